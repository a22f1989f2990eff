/** The times at a table: what each seat has left, counted on from what the server said last, and how it is written. */

import type { TableInfo } from '../generated/types';
import type { Stream } from './stream';

const HURRY = 15;

/** Whether so little is left that it is time to hurry. */
export const hurries = (left: number | null): boolean => left !== null && left < HURRY;

export interface SeatTime {
  seat: number;
  /** Seconds; null while a seat is not asked, where each question has its own time. */
  left: number | null;
  runs: boolean;
}

/** What each person has left now; nothing for bots, and nobody at a table without a clock. */
export function times(stream: Stream, now: number): SeatTime[] {
  const { table, times: told, running } = stream;
  if (!table || table.stage !== 'playing') return [];
  const gone = (now - stream.clockAt) / 1000;
  const people = told.map((left, seat) => ({ seat, left, runs: running.includes(seat) })).filter(({ seat }) => table.seats[seat]?.bot === null);
  return people.map((one) => (one.left === null || !one.runs ? one : { ...one, left: Math.max(0, one.left - gone) }));
}

/** Whether it is the game's own clock that runs, and nobody's time. */
export const runsByGame = ({ timeLeft, running }: Stream): boolean => timeLeft !== null && !running.length;

/** The time that concerns whoever looks: of their own, where each has one for the whole game; else that of the question. */
export function concerns(stream: Stream, question: number | null, all: readonly SeatTime[]): number | null {
  const { table } = stream;
  if (table?.clock !== 'bank' || runsByGame(stream)) return question;
  return all.find(({ seat }) => seat === table.you)?.left ?? question;
}

/** As clocks have it; what is long by its two largest parts, or by the largest alone where there is little room. */
export function written(seconds: number, shortly = false): string {
  const whole = Math.ceil(seconds);
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days >= 2) return shortly ? `${days} d` : `${days} d ${hours % 24} h`;
  if (hours) return shortly ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${minutes}:${String(whole % 60).padStart(2, '0')}`;
}

/** How many characters the longest time of a table takes, so that nothing moves when one gets shorter. */
export function widest({ clock, clock_amount: amount }: Pick<TableInfo, 'clock' | 'clock_amount'>, shortly = false): number {
  if (clock === 'hours' || clock === 'days') return (shortly ? '59:59' : '30 h 59 min').length;
  return written(clock === 'bank' ? (amount + 1) * 60 : 300).length;
}
