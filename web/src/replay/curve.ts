/** The winning chances of a reviewed game as lines, one for each seat. */

import type { Decision } from '../generated/types';

export interface Point {
  move: number;
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  points: Point[];
}

/** Lines in a box of this size: time runs to the right, and a sure victory is at the top. */
export function lines(decisions: readonly Decision[], last: number, width: number, height: number): Line[] {
  const bySeat = new Map<number, Point[]>();
  for (const one of decisions) {
    const points = bySeat.get(one.seat) ?? [];
    points.push({ move: one.move, x: across(one.move, last, width), y: (1 - one.chance) * height });
    bySeat.set(one.seat, points);
  }
  return [...bySeat.entries()].sort(([a], [b]) => a - b).map(([seat, points]) => ({ seat, points }));
}

export const across = (move: number, last: number, width: number): number => (last > 0 ? (move / last) * width : 0);

export const path = (points: readonly Point[]): string =>
  points.map((point, n) => `${n ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('');
