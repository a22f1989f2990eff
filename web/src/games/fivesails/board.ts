/** What stands on this board and in the deck builder, out of the book of the game. */

import type { Choice } from '../../generated/types';
import type { Book, Words } from '../../i18n/book';
import { outcomeOf, written, type SheetWords, type View } from './table';

type Names = Record<string, string>;

/** The names of things of one kind, each looked up when it is wanted. */
const all = (name: (id: string) => string): Names =>
  new Proxy({} as Names, { get: (_, id) => (typeof id === 'string' ? name(id) : undefined) });

export function boardOf(book: Book) {
  const stats = all((id) => book.thing(`stat:${id}`));
  return {
    places: all((id) => book.part(`place-${id}`, 'short')),
    placeLabel: (id: string, renown: number, name: string | null) =>
      name === null ? book.text('show-place-free', { place: `place:${id}`, renown }) : book.text('show-place-held', { place: `place:${id}`, renown, name }),
    home: book.part('place-home', 'title'),
    homeOf: (name: string) => book.text('show-home-of', { name }),
    city: book.text('show-the-city'),
    miniatures: book.text('show-miniatures'),
    street: book.text('show-street'),
    day: (day: number, days: number) => book.text('show-day', { day, days }),
    phases: all((id) => book.thing(`phase:${id.replaceAll(' ', '_')}`)),
    first: book.text('show-first-player'),
    decides: (seat: number) => book.text('show-decides', { seat: `seat:${seat}` }),
    youDecide: book.text('show-you-decide'),
    secretly: book.text('show-all-plan'),
    cityDeck: book.text('show-city-deck'),
    cityDiscard: book.text('show-city-discard'),
    locker: book.text('show-locker'),
    effects: book.text('show-effects'),
    hand: book.text('show-hand'),
    yourHand: book.text('show-your-hand'),
    yourPlans: book.text('show-your-plans'),
    planned: book.text('show-planned'),
    deck: book.text('show-deck'),
    discard: book.text('show-discard'),
    approach: book.text('show-approach'),
    noScheme: book.text('show-no-scheme'),
    crew: (crew: number, most: number) => book.text('show-crew', { crew, most }),
    renown: book.text('score'),
    renownOf: (renown: number, goal: number) => book.text('show-renown-of', { renown, goal }),
    cards: (cards: number) => book.text('show-cards', { cards }),
    out: book.text('show-out'),
    leader: book.thing('kind:leader'),
    brute: book.text('show-brute'),
    wealth: book.text('show-wealth'),
    engagedTag: book.text('show-engaged'),
    buried: (cards: number) => book.text('show-buried', { cards }),
    answers: book.text('show-answers'),
    lookThrough: book.text('show-look-through'),
    moment: book.text('show-moment'),
    reacts: (seat: number, id: string) => book.text('show-reacts', { seat: `seat:${seat}`, card: `card:${id}` }),
    nothing: book.text('show-nothing'),
    passesAlone: book.text('show-passes-alone'),
    weighed: (stat: string, place: string) => book.text('show-weighed', { stat: `stat:${stat}`, place: `place:${place}` }),
    succeeds: book.text('show-weighed-succeeds'),
    fails: book.text('show-weighed-fails'),
    duel: book.text('show-duel'),
    challenge: book.text('show-challenge'),
    duelOf: (stat: string, round: number) => book.text('show-duel-of', { stat: `stat:${stat}`, round }),
    challengeOf: (stat: string) => book.text('show-challenge-with', { stat: `stat:${stat}` }),
    challenger: book.text('show-challenger'),
    defender: book.text('show-defender'),
    threatOn: (threat: number, id: string) => book.text('show-threat-on', { threat, card: `card:${id}` }),
    lethal: book.text('show-lethal'),
    gambles: (used: number, most: number) => book.text('show-gambles', { used, most }),
    line: (id: string) => book.text('show-line', { card: `card:${id}` }),
    noLine: book.text('show-no-line'),
    table: book.text('show-forecasts'),
    choice: book.text('show-choice'),
    onYou: book.text('show-on-you'),
    onThem: book.text('show-on-them'),
    wounds: book.text('show-wounds'),
    woundsYou: book.text('show-wounds-you'),
    chance: book.text('show-chance'),
    figures: book.text('show-figures'),
    figuresShort: book.text('show-figures-short'),
    showCity: book.text('show-look-at-city'),
    showCards: book.text('show-back-to-cards'),
    showDuel: book.text('show-back-to-duel'),
    cause: book.text('show-cause'),
    letBe: book.text('show-let-be'),
    unknown: book.text('show-unknown'),
    stats,
    values: stats,
    named: (id: string) => book.thing(`card:${id}`),
    words: (words: Words) => book.say(words),
    sheet: sheetWords(book),
    wishes: { move: book.text('show-wish-move'), claim: book.text('show-wish-claim'), challenge: book.text('show-wish-challenge') },
    factionTitle: book.text('show-faction'),
  };
}

