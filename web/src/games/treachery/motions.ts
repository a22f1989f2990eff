/** What goes where in Treachery in a Pocket. */

import type { TreacheryEvent, TreacheryView } from '../../generated/types';
import { atOnce, backs, card, pieces, pulse, seals, type Motions } from '../motion';

const at = (character: string): string => `character:${character}`;

/** The row to which somebody goes, from the one where they stand. */
function row(view: TreacheryView | null, character: string, direction: string, rows: number): string {
  const from = view?.rows.findIndex((people) => people.some((one) => one.id === character)) ?? 0;
  const to = direction === 'up' ? from - rows : from + rows;
  return `row:${Math.max(0, Math.min((view?.rows.length ?? 1) - 1, to))}`;
}

export const motions: Motions<TreacheryView, TreacheryEvent> = {
  dealt: (_, view) => (view?.players ?? []).flatMap(({ seat }) => backs('deck', `seat:${seat}`, 1)),
  secrets: 'What was dealt lies in the hand already.',
  played: ({ seat, card: id, half, hand }) => [
    { kind: 'card', card: id, seat, target: null, part: half, from: hand ? ['hand', `seat:${seat}`] : 'shown', to: 'discards', cue: 'card' },
  ],
  healed: ({ character }) => pieces('wound', at(character), null, 1, 'seal'),
  moved: ({ character, direction, rows }, view) => [
    { kind: 'go', what: { card: character, self: at(character) }, from: at(character), to: row(view, character, direction, rows), count: 1, cue: 'card', upright: true },
  ],
  wounded: ({ character }) => pieces('wound', null, at(character), 1, 'change'),
  killed: ({ character }) => [...pieces('wound', null, at(character), 2, 'chest'), ...pulse(at(character))],
  shielded: ({ shield, target }) => pieces('wound', at(target), at(shield), 1, 'change'),
  lapsed: ({ character }) => pulse(at(character)),
  lastdeed: ({ character, target }) => (target ? pieces('spark', at(character), at(target), 1, 'change') : pulse(at(character))),
  closed: 'Rows close up, and everybody in them glides.',
  drew: ({ seat, card: id }) => card(id, 'deck', id === null ? `seat:${seat}` : ['hand', `seat:${seat}`]),
  revealed: ({ card: id }) => card(id, 'deck', ['shown', 'bench']),
  reshuffled: ({ cards }) => backs('discards', 'deck', cards),
  stuck: ({ seat }) => pulse(`seat:${seat}`),
  scored: ({ points }) => atOnce(points.flatMap((_, seat) => pulse(`seat:${seat}`, seat ? 'none' : 'chest'))),
  won: ({ winners }) => winners.flatMap((seat) => seals(null, `seat:${seat}`, 1)),
  ended: 'The end has a sheet of its own.',
};
