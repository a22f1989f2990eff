/** A review that is being made: the server judges some decisions at a time. */

import type { Review } from '../generated/types';
import { speaker } from '../i18n/speaker.svelte';
import { api } from '../net/api';

/** What was judged to the end while this page is open: it is not asked for twice. */
const judged: Record<string, Review> = {};

export class Reviewing {
  review: Review | null = $state.raw(null);
  busy = $state(false);
  #failed = $state.raw<unknown>(null);
  readonly problem = $derived(speaker.failure(this.#failed));
  readonly done: boolean = $derived(this.review !== null && this.review.next === null);
  #gone = false;

  constructor(readonly id: string) {
    this.review = judged[id] ?? null;
  }

  look = async (): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.#failed = null;
    try {
      do this.review = await api.review(this.id);
      while (this.review.next !== null && !this.#gone);
      if (this.review.next === null) judged[this.id] = this.review;
    } catch (failure) {
      this.#failed = failure;
    }
    this.busy = false;
  };

  stop(): void {
    this.#gone = true;
  }
}
