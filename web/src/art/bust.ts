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

// What people of several games wear and grow, in a colour.
export const moustache = (fill: string): Layer => ({ d: 'M23.5 35c3-3 6-2.4 8.5 0 2.5-2.4 5.5-3 8.5 0-1.5 3-6 3.2-8.5 1-2.5 2.2-7 2-8.5-1z', fill });
export const beard = (fill: string): Layer => ({ d: 'M20 29c1 5 4 6 7 5.5 3-1.5 7-1.5 10 0 3 .5 6-.5 7-5.5 2 11-4 20-12 20S18 40 20 29z', fill });
export const goatee = (fill: string): Layer => ({ d: 'M28 39.5c2-1.5 6-1.5 8 0 .5 5-1.5 8-4 9-2.5-1-4.5-4-4-9z', fill });
export const hair = (fill: string): Layer => ({ d: 'M18.5 31C16 17 22 10 32 10s16 7 13.5 21c-1-6-3-9-5-11-5 1.5-11 1.5-16-.5-3 2-5 5.5-6 11.5z', fill });
export const longHair = (fill: string): Layer => ({ d: 'M15 28C14 13 22 7 32 7s18 6 17 21c0 11 3 18 5 23-6 4-12 2-14-3H24c-2 5-8 7-14 3 2-5 5-12 5-23z', fill });
export const hood = (fill: string): Layer => ({
  d: 'M10 62c0-14 3-22 4-32C15 14 22 5 33 4c11 1 16 11 17 26 1 10 4 18 4 32-6-5-10-10-12-15 3-4 4-10 4-17 0-9-5-15-14-15s-14 6-14 15c0 7 1 13 4 17-2 5-6 10-12 15z',
  fill,
});
export const helmet: Layer[] = [
  { d: 'M19 21C19 10 25 5 32 5s13 5 13 16z', fill: STEEL, line: INK, width: 0.9 },
  { d: 'M10 24c6-5 14-6 22-6s16 1 22 6c-7-1-14-2-22-2s-15 1-22 2z', fill: '#8d98a6', line: INK, width: 0.9 },
  { d: 'M32 5v13', line: '#6d7887', width: 1.6 },
];
export const gorget: Layer = { d: 'M20 48c8 4 16 4 24 0l3 7c-10 5-20 5-30 0z', fill: STEEL, line: INK, width: 0.9 };
