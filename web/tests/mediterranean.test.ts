import { describe, expect, it } from 'vitest';
import { blank, called, complete, counter, reopened, steps, still, truly } from '../src/games/mediterranean/draft';
import { boxesOf, deckOf, effects } from '../src/games/mediterranean/developments';
import { boxOf, change, glyphsOf, liking, loose, promised, rowOf, spared, worth } from '../src/games/mediterranean/goods';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { pieces } from '../src/i18n/names';
import type { CardInfo, Choice, MediterraneanEvent, MediterraneanOfferView, MediterraneanView, Result } from '../src/generated/types';
import fixture from './fixtures/mediterranean.json';

const engine = fixture as unknown as {
  view: MediterraneanView;
  events: MediterraneanEvent[];
  choices: { choice: Choice; view: MediterraneanView }[];
  results: Result[];
  prompts: MediterraneanView[];
  cards: CardInfo[];
};
const cards = new Map(engine.cards.map((card) => [card.id, card]));
const { view } = engine;
const me = view.players[view.seat!]!;

const offer = (more: Partial<MediterraneanOfferView>): MediterraneanOfferView => ({
  number: 7,
  seat: (view.seat! + 1) % view.seats,
  to: view.players.map((player) => player.seat).filter((seat) => seat !== (view.seat! + 1) % view.seats),
  gives: [],
  pays: 0,
  wants: [],
  asks: 0,
  promises: [],
  demands: [],
  says: [],
  seeks: [],
  declined: [],
  enquired: [],
  takeable: true,
  venus: null,
  cards: [],
  taker: null,
  handed: [],
  coming: null,
  ...more,
});

describe('goods', () => {
  it('are worth what their cards say, in full sets and the rest', () => {
    expect([1, 2, 5, 7].map((count) => worth(rowOf(cards, 'wine'), count))).toEqual([1, 3, 15, 22]); // MED-EX-2
    expect([2, 5, 6].map((count) => worth(rowOf(cards, 'dye'), count))).toEqual([5, 20, 22]); // MED-EX-15
    expect(worth(rowOf(cards, 'salt'), 0)).toBe(0);
  });

  it('tell what a deal changes', () => {
    const hand = ['grain', 'grain', 'grain', 'dye'].map((good) => ({ id: '', good, idea: 'red', stored: false }));
    expect(change(cards, hand, ['dye'], ['grain'])).toBe(6 - 3 - 2);
    expect(change(cards, [...hand.slice(0, 3), { ...hand[3]!, stored: true }], [], ['dye'])).toBe(2);
  });

  it('show their ideas, the contrary ones by their good', () => {
    expect(glyphsOf('wine', 'zealots')).toEqual(['venus', 'sad']);
    expect(glyphsOf('dye', 'zealots')).toEqual(['mars', 'sad']);
    expect(glyphsOf('salt', 'fury')).toEqual(['raid', 'raid']);
  });

  it('are handed over by what their holder would miss least', () => {
    const player = { ...me, government: { ...me.government, side: 'dictatorship' }, religion: { ...me.religion, side: 'venus' } };
    expect(liking(player, 'grain black')).toBeGreaterThan(liking(player, 'grain white'));
    expect(spared(player, ['grain black', 'grain poverty', 'grain red', 'ore blue'], ['grain', 'grain'])).toEqual(['grain poverty', 'grain red']);
    expect(spared(player, ['ore blue'], ['grain'])).toEqual([]);
  });
});

