/** The rulebook and the cards of a game, fetched once. */

import type { CardInfo, GameInfo, GamePage } from '../generated/types';
import { api } from '../net/api';

const pages = new Map<string, Promise<GamePage>>();
let list: Promise<GameInfo[]> | null = null;

export function textsOf(game: string): Promise<GamePage> {
  let page = pages.get(game);
  if (!page) {
    page = api.gamePage(game);
    page.catch(() => pages.delete(game));
    pages.set(game, page);
  }
  return page;
}

export function allGames(): Promise<GameInfo[]> {
  if (!list) {
    list = api.games();
    list.catch(() => (list = null));
  }
  return list;
}

export const byId = (page: GamePage | null): ReadonlyMap<string, CardInfo> =>
  new Map((page?.cards ?? []).map((card) => [card.id, card]));
