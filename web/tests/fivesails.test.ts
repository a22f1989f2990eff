import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../src/generated/types';
import { joined, oneLine } from '../src/decks/seats';
import { boardOf, builderOf, saying } from '../src/games/fivesails/board';
import { dealt, found, groupOf, linked, spread, unlinked, written, ANYTHING } from '../src/games/fivesails/builder/deck';
import { affair, pressure } from '../src/games/fivesails/affair';
import { planOf, statsOf, valuesOf } from '../src/games/fivesails/figures';
import { asksTheCity, foretold, offers, onTurn, outcomeOf, passing, printed, sheetOf, standsFor, wish, type Card, type View } from '../src/games/fivesails/table';
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

  it('tells what a question is about, and leaves no choice out', () => {
    let [causes, plans] = [0, 0];
    for (const view of scenes) {
      const now = affair(view, view.choices);
      const laid = new Set(now.laid.map(({ thing }) => thing));
      for (const { choice, thing } of offers(view, view.choices)) expect(laid.has(thing) || now.said.includes(choice), choice.say).toBe(true);
      if (view.prompt && typeof view.prompt !== 'string' && ['ask-by-card', 'ask-pay-for'].includes(view.prompt.kind) && !view.moment) {
        expect(`card:${now.cause[0]!.id}`).toBe(view.prompt.args?.['card']);
        causes++;
      }
      // While the Day is planned, everything that can be planned is laid out with its text.
      if (view.phase === 'planning' && typeof view.prompt !== 'string' && view.prompt.kind.startsWith('ask-plan')) {
        for (const { about } of view.choices) expect(laid.has(about[0]!)).toBe(true);
        plans++;
      }
    }
    expect(Math.min(causes, plans)).toBeGreaterThan(3);
  });

  it('weighs the claim of whoever is picked, and of nobody else', () => {
    let claims = 0;
    for (const view of scenes) {
      const who = (choice: (typeof view.choices)[number]) => choice.about.find((thing) => thing.startsWith('card:'))!;
      const could = new Set(view.choices.filter(({ say }) => say.startsWith('claim ')).map(who));
      if (!could.size) continue;
      expect(pressure(view, []), 'nobody is picked').toBe(null);
      for (const { number, place } of view.players.flatMap((player) => player.crew)) {
        const found = pressure(view, [`card:${number}`]);
        expect(found?.place, `card:${number}`).toBe(could.has(`card:${number}`) ? place : undefined);
        if (!found) continue;
        expect(found.seat).toBe(view.seat);
        const sums = found.totals.map((_, seat) => found.shares.filter(([whose]) => whose === seat).reduce((sum, [, , amount]) => sum + amount, 0));
        expect(sums).toEqual(found.totals);
        claims++;
      }
    }
    expect(claims).toBeGreaterThan(3);
    const [view] = scenes.filter(({ pressures }) => pressures.length);
    expect(pressure({ ...view!, choices: [] }, []), 'one that is being made concerns everybody').toBe(view!.pressures[0]);
  });

  it('puts the stage of a duel aside for a question about the city, and for no other', () => {
    let [stages, cities] = [0, 0];
    for (const view of scenes.filter(({ duel }) => duel)) {
      const lit = new Set(view.choices.flatMap((choice) => choice.about));
      const now = affair(view, view.choices);
      const said = new Set([...now.laid.map(({ thing }) => thing), ...now.said.flatMap(({ about }) => about)]);
      const worn = view.players.flatMap((player) => player.gear).filter((gear) => view.duel!.fighters.includes(gear.on ?? -1));
      const near = [...worn, ...view.duel!.lines.flat(), ...(view.players[view.seat!]?.hand ?? [])].map((card) => card.number);
      const seen = new Set([...near, ...view.duel!.fighters].map((number) => `card:${number}`));
      const hidden = [...lit].filter((thing) => !said.has(thing) && !seen.has(thing));
      expect(asksTheCity(view, lit), hidden.join()).toBe(hidden.length > 0);
      expect(asksTheCity({ ...view, duel: null }, lit)).toBe(false);
      if (hidden.length) cities++;
      else stages++;
    }
    expect(stages).toBeGreaterThan(3);
    expect(cities).toBeGreaterThan(0);
  });

  it('shows on a card what it would do in the duel', () => {
    let told = 0;
    for (const view of scenes) {
      for (const choice of view.choices) {
        const outcome = outcomeOf(view, choice);
        if (!outcome || !view.duel) continue;
        const forecast = view.duel.forecasts.find(({ action }) => action === choice.action)!;
        const mine = view.duel.seats.indexOf(view.seat!);
        expect([outcome.mine, outcome.theirs]).toEqual([forecast.pools[mine], forecast.pools[1 - mine]]);
        if (choice.about[0]!.startsWith('card:')) expect(foretold(view, choice.about[0]!)).toEqual(outcome);
        told++;
      }
    }
    expect(told).toBeGreaterThan(5);
  });

  it('marks the numbers that are not as printed', () => {
    const somebody = { ...printed('thug', 'character'), stats: [3, 1, 0, 4], printed: [2, 1, 1, 4] };
    expect(statsOf(somebody, CARDS[2]).map(({ now, before, change }) => [now, before, change])).toEqual([['3', '2', 'rise'], ['1', '', ''], ['0', '1', 'fall'], ['4', '', '']]);
    expect(valuesOf(CARDS[3]).map(({ now }) => now)).toEqual(['0', '–', '4']);
    expect(valuesOf(CARDS[3], [2, null, 4]).map(({ before }) => before)).toEqual(['0', '', '']);
    expect(planOf(CARDS[0]).map(({ fact, now }) => `${fact} ${now}`)).toEqual(['panache 5']);
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

  it('shows other Leaders only to those who ask', () => {
    const other = card('rival', 'leader', { faction: 'castille' });
    const ids = (faction: string) => found([...CARDS, other], { ...ANYTHING, faction }, CARDS[0]!).map((one) => one.id);
    expect(ids('fitting')).not.toContain('rival');
    expect(ids('')).toContain('rival');
  });

  it('goes into a link, and out of it again', () => {
    const counts = { boss: 1, thug: 2, stab: 1 };
    expect(linked(counts, 'Iron & luck')).toBe('#deck=boss,2-thug,stab&name=Iron%20%26%20luck');
    expect(unlinked(linked(counts, 'Iron & luck'), CARDS)).toEqual({ counts, name: 'Iron & luck', unread: [] });
    expect(unlinked('#deck=boss,99-thug,nobody,<b>', CARDS)).toEqual({ counts: { boss: 1 }, name: '', unread: ['99-thug', 'nobody', '<b>'] });
    expect(unlinked('#FIV-DECK-4', CARDS)).toBeNull();
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

describe('cards in hand that are alike', () => {
  const hand = [1, 2, 3].map((number) => ({ number, id: number < 3 ? 'precision' : 'pull' }) as Card);
  const meant = (lit: string[], picked: string[] = []) => hand.map((card) => standsFor(hand, card, new Set(lit), picked));

  it('stand for the one that is offered', () => {
    expect(meant(['card:1'])).toEqual(['card:1', 'card:1', 'card:3']);
    expect(meant(['card:2', 'card:3'])).toEqual(['card:2', 'card:2', 'card:3']);
  });
  it('stand for themselves where each is offered, none is, or the other is picked already', () => {
    expect(meant(['card:1', 'card:2'])).toEqual(['card:1', 'card:2', 'card:3']);
    expect(meant([])).toEqual(['card:1', 'card:2', 'card:3']);
    expect(meant(['card:1'], ['card:1'])).toEqual(['card:1', 'card:2', 'card:3']);
  });
});
