import { describe, expect, it } from 'vitest';
import type { CardInfo, Choice, TriestePlayerView, TriesteThreat, TriesteView } from '../src/generated/types';
import { asked, attempt, due, inOrder, laidOut, litIn, nextCoin, piles, value } from '../src/games/trieste/city';
import { counted, lies, several, threatens } from '../src/games/trieste/says';
import { art, cardFace, factionOf, isTreasure, line } from '../src/games/trieste/titles';
import { Book } from '../src/i18n/book';
import { click, lit } from '../src/table/narrow';

/** Every card, out of the catalogue that the server hands out. */
const [catalogue = ''] = Object.values(import.meta.glob<string>('../../src/intrigue/games/trieste/words/en.ftl', { eager: true, query: '?raw', import: 'default' }));
const ids = [...catalogue.matchAll(/^card-([a-z-]+) =/gm)].map(([, id]) => id!);
const book = new Book('en', catalogue);

const asks = (...says: string[]): Choice[] => says.map((say) => payment(say, say));
const player = (seat: number, faction: string | null) => ({ seat, faction }) as TriestePlayerView;
const at = (choices: Choice[], rest: Partial<TriesteView> = {}): TriesteView =>
  ({ seat: 0, choices, threat: null, heroes: [], players: [player(0, 'thief'), player(1, 'watch'), player(2, 'merchant')], ...rest }) as unknown as TriesteView;
const payment = (say: string, ...about: string[]): Choice => ({ action: 0, say, words: { kind: 'do-this' }, about, rule: 'TRI-PAY-1' });
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
    expect(attempt(at(paying), ['silver:1', 'gold:1'])).toBe('pay silver gold');
  });

  it('knows what comes to the counter, and of how much', () => {
    expect(laidOut(['silver:1', 'copper:1', 'card:fence'])).toEqual(['silver', 'copper']);
    expect(due(at(paying))).toBe(4);
    expect(value(['copper', 'gold', 'burglar'])).toBe(4);
  });
});

describe('what is asked', () => {
  it('is answered where the cards lie', () => {
    expect(asked(at(asks('pass', 'play copper', 'play fence')))).toEqual({ verb: 'play', place: 'hand', offers: [] });
    expect(asked(at(asks('pass', 'buy burglar')))).toEqual({ verb: 'buy', place: 'tray', offers: ['burglar'] });
    expect(asked(at(asks('choose caterina', 'choose nine-tails', 'choose matteo'))).offers).toHaveLength(3);
    expect(asked(at(asks('draw treasure', 'draw faction', 'reveal')))).toEqual({ verb: 'draw', place: null, offers: [] });
    expect(asked(at(asks('pass', 'reveal', 'decline'))).verb).toBe('reveal');
    expect(asked(at(asks('pass'))).verb).toBe('');
  });

  it('lights up cards in one place only', () => {
    const all = lit([payment('buy burglar', 'card:burglar'), payment('pass', 'pass')], []);
    expect([...litIn(all, true)]).toEqual(['card:burglar', 'pass']);
    expect([...litIn(all, false)]).toEqual(['pass']);
  });

  it('is refused in the words of what was tried', () => {
    const play = at(asks('pass', 'play copper'));
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
  expect(inOrder(at([])).map((player) => player.faction)).toEqual(['watch', 'merchant', 'thief']);
});

it('every card has a faction and a picture of its own', () => {
  expect(ids).toHaveLength(4 + 36 + 9);
  for (const id of ids) {
    expect(art[id], id).toBeDefined();
    if (!isTreasure(id)) {
      expect(factionOf(id), id).not.toBeNull();
      expect(art[id]!.layers?.length, id).toBeGreaterThan(2);
    }
  }
});

describe('what the board says', () => {
  it('names every kind of card with what is printed on it', () => {
    expect(line({ kind: 'hero', cost: null, level: null })).toEqual({ kind: 'show-line', args: { kind: 'kind:hero' } });
    expect(line({ kind: 'action', cost: 2, level: null })).toEqual({ kind: 'show-line-cost', args: { kind: 'kind:action', cost: 2 } });
    expect(line({ kind: 'character', cost: 2, level: 1 }).kind).toBe('show-line-level');
  });

  it('takes what a card is from its data', () => {
    const told: CardInfo = { id: 'burglar', name: '', kind: 'thief character', text: '', rule: 'TRI-EFF-1', facts: { cost: 2, level: 2 } };
    const face = cardFace(new Map([['burglar', told]]), 'burglar', book);
    expect(face).toMatchObject({ faction: 'thief', kind: 'character', cost: 2, level: 2 });
    expect(face.rule).toBe(`${book.say(line(face))} · TRI-EFF-1`);
  });

  it('counts coins and cards', () => {
    expect(counted('copper', 1)).toEqual({ kind: 'show-coins', args: { number: 1, coin: 'card:copper' } });
    expect(several(['fence', 'copper', 'fence', 'burglar'])).toEqual([
      { kind: 'show-times', args: { number: 2, card: 'card:fence' } },
      { kind: 'show-coins', args: { number: 1, coin: 'card:copper' } },
      'card:burglar',
    ]);
    expect(lies({ up: false, done: true }).kind).toBe('show-done');
  });

  it('has words for all that threatens', () => {
    const threat = { by: 1, victim: 2, card: null, place: null, count: 2 };
    for (const kind of ['capture', 'taking', 'renown']) {
      const words = threatens({ ...threat, kind, card: kind === 'capture' ? 'burglar' : null } as TriesteThreat);
      expect(book.has(words.kind)).toBe(true);
      expect(book.say(words)).not.toContain('=');
    }
    expect(threatens({ ...threat, kind: 'taking' } as TriesteThreat).args).toEqual({ seat: 'seat:1', victim: 'seat:2', count: 2 });
  });
});
