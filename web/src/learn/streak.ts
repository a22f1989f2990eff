/** Days: which puzzle is that of one, and how many in a row somebody has solved. */

import type { PuzzleDay } from '../generated/types';

export interface Streak {
  /** The last day with an answer, as `2026-11-17`; '' before the first. */
  day: string;
  /** Days in a row that were solved, up to then. */
  run: number;
  longest: number;
}

export const NONE: Streak = { day: '', run: 0, longest: 0 };

const NEXT = 24 * 60 * 60 * 1000;
const follows = (before: string, day: string): boolean => Date.parse(day) - Date.parse(before) === NEXT;

/** With the answer of a day. The first one counts: a day that is counted already changes nothing. */
export function after(streak: Streak, day: string, right: boolean): Streak {
  if (streak.day >= day) return streak;
  const run = right ? (follows(streak.day, day) ? streak.run + 1 : 1) : 0;
  return { day, run, longest: Math.max(run, streak.longest) };
}

/** What stands on this day: a day without an answer ends a row. */
export function standing(streak: Streak, day: string): number {
  return streak.day === day || follows(streak.day, day) ? streak.run : 0;
}

/** The list of a day as it is on a later one: games and puzzles come in turn, one a day. */
export function onDay(list: PuzzleDay, day: string): PuzzleDay {
  const days = Math.round((Date.parse(day) - Date.parse(list.day)) / NEXT);
  if (!(days > 0)) return list;
  const now = list.shelves.findIndex(({ game }) => game === list.game);
  return {
    day,
    game: list.shelves[(now + days) % list.shelves.length]?.game ?? null,
    shelves: list.shelves.map((shelf) => ({ ...shelf, today: ((shelf.today - 1 + days) % shelf.count) + 1 })),
  };
}

/** What was kept, as far as it can be read. */
export function read(text: string | null): Streak {
  try {
    const { day, run, longest } = JSON.parse(text ?? '') as Streak;
    return /^\d{4}-\d\d-\d\d$/.test(day) && Number.isInteger(run) && Number.isInteger(longest) ? { day, run, longest } : NONE;
  } catch {
    return NONE;
  }
}
