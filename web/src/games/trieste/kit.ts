import type { TriesteEvent, TriestePlayerView, TriesteView } from '../../generated/types';
import { tongue } from '../../i18n/tongue.svelte';
import type { Kit, Motion } from '../kit';
import Board from './Board.svelte';
import { attempt } from './city';
import { art } from './titles';

const coins = (from: string, to: string, count: number): Motion[] => (count ? [{ kind: 'fly', token: 'coin', from, to, count, cue: 'coin' }] : []);

function motions(event: TriesteEvent, view: TriesteView | null): Motion[] {
  const place = (seat: number) => `table:${view?.players[seat]?.faction ?? ''}`;
  switch (event.type) {
    case 'laid':
      return [{ kind: 'pulse', spot: place(event.seat), cue: 'card' }];
    case 'turnedup':
      return [{ kind: 'card', card: event.card, seat: event.seat, target: null, cue: 'card' }];
    case 'reacted':
      return [{ kind: 'card', card: event.card, seat: event.seat, target: null, cue: 'change' }];
    case 'heroshown':
      return [{ kind: 'card', card: event.hero, seat: event.seat, target: null, cue: 'change' }];
    case 'paid':
      return coins(`coins:${event.seat}`, 'spent', event.treasures.length);
    case 'took':
      return coins(`coins:${event.victim}`, `coins:${event.seat}`, event.treasures.length);
    case 'drew':
      return event.deck === 'treasure' ? coins('deck:treasure', `coins:${event.seat}`, event.number) : [];
    case 'captured':
      return [{ kind: 'pulse', spot: 'goal:watch', cue: 'chest' }];
    case 'escaped':
      return event.place === 'table' ? [{ kind: 'pulse', spot: 'table:thief', cue: 'change' }] : [];
    case 'freed':
      return [{ kind: 'pulse', spot: 'goal:watch', cue: 'change' }];
    case 'infamy':
      return [{ kind: 'pulse', spot: 'goal:thief', cue: 'seal' }];
    default:
      return [];
  }
}

export const kit: Kit<TriesteView, TriesteEvent> = {
  Board,
  art,
  attempt: (view, together) => {
    const ask = attempt(view, together);
    return ask === null ? null : { ask };
  },
  motions,
  sheet: (view) => {
    const book = tongue.book('trieste');
    const faction = (player: TriestePlayerView) => (player.faction ? book.thing(`faction:${player.faction}`) : '–');
    const reached = (player: TriestePlayerView) => (player.faction ? book.text(`table-goal-${player.faction}`, { score: player.score ?? 0, goal: player.goal }) : '–');
    const hero = (player: TriestePlayerView) => (player.hero?.id ? book.thing(`card:${player.hero.id}`) : '–');
    const columns: { title: string; values: (string | number)[] }[] = [
      { title: book.text('table-faction'), values: view.players.map(faction) },
      { title: book.text('show-reached'), values: view.players.map(reached) },
    ];
    if (view.players.some((player) => player.hero)) columns.push({ title: book.text('table-hero'), values: view.players.map(hero) });
    return columns;
  },
};
