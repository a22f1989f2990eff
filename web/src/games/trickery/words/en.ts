import type { Choice, Result, TrickeryEvent, TrickeryView } from '../../../generated/types';
import type { GameWords } from '../../../i18n/tongue.svelte';
import { choosing, spoken } from '../actions';
import { condensed, type Told } from '../chapter';

const SOCIETY: Record<string, string> = { thorn: 'Thorn Society', machine: 'Machine Society' };
const society = (id: string) => SOCIETY[id] ?? id;
const coins = (n: number) => `${n} coin${n === 1 ? '' : 's'}`;
const who = (seats: readonly number[]) => {
  const names = seats.map((seat) => `{${seat}}`);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

const cards: Record<string, { name: string; gist: string; text: string }> = {
  betray: {
    name: 'Betray your allies',
    gist: 'Steal 1 coin from an ally, then change sides',
    text: 'Steal 1 coin from another member of your society. Then turn your society card over.',
  },
  build: {
    name: 'Build relationships',
    gist: 'An ally gets 2 coins from the pool',
    text: 'Another member of your society gets 2 coins from the pool.',
  },
  bribe: {
    name: 'Bribe your enemies',
    gist: 'Hand an enemy 1 coin: they join you',
    text: 'Hand 1 of your coins to a member of the other society, who comes over to yours at once.',
  },
  favour: {
    name: 'Call in a favour',
    gist: '1 coin into your chest, then take 2',
    text: "If you have a coin, 1 goes into your society's chest. Coin or no coin, then take 2 from the pool.",
  },
  tribute: {
    name: 'Pay tribute',
    gist: 'As many coins as you like into your chest',
    text: "Lay as many of your coins as you like, but at least 1, into your society's chest.",
  },
  outdo: {
    name: 'Outdo the competition',
    gist: '1 coin into your chest; an ally must leave',
    text: "Lay 1 coin into your society's chest. Then another member of your society must change sides at once.",
  },
};
const card = (id: string) => cards[id]?.name ?? id;

function prompt(view: TrickeryView): string {
  if (view.result) return 'The game is over.';
  const asked = view.seat !== null && view.waiting.includes(view.seat) && view.choices.length > 0;
  if (choosing(view)) {
    if (asked) return 'Pick your society in secret.';
    return view.seat === null
      ? 'The players pick their societies in secret.'
      : 'Your pick is made. All society cards are turned up together.';
  }
  return asked ? 'Play a card, or pause to take your cards back.' : `${who(view.waiting)} is to act.`;
}

function action(choice: Choice, view: TrickeryView): string {
  const { word, seat, number } = spoken(choice.say);
  const whom = `{${seat}}`;
  switch (word) {
    case 'choose':
      return `Join the ${society(choice.say.split(' ')[1] ?? '')}`;
    case 'pause':
      return 'Pause: take your played cards back';
    case 'betray':
      return `Betray your allies: steal 1 coin from ${whom} and change sides`;
    case 'build':
      return `Build relationships: ${whom} gets 2 coins from the pool`;
    case 'bribe':
      return `Bribe your enemies: 1 coin to ${whom}, who comes over to you`;
    case 'favour': {
      const mine = view.seat === null ? 0 : (view.players[view.seat]?.coins ?? 0);
      return `Call in a favour: ${mine ? '1 coin into your chest, then ' : ''}take 2 coins`;
    }
    case 'tribute':
      return `Pay tribute: ${coins(number)} into your chest`;
    case 'outdo':
      return `Outdo the competition: 1 coin into your chest, ${whom} changes sides`;
    default:
      return choice.words;
  }
}

function sentence(event: Told): string {
  switch (event.type) {
    case 'picked':
      return `{${event.seat}} secretly picks the ${society(event.society)}.`;
    case 'shown': {
      const sides = event.societies.map((side, seat) => `{${seat}} in the ${society(side)}`);
      return `The society cards are turned up: ${sides.join(', ')}.`;
    }
    case 'starts':
      return `{${event.seat}} takes the first turn.`;
    case 'played':
      if (event.target !== null) return `{${event.seat}} plays ${card(event.card)} on {${event.target}}.`;
      if (event.coins !== null) return `{${event.seat}} plays ${card(event.card)}: ${coins(event.coins)}.`;
      return `{${event.seat}} plays ${card(event.card)}.`;
    case 'paused':
      return `{${event.seat}} pauses and takes back ${event.cards.length} card${event.cards.length > 1 ? 's' : ''}.`;
    case 'skipped':
      return `{${event.seat}} can neither act nor pause.`;
    case 'stole':
      return `{${event.seat}} steals 1 coin from {${event.victim}}.`;
    case 'gave':
      return event.giver === null
        ? `{${event.to}} gets ${coins(event.coins)} from the pool.`
        : `{${event.giver}} gives {${event.to}} ${coins(event.coins)}.`;
    case 'laid':
      return `{${event.seat}} lays ${coins(event.coins)} into the chest of the ${society(event.society)}: ${event.chest} of 5.`;
    case 'payout': {
      const gains = event.seals.flatMap((gain, seat) => (gain ? [`{${seat}} +${gain}`] : []));
      return `The chest of the ${society(event.society)} is full! Seals: ${gains.join(', ')}.`;
    }
    case 'turned':
      return `{${event.seat}} is now in the ${society(event.society)}.`;
    case 'ended':
      return `${who(event.winners)} ${event.winners.length === 1 ? 'wins' : 'win together'}.`;
  }
}

function reason(result: Result): string {
  const winners = who(result.winners);
  const have = result.winners.length === 1 ? 'has' : 'have';
  switch (result.rule) {
    case 'TRK-END-1':
      return `${winners} ${have} 5 seals or more.`;
    case 'TRK-END-2':
      return result.winners.length === 1
        ? `Several reached 5 seals at once; ${winners} has most coins.`
        : `Several reached 5 seals at once; ${winners} are equal in coins too.`;
    case 'TRK-C-1':
      return `Several reached 5 seals at once; ${winners} ${have} most.`;
    case 'TRK-C-17': {
      const top = Math.max(...result.scores);
      const leaders = result.scores.filter((score) => score === top).length;
      return `The turn limit is reached; ${winners} ${have} most seals${leaders > 1 ? ' and coins' : ''}.`;
    }
    default:
      return result.reason;
  }
}

export const trickery = {
  title: 'Trickery & Deceit',
  special: "Everything lies open and nobody stays your friend: fill your society's chest, or change sides in time.",
  score: 'Seals',
  options: {
    tie_rule: {
      label: 'Several reach 5 seals at once',
      help: 'Who wins then: the one with most coins, or the one with most seals and only then most coins (TRK-C-1).',
      values: { coins: 'most coins win', seals_then_coins: 'most seals, then coins' },
    },
    max_turns: {
      label: 'Longest game',
      help: 'Turns for each player before the game is called off (TRK-C-17).',
      values: {},
    },
    start_player: {
      label: 'First turn',
      help: 'Who takes the first turn: drawn by lot, or the number of a seat (TRK-C-19).',
      values: { random: 'drawn by lot' },
    },
  } as GameWords['options'],
  cards,
  prompt,
  action,
  story: (events: readonly TrickeryEvent[]): string[] => condensed(events).map(sentence),
  reason,
  refusal: (text: string): string => text,
  board: {
    societies: { thorn: 'Thorn Society', machine: 'Machine Society' } as Record<string, string>,
    short: { thorn: 'Thorn', machine: 'Machine' } as Record<string, string>,
    mottos: { thorn: 'Ink, roses and patience', machine: 'Copper, steam and certainty' } as Record<string, string>,
    chest: (side: string, n: number) => `Chest of the ${society(side)}: ${n} of 5 coins`,
    chestShort: (n: number) => `${n} of 5`,
    pool: 'Pool',
    poolOf: (c: number, s: number) => `The pool: ${coins(c)}, ${s} seals`,
    hidden: 'society not shown yet',
    inHand: 'in hand',
    played: 'played',
    hand: 'Your cards',
    handOf: (name: string) => `Cards of ${name}`,
    cardsOf: (held: string, lying: string) => `In hand: ${held || 'none'}. Played: ${lying || 'none'}.`,
    pause: 'Pause',
    pauseHelp: 'Take your played cards back',
    yourPick: (side: string) => `Your secret pick: ${society(side)}`,
    place: (side: string, c: number, s: number) => `${side}, ${coins(c)}, ${s} seal${s === 1 ? '' : 's'}`,
    turnsLeft: (n: number) => `${n} turns until the game is called off`,
    coinsTitle: 'Coins',
    societyTitle: 'Society',
    otherChest: 'Your coins go into the chest of your own society.',
  },
};
