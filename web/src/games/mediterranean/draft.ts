/**
 * An offer in the making. It is kept here, on this side of the line, so that nothing that others shout can disturb it;
 * only when it is posted does it become steps for the rules, all at once.
 */

import type { MediterraneanOfferView, MediterraneanView } from '../../generated/types';
import { goodOf, loose, LUXURIES, promised, spared, tradable, type Promised } from './goods';

export interface Draft {
  /** Cards given, as commands call them: "grain red", "piracy as gold". */
  gives: string[];
  wants: string[];
  pays: number;
  asks: number;
  /** Nobody: everybody. */
  to: number[];
  promises: Promised[];
  demands: Promised[];
  says: string[];
  seeks: string[];
  /** The own offer that this one takes the place of. */
  replaces: number | null;
}

export const MOST_CARDS = 5;
export const MOST_POINTS = 9;
export const MOST_PROMISES = 2;
/** Offers of one trader at a time. */
export const STANDING = 3;

export const blank = (): Draft => ({
  gives: [],
  wants: [],
  pays: 0,
  asks: 0,
  to: [],
  promises: [],
  demands: [],
  says: [],
  seeks: [],
  replaces: null,
});

export const isBlank = (draft: Draft): boolean => !draft.gives.length && !draft.wants.length && !draft.pays && !draft.asks && !draft.promises.length && !draft.demands.length && draft.replaces === null;

/** Whether there is something in it for somebody: an offer gives at least something. */
export const complete = (draft: Draft): boolean => draft.gives.length > 0 || draft.pays > 0 || draft.promises.length > 0;

/** The card itself, whatever it is given as. */
export const truly = (given: string): string => given.replace(/ as .*$/, '');
/** What the others are told it is. */
export const called = (given: string): string => given.split(' as ')[1] ?? goodOf(given);

/** What is left of a draft when some of its cards, points or people are not there any more. */
export function still(draft: Draft, view: MediterraneanView): Draft {
  const left = loose(view.hand);
  const gives = draft.gives.filter((given) => {
    const at = left.indexOf(truly(given));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const points = view.seat === null ? 0 : view.players[view.seat]!.points;
  const gone = draft.replaces !== null && !view.offers.some((offer) => offer.number === draft.replaces);
  if (gives.length === draft.gives.length && draft.pays <= points && !gone) return draft;
  return { ...draft, gives, pays: Math.min(draft.pays, points), replaces: gone ? null : draft.replaces };
}

/** The steps that post it, in the words of commands. */
export function steps(draft: Draft, view: MediterraneanView): string[] {
  const others = view.seats - 1;
  const about = (verb: string, one: Promised) => [`${verb} ${one.box}`, `${one.use ? 'on' : 'not on'} ${one.on + 1}`];
  return [
    ...(view.draft ? [view.draft.taking === null ? 'clear' : 'back'] : []),
    ...(draft.replaces === null ? [] : [`withdraw ${draft.replaces}`]),
    ...draft.gives.map((given) => `give ${given}`),
    ...draft.wants.map((good) => `want ${good}`),
    ...Array.from({ length: draft.pays }, () => 'pay'),
    ...Array.from({ length: draft.asks }, () => 'ask'),
    ...draft.promises.flatMap((one) => about('promise', one)),
    ...(draft.to.length && draft.to.length < others ? draft.to.map((seat) => `to ${seat + 1}`) : []),
    ...draft.demands.flatMap((one) => about('demand', one)),
    ...draft.says.map((idea) => `say ${idea}`),
    ...draft.seeks.map((idea) => `seek ${idea}`),
    'post',
  ];
}

/** Somebody's offer turned round: what they give is wanted, what they want is given as far as it is there. */
export function counter(offer: MediterraneanOfferView, view: MediterraneanView): Draft {
  const me = view.players[view.seat!]!;
  return {
    ...blank(),
    to: [offer.seat],
    wants: [...offer.gives],
    gives: spared(me, tradable(view), offer.wants),
    pays: Math.min(offer.asks, me.points),
    asks: offer.pays,
  };
}

/** An own offer, to be changed; it stands until the new one is posted. */
export function reopened(offer: MediterraneanOfferView, view: MediterraneanView): Draft {
  return {
    ...blank(),
    gives: offer.cards.map((card, at) => (card === 'piracy' ? `piracy as ${offer.gives[at] ?? LUXURIES[0]}` : card)),
    wants: [...offer.wants],
    pays: offer.pays,
    asks: offer.asks,
    to: offer.to.length === view.seats - 1 ? [] : [...offer.to],
    promises: offer.promises.map(promised),
    demands: offer.demands.map(promised),
    says: [...offer.says],
    seeks: [...offer.seeks],
    replaces: offer.number,
  };
}

/** As what the Piracy card may go now, or nothing when it may not. */
export const disguises = (view: MediterraneanView): string[] =>
  view.choices.flatMap(({ say }) => (say.startsWith('give piracy as ') ? [say.replace('give piracy as ', '')] : []));
