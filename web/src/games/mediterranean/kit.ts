import type { CardArt } from '../../art/emblems';
import type { CardInfo, MediterraneanEvent, MediterraneanView } from '../../generated/types';
import { speaker } from '../../i18n/speaker.svelte';
import type { Kit } from '../kit';
import Board from './Board.svelte';
import { deckOf } from './developments';
import { GOODS, signed } from './goods';
import { TINTS } from './glyphs';
import Large from './Large.svelte';
import { motions } from './motions';
import Token from './Token.svelte';

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

export const kit: Kit<MediterraneanView, MediterraneanEvent> = {
  Board,
  Card: Large,
  art,
  paint: (card: CardInfo) => SIDES[deckOf(card).side]!,
  folds: true,
  clocks: (view) => view.phase === 'trading' || view.phase === 'closing',
  flows: (view) => view.phase === 'trading' || view.phase === 'closing',
  Token,
  attempt: () => null,
  unbound: { kind: 'show-unbound', rule: 'MED-C-36' },
  talk: (view) => {
    if (view.phase !== 'trading' && view.phase !== 'closing') return '';
    return speaker.book('mediterranean').text(view.by_the_letter ? 'show-closed-chat' : 'show-open-chat');
  },
  idle: (view) => view.phase === 'trading' && view.seat !== null && view.players[view.seat]!.done,
  lingers: (view) => view.phase === 'trading' || view.phase === 'closing',
  motions,
  // An offer is put together on the desk, and sent as a whole; who passes or is done says so in a drawer.
  leads: (first, then) =>
    first === 'pass' || first === 'done' ? [first] : first.startsWith('give ') ? then.slice(0, then.indexOf('post') + 1).map((say) => (say.startsWith('want ') ? `want:${say.slice(5)}` : say)) : [],
  points: ([first, at], view) => {
    if (first === 'players') return view.players.filter((_, seat) => at === undefined || String(seat) === at).map(({ seat }) => `stall:${seat}`);
    if (first === 'offers') return view.offers.filter((_, n) => at === undefined || String(n) === at).map((offer) => `offer:${offer.number}`);
    if (first === 'hand' || first === 'sets') return [`stall:${view.seat}`];
    return first === 'turns' || first === 'turn' || first === 'phase' ? ['supply'] : first === 'room' ? ['desk'] : first === 'drawn' ? ['drawn'] : first === 'tracks' ? ['tracks'] : [];
  },
  sheet: (view) => {
    const book = speaker.book('mediterranean');
    const short = (side: string) => book.part(`side-${side}`, 'short');
    return [
      { title: book.text('show-in-hand'), values: view.players.map((player) => player.points) },
      { title: book.text('show-printed'), values: view.players.map((player) => player.printed) },
      { title: book.text('show-monuments'), values: view.players.map((player) => player.standing - player.points - player.printed) },
      { title: book.text('show-tracks'), values: view.players.map((player) => `${short(player.government.side)}\u00a0${player.government.level}, ${short(player.religion.side)}\u00a0${player.religion.level}`) },
      { title: book.text('show-feelings'), values: view.players.map((player) => `${signed(player.happiness)}\u00a0/\u00a0${signed(player.safety)}`) },
    ];
  },
};
