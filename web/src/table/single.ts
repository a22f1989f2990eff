/**
 * Where there is nothing to choose, the page may answer by itself. It takes about as long as a person who looks and
 * passes, and never the same time twice, so that nobody at the table learns that there was nothing to choose.
 */

import type { Choice } from '../generated/types';

const LEAST = 1200; // milliseconds
const MOST = 3800;

/** The only choice there is, or null where there are several or none. */
export function only(choices: readonly Choice[]): Choice | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

export function pause(chance: number = Math.random()): number {
  return LEAST + chance * (MOST - LEAST);
}
