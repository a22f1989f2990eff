/**
 * What goes where on a board, told by the events of the game.
 *
 * Every game has one table with a line for each kind of event: how it is seen, or in a sentence why nothing goes
 * anywhere. Places are found on the board by `data-spot` and `data-thing`.
 */

import type { AnyView, GameEvent } from '../generated/types';
import type { Cue } from '../sound/sound';

/** A place on the board; of several the first that is there. Null is out of sight: what comes from nowhere, or is gone. */
export type Where = string | readonly string[] | null;

/** What flies: one of many of its kind (a coin, a wound), or a card: null is one that is seen from behind. */
export type What = string | { card: string | null; /** Where itself lies, if it does: then it is itself that flies. */ self?: string };

export type Motion =
  | { kind: 'go'; what: What; from: Where; to: Where; count: number; cue: Cue; /** Only up and down. */ upright?: boolean }
  | { kind: 'turn'; spot: Where; /** What is on the other side, where that is a card. */ card: string | null; cue: Cue }
  | { kind: 'card'; card: string; seat: number; target: number | null; from: Where; to: Where; /** What of it is played. */ part?: string; cue: Cue }
  | { kind: 'pulse'; spot: Where; cue: Cue }
  /** One of a row is lit, and the others of that row are not: a phase, whoever acts. */
  | { kind: 'light'; spot: string }
  | { kind: 'all'; motions: Motion[] };

/** How an event is seen, or why it is not. */
export type Sight<V, E> = ((event: E, view: V | null) => Motion[]) | string;

export type Motions<V = AnyView, E extends GameEvent = GameEvent> = {
  readonly [K in E['type']]: Sight<V, Extract<E, { type: K }>>;
};

export function motionsOf(motions: Motions, event: GameEvent, view: AnyView | null): Motion[] {
  const sight = motions[event.type];
  return typeof sight === 'function' ? sight(event, view) : [];
}

// ---------------------------------------------------------------------- what tables are written with

/** Things of a kind; none of them is nothing to see. */
export const pieces = (what: What, from: Where, to: Where, count: number, cue: Cue): Motion[] =>
  count > 0 ? [{ kind: 'go', what, from, to, count, cue }] : [];

export const coins = (from: Where, to: Where, count: number): Motion[] => pieces('coin', from, to, count, 'coin');
export const seals = (from: Where, to: Where, count: number): Motion[] => pieces('seal', from, to, count, 'seal');

/** A card, as it lies there where it does. */
export const card = (id: string | null, from: Where, to: Where, self?: string): Motion[] => [
  { kind: 'go', what: self === undefined ? { card: id } : { card: id, self }, from, to, count: 1, cue: 'card' },
];

export const backs = (from: Where, to: Where, count: number): Motion[] => pieces({ card: null }, from, to, count, 'card');
export const pulse = (spot: Where, cue: Cue = 'none'): Motion[] => [{ kind: 'pulse', spot, cue }];
export const turn = (spot: Where, id: string | null = null, cue: Cue = 'card'): Motion[] => [{ kind: 'turn', spot, card: id, cue }];

/** All of them at once, with one sound. */
export const atOnce = (motions: readonly Motion[]): Motion[] => (motions.length ? [{ kind: 'all', motions: [...motions] }] : []);
