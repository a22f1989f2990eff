/** The people of the city, drawn by what their cards say of them: country, calling and rank. Box of 64. */

import { beard, COAT, dot, goatee, GOLD, gorget, hair, helmet, hood, INK, LINEN, longHair, moustache, NECK, STEEL } from '../../../art/bust';
import type { Layer } from '../../../art/layers';
import { lot, oneOf, traitsOf, type Drawn } from './lots';

type Skin = readonly [skin: string, shade: string];
const PALE: Skin = ['#f3d6ba', '#d6ab88'];
const FAIR: Skin = ['#eac3a0', '#c8956e'];
const TAN: Skin = ['#d9a778', '#b37f52'];
const OLIVE: Skin = ['#c79468', '#9c6c45'];
const BROWN: Skin = ['#a06c45', '#7c4f2f'];
const DARK: Skin = ['#74482c', '#55321d'];

const FAIR_HAIR = ['#d8b25c', '#b9863c', '#8a4a22', '#6b4424'];
const DARK_HAIR = ['#241a16', '#3a261a', '#17141a', '#4e3220'];
const GREY = '#c6c1b6';

const COUNTRIES: Record<string, { skins: readonly Skin[]; hairs: readonly string[] }> = {
  Castille: { skins: [TAN, OLIVE, FAIR], hairs: DARK_HAIR },
  Vodacce: { skins: [FAIR, TAN, PALE], hairs: DARK_HAIR },
  Eisen: { skins: [PALE, FAIR], hairs: FAIR_HAIR },
  Montaigne: { skins: [PALE, FAIR, BROWN], hairs: [...FAIR_HAIR, '#2b1d18'] },
  Ussura: { skins: [PALE, FAIR], hairs: [...FAIR_HAIR, '#3a261a'] },
  Avalon: { skins: [PALE, FAIR], hairs: ['#a8481f', '#8a4a22', '#d8b25c'] },
  Vesten: { skins: [PALE], hairs: ['#d8b25c', '#a8481f', '#e3cf9a'] },
  Sarmatian: { skins: [FAIR], hairs: DARK_HAIR },
  Numa: { skins: [OLIVE, TAN], hairs: DARK_HAIR },
  Aragosta: { skins: [DARK, BROWN], hairs: ['#17141a'] },
  Maghreb: { skins: [DARK, BROWN], hairs: ['#17141a', '#241a16'] },
  Ashur: { skins: [BROWN, OLIVE], hairs: DARK_HAIR },
  'Anatol Ayh': { skins: [OLIVE, BROWN], hairs: DARK_HAIR },
  Shenzhou: { skins: [FAIR, TAN], hairs: ['#17141a'] },
};

/** What a card does not say, and its name does. */
const WOMEN = new Set(
  ('soline_el_gato madre_dolores maya_de_la_rioja patricia_moustakas carmella_vanessa_salvaggi maryam_benu_pleroma adelheide_schmidt ' +
    'angeline_demone kalla_forsberg takama_siad ravenna_destine leja_juska daniella_dietrich edeline_trinken rena_klingenhalter rosine_friese ' +
    'odette_dubois_darrent leontine_giroux urraca_de_murrieta ekaterina_ilyanava elina_georginova vedma cesca_del_rosso sarafina sibella_scarpa ' +
    'vissenta_scarpa vittoria_anselmo ren').split(' '),
);
const OLD = new Set(['kaspar_dietrich', 'vedma', 'sigurd_ulfsen', 'don_constanzo_scarpa', 'ekaterina_ilyanava', 'padre_anibal', 'otto_streit', 'gustavo']);

const HEAD = { man: 'M20 27c0-9 5-14 12-14s12 5 12 14c0 9-5 16-12 16s-12-7-12-16z', woman: 'M20.500 26.500c0-8.500 5-13.500 11.500-13.500s11.500 5 11.500 13.500c0 8.500-5.500 16.500-11.500 16.500s-11.500-8-11.500-16.500z' };
const EARS = 'M20.500 26c-2.600-1.500-3.400 2.500-1.400 5 .8 1 1.900 1 2.200.2zM43.500 26c2.600-1.500 3.400 2.500 1.400 5-.8 1-1.900 1-2.200.2z';

