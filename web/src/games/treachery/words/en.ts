import { notation } from '../../../i18n/book';
import type { Choice, Result, TreacheryEvent, TreacheryView } from '../../../generated/types';
import type { GameWords } from '../../../i18n/tongue.svelte';
import { cardTexts, type ActionTexts, type CharacterTexts } from './cards';

const characters: CharacterTexts = {
  filia: { name: 'Lady Filia', ability: 'Beloved', text: 'While Wounded: when she moves, everyone of her House in her row moves with her.' },
  asher: { name: 'Duke Asher', ability: 'Shield', text: 'While Wounded: an attack on somebody else in his row hits him instead.' },
  brutol: { name: 'Lord Brutol', ability: 'Last blow', text: 'When Killed: attack somebody else in his row.' },
  gerard: { name: 'Commander Gerard', ability: 'Stands his ground', text: 'While Wounded: he cannot be moved.' },
  diane: { name: 'Countess Diane', ability: 'Last word', text: 'When Killed: move any one character one row down.' },
  elaine: { name: 'Lady Elaine', ability: 'Gives way', text: 'While Wounded: when somebody else moves into her row, she moves on in the same direction.' },
  lucius: { name: 'Master Lucius', ability: 'Last lesson', text: 'When Killed: heal one Wounded character, then attack one Unwounded character.' },
  isolde: { name: 'Dame Isolde', ability: 'Restless', text: 'While Wounded: whenever she is moved, she goes one row further.' },
  corvin: { name: 'Corvin the Jester', ability: 'Many masks', text: 'While Wounded: he belongs to every House.' },
  odile: { name: 'Sister Odile', ability: 'Last blessing', text: 'When Killed: heal one Wounded character and move them one row up.' },
};

const actions: ActionTexts = {
  ambush: {
    name: 'Ambush',
    top: 'Move somebody down and attack them.',
    bottom: 'Two of one House in a row: attack an outsider in the row below.',
  },
  ball: {
    name: 'Masked Ball',
    top: 'In a row of four or more, one moves up and another one down.',
    bottom: 'Two of one House, two rows apart: the lower one moves up.',
  },
  blackmail: { name: 'Blackmail', top: 'Move somebody down.', bottom: 'Attack somebody in the row below two others.' },
  coup: {
    name: 'Coup',
    top: 'Move somebody up.',
    bottom: 'Two of one House in a row: one moves up, and an outsider in the row above is attacked.',
  },
  decree: {
    name: 'Decree',
    top: 'Move somebody up and attack them.',
    bottom: 'Two of one House in neighbouring rows: the upper one moves down.',
  },
  disgrace: {
    name: 'Disgrace',
    top: 'Move somebody down who is not alone in the row.',
    bottom: 'Two of one House in a row: attack both.',
  },
  feud: {
    name: 'Feud',
    top: 'Two of one House, two rows apart: the lower one moves down, and an outsider between them is attacked.',
    bottom: 'Two of one House in neighbouring rows: both move up.',
  },
  gossip: {
    name: 'Gossip',
    top: 'Two of one House, two rows apart: the upper one moves down.',
    bottom: 'Of two neighbouring rows of two or more, one of the upper moves down and one of the lower moves up.',
  },
  hunt: { name: 'Royal Hunt', top: 'Attack somebody in a row of three or more.', bottom: 'Move somebody down.' },
  oath: { name: 'Oath', top: 'Two of one House in a row: heal one of them and move them up.', bottom: 'Move somebody up.' },
  poison: {
    name: 'Poison',
    top: 'Attack somebody in the row above two others.',
    bottom: 'Heal somebody who is not alone in the row and move them down.',
  },
  remedy: { name: 'Remedy', top: 'Heal somebody and move them up.', bottom: 'Attack somebody who has anyone two rows below.' },
  rivals: {
    name: 'Rivals',
    top: 'In one row, heal somebody and attack somebody else.',
    bottom: 'Move somebody up who is not alone in the row.',
  },
  succession: {
    name: 'Succession',
    top: 'Two of one House in neighbouring rows: the lower one moves down and is attacked.',
    bottom: 'Somebody who has anyone two rows below moves down and is attacked.',
  },
};

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const cards = cardTexts(characters, actions, { top: 'Top', bottom: 'Bottom' }, (one, other) => ({
  name: `${title(one)} and ${title(other)}`,
  gist: 'One of them is to rise, the other to fall',
  text: `The House on top is to rise, the one at the bottom to fall: ${one} and ${other}, or ${other} and ${one}.`,
}));

const name = (id: string | null) => cards[id ?? '']?.name ?? id ?? '';
const ability = (id: string) => characters[id]?.ability ?? id;
const listed = (parts: string[]) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);
const who = (seats: readonly number[]) => listed(seats.map((seat) => `{${seat}}`));

