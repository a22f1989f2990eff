import { expect, it } from 'vitest';
import { accented } from '../src/i18n/pseudo';

it('makes every text longer and stranger, whatever it stands in', () => {
  const words = accented({ home: 'Home again, {1}', count: (n: number) => `${n} players at a table`, list: ['one', 'two'], of: 3 });
  expect(words.home).toMatch(/^Hö[^a-z]*/);
  expect(words.home).toContain('{1}');
  expect(words.home.length).toBeGreaterThan('Home again, {1}'.length);
  expect(words.count(4)).toMatch(/^4 /);
  expect(words.count(4)).not.toContain('players');
  expect(words.list[0]).not.toBe('one');
  expect(words.of).toBe(3);
});
