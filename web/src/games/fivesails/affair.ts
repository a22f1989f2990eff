/** What a question is about: the cards it comes from, what is laid out to be chosen, and what is answered in words. */

import type { Choice } from '../../generated/types';
import { allCards, numberOf, offers, people, printed, type Card, type View } from './table';

export interface Laid {
  key: string;
  thing: string;
  card: Card;
  /** It was chosen already, and the rest goes with it. */
  note: boolean;
}

export interface Affair {
  cause: Card[];
  laid: Laid[];
  said: Choice[];
  declared: (readonly [seat: number, id: string])[];
  /** There is nothing to do but to let it pass. */
  alone: boolean;
}

/** The card that a question names: whose text asks, or what is being paid for. */
function named(view: View): Card[] {
  if (typeof view.prompt === 'string') return [];
  const { kind, args = {} } = view.prompt;
  const id = kind === 'ask-by-card' || kind === 'ask-pay-for' ? args['card'] : undefined;
  if (typeof id !== 'string' || !id.startsWith('card:')) return [];
  const found = allCards(view).find((card) => card.id === id.slice(5));
  return [found ?? printed(id.slice(5), '')];
}

/** The cards that a moment is about; those who fight stand on the stage already. */
const behind = (view: View): number[] => view.moment!.cards.filter((number) => !view.duel?.fighters.includes(number));

/** While the Day is planned: the cards of the kind that is asked for, and what was chosen before. */
function plans(view: View, open: readonly Choice[]): Laid[] {
  const mine = view.seat === null ? undefined : view.players[view.seat];
  if (!mine || view.phase !== 'planning') return [];
  const asked = new Set(open.flatMap((choice) => choice.about));
  const shown = mine.approach.filter((card) => asked.has(`card:${card.number}`) || view.plan.includes(card.id));
  return shown.map((card) => ({ key: `plan ${card.number}`, thing: `card:${card.number}`, card, note: view.plan.includes(card.id) }));
}

/** The pressure in question: the one that is being made, or the one that whoever is picked could make. */
export function pressure(view: View, picked: readonly string[]): View['pressures'][number] | null {
  const claims = view.choices.filter((choice) => choice.say.startsWith('claim '));
  if (!claims.length) return view.pressures[0] ?? null;
  const could = picked.length > 0 && claims.some((choice) => picked.every((thing) => choice.about.includes(thing)));
  const who = could ? people(view).find((person) => picked.some((thing) => numberOf(thing) === person.number)) : undefined;
  return view.pressures.find(({ place }) => place === who?.place) ?? null;
}

export function affair(view: View, open: readonly Choice[]): Affair {
  const cards = new Map(allCards(view).map((card) => [card.number, card]));
  const all = offers(view, open);
  const laid = all.flatMap(({ choice, thing, card }) => (card ? [{ key: choice.say, thing, card, note: false }] : []));
  // What a card on the table can do at such a moment is said as well: it may stand anywhere.
  const uses = view.moment || view.duel ? open.filter((choice) => choice.say.startsWith('use ') && !all.some((offer) => offer.choice === choice)) : [];
  const alone = open.length === 1 && open[0]!.say === 'pass';
  return {
    cause: !open.length || alone ? [] : view.moment ? behind(view).flatMap((number) => cards.get(number) ?? []).slice(0, 2) : named(view),
    laid: [...plans(view, open), ...laid],
    said: [...uses, ...all.filter(({ card }) => !card).map(({ choice }) => choice)],
    declared: (view.moment?.declared ?? []).map(([seat, number]) => [seat, cards.get(number)?.id ?? '']),
    alone,
  };
}
