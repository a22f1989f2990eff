import { describe, expect, it } from 'vitest';
import type { TrickeryView } from '../src/generated/types';
import { attempt, choosing, spoken } from '../src/games/trickery/actions';

const player = (seat: number, society: string | null, coins: number, hand = ['betray', 'build', 'bribe', 'favour', 'tribute', 'outdo']) => ({
  seat,
  society,
  coins,
  seals: 0,
  hand,
  played: [],
  pick: null,
});
const view = (...players: ReturnType<typeof player>[]) => ({ seat: 0, result: null, players }) as unknown as TrickeryView;

describe('what to ask the rules about a click', () => {
  const table = view(player(0, 'thorn', 2), player(1, 'machine', 1), player(2, 'thorn', 0), player(3, 'thorn', 4));

  it('is the action that the things together mean', () => {
    expect(attempt(table, ['card:bribe', 'seat:2'])).toBe('bribe 3');
    expect(attempt(table, ['pause'])).toBe('pause');
    expect(attempt(table, ['society:machine'])).toBe('choose machine');
  });

  it('takes the target that one would most likely mean', () => {
    expect(attempt(table, ['card:bribe'])).toBe('bribe 2');
    expect(attempt(table, ['card:betray'])).toBe('betray 4'); // a fellow who has a coin
    expect(attempt(table, ['card:tribute'])).toBe('tribute 1');
    expect(attempt(table, ['card:favour'])).toBe('favour');
  });

  it('takes a card that one might play on that seat', () => {
    expect(attempt(table, ['seat:1'])).toBe('bribe 2');
    expect(attempt(table, ['seat:2'])).toBe('build 3');
    expect(attempt(view(player(0, 'thorn', 2, ['favour']), player(1, 'thorn', 1)), ['seat:1'])).toBe('build 2');
  });

  it('is nothing for things that no action is about', () => {
    expect(attempt(table, ['moon:full'])).toBeNull();
  });
});

it('actions are read as they are said', () => {
  expect(spoken('bribe 3')).toEqual({ word: 'bribe', seat: 2, number: 3 });
  expect(spoken('pause').word).toBe('pause');
});

it('societies are being picked until all are shown', () => {
  expect(choosing(view(player(0, null, 2), player(1, null, 2)))).toBe(true);
  expect(choosing(view(player(0, 'thorn', 2), player(1, 'thorn', 2)))).toBe(false);
});
