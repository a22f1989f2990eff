import { describe, expect, it } from 'vitest';
import { blank, called, complete, counter, reopened, steps, still, truly } from '../src/games/mediterranean/draft';
import { boxesOf, deckOf, effects } from '../src/games/mediterranean/developments';
import { boxOf, change, glyphsOf, liking, loose, promised, rowOf, spared, tradable, worth } from '../src/games/mediterranean/goods';
import { BLOWS, box, card, cube, effect, icons, promise, shortly } from '../src/games/mediterranean/phrases';
import type { CardInfo, MediterraneanHandCard, MediterraneanOfferView, MediterraneanPlayerView, MediterraneanView } from '../src/generated/types';
import { Book, notation } from '../src/i18n/book';

const info = (id: string, kind: string, facts: CardInfo['facts']): CardInfo => ({ id, name: '', kind, text: '', rule: '', facts });
const cards = new Map(
  [
    info('salt', 'basic good', { row: '0 1 3 6 10 15 21' }),
    info('grain', 'basic good', { row: '0 1 3 6 10 15 21' }),
    info('wine', 'civic good', { row: '1 3 6 10 15 21' }),
    info('dye', 'civic good', { row: '2 5 9 14 20' }),
    info('barracks', 'dictatorship 1', { boxes: 'safe -1' }),
  ].map((one) => [one.id, one]),
);

const held = (good: string, idea: string): MediterraneanHandCard => ({ id: `goods:${good}-${idea}`, good, idea, stored: false });
const player = (seat: number) =>
  ({ seat, points: 4, government: { side: 'dictatorship', step: 1, level: 0 }, religion: { side: 'venus', step: 1, level: 0 }, developments: [] as string[] }) as MediterraneanPlayerView;
const view = { seat: 1, seats: 4, players: [0, 1, 2, 3].map(player), hand: [held('grain', 'red'), held('wine', 'blue')], offers: [], choices: [], draft: null } as unknown as MediterraneanView;
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
    expect(change(cards, { ...view, hand }, ['dye'], ['grain'])).toBe(6 - 3 - 2);
    expect(change(cards, { ...view, hand: [...hand.slice(0, 3), { ...hand[3]!, stored: true }] }, [], ['dye'])).toBe(2);
  });

  it('tell what a deal changes where developments change what sets bring', () => {
    const built = (...rows: string[][]) => ({ ...view, players: view.players.map((player) => ({ ...player, developments: rows[player.seat] ?? [] })) });
    const hand = ['grain', 'grain', 'grain', 'salt'].map((good) => ({ id: '', good, idea: 'red', stored: false }));
    const strict = { ...built(['venetian_orthodoxy', 'venetian_orthodoxy'], ['venetian_orthodoxy'], ['venetian_orthodoxy']), hand };
    expect(change(cards, strict, [], ['wine'])).toBe(0); // MED-C-60: two owners who are not this seat, and no set below nothing
    expect(change(cards, strict, [], ['wine', 'wine'])).toBe(3 - 2);
    expect(change(cards, strict, [], Array<string>(7).fill('wine'))).toBe(21 - 2);
    const diligent = { ...built([], ['industry']), hand };
    expect(change(cards, diligent, [], ['grain'])).toBe(10 - 6); // MED-C-74: three count as four now, and four as five then
    expect(change(cards, diligent, [], Array<string>(4).fill('grain'))).toBe(21 + 1 - 6); // a full set has no more boxes; the salt has
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

  it('are kept off the market by Venetian Virtue where they show misery', () => {
    const hand = [held('grain', 'red'), held('grain', 'poverty'), held('wine', 'zealots'), held('dye', 'fury'), { ...held('salt', 'blue'), stored: true }];
    const virtuous = { ...view, hand, players: view.players.map((one) => ({ ...one, developments: one.seat === view.seat ? ['venetian_virtue'] : [] })) };
    expect(tradable(virtuous)).toEqual(['grain red']);
    expect(tradable({ ...virtuous, seat: 0 })).toHaveLength(4);
    expect(counter(offer({ wants: ['grain', 'wine'], gives: ['salt'] }), virtuous).gives).toEqual(['grain red']);
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
});

describe('what the board means', () => {
  const said = (words: ReturnType<typeof box>) => (typeof words === 'object' ? notation(words) : String(words));

  it('is the same as what the engine says of it', () => {
    expect(said(card('dye', 'zealots'))).toBe('show-card good=good:dye idea=idea:zealots-mars');
    expect(said(card('wine', 'zealots'))).toBe('show-card good=good:wine idea=idea:zealots-venus');
    expect(said(shortly('grain red'))).toBe('tell-card good=good:grain idea=idea:red');
    expect(said(shortly('piracy'))).toBe('good:piracy');
    expect(said(box('barracks'))).toBe('card:barracks');
    expect(said(box('siege_engines 2'))).toBe('tell-box card=card:siege_engines number=2');
    expect(said(promise('barracks', false, 2, 2))).toBe('tell-not-on box=card:barracks whom=(tell-you)');
    expect(said(promise('barracks', true, 2, 0))).toBe('tell-on box=card:barracks whom=seat:2');
    expect(said(cube('abandon religion', 0))).toBe('tell-abandons track=track:religion');
    expect(said(cube('altar salt', 0))).toBe('tell-altar-of good=good:salt');
    expect(said(cube('barracks on 3', 0))).toBe('tell-on box=card:barracks whom=seat:2');
    expect(said(icons([{ icon: 'book', count: 2 }]))).toBe('show-icons icons=(show-icon-book number=2)');
  });

  it('names what a cube does by the numbers of its card', () => {
    expect(said(effect({ spares: 1 }))).toBe('show-spares');
    expect(said(effect({ brother: 1 }))).toBe('show-brother');
    expect(said(effect({ safe: -1 }))).toBe('show-aims gains=(show-less-safe number=1)');
    expect(said(effect({ happy: 1, own_vp: 2 }))).toBe('show-aims-for-you gains=(show-happier number=1) own=(show-more-points number=2)');
  });

  const files = import.meta.glob<string>('../../src/intrigue/games/mediterranean/words/*.ftl', { eager: true, query: '?raw', import: 'default' });
  it.each(Object.entries(files))('has words in %s', (file, text) => {
    const book = new Book(file.includes('/de.') ? 'de' : 'en', text);
    const all = [card('dye', 'zealots'), promise('barracks 2', false, 2, 2), cube('altar salt', 0), cube('abandon religion', 0), effect({ happy: -1, own_vp: 2 }), icons([{ icon: 'book', count: 2 }])];
    for (const words of all) expect(book.say(words)).not.toBe(notation(words));
  });

  it.each(Object.values(files))('reports whatever abilities and calamities have done in Resolution', (text) => {
    const told = [...text.matchAll(/^(tell-(?:aimed|ignored|in-vain|worker|attack|revol)[a-z-]*) =/gm)].map(([, kind]) => kind);
    expect(told).toContain('tell-attack-twice'); // MED-C-45
    expect(told.filter((kind) => !BLOWS.includes(kind!))).toEqual([]);
  });
});
