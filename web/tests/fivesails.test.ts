import { describe, expect, it } from 'vitest';
import type { CardInfo, Choice, FivesailsEvent, Result } from '../src/generated/types';
import { joined, oneLine } from '../src/decks/seats';
import { dealt, found, groupOf, spread, written, ANYTHING } from '../src/games/fivesails/builder/deck';
import { offers, onTurn, passing, wish, type View } from '../src/games/fivesails/table';
import { translated } from '../src/games/fivesails/words/de-questions';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { pieces } from '../src/i18n/names';
import fixture from './fixtures/fivesails.json';

const engine = fixture as unknown as {
  events: FivesailsEvent[];
  stories: string[];
  choices: { choice: Choice; moment: View['moment']; duel: View['duel'] }[];
  scenes: View[];
  asked: string[];
  ways: string[];
  reasons: string[];
  faults: string[];
  refusals: string[];
};
const seats = (text: string) => pieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.seat])).sort();
const games = { en: en.games.fivesails, de: de.games.fivesails };

describe('the words of the city', () => {
  it('tell every event in German, about the same players', () => {
    expect(new Set(engine.events.map((event) => event.type)).size).toBeGreaterThan(35);
    engine.events.forEach((event, at) => {
      const english = engine.stories[at]!;
      const [german = ''] = games.de.story([event], [english]);
      expect(games.en.story([event], [english])).toEqual([english]);
      expect(seats(german)).toEqual(seats(english));
      if (event.type !== 'used') expect(german, JSON.stringify(event)).not.toBe(english);
    });
  });

  it('name every action in both languages', () => {
    for (const { choice, moment, duel } of engine.choices) {
      const view = { moment, duel, choices: [choice] } as unknown as View;
      const [english, german] = [games.en.action(choice, view), games.de.action(choice, view)];
      expect(english).toMatch(/\S/);
      expect(seats(german)).toEqual(seats(english));
      const [verb] = choice.say.split(' ');
      if (!['choose', 'name', 'use', 'stat', 'player', 'place', 'option'].includes(verb!)) expect(german, choice.say).not.toBe(english);
    }
  });

  it('ask everything that the rules ask in German too', () => {
    for (const text of [...engine.asked, ...engine.faults]) if (!text.endsWith('Renown?')) expect(translated(text), text).not.toBe(text);
    for (const way of engine.ways) if (!/^([+-]\d [RPT]\w+|Combat|Finesse|Influence)$/.test(way)) expect(translated(way), way).not.toBe(way);
  });

  it('refuse in German too, with the same names', () => {
    expect(engine.refusals.length).toBeGreaterThan(40);
    for (const text of engine.refusals) expect(games.de.refusal(text), text).not.toBe(text);
  });

  it('give every reason for an ending in German', () => {
    for (const reason of engine.reasons) {
      const result = { winners: [0], scores: [], rule: '', reason } as unknown as Result;
      expect(games.de.reason(result)).not.toBe(reason);
      expect(games.de.reason(result)).toContain('{0}');
    }
  });
});

describe('the board', () => {
  it('has something to click for every choice', () => {
    for (const view of engine.scenes) {
      const laid = new Set(offers(view, view.choices).map((offer) => offer.choice));
      const onBoard = view.choices.filter((choice) => !laid.has(choice));
      for (const choice of view.choices) expect(choice.about, choice.say).toHaveLength(1);
      for (const choice of onBoard) expect(choice.about[0]).toMatch(/^(card|place):/);
    }
  });

  it('knows what a click that leads nowhere was meant to do', () => {
    for (const view of engine.scenes) {
      for (const card of view.players[view.seat ?? 0]!.hand) expect(wish(view, `card:${card.number}`)).toMatch(/^(equip|play|use|pay|choose|intervene) /);
      const turn = onTurn(view);
      for (const card of view.places.flatMap((place) => place.cards)) if (turn) expect(wish(view, `card:${card.number}`)).toMatch(/^(recruit|equip|use) /);
      expect(wish(view, 'place:docks')).toBe('place docks');
      expect(wish(view, 'seat:1')).toBe('');
    }
    expect(engine.scenes.some(onTurn)).toBe(true);
  });

  it('lets only moments and lone passes go by', () => {
    for (const view of engine.scenes) {
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
