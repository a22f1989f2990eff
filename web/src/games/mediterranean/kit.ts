import type { CardArt } from '../../art/emblems';
import type { CardInfo, MediterraneanEvent, MediterraneanView } from '../../generated/types';
import { tongue } from '../../i18n/tongue.svelte';
import type { Kit, Motion } from '../kit';
import Board from './Board.svelte';
import { deckOf } from './developments';
import { GOODS } from './goods';
import { TINTS } from './glyphs';

const SIDES: Record<string, CardArt> = {
  government: { emblem: 'letter', tint: '#5f5b56' },
  dictatorship: { emblem: 'crown', tint: '#2c2a28' },
  democracy: { emblem: 'scales', tint: '#4d6474' },
  religion: { emblem: 'eye', tint: '#5d3d7c' },
  mars: { emblem: 'dagger', tint: '#93261f' },
  venus: { emblem: 'rings', tint: '#24508f' },
};

const art = Object.fromEntries(
  [...GOODS, 'piracy'].map((good): [string, CardArt] => [good, { emblem: good === 'piracy' ? 'mask' : 'coins', tint: TINTS[good]! }]),
);

/** Nothing on the floor makes anybody wait; only what happens to everybody together is shown in turn. */
function motions(event: MediterraneanEvent): Motion[] {
  switch (event.type) {
    case 'changedsides':
      return [{ kind: 'pulse', spot: `stall:${event.seat}`, cue: 'change' }];
    case 'attack':
      return [{ kind: 'pulse', spot: `stall:${event.seat}`, cue: 'seal' }];
    case 'revolt':
      return [{ kind: 'all', motions: event.seats.map((seat, at) => ({ kind: 'pulse', spot: `stall:${seat}`, cue: at ? 'none' : 'seal' })) }];
    default:
      return [];
  }
}

export const kit: Kit<MediterraneanView, MediterraneanEvent> = {
  Board,
  art,
  paint: (card: CardInfo) => SIDES[deckOf(card).side]!,
  folds: true,
  clocks: (view) => view.phase === 'trading' || view.phase === 'closing',
  attempt: () => null,
  talk: (view) => {
    if (view.phase !== 'trading' && view.phase !== 'closing') return '';
    return tongue.book('mediterranean').text(view.by_the_letter ? 'show-closed-chat' : 'show-open-chat');
  },
  motions,
  sheet: (view) => {
    const book = tongue.book('mediterranean');
    const short = (side: string) => book.part(`side-${side}`, 'short');
    const signed = (n: number) => (n > 0 ? `+${n}` : String(n));
    return [
      { title: book.text('show-in-hand'), values: view.players.map((player) => player.points) },
      { title: book.text('show-printed'), values: view.players.map((player) => player.printed) },
      { title: book.text('show-monuments'), values: view.players.map((player) => player.standing - player.points - player.printed) },
      { title: book.text('show-tracks'), values: view.players.map((player) => `${short(player.government.side)}\u00a0${player.government.level}, ${short(player.religion.side)}\u00a0${player.religion.level}`) },
      { title: book.text('show-feelings'), values: view.players.map((player) => `${signed(player.happiness)} / ${signed(player.safety)}`) },
    ];
  },
};
