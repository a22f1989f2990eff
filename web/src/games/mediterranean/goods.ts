/** Goods, ideas and what they are worth: what a player knows by heart. Values come from the cards, never from here. */

import type { CardInfo, MediterraneanHandCard, MediterraneanPlayerView, MediterraneanView } from '../../generated/types';
import type { Glyph } from './glyphs';

export const GOODS = ['salt', 'timber', 'wool', 'grain', 'ore', 'wine', 'dye', 'slaves', 'art', 'spices', 'gold'] as const;
/** What offers may speak of where that is allowed. */
export const IDEAS = ['black', 'white', 'red', 'blue', 'prosperity', 'poverty', 'depression', 'barbarians', 'fury', 'revolt', 'corruption', 'zealots'] as const;
export const LUXURIES = ['spices', 'gold'];
export const SIDES = ['dictatorship', 'democracy', 'mars', 'venus'] as const;

export type Cards = ReadonlyMap<string, CardInfo>;

/** "goods:grain-red" is "grain red" in commands. */
export const cardName = (id: string): string => id.replace(/^goods:/, '').replace('-', ' ');
export const goodOf = (card: string): string => card.split(' ')[0] ?? card;
export const ideaOf = (card: string): string => card.split(' ')[1] ?? 'nothing';

/** The cards that may change hands: what is stored stays in the warehouse (MED-C-57). */
export const loose = (hand: readonly MediterraneanHandCard[]): string[] => hand.filter((card) => !card.stored).map((card) => cardName(card.id));

/** Those of them that their holder may hand over: Venetian Virtue keeps what shows misery off the market. */
export function tradable({ seat, players, hand }: Pick<MediterraneanView, 'seat' | 'players' | 'hand'>): string[] {
  const virtuous = players.some((player) => player.seat === seat && player.developments.includes('venetian_virtue'));
  const bad = (card: string) => glyphsOf(goodOf(card), ideaOf(card)).some((glyph) => glyph === 'sad' || glyph === 'raid');
  return loose(hand).filter((card) => !virtuous || !bad(card));
}

/** A command's seat: people count from 1. */
export const seatOf = (said: string | undefined): number => Number(said) - 1;

// ---------------------------------------------------------------------- sets

/** What sets of 1, 2, 3 ... of a good are worth. */
export function rowOf(cards: Cards, good: string): number[] {
  const row = cards.get(good)?.facts['row'];
  return typeof row === 'string' ? row.split(' ').map(Number) : [];
}

/** MED-RES2-3: full sets by the last box, the rest by its box. */
export function worth(row: readonly number[], count: number): number {
  if (count <= 0 || !row.length) return 0;
  const full = Math.floor((count - 1) / row.length);
  return full * row.at(-1)! + row[count - 1 - full * row.length]!;
}

export const counted = (goods: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  return counts;
};

/** What developments change about sets: those of others take a point from each set of a good, one's own makes a set larger. */
export interface Reckoning {
  less: ReadonlyMap<string, number>;
  industry: boolean;
}
const SLIGHTING = { slaves: 'civil_rights', wine: 'venetian_orthodoxy' };
const BASICS: readonly string[] = GOODS.slice(0, 5);

/** MED-C-60, MED-C-74: once for each owner, however many such cards they have (MED-C-88). */
export function reckoning({ seat, players }: Pick<MediterraneanView, 'seat' | 'players'>): Reckoning {
  const others = players.filter((player) => player.seat !== seat);
  const owners = (card: string) => others.filter((player) => player.developments.includes(card)).length;
  const mine = players.find((player) => player.seat === seat)?.developments ?? [];
  return { less: new Map(Object.entries(SLIGHTING).map(([good, card]) => [good, owners(card)])), industry: mine.includes('industry') };
}

