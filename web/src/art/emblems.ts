/**
 * Small engraved pictures in a box of 64, for cards and marks of all games. `fill` shapes are solid, `line` shapes are
 * strokes. A card that no game has given a picture gets one by its id, always the same.
 */

import type { Component } from 'svelte';
import type { CardInfo } from '../generated/types';
import type { Layer } from './layers';

export interface Emblem {
  fill?: string;
  line?: string;
}

export const EMBLEMS = {
  dagger: {
    fill: 'M32 60l-5.5-12V24h11v24zM20 17h24v5.5H20zM29 7h6v10h-6zM32 2.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    line: 'M32 26v24M16 17l4 3-4 3M48 17l-4 3 4 3',
  },
  rings: {
    line: 'M25 20a14 14 0 1 0 0 28 14 14 0 0 0 0-28zM39 20a14 14 0 1 1-5.5 26.9M30.8 23.5A14 14 0 0 1 39 20M25 24a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM39 24a10 10 0 1 1-4 19.2M33.5 25.6A10 10 0 0 1 39 24M32 12V6M22 13l-3-5M42 13l3-5',
  },
  purse: {
    fill: 'M23 22c-9 7-15 17-15 25 0 9 8 12 21 12s21-3 21-12c0-8-6-18-15-25zM21 18h16l6-11c-5-1.5-7 1.5-9 1.5S31 5 29 5s-3 3.5-5 3.5S20 5.5 15 7z',
    line: 'M20 20h18M53 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM56 27a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  },
  letter: {
    fill: 'M32 30a8.5 8.5 0 0 1 7.6 4.7 8 8 0 0 1-1.4 9.8L41 54l-5-3-4 4-4-4-5 3 2.8-9.5a8 8 0 0 1-1.4-9.8A8.5 8.5 0 0 1 32 30z',
    line: 'M22 50H6V14h52v36H42M6 14l26 19 26-19M6 50l15-14M58 50L43 36',
  },
  coins: {
    line: 'M12 44v8c0 3 7 6 15 6s15-3 15-6v-8M12 36v8c0 3 7 6 15 6s15-3 15-6v-8M12 28v8c0 3 7 6 15 6s15-3 15-6v-8M27 22c8 0 15 2.7 15 6s-7 6-15 6-15-2.7-15-6 7-6 15-6z',
    fill: 'M47 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4l-1.5 3.5-3.5.5 2.5 2.5-.5 3.5 3-1.7 3 1.7-.5-3.5 2.5-2.5-3.5-.5z',
  },
  crown: {
    fill: 'M8 18l11 14L32 10l13 22 11-14-5 28H13zM13 49h38v7H13z',
    line: 'M8 18a3 3 0 1 0-.1 0M56 18a3 3 0 1 0-.1 0M32 10a3 3 0 1 0-.1 0',
  },
  thorn: {
    line: 'M8 58C18 50 22 40 27 33s10-9 17-9M19 46l-9-2M24 37l4 9M31 29l-7-6M36 26l5 8M13 54l3 6',
    fill: 'M19 46l-11-4 13 0zM24 37l5 11-1-12zM30 30L22 21l12 7zM46 8c8 0 14 6 14 13s-6 13-13 13-13-6-12-13c0-3 2-5 4-6-1 6 3 10 8 10 4 0 7-3 7-7s-3-6-6-6-5 2-5 5 2 4 4 4 3-1 3-3c2 4-1 6-4 6-4 0-7-3-7-8 0-4 3-8 7-8z',
  },
  gear: {
    fill: 'M28 4h8l1.5 7.5 5.5 2.3L49.5 9.5l5.5 5.5-4.3 6.5 2.3 5.5L60 28.5v8L53 38l-2.3 5.5 4.3 6.5-5.5 5.5-6.5-4.3-5.5 2.3L36 60h-8l-1.5-7-5.5-2.3-6.5 4.3L9 49.5l4.3-6.5L11 37.5 4 36v-8l7-1.5 2.3-5.5L9 14.5 14.5 9l6.5 4.3 5.5-2.3zM32 22a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
    line: 'M32 27a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  },
  pause: {
    line: 'M12 22h32v16c0 9-7 16-16 16s-16-7-16-16zM44 26h5a7 7 0 0 1 0 14h-5M8 58h42M20 6c-3 4 3 6 0 11M29 6c-3 4 3 6 0 11M38 6c-3 4 3 6 0 11',
  },
  mask: {
    fill: 'M4 22c9-6 18-4 28 1 10-5 19-7 28-1 0 16-6 25-15 25-7 0-9-6-13-6s-6 6-13 6C10 47 4 38 4 22zm10 9c2 5 8 6 12 2-3-5-8-6-12-2zm36 0c-4-4-9-3-12 2 4 4 10 3 12-2z',
  },
  eye: {
    line: 'M4 32c8-12 18-18 28-18s20 6 28 18c-8 12-18 18-28 18S12 44 4 32zM32 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24z',
    fill: 'M32 26a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  key: {
    line: 'M18 20a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM30 32h30v9M50 32v7M42 32v6',
  },
  candle: {
    fill: 'M26 26h12v30H26zM32 4c6 7 6 10 6 12a6 6 0 0 1-12 0c0-2 0-5 6-12z',
    line: 'M14 58h36M32 20v6M38 30c4 2 3 8 3 8',
  },
  quill: {
    line: 'M10 58C20 38 34 20 56 6c-2 16-12 28-32 34M14 58h30M20 42l12-3M28 32l10-2M36 23l10-2',
  },
  scales: {
    line: 'M32 8v46M18 56h28M10 16h44M10 16L4 36h12zM54 16l-6 20h12zM4 36a6 6 0 0 0 12 0M48 36a6 6 0 0 0 12 0',
  },
  raven: {
    fill: 'M6 20c8-2 12-8 20-8 8 0 11 6 18 10 6 3 12 3 14 10-6-2-8 0-12 4-4 5-12 8-20 6l-8 14-4-1 4-13C10 36 12 26 6 20z',
  },
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof EMBLEMS;

const SPARE: EmblemName[] = ['mask', 'eye', 'key', 'candle', 'quill', 'scales', 'raven', 'crown', 'dagger', 'letter'];
const TINTS = ['#7a2e2a', '#2f5d44', '#345a7d', '#6b4a86', '#8a5a1e', '#2d6a6a', '#7c3d5e'];

export interface CardArt {
  emblem: EmblemName;
  tint: string;
  /** A picture in colours, instead of the emblem. */
  layers?: readonly Layer[] | undefined;
  /** What a game draws in place of the emblem and the words, and the card that it is. */
  inside?: Component<Inside>;
  card?: CardInfo;
}

/** A drawing on a card, below its name, in the coordinates of CardFace. */
export interface Inside {
  card: Pick<CardInfo, 'id' | 'facts'>;
  full: boolean;
  part: string | null;
}

/** Art for a card that nobody has drawn: by its id, always the same. */
export function spareArt(id: string): CardArt {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return { emblem: SPARE[hash % SPARE.length]!, tint: TINTS[(hash >>> 8) % TINTS.length]! };
}
