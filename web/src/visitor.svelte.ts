/** Who is here: a name that can be changed at any time. Nobody is asked for it. */

import { speaker } from './i18n/speaker.svelte';
import { api } from './net/api';

const NAMELESS = /^Guest \d+$/; // what the server calls newcomers

class Visitor {
  name: string | null = $state(null);
  #loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.#loading ??= this.#arrive();
    this.#loading.catch(() => (this.#loading = null));
    return this.#loading;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  async #arrive(): Promise<void> {
    const { name } = await api.me();
    if (NAMELESS.test(name)) await this.rename(friendly(Math.random)).catch(() => (this.name = name));
    else this.name = name;
  }
}

/** A name out of the hat, in the language of the page. */
export function friendly(random: () => number): string {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const { adjectives, nouns } = speaker.words.guests;
  return `${one(adjectives)} ${one(nouns)}`;
}

export const visitor = new Visitor();