const LOCKS: Record<string, (fill: string) => Layer[]> = {
  short: (fill) => [hair(fill)],
  swept: (fill) => [{ d: 'M18 30c-3-15 5-22 15-22 9 0 15 6 13 20-1-5-3-8-5-10-4 3-12 3-17 1-3 3-5 6-6 11z', fill }],
  curls: (fill) => [{ d: 'M17 32c-4-3-3-7-1-9-2-5 2-10 6-10 2-5 9-6 12-3 5-2 10 1 11 5 4 2 5 7 2 9 2 3 1 7-2 8-1-5-2-9-4-12-5 2-12 2-17-1-4 3-6 7-7 13z', fill }],
  parted: (fill) => [{ d: 'M18.500 33C15 19 22 9 32 9s17 10 13.500 24c-.8-8-4-13-13.500-16-8 3-12.500 8-13.500 16z', fill }],
  crop: (fill) => [{ d: 'M19.500 25c-1-10 5-15 12.500-15s13.500 5 12.500 15c-1.500-4-3-6-5-7-5 1-10 1-15 0-2 1-3.500 3-5 7z', fill }],
  bald: () => [{ d: 'M25 14q7-3 14 0', line: '#ffffff66', width: 1.2 }],
  queue: (fill) => [hair(fill), { d: 'M45 28c4 6 4 14 2 22l-3-1c1-7 1-13-1-17z', fill }],
  long: (fill) => [{ d: 'M19 30c-1-13 6-18 13-18s14 5 13 18c-2-7-6-10-12-11-7 0-12 4-14 11z', fill }],
  fringe: (fill) => [{ d: 'M19 31C17 17 23 10 32 10s15 7 13 21c-1-4-2-6-3-7-7 1-13 1-20 0-1 1-2 3-3 7z', fill }],
  bun: (fill) => [{ d: dot(32, 7, 5.5), fill }, { d: 'M19 28c-1-12 6-17 13-17s14 5 13 17c-2-6-6-9-13-9s-11 3-13 9z', fill }],
  braid: (fill) => [
    { d: 'M19 30c-1-13 6-18 13-18s14 5 13 18c-2-7-6-10-13-11-6 1-11 4-13 11z', fill },
    { d: 'M45 30c4 3 4 6 1 8 4 2 4 6 1 8 3 2 3 6-1 9l-3-2c3-3 2-5-1-7 3-2 3-5 0-7 3-3 3-5 1-8z', fill },
  ],
};
const MEN_WEAR = ['short', 'swept', 'curls', 'parted', 'crop', 'queue', 'bald'] as const;
const WOMEN_WEAR = ['long', 'fringe', 'bun', 'braid', 'parted', 'curls'] as const;

