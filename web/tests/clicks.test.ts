/** Fast clicks in one place: which of them count. */

import { describe, expect, it } from 'vitest';
import { Clicks } from '../src/table/clicks';

/** A click with a mouse, as a browser counts it. */
function click(clicks: Clicks, says: string, count = 1, pressed = says): boolean {
  clicks.pressed(pressed);
  return clicks.counts(says, count);
}

describe('a button that stands for several things', () => {
  it('is not pressed by the second of a double click, once the first has decided', () => {
    const clicks = new Clicks();
    expect(click(clicks, 'Pass')).toBe(true);
    clicks.decided();
    expect(click(clicks, 'Ready', 2)).toBe(false);
    expect(click(clicks, 'Ready', 3)).toBe(false);
    expect(click(clicks, 'Ready')).toBe(true);
  });

  it('is pressed again where it says the same, as often as one likes', () => {
    const clicks = new Clicks();
    for (const count of [1, 2, 3]) {
      expect(click(clicks, 'Pass', count)).toBe(true);
      clicks.decided();
    }
  });

  it('may count as it goes where nothing is decided', () => {
    const clicks = new Clicks();
    expect([click(clicks, 'Want wool'), click(clicks, 'Want more wool: 1', 2), click(clicks, 'Want more wool: 2', 3)]).toEqual([true, true, true]);
  });

  it('is not pressed by a click that began on other words', () => {
    const clicks = new Clicks();
    expect(click(clicks, 'Ready', 1, 'Pass')).toBe(false);
    expect(clicks.counts('Ready', 1)).toBe(true); // a click without a press, as a reader of the screen makes it
  });

  it('goes by the keyboard at once, but not by a key that is held', () => {
    const clicks = new Clicks();
    expect(clicks.keyed('Pass', false)).toBe(true);
    clicks.decided();
    expect(clicks.keyed('Ready', true)).toBe(false);
    expect(clicks.keyed('Ready', false)).toBe(true);
    expect(clicks.counts('Ready', 0)).toBe(true);
  });

  it('is not pressed by the second of two quick taps, which no browser counts', () => {
    const tap = (clicks: Clicks, says: string, at: number, x = 100) => {
      clicks.pressed(says, { x, y: 100, at });
      return clicks.counts(says, 1);
    };
    const clicks = new Clicks();
    expect(tap(clicks, 'Pass', 1000)).toBe(true);
    clicks.decided();
    expect(tap(clicks, 'Ready', 1250, 104)).toBe(false);
    expect(tap(clicks, 'Ready', 1500)).toBe(false);
    expect(clicks.counts('Ready', 1)).toBe(true); // without a finger
    expect(tap(clicks, 'Pass', 3000)).toBe(true);
    clicks.decided();
    expect(tap(clicks, 'Ready', 3200, 200)).toBe(true); // somewhere else
    clicks.decided();
    expect(tap(clicks, 'Pass', 3900, 200)).toBe(true); // some time later
  });
});
