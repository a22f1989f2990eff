/** The actions of this game as their stable texts say them: "bribe 2" is on the second seat, "tribute 3" of 3 coins. */

import type { TrickeryView } from '../../generated/types';

/** How many coins fill a chest. */
export const CHEST = 5;
export const ON_SEAT = ['betray', 'build', 'bribe', 'outdo'];

export interface Spoken {
  word: string;
  /** The target, counted from 0 as seats are in views. */
  seat: number;
  number: number;
}

export function spoken(say: string): Spoken {
  const [word = '', rest = ''] = say.split(' ');
  const number = Number(rest) || 0;
  return { word, seat: number - 1, number };
}

/** Whether the societies are still being picked. */
export const choosing = (view: TrickeryView): boolean =>
  !view.result && view.players.some((player) => player.society === null);

/** What to ask the server when somebody clicks things that are not possible together. */
export function attempt(view: TrickeryView, together: readonly string[]): string | null {
  const of = (kind: string) => together.find((thing) => thing.startsWith(`${kind}:`))?.slice(kind.length + 1);
  if (together.includes('pause')) return 'pause';
  const society = of('society');
  if (society) return `choose ${society}`;
  const seat = of('seat');
  const card = of('card') ?? (seat === undefined ? undefined : cardFor(view, Number(seat)));
  if (!card) return null;
  if (card === 'favour') return 'favour';
  if (card === 'tribute') return 'tribute 1';
  if (!ON_SEAT.includes(card)) return card;
  return `${card} ${(seat === undefined ? likelyTarget(view, card) : Number(seat)) + 1}`;
}

/** The seat that one would most likely mean: one for which the fewest things are wrong. */
function likelyTarget(view: TrickeryView, card: string): number {
  const me = view.seat ?? 0;
  const mine = view.players[me]?.society;
  const others = view.players.filter((player) => player.seat !== me);
  const fitting = others.filter((player) => (player.society === mine) === (card !== 'bribe'));
  return (fitting.find((player) => player.coins > 0) ?? fitting[0] ?? others[0])?.seat ?? 0;
}

/** A card in hand that one might have meant to play on a seat. */
function cardFor(view: TrickeryView, seat: number): string | undefined {
  const me = view.players[view.seat ?? 0];
  const enemy = view.players[seat]?.society !== me?.society;
  const wanted = enemy ? ['bribe', 'betray', 'build', 'outdo'] : ['build', 'betray', 'outdo', 'bribe'];
  return wanted.find((card) => me?.hand.includes(card)) ?? wanted[0];
}