const FEATHER = 'M42 12C44 2 54-2 60 4c3 5 1 11-3 14-4-3-9-5-15-6z';
const HATS: Record<string, (tint: string, trim: string) => Layer[]> = {
  cavalier: (tint, trim) => [
    { d: FEATHER, fill: trim, line: INK, width: 0.6 },
    { d: 'M6 19c8-6 16-7 26-7s19 2 27 8c-8 1-15-1-26-1s-19 2-27 0z', fill: tint, line: INK, width: 0.8 },
    { d: 'M19 16c0-9 5-13 13-13s13 4 13 13c-8-2-18-2-26 0z', fill: tint, line: INK, width: 0.8 },
    { d: 'M19.500 14.500c8-2 17-2 25 0', line: trim, width: 2 },
  ],
  tricorn: (tint, trim) => [
    { d: 'M8 21C14 12 22 5 33 4c10 2 18 8 23 17-8-4-15-5-24-5S16 17 8 21z', fill: tint, line: INK, width: 0.8 },
    { d: 'M10 19.500c7-3.500 13-5 22-5s16 1.500 22 5', line: trim, width: 1.4 },
  ],
  bandana: (tint) => [
    { d: 'M18 23C17 12 24 8 32 8s15 4 14 15c-8-5-20-5-28 0z', fill: tint, line: INK, width: 0.7 },
    { d: 'M45 20l9-3-2 6 4 5-10-4z', fill: tint, line: INK, width: 0.7 },
    { d: dot(26, 15, 1) + dot(32, 12.5, 1) + dot(38, 15, 1), fill: '#fff6dcaa' },
  ],
  cap: (tint) => [{ d: 'M15 21c-3-9 6-14 17-14s20 5 17 14c-9-5-24-5-34 0z', fill: tint, line: INK, width: 0.8 }],
  beret: (tint, trim) => [
    { d: 'M12 19C10 9 22 4 34 5s22 8 15 15c-10-5-26-5-37-1z', fill: tint, line: INK, width: 0.8 },
    { d: dot(44, 10, 2.2), fill: trim },
  ],
  fur: (tint) => [
    { d: 'M20 16c0-8 5-12 12-12s12 4 12 12z', fill: tint, line: INK, width: 0.7 },
    { d: 'M14 24c-2-6 1-9 5-9 2-3 5-2 6-1 3-2 6-2 7 0 3-2 6-2 7 0 2-2 5-1 6 1 4 0 6 3 4 9-11-5-24-5-35 0z', fill: '#6b5140', line: INK, width: 0.7 },
  ],
  turban: (tint, trim) => [
    { d: 'M16 23c-4-12 6-18 16-18s20 6 16 18c-9-6-23-6-32 0z', fill: LINEN, line: '#9c8a68', width: 0.8 },
    { d: 'M17 18c10-8 22-9 30-2M18 13c8-7 18-8 27-2M22 8c7-4 14-4 20 0', line: '#b7a27c', width: 1.1 },
    { d: 'M32 12l3 4-3 4-3-4z', fill: trim, line: tint, width: 0.8 },
  ],
  scarf: (tint, trim) => [
    { d: 'M14 40C11 18 19 7 32 7s21 11 18 33c2 6 3 12 3 18l-9-8c3-7 4-13 3-20-1-8-6-13-15-13s-14 5-15 13c-1 7 0 13 3 20l-9 8c0-6 1-12 3-18z', fill: tint, line: INK, width: 0.7 },
    { d: 'M18 24c3-8 7-11 14-11s11 3 14 11', line: trim, width: 1.3 },
  ],
  captain: (tint, trim) => [
    { d: 'M16 18c-1-8 6-12 16-12s17 4 16 12z', fill: tint, line: INK, width: 0.8 },
    { d: 'M14 18h36v4c-12-3-24-3-36 0z', fill: INK },
    { d: 'M29 9h6v7h-6z', fill: trim },
  ],
  mortar: (tint, trim) => [
    { d: 'M19 21c1-7 5-9 13-9s12 2 13 9c-8-3-18-3-26 0z', fill: tint, line: INK, width: 0.7 },
    { d: 'M10 12l22-7 22 7-22 7z', fill: tint, line: INK, width: 0.8 },
    { d: 'M50 13v9M50 22l-1.500 4h3z', line: trim, width: 1.3 },
  ],
  circlet: (_, trim) => [
    { d: 'M19 20c8-4 18-4 26 0l-.6 3c-8-4-17-4-24.800 0z', fill: trim, line: '#7d5310', width: 0.7 },
    { d: 'M32 14l2.800 4-2.800 4-2.800-4z', fill: '#c03a4b', line: INK, width: 0.6 },
  ],
  hood: (tint) => [hood(tint)],
  helmet: () => helmet,
  kerchief: (tint) => [{ d: 'M17 27C15 12 22 7 32 7s17 5 15 20c-3-7-8-10-15-10s-12 3-15 10z', fill: tint, line: INK, width: 0.7 }],
  veil: () => [
    { d: 'M13 52C10 22 17 7 32 7s22 15 19 45c-2 4-5 5-8 5 4-10 5-20 3-28-2-7-7-11-14-11s-12 4-14 11c-2 8-1 18 3 28-3 0-6-1-8-5z', fill: '#15101ccc' },
    { d: 'M17 24c5 4 25 4 30 0M15 36l6 6M49 36l-6 6M17 46l5 5M47 46l-5 5', line: '#8b7aa0', width: 0.6 },
  ],
};

