import { expect, it, vi } from 'vitest';

vi.mock('../src/look/settings.svelte', () => ({ settings: { still: true, sound: false } }));

import { card, coins, pulse } from '../src/games/motion';
import { inOneGo, together } from '../src/table/stage.svelte';

it('coins that go the same way fly together', () => {
  const [one] = coins('a', 'b', 1);
  const [two] = coins('a', 'b', 2);
  const [back] = coins('b', 'a', 1);
  const [shine] = pulse('chest:thorn', 'chest');
  expect(together([one!, one!, shine!, one!, back!])).toEqual([two, shine, one, back]);
});

it('cards go one after the other, and the same card waits until it has arrived', () => {
  const [first] = card('ambush', 'hand:0', 'discards', 'card:1');
  const [second] = card('ball', 'hand:0', 'discards', 'card:2');
  const [again] = card('ambush', 'discards', 'deck', 'card:1');
  expect(together([first!, second!])).toHaveLength(2);
  expect(inOneGo(first!, second)).toBe(true);
  expect(inOneGo(first!, again)).toBe(false);
  expect(inOneGo(first!, coins('a', 'b', 1)[0])).toBe(false);
  expect(inOneGo(first!, undefined)).toBe(false);
});
