/** Where a bubble lies: at the seat of whoever speaks, within the window, and over no other bubble. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Which way the speaker is; null where the bubble could not lie at the seat. */
export type Tail = 'up' | 'down' | null;

export interface Place {
  x: number;
  y: number;
  tail: Tail;
}

const EDGE = 8;
const GAP = 9; // between a seat and the tail of its bubble
const APART = 4; // between two bubbles
const INSET = 18; // from the left of a seat to that of its bubble

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** `room` is what can be seen of the board; without a seat on it the bubble lies at its upper edge. */
export function place(seat: Box | null, size: { width: number; height: number }, room: Box, others: readonly Box[]): Place {
  const [left, right] = [room.x + EDGE, room.x + room.width - size.width - EDGE];
  const [top, bottom] = [room.y + EDGE, room.y + room.height - size.height - EDGE];
  let x = clamp(seat ? seat.x + INSET : room.x + (room.width - size.width) / 2, left, right);
  let y = top;
  let tail: Tail = null;
  if (seat) {
    const above = seat.y - size.height - GAP;
    const below = seat.y + seat.height + GAP;
    y = clamp(above >= top ? above : below, top, bottom);
    tail = y === above ? 'down' : y === below ? 'up' : null;
    if (seat.x > x + size.width - INSET || seat.x + seat.width < x + INSET) tail = null;
  }
  for (let tries = 0; tries <= others.length; tries++) {
    const other = others.find((one) => meet(one, { x, y, ...size }));
    if (!other) break;
    const [beside, under] = [other.x + other.width + APART, other.y + other.height + APART];
    if (seat && beside <= Math.min(right, seat.x + seat.width - 2 * INSET)) {
      x = beside; // still at its seat
      continue;
    }
    if (under <= bottom) y = under;
    else x = clamp(beside, left, right);
    tail = null;
  }
  return { x: Math.round(x), y: Math.round(y), tail };
}
