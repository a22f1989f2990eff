import type { FivesailsEvent } from '../../generated/types';
import { tongue } from '../../i18n/tongue.svelte';
import type { Attempt, Kit, Motion } from '../kit';
import Board from './Board.svelte';
import { learnNames } from './names.svelte';
import { drawn, numberOf, passing, people, type View } from './table';

learnNames();

/** Why a click leads nowhere, where the table itself shows it. */
function attempt(view: View, together: readonly string[]): Attempt {
  const { attempts } = tongue.words.games.fivesails.board;
  const number = numberOf(together.at(-1) ?? '');
  const person = people(view).find((one) => one.number === number);
  if (!person || view.moment || view.duel || !view.waiting.includes(view.seat ?? -1)) return null;
  if (person.controller !== view.seat) return { rule: 'FIV-DRAMA-2', words: attempts.theirs(person.title) };
  if (person.engaged) return { rule: 'FIV-STATE-3', words: attempts.engaged(person.title) };
  return null;
}

const spot = (place: string): string => (place.startsWith('seat ') ? `renown:${place.slice(5)}` : `renown:${place}`);

function motions(event: FivesailsEvent): Motion[] {
  switch (event.type) {
    case 'used':
      return event.name && event.text ? [{ kind: 'card', card: event.name, seat: event.seat, target: null, cue: 'card' }] : [];
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
  motions,
  passing,
  sheet: (view) => {
    const { board } = tongue.words.games.fivesails;
    return [{ title: board.factionTitle, values: view.players.map((player) => board.sheet.factions[player.faction] ?? player.faction) }];
  },
};
