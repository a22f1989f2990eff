/** Finding things in a view: who stands where, what they bear, and which cards are drawn on the board already. */

import type { CardArt, EmblemName } from '../../art/emblems';
import type { CardInfo, Choice, FivesailsCardView, FivesailsFiveSailsView, Phrase } from '../../generated/types';
import type { Face } from '../registry';

export type View = FivesailsFiveSailsView;
export type Card = FivesailsCardView;

export const STATS = ['combat', 'finesse', 'influence', 'resolve'] as const;
export const VALUES = ['riposte', 'parry', 'thrust'] as const;
export const PHASES = ['dawn', 'planning', 'high drama', 'plunder', 'dusk'] as const;
export const GOAL = 7; // Renown that wins (FIV-VICTORY-3)
export const DAYS = 5;
const TURN = ['ask-turn', 'ask-turn-and-more'];

const TINTS: Record<string, string> = {
  vodacce: '#5a2a5e',
  eisen: '#3f4a56',
  montaigne: '#23508a',
  castille: '#a05a14',
  ussura: '#2c6144',
  neutral: '#6b5334',
  city: '#1f6470',
};
const EMBLEM: Record<string, EmblemName> = {
  leader: 'crown',
  character: 'mask',
  scheme: 'letter',
  attachment: 'key',
  risk: 'dagger',
  event: 'candle',
};

export const tint = (faction: string): string => TINTS[faction] ?? TINTS['neutral']!;

export const drawn = (card: CardInfo): CardArt => ({
  emblem: EMBLEM[card.kind] ?? 'mask',
  tint: tint(String(card.facts['faction'] ?? '')),
});

export const home = (seat: number): string => `home ${seat + 1}`;
/** The number of the card that a thing is, or null. */
export const numberOf = (thing: string): number | null => (thing.startsWith('card:') ? Number(thing.slice(5)) : null);

export const people = (view: View): Card[] => view.players.flatMap((player) => player.crew);
export const at = (view: View, place: string, seat: number): Card[] =>
  view.players[seat]!.crew.filter((person) => person.place === place);
export const gearOf = (view: View, person: Card): Card[] =>
  view.players.flatMap((player) => player.gear).filter((gear) => gear.on === person.number);

/** Whether something at a location can be chosen. */
export const litAt = (view: View, place: Pick<View['places'][number], 'id' | 'cards'>, lit: ReadonlySet<string>): boolean => {
  const folk = people(view).filter((person) => person.place === place.id);
  const there = [...folk, ...folk.flatMap((person) => gearOf(view, person)), ...place.cards];
  return lit.has(`place:${place.id}`) || there.some((card) => lit.has(`card:${card.number}`));
};

/** Whether one's own turn of High Drama is asked for. */
export const onTurn = (view: View): boolean =>
  view.phase === 'high drama' && !view.moment && !view.duel && view.choices.some((choice) => choice.say === 'pass') &&
  typeof view.prompt !== 'string' && TURN.includes(view.prompt.kind);

/** What a click on a thing that is not lit was meant to do, as the rules say it; '' where it means nothing. */
export function wish(view: View, thing: string): string {
  if (thing.startsWith('place:')) return thing.includes('home') ? '' : `place ${thing.slice(6)}`;
  const number = numberOf(thing);
  const held = view.players[view.seat ?? -1]?.hand.find((card) => card.number === number);
  const offered = view.places.flatMap((place) => place.cards).find((card) => card.number === number);
  const card = held ?? offered ?? allCards(view).find((one) => one.number === number);
  if (!card) return '';
  const named = `${card.id} ${card.number}`;
  if (view.choices.some((choice) => choice.say.startsWith('pay '))) return `pay ${named}`;
  if (view.choices.some((choice) => choice.say === 'accept')) return `intervene ${named}`;
  if (!onTurn(view)) return `choose ${named}`;
  if (held ?? offered) {
    if (card.kind === 'attachment') return `equip ${named}`;
    if (card.kind === 'character') return held ? `play ${named}` : `recruit ${named}`;
    return `use ${named} ability 1`;
  }
  if (!people(view).includes(card)) return `use ${named} ability 1`;
  return card.controller === view.seat ? `move ${named}` : `challenge ${named}`;
}

