/** Every card of the game with its faction and its picture. Costs, levels and words come from the server. */

import type { CardArt } from '../../art/emblems';
import type { CardInfo, Phrase } from '../../generated/types';
import type { Book } from '../../i18n/book';
import { faceOf, type Face } from '../registry';
import { FACTIONS, LIVERY, type Faction } from './factions';
import { FIGURES } from './figures';
import Large from './Large.svelte';
import { WARES } from './wares';

export const TREASURES = ['copper', 'silver', 'gold', 'diamond'] as const;
export const worthOf = (treasure: string): number => TREASURES.indexOf(treasure as (typeof TREASURES)[number]) + 1;
export const isTreasure = (id: string): boolean => worthOf(id) > 0;

const TITLES: Record<Faction, readonly string[]> = {
  watch: [
    ...['tax-collector', 'patrol-officer', 'watch-sergeant', 'bloodhound', 'undercover-agent', 'raiding-party', 'search-warrant'],
    ...['bounty', 'contraband-checkpoint', 'harbour-dues', 'hushed-up', 'antonia', 'bruno', 'zaccaria'],
  ],
  merchant: [
    ...['money-changer', 'shopkeeper', 'caravan-guard', 'smooth-talker', 'spice-trader', 'guild-master', 'business-as-usual'],
    ...['letter-of-credit', 'clearance-sale', 'pardon', 'embargo', 'strongbox', 'dario', 'jacopo', 'elettra'],
  ],
  thief: [
    ...['lookout', 'street-urchin', 'pickpocket', 'con-artist', 'burglar', 'cat-burglar', 'foxtail-captain', 'fence', 'diversion'],
    ...['ambush', 'safe-house', 'jailbreak', 'smoke-bomb', 'caterina', 'nine-tails', 'matteo'],
  ],
};

const FACTION = new Map<string, Faction>(FACTIONS.flatMap((faction) => TITLES[faction].map((id) => [id, faction] as const)));
export const factionOf = (id: string): Faction | null => FACTION.get(id) ?? null;

const METAL: Record<string, string> = { copper: '#9a5324', silver: '#5f6b78', gold: '#8a6410', diamond: '#2b7390' };

export const art: Record<string, CardArt> = {};
for (const [id, faction] of FACTION) art[id] = { emblem: 'mask', tint: LIVERY[faction].tint, layers: FIGURES[id] ?? WARES[id] };
for (const [id, tint] of Object.entries(METAL)) art[id] = { emblem: 'coins', tint };

/** A card as this game draws it. */
export interface TriesteFace extends Face {
  faction: Faction | null;
  /** character, action, special, hero or treasure */
  kind: string;
  cost: number | null;
  level: number | null;
}

/** What a card is, beside its text. */
export function line(face: { kind: string; cost: number | null; level: number | null }): Phrase {
  const kind = `kind:${face.kind}`;
  if (face.cost === null) return { kind: 'show-line', args: { kind } };
  if (face.level === null) return { kind: 'show-line-cost', args: { kind, cost: face.cost } };
  return { kind: 'show-line-level', args: { kind, cost: face.cost, level: face.level } };
}

/** A card with what it says of itself beside its text, in the language of the page. */
export function cardFace(cards: ReadonlyMap<string, CardInfo>, id: string, book: Book): TriesteFace {
  const told = cards.get(id);
  const number = (fact: string) => (typeof told?.facts[fact] === 'number' ? (told.facts[fact] as number) : null);
  const face: TriesteFace = {
    ...faceOf('trieste', { art, Card: Large }, cards, id),
    faction: factionOf(id),
    kind: told?.kind.split(' ').at(-1) ?? '',
    cost: number('cost'),
    level: number('level'),
  };
  return told ? { ...face, rule: `${book.say(line(face))} · ${face.rule}` } : face;
}
