/** What the board says, as phrases: the words for them are in the book of the game. */

import type { Phrase, TriesteThreat } from '../../generated/types';
import { piles } from './city';
import { isTreasure } from './titles';

type Named = Phrase | string;

/** So many cards of one title: 2 Coppers, or 2 × Burglar. */
export function counted(id: string, number: number): Named {
  if (isTreasure(id)) return { kind: 'show-coins', args: { number, coin: `card:${id}` } };
  return number > 1 ? { kind: 'show-times', args: { number, card: `card:${id}` } } : `card:${id}`;
}

/** Cards by title, for a sentence that lists them. */
export const several = (ids: readonly string[]): Named[] => piles(ids).map(({ id, count }) => counted(id, count));

/** How a Hero lies. */
export const lies = (hero: { up: boolean; done: boolean }): Phrase => ({ kind: hero.done ? 'show-done' : hero.up ? 'show-face-up' : 'show-face-down' });

/** What is about to happen. */
export function threatens(threat: TriesteThreat): Phrase {
  if (threat.kind === 'capture') return { kind: 'show-capture', args: { card: `card:${threat.card}` } };
  if (threat.kind === 'taking') return { kind: 'show-taking', args: { seat: `seat:${threat.by}`, victim: `seat:${threat.victim}`, count: threat.count } };
  return { kind: 'show-renown', args: { count: threat.count } };
}
