/** What a game brings to the page. Everything else is the same for all games. */

import type { Component } from 'svelte';
import type { CardArt } from '../art/emblems';
import type { AnyItem, AnyView, CardInfo, Choice, GameEvent, Phrase, SeatInfo } from '../generated/types';
import type { Motions } from './motion';
import type { Face } from './registry';

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

/** What the rules might say about a click: ask the server about an action, or say something that is always so. */
export type Attempt = { ask: string } | { rule: string; words: Phrase | string } | null;

/** Something that one may want to do and cannot; asked about it, the server says why. */
export interface Wish {
  words: string;
  ask: string;
}

/** Words out of the book of a game, by their kind. */
export type Say = (kind: string, args?: Record<string, string | number>) => string;

/** A game's folder exports one of these from `kit.ts`. */
export interface Kit<V = AnyView, E extends GameEvent = GameEvent> {
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
  /** What the rules say about promises at the table, where they say that nothing said there binds: words, and the rule. */
  unbound?: { kind: string; rule: string };
  /** A choice in words, where there is more to say of it than its own. */
  saying?(choice: Choice, view: V): string;
  /** The same where it is plain who or what it is about: they are picked. */
  briefly?(choice: Choice, picked: readonly string[]): string | null;
  /** How each kind of event is seen on the board. */
  motions: Motions<V, E>;
  /** Whether nobody waits for what is shown: then the board goes on meanwhile. */
  flows?(view: V): boolean;
  /** A card as the game draws it, at any size (`small` where nobody reads it); without it a card is drawn from its art. */
  Card?: Component<{ face: Face; part?: string | null; small?: boolean }>;
  /** A piece that flies and is no coin, seal or wound, by its name. */
  Token?: Component<{ what: string }>;
  /**
   * The choice that merely lets something pass, where others must not learn whether one had anything else to choose.
   * It is made for whoever wishes so when nothing else can be chosen, at a moment that tells nothing.
   */
  passing?(view: V): Choice | null;
  /** Whether one could still do something, and nobody waits for it. */
  idle?(view: V): boolean;
  /** Whether there is something to look at, or time to be had, although a question has only one answer. */
  lingers?(view: V): boolean;
  /** What the score counts, where that is not always the same. */
  score?(view: V): string;
  /** Where the further steps of a decision are made on the board, that is begun with `first`, by their texts. */
  leads?(first: string, then: readonly string[]): readonly string[];
  /** Where a part of the view lies on the board, by its path: names as `data-spot` and `data-thing` have them. */
  points?(path: readonly string[], view: V): readonly string[];
  /** Columns of the score sheet beside the score itself. */
  sheet(view: V): { title: string; values: (string | number)[] }[];
}
