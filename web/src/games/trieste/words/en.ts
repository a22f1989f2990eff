import { notation } from '../../../i18n/book';
import type { Choice, Result, TriesteEvent, TriesteThreat, TriesteView } from '../../../generated/types';
import type { GameWords } from '../../../i18n/tongue.svelte';
import { piles } from '../city';
import { cards } from './cards.en';

const FACTIONS: Record<string, string> = { watch: 'City Watch', merchant: 'Merchant', thief: 'Thief' };
const name = (id: string | null) => cards[id ?? '']?.name ?? id ?? '';
const faction = (id: string) => FACTIONS[id] ?? id;
const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);
const purse = (ids: readonly string[]) => listed(['copper', 'silver', 'gold', 'diamond'].flatMap((kind) => {
  const n = ids.filter((id) => id === kind).length;
  return n ? [count(n, name(kind))] : [];
})) || 'nothing';
const several = (ids: readonly string[]) => listed(piles(ids).map(({ id, count: n }) => (n === 1 ? name(id) : `${n} x ${name(id)}`))) || 'nothing';

const NOBODY: Record<string, string> = {
  table: 'There is no Thief on the table to capture.',
  hand: 'There is no Thief in the hand whom this could capture.',
  discards: 'There is no Thief in the discards to capture.',
  prison: 'There is nobody in prison to free.',
};

function sentence(event: TriesteEvent): string {
  switch (event.type) {
    case 'joined':
      return `{${event.seat}} plays the ${faction(event.faction)}.`;
    case 'picked':
      return `{${event.seat}} secretly picks ${name(event.hero)}.`;
    case 'turnbegan':
      return `Turn ${event.turn} begins.`;
    case 'drew':
      return `{${event.seat}} draws ${count(event.number, event.deck === 'treasure' ? 'treasure' : `${faction(event.deck)} card`)}.`;
    case 'drewcards':
      return `{${event.seat}} draws ${several(event.cards)}.`;
    case 'refilled':
      return 'The treasure discards are shuffled into a new deck.';
    case 'shuffled':
      return `The ${event.deck === 'treasure' ? 'treasure' : faction(event.deck)} deck is shuffled.`;
    case 'laid':
      return event.card === null ? `{${event.seat}} lays a card face-down.` : `{${event.seat}} lays ${name(event.card)} face-down.`;
    case 'passed':
      return `{${event.seat}} plays nothing.`;
    case 'turnedup':
      return `{${event.seat}} turns up ${name(event.card)}${event.cost ? `, which costs ${event.cost}` : ''}.`;
    case 'paid':
      return `{${event.seat}} pays ${purse(event.treasures)}.`;
    case 'cannotpay':
      return `{${event.seat}} cannot pay for ${name(event.card)} and shows the hand: ${several(event.hand)}.`;
    case 'acts':
      return `${name(event.card)} of {${event.seat}} takes effect.`;
    case 'reacted':
      return `{${event.seat}} reacts with ${name(event.card)}!`;
    case 'letbe':
      return `{${event.seat}} lets it happen.`;
    case 'captured':
      return `${name(event.card)} is captured${event.place === 'table' ? '' : ` from the ${event.place}`}.`;
    case 'escaped':
      return `${name(event.card)} is not captured${event.place === 'table' ? '' : ` and stays in the ${event.place}`}.`;
    case 'missed':
      return `${name(event.card)} is of level ${event.level}, and the reach is level ${event.reach}: not captured.`;
    case 'nobody':
      return NOBODY[event.place] ?? '';
    case 'empty':
      return `{${event.seat}} has no treasure to take.`;
    case 'freed':
      return `${name(event.card)} goes free, to the Thief's ${event.place}.`;
    case 'infamy':
      return `The Thief ${event.change > 0 ? 'gains' : 'loses'} ${Math.abs(event.change)} Infamy and has ${event.total}.`;
    case 'hushed':
      return `${name(event.card)} does not bring the Thief ${event.number} Infamy.`;
    case 'showed':
      return `{${event.seat}} shows ${several(event.cards)}.`;
    case 'took':
      return `{${event.seat}} takes ${purse(event.treasures)} from {${event.victim}}.`;
    case 'spared':
      return `{${event.taker}} does not get ${count(event.number, 'treasure')} from {${event.seat}}.`;
    case 'safe':
      return `Nothing can be taken from {${event.seat}}.`;
    case 'guarded':
      return `{${event.seat}} is guarded for the rest of the turn.`;
    case 'discarded':
      return `{${event.seat}} discards ${several(event.cards)}.`;
    case 'looked':
      return event.treasures.length ? `{${event.seat}} looks at ${purse(event.treasures)}.` : `{${event.seat}} draws ${count(event.number, 'treasure')} to choose from.`;
    case 'kept':
      return `{${event.seat}} keeps ${event.kept === null ? 'one' : `a ${name(event.kept)}`} and discards ${purse(event.discarded)}.`;
    case 'exchanged':
      return `{${event.seat}} exchanges a ${name(event.gave)} for a ${name(event.got)}.`;
    case 'found':
      if (event.card === null) return `{${event.seat}} searches the deck and takes nobody.`;
      return `{${event.seat}} searches the ${event.deck === 'treasure' ? 'treasure deck' : 'deck'} and takes ${name(event.card)}.`;
    case 'dearer':
      return `The character or action that {${event.seat}} plays next turn costs ${event.more} more.`;
    case 'boughtback':
      return `{${event.seat}} takes ${name(event.card)} back.`;
    case 'heroshown':
      return `{${event.seat}} reveals a Hero: ${name(event.hero)}!`;
    case 'herohidden':
      return `{${event.seat}} turns ${name(event.hero)} face-down for good.`;
    case 'ended':
      return event.winner === null ? 'The game is a draw.' : `{${event.winner}} wins.`;
  }
}

