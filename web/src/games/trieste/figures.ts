/** The people of Trieste, drawn: Watch, Merchant and Thief wear the colour of their faction, which is `tint`. */

import { bust, COAT, dot, FACE, GOLD, INK, LINEN, looks, NECK, STEEL } from '../../art/bust';
import type { Layer } from '../../art/layers';

const PALE = ['#f3d3b4', '#d9b08c'] as const;
const TAN = ['#dcaa80', '#b9855a'] as const;
const BROWN = ['#a8734b', '#865735'] as const;
const LEATHER = '#5a3b22';
const GREY = '#c9c3b8';
const BLACK = '#241d1f';

const grin = 'M26.5 35.5c3.5 3.6 7.5 3.6 11 0';
const stern = 'M28.5 37.5h7';
const moustache = (fill: string): Layer => ({ d: 'M23.5 35c3-3 6-2.4 8.5 0 2.5-2.4 5.5-3 8.5 0-1.5 3-6 3.2-8.5 1-2.5 2.2-7 2-8.5-1z', fill });
const beard = (fill: string): Layer => ({ d: 'M20 29c1 5 4 6 7 5.5 3-1.5 7-1.5 10 0 3 .5 6-.5 7-5.5 2 11-4 20-12 20S18 40 20 29z', fill });
const goatee = (fill: string): Layer => ({ d: 'M28 39.5c2-1.5 6-1.5 8 0 .5 5-1.5 8-4 9-2.5-1-4.5-4-4-9z', fill });
const hair = (fill: string): Layer => ({ d: 'M18.5 31C16 17 22 10 32 10s16 7 13.5 21c-1-6-3-9-5-11-5 1.5-11 1.5-16-.5-3 2-5 5.5-6 11.5z', fill });
const longHair = (fill: string): Layer => ({ d: 'M15 28C14 13 22 7 32 7s18 6 17 21c0 11 3 18 5 23-6 4-12 2-14-3H24c-2 5-8 7-14 3 2-5 5-12 5-23z', fill });
const hood = (fill: string): Layer => ({
  d: 'M10 62c0-14 3-22 4-32C15 14 22 5 33 4c11 1 16 11 17 26 1 10 4 18 4 32-6-5-10-10-12-15 3-4 4-10 4-17 0-9-5-15-14-15s-14 6-14 15c0 7 1 13 4 17-2 5-6 10-12 15z',
  fill,
});
const helmet: Layer[] = [
  { d: 'M19 21C19 10 25 5 32 5s13 5 13 16z', fill: STEEL, line: INK, width: 0.9 },
  { d: 'M10 24c6-5 14-6 22-6s16 1 22 6c-7-1-14-2-22-2s-15 1-22 2z', fill: '#8d98a6', line: INK, width: 0.9 },
  { d: 'M32 5v13', line: '#6d7887', width: 1.6 },
];
const gorget: Layer = { d: 'M20 48c8 4 16 4 24 0l3 7c-10 5-20 5-30 0z', fill: STEEL, line: INK, width: 0.9 };
const badge = (d: string): Layer => ({ d, fill: GOLD, line: INK, width: 0.7 });
const people = (x: number, y: number, size: number): Layer[] => {
  const at = (dx: number, dy: number) => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  return [
    { d: `M${at(-16, 34)}L${at(-14, 20)}L${at(-5, 14)}L${at(5, 14)}L${at(14, 20)}L${at(16, 34)}z`, fill: 'tint', line: INK, width: 0.8 },
    { d: `M${at(-8, 0)}L${at(8, 0)}L${at(7, 10)}L${at(0, 16)}L${at(-7, 10)}z`, fill: TAN[0] },
    { d: `M${at(-14, 1)}L${at(-9, -3)}L${at(-7, -12)}L${at(0, -15)}L${at(7, -12)}L${at(9, -3)}L${at(14, 1)}z`, fill: STEEL, line: INK, width: 0.8 },
    { d: `M${at(-4, 5)}L${at(-2, 5)}M${at(2, 5)}L${at(4, 5)}M${at(-3, 11)}L${at(3, 11)}`, line: INK, width: 1.3 },
  ];
};