const COATS: Record<string, (shade: string) => Layer[]> = {
  doublet: () => [
    { d: COAT, fill: 'tint' },
    { d: 'M24 47l8 7 8-7 3 3-8 9h-6l-8-9z', fill: LINEN, line: '#b9a98c', width: 0.8 },
    { d: 'M32 58v6M20 56v8M44 56v8', line: '#00000055', width: 1.2 },
  ],
  slashed: () => [
    { d: COAT, fill: 'tint' },
    { d: 'M12 58l5-7M17 61l5-8M52 58l-5-7M47 61l-5-8', line: LINEN, width: 2 },
    { d: 'M25 47h14l-3 6h-8z', fill: LINEN },
    { d: dot(32, 56, 1) + dot(32, 60, 1), fill: GOLD },
  ],
  ruff: () => [
    { d: COAT, fill: 'tint' },
    { d: 'M14 50c0-5 8-8 18-8s18 3 18 8-8 7-18 7-18-2-18-7z', fill: LINEN, line: '#b9a98c', width: 1 },
    { d: 'M18 46l5 6M24 44l3 9M30 43l1 11M36 43l-1 11M41 44l-4 9M47 46l-6 6', line: '#b9a98c', width: 1 },
  ],
  armour: () => [
    { d: COAT, fill: '#77818d' },
    { d: 'M7 64c1-9 5-14 12-16l4 16zM57 64c-1-9-5-14-12-16l-4 16z', fill: STEEL, line: INK, width: 0.9 },
    { d: 'M25 50h14l-2 14H27z', fill: 'tint' },
    gorget,
  ],
  fur: () => [
    { d: 'M3 64c2-13 8-17 15-19l4 4 5-4 5 5 5-5 5 4 4-4c7 2 13 6 15 19z', fill: '#5a4434' },
    { d: 'M18 64c1-9 6-13 14-13s13 4 14 13z', fill: 'tint' },
    { d: 'M10 55l3 4M16 50l2 5M54 55l-3 4M48 50l-2 5', line: '#8a6b50', width: 1.2 },
  ],
  robe: () => [
    { d: COAT, fill: '#2c2632' },
    { d: 'M23 47l9 17 9-17 4 2-10 15h-6L19 49z', fill: 'tint' },
    { d: 'M26 47l6 8 6-8', line: LINEN, width: 1.6 },
  ],
  tabard: () => [
    { d: COAT, fill: '#2b3a55' },
    { d: 'M18 48h28l3 16H15z', fill: 'tint' },
    { d: 'M30.500 50h3v5h6v3h-6v6h-3v-6h-6v-3h6z', fill: LINEN },
    { d: 'M22 46c6 4 14 4 20 0l1 4c-7 3-15 3-22 0z', fill: LINEN },
  ],
  shirt: (shade) => [
    { d: COAT, fill: LINEN },
    { d: 'M27 46l5 15 5-15z', fill: shade },
    { d: 'M7 64c1-10 6-15 13-17l6 17zM57 64c-1-10-6-15-13-17l-6 17z', fill: 'tint' },
  ],
  lace: () => [
    { d: COAT, fill: '#1b1420' },
    { d: 'M20 47c-2-3 0-6 2-7 3 5 17 5 20 0 2 1 4 4 2 7-7 6-17 6-24 0z', fill: '#2f2438', line: '#8b7aa0', width: 0.8 },
    { d: 'M24 52q8 6 16 0M22 57q10 7 20 0', line: 'tint', width: 1.4 },
  ],
  chain: () => [
    { d: COAT, fill: 'tint' },
    { d: 'M16 64c0-9 4-14 9-17h14c5 3 9 8 9 17h-6c-1-6-5-11-10-11s-9 5-10 11z', fill: '#6b5140' },
    { d: 'M20 50c2 9 22 9 24 0', line: GOLD, width: 2 },
    { d: dot(32, 58, 3), fill: GOLD, line: '#7d5310', width: 0.8 },
  ],
  apron: (shade) => [
    { d: COAT, fill: '#7b6a55' },
    { d: 'M27 46l5 7 5-7z', fill: shade },
    { d: 'M21 51h22v13H21z', fill: LINEN, line: '#b9a98c', width: 0.9 },
    { d: 'M22 51l4-5M42 51l-4-5', line: LINEN, width: 2 },
  ],
  leather: (shade) => [
    { d: COAT, fill: '#5a3b22' },
    { d: 'M26 46l6 9 6-9z', fill: shade },
    { d: 'M12 62l30-14 3 3-29 13z', fill: 'tint' },
    { d: dot(42, 58, 1.2) + dot(46, 60, 1.2) + dot(38, 61, 1.2), fill: STEEL },
  ],
};

