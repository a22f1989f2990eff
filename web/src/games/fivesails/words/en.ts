import type { Choice, FivesailsEvent, Result } from '../../../generated/types';
import type { GameWords } from '../../../i18n/tongue.svelte';
import { named } from '../names.svelte';
import { foretold, spoken } from '../spoken';
import { STATS, VALUES, type View } from '../table';

const PLACES: Record<string, string> = {
  oles_inn: "Ole's Inn",
  docks: 'the Docks',
  forums: 'the Forums',
  grand_bazaar: 'the Grand Bazaar',
  governors_gardens: "Governor's Gardens",
  supply: 'the supply',
};
const place = (id: string): string =>
  PLACES[id] ?? (id.startsWith('home') ? 'Home' : id.startsWith('seat ') ? `{${Number(id.slice(5))}}` : id);
const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const list = (ids: readonly string[]) => ids.map(named).join(', ');
const who = (seats: readonly number[]) => seats.map((seat) => `{${seat}}`).join(' and ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const outcome = {
  values: (r: string, p: string, t: string) => ` (Riposte ${r}, Parry ${p}, Thrust ${t})`,
  after: (mine: number, theirs: number, wounds: number) =>
    `: then ${mine} threat on you, ${theirs} on them, ${many(wounds, 'wound')} for you`,
};

function action(choice: Choice, view: View): string {
  const { verb, rest, name, text } = spoken(choice);
  switch (verb) {
    case 'pass':
      return view.moment ? 'Do not react' : view.duel ? `Nothing${foretold(choice, view, outcome)}` : 'Pass';
    case 'accept':
      return `Accept${foretold(choice, view, outcome)}`;
    case 'refuse':
      return `Refuse${foretold(choice, view, outcome)}`;
    case 'go':
      return 'Go Home instead, engaged';
    case 'gamble':
      return 'Gamble: turn up cards of your deck and play one';
    case 'choose':
      return `${name}${foretold(choice, view, outcome)}`;
    case 'claim':
      return `Claim the location with ${name}`;
    case 'place':
      return capital(place(rest));
    case 'draw':
      return `Draw a card at ${place(rest.slice(3))}`;
    case 'use':
      return `${name}: ${text}`;
    case 'stat':
      return capital(rest);
    default:
      return choice.words;
  }
}

const DID: Record<string, string> = {
  move: 'moves',
  equip: 'equips',
  recruit: 'recruits',
  challenge: 'challenges with',
  claim: 'claims with',
  play: 'plays',
};
const ANSWERS: Record<string, string> = {
  accept: 'accepts',
  refuse: 'refuses',
  intervene: 'intervenes',
  home: 'goes Home instead',
};
const ENDS: Record<string, string> = {
  discard: 'is discarded',
  locker: 'goes to the Locker',
  bazaar: 'returns to the Grand Bazaar',
};