/** A card of which nothing but its print is known. */
export const printed = (id: string, kind: string, number = -1): Card => ({
  number,
  id,
  kind,
  place: '',
  controller: null,
  cost: null,
  stats: [],
  printed: [],
  reasons: [],
  values: [],
  wealth: false,
  on: null,
  wounds: 0,
  renown: 0,
  engaged: false,
  brute: false,
  used: 0,
  shown: false,
  gear: [],
  worn: [],
});

/** Everything in the view that is a card, wherever it lies. */
export function allCards(view: View): Card[] {
  return [
    ...view.players.flatMap((player) => [...player.crew, ...player.gear, ...player.hand, ...player.approach, ...player.discard]),
    ...view.places.flatMap((place) => place.cards),
    ...(view.duel?.lines.flat() ?? []),
    ...view.aside,
    ...view.city_discard,
    ...view.locker,
  ];
}

/** The cards that lie open on the board; whatever else a choice is about has to be laid out for choosing. */
function lying(view: View): Set<number> {
  const mine = view.seat === null ? undefined : view.players[view.seat];
  const shown = [
    ...view.players.flatMap((player) => [...player.crew, ...player.gear]),
    ...view.places.flatMap((place) => place.cards),
    ...(mine?.hand ?? []),
    ...(view.phase === 'planning' ? (mine?.approach ?? []) : []),
    ...(view.duel?.lines.flat() ?? []),
  ].map((card) => card.number);
  return new Set([...shown, ...view.players.map((player) => player.scheme_number)]);
}

export interface Offer {
  choice: Choice;
  thing: string;
  /** The card to be chosen, where it is one. */
  card: Card | null;
}

/** The choices that no thing on the board stands for: answers in words, and cards out of piles. */
export function offers(view: View, choices: readonly Choice[]): Offer[] {
  const open = lying(view);
  const places = new Set([...view.places.map((place) => place.id), ...view.players.map((player) => home(player.seat))]);
  const cards = new Map(allCards(view).map((card) => [card.number, card]));
  return choices.flatMap((choice) => {
    const thing = choice.about[0] ?? '';
    const number = numberOf(thing);
    if (number !== null) return open.has(number) ? [] : [{ choice, thing, card: cards.get(number) ?? null }];
    if (thing.startsWith('name:')) return [{ choice, thing, card: printed(thing.slice(5), '') }];
    if (thing.startsWith('place:') && places.has(thing.slice(6))) return [];
    return [{ choice, thing, card: null }];
  });
}

/** Whether a question of a duel is about somebody or something that the stage would hide: it is put aside then. */
export function asksTheCity(view: View, lit: ReadonlySet<string>): boolean {
  if (!view.duel) return false;
  const fighters = people(view).filter((person) => view.duel!.fighters.includes(person.number));
  const hand = view.seat === null ? [] : (view.players[view.seat]?.hand ?? []);
  const near = [...fighters, ...fighters.flatMap((person) => gearOf(view, person)), ...view.duel.lines.flat(), ...hand];
  const inSight = new Set(near.map((card) => `card:${card.number}`));
  const open = view.choices.filter((choice) => choice.about.some((thing) => lit.has(thing)));
  const laid = new Set(offers(view, open).map((offer) => offer.choice));
  // What a card can be used for is said beside the question as well.
  return open.some((choice) => !laid.has(choice) && !choice.say.startsWith('use ') && !choice.about.some((thing) => inSight.has(thing)));
}

/** What letting it be means, where others must not see whether there was something else: a moment, or a lone pass. */
export function passing(view: View): Choice | null {
  const pass = view.choices.find((choice) => choice.say === 'pass');
  return pass && (view.moment !== null || view.choices.length === 1) ? pass : null;
}

