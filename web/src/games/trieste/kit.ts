import type { TriesteEvent, TriestePlayerView, TriesteView } from '../../generated/types';
import { speaker } from '../../i18n/speaker.svelte';
import type { Kit } from '../kit';
import Board from './Board.svelte';
import { attempt } from './city';
import { art } from './titles';
import Large from './Large.svelte';
import { motions } from './motions';
import Token from './Token.svelte';

export const kit: Kit<TriesteView, TriesteEvent> = {
  Board,
  art,
  attempt: (view, together) => {
    const ask = attempt(view, together);
    return ask === null ? null : { ask };
  },
  motions,
  Token,
  Card: Large,
  points: ([first, at, what], view) => {
    const player = first === 'players' ? view.players[Number(at)] : undefined;
    if (player && what === 'hand') return [player.seat === view.seat ? 'hand' : `hand:${player.seat}`];
    if (player && what === 'played') return [`table:${player.faction}`];
    if (player && what === 'discards') return [`discards:${player.faction}`];
    if (player) return [`seat:${player.seat}`];
    if (first === 'treasure_deck') return ['deck:treasure'];
    return first === 'infamy' ? ['goal:thief'] : first === 'captured' ? ['goal:watch'] : [];
  },
  sheet: (view) => {
    const book = speaker.book('trieste');
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