function sentence(event: FivesailsEvent): string {
  switch (event.type) {
    case 'phase':
      return `Day ${event.day}: ${capital(event.phase)}.`;
    case 'dealt':
      return `${named(event.name)} appears at ${place(event.place)}.`;
    case 'planned':
      return `{${event.seat}} secretly plans ${named(event.name)}.`;
    case 'unveiled': {
      const plans = event.schemes.map((scheme, seat) => `{${seat}} ${list([scheme, event.characters[seat] ?? ''].filter(Boolean))}`);
      return `The plans are turned up: ${plans.join('; ')}.`;
    }
    case 'firstplayer':
      return `{${event.seat}} is First Player.`;
    case 'used':
      return event.name ? `{${event.seat}} uses ${named(event.name)}${event.text ? `: ${event.text}` : '.'}` : '';
    case 'declared':
      return `{${event.seat}} reacts with ${named(event.name)}.`;
    case 'did':
      return `{${event.seat}} ${DID[event.what] ?? event.what} ${named(event.name)}.`;
    case 'passed':
      return `{${event.seat}} passes.`;
    case 'paid':
      return `{${event.seat}} pays with ${named(event.name)}.`;
    case 'discarded':
      return `{${event.seat}} discards ${named(event.name)}.`;
    case 'drew':
      return `{${event.seat}} draws ${event.cards.length ? list(event.cards) : many(event.count, 'card')}.`;
    case 'revealed':
      return `{${event.seat}} turns up ${list(event.cards)}.`;
    case 'shuffled':
      return event.owner < 0 ? 'The City Deck is shuffled.' : `{${event.owner}} shuffles.`;
    case 'left':
      return `${named(event.name)} ${ENDS[event.to] ?? event.to}.`;
    case 'joined':
      return `${named(event.name)} joins {${event.seat}} at ${place(event.place)}.`;
    case 'attached':
      return `${named(event.bearer_name)} is equipped with ${named(event.name)}.`;
    case 'movedto':
      return `${named(event.name)} moves to ${place(event.place)}.`;
    case 'engaged':
      return `${named(event.name)} is engaged.`;
    case 'engarde':
      return `${named(event.name)} is en garde.`;
    case 'wounded':
      return `${named(event.name)} takes ${many(event.count, 'wound')} (${event.total} in all).`;
    case 'healed':
      return `${named(event.name)} heals ${event.count}.`;
    case 'destroyed':
      return `${named(event.name)} is destroyed at ${place(event.place)}.`;
    case 'sentaway':
      return `${named(event.name)} leaves the crew${event.locker ? ' for the Locker' : ''}.`;
    case 'renownmoved':
      return `${event.count} Renown from ${place(event.start)} to ${place(event.to)}.`;
    case 'claimed':
      return event.seat < 0 ? `${capital(place(event.place))} is uncontrolled.` : `{${event.seat}} claims ${place(event.place)}.`;
    case 'pressured': {
      const sums = event.totals.map((total, seat) => `{${seat}} ${total}`).join(', ');
      return `{${event.seat}} presses ${place(event.place)}: ${sums}. It ${event.success ? 'succeeds' : 'fails'}.`;
    }
    case 'challenged':
      return `${named(event.name)} challenges ${named(event.target_name)} to a duel of ${capital(event.stat)}.`;
    case 'answered':
      return `${named(event.name)} ${ANSWERS[event.answer] ?? event.answer}.`;
    case 'threat':
      return `Threat: ${event.pools[0]} on the challenger, ${event.pools[1]} on the defender.`;
    case 'roundbegins':
      return `Round ${event.number}: {${event.seat}}.`;
    case 'combatcard':
      return `{${event.seat}} ${event.gambled ? 'gambles and ' : ''}plays ${named(event.name)}.`;
    case 'nocard':
      return `{${event.seat}} plays no card.`;
    case 'struck':
      return `{${event.seat}}: Riposte ${event.riposte}, Parry ${event.parry}, Thrust ${event.thrust}.`;
    case 'duelover':
      return 'The duel is over.';
    case 'eliminated':
      return `{${event.seat}} has lost the Leader and is out.`;
    case 'ended':
      return event.winners.length === 1 ? `${who(event.winners)} wins.` : `A draw between ${who(event.winners)}.`;
  }
}

const own = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, capital(name)]));

