import { describe, expect, it } from 'vitest';
import type { CardInfo, TreacheryView } from '../src/generated/types';
import { attempt, parts, picture, printed, share, wordsOn, worth } from '../src/games/treachery/court';
import { PORTRAITS } from '../src/games/treachery/portraits';

describe('pictures of actions', () => {
  it('are read as cards write them', () => {
    const rows = picture('wx / - / y^ y');
    expect(rows.map((row) => row.map((symbol) => symbol.colour))).toEqual([['white'], [], ['yellow', 'yellow']]);
    expect(rows[0]![0]!.effects).toEqual(['attack']);
    expect(rows[2]!.map((symbol) => symbol.effects)).toEqual([['up'], []]);
    expect(picture('w+v w')[0]![0]!.effects).toEqual(['heal', 'down']);
  });

  it('show who filled them, in the order in which symbols with effects come', () => {
    const cards = new Map([['coup', { facts: { top: 'w^', bottom: 'wx / y^ y' } } as unknown as CardInfo]]);
    const filled = printed(cards, 'coup:bottom', ['lucius', 'filia']).rows.flat();
    expect(filled.map((symbol) => symbol.filled)).toEqual(['lucius', 'filia', null]);
    expect(printed(cards, 'unknown:top').rows.flat()).toEqual([expect.objectContaining({ filled: null })]);
  });
});

describe('what an action asks of whom', () => {
  const symbol = (effects: string[], able: string[], filled: string | null = null) => ({ colour: 'white', effects, able, filled });

  it('is all that could happen to them', () => {
    const found = parts({ id: 'x:top', words: { kind: 'x' }, why_not: null, rows: [[symbol(['up'], ['filia', 'asher']), symbol(['down'], ['filia']), symbol([], ['odile'])]] });
    expect(found.get('filia')).toEqual({ effects: ['up', 'down'], settled: false });
    expect(found.get('asher')?.effects).toEqual(['up']);
    expect(found.get('odile')).toEqual({ effects: [], settled: false });
    expect(found.has('brutol')).toBe(false);
  });

  it('is settled for whoever is picked already', () => {
    const found = parts({ id: 'x:top', words: { kind: 'x' }, why_not: null, rows: [[symbol(['attack'], [], 'filia'), symbol(['down'], ['asher', 'filia'])]] });
    expect(found.get('filia')).toEqual({ effects: ['attack'], settled: true });
    expect(found.get('asher')).toEqual({ effects: ['down'], settled: false });
  });
});

describe('what a table is worth', () => {
  const HOUSES: Record<string, string> = {
    filia: 'green', asher: 'green', brutol: 'red', gerard: 'red', diane: 'purple', elaine: 'purple', lucius: 'blue', isolde: 'blue',
  };
  const table = (rows: string, hurt: string): TreacheryView => {
    const state = (id: string) => (hurt.split(' ').includes(id) ? 'wounded' : 'unwounded');
    const row = (names: string) => names.trim().split(' ').map((id) => ({ id, house: HOUSES[id] ?? null, state: state(id) }));
    return { rows: rows.split('/').map(row) } as unknown as TreacheryView;
  };
  const example = table('filia / diane / asher brutol / gerard elaine lucius isolde corvin odile', 'asher elaine');

  it.each([
    ['green', 'red', 8, 'TRE-EX-5'],
    ['green', 'purple', 6, 'TRE-EX-6'],
    ['red', 'green', 2, 'the same card turned round: 1 + 0 + 0 + 2, and 1 off'],
  ])('%s to rise and %s to fall: %i (%s)', (rise, fall, points) => {
    expect(worth(example, rise, fall).points).toBe(points);
    expect(share(example, rise, rise, fall) + share(example, fall, rise, fall)).toBe(points);
  });

  it('is told noble by noble, with wounds', () => {
    expect(worth(example, 'green', 'red').nobles).toEqual([
      { id: 'filia', rows: 3, hurt: false },
      { id: 'asher', rows: 1, hurt: true },
      { id: 'brutol', rows: 2, hurt: false },
      { id: 'gerard', rows: 3, hurt: false },
    ]);
  });

  it('everybody at court has a portrait', () => {
    for (const who of example.rows.flat()) expect(PORTRAITS[who.id]?.length).toBeGreaterThan(5);
  });
});

it('what an action says comes with its card', () => {
  const card = { facts: { top: 'w^', bottom: 'wv', upper: { kind: 'deed-up.order' }, lower: { kind: 'deed-down.order' } } };
  expect(wordsOn(card, 'top')).toEqual({ kind: 'deed-up.order' });
  expect(wordsOn(card, 'bottom')).toEqual({ kind: 'deed-down.order' });
  expect(wordsOn(undefined, 'top')).toBeNull();
  expect(printed(new Map([['coup', card as unknown as CardInfo]]), 'coup:bottom').words).toEqual({ kind: 'deed-down.order' });
});

it('a click that is not possible is asked about', () => {
  expect(attempt(['action:ambush:top'])).toBe('play ambush top');
  expect(attempt(['character:filia'])).toBe('pick filia');
  expect(attempt(['deal'])).toBe('deal');
  expect(attempt(['moon:full'])).toBeNull();
});
