import { afterEach, describe, expect, it } from 'vitest';
import type { Past, TableInfo } from '../src/generated/types';
import { tongue } from '../src/i18n/tongue.svelte';

const past: Past = { rules: 1, here: 2, kept: true, note: '' };
const table = (more: Partial<TableInfo>): TableInfo => ({ game: 'trickery', stage: 'over', past: null, ...more }) as TableInfo;

afterEach(() => {
  tongue.language = 'en';
});

describe('a table of other rules', () => {
  it('says which, and what that means', () => {
    expect(tongue.past(table({}))).toBe('');
    expect(tongue.past(table({ past }))).toMatch(/version 1 .* version 2\. You see the game as it was/);
    expect(tongue.past(table({ past: { ...past, kept: false } }))).toMatch(/version 1 .* version 2\. The game was not kept/);
    expect(tongue.past(table({ past, stage: 'playing' }))).toMatch(/A server of that time can go on with it\.$/);
    expect(tongue.past(table({ past: { ...past, rules: 2, kept: false } }))).toMatch(/^The game was not kept/);
  });

  it('is told in the words of its time', () => {
    expect(tongue.teller(table({}))).toBe(tongue.game('trickery'));
    expect(tongue.teller(table({ past }))).toBeNull();
  });

  it('has a date', () => {
    expect(tongue.date(0)).toMatch(/19(69|70)/);
  });
});