function sentence(event: TreacheryEvent): string {
  switch (event.type) {
    case 'dealt': {
      const game = event.game > 1 ? `Game ${event.game}: the` : 'The';
      return `${game} characters are laid out and ${name(event.card)} is revealed. {${event.seat}} begins.`;
    }
    case 'secrets':
      return `{${event.seat}} wants ${event.rise} to rise and ${event.fall} to fall, and holds ${name(event.card)}.`;
    case 'played':
      return `{${event.seat}} plays ${name(event.card)}, ${event.half} action, ${event.hand ? 'from the hand' : 'the revealed card'}.`;
    case 'healed':
      return `${name(event.character)} is healed.`;
    case 'moved':
      if (event.led) return `${name(event.character)} follows ${name(event.led)} ${event.direction}.`;
      if (event.gave_way) return `${name(event.character)} gives way and moves ${event.direction}.`;
      return `${name(event.character)} moves ${event.direction}${event.rows === 1 ? '' : ` ${event.rows} rows`}.`;
    case 'wounded':
      return `${name(event.character)} is Wounded.`;
    case 'killed':
      return `${name(event.character)} is Killed!`;
    case 'shielded':
      return `${name(event.shield)} shields ${name(event.target)}.`;
    case 'lapsed':
      return `The attack on ${name(event.character)} comes too late.`;
    case 'lastdeed':
      return event.target === null
        ? `${ability(event.character)} of ${name(event.character)} finds nobody.`
        : `${ability(event.character)} of ${name(event.character)}: ${name(event.target)}.`;
    case 'closed':
      return event.rows === 1 ? 'An empty row disappears.' : `${event.rows} empty rows disappear.`;
    case 'drew':
      return event.card === null ? `{${event.seat}} draws a card.` : `{${event.seat}} draws ${name(event.card)}.`;
    case 'revealed':
      return `${name(event.card)} is revealed.`;
    case 'reshuffled':
      return `The deck has run out; the ${event.cards} discarded cards are shuffled into a new one.`;
    case 'stuck':
      return `{${event.seat}} can perform none of the four actions.`;
    case 'scored': {
      const seats = event.points.map((points, seat) => `{${seat}} ${points} (${event.rise[seat]} up, ${event.fall[seat]} down)`);
      return `The agendas are revealed: ${seats.join(', ')}.`;
    }
    case 'won':
      return `${who(event.winners)} ${event.winners.length === 1 ? 'wins' : 'win'} the game. Victories: ${event.victories.join(' : ')}.`;
    case 'ended':
      return `${who(event.winners)} ${event.winners.length === 1 ? 'wins' : 'win together'}.`;
  }
}

export const treachery = {
  title: 'Treachery in a Pocket',
  special: 'You own nobody: in secret you want one House to rise and another to fall, and everyone pulls the strings.',
  score: 'Points',
  options: {
    match: {
      label: 'Match',
      help: 'Play games until somebody has won two of them, instead of one (TRE-MATCH-1).',
      values: { true: 'first to two victories', false: 'a single game' },
    },
    start_player: {
      label: 'First turn',
      help: 'Who takes the first turn: drawn by lot, or the number of a seat (TRE-C-23).',
      values: { random: 'drawn by lot' },
    },
  } as GameWords['options'],
  cards,
  // The engine speaks English; its own words are the best there are.
  prompt: (view: TreacheryView): string => notation(view.prompt),
  action: ((choice) => choice.words) as (choice: Choice, view: TreacheryView) => string,
  story: (events: readonly TreacheryEvent[]): string[] => events.map(sentence),
  reason: (result: Result): string => notation(result.reason),
  refusal: (text: string): string => text,
  board: {
    actions,
    abilities: Object.fromEntries(Object.entries(characters).map(([id, one]) => [id, one.ability])),
    houses: { green: 'green', red: 'red', purple: 'purple', blue: 'blue' } as Record<string, string>,
    noHouse: 'of no House',
    ofHouse: (house: string) => `of the House of ${house}`,
    states: { unwounded: 'Unwounded', wounded: 'Wounded', killed: 'Killed' } as Record<string, string>,
    effects: { heal: 'is healed', up: 'moves up', down: 'moves down', attack: 'is attacked' } as Record<string, string>,
    court: 'The court, the highest row first',
    row: (at: number, of: number) => `Row ${at} of ${of}${at === 1 ? ', the highest' : at === of ? ', the lowest' : ''}`,
    emptyRow: 'nobody',
    revealed: 'Revealed',
    yourCard: 'Your card',
    inPlay: 'in play',
    half: { top: 'upper action', bottom: 'lower action' } as Record<string, string>,
    notNow: (why: string) => `Not possible now: ${why}`,
    notNowShort: 'not now',
    fits: (names: string) => `Could be filled by ${names}.`,
    again: 'Tap again to play it',
    chosen: 'chosen',
    legend: 'What the symbols mean',
    anybody: 'anybody',
    oneHouse: 'one House',
    moves: 'move',
    attacks: 'attack',
    heals: 'heal',
    agenda: 'Your agenda',
    agendaOf: (rise: string, fall: string, points: number) => `${rise} is to rise and ${fall} to fall: worth ${points} points to you now`,
    wishes: (rise: string, fall: string) => `wants ${rise} to rise and ${fall} to fall`,
    rises: 'up',
    falls: 'down',
    hidden: 'agenda hidden',
    points: (n: number) => `${n} point${n === 1 ? '' : 's'}`,
    worthNow: 'worth now',
    noble: (id: string, rows: number, hurt: boolean) => `${name(id)}: ${rows} row${rows === 1 ? '' : 's'}${hurt ? ', 1 off for the wound' : ''}`,
    cards: (n: number): string => (n === 1 ? 'one card in hand' : 'no card in hand'),
    victories: (n: number) => `${n} ${n === 1 ? 'victory' : 'victories'}`,
    turn: (n: number) => `Turn ${n}`,
    game: (n: number) => `Game ${n}`,
    deck: (n: number, second: boolean) => `${n} card${n === 1 ? '' : 's'} left in the ${second ? 'second' : 'first'} deck`,
    deckShort: (second: boolean): string => (second ? '2nd deck' : '1st deck'),
    discards: (names: string) => (names ? `Discarded: ${names}` : 'Nothing is discarded yet'),
    discardsShort: 'discards',
    last: 'Latest action',
    deal: 'Deal the next game',
    riseTitle: 'To rise',
    fallTitle: 'To fall',
    victoriesTitle: 'Victories',
    pointsTitle: 'Points',
  },
};
