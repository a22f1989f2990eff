import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/generated/types';
import { only, pause } from '../src/table/single';

const choice = (action: number): Choice => ({ action, say: `a${action}`, words: '', about: [], rule: '' });

describe('the only choice', () => {
  test('is there when nothing else is', () => {
    expect(only([choice(0)])?.action).toBe(0);
    expect(only([])).toBeNull();
    expect(only([choice(0), choice(1)])).toBeNull();
  });

  test('is never made at once, nor after a time that tells something', () => {
    expect(pause(0)).toBeGreaterThanOrEqual(1000);
    expect(pause(1)).toBeLessThanOrEqual(4000);
    expect(pause(0.2)).not.toBe(pause(0.7));
  });
});
