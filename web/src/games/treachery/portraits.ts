/** The ten characters, drawn. What is of the colour of their House is `tint`. */

import type { Layer } from '../../art/layers';

const GOLD = '#e8b84a';
const STEEL = '#aab4c0';
const STEEL_DARK = '#6d7887';
const LINEN = '#f4ead6';
const INK = '#2a1c14';

const FACE = 'M20 27c0-9 5-14 12-14s12 5 12 14c0 9-5 16-12 16s-12-7-12-16z';
const NECK = 'M27 38h10v9c0 4-10 4-10 0z';
const COAT = 'M7 64c1-12 9-17 19-18 3 4 9 4 12 0 10 1 18 6 19 18z';
const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Shoulders, neck and face; eyes, nose and mouth come last of all. */
const bust = (skin: string, shade: string): Layer[] => [
  { d: COAT, fill: 'tint' },
  { d: NECK, fill: shade },
  { d: FACE, fill: skin },
];
const looks = (mouth = 'M29 36.5q3 1.6 6 0'): Layer[] => [
  { d: dot(27.3, 27.5, 1.5) + dot(36.7, 27.5, 1.5), fill: INK },
  { d: 'M24.5 24.4q2.6-1.5 5-.3M34.5 24.1q2.4-1.2 5 .3M32 28.5v3.6', line: INK, width: 1.1 },
  { d: mouth, line: '#8a3b32', width: 1.5 },
];