export const FIGURES: Record<string, Layer[]> = {
  // The City Watch
  'tax-collector': [
    ...bust(...PALE),
    { d: 'M26 47l6 6 6-6 3 17H23z', fill: INK },
    { d: 'M24 47h16l-2 6-6-2-6 2z', fill: LINEN },
    { d: 'M18.5 30c-2-6-1-11 1-13l3 8zM45.5 30c2-6 1-11-1-13l-3 8z', fill: GREY },
    { d: 'M15 18c3-9 9-12 17-12s14 3 17 12c-10-4-24-4-34 0z', fill: '#22314a', line: INK, width: 0.8 },
    ...looks(stern),
    { d: dot(27, 28, 4.2) + dot(37, 28, 4.2) + 'M31.2 28h1.6', line: GOLD, width: 1.2 },
    { d: 'M47 60C48 46 53 36 61 29c-1 10-5 18-11 22z', fill: LINEN, line: INK, width: 0.8 },
  ],
  'patrol-officer': [...bust(...TAN), gorget, hair('#3a2a1e'), ...helmet, ...looks(), moustache('#3a2a1e')],
  'watch-sergeant': [
    { d: 'M32 6C34-2 48-3 55 5c4 6 2 13-2 17-3-8-10-14-21-16z', fill: 'tint', line: INK, width: 0.8 },
    ...bust(...BROWN),
    gorget,
    ...helmet,
    ...looks(stern),
    badge('M32 53l1.8 3.6 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6z'),
  ],
  bloodhound: [
    { d: 'M12 64c0-12 6-18 20-18s20 6 20 18z', fill: '#8a5a34' },
    { d: 'M18 54c8 5 20 5 28 0l1 6c-9 5-21 5-30 0z', fill: 'tint', line: INK, width: 0.8 },
    badge(dot(32, 62, 3)),
    { d: 'M18 20c0-9 6-14 14-14s14 5 14 14c0 6-2 10-3 16-1 7-5 13-11 13s-10-6-11-13c-1-6-3-10-3-16z', fill: '#a9713f' },
    { d: 'M19 10C10 9 6 18 7 28c1 9 4 14 8 14 4-1 5-8 5-15 0-6 3-11 5-15-1-2-3-2-6-2zM45 10c9-1 13 8 12 18-1 9-4 14-8 14-4-1-5-8-5-15 0-6-3-11-5-15 1-2 3-2 6-2z', fill: '#6b3f20', line: INK, width: 0.8 },
    { d: 'M24 34c3-4 13-4 16 0 1 9-3 14-8 14s-9-5-8-14z', fill: '#d3a377' },
    { d: 'M27.5 35c2-3 7-3 9 0 0 3-3 4.5-4.5 4.5S27.5 38 27.5 35z', fill: INK },
    { d: 'M32 39.5v4c-2 2-4 2-6 .5M32 43.5c2 2 4 2 6 .5', line: INK, width: 1.3 },
    { d: dot(25.5, 24, 2) + dot(38.5, 24, 2), fill: INK },
    { d: 'M21 20c2-2 5-2 7-.5M36 19.5c2-1.5 5-1.5 7 .5', line: '#5a371c', width: 1.4 },
  ],
  'undercover-agent': [
    ...bust(...PALE, '#3b332e'),
    { d: 'M18 64l3-16 11 8 11-8 3 16z', fill: '#564a41', line: INK, width: 0.8 },
    { d: 'M24 50l8 8 8-8-2 14H26z', fill: 'tint' },
    hair('#2c2320'),
    { d: 'M20.5 26c4-2.5 8-2 11.5 0 3.5-2 7.5-2.5 11.5 0-.5 6-5 7.5-8.5 5.5-1.5-1-4.5-1-6 0-3.5 2-8 .5-8.5-5.5z', fill: INK },
    { d: dot(27, 27.8, 1.6) + dot(37, 27.8, 1.6), fill: '#fff4d8' },
    { d: 'M6 22c7-5 16-6 26-6s19 1 26 6c-5 3-15 4-26 4S11 25 6 22z', fill: '#2a2522', line: INK, width: 0.8 },
    { d: 'M18 18c1-9 6-13 14-13s13 4 14 13c-9-3-19-3-28 0z', fill: '#3a332f', line: INK, width: 0.8 },
    { d: stern, line: '#8a3b32', width: 1.5 },
  ],
  'raiding-party': [
    { d: 'M50 4h3v60h-3zM11 8h3v56h-3z', fill: '#6b4a2a' },
    { d: 'M51.5-1l4 9h-8zM12.5 2l4 9h-8z', fill: STEEL, line: INK, width: 0.8 },
    ...people(17, 28, 0.85),
    ...people(47, 28, 0.85),
    ...people(32, 32, 1),
  ],
  // The Merchant
  'money-changer': [
    ...bust(...PALE),
    hair('#6b4526'),
    { d: 'M14 20c0-9 8-15 19-14 9 1 16 5 17 10-3 4-8 3-11 3-9-1-17 0-25 1z', fill: '#14532f', line: INK, width: 0.8 },
    ...looks(),
    goatee('#6b4526'),
    { d: dot(50, 47, 9), fill: GOLD, line: '#7d5310', width: 1.4 },
    { d: 'M50 41v12M46.5 44.5h5.5a2 2 0 0 1 0 4h-4a2 2 0 0 0 0 4h5.5', line: '#7d5310', width: 1.5 },
  ],
  shopkeeper: [
    ...bust(...TAN, '#8a6a45'),
    { d: 'M22 49l4-2 6 5 6-5 4 2 3 15H19z', fill: 'tint', line: INK, width: 0.8 },
    { d: 'M19 27c-2-5-1-9 1-12 2 4 2 7 2 11zM45 27c2-5 1-9-1-12-2 4-2 7-2 11z', fill: '#5d3a20' },
    ...looks(grin),
    moustache('#5d3a20'),
    { d: 'M46 64V50h14v14z', fill: '#a5743f', line: INK, width: 1 },
    { d: 'M46 55h14M53 50v5', line: INK, width: 1 },
  ],
  'caravan-guard': [
    { d: 'M49 8c8 8 10 20 5 34l-5-2c4-12 4-22 0-32z', fill: STEEL, line: INK, width: 0.8 },
    { d: 'M45 42l12 3-1 3-12-3zM49 46l4 1-3 11-4-1z', fill: GOLD, line: INK, width: 0.8 },
    ...bust(...BROWN),
    { d: 'M12 52c8-5 32-5 40 0l-2 6c-10-5-26-5-36 0z', fill: LEATHER },
    beard(BLACK),
    { d: 'M17 22C15 10 24 4 32 4s17 6 15 18c-9-5-21-5-30 0z', fill: LINEN, line: INK, width: 0.8 },
    { d: 'M17 21c6-9 18-12 29-8M18 15c8-6 17-8 25-6', line: '#b59d73', width: 1.3 },
    badge(dot(32, 13, 2.6)),
    ...looks(stern),
  ],
  'smooth-talker': [
    { d: 'M44 12C52 1 62 2 63 7c-4-1-8 2-12 10z', fill: LINEN, line: INK, width: 0.8 },
    ...bust(...PALE),
    { d: 'M22 47c6 5 14 5 20 0l-3 9-7-3-7 3z', fill: LINEN, line: '#b9a37e', width: 0.9 },
    longHair('#7a4a22'),
    { d: FACE, fill: PALE[0] },
    { d: 'M8 20c8-4 15-5 24-5s18 1 25 5c-6 3-14 3-25 3S14 23 8 20z', fill: 'tint', line: INK, width: 0.8 },
    { d: 'M19 17c1-8 6-11 13-11s12 3 14 11c-9-3-18-3-27 0z', fill: '#14532f', line: INK, width: 0.8 },
    ...looks(grin),
    { d: 'M31.5 34c-3-1-6 0-8-2M32.5 34c3-1 6 0 8-2', line: '#4b2c14', width: 1.5 },
  ],
  'spice-trader': [
    { d: 'M14 60c-2-16-1-30 2-38C19 11 25 6 32 6s13 5 16 16c3 8 4 22 2 38z', fill: '#b4642a' },
    ...bust(...BROWN),
    { d: 'M19 31c-2-11 4-18 13-18s15 7 13 18c-2-7-6-11-13-11s-11 4-13 11z', fill: '#d98a3d', line: INK, width: 0.7 },
    { d: 'M18 24c8-7 20-7 28 0', line: GOLD, width: 2 },
    ...looks(),
    { d: dot(20, 38, 1.8) + dot(44, 38, 1.8), fill: GOLD },
    { d: 'M43 64c-1-8 1-12 4-13v-3h8v3c3 1 5 5 4 13z', fill: '#7c2f1d', line: INK, width: 0.9 },
    { d: 'M46 48h10', line: LINEN, width: 2 },
  ],
  'guild-master': [
    ...bust(...PALE),
    { d: 'M8 62c2-9 8-14 18-16l6 7 6-7c10 2 16 7 18 16-5 2-8 2-10 2-1-6-6-9-14-9s-13 3-14 9c-2 0-5 0-10-2z', fill: '#6b4a2a', line: INK, width: 0.8 },
    { d: 'M19 50c3 8 23 8 26 0', line: GOLD, width: 2.4 },
    badge(dot(32, 58, 3.4)),
    beard(GREY),
    { d: 'M12 20c0-10 9-16 20-16s20 6 20 16c-3 2-6 1-8-1-8-2-16-2-24 0-2 2-5 3-8 1z', fill: 'tint', line: INK, width: 0.8 },
    { d: 'M17 20c9-3 21-3 30 0', line: GOLD, width: 2 },
    ...looks(),
  ],
  // The Thief
  lookout: [
    ...bust(...TAN),
    hair('#5d3a20'),
    { d: 'M17 20C17 11 24 7 32 7s16 4 16 12l7 3c-11-2-26-3-38-2z', fill: '#4a3a2c', line: INK, width: 0.8 },
    ...looks('M30 37q2 1.8 4 0'),
    { d: 'M33 24l20-7 3 8-20 7z', fill: GOLD, line: INK, width: 0.9 },
    { d: 'M51 16l7-3 4 11-7 3z', fill: '#a8762a', line: INK, width: 0.9 },
    { d: 'M41 21l3 8', line: INK, width: 1 },
  ],
  'street-urchin': [
    ...bust(...PALE, '#6d5a48'),
    { d: 'M14 54l8-6 3 7-4 9h-9zM36 55l6 1-1 7h-6z', fill: 'tint' },
    { d: 'M17 33c-4-10 0-22 15-23 15 1 19 13 15 23l-3-8-3 3-3-7-4 4-5-5-3 5-4-2-2 6z', fill: '#9a5a2a' },
    { d: 'M15 19c0-8 8-12 17-12s17 3 18 10c-8 1-26 1-35 2z', fill: '#5b5145', line: INK, width: 0.8 },
    { d: 'M44 15c5-1 9 1 12 4-4 1-9 0-14-2z', fill: '#463e34', line: INK, width: 0.8 },
    ...looks(grin),
    { d: dot(24.5, 32, 0.8) + dot(27, 33.5, 0.8) + dot(39.5, 32, 0.8) + dot(37, 33.5, 0.8), fill: '#b9764a' },
  ],
  pickpocket: [
    ...bust(...TAN, '#4a2020'),
    hood('tint'),
    hair('#2c2320'),
    ...looks('M27 36.5c3 3 7 2.5 10-1'),
    { d: 'M40 52c6-5 14-3 17 3 2 5-2 9-8 9s-11-3-11-7z', fill: '#8a5a34', line: INK, width: 0.9 },
    { d: 'M45 50l8-3 1 4z', fill: '#8a5a34', line: INK, width: 0.9 },
    { d: dot(48, 58, 2.4), fill: GOLD, line: INK, width: 0.7 },
  ],
  'con-artist': [
    ...bust(...PALE, '#3a2430'),
    { d: 'M25 47l7 6 7-6 2 17H23z', fill: 'tint' },
    { d: 'M27 48l5 4-5 5zM37 48l-5 4 5 5z', fill: LINEN, line: INK, width: 0.7 },
    hair('#2c2320'),
    { d: 'M14 18c6 3 30 3 36 0l2 4c-9 4-31 4-40 0z', fill: BLACK, line: INK, width: 0.8 },
    { d: 'M19 19L17 1h30l-2 18c-7 2-19 2-26 0z', fill: '#332a2c', line: INK, width: 0.8 },
    { d: 'M18.5 14c8 2 19 2 27 0v4c-8 2-19 2-27 0z', fill: 'tint' },
    ...looks('M28 36.5c3 2.2 6 1.4 8-1'),
    { d: dot(37, 28, 4.4) + 'M41 30l3 9', line: GOLD, width: 1.2 },
    { d: 'M31.5 34c-2-1-5-.5-6.5-2M32.5 34c2-1 5-.5 6.5-2', line: '#241d1f', width: 1.4 },
  ],
  burglar: [
    { d: 'M38 64c-2-14 4-24 12-26l-2-4h8l-2 4c8 3 12 12 9 26z', fill: '#7b6344', line: INK, width: 0.9 },
    ...bust(...TAN, '#2b2728'),
    { d: 'M10 60h44M12 55h40M18 50h28', line: 'tint', width: 2.4 },
    { d: 'M20 34c1 7 6 12 12 12s11-5 12-12c-3 4-7 6-12 6s-9-2-12-6z', fill: '#8a6f5c', },
    { d: 'M18 22C18 11 24 7 32 7s14 4 14 15c-9-3-19-3-28 0z', fill: '#3a3537', line: INK, width: 0.8 },
    { d: 'M17 23c9-3 21-3 30 0v4c-9-2-21-2-30 0z', fill: BLACK },
    { d: 'M19.5 26c8-2 17-2 25 0-.5 6-4 7-8 5-2-1-7-1-9 0-4 2-7.5 1-8-5z', fill: BLACK },
    { d: dot(27, 28, 1.7) + dot(37, 28, 1.7), fill: '#fff4d8' },
    { d: 'M28.5 38.5c3-1 5-1 7 0', line: '#5c1d14', width: 1.6 },
  ],
  'cat-burglar': [
    { d: 'M50 30c8-3 12 4 9 12-2 7-7 9-8 16h-5c0-9 6-12 8-18 1-4-1-6-4-4z', fill: BLACK },
    ...bust(...PALE, '#221d22'),
    { d: 'M14 30C13 14 16 6 18 3l8 6c4-1.5 8-1.5 12 0l8-6c2 3 5 11 4 27-1 10-5 17-10 19 2-4 3-10 3-15H21c0 5 1 11 3 15-5-2-9-9-10-19z', fill: '#2b252b', line: INK, width: 0.8 },
    { d: 'M20 24c8-3 16-3 24 0v8c-8 3-16 3-24 0z', fill: BLACK },
    { d: 'M23 27.5c2-2 5-2 7 .5-2 1.5-5 1.5-7-.5zM41 27.5c-2-2-5-2-7 .5 2 1.5 5 1.5 7-.5z', fill: '#9fe05a' },
    { d: 'M28.5 37c2.5 2.2 5 1.8 7-.6', line: '#8a3b32', width: 1.5 },
    { d: 'M24 52c5 3 11 3 16 0', line: 'tint', width: 2.6 },
  ],
  'foxtail-captain': [
    { d: 'M46 14c10-2 17 6 15 20-1 9-5 15-9 17-3-2-4-6-2-10 2-6 0-14-8-20z', fill: '#c7622a', line: INK, width: 0.8 },
    { d: 'M60 36c-1 8-4 13-8 15-3-2-4-6-2-10 4 0 7-2 10-5z', fill: LINEN },
    ...bust(...BROWN, '#3a1d1a'),
    { d: 'M14 56l18-6 18 6-4 8H18z', fill: 'tint', line: INK, width: 0.8 },
    { d: 'M20 47l24 17h-6L17 50z', fill: LEATHER },
    beard('#5d2f16'),
    { d: 'M14 22C13 10 21 5 32 5s19 5 18 17c-3 2-5 1-7 0-7-3-15-3-22 0-2 1-4 2-7 0z', fill: '#c7622a', line: INK, width: 0.8 },
    { d: 'M17 20c9-4 21-4 30 0', line: '#8e3f18', width: 1.6 },
    ...looks(stern),
    { d: 'M33.5 24h8l-1 7-3.5 1.5-3.5-1.5zM20 22l14 3M41 25l4-2', fill: INK, line: INK, width: 1.2 },
  ],
  // Heroes
  antonia: [
    longHair('#3a2418'),
    ...bust(...TAN),
    gorget,
    { d: 'M7 64c1-9 5-14 11-16l4 16zM57 64c-1-9-5-14-11-16l-4 16z', fill: STEEL, line: INK, width: 0.9 },
    hair('#4a2e1e'),
    { d: 'M18 22c9-4 19-4 28 0l-1 3c-8-3-18-3-26 0z', fill: 'tint', line: INK, width: 0.6 },
    badge('M32 17l2.4 4-2.4 4-2.4-4z'),
    ...looks(),
  ],
  bruno: [
    { d: 'M3 64c1-12 9-17 21-18 4 4 12 4 16 0 12 1 20 6 21 18z', fill: 'tint' },
    { d: 'M12 52c6-6 34-6 40 0l-4 5c-9-5-23-5-32 0z', fill: LINEN, line: '#b9a37e', width: 1 },
    { d: 'M17 28c0-11 6-16 15-16s15 5 15 16c0 10-6 18-15 18s-15-8-15-18z', fill: PALE[0] },
    { d: 'M24 41c4 5 12 5 16 0', line: PALE[1], width: 1.6 },
    { d: 'M17 25c0-8 3-13 7-14-2 4-3 7-4 14zM47 25c0-8-3-13-7-14 2 4 3 7 4 14z', fill: '#6d5238' },
    ...looks(stern),
    moustache('#6d5238'),
    { d: dot(52, 56, 6.5), fill: GOLD, line: '#7d5310', width: 1.3 },
    { d: dot(44, 60, 5.5), fill: '#d9d5cb', line: '#6d6a62', width: 1.3 },
  ],
  zaccaria: [
    { d: 'M12 54C9 40 12 24 16 17 20 9 26 6 32 6s12 3 16 11c4 7 7 23 4 37-5 4-10 3-12 0H24c-2 3-7 4-12 0z', fill: '#e4ded1', line: '#a39d90', width: 1 },
    { d: 'M13 30h7M12 38h8M12 46h9M51 30h-7M52 38h-8M52 46h-9', line: '#a39d90', width: 1.3 },
    ...bust(...PALE, '#2a2330'),
    { d: 'M27 47l5 4 5-4 1 17H26z', fill: LINEN, line: '#b9a37e', width: 0.8 },
    { d: 'M18 23c2-9 7-13 14-13s12 4 14 13c-8-5-20-5-28 0z', fill: '#e4ded1', line: '#a39d90', width: 1 },
    { d: 'M24 16c4-2 12-2 16 0', line: '#a39d90', width: 1.2 },
    ...looks('M28.5 38c2.5-1.6 4.5-1.6 7 0'),
  ],
  dario: [
    ...bust(...TAN),
    { d: 'M25 47l7 7 7-7 3 17H22z', fill: LINEN },
    hair(BLACK),
    { d: 'M16 20c1-9 8-13 17-13 10 0 15 5 14 12-9-3-21-3-31 1z', fill: 'tint', line: INK, width: 0.8 },
    { d: 'M44 9c5-8 12-8 15-5-5 1-9 4-11 11z', fill: '#c9433a', line: INK, width: 0.8 },
    ...looks(grin),
    goatee(BLACK),
  ],
  jacopo: [
    ...bust(...BROWN),
    { d: 'M14 53c6-4 30-4 36 0l2 6c-9-4-31-4-40 0z', fill: GOLD, line: INK, width: 0.7 },
    beard(GREY),
    { d: 'M15 22c-1-11 8-17 17-17s18 6 17 17c-10-6-24-6-34 0z', fill: 'tint', line: INK, width: 0.8 },
    { d: 'M16 20c9-6 23-6 32 0', line: GOLD, width: 2.2 },
    badge('M32 8l3 4-3 4-3-4z'),
    ...looks(),
  ],
  elettra: [
    longHair('#c98a35'),
    ...bust(...PALE),
    { d: 'M18 49c9 5 19 5 28 0l2 4c-10 6-22 6-32 0z', fill: LINEN, line: '#b9a37e', width: 0.9 },
    { d: 'M18 30c-1-12 6-18 14-18s15 6 14 18c-1-8-5-11-9-12-4 2-12 2-15 3-2 2-3 5-4 9z', fill: '#dca344' },
    { d: dot(21, 17, 1.8) + dot(26, 12.5, 1.8) + dot(32, 11, 1.8) + dot(38, 12.5, 1.8) + dot(43, 17, 1.8), fill: LINEN, line: '#b9a37e', width: 0.6 },
    ...looks('M28.5 36q3.5 2.6 7 0'),
    { d: 'M32 51l3.5 4.5L32 60l-3.5-4.5z', fill: '#6fd0e8', line: INK, width: 0.8 },
  ],
  caterina: [
    { d: 'M13 34C10 16 20 8 32 8s22 8 19 26c3 4 2 10-2 12-3 4-8 3-9 0H24c-1 3-6 4-9 0-4-2-5-8-2-12z', fill: '#4a2318' },
    ...bust(...TAN, '#3a2a24'),
    { d: 'M20 50c8 6 16 6 24 0l-4 14H24z', fill: LINEN },
    { d: 'M18 24c-1-10 6-15 14-15s15 5 14 15c-9-4-19-4-28 0z', fill: 'tint', line: INK, width: 0.8 },
    { d: 'M46 22c5 1 9 5 11 10-4 0-9-3-12-7z', fill: 'tint', line: INK, width: 0.8 },
    { d: dot(24, 17, 1) + dot(30, 14.5, 1) + dot(36, 14.5, 1) + dot(41, 18, 1), fill: LINEN },
    { d: dot(20, 37, 2.2) + dot(44, 37, 2.2), line: GOLD, width: 1.4 },
    ...looks('M28 36c3 2.4 6 1.8 8-.8'),
  ],
  'nine-tails': [
    { d: 'M4 50C0 34 6 18 12 12c0 10 2 16 6 22zM60 50c4-16-2-32-8-38 0 10-2 16-6 22z', fill: '#a94c1d' },
    { d: 'M8 62C4 50 6 40 11 34l9 18zM56 62c4-12 2-22-3-28l-9 18z', fill: '#c7622a' },
    { d: COAT, fill: 'tint' },
    { d: NECK, fill: BROWN[1] },
    hood('#2b1d1d'),
    { d: 'M17 12l9 5c4-1.5 8-1.5 12 0l9-5c1 8 0 16-2 21-3 7-8 13-13 15-5-2-10-8-13-15-2-5-3-13-2-21z', fill: '#d8702f', line: INK, width: 0.9 },
    { d: 'M20 31c4-1 8 2 12 8 4-6 8-9 12-8-2 8-7 14-12 17-5-3-10-9-12-17z', fill: LINEN },
    { d: 'M20 16l5 4-4 4zM44 16l-5 4 4 4z', fill: INK },
    { d: 'M23 27c3-2 6-1 7 2-3 1-6 0-7-2zM41 27c-3-2-6-1-7 2 3 1 6 0 7-2z', fill: INK },
    { d: 'M29.5 43h5l-2.5 3z', fill: INK },
  ],
  matteo: [
    ...bust(...PALE, '#5b4636'),
    { d: 'M12 58l10-8 4 6-5 8H11zM40 50l9 4-2 9-7-2z', fill: 'tint' },
    beard('#dcd7cc'),
    { d: 'M19 30c-3-5-2-11 1-14l3 9zM45 30c3-5 2-11-1-14l-3 9z', fill: '#dcd7cc' },
    { d: 'M15 19c2-9 9-12 17-12s15 3 17 12c-4 1-30 1-34 0z', fill: '#7b3a2a', line: INK, width: 0.8 },
    { d: 'M38 9l6 4-3 5-6-3z', fill: '#a5793f', line: INK, width: 0.7 },
    ...looks(grin),
    { d: 'M22 31.5q2 1.6 4 .4M38 31.900q2 1.2 4-.4', line: PALE[1], width: 1.1 },
  ],
};
