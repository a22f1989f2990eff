/** A deck while it is being built: how many of each card, what the library shows, and how its numbers are spread. */

import type { CardInfo } from '../../../generated/types';

export type Counts = Readonly<Record<string, number>>;

export const number = (card: CardInfo, fact: string): number | null => (typeof card.facts[fact] === 'number' ? card.facts[fact] : null);
export const factionOf = (card: CardInfo): string => String(card.facts['faction'] ?? '');
/** Where in a deck a card belongs; Brutes are part of the Faction Deck. */
export const groupOf = (card: CardInfo): 'leader' | 'characters' | 'schemes' | 'faction' =>
  card.kind === 'leader' ? 'leader' : card.kind === 'scheme' ? 'schemes' : card.kind === 'character' && !card.facts['brute'] ? 'characters' : 'faction';

/** The deck as the rules read it. */
export const written = (counts: Counts, cards: readonly CardInfo[]): string =>
  cards.flatMap((card) => (counts[card.id] ? [`${counts[card.id]} ${card.name}`] : [])).join('\n');

/** A deck as part of an address, by the ids of its cards: `#deck=kaspar_dietrich,2-not_today&name=Iron`. */
export function linked(counts: Counts, name: string): string {
  const cards = Object.entries(counts).flatMap(([id, many]) => (many ? [many > 1 ? `${many}-${id}` : id] : []));
  return `#deck=${cards.join(',')}${name ? `&name=${encodeURIComponent(name)}` : ''}`;
}

/** The deck of an address; null where it has none, and with it what could not be read. */
export function unlinked(hash: string, cards: readonly CardInfo[]): { counts: Counts; name: string; unread: string[] } | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const known = new Set(cards.map((card) => card.id));
  const [counts, unread]: [Record<string, number>, string[]] = [{}, []];
  if (!given.get('deck')) return null;
  for (const part of given.get('deck')!.split(',')) {
    const [, many = '1', id = ''] = /^(?:([1-9])-)?(\w+)$/.exec(part) ?? [];
    if (known.has(id)) counts[id] = Number(many);
    else unread.push(part.slice(0, 40));
  }
  return { counts, name: (given.get('name') ?? '').slice(0, 40), unread };
}

export interface Wanted {
  words: string;
  kind: string;
  /** A faction, 'fitting' for what can be in a deck of the chosen Leader, or '' for all. */
  faction: string;
  /** At most this cost, or '' for any. */
  cost: string;
  /** A combat value that the card must have, the highest first; or ''. */
  value: string;
}
export const ANYTHING: Wanted = { words: '', kind: '', faction: 'fitting', cost: '', value: '' };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The cards of the library that somebody is looking for, in the order in which they are of use. */
export function found(cards: readonly CardInfo[], wanted: Wanted, leader: CardInfo | null): CardInfo[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const fits = (card: CardInfo): boolean => {
    if (factionOf(card) === 'city') return false;
    if (wanted.kind === 'brute' ? !card.facts['brute'] : wanted.kind && card.kind !== wanted.kind) return false;
    if (wanted.faction === 'fitting') {
      if (leader && (card.kind === 'leader' ? card !== leader : ![factionOf(leader), 'neutral'].includes(factionOf(card)))) return false;
    } else if (wanted.faction && factionOf(card) !== wanted.faction) return false;
    const cost = number(card, 'cost');
    if (wanted.cost && (cost === null || cost > Number(wanted.cost))) return false;
    if (wanted.value && !((number(card, wanted.value) ?? 0) > 0)) return false;
    const text = plain(`${card.name} ${card.text} ${card.facts['traits'] ?? ''}`);
    return words.every((word) => text.includes(word));
  };
  const order = ['leader', 'character', 'scheme', 'attachment', 'risk'];
  const named = (card: CardInfo): number => Number(words.every((word) => plain(card.name).includes(word)));
  return cards.filter(fits).toSorted((a, b) => {
    if (words.length && named(a) !== named(b)) return named(b) - named(a);
    if (wanted.value) return (number(b, wanted.value) ?? 0) - (number(a, wanted.value) ?? 0) || a.name.localeCompare(b.name);
    return order.indexOf(a.kind) - order.indexOf(b.kind) || (number(a, 'cost') ?? 0) - (number(b, 'cost') ?? 0) || a.name.localeCompare(b.name);
  });
}

/** How often each number from 0 on occurs in the Faction Deck; what has a dash is counted apart. */
export function spread(counts: Counts, cards: readonly CardInfo[], fact: string): { bars: number[]; dashes: number; mean: number } {
  const bars: number[] = [];
  let [dashes, sum, all] = [0, 0, 0];
  for (const card of cards) {
    const copies = groupOf(card) === 'faction' ? (counts[card.id] ?? 0) : 0;
    const value = number(card, fact);
    if (!copies) continue;
    all += copies;
    if (value === null) dashes += copies;
    else {
      while (bars.length <= value) bars.push(0);
      bars[value]! += copies;
      sum += value * copies;
    }
  }
  return { bars, dashes, mean: all ? sum / all : 0 };
}

/** Some cards from the top of a freshly shuffled Faction Deck. */
export function dealt(counts: Counts, cards: readonly CardInfo[], many: number, random: () => number = Math.random): CardInfo[] {
  const deck = cards.filter((card) => groupOf(card) === 'faction').flatMap((card) => Array.from({ length: counts[card.id] ?? 0 }, () => card));
  for (let at = deck.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [deck[at], deck[other]] = [deck[other]!, deck[at]!];
  }
  return deck.slice(0, many);
}
