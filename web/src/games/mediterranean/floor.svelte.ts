/** The desk of one trader: the offer in the making and what the desk shows. It outlives reloads of the page. */

import type { MediterraneanView } from '../../generated/types';
import { blank, isBlank, MOST_CARDS, still, type Draft } from './draft';

export type Drawer = 'offer' | 'store' | 'cubes' | 'done';

const KEY = 'intrigue-draft';

const without = (list: readonly string[], at: number): string[] => list.filter((_, place) => place !== at);

interface Kept {
  table: string;
  turn: number;
  draft: Draft;
}

export class Desk {
  draft: Draft = $state.raw(blank());
  /** The drawer that is open; none where the desk is folded (on phones). */
  drawer: Drawer | null = $state(null);
  readonly empty: boolean = $derived(isBlank(this.draft));
  readonly #table = location.pathname;

  constructor(turn: number) {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
      if (kept?.table === this.#table && kept.turn === turn) this.draft = { ...blank(), ...kept.draft };
    } catch {
      // what cannot be read is not missed
    }
  }

  set(draft: Draft, turn: number): void {
    this.draft = draft;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ table: this.#table, turn, draft } satisfies Kept));
    } catch {
      // then it does not outlive a reload
    }
  }

  change(part: Partial<Draft>, view: MediterraneanView): void {
    this.set({ ...this.draft, ...part }, view.turn);
    this.drawer = 'offer';
  }

  clear(view: MediterraneanView): void {
    this.set(blank(), view.turn);
  }

  /** Hands have changed: what cannot be given any more is taken out, and nothing else. */
  keepUp(view: MediterraneanView): void {
    const now = still(this.draft, view);
    if (now !== this.draft) this.set(now, view.turn);
  }

  give(card: string, view: MediterraneanView): void {
    if (this.draft.gives.length < MOST_CARDS) this.change({ gives: [...this.draft.gives, card] }, view);
  }

  keep(card: string, view: MediterraneanView): void {
    const at = this.draft.gives.indexOf(card);
    if (at >= 0) this.change({ gives: without(this.draft.gives, at) }, view);
  }

  want(good: string, view: MediterraneanView): void {
    if (this.draft.wants.length < MOST_CARDS) this.change({ wants: [...this.draft.wants, good] }, view);
  }

  unwant(good: string, view: MediterraneanView): void {
    const at = this.draft.wants.lastIndexOf(good);
    if (at >= 0) this.change({ wants: without(this.draft.wants, at) }, view);
  }

  /** Address it to a seat, or not any more. A demand is of one seat alone, so it goes when others are addressed. */
  address(seat: number, view: MediterraneanView): void {
    const { to } = this.draft;
    this.change({ to: to.includes(seat) ? to.filter((one) => one !== seat) : [...to, seat].sort(), demands: [] }, view);
  }
}
