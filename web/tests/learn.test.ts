import { describe, expect, it } from 'vitest';
import type { AnyView, Choice } from '../src/generated/types';
import type { Kit } from '../src/games/kit';
import { holds } from '../src/learn/notes';
import { marks } from '../src/learn/point';
import { judged } from '../src/learn/puzzles';
import { after, NONE, onDay, read, standing } from '../src/learn/streak';

describe('the streak', () => {
  it('grows with every day that was solved, and begins anew after a gap or a wrong answer', () => {
    const first = after(NONE, '2026-02-27', true);
    const second = after(first, '2026-02-28', true);
    expect(second).toEqual({ day: '2026-02-28', run: 2, longest: 2 });
    expect(after(second, '2026-03-01', true).run).toBe(3);
    expect(after(second, '2026-03-02', true)).toEqual({ day: '2026-03-02', run: 1, longest: 2 });
    expect(after(second, '2026-03-01', false)).toEqual({ day: '2026-03-01', run: 0, longest: 2 });
  });
  it('counts the first answer of a day', () => {
    const missed = after(NONE, '2026-02-27', false);
    expect(after(missed, '2026-02-27', true)).toBe(missed);
    expect(after(missed, '2026-02-26', true)).toBe(missed);
  });
  it('stands until a day has gone by without an answer', () => {
    const streak = { day: '2026-02-27', run: 4, longest: 9 };
    expect([standing(streak, '2026-02-27'), standing(streak, '2026-02-28'), standing(streak, '2026-03-01')]).toEqual([4, 4, 0]);
  });
  it('begins where nothing can be read', () => {
    for (const text of [null, '', 'x', '{"day":3}', '{"day":"2026-02-27","run":"many","longest":1}']) expect(read(text)).toEqual(NONE);
    expect(read('{"day":"2026-02-27","run":2,"longest":5}').run).toBe(2);
  });
});

const choice = (say: string, about: string[]) => ({ say, about }) as Choice;
const view = (more: object) => ({ choices: [choice('a', ['card:a'])], prompt: { kind: 'ask-card', args: {} }, ...more }) as unknown as AnyView;

describe('the puzzle of the day without a server', () => {
  const list = { day: '2026-11-17', game: 'trieste', shelves: [{ game: 'trickery', count: 48, today: 47 }, { game: 'trieste', count: 3, today: 1 }] };
  it('comes in turn, as the server would have it', () => {
    expect(onDay(list, '2026-11-17')).toBe(list);
    expect(onDay(list, '2026-11-16')).toBe(list); // a clock that is wrong
    expect(onDay(list, 'nonsense')).toBe(list);
    const later = onDay(list, '2026-11-20');
    expect(later).toEqual({ day: '2026-11-20', game: 'trickery', shelves: [{ game: 'trickery', count: 48, today: 2 }, { game: 'trieste', count: 3, today: 1 }] });
    expect(onDay({ day: '2026-11-17', game: null, shelves: [] }, '2026-11-20').game).toBe(null);
  });

  it('is judged from what the best answer is told', () => {
    const best = { right: true, verdicts: [{ do: 'pause', chance: 60, low: 50, high: 70 }, { do: 'favour', chance: 30, low: 20, high: 40 }], why: [], worlds: 600 };
    expect(judged(best, 'pause')).toEqual(best);
    expect(judged(best, 'favour')).toEqual({ ...best, right: false });
    expect(judged(undefined, 'favour')).toBe(undefined);
  });
});

describe('pointing', () => {
  it('tells what is to be clicked from what is to be looked at', () => {
    const kit = { points: ([first]: string[]) => (first === 'chests' ? ['chest:thorn', 'chest:machine'] : []) } as unknown as Kit;
    const found = marks(['view:chests', 'view:nowhere', 'seat:1'], [choice('betray 2', ['card:betray', 'seat:1'])], ['pause'], kit, view({}));
    expect([...found]).toEqual([
      ['chest:thorn', 'look'],
      ['chest:machine', 'look'],
      ['seat:1', 'do'],
      ['card:betray', 'do'],
    ]);
  });
});

describe('a note', () => {
  it('is said with its question, or when something is there', () => {
    expect(holds('ask-card', view({}))).toBe(true);
    expect(holds('ask-card', view({ choices: [] }))).toBe(false);
    expect(holds('ask-other', view({}))).toBe(false);
    expect(holds('view:duel', view({ duel: null }))).toBe(false);
    expect(holds('view:duel', view({ duel: {} }))).toBe(true);
    expect(holds('view:players.0.hand', view({ players: [{ hand: [] }] }))).toBe(false);
    expect(holds('view:players.0.hand', view({ players: [{ hand: ['x'] }] }))).toBe(true);
    expect(holds('view:players.3.hand', view({ players: [] }))).toBe(false);
  });
});
