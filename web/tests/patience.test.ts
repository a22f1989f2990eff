import { expect, test } from 'vitest';
import { patience } from '../src/table/patience';

test('among bots nobody waits', () => {
  expect(patience(false)).toBeLessThan(500);
});

test('before people it is mostly soon and sometimes late, whatever one holds', () => {
  const waits = Array.from({ length: 400 }, () => patience(true));
  expect(Math.min(...waits)).toBeGreaterThan(1000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(12_000);
  expect(waits.filter((wait) => wait > 4500).length).toBeGreaterThan(10);
});
