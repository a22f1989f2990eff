/** The language of the page. English is always there; others come when they are asked for. */

import type { AnyView, CardInfo, Choice, GameEvent, Result, TableInfo } from '../generated/types';
import { api, Failure } from '../net/api';
import { Book, wordsOf, type Words } from './book';
import { en, type Catalogue } from './en';

export type Language = 'en' | 'de' | 'en-XA';
/** Those on offer. */
export const LANGUAGES: Partial<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const LOADERS: Record<Language, () => Promise<Catalogue>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de').then((module) => module.de),
  'en-XA': () => import('./pseudo').then((module) => module.accented(en)),
};

/** What every game's part of the catalogue can say; the game's own part says it for its own types. */
export interface GameWords<V = AnyView, E = GameEvent> {
  title: string;
  special: string;
  /** What the numbers of a result count. */
  score: string;
  options: Record<string, { label: string; help: string; values: Record<string, string> }>;
  cards: Record<string, { name: string; gist: string; text: string }>;
  /** The words of a card that `cards` does not name, from its numbers. */
  describe?(card: CardInfo): { name: string; gist: string; text: string } | null;
  prompt(view: V): string;
  action(choice: Choice, view: V): string;
  /** What happened in one action, as sentences; `{2}` stands for the name of seat 2. `told` is how the rules tell it. */
  story(events: readonly E[], told: readonly string[]): string[];
  reason(result: Result): string;
  /** A refusal of the rules, from the words of the server. */
  refusal(reason: string): string;
}

/** In place of a game: the book of what tables and the server say, whatever is played. */
const COMMON = '';

class Tongue {
  language: Language = $state('en');
  words: Catalogue = $state.raw(en);
  #books: ReadonlyMap<string, Book> = $state.raw(new Map());
  #spoken = new Map<string, GameWords>();

  async speak(language: Language): Promise<void> {
    const [words, books] = await Promise.all([LOADERS[language](), this.#open([...this.#books.keys()], language)]);
    this.#shelve(books, true);
    this.words = words;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Get the words of a game from the server, where they are not here yet; without a game those that all share. */
  async learn(game = COMMON): Promise<void> {
    if (!this.#books.has(game)) this.#shelve(await this.#open([game], this.language), false);
  }

  /** A book as it is, for tests and other places without a server. */
  give(game: string, book: Book): void {
    this.#shelve([[game, book]], false);
  }

  async #open(games: readonly string[], language: Language): Promise<[string, Book][]> {
    return Promise.all(
      games.map(async (game): Promise<[string, Book]> => {
        const { text } = await (game === COMMON ? api.commonWords(language) : api.words(game, language));
        return [game, new Book(language, text)];
      }),
    );
  }

  #shelve(books: readonly [string, Book][], anew: boolean): void {
    this.#books = new Map([...(anew ? [] : this.#books), ...books]);
    this.#spoken = new Map([...this.#books].filter(([, book]) => book.has('title')).map(([name, book]) => [name, wordsOf(book)]));
  }

  /** The book of a game, for its board; it was learnt before the board is shown. */
  book(game: string): Book {
    return this.#books.get(game) ?? new Book(this.language, '');
  }

  /** The words of a game, or null for one that the catalogue does not know yet: then the server's English is shown. */
  game(name: string): GameWords | null {
    const learnt = this.#books.has(name) ? this.#spoken.get(name) : undefined;
    if (learnt) return learnt;
    const games = this.words.games as unknown as Record<string, GameWords>;
    return Object.hasOwn(games, name) ? games[name]! : null;
  }

  /** What is told of an action: the sentences of the rules as the language of the page has them. */
  story(table: TableInfo, events: readonly GameEvent[], told: readonly Words[]): string[] {
    const said = told.map((words) => this.book(table.game).say(words));
    return this.teller(table)?.story(events, said) ?? said;
  }

  /** Anything else that the rules say, where no catalogue of the page has it. */
  said(game: string, words: Words): string {
    return this.book(game).say(words);
  }

  /** The same for what a table tells: a game of other rules is told in the words of its time, which the server has. */
  teller(table: TableInfo): GameWords | null {
    return table.past ? null : this.game(table.game);
  }

  /** What other rules mean for a table. */
  past({ past }: TableInfo): string {
    return past ? this.book(COMMON).say(past.note) : '';
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(seconds * 1000);
  }

  /** Why something is not done, as rules, table or server say it. */
  refusal(words: Words, game = COMMON): string {
    if (typeof words !== 'string') return this.book(game).say(words);
    return this.game(game)?.refusal(words) ?? words;
  }

  /** What to tell somebody about something that failed. */
  failure(failure: unknown): string {
    return failure instanceof Failure && failure.reason ? this.refusal(failure.reason) : this.words.unreachable;
  }
}

export const tongue = new Tongue();
