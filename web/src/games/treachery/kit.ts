import type { CardArt, EmblemName } from '../../art/emblems';
import type { TreacheryEvent, TreacheryView } from '../../generated/types';
import { speaker } from '../../i18n/speaker.svelte';
import type { Kit } from '../kit';
import Board from './Board.svelte';
import { attempt, scored, share } from './court';
import { houseOf } from './houses';
import { PORTRAITS } from './portraits';
import Printed from './Printed.svelte';
import Large from './Large.svelte';
import { motions } from './motions';

const EMBLEMS: Record<string, EmblemName> = {
  ambush: 'dagger',
  ball: 'mask',
  blackmail: 'letter',
  coup: 'crown',
  decree: 'quill',
  disgrace: 'key',
  feud: 'scales',
  gossip: 'eye',
  hunt: 'raven',
  oath: 'rings',
  poison: 'pause',
  remedy: 'thorn',
  rivals: 'gear',
  succession: 'candle',
};
const HOUSE: Record<string, string | null> = {
  filia: 'green',
  asher: 'green',
  brutol: 'red',
  gerard: 'red',
  diane: 'purple',
  elaine: 'purple',
  lucius: 'blue',
  isolde: 'blue',
  corvin: null,
  odile: null,
};

const art: Record<string, CardArt> = {};
for (const [id, emblem] of Object.entries(EMBLEMS)) art[id] = { emblem, tint: '#6b4a1c', inside: Printed };
for (const [id, house] of Object.entries(HOUSE)) art[id] = { emblem: 'mask', tint: houseOf(house).tint, layers: PORTRAITS[id] };
for (const one of ['green', 'red', 'purple', 'blue']) {
  for (const other of ['green', 'red', 'purple', 'blue']) art[`${one}-${other}`] = { emblem: 'scales', tint: houseOf(one).tint };
}

export const kit: Kit<TreacheryView, TreacheryEvent> = {
  Board,
  Card: Large,
  art,
  attempt: (_view, together) => {
    const ask = attempt(together);
    return ask === null ? null : { ask };
  },
  lingers: scored,
  motions,
  score: (view) => speaker.book('treachery').text(view.match ? 'show-victories' : 'show-points'),
  points: ([first, at, what], view) => {
    if (first === 'rows') return at === undefined ? view.rows.map((_, row) => `row:${row}`) : [`row:${at}`];
    if (first === 'players') return [what === 'rise' || what === 'fall' || what === 'points' ? 'agenda' : `seat:${at}`];
    return first === 'shown' || first === 'hand' || first === 'deck' || first === 'discards' ? [first] : [];
  },
  sheet: (view) => {
    const book = speaker.book('treachery');
    const end = (which: 'rise' | 'fall') =>
      view.players.map((player) => {
        const house = player[which];
        if (!house || !player.rise || !player.fall) return '–';
        return book.text('show-share', { house: `house:${house}`, points: share(view, house, player.rise, player.fall) });
      });
    const columns = [
      { title: book.text('show-rise'), values: end('rise') },
      { title: book.text('show-fall'), values: end('fall') },
    ];
    // The score of a match is its victories; then the points of the last game are worth a column.
    if (view.match) columns.push({ title: book.text('show-points'), values: view.players.map((player) => String(player.points ?? '–')) });
    return columns;
  },
};
