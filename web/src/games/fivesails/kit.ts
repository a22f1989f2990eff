import type { Choice, FivesailsEvent } from '../../generated/types';
import { speaker } from '../../i18n/speaker.svelte';
import type { Attempt, Kit, Wish } from '../kit';
import Board from './Board.svelte';
import Large from './Large.svelte';
import { boardOf, saying } from './board';
import { drawn, numberOf, onTurn, passing, people, wish, type View } from './table';
import { motions } from './motions';

/** What a click that leads nowhere was meant to do; the rules say why not. */
function attempt(view: View, together: readonly string[]): Attempt {
  const ask = wish(view, together.at(-1) ?? '');
  return ask ? { ask } : null;
}

/** What anybody may do on a turn, as both the server and these words have it. */
const VERBS = ['move', 'claim', 'challenge'] as const;

/** What somebody who is picked can do: whose name it is need not be said with each of them. */
function briefly(choice: Choice, picked: readonly string[]): string | null {
  const verb = VERBS.find((one) => choice.say.startsWith(`${one} `));
  return verb && picked.length ? boardOf(speaker.book('fivesails')).wishes[verb] : null;
}

/** What somebody who is picked cannot do on this turn, beside what they can. */
function wishes(view: View, picked: readonly string[]): Wish[] {
  const number = numberOf(picked.length === 1 ? picked[0]! : '');
  const person = people(view).find((one) => one.number === number);
  if (!person || person.controller !== view.seat || !onTurn(view)) return [];
  const words = boardOf(speaker.book('fivesails')).wishes;
  return VERBS
    .map((verb) => ({ words: words[verb], ask: `${verb} ${person.id} ${person.number}` }))
    .filter(({ ask }) => !view.choices.some((choice) => choice.say === ask));
}

export const kit: Kit<View, FivesailsEvent> = {
  Board,
  Card: Large,
  art: {},
  paint: drawn,
  attempt,
  wishes,
  briefly,
  saying: (choice, view) => saying(speaker.book('fivesails'), choice, view),
  motions,
  passing,
  points: ([first, at, what], view) => {
    const place = first === 'places' ? view.places[Number(at)] : undefined;
    if (place) return [what === 'renown' ? `renown:${place.id}` : `place:${place.id}`];
    if (first === 'places') return view.places.map(({ id }) => `place:${id}`);
    if (first === 'duel') return what === undefined && at === undefined ? ['duel'] : ['threat:0', 'threat:1'];
    if (first === 'players') return [what === 'hand' || what === 'renown' || what === 'approach' || what === 'deck' ? `${what}:${at}` : `seat:${at}`];
    return first === 'day' || first === 'phase' ? [`phase:${view.phase}`] : [];
  },
  sheet: (view) => {
    const board = boardOf(speaker.book('fivesails'));
    return [{ title: board.factionTitle, values: view.players.map((player) => board.sheet.factions[player.faction] ?? player.faction) }];
  },
};
