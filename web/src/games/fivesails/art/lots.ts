/** What pictures are put together by: what a card says, and a lot that always falls the same way for a card. */

import type { Layer } from '../../../art/layers';
import type { CardInfo } from '../../../generated/types';

/** What the drawing goes by. */
export type Drawn = Pick<CardInfo, 'id' | 'kind' | 'facts'>;

/** Layers that stand together, moved, turned or mirrored as SVG says it. */
export interface Group {
  layers: readonly Layer[];
  transform?: string;
}

/** The box in which pictures are drawn. */
export const WIDE = 80;
export const HIGH = 64;

export const traitsOf = (card: Drawn): string[] => String(card.facts['traits'] ?? '').split(', ').filter(Boolean);

/** Always the same number for the same card and purpose. */
export function lot(card: Drawn, purpose: string, below: number): number {
  let hash = 2166136261;
  for (const letter of `${card.id}/${purpose}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) % below;
}
export const oneOf = <T>(card: Drawn, purpose: string, list: readonly T[]): T => list[lot(card, purpose, list.length)]!;