/** What somebody carries: behind the shoulder, or before the coat. */
const BEHIND: Record<string, Layer[]> = {
  rapier: [
    { d: 'M58 62L50 6l1.500-4L54 6z', fill: STEEL, line: INK, width: 0.6 },
    { d: 'M48 50c4-5 12-6 15-2-3 4-11 6-15 2z', fill: GOLD, line: INK, width: 0.7 },
  ],
  greatsword: [
    { d: 'M53 64V10l2.500-6L58 10v54z', fill: STEEL, line: INK, width: 0.7 },
    { d: 'M47 48h17v4H47z', fill: '#6d4a24', line: INK, width: 0.7 },
  ],
  musket: [{ d: 'M52 64l4-58h3.500l-1 58z', fill: '#5a3b22', line: INK, width: 0.7 }, { d: 'M56.500 6h2.500v20h-3.500z', fill: STEEL }],
  axe: [
    { d: 'M54 64V8h3v56z', fill: '#6d4a24', line: INK, width: 0.6 },
    { d: 'M57 10c5-2 8 0 8 6s-3 8-8 6zM54 11c-4-1-6 1-6 5s2 6 6 5z', fill: STEEL, line: INK, width: 0.7 },
  ],
  staff: [{ d: 'M54 64V8h2.500v56z', fill: '#6d4a24', line: INK, width: 0.6 }, { d: dot(55.2, 7, 4.5), fill: '#7ad0c2', line: INK, width: 0.7 }],
  glow: [
    { d: dot(54, 40, 9), fill: '#b58cff55' },
    { d: 'M54 50c-6-3-6-9-2-13 0 3 2 3 2 0 0-4 2-6 4-8-1 5 4 7 3 13-1 5-4 7-7 8z', fill: '#c9a2ff', line: '#5a2f8a', width: 0.8 },
  ],
  bow: [{ d: 'M55 6c9 14 9 38 0 52', line: '#6d4a24', width: 2.2 }, { d: 'M55 6v52', line: LINEN, width: 0.7 }],
  club: [{ d: 'M52 64l3-34c0-6 7-6 7 0l-4 34z', fill: '#6d4a24', line: INK, width: 0.8 }, { d: dot(57, 32, 1) + dot(60, 38, 1) + dot(56, 40, 1), fill: STEEL }],
};
const BEFORE: Record<string, Layer[]> = {
  book: [{ d: 'M4 50l12-3 3 14-12 3z', fill: '#7a2e2a', line: INK, width: 0.8 }, { d: 'M8 52.500l7-1.700M8.600 55.500l7-1.700', line: GOLD, width: 1 }],
  mug: [{ d: 'M3 48h11v14H3z', fill: '#a8763c', line: INK, width: 0.8 }, { d: 'M14 51h4v7h-4M3 48c0-4 11-4 11 0z', fill: LINEN, line: INK, width: 0.8 }],
  compass: [{ d: dot(10, 54, 6.5), fill: GOLD, line: INK, width: 0.8 }, { d: 'M10 49l2 5-2 5-2-5z', fill: '#b3201c' }],
  map: [{ d: 'M2 50l6-3 6 3 6-3v13l-6 3-6-3-6 3z', fill: LINEN, line: '#7d6a45', width: 0.9 }, { d: 'M5 57q4-6 7-1t6-3', line: '#b3201c', width: 1 }],
  purse: [{ d: 'M6 52c-3 3-4 6-4 8 0 3 3 4 7 4s7-1 7-4c0-2-1-5-4-8zM5 50h8l2-4H3z', fill: '#7a5a2c', line: INK, width: 0.8 }],
  threads: [{ d: 'M2 64C10 50 22 58 30 52s14-2 20-10', line: '#c8283a', width: 1 }, { d: 'M0 58c10-4 14 4 26-2', line: LINEN, width: 0.8 }],
  dagger: [{ d: 'M8 64l2-16 2 16zM5 58h10v2H5z', fill: STEEL, line: INK, width: 0.7 }],
  scalpel: [{ d: 'M4 62l12-14 2 1-10 14z', fill: STEEL, line: INK, width: 0.7 }],
  letter: [{ d: 'M3 51h15v11H3zM3 51l7.500 6 7.500-6', fill: LINEN, line: '#7d6a45', width: 0.9 }, { d: dot(10.500, 57.500, 1.8), fill: '#b3201c' }],
  fan: [{ d: 'M4 62l4-16c6-2 12 2 14 8z', fill: '#c9a24d', line: INK, width: 0.7 }, { d: 'M4 62l7-16M4 62l12-14M4 62l16-10', line: INK, width: 0.6 }],
  snake: [{ d: 'M3 62c6 2 6-6 2-7s-2-8 4-7 4 6 8 6', line: '#3f8a4a', width: 2.4 }],
  hammer: [{ d: 'M8 64V52h3v12z', fill: '#6d4a24' }, { d: 'M2 47h15v6H2z', fill: STEEL, line: INK, width: 0.8 }],
  tooth: [{ d: 'M26 50c4 5 8 5 12 0', line: '#6d4a24', width: 1 }, { d: 'M30 53l2 6 2-6z', fill: LINEN }],
};

