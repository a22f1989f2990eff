/** What this browser knows of somebody who learns: what was offered and declined, which notes were read, the streak. */

import { keep, kept } from '../look/settings.svelte';
import { after, read, type Streak } from './streak';

/** Words that were kept one after the other. */
class Kept {
  #words: readonly string[];
  constructor(readonly name: string) {
    this.#words = $state.raw((kept(name) ?? '').split(' ').filter(Boolean));
  }
  get all(): readonly string[] {
    return this.#words;
  }
  has(word: string): boolean {
    return this.#words.includes(word);
  }
  add(...words: readonly string[]): void {
    this.#words = [...new Set([...this.#words, ...words])];
    this.#write();
  }
  drop(word: string): void {
    if (!this.has(word)) return;
    this.#words = this.#words.filter((one) => one !== word);
    this.#write();
  }
  #write(): void {
    keep(this.name, this.#words.join(' '));
  }
}

/** Games whose course is not offered any more, beside where it can always be found; `all` is the offer at home. */
export const declined = new Kept('declined');
/** Guided games that were begun and are not through, as `trieste/abcd`: so that one which is gone can be told to be. */
export const begun = new Kept('courses');
/** Notes that were read, as `trieste/draw`; `all` where somebody wants no more of them. */
export const noted = new Kept('notes');

/** Puzzles that were answered, as `trickery/12`. */
export const answered = new Kept('answered');

class Streaks {
  now: Streak = $state.raw(read(kept('streak')));
  count(day: string, right: boolean): void {
    this.now = after(this.now, day, right);
    keep('streak', JSON.stringify(this.now));
  }
}
export const streak = new Streaks();
