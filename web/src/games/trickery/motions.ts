/** What goes where in Trickery & Deceit. */

import type { TrickeryEvent, TrickeryView } from '../../generated/types';
import { atOnce, coins, pulse, seals, turn, type Motions } from '../motion';

export const motions: Motions<TrickeryView, TrickeryEvent> = {
  picked: 'A society picked in secret is marked where it lies.',
  shown: ({ societies }) => societies.flatMap((_, seat) => turn(`society:${seat}`, null, 'change')),
  starts: ({ seat }) => pulse(`seat:${seat}`),
  played: ({ seat, card, target }) => [
    { kind: 'card', card, seat, target, from: [`cards:${seat}`, `seat:${seat}`], to: target === null ? null : `seat:${target}`, cue: 'card' },
  ],
  paused: ({ seat }) => pulse(`cards:${seat}`, 'card'),
  skipped: ({ seat }) => pulse(`seat:${seat}`),
  stole: ({ seat, victim }) => coins(`coins:${victim}`, `coins:${seat}`, 1),
  gave: ({ giver, to, coins: count }) => coins(giver === null ? 'pool:coins' : `coins:${giver}`, `coins:${to}`, count),
  laid: ({ seat, society }) => coins(`coins:${seat}`, `chest:${society}`, 1),
  payout: ({ society, seals: won }) => [
    ...pulse(`chest:${society}`, 'chest'),
    ...atOnce([...won.flatMap((count, seat) => seals('pool:seals', `seals:${seat}`, count)), ...coins(`chest:${society}`, 'pool:coins', 5)]),
  ],
  turned: ({ seat }) => turn(`society:${seat}`, null, 'change'),
  ended: 'The end has a sheet of its own.',
};
