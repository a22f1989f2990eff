/**
 * Puzzles, from the server; where that does not answer, from the books that the browser has kept. A book has the answers in
 * it: the server cannot hold them back from a page that is to judge without it, so the page does, until somebody has chosen.
 */

import type { Puzzle, PuzzleBook, PuzzleDay, PuzzleVerdict } from '../generated/types';
import { api, Failure } from '../net/api';
import { reach } from '../offline/reach.svelte';
import { onDay } from './streak';

const today = (): string => new Date().toISOString().slice(0, 10);

/** What the server says, or what the book of a game has where there is no server. */
async function orKept<T>(asked: Promise<T>, game: string, look: (book: PuzzleBook) => T | undefined): Promise<T> {
  try {
    return await asked;
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.status) throw failure;
    const found = look(await api.puzzleBook(game));
    if (found === undefined) throw failure;
    return found;
  }
}

export const puzzles = {
  ofDay: async (): Promise<PuzzleDay> => {
    const list = await api.puzzles();
    return reach.away ? onDay(list, today()) : list; // one that was kept may be of another day
  },
  one: (game: string, number: number): Promise<Puzzle> => orKept(api.puzzle(game, number), game, (book) => book.puzzles[number - 1]),
  answer: (game: string, number: number, say: string): Promise<PuzzleVerdict> =>
    orKept(api.answer(game, number, say), game, (book) => judged(book.answers[number - 1], say)),
};

/** What an answer is told, from what the best one is told. */
export function judged(best: PuzzleVerdict | undefined, say: string): PuzzleVerdict | undefined {
  return best && { ...best, right: say === best.verdicts[0]?.do };
}
