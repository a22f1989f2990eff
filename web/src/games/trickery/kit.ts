import type { CardArt } from '../../art/emblems';
import type { TrickeryEvent, TrickeryView } from '../../generated/types';
import { tongue } from '../../i18n/tongue.svelte';
import type { Attempt, Kit, Motion } from '../kit';
import Board from './Board.svelte';
import { attempt } from './actions';

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

function motions(event: TrickeryEvent): Motion[] {
  switch (event.type) {
    case 'shown':
      return [{ kind: 'all', motions: event.societies.map((_, seat) => ({ kind: 'pulse', spot: `society:${seat}`, cue: seat ? 'none' : 'change' })) }];
    case 'played':
      return [{ kind: 'card', card: event.card, seat: event.seat, target: event.target, cue: 'card' }];
    case 'paused':
      return [{ kind: 'pulse', spot: `cards:${event.seat}`, cue: 'card' }];
    case 'stole':
      return [{ kind: 'fly', token: 'coin', from: `coins:${event.victim}`, to: `coins:${event.seat}`, count: 1, cue: 'coin' }];
    case 'gave': {
      const from = event.giver === null ? 'pool:coins' : `coins:${event.giver}`;
      return [{ kind: 'fly', token: 'coin', from, to: `coins:${event.to}`, count: event.coins, cue: 'coin' }];
    }
    case 'laid':
      return [{ kind: 'fly', token: 'coin', from: `coins:${event.seat}`, to: `chest:${event.society}`, count: 1, cue: 'coin' }];
    case 'payout': {
      const seals = event.seals.flatMap((count, seat): Motion[] =>
        count ? [{ kind: 'fly', token: 'seal', from: 'pool:seals', to: `seals:${seat}`, count, cue: 'seal' }] : [],
      );
      const home: Motion = { kind: 'fly', token: 'coin', from: `chest:${event.society}`, to: 'pool:coins', count: 5, cue: 'coin' };
      return [{ kind: 'pulse', spot: `chest:${event.society}`, cue: 'chest' }, { kind: 'all', motions: [...seals, home] }];
    }
    case 'turned':
      return [{ kind: 'pulse', spot: `society:${event.seat}`, cue: 'change' }];
    default:
      return [];
  }
}

export const kit: Kit<TrickeryView, TrickeryEvent> = {
  Board,
  art,
  attempt: tried,
  motions,
  sheet: (view) => {
    const book = tongue.book('trickery');
    const side = (player: { society: string | null }) => (player.society ? book.part(`society-${player.society}`, 'short') : '–');
    return [
      { title: book.text('show-coins'), values: view.players.map((player) => player.coins) },
      { title: book.text('show-society'), values: view.players.map(side) },
    ];
  },
};
