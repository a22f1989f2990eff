/** Parts of portraits in a box of 64, for the people of all games. What has the colour of the card is `tint`. */

import type { Layer } from './layers';

export const INK = '#2a1c14';
export const GOLD = '#e8b84a';
export const STEEL = '#aab4c0';
export const LINEN = '#f4ead6';

export const FACE = 'M20 27c0-9 5-14 12-14s12 5 12 14c0 9-5 16-12 16s-12-7-12-16z';
export const NECK = 'M27 38h10v9c0 4-10 4-10 0z';
export const COAT = 'M7 64c1-12 9-17 19-18 3 4 9 4 12 0 10 1 18 6 19 18z';

export const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Shoulders, neck and face; eyes, nose and mouth come last of all. */
export const bust = (skin: string, shade: string, coat = 'tint'): Layer[] => [
  { d: COAT, fill: coat },
  { d: NECK, fill: shade },
  { d: FACE, fill: skin },
];

export const looks = (mouth = 'M29 36.5q3 1.6 6 0'): Layer[] => [
  { d: dot(27.3, 27.5, 1.5) + dot(36.7, 27.5, 1.5), fill: INK },
  { d: 'M24.5 24.4q2.6-1.5 5-.3M34.5 24.1q2.4-1.2 5 .3M32 28.5v3.6', line: INK, width: 1.1 },
  { d: mouth, line: '#8a3b32', width: 1.5 },
];
