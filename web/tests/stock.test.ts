import { beforeEach, expect, it, vi } from 'vitest';

type Lasting = { data: unknown; waitUntil: (done: Promise<unknown>) => void };

/** A shelf of the browser, as far as the worker uses it. */
class Shelf {
  held = new Map<string, Response>();
  keys = async () => [...this.held.keys()].map((path) => ({ url: `https://here${path}` }));
  match = async (path: string) => this.held.get(path)?.clone();
  put = async (path: string, answer: Response) => void this.held.set(path, answer);
  add = async (path: string) => {
    const answer = await fetch(path);
    if (!answer.ok) throw new TypeError('not kept');
    this.held.set(path, answer);
  };
  addAll = async (paths: string[]) => void (await Promise.all(paths.map(this.add)));
}

let refused: string[] = [];
let tell: (event: Lasting) => void;
const shelves: Record<string, Shelf> = { page: new Shelf(), texts: new Shelf() };

async function stock(): Promise<void> {
  let all: Promise<unknown> = Promise.resolve();
  tell({ data: { language: 'de' }, waitUntil: (done) => (all = done) });
  await all;
}

beforeEach(async () => {
  const served: Record<string, unknown> = { '/files.json': ['/assets/a.js'], '/api/games?language=de': [{ name: 'trieste' }] };
  vi.stubGlobal('caches', { open: async (name: string) => shelves[name] });
  vi.stubGlobal('fetch', async (path: string) => new Response(JSON.stringify(served[path] ?? path), { status: refused.includes(path) ? 500 : 200 }));
  vi.stubGlobal('self', { addEventListener: (kind: string, then: typeof tell) => kind === 'message' && (tell = then) });
  vi.resetModules();
  await import('../src/offline/worker');
});

it('keeps what it can get where one text cannot be had, and asks for that again', async () => {
  refused = ['/api/puzzles'];
  await stock();
  const held = () => [...shelves.texts!.held.keys()];
  expect(held()).toContain('/api/games/trieste/words/de');
  expect(held()).not.toContain('/api/puzzles');
  expect(shelves.page!.held.has('/')).toBe(true);
  expect(shelves.page!.held.has('/files.json')).toBe(false);
  refused = [];
  await stock();
  expect(held()).toContain('/api/puzzles');
  expect(shelves.page!.held.has('/files.json')).toBe(true);
});
