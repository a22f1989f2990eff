/** The language of the page. English is always there; others come when they are asked for. */

import type { AnyView, CardInfo, Choice, GameEvent, Result, TableInfo } from '../generated/types';
import { Failure } from '../net/api';
import { en, type Catalogue } from './en';

export type Language = 'en' | 'de';
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

const LOADERS: Record<Language, () => Promise<Catalogue>> = {
  en: () => Promise.resolve(en),
  de: () => import('./de').then((module) => module.de),
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
  /** What to mind when talking, where the rules have something to say about it now. */
  talk?(view: V): string;
  /** A refusal of the rules, from the words of the server. */
  refusal(reason: string): string;
}

class Tongue {
  language: Language = $state('en');
  words: Catalogue = $state.raw(en);

  async speak(language: Language): Promise<void> {
    this.words = await LOADERS[language]();
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The words of a game, or null for one that the catalogue does not know yet: then the server's English is shown. */
  game(name: string): GameWords | null {
    const games = this.words.games as unknown as Record<string, GameWords>;
    return Object.hasOwn(games, name) ? games[name]! : null;
  }

  /** The same for what a table tells: a game of other rules is told in the words of its time, which the server has. */
  teller(table: TableInfo): GameWords | null {
    return table.past ? null : this.game(table.game);
  }

  /** What other rules mean for a table. */
  past({ past, stage }: TableInfo): string {
    if (!past) return '';
    const { then, here, lost, kept, waits } = this.words.past;
    if (past.rules === past.here) return lost;
    return `${then(past.rules)} ${here(past.here)} ${stage !== 'over' ? waits : past.kept ? kept : lost}`;
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(seconds * 1000);
  }

  /** A sentence of the server, translated where the catalogue knows it. */
  refusal(text: string, game = ''): string {
    const told = this.game(game)?.refusal(text) ?? text;
    return told === text ? (this.words.refusals[text] ?? text) : told;
  }

  /** What to tell somebody about something that failed. */
  failure(failure: unknown): string {
    return failure instanceof Failure && failure.reason ? this.refusal(failure.reason) : this.words.unreachable;
  }
}

export const tongue = new Tongue();
