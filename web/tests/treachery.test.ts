import { describe, expect, it } from 'vitest';
import type { CardInfo, TreacheryView } from '../src/generated/types';
import { attempt, parts, picture, printed, share, worth } from '../src/games/treachery/court';
import { PORTRAITS } from '../src/games/treachery/portraits';
import fixture from './fixtures/treachery.json';

const views = fixture.prompts as unknown as TreacheryView[];

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
    const found = parts({ id: 'x:top', text: '', why_not: '', rows: [[symbol(['up'], ['filia', 'asher']), symbol(['down'], ['filia']), symbol([], ['odile'])]] });
    expect(found.get('filia')).toEqual({ effects: ['up', 'down'], settled: false });
    expect(found.get('asher')?.effects).toEqual(['up']);
    expect(found.get('odile')).toEqual({ effects: [], settled: false });
    expect(found.has('brutol')).toBe(false);
  });

  it('is settled for whoever is picked already', () => {
    const found = parts({ id: 'x:top', text: '', why_not: '', rows: [[symbol(['attack'], [], 'filia'), symbol(['down'], ['asher', 'filia'])]] });
    expect(found.get('filia')).toEqual({ effects: ['attack'], settled: true });
    expect(found.get('asher')).toEqual({ effects: ['down'], settled: false });
  });
});

it('an agenda is worth what the rules count', () => {
  let seen = 0;
  for (const view of views) {
    for (const { rise, fall, points } of view.players) {
      if (!rise || !fall) continue;
      seen++;
      expect(worth(view, rise, fall).points).toBe(points);
      expect(share(view, rise, rise, fall) + share(view, fall, rise, fall)).toBe(points);
    }
  }
  expect(seen).toBeGreaterThan(20);
});

it('everybody at court has a portrait', () => {
  for (const who of views[0]!.rows.flat()) expect(PORTRAITS[who.id]?.length).toBeGreaterThan(5);
});

it('a click that is not possible is asked about', () => {
  expect(attempt(['action:ambush:top'])).toBe('play ambush top');
  expect(attempt(['character:filia'])).toBe('pick filia');
  expect(attempt(['deal'])).toBe('deal');
  expect(attempt(['moon:full'])).toBeNull();
});
