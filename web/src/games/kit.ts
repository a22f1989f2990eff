/** What a game brings to the page. Everything else is the same for all games. */

import type { Component } from 'svelte';
import type { CardArt } from '../art/emblems';
import type { AnyItem, AnyView, CardInfo, Choice, GameEvent, Phrase, SeatInfo } from '../generated/types';
import type { Cue } from '../sound/sound';

export interface BoardProps<V = AnyView> {
  view: V;
  seats: readonly SeatInfo[];
  /** The texts of the cards, by id. */
  cards: ReadonlyMap<string, CardInfo>;
  /** The things that can be clicked to some effect now. */
  lit: ReadonlySet<string>;
  /** The things that were clicked so far. */
  picked: readonly string[];
  /** What to do with a click; null where there is nothing to decide (replay, spectators). */
  pick: ((thing: string) => void) | null;
  /** What was told so far, oldest first. */
  items: readonly AnyItem[];
  /**
   * Carry out the steps of one decision, by their texts: all of them, or none. The answer is how things stand then, or
   * null when it was not possible (and everybody at the page was told why). Null where there is nothing to decide.
   */
  act: ((steps: readonly string[]) => Promise<AnyView | null>) | null;
  /** Seconds left, by the clock that everybody sees. */
  left: number | null;
}

/** A movement on the board, from one spot to another. Boards mark their spots with `data-spot`. */
export type Motion =
  | { kind: 'fly'; token: 'coin' | 'seal'; from: string; to: string; count: number; cue: Cue }
  | { kind: 'card'; card: string; seat: number; target: number | null; /** What of it is played. */ part?: string; cue: Cue }
  | { kind: 'pulse'; spot: string; cue: Cue }
  | { kind: 'all'; motions: Motion[] };

/** What the rules might say about a click: ask the server about an action, or say something that is always so. */
export type Attempt = { ask: string } | { rule: string; words: Phrase | string } | null;

/** Something that one may want to do and cannot; asked about it, the server says why. */
export interface Wish {
  words: string;
  ask: string;
}

/** A game's folder exports one of these from `kit.ts`. */
export interface Kit<V = AnyView, E = GameEvent> {
  Board: Component<BoardProps<V>>;
  art: Record<string, CardArt>;
  /** Art for a card that `art` does not name. */
  paint?(card: CardInfo): CardArt;
  /** Everything can be done on the board itself, so the list of actions is folded until somebody wants it. */
  folds?: boolean;
  /** The board shows the clock itself, as long as this says so. */
  clocks?(view: V): boolean;
  attempt(view: V, together: readonly string[]): Attempt;
  /** What else might be wanted of the things that are picked, although it is not possible now. */
  wishes?(view: V, picked: readonly string[]): Wish[];
  /** What to mind when talking, where the rules have something to say about it now. */
  talk?(view: V): string;
  /** A choice in words, where there is more to say of it than its own. */
  saying?(choice: Choice, view: V): string;
  motions(event: E, view: V | null): Motion[];
  /**
   * The choice that merely lets something pass, where others must not learn whether one had anything else to choose.
   * It is made for whoever wishes so when nothing else can be chosen, at a moment that tells nothing.
   */
  passing?(view: V): Choice | null;
  /** What the score counts, where that is not always the same. */
  score?(view: V): string;
  /** Columns of the score sheet beside the score itself. */
  sheet(view: V): { title: string; values: (string | number)[] }[];
}