/** What goods bring as sets: no set less than nothing, and Industry where it gains most, not beyond the last box. */
function brought(cards: Cards, counts: ReadonlyMap<string, number>, { less, industry }: Reckoning): number {
  let [sum, best] = [0, 0];
  for (const [good, count] of counts) {
    const row = rowOf(cards, good);
    if (!row.length) continue;
    for (let left = count; left > 0; left -= row.length) sum += Math.max(0, worth(row, Math.min(left, row.length)) - (less.get(good) ?? 0));
    const last = count % row.length;
    if (industry && last > 0 && BASICS.includes(good)) best = Math.max(best, row[last]! - row[last - 1]!);
  }
  return sum + best;
}

/** How the points for sets change when these goods leave a hand and those arrive. */
export function change(cards: Cards, view: Pick<MediterraneanView, 'seat' | 'players' | 'hand'>, gone: readonly string[], come: readonly string[]): number {
  const held = counted(view.hand.filter((card) => !card.stored).map((card) => card.good));
  const after = new Map(held);
  for (const good of gone) after.set(good, (after.get(good) ?? 0) - 1);
  for (const good of come) after.set(good, (after.get(good) ?? 0) + 1);
  const rules = reckoning(view);
  return brought(cards, after, rules) - brought(cards, held, rules);
}

// ---------------------------------------------------------------------- ideas

/** What an idea shows, as glyphs; the contrary cards of wine and dye push to different sides. */
export function glyphsOf(good: string, idea: string): Glyph[] {
  switch (idea) {
    case 'black':
      return ['dictatorship'];
    case 'white':
      return ['democracy'];
    case 'red':
      return ['mars'];
    case 'blue':
      return ['venus'];
    case 'prosperity':
      return ['point'];
    case 'poverty':
      return ['sad'];
    case 'depression':
      return ['sad', 'sad'];
    case 'barbarians':
      return ['raid'];
    case 'fury':
      return ['raid', 'raid'];
    case 'revolt':
      return ['democracy', 'sad'];
    case 'corruption':
      return ['dictatorship', 'sad'];
    case 'zealots':
      return [good === 'dye' ? 'mars' : 'venus', 'sad'];
    default:
      return [];
  }
}

/** MED-WH-2: these may never be warehoused. */
const LOCKED = ['depression', 'fury', 'revolt', 'corruption', 'zealots'];
export const keeps = (idea: string): boolean => !LOCKED.includes(idea);

/** How gladly a player keeps a card for its idea: arrows along the sides that the player is on, no misery. */
export function liking(me: MediterraneanPlayerView, card: string): number {
  const sides = [me.government.side, me.religion.side];
  let sum = card === 'piracy' ? -9 : 0;
  for (const glyph of glyphsOf(goodOf(card), ideaOf(card))) {
    if (glyph === 'point') sum += 1;
    else if (glyph === 'sad' || glyph === 'raid') sum -= 1.5;
    else sum += sides.includes(glyph) ? 1 : -1;
  }
  return sum;
}

/** For each good, in order, the card that its holder would miss least. */
export function spared(me: MediterraneanPlayerView, hand: readonly string[], goods: readonly string[]): string[] {
  const left = [...hand].sort((a, b) => liking(me, a) - liking(me, b));
  const found: string[] = [];
  for (const good of goods) {
    const at = left.findIndex((card) => goodOf(card) === good);
    if (at >= 0) found.push(...left.splice(at, 1));
  }
  return found;
}

// ---------------------------------------------------------------------- promises

export interface Promised {
  box: string;
  /** To use it on the seat, or not to. */
  use: boolean;
  on: number;
}

/** "barracks 1 not on 3": the first box of the Barracks is not used on the third seat. */
export function promised(text: string): Promised {
  const [, box = text, not, seat] = /^(.*?)( not)? on (\d+)$/.exec(text) ?? [];
  return { box, use: !not, on: seatOf(seat) };
}

/** The card that a box belongs to, and its number where there are several. */
export function boxOf(name: string): { card: string; number: string } {
  const [, card = name, number = ''] = /^(\S+)(?: (\d+))?$/.exec(name) ?? [];
  return { card, number };
}

/** With its sign, as it is read. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
