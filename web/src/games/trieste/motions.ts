/** What goes where in Trieste; in which phase it happens is lit on the strip above. */

import type { TriesteEvent, TriesteView } from '../../generated/types';
import { backs, card, coins, pieces, pulse, turn, type Motion, type Motions } from '../motion';
import { factionOf, isTreasure } from './titles';

const hand = (seat: number): string => `hand:${seat}`;
const purse = (seat: number): string => `coins:${seat}`;
const faction = (view: TriesteView | null, seat: number): string => view?.players[seat]?.faction ?? '';
const stall = (view: TriesteView | null, seat: number): string => `table:${faction(view, seat)}`;
const thief = (view: TriesteView | null): number => view?.players.find((player) => player.faction === 'thief')?.seat ?? -1;

/** Where a Thief is, in the words of the events. */
const lair = (view: TriesteView | null, place: string): string =>
  place === 'table' ? 'table:thief' : place === 'hand' ? hand(thief(view)) : place === 'prison' ? 'goal:watch' : 'discards:thief';

/** What is on now: the phase, and whose part of it. */
const now = (phase: string, seat?: number): Motion[] => [
  { kind: 'light', spot: `phase:${phase}` },
  ...(seat === undefined ? [] : [{ kind: 'light', spot: `quarter:${seat}` } as const]),
];

const money = (treasures: readonly string[], from: string, to: string): Motion[] => treasures.flatMap((one) => pieces(`treasure:${one}`, from, to, 1, 'coin'));

/** Cards go from a hand to where they belong: coins to the spent ones, the rest to the discards of its faction. */
const away = (cards: readonly string[], from: string): Motion[] =>
  cards.flatMap((id) => (isTreasure(id) ? money([id], from, 'spent') : card(id, from, `discards:${factionOf(id) ?? ''}`)));

export const motions: Motions<TriesteView, TriesteEvent> = {
  joined: ({ seat }) => pulse(`seat:${seat}`),
  picked: 'A Hero picked in secret lies face-down already.',
  turnbegan: () => now('draw'),
  drew: ({ seat, deck, number }) => (deck === 'treasure' ? coins('deck:treasure', purse(seat), number) : backs(`deck:${deck}`, hand(seat), number)),
  drewcards: ({ seat, cards }) => cards.flatMap((id) => (isTreasure(id) ? money([id], 'deck:treasure', purse(seat)) : card(id, `deck:${factionOf(id) ?? ''}`, hand(seat)))),
  refilled: () => coins('spent', 'deck:treasure', 6),
  shuffled: ({ deck }) => pulse(`deck:${deck}`, 'card'),
  laid: ({ seat, card: id }, view) => [...now('play'), ...(id === null ? backs(hand(seat), stall(view, seat), 1) : card(id, hand(seat), stall(view, seat), `card:${id}`))],
  passed: 'Whoever passes lays nothing.',
  turnedup: ({ seat, card: id }, view) => [...now('payment', seat), ...turn(stall(view, seat), id)],
  paid: ({ seat, treasures }) => [...now('payment', seat), ...money(treasures, purse(seat), 'spent')],
  cannotpay: ({ seat }, view) => [...now('payment', seat), ...pulse(stall(view, seat), 'change')],
  acts: ({ seat }, view) => [...now('effect', seat), ...pulse(stall(view, seat), 'card')],
  reacted: ({ seat, card: id }, view) => [{ kind: 'card', card: id, seat, target: null, from: hand(seat), to: `discards:${faction(view, seat)}`, cue: 'change' }],
  letbe: 'Whoever lets things happen does nothing.',
  captured: ({ card: id, place }, view) => card(id, lair(view, place), 'goal:watch', place === 'table' ? 'table:thief' : undefined),
  escaped: ({ place }, view) => pulse(lair(view, place), 'change'),
  missed: () => pulse('table:thief', 'change'),
  nobody: 'There is nobody whom it could be about.',
  empty: ({ seat }) => pulse(`seat:${seat}`),
  freed: ({ card: id, place }, view) => card(id, 'goal:watch', lair(view, place)),
  infamy: ({ change }) => (change > 0 ? pieces('infamy', ['table:thief', 'goal:thief'], 'goal:thief', change, 'seal') : pieces('infamy', 'goal:thief', null, -change, 'change')),
  hushed: () => pulse('goal:thief', 'change'),
  showed: ({ seat, cards }) => cards.map((id) => ({ kind: 'card', card: id, seat, target: null, from: hand(seat), to: hand(seat), cue: 'card' })),
  took: ({ seat, victim, treasures }) => money(treasures, purse(victim), purse(seat)),
  spared: ({ seat }) => pulse(purse(seat), 'change'),
  safe: ({ seat }) => pulse(purse(seat), 'change'),
  guarded: ({ seat }) => pulse(`seat:${seat}`, 'seal'),
  discarded: ({ seat, cards }) => away(cards, hand(seat)),
  looked: ({ seat, number }) => coins('deck:treasure', `seat:${seat}`, number),
  kept: ({ seat, discarded }) => [...money(discarded, `seat:${seat}`, 'spent'), ...coins(`seat:${seat}`, purse(seat), 1)],
  exchanged: ({ seat, gave, got }) => [...money([gave], purse(seat), 'spent'), ...money([got], 'spent', purse(seat))],
  found: ({ seat, deck, card: id }) => (id === null ? pulse(`deck:${deck}`) : card(id, `deck:${deck}`, hand(seat))),
  dearer: ({ seat }) => pulse(`seat:${seat}`, 'change'),
  boughtback: ({ seat, card: id }, view) => [...now('end', seat), ...card(id, `discards:${faction(view, seat)}`, hand(seat))],
  heroshown: ({ seat, hero }) => [{ kind: 'card', card: hero, seat, target: null, from: `hero:${seat}`, to: `hero:${seat}`, cue: 'change' }],
  herohidden: ({ seat }) => turn(`hero:${seat}`),
  ended: 'The end has a sheet of its own.',
};