/** What a calling brings along; the first trait that has something for a place decides. */
interface Calling {
  coats?: readonly string[];
  hats?: readonly string[];
  behind?: readonly string[];
  before?: readonly string[];
}
const CALLINGS: Record<string, Calling> = {
  Musketeer: { coats: ['tabard'], hats: ['cavalier'], behind: ['rapier', 'musket'] },
  Strega: { coats: ['lace'], hats: ['veil'], before: ['threads'] },
  'Weapons Master': { coats: ['armour'], behind: ['greatsword'] },
  General: { coats: ['armour'], hats: [''], behind: ['greatsword'] },
  Surgeon: { coats: ['apron'], hats: ['scarf'], before: ['scalpel'] },
  Innkeeper: { coats: ['apron'], hats: ['kerchief'], before: ['mug'] },
  Dockmaster: { coats: ['doublet'], hats: ['captain'], before: ['letter'] },
  Cartographer: { before: ['map'], hats: ['fur'] },
  Merchant: { coats: ['chain'], hats: ['beret'], before: ['purse'] },
  Spy: { coats: ['slashed'], hats: ['hood'], before: ['fan'] },
  Extortionist: { coats: ['slashed'], before: ['snake'] },
  Thief: { coats: ['shirt'], hats: ['kerchief'], before: ['dagger'] },
  Hunter: { coats: ['fur'], hats: ['hood', 'cap'], behind: ['bow', 'axe'], before: ['tooth'] },
  Thug: { coats: ['leather', 'shirt'], hats: ['cap', 'bandana', ''], behind: ['club', 'axe'] },
  Pirate: { coats: ['shirt', 'leather'], hats: ['tricorn', 'bandana'], before: ['dagger', 'compass'] },
  "Explorer's Society": { before: ['compass'] },
  Duelist: { coats: ['slashed', 'doublet', 'leather'], hats: ['cavalier', '', ''], behind: ['rapier'] },
  Academic: { coats: ['robe'], hats: ['mortar', 'beret', ''], before: ['book'] },
  Diplomat: { coats: ['ruff', 'chain'], hats: ['beret', ''], before: ['letter'] },
  Sorcerer: { coats: ['robe'], hats: ['circlet', 'hood', ''], behind: ['glow'] },
  Scoundrel: { coats: ['shirt', 'slashed'], hats: ['cavalier', 'bandana', ''], before: ['purse', 'dagger', 'mug'] },
  Villain: { coats: ['ruff', 'chain'] },
  'Red Hand': { coats: ['slashed', 'leather'], hats: ['cap', 'beret', ''] },
  Exile: { coats: ['fur'], behind: ['axe'] },
  Ussura: { coats: ['fur'], hats: ['fur', ''] },
  Vesten: { coats: ['fur'], behind: ['axe'], before: ['hammer', 'mug'] },
  Eisen: { coats: ['armour', 'leather'], behind: ['greatsword', 'axe'] },
  Maghreb: { hats: ['scarf', 'turban'] },
  Ashur: { hats: ['scarf'] },
  'Anatol Ayh': { hats: ['turban'] },
  Mercenary: { coats: ['leather'], behind: ['rapier', 'axe'] },
};
/** Calling before country where both have something to say, but some countries are known by what they wear. */
const FIRST = ['Leader', 'Maghreb', 'Ashur', 'Anatol Ayh'];

