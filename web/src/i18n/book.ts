/**
 * A book of words: what the rules mean, said in the language of the page. The server has one for each game and language,
 * in the format of Project Fluent; terminal, log and protocols speak from the same ones.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { CardInfo, Phrase } from '../generated/types';
import { markedCard } from './names';
import type { GameWords } from './speaker.svelte';

export type Words = Phrase | string;
type Argument = NonNullable<Phrase['args']>[string];
type Arguments = Record<string, Argument>;
const THING = /^([a-z_]+):([\w-]+)$/;

/** A phrase as it stands, for whoever has no words for it. */
export function notation(words: Words): string {
  if (typeof words === 'string') return words;
  const written = (value: Argument): string =>
    Array.isArray(value) ? value.map(written).join(',') : typeof value === 'object' ? `(${notation(value)})` : String(value);
  return [words.kind, ...Object.entries(words.args ?? {}).map(([name, value]) => `${name}=${written(value)}`)].join(' ');
}

export class Book {
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;
  #marks = false;

  constructor(language: string, text: string) {
    const locale = language.startsWith('en') ? 'en-GB' : language;
    this.#bundle = new FluentBundle([locale, 'en'], { useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
    this.#list = new Intl.ListFormat(locale);
  }

  has(kind: string): boolean {
    return this.#bundle.hasMessage(kind);
  }

  /** Sentences carry `{2}` for the name of seat 2. What has no words is shown by its notation, never as nothing. */
  say(words: Words): string {
    if (typeof words === 'string') return words;
    if (words.kind === 'plain') return String(words.args?.['text'] ?? '');
    return this.#message(words.kind, words.args ?? {}) ?? notation(words);
  }

  text(kind: string, args: Arguments = {}): string {
    return this.say({ kind, args });
  }

  /** What the book says beside the name of something, such as the text of a card. */
  part(kind: string, part: string, args: Arguments = {}): string {
    return this.#message(kind, args, part) ?? '';
  }

  /** The same for the story: cards are named so that they can be looked at. */
  tell(words: Words): string {
    this.#marks = true;
    try {
      return this.say(words);
    } finally {
      this.#marks = false;
    }
  }

  /** The name of a thing as boards know it: `card:bribe`. */
  thing(thing: string): string {
    const found = THING.exec(thing);
    if (!found) return thing;
    const [, kind = '', id = ''] = found;
    if (kind === 'seat') return `{${id}}`;
    return this.#message(`${kind}-${id}`, {}) ?? id;
  }

  /** `card-bribe.text` is what the book says beside `card-bribe`, so a phrase may mean that too. */
  #message(kind: string, args: Arguments, part?: string): string | null {
    const [name = '', beside = part] = kind.split('.');
    const found = this.#bundle.getMessage(name);
    const pattern = beside === undefined ? found?.value : found?.attributes[beside];
    if (!pattern) return null;
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) this.#fill(given, name, value);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, given, errors);
    return errors.length ? null : said;
  }

  /** An argument as the format knows it; of a thing also its id and what the book says of it, of several their number. */
  #fill(given: Record<string, FluentVariable>, name: string, value: Argument): void {
    if (Array.isArray(value)) {
      const parts = value.map((one) => {
        const inner: Record<string, FluentVariable> = {};
        this.#fill(inner, 'one', one);
        return String(inner['one']);
      });
      given[name] = parts.length && parts.every((part) => part.endsWith('.')) ? parts.join(' ') : this.#list.format(parts);
      given[`${name}-count`] = parts.length;
    } else if (typeof value === 'object') {
      given[name] = this.say(value);
    } else if (typeof value === 'string' && THING.test(value)) {
      const [, kind = '', id = ''] = THING.exec(value) ?? [];
      given[name] = this.#marks && kind === 'card' ? markedCard(id, this.thing(value)) : this.thing(value);
      given[`${name}-id`] = id;
      for (const [part, pattern] of Object.entries(this.#bundle.getMessage(`${kind}-${id}`)?.attributes ?? {}))
        if (typeof pattern === 'string') given[`${name}-${part}`] = pattern;
    } else given[name] = value;
  }
}

/** What the text of a card speaks of: numbers, things, phrases. */
const numbers = (card: CardInfo): Arguments =>
  Object.fromEntries(Object.entries(card.facts).filter((entry): entry is [string, Argument] => entry[1] !== null));

/** What the page asks of any game's words, out of its book. */
export function wordsOf(book: Book): GameWords {
  const options = new Proxy({} as GameWords['options'], {
    get: (_, name) => (typeof name === 'string' && book.has(`option-${name}`) ? option(book, name) : undefined),
  });
  return {
    title: book.text('title'),
    special: book.text('special'),
    score: book.text('score'),
    options,
    /** Where the book has no text of a card, the server has put it together from what the card does. */
    describe: (card) => ({
      name: book.thing(`card:${card.id}`),
      gist: book.part(`card-${card.id}`, 'gist', numbers(card)) || card.text,
      text: book.part(`card-${card.id}`, 'text', numbers(card)) || card.text,
    }),
  };
}

function option(book: Book, name: string): GameWords['options'][string] {
  const values = new Proxy({} as Record<string, string>, {
    get: (_, value) => (typeof value === 'string' && book.part(`option-${name}`, value)) || undefined,
  });
  return { label: book.text(`option-${name}`), help: book.part(`option-${name}`, 'help'), values };
}
