/** What a visitor has chosen for this browser. */

import type { Language } from '../i18n/speaker.svelte';

export type Look = 'system' | 'dark' | 'light';

/** What this browser keeps under a name. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`intrigue.${name}`);
  } catch {
    return null; // a browser that keeps nothing; all works, and is forgotten
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`intrigue.${name}`, value);
  } catch {
    // as above
  }
}

function one<T extends string>(value: string | null, of: readonly T[], otherwise: T): T {
  return of.includes(value as T) ? (value as T) : otherwise;
}

class Settings {
  #look: Look = $state(one<Look>(kept('look'), ['system', 'dark', 'light'], 'dark')); // by candlelight, unless somebody wants it otherwise
  #sound = $state(kept('sound') !== 'off');
  #plain = $state(kept('board') === 'plain');
  #passes = $state(kept('passes') !== 'off');
  #single = $state(kept('single') !== 'off');
  #light = matchMedia('(prefers-color-scheme: light)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');

  get look(): Look {
    return this.#look;
  }
  set look(look: Look) {
    this.#look = look;
    keep('look', look);
    this.apply();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  /** Show every table as plain text and buttons. */
  get plain(): boolean {
    return this.#plain;
  }
  set plain(on: boolean) {
    this.#plain = on;
    keep('board', on ? 'plain' : 'drawn');
  }

  /** Let things pass by themselves where there is nothing to use. */
  get passes(): boolean {
    return this.#passes;
  }
  set passes(on: boolean) {
    this.#passes = on;
    keep('passes', on ? 'on' : 'off');
  }

  /** Answer by itself what has only one answer. */
  get single(): boolean {
    return this.#single;
  }
  set single(on: boolean) {
    this.#single = on;
    keep('single', on ? 'on' : 'off');
  }

  get language(): Language {
    const system = navigator.language.startsWith('de') ? 'de' : 'en';
    return one<Language>(kept('language'), ['en', 'de', 'en-XA'], system);
  }
  set language(language: Language) {
    keep('language', language);
  }

  /** Whether nothing should move. */
  get still(): boolean {
    return this.#still.matches;
  }

  apply(): void {
    const light = this.#look === 'light' || (this.#look === 'system' && this.#light.matches);
    document.documentElement.dataset['look'] = light ? 'light' : 'dark';
  }

  start(): void {
    this.apply();
    this.#light.addEventListener('change', () => this.apply());
  }
}

export const settings = new Settings();