export const fivesails = {
  title: '7th Sea: City of Five Sails',
  special: 'Secret schemes, claimed districts and duels fought card by card; kill a Leader, or own the city.',
  score: 'Renown',
  options: {
    decks: {
      label: 'Decks',
      help: 'Which deck each seat plays: a sample deck, one drawn by lot, or one of your own (FIV-DECK-7).',
      values: {},
    },
    gamble_rest: {
      label: 'Cards of a gamble that are not played',
      help: 'They are discarded, or go under the deck (FIV-C-67).',
      values: { discard: 'discarded', sink: 'under the deck' },
    },
    open_decks: {
      label: 'Open deck lists',
      help: 'Whether everyone knows the lists of all decks (FIV-C-36).',
      values: { true: 'yes', false: 'no' },
    },
  } as GameWords['options'],
  cards: {} as GameWords['cards'],
  prompt: (view: View): string => view.prompt,
  action,
  story: (events: readonly FivesailsEvent[]): string[] => events.map(sentence).filter(Boolean),
  reason: (result: Result): string => result.reason,
  refusal: (text: string): string => text,
  builder: {
    library: 'Cards',
    search: 'Search names, texts and traits',
    kind: 'Kind',
    anyKind: 'every kind',
    faction: 'Faction',
    anyFaction: 'every faction',
    fitting: 'fits your Leader',
    cost: 'Cost',
    anyCost: 'any cost',
    atMost: (n: number) => `cost up to ${n}`,
    value: 'Combat value',
    anyValue: 'any values',
    having: (value: string) => `with ${value}`,
    found: (n: number) => many(n, 'card'),
    less: (name: string) => `One ${name} less`,
    more: (name: string) => `One ${name} more`,
    inDeck: (n: number) => `${n} in the deck`,
    deck: 'Your deck',
    name: 'Name of the deck',
    nameless: 'My deck',
    keep: 'Keep it',
    play: 'Play with it',
    groups: { leader: 'Leader', characters: 'Characters', schemes: 'Schemes', faction: 'Faction Deck' },
    goal: (n: number, group: string) => `${n} of ${group === 'leader' ? 1 : group === 'faction' ? '40 or more' : 5}`,
    curves: 'Costs and combat values of the Faction Deck',
    costs: 'Costs',
    hand: 'Sample hand',
    draw: 'Draw a hand',
    texts: 'Decks as text',
    samples: 'Start from a sample deck',
    mine: 'Kept in this browser',
    drop: (name: string) => `Throw ${name} away`,
    import: 'Paste a deck',
    read: 'Read it',
    unread: 'Some lines could not be read:',
    export: 'Your deck as text',
    download: 'Save as a file',
  },
  board: {
    places: {
      oles_inn: "Ole's Inn",
      docks: 'Docks',
      forums: 'Forums',
      grand_bazaar: 'Grand Bazaar',
      governors_gardens: "Governor's Gardens",
    } as Record<string, string>,
    placeLabel: (name: string, renown: number, control: string | null) =>
      `${name}: ${renown} Renown, ${control === null ? 'controlled by nobody' : `controlled by ${control}`}`,
    home: 'Home',
    homeOf: (name: string) => `Home of ${name}`,
    city: 'The city',
    street: 'City cards',
    empty: 'nobody',
    day: (n: number, of: number) => `Day ${n} of ${of}`,
    phases: {
      setup: 'Set-up',
      dawn: 'Dawn',
      planning: 'Planning',
      'high drama': 'High Drama',
      plunder: 'Plunder',
      dusk: 'Dusk',
    } as Record<string, string>,
    first: 'First Player',
    decides: 'decides',
    youDecide: 'You decide',
    secretly: 'All plan in secret',
    cityDeck: 'City Deck',
    cityDiscard: 'City discard',
    locker: 'Locker',
    effects: 'In effect',
    hand: 'Hand',
    yourHand: 'Your hand',
    yourPlans: 'Your approach deck: pick a scheme and a character',
    planned: 'Planned in secret',
    deck: 'Deck',
    discard: 'Discard pile',
    approach: 'Approach cards',
    scheme: 'Scheme',
    noScheme: 'no scheme yet',
    crew: (n: number, cap: number) => `Crew ${n} of ${cap}`,
    panache: (n: number) => `Panache ${n}`,
    renownOf: (n: number, goal: number) => `${n} of ${goal} Renown`,
    cards: (n: number) => many(n, 'card'),
    out: 'out of the game',
    leader: 'Leader',
    brute: 'Brute',
    wealth: 'Wealth: worth 2 when paying',
    engagedTag: 'engaged',
    buried: (n: number) => `${many(n, 'card')} face down`,
    answers: 'Your answers',
    lookThrough: 'Choose one of these',
    moment: 'Open for reactions',
    reacts: (card: string) => `reacts with ${card}`,
    nothing: 'You have nothing to use here.',
    passesAlone: 'It passes by itself in a moment.',
    duel: 'The duel',
    challenge: 'A challenge',
    duelOf: (stat: string, round: number) => `Duel of ${stat}, round ${round}`,
    challengeOf: (stat: string) => `Challenge with ${stat}`,
    challenger: 'Challenger',
    defender: 'Defender',
    threatOn: (n: number, name: string) => `${n} threat on ${name}`,
    threat: 'Threat',
    lethal: 'Lethal: wounds have no limit',
    gambles: (n: number, of: number) => `${n} of ${of} gambles used`,
    line: (name: string) => `Dueling line of ${name}`,
    noLine: 'no combat card yet',
    theirRound: (name: string) => `Round of ${name}`,
    table: 'What each choice would do, if nothing else happens',
    choice: 'Choice',
    after: 'After it',
    onYou: 'on you',
    onThem: 'on them',
    woundsYou: 'Wounds you take',
    gamble: 'Gamble',
    noCard: 'No card',
    noStyle: 'Nothing more',
    chance: 'turns up cards of your deck; you play one of them',
    accept: 'Accept',
    refuse: 'Refuse',
    unknown: 'unknown',
    show: 'Show',
    person: (stats: string, extra: string) => `${stats}${extra ? `. ${extra}` : ''}`,
    stats: own(STATS),
    values: own(VALUES),
    words: (text: string): string => text,
    sheet: {
      kinds: { leader: 'Leader', character: 'Character', scheme: 'Scheme', attachment: 'Attachment', risk: 'Risk', event: 'Event' } as Record<string, string>,
      factions: {
        vodacce: 'Vodacce',
        eisen: 'Eisen',
        montaigne: 'Montaigne',
        castille: 'Castille',
        ussura: 'Ussura',
        neutral: 'Neutral',
        city: 'City Deck',
      } as Record<string, string>,
      facts: {
        ...own(STATS),
        ...own(VALUES),
        cost: 'Cost',
        initiative: 'Initiative',
        panache: 'Panache',
        'crew cap': 'Crew Cap',
        unique: 'Unique',
        brute: 'Brute',
        wealth: 'Wealth',
        negotiable: 'Negotiable',
      } as Record<string, string>,
      wounds: (n: number) => `${many(n, 'wound')} on it now`,
      engaged: 'It is engaged.',
      bears: (names: string) => `It bears ${names}.`,
      because: (reason: string) => `Now ${reason}`,
    },
    attempts: {
      engaged: (name: string) => `${name} is engaged and does nothing until it is en garde again.`,
      theirs: (name: string) => `${name} is not yours.`,
    },
    renownTitle: 'Renown',
    factionTitle: 'Faction',
  },
};