export const PORTRAITS: Record<string, Layer[]> = {
  filia: [
    { d: 'M15 27C15 13 23 6 32 6s17 7 17 21c0 13 3 20 6 25-7 4-13 2-15-3H24c-2 5-8 7-15 3 3-5 6-12 6-25z', fill: '#8a3f1d' },
    ...bust('#f3cfae', '#dcae88'),
    { d: 'M19 29c-1-12 6-17 13-17s14 5 13 17c-2-7-6-10-12-11-7 0-12 4-14 11z', fill: '#a34f26' },
    { d: 'M18.5 20.5c9-4.5 18-4.5 27 0l-.8 3c-8-4-17-4-25.4 0z', fill: GOLD },
    { d: 'M32 15.5l2.8 3.5-2.8 3.5-2.8-3.5z', fill: '#37a36a', line: INK, width: 0.8 },
    ...looks('M28.5 36q3.5 2.4 7 0'),
  ],
  asher: [
    ...bust('#d9a77c', '#b98559'),
    { d: 'M9 58c6-8 14-11 23-11s17 3 23 11l-4 5c-5-6-11-8-19-8s-14 2-19 8z', fill: LINEN },
    { d: 'M15 57l1 3M22 53l1 3M32 51v3M42 53l-1 3M49 57l-1 3', line: INK, width: 1.8 },
    { d: 'M18 29c-1-10 2-14 4-15h20c2 1 5 5 4 15l-3-4c0-4-2-6-4-7H25c-2 1-4 3-4 7z', fill: '#33241b' },
    { d: 'M20 29c1 4 3 5 6 5 2-1.5 10-1.5 12 0 3 0 5-1 6-5 1 10-5 17-12 17s-13-7-12-17z', fill: '#33241b' },
    { d: 'M17 19L18 6l7 6 7-8 7 8 7-6 1 13z', fill: GOLD, line: '#7d5310', width: 1 },
    { d: dot(18, 6, 1.8) + dot(32, 4, 1.8) + dot(46, 6, 1.8), fill: LINEN },
    ...looks('M29.5 37q2.5 1 5 0'),
  ],
  brutol: [
    { d: 'M3 64c2-13 8-17 15-19l4 4 5-4 5 5 5-5 5 4 4-4c7 2 13 6 15 19z', fill: '#4a3324' },
    { d: 'M18 64c1-9 6-13 14-13s13 4 14 13z', fill: 'tint' },
    { d: NECK, fill: '#b57d5b' },
    { d: 'M18 26c0-10 6-16 14-16s14 6 14 16-6 17-14 17-14-7-14-17z', fill: '#dba27a' },
    { d: 'M17.5 27c1 6 4 8 8 8 3-2.5 10-2.5 13 0 4 0 7-2 8-8 3 13-3 26-14.5 26S14.5 40 17.5 27z', fill: '#96401f' },
    { d: 'M27 40l2 9M32 41v10M37 40l-2 9', line: '#6d2c14', width: 1.1 },
    { d: 'M21.5 22.5l8.5 2v2.3l-8.5-1.8zM42.5 22.5l-8.5 2v2.3l8.5-1.8z', fill: '#5b2712' },
    { d: 'M38 13l4 15', line: '#a64a3e', width: 1.4 },
    { d: dot(27, 28, 1.5) + dot(37, 28, 1.5), fill: INK },
    { d: 'M29 37.5h6', line: '#5c1d14', width: 1.8 },
  ],
  gerard: [
    { d: COAT, fill: STEEL_DARK },
    { d: 'M7 64c1-9 5-14 12-16l4 16zM57 64c-1-9-5-14-12-16l-4 16z', fill: STEEL, line: INK, width: 0.9 },
    { d: 'M24 50h16l-3 14H27z', fill: 'tint' },
    { d: NECK, fill: '#b98a63' },
    { d: FACE, fill: '#e0b48c' },
    { d: 'M33 8C34 1 45-1 51 5c5 5 4 12 1 17-3-7-9-11-19-14z', fill: 'tint', line: INK, width: 0.8 },
    { d: 'M16 33V22C16 11 23 6 32 6s16 5 16 16v11l-5 5V26c-4-3-18-3-22 0v12z', fill: STEEL, line: INK, width: 0.9 },
    { d: 'M30.5 23h3v8.5l-1.5 2-1.5-2z', fill: STEEL, line: INK, width: 0.8 },
    { d: dot(26.5, 28.5, 1.5) + dot(37.5, 28.5, 1.5), fill: INK },
    { d: 'M24.5 35c3-2 5.5-1.5 7.5.5 2-2 4.5-2.5 7.5-.5-2 3-5.5 3-7.5 1.2-2 1.8-5.5 1.8-7.5-1.2z', fill: '#5a3a22' },
  ],
  diane: [
    { d: 'M7 55C4 40 10 29 17 26l6 24h18l6-24c7 3 13 14 10 29-7 7-43 7-50 0z', fill: LINEN, line: '#b9a37e', width: 1 },
    { d: 'M17 30l4 20M12 36l6 16M47 30l-4 20M52 36l-6 16', line: '#b9a37e', width: 1 },
    ...bust('#eac3a0', '#cf9f78'),
    { d: 'M19 29c-4-8-3-15 1-19 3-6 8-9 12-9s9 3 12 9c4 4 5 11 1 19-1-7-5-11-13-11s-12 4-13 11z', fill: '#241a1f' },
    { d: dot(21, 14, 1.7) + dot(25.5, 9.5, 1.7) + dot(32, 7.5, 1.7) + dot(38.5, 9.5, 1.7) + dot(43, 14, 1.7), fill: LINEN },
    { d: dot(38, 33, 0.9), fill: INK },
    ...looks('M29 36q3 2.6 6 0'),
  ],
  elaine: [
    { d: 'M41 0c11 10 15 28 13 50-3 3-7 3-9 1 2-14 0-27-8-38z', fill: '#e9e2f3' },
    { d: 'M17 22L41 0l7 21c-8 4-22 5-31 1z', fill: 'tint', line: INK, width: 0.9 },
    { d: 'M24 16l20-5M31 9.5l10-3', line: GOLD, width: 1.3 },
    ...bust('#f6d9bd', '#deb794'),
    { d: 'M19 27c0-8 4-12 13-12s13 4 13 12c2 7 1 13-1 16-1-5-1-12-3-17-5-4-13-4-18 0-2 5-2 12-3 17-2-3-3-9-1-16z', fill: '#d8a443' },
    { d: 'M17.5 21.5c9-4 20-4 29 0v3c-9-4-20-4-29 0z', fill: LINEN },
    ...looks('M29.5 36.5q2.5 1 5 0'),
  ],
  lucius: [
    { d: COAT, fill: 'tint' },
    { d: 'M26 48l6 16h-9zM38 48l-6 16h9z', fill: INK },
    { d: NECK, fill: '#bd9673' },
    { d: FACE, fill: '#e6c3a0' },
    { d: 'M19 24c-2 5-2 10 0 15l3-3v-9zM45 24c2 5 2 10 0 15l-3-3v-9z', fill: '#b9b4ab' },
    { d: 'M20.5 31c1 3.5 4 4.5 6 3.5 3-1.5 8-1.5 11 0 2 1 5 0 6-3.5 2 12-3 29-11.5 29S18.5 43 20.5 31z', fill: '#d6d1c6' },
    { d: 'M28 42l1.5 12M32 43v14M36 42l-1.5 12', line: '#a39d90', width: 1.1 },
    { d: 'M16 19l4-11h24l4 11-16 4.5z', fill: '#26303f', line: INK, width: 0.9 },
    { d: dot(32, 7, 2.2), fill: 'tint' },
    { d: dot(27, 28, 4.2) + dot(37, 28, 4.2) + 'M31.2 28h1.6', line: GOLD, width: 1.3 },
    { d: dot(27, 28, 1.4) + dot(37, 28, 1.4), fill: INK },
    { d: 'M29.5 38q2.5 1 5 0', line: '#8a3b32', width: 1.5 },
  ],
  isolde: [
    { d: 'M50 3h4.5v38H50z', fill: STEEL, line: INK, width: 0.8 },
    { d: 'M44 40h16.5v4H44zM50.5 44h3.5v8h-3.5z', fill: GOLD, line: INK, width: 0.8 },
    { d: COAT, fill: 'tint' },
    { d: 'M7 64c1-10 6-15 13-17l2 6-5 11z', fill: STEEL, line: INK, width: 0.9 },
    { d: NECK, fill: '#a9784f' },
    { d: 'M22 45h20l5 9H17z', fill: STEEL, line: INK, width: 0.9 },
    { d: FACE, fill: '#c9976b' },
    { d: 'M17 38c-4-19 4-29 15-29s19 10 15 29l-5-3c1-6 1-11-2-15-6 1-11 0-15-2-3 4-4 10-3 17z', fill: '#3a2a1e' },
    { d: 'M18.5 21c9-3.5 18-3.5 27 0v2.7c-9-3.5-18-3.5-27 0z', fill: 'tint', line: INK, width: 0.6 },
    ...looks('M29 37h6'),
  ],
  corvin: [
    { d: COAT, fill: '#7c3d5e' },
    { d: 'M32 47v17h25c-1-12-9-17-19-18-2 2-4 3-6 1z', fill: '#c99a3f' },
    { d: 'M10 51l5 11 6-11 5 11 6-11 6 11 5-11 6 11 5-11-6-5c-12-3-20-3-32 0z', fill: LINEN, line: INK, width: 0.8 },
    { d: NECK, fill: '#d8bfa2' },
    { d: FACE, fill: '#f6e6d2' },
    { d: 'M32 3c-6 5-10 10-12 18C17 11 10 7 3 13c-2 4-1 8 2 10 3-4 6-2 7 3 1 4 5 5 9 2 4-2 7-3 11-3z', fill: '#7c3d5e', line: INK, width: 0.9 },
    { d: 'M32 3c6 5 10 10 12 18 3-10 10-14 17-8 2 4 1 8-2 10-3-4-6-2-7 3-1 4-5 5-9 2-4-2-7-3-11-3z', fill: '#c99a3f', line: INK, width: 0.9 },
    { d: dot(5, 24, 2.6) + dot(59, 24, 2.6) + dot(32, 3.5, 2.6), fill: GOLD, line: INK, width: 0.8 },
    { d: 'M27 24l2.5 5-2.5 5-2.5-5zM37 24l2.5 5-2.5 5-2.5-5z', fill: '#2c6b74' },
    { d: dot(27, 29, 1.4) + dot(37, 29, 1.4), fill: INK },
    { d: 'M25 35.5c4 4 10 4 14 0-2 6-12 6-14 0z', fill: '#a3262a' },
  ],
  odile: [
    { d: 'M9 64c1-12 4-20 5-33C15 14 22 6 32 6s17 8 18 25c1 13 4 21 5 33z', fill: '#2b2a30' },
    { d: 'M18 28c0-11 6-16 14-16s14 5 14 16c0 9 3 16 0 23-7 5-21 5-28 0-3-7 0-14 0-23z', fill: LINEN, line: '#b9a98c', width: 1 },
    { d: 'M22 28.5c0-7.5 4-11.5 10-11.5s10 4 10 11.5S38 42 32 42s-10-6-10-13.5z', fill: '#eecba9' },
    { d: 'M18 46c8 5 20 5 28 0', line: '#b9a98c', width: 1 },
    { d: 'M30.8 50h2.4v3.6h3.6V56h-3.6v7h-2.4v-7h-3.6v-2.4h3.6z', fill: GOLD },
    { d: dot(28, 28.5, 1.4) + dot(36, 28.5, 1.4), fill: INK },
    { d: 'M26 25.3q2-1 4-.3M34 25q2-.7 4 .3M32 29.5v3', line: INK, width: 1 },
    { d: 'M29.5 36.5q2.5 1.5 5 0', line: '#8a3b32', width: 1.5 },
  ],
};
