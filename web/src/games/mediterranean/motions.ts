/** What goes where in Trading in the Mediterranean. While the floor is open nobody waits for any of it. */

import type { MediterraneanEvent, MediterraneanView } from '../../generated/types';
import { atOnce, backs, card, pieces, pulse, type Motion, type Motions } from '../motion';
import { goodOf } from './goods';

const stall = (seat: number): string => `stall:${seat}`;
const goods = (names: readonly string[], from: string | null, to: string | null): Motion[] =>
  names.flatMap((name) => pieces(`good:${goodOf(name.replace(/^goods:/, '').replace('-', ' '))}`, from, to, 1, 'card'));
const points = (from: string | null, to: string | null, count: number): Motion[] => pieces('point', from, to, count, 'seal');
/** Points that come, or go where they are fewer than none. */
const change = (seat: number, count: number): Motion[] => (count >= 0 ? points(null, stall(seat), count) : points(stall(seat), null, -count));

const SECRET = 'Only whoever did it sees this, where it was done.';
const SAID = 'Something is said and nothing changes hands.';

export const motions: Motions<MediterraneanView, MediterraneanEvent> = {
  sidechosen: SECRET,
  began: ({ order }) => atOnce(order.flatMap((seat, at) => pulse(stall(seat), at ? 'none' : 'turn'))),
  round: () => pulse('supply', 'turn'),
  produced: ({ seat, piles }) => goods(piles, 'supply', stall(seat)),
  named: ({ seat }) => pulse(stall(seat)),
  tradingopens: () => pulse('supply', 'turn'),
  floor: ({ seat }) => pulse(stall(seat)),
  drafted: SECRET,
  posted: ({ seat, number }) => pulse([`offer:${number}`, stall(seat)], 'card'),
  withdrawn: 'A slip that is taken down goes nowhere.',
  declined: SAID,
  weighed: SAID,
  refused: SAID,
  released: SAID,
  dealt: ({ maker, taker, gives, pays, wants, asks }) =>
    atOnce([
      ...goods(gives, stall(maker), stall(taker)),
      ...points(stall(maker), stall(taker), pays),
      ...goods(wants, stall(taker), stall(maker)),
      ...points(stall(taker), stall(maker), asks),
    ]),
  enquired: SAID,
  envoy: ({ seat, target, good }) => goods([good], stall(seat), stall(target)),
  showedhand: ({ seat }) => pulse(stall(seat), 'card'),
  showedluxury: ({ seat }) => pulse(stall(seat), 'card'),
  cube: ({ seat, laid }) => (laid ? pieces('cube', null, stall(seat), 1, 'none') : pieces('cube', stall(seat), null, 1, 'none')),
  stored: SECRET,
  passed: SAID,
  ready: SAID,
  resumed: SAID,
  clock: 'The clock shows itself.',
  closing: () => pulse('supply', 'turn'),
  spent: ({ seat, cards }) => goods(cards, stall(seat), 'supply'),
  abandoned: ({ seat }) => pulse(stall(seat), 'change'),
  aimed: ({ seat, target }) => (seat === target ? pulse(stall(seat), 'change') : pieces('spark', stall(seat), stall(target), 1, 'change')),
  ignored: ({ seat }) => pulse(stall(seat)),
  invain: ({ target }) => pulse(stall(target)),
  workermoved: ({ good, seat, to }) => goods([good], stall(seat), to === null ? null : stall(to)),
  covered: ({ seat }) => pulse(stall(seat), 'card'),
  resolved: ({ seat, sets, prosperity }) => change(seat, sets + prosperity),
  reckoned: ({ seat, owners }) => atOnce([...owners, seat].flatMap((one, at) => pulse(stall(one), at ? 'none' : 'change'))),
  changedsides: ({ seat, bonus }) => [...pulse(stall(seat), 'change'), ...change(seat, bonus)],
  revolt: ({ seats }) => atOnce(seats.flatMap((seat, at) => pulse(stall(seat), at ? 'none' : 'seal'))),
  attack: ({ seat, lost }) => [...pulse(stall(seat), 'seal'), ...points(stall(seat), null, lost)],
  neworder: ({ order }) => order.flatMap((seat) => pulse(stall(seat))).slice(0, 1),
  extradraw: ({ seat }) => backs('supply', stall(seat), 1),
  drew: ({ seat, decks }) => backs('supply', stall(seat), decks.length),
  chosedevelopment: SECRET,
  built: ({ seat, card: id }) => card(id, null, stall(seat)),
  civic: ({ seat, points: count }) => change(seat, count),
  reshuffled: () => pulse('supply', 'card'),
  ended: 'The end has a sheet of its own.',
};
