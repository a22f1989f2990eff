import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../src/generated/types';
import { joined, oneLine } from '../src/decks/seats';
import { boardOf, builderOf, saying } from '../src/games/fivesails/board';
import { dealt, found, groupOf, spread, written, ANYTHING } from '../src/games/fivesails/builder/deck';
import { offers, onTurn, passing, sheetOf, wish, type View } from '../src/games/fivesails/table';
import { Book } from '../src/i18n/book';

/** What players see in games as they are now: made by `fixtures/fivesails.py`. */
const scenes = Object.values(import.meta.glob<View[]>('./made/fivesails.json', { eager: true, import: 'default' }))[0] ?? [];
const files = import.meta.glob<string>('../../src/intrigue/games/fivesails/words/*.ftl', { eager: true, query: '?raw', import: 'default' });
const books = ['en', 'de'].map((language) => new Book(language, files[`../../src/intrigue/games/fivesails/words/${language}.ftl`] ?? ''));
/** What has no words is shown by its notation, and a name that is missing by its id. */
const NOTATION = /^(ask|do|no|tell|show|table)-|=|\w_\w|undefined/;

it('there is something to look at', () => {
  expect(scenes.length, 'make it with: python web/tests/fixtures/fivesails.py').toBeGreaterThan(30);
});

describe.each(books)('the words of the board', (book) => {
  it('are all there', () => {
    const board = boardOf(book);
    const seen = Object.entries({ ...board, ...board.sheet, ...builderOf(book) }).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    expect(seen.length).toBeGreaterThan(60);
    for (const [name, words] of seen) expect(words, name).not.toMatch(NOTATION);
  });

  it('say every choice, and in a duel what it would do', () => {
    let foretold = 0;
    for (const view of scenes) {
      for (const choice of view.choices) {
        const said = saying(book, choice, view);
        expect(said, choice.say).not.toMatch(NOTATION);
        if (view.duel?.forecasts.some((one) => one.action === choice.action)) foretold += Number(said.length > book.say(choice.words).length);
      }
    }
    expect(foretold).toBeGreaterThan(3);
  });

  it('tell on the sheet of a card what is so now', () => {
    const { sheet } = boardOf(book);
    for (const view of scenes) {
      for (const card of view.players.flatMap((player) => player.crew)) {
        const { name, notes = [] } = sheetOf(card.id, undefined, card, sheet);
        expect(name).not.toMatch(NOTATION);
        expect(notes.length >= Number(card.wounds > 0) + Number(card.engaged) + Number(card.gear.length > 0)).toBe(true);
        for (const note of notes) expect(note).not.toMatch(NOTATION);
      }
    }
  });
});

describe('the board', () => {
  it('has something to click for every choice', () => {
    for (const view of scenes) {
      const laid = new Set(offers(view, view.choices).map((offer) => offer.choice));
      const onBoard = view.choices.filter((choice) => !laid.has(choice));
      for (const choice of view.choices) expect(choice.about, choice.say).toHaveLength(1);
      for (const choice of onBoard) expect(choice.about[0]).toMatch(/^(card|place):/);
    }
  });

  it('knows what a click that leads nowhere was meant to do', () => {
    for (const view of scenes) {
      for (const card of view.players[view.seat ?? 0]!.hand) expect(wish(view, `card:${card.number}`)).toMatch(/^(equip|play|use|pay|choose|intervene) /);
      const turn = onTurn(view);
      for (const card of view.places.flatMap((place) => place.cards)) if (turn) expect(wish(view, `card:${card.number}`)).toMatch(/^(recruit|equip|use) /);
      expect(wish(view, 'place:docks')).toBe('place docks');
      expect(wish(view, 'seat:1')).toBe('');
    }
    expect(scenes.some(onTurn)).toBe(true);
  });

  it('lets only moments and lone passes go by', () => {
    for (const view of scenes) {
      const pass = passing(view);
      if (pass) expect(view.moment !== null || view.choices.length === 1).toBe(true);
      if (view.moment && view.choices.some((choice) => choice.say === 'pass')) expect(pass).not.toBeNull();
    }
  });
});

const card = (id: string, kind: string, facts: Record<string, unknown>): CardInfo => ({ id, name: id.toUpperCase(), kind, text: 'Draw a card.', rule: '', facts });
const CARDS = [
  card('boss', 'leader', { faction: 'eisen', panache: 5 }),
  card('friend', 'character', { faction: 'eisen' }),
  card('thug', 'character', { faction: 'neutral', brute: 'yes', cost: 1, riposte: '-', parry: 2, thrust: 1 }),
  card('stab', 'risk', { faction: 'eisen', cost: 0, riposte: 0, parry: '-', thrust: 4 }),
  card('feint', 'risk', { faction: 'castille', cost: 2, riposte: 3, parry: 0, thrust: 1 }),
  card('rain', 'event', { faction: 'city' }),
];

describe('the deck builder', () => {
  it('knows where cards belong', () => {
    expect(CARDS.slice(0, 4).map(groupOf)).toEqual(['leader', 'characters', 'faction', 'faction']);
  });

  it('finds what is looked for, and offers what fits the Leader', () => {
    const ids = (wanted: Partial<typeof ANYTHING>, leader: CardInfo | null = null) => found(CARDS, { ...ANYTHING, ...wanted }, leader).map((one) => one.id);
    expect(ids({})).toEqual(['boss', 'friend', 'thug', 'stab', 'feint']);
    expect(ids({}, CARDS[0])).toEqual(['boss', 'friend', 'thug', 'stab']);
    expect(ids({ kind: 'brute' })).toEqual(['thug']);
    expect(ids({ value: 'thrust' })).toEqual(['stab', 'feint', 'thug']);
    expect(ids({ cost: '1' })).toEqual(['thug', 'stab']);
    expect(ids({ words: 'FEINT draw', faction: '' })).toEqual(['feint']);
  });

  it('writes the deck, counts its numbers and deals from it', () => {
    const counts = { boss: 1, thug: 2, stab: 1 };
    expect(written(counts, CARDS)).toBe('1 BOSS\n2 THUG\n1 STAB');
    expect(spread(counts, CARDS, 'cost')).toEqual({ bars: [1, 2], dashes: 0, mean: 2 / 3 });
    expect(spread(counts, CARDS, 'parry')).toEqual({ bars: [0, 0, 2], dashes: 1, mean: 4 / 3 });
    expect(dealt(counts, CARDS, 5).map((one) => one.id).sort()).toEqual(['stab', 'thug', 'thug']);
  });

  it('puts the decks of all seats into one option', () => {
    expect(oneLine('Leader\n\n# mine\n2 Not Today # twice\n')).toBe('Leader;2 Not Today');
    expect(joined(['', 'eisen', ''])).toBe('/eisen');
    expect(joined(['', ''])).toBe('');
  });
});
