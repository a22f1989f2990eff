/** What goes where in City of Five Sails. Cards have numbers, so each of them is followed by its own. */

import type { FivesailsEvent } from '../../generated/types';
import { atOnce, backs, card, pieces, pulse, turn, type Motion, type Motions, type Where } from '../motion';
import type { View } from './table';

const self = (number: number): string => `card:${number}`;
/** Whatever is not drawn on its own is with its player. */
const hand = (seat: number): Where => [`hand:${seat}`, `seat:${seat}`];
const deck = (seat: number): Where => (seat < 0 ? ['citydeck', 'city', 'place:docks'] : [`deck:${seat}`, `seat:${seat}`]);
const discard = (seat: number): Where => (seat < 0 ? ['citydiscard', 'city', 'place:docks'] : [`discard:${seat}`, `seat:${seat}`]);
const approach = (seat: number): Where => [`approach:${seat}`, `seat:${seat}`];
const place = (name: string): string => `place:${name}`;

/** Where Renown lies: with a player, at a location, on a card, or in the supply. */
function renown(name: string): Where {
  if (name === 'supply') return null;
  return name.startsWith('seat ') ? [`renown:${name.slice(5)}`, `seat:${name.slice(5)}`] : [`renown:${name}`, place(name)];
}

/** Whose a card is, as far as can be seen. */
const owner = (view: View | null, number: number): number =>
  view?.players.find((player) => [...player.crew, ...player.gear, ...player.hand, ...player.approach].some((one) => one.number === number) || player.scheme_number === number)?.seat ?? -1;

/** Where a card goes that leaves play. */
function gone(view: View | null, number: number, to: string): Where {
  const seat = owner(view, number);
  if (to === 'locker') return ['locker', ...(discard(seat) ?? [])];
  if (to === 'bazaar') return place('grand_bazaar');
  if (to === 'approach') return approach(seat);
  return to === 'top' || to === 'bottom' ? deck(to === 'top' ? -1 : seat) : discard(seat);
}

const leaves = (view: View | null, number: number, name: string, to: string): Motion[] => card(name, self(number), gone(view, number, to), self(number));
const shows = (seat: number, name: string, number: number, to: Where): Motion => ({ kind: 'card', card: name, seat, target: null, from: [self(number), ...[hand(seat)].flat().filter((one) => one !== null)], to, cue: 'card' });

const SAID = 'Nothing goes anywhere; the story says it.';
const SECRET = 'Only whoever did it sees this.';

export const motions: Motions<View, FivesailsEvent> = {
  phase: ({ phase }) => [{ kind: 'light', spot: `phase:${phase}` }],
  dealt: ({ name, place: where }) => card(name, deck(-1), place(where)),
  planned: ({ seat, card: number }) => card(null, self(number), [`scheme:${seat}`, `seat:${seat}`], self(number)),
  unveiled: ({ schemes }) => atOnce(schemes.flatMap((name, seat) => (name ? turn([`scheme:${seat}`], name) : []))),
  firstplayer: ({ seat }) => pulse([`first:${seat}`, `seat:${seat}`], 'turn'),
  used: ({ seat, card: number, name, source }) => (name && source ? [shows(seat, name, number, null)] : []),
  missed: SAID,
  targeted: ({ card: number, target }) => pieces('spark', [self(number)], self(target), 1, 'change'),
  drewthere: ({ place: where }) => pulse(place(where), 'card'),
  passed: ({ seat }) => pulse(`seat:${seat}`),
  paid: ({ seat, card: number, name }) => card(name, hand(seat), discard(seat), self(number)),
  discarded: ({ seat, card: number, name }) => card(name, hand(seat), discard(seat), self(number)),
  drew: ({ seat, count, cards }) => (cards.length ? cards.flatMap((name) => card(name, deck(seat), hand(seat))) : backs(deck(seat), hand(seat), count)),
  peeked: ({ owner: whose, cards, count }) => (cards.length ? cards.flatMap((name) => card(name, deck(whose), null)) : backs(deck(whose), null, count)),
  revealed: ({ owner: whose, cards }) => cards.flatMap((name) => card(name, deck(whose), null)),
  shuffled: ({ owner: whose }) => pulse(deck(whose), 'card'),
  left: ({ card: number, name, to }, view) => leaves(view, number, name, to),
  joined: ({ seat, card: number, name, place: where }) => card(name, hand(seat), place(where), self(number)),
  attached: ({ card: number, name, bearer }, view) => card(name, hand(owner(view, bearer)), self(bearer), self(number)),
  movedto: ({ card: number, name, place: where }) => card(name, self(number), place(where), self(number)),
  engaged: ({ card: number }) => pulse(self(number)),
  engarde: ({ card: number }) => pulse(self(number)),
  wounded: ({ card: number, count }) => pieces('wound', null, self(number), count, 'change'),
  healed: ({ card: number, count }) => pieces('wound', self(number), null, count, 'seal'),
  destroyed: ({ card: number, name, to }, view) => [...pulse(self(number), 'chest'), ...leaves(view, number, name, to)],
  renownmoved: ({ start, to, count }) => pieces('renown', renown(start), renown(to), count, 'seal'),
  claimed: ({ seat, place: where }) => (seat < 0 ? pulse(place(where), 'chest') : pieces('flag', `seat:${seat}`, place(where), 1, 'chest')),
  pressured: ({ place: where, shares }) => [...shares.flatMap(([seat, , count]) => pieces('spark', `seat:${seat}`, place(where), count, 'coin')), ...pulse(place(where), 'chest')],
  challenged: ({ challenger, target }) => [...pulse(self(challenger), 'change'), ...pieces('threat', self(challenger), self(target), 1, 'change'), ...pulse(self(target))],
  answered: ({ card: number, seat }) => pulse([self(number), `seat:${seat}`], 'change'),
  threat: ({ pools }) => pools.flatMap((count, side) => (count ? pulse([`threat:${side}`]) : [])),
  threatdropped: ({ side, count }) => pieces('threat', `threat:${side}`, null, count, 'change'),
  roundbegins: ({ seat }) => pulse(`seat:${seat}`),
  combatcard: ({ seat, card: number, name }) => [shows(seat, name, number, [`line:${seat}`])],
  nocard: ({ seat }) => pulse(`seat:${seat}`),
  struck: ({ thrust, riposte, seat }, view) => {
    const side = view?.duel?.seats.indexOf(seat) ?? -1;
    const fighters = view?.duel?.fighters;
    if (!fighters || side < 0) return pulse(`seat:${seat}`, 'change');
    return pieces('threat', [`threat:${side}`, self(fighters[side]!)], [`threat:${1 - side}`, self(fighters[1 - side]!)], thrust + riposte, 'change');
  },
  tookover: ({ card: number }) => pulse(self(number), 'change'),
  duelover: SAID,
  eliminated: ({ seat }) => pulse(`seat:${seat}`, 'chest'),
  taken: ({ seat, card: number, name, place: where }) => card(name || null, where ? place(where) : deck(seat), hand(seat), self(number)),
  named: SAID,
  sunk: ({ owner: whose, count }) => backs(whose < 0 ? 'city' : hand(whose), deck(whose), count),
  cancelled: ({ card: number }) => pulse(self(number), 'change'),
  lasting: SAID,
  looked: ({ owner: whose }) => pulse(approach(whose), 'card'),
  noted: SECRET,
  fizzled: ({ card: number, seat }) => pulse([self(number), `seat:${seat}`], 'change'),
  unmet: ({ card: number }) => pulse(self(number), 'change'),
  ended: 'The end has a sheet of its own.',
};
