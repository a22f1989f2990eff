/** The table as the board needs it: what is asked, where the cards for it lie, and how near everybody is to victory. */

import type { TriestePlayerView, TriesteView } from '../../generated/types';
import { FACTIONS } from './factions';
import { isTreasure, TREASURES, worthOf } from './titles';

export const PHASES = ['draw', 'play', 'payment', 'effect', 'end'] as const;

/** Where the cards lie that a verb is about. Cards of one title may lie in several places at once. */
const PLACES: Record<string, 'hand' | 'tray'> = {
  play: 'hand',
  react: 'hand',
  discard: 'hand',
  give: 'hand',
  exchange: 'hand',
  pay: 'hand',
  buy: 'tray',
  keep: 'tray',
  capture: 'tray',
  free: 'tray',
  fetch: 'tray',
  choose: 'tray',
  join: 'tray',
};

export interface Asked {
  verb: string;
  place: 'hand' | 'tray' | null;
  /** What is offered beside the cards in the hand. */
  offers: string[];
}

/** What a seat is asked, from what it can do. */
export function asked(view: TriesteView): Asked {
  const said = view.choices.map((choice) => choice.say.split(' '));
  const others = said.flatMap(([word = '']) => (['pass', 'decline', 'reveal'].includes(word) ? [] : [word]));
  const verb = others.find((word) => word in PLACES) ?? others[0] ?? (said.some(([word]) => word === 'reveal') ? 'reveal' : '');
  const place = PLACES[verb] ?? null;
  return { verb, place, offers: place === 'tray' ? said.flatMap(([word, id]) => (word === verb && id ? [id] : [])) : [] };
}

/** The things that are lit in one place only. */
export function litIn(lit: ReadonlySet<string>, here: boolean): ReadonlySet<string> {
  return here ? lit : new Set([...lit].filter((thing) => !/^(card|treasure):/.test(thing)));
}

export interface Pile {
  id: string;
  count: number;
}

/** Cards of one title together, in the order in which they come. */
export function piles(ids: readonly string[]): Pile[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

export const purse = (hand: readonly string[]): Pile[] => piles(hand.filter(isTreasure));
export const value = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + worthOf(id), 0);

/** The players in the order in which they act. */
export function inOrder(view: TriesteView): TriestePlayerView[] {
  const place = (player: TriestePlayerView) => {
    const at = FACTIONS.indexOf((player.faction ?? '') as (typeof FACTIONS)[number]);
    return at < 0 ? 3 + player.seat : at;
  };
  return [...view.players].sort((a, b) => place(a) - place(b));
}

/** The coins laid out for a payment so far, from what is picked: copper:1, copper:2, silver:1. */
export const laidOut = (picked: readonly string[]): string[] =>
  picked.flatMap((thing) => {
    const [kind = ''] = thing.split(':');
    return isTreasure(kind) ? [kind] : [];
  });

/** The next coin of a kind for a payment. */
export const nextCoin = (kind: string, picked: readonly string[]): string => `${kind}:${laidOut(picked).filter((one) => one === kind).length + 1}`;

/** What all payments come to: they all make the same total. */
export function due(view: TriesteView): number {
  const payment = view.choices.find((choice) => choice.say.startsWith('pay '));
  return payment ? value(payment.say.split(' ').slice(1)) : 0;
}

/** What to ask the rules when somebody clicks what is not possible. */
export function attempt(view: TriesteView, together: readonly string[]): string | null {
  const last = together.at(-1) ?? '';
  const [kind = '', id = ''] = last.split(':');
  if (isTreasure(kind)) return ['pay', ...TREASURES.flatMap((one) => laidOut(together).filter((coin) => coin === one))].join(' ');
  const me = view.seat === null ? null : view.players[view.seat];
  const { verb, place } = asked(view);
  switch (kind) {
    case 'card':
    case 'treasure':
      if (place && !['pay', 'choose', 'join'].includes(verb)) return `${verb} ${id}`;
      if (view.threat) return `react ${id}`;
      return `play ${id}`;
    case 'deck':
      return id === 'treasure' ? 'draw treasure' : id === me?.faction ? 'draw faction' : null;
    case 'hero':
      return view.heroes.includes(id) ? `choose ${id}` : 'reveal';
    case 'seat': {
      const faction = view.players[Number(id)]?.faction;
      return faction ? `rob ${faction}` : null;
    }
    case 'faction':
      return `join ${id}`;
    default:
      return kind === 'pass' || kind === 'decline' ? kind : null;
  }
}

/** How far a player is from victory; null where others cannot know. */
export const missing = (player: TriestePlayerView): number | null => (player.score === null || !player.goal ? null : Math.max(0, player.goal - player.score));
