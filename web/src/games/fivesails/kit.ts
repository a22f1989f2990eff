import type { FivesailsEvent } from '../../generated/types';
import { tongue } from '../../i18n/tongue.svelte';
import type { Attempt, Kit, Motion, Wish } from '../kit';
import Board from './Board.svelte';
import { boardOf, saying } from './board';
import { drawn, numberOf, onTurn, passing, people, wish, type View } from './table';

/** What a click that leads nowhere was meant to do; the rules say why not. */
function attempt(view: View, together: readonly string[]): Attempt {
  const ask = wish(view, together.at(-1) ?? '');
  return ask ? { ask } : null;
}

/** What somebody who is picked cannot do on this turn, beside what they can. */
function wishes(view: View, picked: readonly string[]): Wish[] {
  const number = numberOf(picked.length === 1 ? picked[0]! : '');
  const person = people(view).find((one) => one.number === number);
  if (!person || person.controller !== view.seat || !onTurn(view)) return [];
  const words = boardOf(tongue.book('fivesails')).wishes;
  return (['move', 'claim', 'challenge'] as const)
    .map((verb) => ({ words: words[verb], ask: `${verb} ${person.id} ${person.number}` }))
    .filter(({ ask }) => !view.choices.some((choice) => choice.say === ask));
}

const spot = (place: string): string => (place.startsWith('seat ') ? `renown:${place.slice(5)}` : `renown:${place}`);

function motions(event: FivesailsEvent): Motion[] {
  switch (event.type) {
    case 'used':
      return event.name && event.source ? [{ kind: 'card', card: event.name, seat: event.seat, target: null, cue: 'card' }] : [];
    case 'combatcard':
      return [{ kind: 'card', card: event.name, seat: event.seat, target: null, cue: 'card' }];
    case 'renownmoved':
      return [{ kind: 'fly', token: 'seal', from: spot(event.start), to: spot(event.to), count: event.count, cue: 'seal' }];
    case 'claimed':
      return [{ kind: 'pulse', spot: `place:${event.place}`, cue: 'chest' }];
    case 'wounded':
    case 'destroyed':
      return [{ kind: 'pulse', spot: `card:${event.card}`, cue: 'change' }];
    case 'challenged':
      return [
        { kind: 'all', motions: [event.challenger, event.target].map((card, at) => ({ kind: 'pulse', spot: `card:${card}`, cue: at ? 'none' : 'change' })) },
      ];
    default:
      return [];
  }
}

export const kit: Kit<View, FivesailsEvent> = {
  Board,
  art: {},
  paint: drawn,
  attempt,
  wishes,
  saying: (choice, view) => saying(tongue.book('fivesails'), choice, view),
  motions,
  passing,
  sheet: (view) => {
    const board = boardOf(tongue.book('fivesails'));
    return [{ title: board.factionTitle, values: view.players.map((player) => board.sheet.factions[player.faction] ?? player.faction) }];
  },
};