describe('an offer in the making', () => {
  it('becomes steps in an order that the rules understand', () => {
    const draft = {
      ...blank(),
      gives: ['grain red', 'piracy as gold'],
      wants: ['dye'],
      asks: 1,
      to: [2],
      promises: [{ box: 'barracks 1', use: false, on: 2 }],
      demands: [{ box: 'arms', use: true, on: 0 }],
      says: ['red'],
      replaces: 4,
    };
    expect(steps(draft, { ...view, draft: null })).toEqual([
      'withdraw 4',
      'give grain red',
      'give piracy as gold',
      'want dye',
      'ask',
      'promise barracks 1',
      'not on 3',
      'to 3',
      'demand arms',
      'on 1',
      'say red',
      'post',
    ]);
  });

  it('goes to everybody when all are named, and sweeps aside what was begun elsewhere', () => {
    const all = view.players.map((player) => player.seat).filter((seat) => seat !== view.seat);
    const begun = { ...view, draft: { to: [], gives: [], cards: [], pays: 1, wants: [], asks: 0, promises: [], demands: [], says: [], seeks: [], taking: null, handed: [] } };
    expect(steps({ ...blank(), pays: 1, to: all }, begun)).toEqual(['clear', 'pay', 'post']);
  });

  it('keeps what is still there when hands change, and is left alone otherwise', () => {
    const card = view.hand[0]!.id.replace('goods:', '').replace('-', ' ');
    const draft = { ...blank(), gives: [card, 'gold nothing'], wants: ['dye'], pays: 0, to: [1] };
    expect(still(draft, view)).toEqual({ ...draft, gives: [card] });
    const whole = { ...draft, gives: [card] };
    expect(still(whole, view)).toBe(whole);
    expect(still({ ...whole, replaces: 99 }, view).replaces).toBeNull();
    expect(still({ ...whole, pays: 9 }, view).pays).toBe(Math.min(9, me.points));
  });

  it('never gives what is stored', () => {
    const card = view.hand[0]!;
    const name = card.id.replace('goods:', '').replace('-', ' ');
    const stored = { ...view, hand: [{ ...card, stored: true }] };
    expect(loose(stored.hand)).toEqual([]);
    expect(still({ ...blank(), gives: [name], wants: ['dye'] }, stored).gives).toEqual([]);
    expect(counter(offer({ wants: [card.good] }), stored).gives).toEqual([]);
  });

  it('turns an offer round for a counter', () => {
    const mine = view.hand[0]!;
    const turned = counter(offer({ gives: ['dye', 'wine'], wants: [mine.good], pays: 2 }), view);
    expect(turned).toMatchObject({ to: [(view.seat! + 1) % view.seats], wants: ['dye', 'wine'], asks: 2, pays: 0 });
    expect(turned.gives.map(called)).toEqual([mine.good]);
  });

  it('opens an own offer again as it was, the Piracy card under its other name', () => {
    const again = reopened(offer({ seat: view.seat!, cards: ['grain red', 'piracy'], gives: ['grain', 'gold'], wants: ['art'], promises: ['barracks not on 2'] }), view);
    expect(again).toMatchObject({ gives: ['grain red', 'piracy as gold'], to: [], replaces: 7, promises: [{ box: 'barracks', use: false, on: 1 }] });
    expect(again.gives.map(truly)).toEqual(['grain red', 'piracy']);
  });

  it('gives at least something', () => {
    expect(complete({ ...blank(), wants: ['dye'] })).toBe(false);
    expect(complete({ ...blank(), pays: 1 })).toBe(true);
  });
});

describe('developments', () => {
  it('are read from the numbers of their cards', () => {
    expect(promised('siege_engines 2 on 4')).toEqual({ box: 'siege_engines 2', use: true, on: 3 });
    expect(boxOf('siege_engines 2')).toEqual({ card: 'siege_engines', number: '2' });
    expect(effects('step of safety above the line 1, city 2')).toEqual({ 'step of safety above the line': 1, city: 2 });
    expect(boxesOf('safe -1, own_vp 1; spares 1')).toEqual([{ safe: -1, own_vp: 1 }, { spares: 1 }]);
    expect(deckOf(cards.get('barracks'))).toEqual({ side: 'dictatorship', level: 1 });
  });

  it('all have a German name and German words', () => {
    const names = new Set<string>();
    for (const card of engine.cards) {
      const german = de.games.mediterranean.describe(card)!;
      expect(german.name, card.id).not.toContain('_');
      expect(german.text, card.id).not.toMatch(/\b(the|your|every|turn|undefined|NaN)\b/);
      names.add(german.name);
      if (card.kind.match(/ \d$/) && !/^[A-Z][a-z]+$/.test(card.name)) expect(german.name, card.id).not.toBe(card.name);
    }
    expect(names.size).toBe(engine.cards.length);
  });
});

