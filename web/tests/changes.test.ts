import { describe, expect, it } from 'vitest';
import { changed, Misfit } from '../src/net/changes';

interface Told {
  game: string;
  views: unknown[];
  changes: unknown[];
}

/** What players see in games as they are now: made by `fixtures/changes.py`. */
const made = Object.values(import.meta.glob<Told[]>('./made/changes.json', { eager: true, import: 'default' }))[0] ?? [];

describe('a change', () => {
  const old = { a: 1, b: { c: [1, 2, 3] }, d: null as number | null };

  it.each([
    [[5], 5],
    [{}, old],
    [{ a: [2] }, { ...old, a: 2 }],
    [{ d: [null] }, old],
    [{ b: { c: [1, 2, [7, 8]] } }, { ...old, b: { c: [1, 7, 8, 3] } }],
    [{ b: { c: { 2: [9] } } }, { ...old, b: { c: [1, 2, 9] } }],
    [{ b: { c: [3, 3, [4]] } }, { ...old, b: { c: [1, 2, 3, 4] } }],
  ])('%j is carried out', (change, expected) => {
    const before = JSON.stringify(old);
    expect(changed(old, change)).toEqual(expected);
    expect(JSON.stringify(old)).toBe(before);
  });

  it.each([
    [[]],
    [[1, 2]],
    [[0, 1, []]],
    [{ e: [1] }],
    [{ a: { b: [1] } }],
    [{ d: { b: [1] } }],
    [{ toString: [1] }],
    [{ __proto__: null, constructor: [1] }],
    [{ b: { c: { 3: [1] } } }],
    [{ b: { c: { length: [1] } } }],
    [{ b: { c: [2, 1, []] } }],
    [{ b: { c: [0, 4, []] } }],
    [{ b: { c: [-1, 1, []] } }],
    [{ b: { c: [0.5, 1, []] } }],
    [{ b: { c: [0, 1, 'x'] } }],
    [null],
    ['a'],
    [7],
  ])('%j does not fit', (change) => {
    expect(() => changed(old, change)).toThrow(Misfit);
  });
});

it('is tried on every game', () => {
  expect(made.length, 'make it with: python web/tests/fixtures/changes.py').toBe(5);
});

describe.each(made)('$game', ({ views, changes }) => {
  it('is followed by its changes, as the server makes them', () => {
    expect(changes.length).toBeGreaterThan(20);
    let now: unknown = views[0];
    changes.forEach((change, at) => {
      now = changed(now, change);
      expect(JSON.stringify(now)).toBe(JSON.stringify(views[at + 1]));
    });
  });
});
