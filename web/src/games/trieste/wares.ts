/** What happens in Trieste, drawn as things: the pictures of actions and reactions. */

import { dot, GOLD, INK, LINEN, STEEL } from '../../art/bust';
import type { Layer } from '../../art/layers';

const WOOD = '#9a6a38';
const DARK = '#5a3b22';
const WAX = '#a3262a';
const edge = { line: INK, width: 1 };
const sheet = (d: string): Layer => ({ d, fill: LINEN, ...edge });
const coin = (x: number, y: number, r: number): Layer[] => [
  { d: dot(x, y, r), fill: GOLD, line: '#7d5310', width: 1.2 },
  { d: dot(x, y, r * 0.62), line: '#b07d1e', width: 0.9 },
];
const bars = 'M14 10v44M24 10v44M40 10v44M50 10v44';

export const WARES: Record<string, Layer[]> = {
  'search-warrant': [
    sheet('M13 8h34c4 0 6 3 6 7v4H20v34c0 4-3 6-6 6s-6-2-6-6V15c0-4 2-7 5-7z'),
    sheet('M20 19h27v34c0 4 2 6 5 6H14c4 0 6-2 6-6z'),
    { d: 'M25 27h17M25 33h17M25 39h10', line: '#6b5a43', width: 1.8 },
    { d: 'M42 44l3 3 4-1 0 4 3 3-3 3 0 4-4-1-3 3-3-3-4 1 0-4-3-3 3-3 0-4 4 1z', fill: WAX, ...edge },
  ],
  bounty: [
    { d: 'M8 4h48v58H8z', fill: WOOD, ...edge },
    { d: 'M8 23h48M8 43h48', line: DARK, width: 1 },
    sheet('M15 9h34v46l-5-3-6 4-6-4-6 4-6-4-5 3z'),
    { d: 'M20 15h24', line: INK, width: 3 },
    { d: 'M24 33c0-8 3-11 8-11s8 3 8 11zM20 36c8-3 16-3 24 0-1 4-6 6-12 6s-11-2-12-6z', fill: '#3a332f' },
    { d: 'M24 48h16', line: WAX, width: 3 },
    { d: dot(32, 9, 2), fill: STEEL, ...edge },
  ],
  'contraband-checkpoint': [
    { d: 'M5 24h8v38H5z', fill: DARK, ...edge },
    { d: 'M3 26L58 8l2 6L5 32z', fill: LINEN, ...edge },
    { d: 'M14 22.5l7-2.3 2 6-7 2.300zM30 17.200l7-2.3 2 6-7 2.300zM46 12l7-2.3 2 6-7 2.300z', fill: 'tint' },
    { d: 'M22 36h34v24H22z', fill: WOOD, ...edge },
    { d: 'M22 44h34M22 52h34M27 36v24M51 36v24', line: DARK, width: 1.4 },
    { d: 'M34 43h10v11H34z', fill: STEEL, ...edge },
    { d: dot(39, 48, 2), fill: INK },
  ],
  'harbour-dues': [
    { d: 'M2 50c7-4 13-4 20 0s13 4 20 0 13-4 20 0v14H2z', fill: '#2f6d8f' },
    { d: 'M2 57c7-4 13-4 20 0s13 4 20 0 13-4 20 0', line: '#9fd0e6', width: 1.4 },
    { d: 'M30 18h5v28h-5z', fill: STEEL, ...edge },
    { d: dot(32.5, 11, 6) + dot(32.5, 11, 2.6), fill: STEEL, ...edge },
    { d: 'M22 22h21v5H22z', fill: STEEL, ...edge },
    { d: 'M12 36l-3 10 9-3-2-1c3 4 8 6 14 7v-7c-6-1-10-3-13-6l3-1zM53 36l3 10-9-3 2-1c-3 4-8 6-14 7v-7c6-1 10-3 13-6l-3-1z', fill: STEEL, ...edge },
    ...coin(51, 14, 8),
  ],
  'hushed-up': [
    sheet('M6 16h52v36H6z'),
    { d: 'M6 16l26 20 26-20', line: '#8a7653', width: 1.8 },
    { d: 'M32 24c7 0 12 5 12 12s-5 12-12 12-12-5-12-12 5-12 12-12z', fill: 'tint', ...edge },
    { d: 'M26 33h12v9H26z', fill: GOLD, ...edge },
    { d: 'M28 33v-3c0-5 8-5 8 0v3', line: GOLD, width: 2 },
    { d: dot(32, 37, 1.6), fill: INK },
  ],
  'business-as-usual': [
    { d: 'M4 20h56v-9H4z', fill: 'tint', ...edge },
    { d: 'M4 20c0 8 11 8 11 0 0 8 11 8 11 0 0 8 12 8 12 0 0 8 11 8 11 0 0 8 11 8 11 0V11h-11v9H38v-9H26v9H15v-9H4z', fill: LINEN, ...edge },
    { d: 'M15 11h11v9c0 8-11 8-11 0zM38 11h11v9c0 8-11 8-11 0z', fill: 'tint', ...edge },
    { d: 'M8 28v32M56 28v32', line: DARK, width: 3 },
    { d: 'M4 46h56v9H4z', fill: WOOD, ...edge },
    { d: dot(20, 41, 5) + dot(28, 42, 4.5), fill: '#c9433a', ...edge },
    { d: dot(37, 41, 5), fill: '#7fa03c', ...edge },
    ...coin(48, 40, 6),
  ],
  'letter-of-credit': [
    sheet('M10 6h38l8 8v46H10z'),
    { d: 'M48 6v8h8', line: INK, width: 1 },
    { d: 'M17 18h26M17 25h31M17 32h31', line: '#6b5a43', width: 1.8 },
    { d: 'M17 48c4-6 6 4 9-2s4 4 8-1', line: '#2c3f66', width: 1.6 },
    ...coin(44, 47, 10),
    { d: 'M44 41.5l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.7 3.8-.5z', fill: '#b07d1e' },
  ],
  'clearance-sale': [
    { d: 'M8 30L30 8h22c3 0 4 1 4 4v22L34 56c-2 2-4 2-6 0L8 36c-2-2-2-4 0-6z', fill: GOLD, ...edge },
    { d: dot(47, 17, 3.4), fill: '#2a1c14' },
    { d: 'M47 17c6-6 10-10 14-9', line: DARK, width: 2 },
    { d: 'M20 32l14 14M18 40l24-10M27 26l16 6', line: WAX, width: 2.4 },
  ],
  pardon: [
    { d: bars, line: '#6d7887', width: 3.4 },
    { d: 'M8 12h48M8 54h48', line: '#6d7887', width: 3.4 },
    { d: 'M12 38c4-3 9-3 13-2 1-9 8-15 18-16l-3 7c7-4 11-3 14 0l-6 3c1 8-4 15-13 16l-5 8-4-1 2-8c-7 0-13-2-16-7z', fill: '#fdfaf2', ...edge },
    { d: dot(48.5, 28.5, 1.1), fill: INK },
    { d: 'M54 30l7-2M56 26l5 4', line: '#3f7a3a', width: 1.8 },
  ],
  embargo: [
    { d: 'M4 48c8-3 14-3 20 0s14 3 20 0 10-3 16 0v14H4z', fill: '#2f6d8f' },
    { d: 'M10 40h44c-2 8-6 11-12 11H20c-6 0-9-4-10-11z', fill: WOOD, ...edge },
    { d: 'M31 8h3v32h-3z', fill: DARK },
    { d: 'M34 11c10 3 15 11 16 24H34zM31 14c-8 4-12 11-13 21h13z', fill: LINEN, ...edge },
    { d: 'M2 20c6 2 8 8 14 9s8 8 14 8 10-6 16-8 8-8 16-9', line: '#3a3f47', width: 4 },
    { d: 'M2 20c6 2 8 8 14 9s8 8 14 8 10-6 16-8 8-8 16-9', line: STEEL, width: 1.6 },
    { d: 'M24 34h16v13H24z', fill: GOLD, ...edge },
    { d: dot(32, 40, 2), fill: INK },
  ],
  strongbox: [
    { d: 'M6 30c0-12 6-18 14-18h24c8 0 14 6 14 18z', fill: WOOD, ...edge },
    { d: 'M6 30h52v28H6z', fill: '#80552a', ...edge },
    { d: 'M14 14c-2 3-3 8-3 16v28M50 14c2 3 3 8 3 16v28M6 30h52', line: STEEL, width: 3.2 },
    { d: 'M25 26h14v16H25z', fill: GOLD, ...edge },
    { d: dot(32, 32, 2.4) + 'M30.8 33h2.400l1 6h-4.400z', fill: INK },
  ],
  fence: [
    { d: 'M22 18c-11 8-17 18-17 28 0 11 9 15 24 15s24-4 24-15c0-10-6-20-17-28z', fill: '#7b6344', ...edge },
    { d: 'M20 18h18l6-11c-5-2-7 1-9 1s-3-3-6-3-4 3-6 3-4-3-9-1z', fill: '#8f7552', ...edge },
    { d: 'M19 19h20', line: 'tint', width: 3 },
    ...coin(29, 42, 9),
    { d: 'M46 12l8 5-3 10-10 1-4-9z', fill: '#6fd0e8', ...edge },
    { d: 'M46 12l-2 9 7 6M44 21l-7-2M44 21l10-4', line: INK, width: 0.8 },
  ],
  diversion: [
    { d: 'M30 62L24 40l6-2 7 23z', fill: WOOD, ...edge },
    { d: 'M22 40l6-16 8 13z', fill: 'tint', ...edge },
    { d: 'M30 20l3-14M24 20L17 8M36 24l9-10M40 30l14-4M41 36l12 6M18 26L7 22M17 34L5 38', line: GOLD, width: 2.6 },
    { d: dot(34, 5, 2.4) + dot(16, 6, 2.4) + dot(47, 12, 2.4) + dot(56, 25, 2.4) + dot(55, 43, 2.4) + dot(5, 21, 2.4) + dot(4, 39, 2.4), fill: '#e2594d' },
  ],
  ambush: [
    { d: 'M46 6l4 4-22 30-8 6-2-2 6-8z', fill: STEEL, ...edge },
    { d: 'M18 4l-4 4 22 30 8 6 2-2-6-8z', fill: STEEL, ...edge },
    { d: 'M13 39l12 12-3 3-12-12zM51 39L39 51l3 3 12-12z', fill: GOLD, ...edge },
    { d: 'M16 48l4 4-10 10-4-4zM48 48l-4 4 10 10 4-4z', fill: DARK, ...edge },
  ],
  'safe-house': [
    { d: 'M6 64V28h52v36z', fill: '#5b4a40', ...edge },
    { d: 'M2 30L32 6l30 24-4 3L32 13 6 33z', fill: 'tint', ...edge },
    { d: 'M12 38h12v12H12z', fill: '#ffd98a', ...edge },
    { d: 'M18 38v12M12 44h12', line: INK, width: 1.2 },
    { d: 'M36 64V42c0-6 14-6 14 0v22z', fill: DARK, ...edge },
    { d: dot(47, 53, 1.4), fill: GOLD },
  ],
  jailbreak: [
    { d: 'M4 6h56v54H4z', fill: '#2d3138' },
    { d: 'M22 22c8-6 20-6 26 2 5 8 3 20-4 26-8 6-20 5-25-2-6-8-5-20 3-26z', fill: '#f6d27a' },
    { d: 'M14 8v52M50 8v52M24 8v12M24 46v14M40 8v10M40 48v12M4 14h56M4 54h56', line: STEEL, width: 3.6 },
    { d: 'M24 20c-1 5-5 6-6 9M40 18c1 5 5 7 6 10M24 46c-1-4-5-5-6-8M40 48c1-4 4-6 6-9', line: STEEL, width: 3.6 },
  ],
  'smoke-bomb': [
    { d: 'M6 54c-5-8 2-15 8-13-1-9 9-13 14-6 4-9 17-7 17 3 8-2 14 6 10 13 5 6 0 12-6 11H12c-6 1-10-4-6-8z', fill: '#8f8b86' },
    { d: 'M14 50c4-4 8-3 10 0 4-5 10-4 12 1 3-3 8-2 9 2', line: '#c9c5bd', width: 2 },
    { d: dot(32, 27, 14), fill: '#2b2728', ...edge },
    { d: 'M27 10h10v6H27z', fill: '#4a4446', ...edge },
    { d: 'M32 10c0-6 5-8 10-6s7 0 8-3', line: DARK, width: 2.4 },
    { d: 'M51-2l1.5 3.5L56 1l-2 3 2.5 2.5-4-.5L51 9.5 49.5 6l-4 .5L48 4l-2-3 3.5.5z', fill: '#ffb238' },
    { d: 'M24 22c1-4 4-6 7-6', line: '#8d888a', width: 2 },
  ],
};
