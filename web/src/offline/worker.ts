/**
 * The service worker: it keeps the page and its texts, so that rules, cards and puzzles are there without a server, and the
 * page can be installed. It answers with what it has kept only where the server does not answer; so nobody is ever shown an old
 * page by a server that has a new one. It knows no versions of its own: the list of files that comes with each build is all
 * it needs.
 */

import { kindOf, spare, texts, type Kept } from './kinds';

/** What a worker is and gets, as far as we use it; the types of the page know nothing of it. */
interface Worker {
  addEventListener(kind: 'install' | 'activate', then: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', then: (event: Fetching) => void): void;
  addEventListener(kind: 'message', then: (event: Lasting & { data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const KEPT: Kept = 'x-kept';
const PAGE = 'page';
const TEXTS = 'texts';
const INDEX = '/';
const LIST = '/files.json';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data && typeof data === 'object' && 'language' in data) event.waitUntil(stock(String(data.language)).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, location.origin);
  if (kind === 'page') event.respondWith(fetch(request).catch(() => kept(PAGE, INDEX)));
  else if (kind === 'file') event.respondWith(caches.match(request, { cacheName: PAGE }).then((found) => found ?? fetch(request)));
  else if (kind === 'text') event.respondWith(read(request));
});

async function read(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(TEXTS)).put(request.url, answer.clone());
    return answer;
  } catch {
    return kept(TEXTS, request.url);
  }
}

async function kept(cacheName: string, address: string): Promise<Response> {
  const found = await caches.match(address, { cacheName });
  if (!found) return Response.error();
  const headers = new Headers(found.headers);
  headers.set(KEPT, 'yes');
  return new Response(found.body, { status: found.status, headers });
}

/** Lay in stock: first all files of a page, then the page itself, so that what is kept always fits together. */
async function stock(language: string): Promise<void> {
  const [index, list] = await Promise.all([fetch(INDEX, { cache: 'no-store' }), fetch(LIST, { cache: 'no-store' })]);
  if (!index.ok || !list.ok) return;
  const files = (await list.clone().json()) as string[];
  const cache = await caches.open(PAGE);
  const before = await cache.match(LIST).then((old) => (old ? (old.json() as Promise<string[]>) : []));
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path !== INDEX && path !== LIST);
  await cache.addAll(files.filter((file) => !held.includes(file)));
  await cache.put(INDEX, index);
  const newer = before.join() !== files.join(); // and so may be what there is to read
  if (newer) for (const file of spare(held, files, before)) await cache.delete(file);
  const shelf = await caches.open(TEXTS);
  const games = ((await (await fetch(texts([], language)[0]!)).json()) as { name: string }[]).map(({ name }) => name);
  const missing: string[] = []; // one that cannot be had keeps no other away
  for (const text of texts(games, language)) if (newer || !(await shelf.match(text))) await shelf.add(text).catch(() => missing.push(text));
  if (newer && !missing.length) await cache.put(LIST, list); // last: whoever is interrupted begins anew
}
