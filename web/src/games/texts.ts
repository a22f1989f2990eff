/** The rulebook and the cards of a game, fetched once for each language. */

import type { CardInfo, GameInfo, GamePage } from '../generated/types';
import { speaker } from '../i18n/speaker.svelte';
import { api } from '../net/api';

const pages = new Map<string, Promise<GamePage>>();
const lists = new Map<string, Promise<GameInfo[]>>();

export function textsOf(game: string): Promise<GamePage> {
  const { language } = speaker;
  return once(pages, `${game} ${language}`, () => api.gamePage(game, language));
}

export function allGames(): Promise<GameInfo[]> {
  const { language } = speaker;
  return once(lists, language, () => api.games(language));
}

/** What was fetched before, or is now; a failure is not kept. */
function once<T>(known: Map<string, Promise<T>>, name: string, fetch: () => Promise<T>): Promise<T> {
  let found = known.get(name);
  if (!found) {
    found = fetch();
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

export const byId = (page: GamePage | null): ReadonlyMap<string, CardInfo> =>
  new Map((page?.cards ?? []).map((card) => [card.id, card]));