/** What a choice of a duel would come to for whoever chooses: the values of the card, threat, and wounds. */
export interface Outcome {
  values: readonly (number | null)[];
  mine: number;
  theirs: number;
  wounds: number;
}

export function outcomeOf(view: View, choice: Choice): Outcome | null {
  const forecast = view.duel?.forecasts.find((one) => one.action === choice.action);
  if (!view.duel || !forecast) return null;
  // It is foretold to the one whose round it is, or who is challenged.
  const [challenger, defender] = forecast.pools;
  const defends = !view.duel.begun || view.duel.side === 1;
  return { values: forecast.values, mine: defends ? defender : challenger, theirs: defends ? challenger : defender, wounds: forecast.wounds };
}

/** What choosing a thing would come to in the duel that goes on. */
export function foretold(view: View, thing: string): Outcome | null {
  const choice = view.duel && view.choices.find((one) => one.about[0] === thing);
  return choice ? outcomeOf(view, choice) : null;
}

/** What a click on a card in hand stands for: of cards that are alike only one is offered, and any of them is as good. */
export function standsFor(hand: readonly Card[], card: Card, lit: ReadonlySet<string>, picked: readonly string[]): string {
  const own = `card:${card.number}`;
  if (lit.has(own) || picked.includes(own)) return own;
  const alike = hand.filter((one) => one.id === card.id).map((one) => `card:${one.number}`);
  return alike.find((thing) => lit.has(thing) && !picked.includes(thing)) ?? own;
}

/** A number of a card as it is written: a dash is a dash. */
export const written = (value: number | null | undefined): string => (value === null || value === undefined ? '–' : String(value));

/** The words with which a card's sheet is written. */
export interface SheetWords {
  name: (id: string) => string;
  kinds: Record<string, string>;
  factions: Record<string, string>;
  facts: Record<string, string>;
  wounds: (n: number) => string;
  renown: (n: number) => string;
  engaged: string;
  bears: (ids: readonly string[]) => string;
  because: (reason: Phrase | string) => string;
  /** A number as it is now, where another one is printed. */
  printed: (now: string, before: string) => string;
}

/** A card as its sheet shows it: what is printed, and what is so now. */
export function sheetOf(id: string, info: CardInfo | undefined, card: Card | null, words: SheetWords): Face {
  const facts = info?.facts ?? {};
  const current: Record<string, number | null | undefined> = { cost: card?.cost };
  STATS.forEach((name, at) => (current[name] = card?.stats[at]));
  const fact = (name: string) => {
    if (facts[name] === undefined) return [];
    const [before, now] = [facts[name] === '-' ? '–' : String(facts[name]), current[name]];
    const changed = typeof now === 'number' && String(now) !== before;
    return [`${words.facts[name] ?? name} ${changed ? words.printed(String(now), before) : before}`];
  };
  const numbers = (names: readonly string[]) => names.flatMap(fact).join(' · ');
  const kind = [words.kinds[info?.kind ?? ''] ?? info?.kind, words.factions[String(facts['faction'] ?? '')], facts['title']];
  const flags = ['unique', 'brute', 'wealth', 'negotiable'].filter((name) => facts[name]).map((name) => words.facts[name] ?? name);
  const lines = [
    kind.filter(Boolean).join(' · '),
    [facts['traits'], ...flags].filter(Boolean).join(', '),
    numbers(['cost', 'initiative', 'panache', 'crew cap']),
    numbers(STATS),
    numbers(VALUES),
  ];
  const notes: string[] = [];
  if (card?.wounds) notes.push(words.wounds(card.wounds));
  if (card?.renown) notes.push(words.renown(card.renown));
  if (card?.engaged) notes.push(words.engaged);
  if (card?.gear.length) notes.push(words.bears(card.gear));
  notes.push(...(card?.reasons ?? []).map(words.because));
  const art: CardArt = info ? { ...drawn(info), card: info } : { emblem: 'mask', tint: tint('neutral') };
  const name = info?.name ?? words.name(id);
  return { id, name, gist: '', text: info?.text ?? '', rule: '', art, lines: lines.filter(Boolean), notes };
}
