/**
 * The boards, found by their folders: `games/NAME/kit.ts` for the board, `games/NAME/Picture.svelte` for home, and
 * `games/NAME/theme.css` for its colours.
 * A game without a folder is played on the plain board.
 */

import type { Component } from 'svelte';
import Unknown from '../art/UnknownPicture.svelte';
import { spareArt, type CardArt } from '../art/emblems';
import type { AnyView, CardInfo, GameEvent } from '../generated/types';
import { tongue } from '../i18n/tongue.svelte';
import type { Kit } from './kit';

const kits = import.meta.glob<{ kit: unknown }>('./*/kit.ts');
import.meta.glob('./*/theme.css', { eager: true });
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

export async function kitOf(game: string): Promise<Kit | null> {
  const load = kits[`./${game}/kit.ts`];
  return load ? ((await load()).kit as Kit<AnyView, GameEvent>) : null;
}

export const pictureOf = (game: string): Component => pictures[`./${game}/Picture.svelte`]?.default ?? Unknown;

export interface Face {
  id: string;
  name: string;
  gist: string;
  text: string;
  rule: string;
  art: CardArt;
}

/** A card as it is drawn, in the language of the page where the catalogue knows it. */
export function faceOf(game: string, kit: Pick<Kit, 'art' | 'paint'> | null, cards: ReadonlyMap<string, CardInfo>, id: string): Face {
  const told = cards.get(id);
  const spoken = tongue.game(game);
  const words = spoken?.cards[id] ?? (told && spoken?.describe?.(told));
  const art = kit?.art[id] ?? (told && kit?.paint?.(told)) ?? spareArt(id);
  return {
    id,
    name: words?.name ?? told?.name ?? id,
    gist: words?.gist ?? told?.text ?? '',
    text: words?.text ?? told?.text ?? '',
    rule: told?.rule ?? '',
    art: told ? { ...art, card: told } : art,
  };
}
