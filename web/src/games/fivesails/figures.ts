/** The numbers of a card, with their names and with what was printed where it is otherwise now. */

import type { CardInfo } from '../../generated/types';
import type { IconName } from './icons';
import { STATS, VALUES, written, type Card } from './table';

export interface Figure {
  name: IconName;
  /** How the rules call it. */
  fact: string;
  now: string;
  /** What is printed, where that is something else. */
  before: string;
  change: '' | 'rise' | 'fall';
}

const SIGNS: Record<string, IconName> = { initiative: 'first', panache: 'hand', 'crew cap': 'character' };
const people = (card: Card): boolean => card.kind === 'leader' || card.kind === 'character';
const print = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const signed = (value: number | null | undefined): string => (value && value > 0 ? `+${value}` : written(value));

function figure(fact: string, now: number | null, before: number | null, write = written): Figure {
  const changed = now !== null && before !== null && now !== before;
  return {
    name: SIGNS[fact] ?? (fact as IconName),
    fact,
    now: write(now),
    before: changed ? write(before) : '',
    change: changed ? (now > before ? 'rise' : 'fall') : '',
  };
}

/** Combat, Finesse, Influence and Resolve of somebody; what attachments add to them is signed, and nothing is left out. */
export function statsOf(card: Card, info: CardInfo | undefined): Figure[] {
  const facts = info?.facts ?? {};
  if (people(card))
    return STATS.map((fact, at) => figure(fact, card.stats.length ? (card.stats[at] ?? null) : print(facts[fact]), card.printed[at] ?? print(facts[fact])));
  if (card.kind !== 'attachment') return [];
  return STATS.flatMap((fact) => (print(facts[fact]) ? [figure(fact, print(facts[fact]), print(facts[fact]), signed)] : []));
}

/** Riposte, Parry and Thrust, of cards that can be fought with; `now` where they are known to be otherwise. */
export const valuesOf = (info: CardInfo | undefined, now?: readonly (number | null)[]): Figure[] =>
  info?.facts['riposte'] === undefined ? [] : VALUES.map((fact, at) => figure(fact, now ? (now[at] ?? null) : print(info.facts[fact]), print(info.facts[fact])));

/** What a scheme says about the Day, and a Leader about the crew. */
export const planOf = (info: CardInfo | undefined): Figure[] =>
  ['initiative', 'panache', 'crew cap'].flatMap((fact) => {
    const value = print(info?.facts[fact]);
    if (value === null) return [];
    return [figure(fact, value, value, info?.kind === 'scheme' && fact === 'panache' ? signed : written)];
  });
