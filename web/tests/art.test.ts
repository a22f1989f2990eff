import { describe, expect, it } from 'vitest';
import { EMBLEMS, spareArt } from '../src/art/emblems';
import { fit, width, wrap } from '../src/art/wrap';

describe('words on cards', () => {
  it('break between words, none wider than the card', () => {
    const lines = wrap('Steal 1 coin from another member of your society.', 9);
    expect(lines.join(' ')).toBe('Steal 1 coin from another member of your society.');
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(9);
  });

  it('break within a word that is too long', () => {
    expect(wrap('Donaudampfschifffahrt', 5).length).toBeGreaterThan(1);
    expect(wrap('', 5)).toEqual([]);
  });

  it('get smaller until they fit, and are cut off at last', () => {
    expect(fit('Pay tribute', 96, 34, [15, 12]).size).toBe(15);
    const long = fit('word '.repeat(80), 96, 34, [15, 12]);
    expect(long.size).toBe(12);
    expect(long.lines.length * 12 * 1.18).toBeLessThanOrEqual(34);
    expect(long.lines.at(-1)).toMatch(/…$/);
  });
});

it('a card that nobody has drawn has always the same picture', () => {
  expect(spareArt('sultan')).toEqual(spareArt('sultan'));
  expect(EMBLEMS[spareArt('doge').emblem]).toBeDefined();
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => JSON.stringify(spareArt(id)))).size).toBeGreaterThan(2);
});
