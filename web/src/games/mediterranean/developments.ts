/** Developments: their decks, icons, and the numbers of their effects, as the cards tell them. */

import type { CardInfo } from '../../generated/types';

export const ICONS = ['sword', 'apple', 'note', 'book'] as const;
export const DECKS = ['government', 'dictatorship', 'democracy', 'religion', 'mars', 'venus'] as const;
export type Deck = (typeof DECKS)[number];

export const GOVERNMENT: readonly Deck[] = ['government', 'dictatorship', 'democracy'];

/** A card's kind is its deck: "mars 2". */
export function deckOf(card: CardInfo | undefined): { side: Deck; level: number } {
  const [side = '', level] = (card?.kind ?? '').split(' ');
  return { side: DECKS.find((deck) => deck === side) ?? 'government', level: Number(level) || 0 };
}

export type Effects = Record<string, number>;

/** "safe -1, own_vp 1": effects by name. */
export function effects(text: string): Effects {
  return Object.fromEntries(
    text.split(', ').flatMap((part) => {
      const [, name, number] = /^(.+) (-?\d+)$/.exec(part) ?? [];
      return name ? [[name, Number(number)]] : [];
    }),
  );
}

/** The white boxes of a card, each with what a cube in it does. */
export const boxesOf = (facts: unknown): Effects[] => (typeof facts === 'string' && facts ? facts.split('; ').map(effects) : []);

/** The texts that build these faces: where two cards have the same one, the second is "name 2". */
export const builds = (faces: readonly string[]): string[] =>
  faces.map((id, at) => {
    const nth = faces.slice(0, at + 1).filter((one) => one === id).length;
    return nth === 1 ? `build ${id}` : `build ${id} ${nth}`;
  });
