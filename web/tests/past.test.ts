import { afterEach, describe, expect, it } from 'vitest';
import type { Past, TableInfo } from '../src/generated/types';
import { Book } from '../src/i18n/book';
import { speaker } from '../src/i18n/speaker.svelte';

const past: Past = { rules: 1, here: 2, kept: true, note: { kind: 'past-kept', args: { rules: 1, here: 2 } } };
const table = (more: Partial<TableInfo>): TableInfo => ({ game: 'trickery', stage: 'over', past: null, ...more }) as TableInfo;

afterEach(() => {
  speaker.language = 'en';
});

describe('a table of other rules', () => {
  it('says which, and what that means', () => {
    expect(speaker.past(table({}))).toBe('');
    speaker.give('', new Book('en', 'past-kept = Version { $rules }, not { $here }: as it was.'));
    expect(speaker.past(table({ past }))).toBe('Version 1, not 2: as it was.');
  });

  it('is told in the words of its time', () => {
    expect(speaker.said('{1} sneezes.', 'trickery')).toBe('{1} sneezes.');
  });

  it('has a date', () => {
    expect(speaker.date(0)).toMatch(/19(69|70)/);
  });
});
