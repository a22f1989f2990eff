/** The names of the cards by id, from the texts of the game; until they are there, the id has to do. */

import { textsOf } from '../texts';

let known: Readonly<Record<string, string>> = $state.raw({});

export function learnNames(): void {
  void textsOf('fivesails').then(
    (page) => (known = Object.fromEntries(page.cards.map((card) => [card.id, card.name]))),
    () => undefined,
  );
}

const spelled = (id: string): string => id.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

export const named = (id: string): string => known[id] ?? spelled(id);