export const trieste = {
  title: 'Trieste',
  special: 'Watch, Merchant and Thief: three factions, three ways to win, and a card laid face-down every turn.',
  score: 'Goal reached (%)',
  options: {
    heroes: {
      label: 'Heroes',
      help: 'Whether everyone has a secret Hero: the advanced game (TRI-HERO-1).',
      values: { true: 'with Heroes', false: 'without Heroes' },
    },
    factions: {
      label: 'Factions',
      help: 'Who plays which faction: drawn by lot, or chosen in order of the seats (TRI-C-26).',
      values: { random: 'drawn by lot', chosen: 'chosen in order' },
    },
    unpaid_thief_capturable: {
      label: 'Thieves who are not paid',
      help: 'Whether a Thief that could not be paid for can still be captured (TRI-C-5).',
      values: { true: 'can be captured', false: 'cannot be captured' },
    },
    max_turns: { label: 'Most turns', help: 'Turns before the game is called a draw (TRI-C-24).', values: {} },
  } as GameWords['options'],
  cards,
  // The engine speaks English; its own words are the best there are.
  prompt: (view: TriesteView): string => notation(view.prompt),
  action: ((choice) => choice.words) as (choice: Choice, view: TriesteView) => string,
  story: (events: readonly TriesteEvent[]): string[] => events.map(sentence),
  reason: (result: Result): string => notation(result.reason),
  refusal: (text: string): string => text,
  board: {
    factions: FACTIONS,
    wants: {
      watch: 'Seven Thieves in prison. Acts first.',
      merchant: 'A hand full of treasure. Acts second.',
      thief: 'Nine Infamy. Acts last.',
    } as Record<string, string>,
    goals: { watch: 'Law & Order', merchant: 'Untold Riches', thief: 'Nine Tails' } as Record<string, string>,
    phases: { draw: 'Draw', play: 'Play', payment: 'Payment', effect: 'Effect', end: 'End' } as Record<string, string>,
    phasesTitle: 'The phases of a turn',
    /** The last turn matters only when it is near. */
    turn: (n: number, last: number) => (last - n < 10 ? `Turn ${n} of ${last}` : `Turn ${n}`),
    setup: 'Before the first turn',
    kinds: { character: 'character', action: 'action', special: 'reaction', hero: 'Hero', treasure: 'treasure' } as Record<string, string>,
    line: (face: { kind: string; cost: number | null; level: number | null }): string =>
      [trieste.board.kinds[face.kind] ?? '', face.cost === null ? '' : `cost ${face.cost}`, face.level === null ? '' : `level ${face.level}`].filter(Boolean).join(', '),
    costsNow: (n: number) => `costs ${n} now`,
    handOf: (cardCount: number, treasures: number, known: string) =>
      `Hand: ${count(cardCount, 'card')}, ${treasures} of them treasure${known ? `. Everyone has seen: ${known}` : ''}`,
    known: (names: string) => `Everyone has seen: ${names}`,
    deck: (n: number) => `${count(n, 'card')} left in the deck`,
    ownDeck: (n: number) => `Your deck, ${count(n, 'card')} left`,
    discards: (names: string) => (names ? `Discards: ${names}` : 'No discards'),
    noDiscards: 'no discards',
    hero: (who: string, up: boolean, done: boolean) => `Hero ${who}, ${done ? 'turned face-down for good' : up ? 'face-up' : 'face-down'}`,
    heroHidden: 'A Hero, face-down',
    dearer: (n: number) => `The character or action of this turn costs ${n} more`,
    dearerNext: (n: number) => `The character or action of the next turn costs ${n} more`,
    guarded: 'For the rest of this turn nobody takes treasure from here',
    nothingPlayed: 'No card on the table',
    faceDown: 'A card face-down',
    faceDownOwn: (card: string) => `${card}, face-down: only you know`,
    faceDownTag: 'face-down',
    faceUp: (card: string) => `On the table: ${card}`,
    unpaid: 'not paid, without effect',
    unpaidTag: 'not paid',
    seized: 'about to be captured',
    prison: (n: number, goal: number, names: string) => `Law & Order: ${n} of ${goal} Thieves captured${names ? `: ${names}` : ''}`,
    riches: (score: number | null, goal: number, treasures: number, levels: number) =>
      `Untold Riches: treasure worth ${goal} wins, because the captured levels add up to ${levels}. ${score === null ? `Held in secret, ${count(treasures, 'treasure')}` : `Now worth ${score}`}`,
    richesSum: (base: number, levels: number) => `${base} + ${count(levels, 'captured level')}`,
    infamy: (n: number, goal: number) => `Nine Tails: ${n} of ${goal} Infamy`,
    treasury: 'Treasury',
    treasureDeck: (n: number) => `Treasure deck, ${count(n, 'card')}`,
    lookedAt: (n: number) => `${count(n, 'treasure')} drawn to choose from`,
    spent: (names: string) => (names ? `Treasure discards: ${names}` : 'No treasure discards'),
    yourHand: 'Your hand',
    handLine: (n: number, worth: number) => `${count(n, 'card')}, treasure worth ${worth}`,
    noCoins: 'no treasure',
    noCards: 'no faction cards',
    counter: (laid: number, due: number) => `Laid out so far: ${laid} of ${due}`,
    payHint: 'lay coins here',
    takeBack: (coin: string) => `${coin}: take it back into the purse`,
    tray: 'To choose from',
    trays: {
      buy: 'Take back for their cost',
      keep: 'Keep one',
      capture: 'Capture',
      free: 'Set free',
      fetch: 'Found in the deck',
      choose: 'Pick your Hero in secret',
      join: 'Choose a faction',
      reveal: 'Reveal your Hero?',
    } as Record<string, string>,
    threat: (threat: TriesteThreat, card: string): string => {
      if (threat.kind === 'capture') return `${card} is about to be captured.`;
      if (threat.kind === 'taking') return `{${threat.by}} is about to take ${count(threat.count, 'treasure')} from {${threat.victim}}.`;
      return `{${threat.by}} is about to gain ${threat.count} Infamy.`;
    },
    factionTitle: 'Faction',
    reachedTitle: 'Reached',
    heroTitle: 'Hero',
    reached: (id: string, score: number, goal: number): string =>
      `${score} of ${goal} ${id === 'watch' ? 'Thieves' : id === 'merchant' ? 'riches' : 'Infamy'}`,
  },
};
