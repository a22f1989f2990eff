/**
 * The talk at one table, as one visitor follows it: what was just said (as bubbles at the seats, for a while), what is
 * still unread, and whom one does not want to hear. The last two are kept in this browser.
 */

import type { AnyItem } from '../generated/types';
import { keep, kept } from '../look/settings.svelte';
import { play } from '../sound/sound';

export type Said = Extract<AnyItem, { type: 'said' }>;

const TABLES = 40; // that are remembered
const BUBBLES = 4; // at a time
const SHORTEST = 3_500;
const LONGEST = 9_000;
const READING = 50; // milliseconds for each letter
const OWN = 2_000; // what one said oneself is only seen to have been said

interface Notes {
  /** When the last line was said that one has read, in seconds. */
  read: number;
  unheard: readonly string[];
}

/** How long a bubble stays, in milliseconds: as long as it takes to read. */
export const lingers = (letters: number): number => Math.min(LONGEST, SHORTEST + READING * letters);

/** Who said something, at one table: somebody who only watches may be called like somebody who sits there. */
export const saidBy = ({ seat, name }: Pick<Said, 'seat' | 'name'>): string => `${seat === null ? 'watching' : 'seated'}:${name}`;

export const saidIn = (items: readonly AnyItem[]): Said[] => items.filter((item) => item.type === 'said');

/** What this browser keeps of the talk at its tables: those that were looked at last. */
function notes(): [string, Notes][] {
  try {
    const found: unknown = JSON.parse(kept('talk') ?? '[]');
    return Array.isArray(found) ? (found as [string, Notes][]).filter((one) => Array.isArray(one?.[1]?.unheard)) : [];
  } catch {
    return [];
  }
}

export class Talk {
  /** What was said just now, oldest first. */
  bubbles: readonly Said[] = $state.raw([]);
  #notes: Notes = $state.raw({ read: 0, unheard: [] });
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly id: string) {
    this.#notes = notes().find(([table]) => table === id)?.[1] ?? this.#notes;
  }

  /** Speakers whom one does not want to hear. */
  get unheard(): readonly string[] {
    return this.#notes.unheard;
  }

  hears(item: Said): boolean {
    return !this.unheard.includes(saidBy(item));
  }

  /** Somebody says something now. */
  hear(item: Said, you: number | null, letters: number): void {
    if (!this.hears(item)) return;
    const own = item.seat !== null && item.seat === you;
    if (!own) play('chat');
    this.bubbles = [...this.bubbles.filter((other) => saidBy(other) !== saidBy(item)), item].slice(-BUBBLES);
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.bubbles = this.bubbles.filter((other) => other !== item);
    }, own ? OWN : lingers(letters));
    this.#timers.push(timer);
  }

  /** The lines that one has not read yet; one's own are. */
  unread(items: readonly AnyItem[], you: number | null): Said[] {
    return saidIn(items).filter((item) => item.at > this.#notes.read && this.hears(item) && (item.seat === null || item.seat !== you));
  }

  /** All of it lies before one's eyes. */
  read(items: readonly AnyItem[]): void {
    const latest = saidIn(items).at(-1)?.at ?? 0;
    if (latest > this.#notes.read) this.#keep({ ...this.#notes, read: latest });
  }

  mute(who: string, on: boolean): void {
    const others = this.unheard.filter((one) => one !== who);
    this.#keep({ ...this.#notes, unheard: on ? [...others, who] : others });
    if (on) this.bubbles = this.bubbles.filter((item) => saidBy(item) !== who);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.bubbles = [];
  }

  #keep(now: Notes): void {
    this.#notes = now;
    keep('talk', JSON.stringify([...notes().filter(([table]) => table !== this.id), [this.id, now]].slice(-TABLES)));
  }
}
