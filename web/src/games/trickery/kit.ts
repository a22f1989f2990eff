import type { CardArt } from '../../art/emblems';
import type { TrickeryEvent, TrickeryView } from '../../generated/types';
import { speaker } from '../../i18n/speaker.svelte';
import type { Attempt, Kit } from '../kit';
import Board from './Board.svelte';
import { attempt } from './actions';
import { motions } from './motions';

const art: Record<string, CardArt> = {
  betray: { emblem: 'dagger', tint: '#7a2430' },
  build: { emblem: 'rings', tint: '#2d5f73' },
  bribe: { emblem: 'purse', tint: '#6b4a86' },
  favour: { emblem: 'letter', tint: '#8a4b1c' },
  tribute: { emblem: 'coins', tint: '#7d6212' },
  outdo: { emblem: 'crown', tint: '#3d4a63' },
};

function tried(view: TrickeryView, together: readonly string[]): Attempt {
  const last = together.at(-1) ?? '';
  if (last.startsWith('chest:')) return { rule: 'TRK-C-13', words: { kind: 'no-other-chest' } };
  const ask = attempt(view, together);
  return ask === null ? null : { ask };
}

export const kit: Kit<TrickeryView, TrickeryEvent> = {
  Board,
  art,
  attempt: tried,
  unbound: { kind: 'show-unbound', rule: 'TRK-C-16' },
  motions,
  points: ([first, at, what], view) => {
    if (first === 'chests') return view.chests.filter((_, n) => at === undefined || String(n) === at).map((chest) => `chest:${chest.society}`);
    if (first === 'players') return [what === 'played' ? `cards:${at}` : what === 'coins' || what === 'seals' || what === 'society' ? `${what}:${at}` : `seat:${at}`];
    return first === 'seal_pool' ? ['pool:seals'] : first === 'coin_pool' ? ['pool:coins'] : [];
  },
  sheet: (view) => {
    const book = speaker.book('trickery');
    const side = (player: { society: string | null }) => (player.society ? book.part(`society-${player.society}`, 'short') : '–');
    return [
      { title: book.text('show-coins'), values: view.players.map((player) => player.coins) },
      { title: book.text('show-society'), values: view.players.map(side) },
    ];
  },
};
