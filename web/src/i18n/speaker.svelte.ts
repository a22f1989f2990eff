/** The language of the page. English is always there; others come when they are asked for. */

import type { CardInfo, TableInfo } from '../generated/types';
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

/** What the page asks of any game's words besides what a table sends. */
export interface GameWords {
  title: string;
  special: string;
  /** What the numbers of a result count. */
  score: string;
  options: Record<string, { label: string; help: string; values: Record<string, string> }>;
  /** The words of a card, with its numbers. */
  describe(card: CardInfo): { name: string; gist: string; text: string };
}

/** In place of a game: the book of what tables and the server say, whatever is played. */
const COMMON = '';

class Speaker {
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

  /** The words of a game, or null as long as they were not learnt. */
  game(name: string): GameWords | null {
    // The books are what pages watch; what is made of them follows.
    return this.#books.has(name) ? (this.#spoken.get(name) ?? null) : null;
  }

  /** What rules, table or server say. Games of other rules were kept in the words of their time, which are told as they are. */
  said(words: Words, game = COMMON): string {
    return this.book(game).say(words);
  }

  /** The same for the story: cards in it can be looked at. */
  told(words: Words, game = COMMON): string {
    return this.book(game).tell(words);
  }

  /** What other rules mean for a table. */
  past({ past }: TableInfo): string {
    return past ? this.said(past.note) : '';
  }

  /** What is otherwise with the cards of a table than printed. */
  notes({ notes, game }: TableInfo): string {
    return notes.map((note) => this.said(note, game)).join(' ');
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(seconds * 1000);
  }

  /**
   * What to tell somebody about something that failed; nothing where nothing did. Pages keep the failure, not the
   * sentence: the words for it may come later than the failure itself, or change their language.
   */
  failure(failure: unknown): string {
    if (failure === null || typeof failure === 'string') return failure ?? '';
    return failure instanceof Failure && failure.reason ? this.said(failure.reason) : this.words.unreachable;
  }
}

export const speaker = new Speaker();