const MOUTHS = ['M29 36.500q3 1.600 6 0', 'M28.500 37.500h7', 'M27.500 36c3 3 6 3 9 0', 'M28.500 37.500q3.500-1.800 7 0', 'M29 36.500q4 2.500 6.500-.8'];
const BROWS = ['M24.500 24.400q2.600-1.500 5-.3M34.500 24.100q2.400-1.200 5 .3', 'M24 23.500l5.800 1.600M40 23.500l-5.800 1.600', 'M24.500 24q2.500-2.600 5.200-.6M34.300 23.400q2.700-2 5.200.6', 'M24.200 24.200h5.600M34.200 23.200q2.800-1.200 5.400 1.200'];
const NOSES = ['M32 28.500v3.600', 'M32.500 28l1.200 3.800-2 .5', 'M31.500 28.500q-1.500 3 .5 4', 'M32 28l-1.600 4h2.400'];
const EYES = ['#2a1c14', '#3a2a5a', '#1f4a3a', '#2b4a6a', '#5a3a12'];

function wears(card: Drawn, place: keyof Calling): string {
  const traits = traitsOf(card).toSorted((a, b) => Number(FIRST.includes(b)) - Number(FIRST.includes(a)));
  for (const trait of traits) {
    const choice = CALLINGS[trait]?.[place];
    if (choice) return oneOf(card, place, choice);
  }
  return place === 'coats' ? 'doublet' : '';
}

