import { describe, expect, it } from 'vitest';
import { moment, read, tableIn } from '../src/addresses';

describe('addresses', () => {
  it('lead to the pages', () => {
    expect(read('/')).toEqual({ page: 'home' });
    expect(read('/create', '', '?game=trickery')).toEqual({ page: 'create', game: 'trickery', deck: null });
    expect(read('/decks/fivesails')).toEqual({ page: 'decks', game: 'fivesails' });
    expect(read('/table/k7f2')).toEqual({ page: 'table', id: 'k7f2' });
    expect(read('/rules/trickery', '#TRK-C-2')).toEqual({ page: 'rules', game: 'trickery', rule: 'TRK-C-2' });
    expect(read('/seat/k7f2', '#s3cret')).toEqual({ page: 'seat', id: 'k7f2', token: 's3cret' });
  });

  it('lead nowhere when they are odd', () => {
    for (const path of ['/tables', '/table', '/table/a/b', '/rules', '/create/x', '/seat']) {
      expect(read(path).page).toBe('nowhere');
    }
    expect(read('/table/%E0%A4%A').page).toBe('table'); // a broken escape does no harm
  });

  it('name a moment of a replay, and come back to it', () => {
    const address = moment('k7f2', 12, 1);
    expect(address).toBe('/table/k7f2/replay#move=12&eyes=1');
    const [path = '', hash] = address.split('#');
    expect(read(path, `#${hash}`)).toEqual({ page: 'replay', id: 'k7f2', move: 12, eyes: 1 });
    expect(read('/table/k7f2/replay', '#move=-1&eyes=x')).toEqual({ page: 'replay', id: 'k7f2', move: null, eyes: null });
  });
});

describe('joining', () => {
  it('takes a code or any link to the table', () => {
    expect(tableIn(' k7f2 ')).toBe('k7f2');
    expect(tableIn('https://cards.example/table/k7f2')).toBe('k7f2');
    expect(tableIn('https://cards.example/table/k7f2/replay#move=3')).toBe('k7f2');
  });

  it('does not take other things', () => {
    expect(tableIn('')).toBeNull();
    expect(tableIn('let me in!')).toBeNull();
    expect(tableIn('https://cards.example/')).toBeNull();
  });
});
