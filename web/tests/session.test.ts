/** A question with one answer, at the level of a table: who answers it, when, and when nobody does. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyView, Choice, Hello, LessonInfo, TableInfo } from '../src/generated/types';
import type { Kit } from '../src/games/kit';

interface Ears {
  heard(message: Hello): boolean;
}
const told: { type: string; do?: string; question?: number }[] = [];
let ears: Ears;
vi.mock('../src/net/live', () => ({
  FINAL: [],
  Live: class {
    readonly id = 'k7f2';
    constructor(_: string, given: Ears) {
      ears = given;
    }
    ask(message: (typeof told)[number]): Promise<{ type: string }> {
      told.push(message);
      return Promise.resolve({ type: 'done' });
    }
    start(): void {}
    stop(): void {}
    nudge(): void {}
  },
}));
const settings = { single: true, passes: true, still: true, sound: false };
vi.mock('../src/look/settings.svelte', () => ({ settings, kept: () => null, keep: () => undefined }));
let kit: Partial<Kit>;
vi.mock('../src/games/registry', () => ({ kitOf: () => Promise.resolve(kit) }));
vi.mock('../src/net/api', () => ({ api: {}, Failure: class extends Error {} }));
vi.mock('../src/visitor.svelte', () => ({ visitor: {} }));
vi.mock('../src/offline/reach.svelte', () => ({ reach: { look: () => undefined } }));
vi.mock('../src/i18n/speaker.svelte', () => ({ speaker: { said: () => '' } }));
vi.mock('../src/sound/sound', () => ({ play: () => undefined }));
const { Session } = await import('../src/table/session.svelte');

const choice = (say: string): Choice => ({ action: 1, say, words: say, about: [], rule: '' });
const seats = (people: number) => [0, 1].map((seat) => ({ seat, name: `N${seat}`, bot: seat < people ? null : 'gentle', stand_in: null }));
const hello = (says: readonly string[], people = 1, more: { stage?: string; waiting?: number[]; lesson?: Partial<LessonInfo> } = {}): Hello => {
  const view = { seat: 0, waiting: more.waiting ?? [0], prompt: 'q', choices: says.map(choice), result: null } as unknown as AnyView;
  const table = { id: 'k7f2', game: 'trickery', you: 0, stage: more.stage ?? 'playing', seats: seats(people) } as unknown as TableInfo;
  const lesson = (more.lesson as LessonInfo | undefined) ?? null;
  return { type: 'hello', version: 1, look: 1, now: { table, view, can_take_back: false, question: 7, aim: '', standing: [], lesson }, items: [], time_left: null, times: [], running: [], since: 0, earlier: 0 };
};
const LONGEST = 60_000; // longer than anything is ever waited for

/** What was done within so many milliseconds after a question came. */
async function after(milliseconds: number, message: Hello): Promise<string[]> {
  new Session('k7f2');
  ears.heard(message);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return told.filter(({ type }) => type === 'act').map((one) => one.do ?? '');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  told.length = 0;
  kit = {};
  Object.assign(settings, { single: true, passes: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a question with one answer', () => {
  it('is answered for me, once, after it could be seen', async () => {
    expect(await after(1400, hello(['pay 3']))).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toEqual([expect.objectContaining({ type: 'act', do: 'pay 3', question: 7 })]);
    await vi.advanceTimersByTimeAsync(LONGEST);
    expect(told).toHaveLength(1);
  });

  it('takes as long as any other before people, who might read something out of it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await after(2500, hello(['pay 3'], 2))).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(told.map((one) => one.do)).toEqual(['pay 3']);
  });

  it('is mine where I want it so', async () => {
    settings.single = false;
    expect(await after(LONGEST, hello(['pay 3']))).toEqual([]);
  });

  it.each([
    ['of two answers', hello(['pay 3', 'pay 4'])],
    ['that is asked of somebody else', hello(['pay 3'], 1, { waiting: [1] })],
    ['at a table that is over', hello(['pay 3'], 1, { stage: 'over' })],
    ['that a lesson is about', hello(['pay 3'], 1, { lesson: { number: 2, wanted: ['pay 3'] } })],
  ])('is not one %s', async (_, message) => {
    expect(await after(LONGEST, message)).toEqual([]);
  });

  it('waits where there is something to look at', async () => {
    kit = { lingers: () => true };
    expect(await after(LONGEST, hello(['done']))).toEqual([]);
  });

  it('is not answered any more when it has another answer by then', async () => {
    await after(1000, hello(['pay 3']));
    ears.heard({ ...hello(['pay 3', 'pay 4']), look: 2 });
    await vi.advanceTimersByTimeAsync(LONGEST);
    expect(told).toEqual([]);
  });

  it('that lets something pass goes by the other setting, and sooner among bots', async () => {
    kit = { passing: (view) => view.choices[0] ?? null };
    settings.single = false;
    expect(await after(400, hello(['pass']))).toEqual(['pass']);
  });
});
