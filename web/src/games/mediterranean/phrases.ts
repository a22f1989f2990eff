/** What the board means, from the data of views: phrases that the book of the game has words for. */

import type { Phrase } from '../../generated/types';
import { boxOf, goodOf, ideaOf, promised } from './goods';
import type { Effects } from './developments';

type Argument = NonNullable<Phrase['args']>[string];
type Thing = Exclude<Argument, readonly unknown[]>;

export const ofGood = (good: string): string => `good:${good}`;
export const ofSeat = (seat: number): string => `seat:${seat}`;

/** What is told of a Resolution beside what goods brought: what was aimed, and the calamities. */
export const BLOWS: readonly string[] = [
  ...['tell-abandoned', 'tell-aimed-works', 'tell-aimed-brings', 'tell-aimed-brings-both', 'tell-aimed-at-nothing'],
  ...['tell-aimed-strikes', 'tell-aimed-spares', 'tell-aimed-serves'],
  ...['tell-ignored', 'tell-in-vain', 'tell-in-vain-on', 'tell-worker-moved', 'tell-worker-lost'],
  ...['tell-revolution', 'tell-conversion', 'tell-revolutionaries', 'tell-revolt', 'tell-attack', 'tell-attack-twice'],
];

/** Zealots lead where their good usually does not, so what they do depends on it. */
export const ofIdea = (idea: string, good = ''): string => (idea === 'zealots' && good ? `idea:zealots-${good === 'dye' ? 'mars' : 'venus'}` : `idea:${idea}`);

/** A deck as views call it: "mars 2". */
export const ofDeck = (deck: string): string => `deck:${deck.replace(' ', '-')}`;

/** A goods card, with what its idea does. */
export const card = (good: string, idea: string): Phrase => ({ kind: 'show-card', args: { good: ofGood(good), idea: ofIdea(idea, good) } });

/** "grain red" in few words, "piracy" as it is. */
export const shortly = (name: string): Thing =>
  name.includes(' ') ? { kind: 'tell-card', args: { good: ofGood(goodOf(name)), idea: ofIdea(ideaOf(name), goodOf(name)) } } : ofGood(name);

/** Somebody in a sentence about somebody else; `me` is whoever reads it. */
export const whom = (seat: number, me: number | null): Thing => (seat === me ? { kind: 'tell-you' } : ofSeat(seat));

/** A white box by its card, numbered where there are several. */
export function box(name: string): Thing {
  const { card, number } = boxOf(name);
  return number ? { kind: 'tell-box', args: { card: `card:${card}`, number: Number(number) } } : `card:${card}`;
}

export const boxSaid = (name: string): Phrase => ({ kind: 'table-list', args: { things: [box(name)] } });

/** A promise about a box. */
export function promise(name: string, use: boolean, on: number, me: number | null): Phrase {
  return { kind: use ? 'tell-on' : 'tell-not-on', args: { box: box(name), whom: whom(on, me) } };
}

/** What a cube lies on: "barracks on 3", "abandon religion", "altar salt". */
export function cube(what: string, me: number | null): Phrase {
  const [word = '', rest = ''] = what.split(' ');
  if (word === 'abandon') return { kind: 'tell-abandons', args: { track: `track:${rest}` } };
  if (word === 'altar') return { kind: 'tell-altar-of', args: { good: ofGood(rest) } };
  const aim = promised(what);
  return promise(aim.box, aim.use, aim.on, me);
}

function gains(effect: Effects, prefix = ''): Phrase[] {
  const kinds = { happy: ['show-happier', 'show-unhappier'], safe: ['show-safer', 'show-less-safe'], vp: ['show-more-points', 'show-fewer-points'] };
  return Object.entries(kinds).flatMap(([name, [more = '', less = '']]) => {
    const number = effect[prefix + name] ?? 0;
    return number ? [{ kind: number > 0 ? more : less, args: { number: Math.abs(number) } }] : [];
  });
}

/** What a cube in a white box does. */
export function effect(of: Effects): Phrase {
  if (of['spares']) return { kind: 'show-spares' };
  if (of['brother']) return { kind: 'show-brother' };
  const own = gains(of, 'own_');
  return own.length ? { kind: 'show-aims-for-you', args: { gains: gains(of), own } } : { kind: 'show-aims', args: { gains: gains(of) } };
}

/** The icons of a development, as its text names them last. */
export const icons = (counts: readonly { icon: string; count: number }[]): Phrase => ({
  kind: 'show-icons',
  args: { icons: counts.map(({ icon, count }) => ({ kind: `show-icon-${icon}`, args: { number: count } })) },
});