function face(card: Drawn, woman: boolean, locks: string, old: boolean): Layer[] {
  const traits = traitsOf(card);
  const mean = traits.includes('Villain') || traits.includes('Thug') || traits.includes('Extortionist');
  const layers: Layer[] = [];
  if (!woman) {
    const shaved = lot(card, 'beard', 5);
    if (old || shaved === 0) layers.push(beard(locks));
    else if (mean || shaved === 1) layers.push(goatee(locks), moustache(locks));
    else if (shaved === 2) layers.push(moustache(locks));
  }
  layers.push(
    { d: dot(27.3, 27.7, 1.7) + dot(36.7, 27.7, 1.7), fill: LINEN },
    { d: dot(27.5, 27.8, 1.35) + dot(36.9, 27.8, 1.35), fill: oneOf(card, 'eyes', EYES) },
    { d: mean ? BROWS[1]! : oneOf(card, 'brows', BROWS), line: old ? '#8f8a80' : INK, width: woman ? 0.9 : 1.3 },
    { d: oneOf(card, 'nose', NOSES), line: '#7a4a30', width: 1 },
    { d: oneOf(card, 'mouth', MOUTHS), line: woman ? '#b3404a' : '#8a3b32', width: woman ? 1.9 : 1.4 },
  );
  if (woman) layers.push({ d: 'M24.600 26.800q2.400-2.400 5.200 0M34.200 26.800q2.800-2.400 5.200 0', line: INK, width: 1 });
  if (old) layers.push({ d: 'M23 31.500q2 1.500 4 .5M37 32q2 1 4-.5', line: '#00000044', width: 0.8 });
  if (traits.includes('Academic') && lot(card, 'glasses', 3)) layers.push({ d: dot(27.3, 28, 4) + dot(36.700, 28, 4) + 'M31.300 28h1.400', line: GOLD, width: 1.1 });
  if (traits.includes('Pirate') && lot(card, 'patch', 3) === 0) layers.push({ d: 'M20 21l24 5', line: INK, width: 1 }, { d: dot(36.9, 27.5, 3.4), fill: INK });
  if ((traits.includes('Mercenary') || traits.includes('Duelist') || traits.includes('Thug')) && lot(card, 'scar', 3) === 0) layers.push({ d: 'M39 22l-2.500 11', line: '#a8483c', width: 1.2 });
  if (traits.includes('Thief') || traits.includes('Spy')) layers.push({ d: 'M20.500 25c4-3 8-2 11.500 0 3.500-2 7.500-3 11.500 0 0 6-3 8-6 8s-4-3-5.500-3-2.500 3-5.500 3-6-2-6-8z', fill: '#17141acc' }, { d: dot(27, 28, 1.3) + dot(37, 28, 1.3), fill: LINEN });
  if (traits.includes('Pirate') || traits.includes('Scoundrel')) layers.push({ d: 'M20 32.500a1.600 1.600 0 1 0 .1 0', line: GOLD, width: 1 });
  if (woman && lot(card, 'jewel', 2)) layers.push({ d: dot(20.2, 33.5, 1.2) + dot(43.8, 33.5, 1.2), fill: GOLD });
  return layers;
}

export function person(card: Drawn): Layer[] {
  const traits = traitsOf(card);
  const country = traits.map((trait) => COUNTRIES[trait]).find(Boolean) ?? COUNTRIES['Castille']!;
  const [woman, old] = [WOMEN.has(card.id), OLD.has(card.id)];
  const [skin, shade] = oneOf(card, 'skin', country.skins);
  const locks = old ? GREY : oneOf(card, 'hair', country.hairs);
  const wear = oneOf(card, 'locks', woman ? WOMEN_WEAR : MEN_WEAR);
  const hat = wears(card, 'hats');
  const trim = oneOf(card, 'trim', [GOLD, '#c0392b', LINEN, '#3f8a6a', '#7aa5d6']);
  const cloth = oneOf(card, 'cloth', ['tint', '#3a2a22', '#26313f', '#5a2320', '#2f3f2c']);
  const flows = woman && (wear === 'long' || wear === 'fringe' || wear === 'curls') && hat !== 'hood' && hat !== 'scarf';
  return [
    ...(BEHIND[wears(card, 'behind')] ?? []),
    ...(flows ? [longHair(locks)] : []),
    ...(COATS[wears(card, 'coats')] ?? COATS['doublet']!)(shade),
    { d: NECK, fill: shade },
    { d: EARS, fill: shade },
    { d: woman ? HEAD.woman : HEAD.man, fill: skin },
    ...(wear === 'bald' && hat ? LOCKS['crop']! : LOCKS[wear]!)(locks),
    ...face(card, woman, locks, old),
    ...(HATS[hat]?.(cloth, trim) ?? []),
    ...(BEFORE[wears(card, 'before')] ?? []),
  ];
}