describe('the words', () => {
  const seats = (text: string) => pieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.seat])).sort();

  it('tell every event in German, about the same players', () => {
    engine.events.forEach((event, at) => {
      const english = (fixture as unknown as { stories: string[] }).stories[at]!;
      const [german = ''] = de.games.mediterranean.story([event], [english]);
      if (event.type === 'drafted') return;
      expect(german, event.type).not.toMatch(/undefined|null|NaN/);
      expect(seats(german), `${event.type}: ${german} / ${english}`).toEqual(seats(english));
    });
    expect(new Set(engine.events.map((event) => event.type)).size).toBeGreaterThan(25);
  });

  it('leave drafts out of the story', () => {
    const drafted: MediterraneanEvent = { type: 'drafted', seat: 0, step: 'pay' };
    expect(en.games.mediterranean.story([drafted], ['{0} drafts: pay.'])).toEqual([]);
  });

  it('name every action and prompt in German', () => {
    for (const { choice, view: seen } of engine.choices) {
      const german = de.games.mediterranean.action(choice, seen);
      expect(german, choice.say).not.toMatch(/undefined|null|NaN/);
      expect(german, choice.say).not.toBe(choice.words);
    }
    for (const seen of engine.prompts) {
      expect(de.games.mediterranean.prompt(seen), String(seen.prompt)).not.toBe(seen.prompt);
    }
    for (const result of engine.results) expect(de.games.mediterranean.reason(result)).not.toBe(result.reason);
  });

  it('say whether the chat is open while trading goes on', () => {
    for (const words of [en.games.mediterranean, de.games.mediterranean]) {
      const [open, closed, later] = [
        { ...view, phase: 'trading', by_the_letter: false },
        { ...view, phase: 'trading', by_the_letter: true },
        { ...view, phase: 'development', by_the_letter: true },
      ].map((one) => words.talk(one as MediterraneanView));
      expect(open).toMatch(/open|offen/);
      expect(closed).toMatch(/closed|kein Gespräch/);
      expect(later).toBe('');
    }
  });

  it('say what naming a seat will do to a draft', () => {
    const draft = { to: [1], gives: [], cards: [], pays: 1, wants: [], asks: 0, promises: [], demands: [], says: [], seeks: [], taking: null, handed: [] };
    const said = (say: string, to: number[]) => de.games.mediterranean.action({ action: 0, say, words: '', about: [], rule: '' }, { ...view, draft: { ...draft, to } });
    expect(said('to 2', [])).toBe('Nur an {1} richten');
    expect(said('to 2', [1])).toBe('An alle richten, nicht nur an {1}');
    expect(said('to 3', [1])).toBe('Auch an {2} richten');
    expect(said('to 2', [1, 2])).toBe('Nicht mehr an {1} richten');
  });

  it('refuse in German', () => {
    const { refusal } = de.games.mediterranean;
    expect(refusal('You cannot hand over what it asks for: 2 grain and dye.')).toMatch(/^Du kannst nicht hergeben, was es verlangt: 2 \S+ und \S+\.$/);
    expect(refusal('It asks for 3 points, and you have 1.')).toBe('Es verlangt 3 Punkte, und du hast 1.');
    expect(refusal('You promised not to use it on {2}.')).toContain('{2}');
    expect(refusal('Nobody aims at themselves.')).toBe('Niemand zielt auf sich selbst.');
    expect(refusal('It costs a producer of timber, and you have none.')).not.toContain('timber');
  });
});