function sheetWords(book: Book): SheetWords {
  const facts = all((id) => (book.has(`stat-${id}`) ? book.thing(`stat:${id}`) : book.thing(`fact:${id.replaceAll(' ', '_')}`)));
  return {
    name: (id) => book.thing(`card:${id}`),
    kinds: all((id) => book.thing(`kind:${id}`)),
    factions: all((id) => book.thing(`faction:${id}`)),
    facts,
    wounds: (wounds) => book.text('show-sheet-wounds', { wounds }),
    renown: (renown) => book.text('show-sheet-renown', { renown }),
    engaged: book.text('show-sheet-engaged'),
    bears: (ids) => book.text('show-sheet-bears', { cards: ids.map((id) => `card:${id}`) }),
    because: (reason) => book.text('show-sheet-because', { reason }),
    printed: (now, before) => book.text('show-sheet-printed', { now, before }),
  };
}

/** A choice, and in a duel also what it would do. */
export function saying(book: Book, choice: Choice, view: View): string {
  const outcome = outcomeOf(view, choice);
  if (!outcome || typeof choice.words === 'string') return book.say(choice.words);
  const { values, ...then } = outcome;
  if (values.every((value) => value === null)) return book.text('show-foretold', { choice: choice.words, ...then });
  const [riposte, parry, thrust] = values.map(written);
  return book.text('show-foretold-values', { choice: choice.words, ...then, riposte: riposte!, parry: parry!, thrust: thrust! });
}

export function builderOf(book: Book) {
  return {
    library: book.text('show-library'),
    search: book.text('show-search'),
    kind: book.text('show-sort'),
    anyKind: book.text('show-any-sort'),
    faction: book.text('show-faction'),
    anyFaction: book.text('show-any-faction'),
    fitting: book.text('show-fitting'),
    cost: book.thing('fact:cost'),
    anyCost: book.text('show-any-cost'),
    atMost: (cost: number) => book.text('show-cost-at-most', { cost }),
    value: book.text('show-value'),
    anyValue: book.text('show-any-value'),
    having: (value: string) => book.text('show-having', { value: `stat:${value}` }),
    found: (cards: number) => book.text('show-cards', { cards }),
    less: (id: string) => book.text('show-one-less', { card: `card:${id}` }),
    more: (id: string) => book.text('show-one-more', { card: `card:${id}` }),
    inDeck: (cards: number) => book.text('show-in-deck', { cards }),
    deck: book.text('show-your-deck'),
    name: book.text('show-deck-name'),
    nameless: book.text('show-nameless'),
    keep: book.text('show-keep'),
    play: book.text('show-play'),
    groups: {
      leader: book.text('show-group-leader'),
      characters: book.text('show-group-characters'),
      schemes: book.text('show-group-schemes'),
      faction: book.text('show-group-faction'),
    },
    goal: (cards: number, group: string) =>
      group === 'faction' ? book.text('show-goal-least', { cards, least: 40 }) : book.text('show-goal', { cards, most: group === 'leader' ? 1 : 5 }),
    curves: book.text('show-curves'),
    costs: book.text('show-costs'),
    hand: book.text('show-sample-hand'),
    draw: book.text('show-draw-hand'),
    texts: book.text('show-deck-texts'),
    samples: book.text('show-samples'),
    sample: (name: string) => book.thing(`faction:${name}`),
    mine: book.text('show-mine'),
    drop: (name: string) => book.text('show-drop', { name }),
    import: book.text('show-import'),
    read: book.text('show-read'),
    unread: book.text('show-unread'),
    export: book.text('show-export'),
    download: book.text('show-download'),
    share: book.text('show-share'),
  };
}
