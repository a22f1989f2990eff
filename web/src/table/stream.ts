/**
 * What one pair of eyes has seen of a table, kept from the messages of the server.
 *
 * Items are numbered from 1 without gaps, but for old talk, of which a greeting may leave some out. Whatever arrives twice
 * counts once; whatever is missing is noticed.
 */

import type { AnyItem, AnyView, Hello, News, Sight, TableInfo, Talk } from '../generated/types';
import { changed, Misfit } from '../net/changes';

export interface Stream {
  table: TableInfo | null;
  items: readonly AnyItem[];
  /** How many lines were said before the first of those that are here. */
  earlier: number;
  view: AnyView | null;
  /** All that can be seen now, which news change, and its number. */
  now: Sight | null;
  look: number;
  /** Seconds that were left at the moment `clockAt` (in milliseconds). */
  timeLeft: number | null;
  /** By seat, what each person had left then, and whose time runs. */
  times: readonly (number | null)[];
  running: readonly number[];
  clockAt: number;
  canTakeBack: boolean;
  /** The identity of what this seat is being asked. */
  question: number;
}

const LATELY = 12;

export const EMPTY: Stream = {
  table: null,
  items: [],
  earlier: 0,
  view: null,
  now: null,
  look: 0,
  timeLeft: null,
  times: [],
  running: [],
  clockAt: 0,
  canTakeBack: false,
  question: 0,
};

export const last = (stream: Stream): number => stream.items.at(-1)?.n ?? 0;

export interface Received {
  stream: Stream;
  /** The items that were not known before. */
  fresh: readonly AnyItem[];
  /** What came does not fit what we have: something is missing. Connect anew and say what we have. */
  gap: boolean;
  /** This is another story than the one so far; what was shown of that one is void. */
  anew: boolean;
}

/** Whether a greeting tells another story than the one so far: from another seat, or from the beginning. */
function anew(stream: Stream, message: Hello | News): boolean {
  if (message.type !== 'hello' || stream.table === null) return false;
  return message.now.table.you !== stream.table.you || (message.since === 0 && message.items.length > 0);
}

/** What can be seen after a message; null where it was made for something else than what we have. */
function seen(stream: Stream, message: Hello | News): Sight | null {
  if (message.type === 'hello') return message.now;
  const whole = Array.isArray(message.change) && message.change.length === 1;
  if (!whole && message.before !== stream.look) return null;
  try {
    return changed(stream.now, message.change) as Sight | null;
  } catch (error) {
    if (error instanceof Misfit) return null;
    throw error;
  }
}

export function receive(before: Stream, message: Hello | News, now: number): Received {
  const fromStart = before.table === null || anew(before, message);
  const stream = fromStart ? EMPTY : before;
  const known = last(stream);
  const fresh = message.items.filter((item) => item.n > known);
  const sight = seen(stream, message);
  const unsaid = message.type === 'hello' && message.since === known ? message.earlier : 0;
  const latest = fresh.at(-1);
  if (!sight || (latest && latest.n !== known + fresh.length + unsaid)) return { stream: before, fresh: [], gap: true, anew: false };
  return {
    stream: {
      table: sight.table,
      items: fresh.length ? [...(unsaid ? stream.items.filter((item) => item.type !== 'said') : stream.items), ...fresh] : stream.items,
      earlier: unsaid ? stream.earlier + unsaid + stream.items.filter((item) => item.type === 'said').length : stream.earlier,
      view: sight.view,
      now: sight,
      look: message.look,
      timeLeft: message.time_left,
      times: message.times,
      running: message.running,
      clockAt: now,
      canTakeBack: sight.can_take_back,
      question: sight.question,
    },
    fresh,
    gap: false,
    anew: fromStart,
  };
}

/** With lines that were said before all those that are here. */
export function withEarlier(stream: Stream, talk: Talk): Stream {
  const items = [...talk.items, ...stream.items].sort((one, other) => one.n - other.n);
  return { ...stream, items: items.filter((item, at) => item.n !== items[at - 1]?.n), earlier: talk.earlier };
}

/** The items that still count: what was taken back did not happen. */
export function standing(items: readonly AnyItem[]): AnyItem[] {
  const left: AnyItem[] = [];
  for (const item of items) {
    if (item.type === 'tookback') {
      const { since } = item;
      for (let at = left.length - 1; at >= 0 && left[at]!.n >= since; at--) {
        const old = left[at]!;
        if (old.type === 'told' || old.type === 'backasked' || old.type === 'backanswered') left.splice(at, 1);
      }
    }
    left.push(item);
  }
  return left;
}

/** What was told since a seat last began something itself; all that was told lately, for whoever only watches. */
export function sinceMine(items: readonly AnyItem[], seat: number | null): AnyItem[] {
  const told = items.filter((item) => item.type === 'told');
  const mine = told.findLastIndex(({ events: [first] }) => first !== undefined && 'seat' in first && first.seat === seat);
  return told.slice(Math.max(mine, told.length - LATELY, 0));
}

export interface BackRequest {
  seat: number;
  /** The seats that have agreed so far. */
  agreed: number[];
}

/** A request to take back that is still open. */
export function openRequest(items: readonly AnyItem[]): BackRequest | null {
  let open = null as BackRequest | null;
  for (const item of items) {
    switch (item.type) {
      case 'backasked':
        open = { seat: item.seat, agreed: [] };
        break;
      case 'backanswered':
        if (open) open = item.yes ? { ...open, agreed: [...open.agreed, item.seat] } : null;
        break;
      case 'told':
      case 'tookback':
      case 'ended':
        open = null;
    }
  }
  return open;
}

/** Seconds left now; never below zero. */
export function clock(stream: Stream, now: number): number | null {
  return stream.timeLeft === null ? null : Math.max(0, stream.timeLeft - (now - stream.clockAt) / 1000);
}
