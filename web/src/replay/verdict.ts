/** What a review comes to: the moments that mattered, who led when, and the best and the worst move of each. */

import type { Decision, Review } from '../generated/types';

export interface TurningPoint {
  decision: Decision;
  /** slip: something better was there. rise, fall: much has happened since this player's last decision. */
  kind: string;
  by: number;
}

/** The moments that changed most, in the order in which they came. */
export function mattered(review: Pick<Review, 'decisions' | 'moments'>, most = 3): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (const { move, kind, by } of [...review.moments].sort((a, b) => b.by - a.by)) {
    const decision = review.decisions.find((one) => one.move === move);
    if (decision && !found.some((one) => one.decision.move === move)) found.push({ decision, kind, by });
  }
  return found.slice(0, most).sort((a, b) => a.decision.move - b.decision.move);
}

/** The decision, counted from 1, after which somebody was behind nobody any more; 0: never was; null: was so to the end. */
export function aheadFrom(decisions: readonly Decision[], seat: number): number | null {
  const chances = new Map<number, number>();
  let from: number | null = 0;
  for (const [at, one] of decisions.entries()) {
    chances.set(one.seat, one.chance);
    const own = chances.get(seat);
    const ahead = own !== undefined && [...chances].every(([other, chance]) => other === seat || chance <= own);
    if (own !== undefined || chances.size > 1) {
      if (!ahead) from = null;
      else from ??= at + 1;
    }
  }
  return from;
}

/** How much of a victory each gave away in all, the most careful first. */
export function givenAway(decisions: readonly Decision[]): { seat: number; lost: number }[] {
  const sums = new Map<number, number>();
  for (const { seat, lost } of decisions) sums.set(seat, (sums.get(seat) ?? 0) + lost);
  return [...sums].map(([seat, lost]) => ({ seat, lost })).sort((a, b) => a.lost - b.lost);
}

const WORTH_A_WORD = 0.02; // less than this is within the noise of the search

/** The decision that gave away most; of one player, or of all. */
export function worst(decisions: readonly Decision[], seat?: number): Decision | null {
  const own = decisions.filter((one) => (seat === undefined || one.seat === seat) && one.lost >= WORTH_A_WORD);
  return own.reduce<Decision | null>((found, one) => (found && found.lost >= one.lost ? found : one), null);
}

/** How much better it was than the next best thing. */
export const better = ({ do: done, best }: Decision): number => (best[0]?.do === done && best[1] ? best[0].chance - best[1].chance : 0);

/** The decision that nothing else came near to. */
export function best(decisions: readonly Decision[], seat: number): Decision | null {
  const own = decisions.filter((one) => one.seat === seat && better(one) >= WORTH_A_WORD);
  return own.reduce<Decision | null>((found, one) => (found && better(found) >= better(one) ? found : one), null);
}
