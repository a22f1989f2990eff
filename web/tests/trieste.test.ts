import { describe, expect, it } from 'vitest';
import type { Choice, TriesteView } from '../src/generated/types';
import { asked, attempt, due, inOrder, laidOut, litIn, nextCoin, piles, value } from '../src/games/trieste/city';
import { art, factionOf, isTreasure } from '../src/games/trieste/titles';
import { click, lit } from '../src/table/narrow';
import fixture from './fixtures/trieste.json';

const views = fixture.prompts as unknown as TriesteView[];
const payment = (say: string, ...about: string[]): Choice => ({ action: 0, say, words: say, about, rule: 'TRI-PAY-1' });
const paying = [
  payment('pay silver silver', 'silver:1', 'silver:2'),
  payment('pay copper copper silver', 'copper:1', 'copper:2', 'silver:1'),
  payment('pay copper gold', 'copper:1', 'gold:1'),
];

describe('paying coin by coin', () => {
  it('arrives at a payment as soon as only one is left', () => {
    const first = click(paying, [], nextCoin('silver', []));
    expect(first).toEqual({ kind: 'picked', picked: ['silver:1'] });
    expect(click(paying, ['silver:1'], nextCoin('silver', ['silver:1']))).toMatchObject({ kind: 'do', choice: { say: 'pay silver silver' } });
    expect(click(paying, ['silver:1'], nextCoin('copper', ['silver:1']))).toMatchObject({ kind: 'do', choice: { say: 'pay copper copper silver' } });
  });

  it('says what does not go together', () => {
    expect(click(paying, ['silver:1'], nextCoin('gold', ['silver:1']))).toEqual({ kind: 'impossible', together: ['silver:1', 'gold:1'] });
    expect(attempt({ ...views[0]!, choices: paying }, ['silver:1', 'gold:1'])).toBe('pay silver gold');
  });

  it('knows what comes to the counter, and of how much', () => {
    expect(laidOut(['silver:1', 'copper:1', 'card:fence'])).toEqual(['silver', 'copper']);
    expect(due({ ...views[0]!, choices: paying })).toBe(4);
    expect(value(['copper', 'gold', 'burglar'])).toBe(4);
  });

  it('is asked so by the engine: no payment is part of another', () => {
    for (const view of views) {
      const sets = view.choices.filter((choice) => choice.say.startsWith('pay ')).map((choice) => new Set(choice.about));
      for (const one of sets) for (const other of sets) if (one !== other) expect([...one].every((coin) => other.has(coin))).toBe(false);
    }
  });
});

describe('what is asked', () => {
  it('is answered where the cards lie', () => {
    const found = new Map(views.map((view) => [asked(view).verb, asked(view)]));
    expect(found.get('play')?.place).toBe('hand');
    expect(found.get('buy')?.place).toBe('tray');
    expect(found.get('choose')?.offers).toHaveLength(3);
    for (const { place, offers } of found.values()) expect(offers.length > 0).toBe(place === 'tray');
  });

  it('lights up cards in one place only', () => {
    const all = lit([payment('buy burglar', 'card:burglar'), payment('pass', 'pass')], []);
    expect([...litIn(all, true)]).toEqual(['card:burglar', 'pass']);
    expect([...litIn(all, false)]).toEqual(['pass']);
  });

  it('is refused in the words of what was tried', () => {
    const play = views.find((view) => asked(view).verb === 'play')!;
    expect(attempt(play, ['card:smoke-bomb'])).toBe('play smoke-bomb');
    expect(attempt(play, ['deck:treasure'])).toBe('draw treasure');
    expect(attempt(play, ['hero:dario'])).toBe('reveal');
    expect(attempt(play, ['somewhere'])).toBeNull();
  });
});

it('cards of one title lie together', () => {
  expect(piles(['fence', 'burglar', 'fence'])).toEqual([{ id: 'fence', count: 2 }, { id: 'burglar', count: 1 }]);
});

it('players stand in the order in which they act', () => {
  const view = views.find((one) => one.players.every((player) => player.faction))!;
  expect(inOrder(view).map((player) => player.faction)).toEqual(['watch', 'merchant', 'thief']);
});

it('every card has a faction and a picture of its own', () => {
  for (const { id } of fixture.cards) {
    expect(art[id], id).toBeDefined();
    if (!isTreasure(id)) {
      expect(factionOf(id), id).not.toBeNull();
      expect(art[id]!.layers?.length, id).toBeGreaterThan(2);
    }
  }
});
