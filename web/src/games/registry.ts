/**
 * The boards, found by their folders: `games/NAME/kit.ts` for the board, `games/NAME/Picture.svelte` for home, and
 * `games/NAME/theme.css` for its colours; `games/NAME/Plan.svelte` for the drawing on its player aid, and
 * `games/NAME/Builder.svelte` where players build decks.
 * A game without a folder is played on the plain board.
 */

import type { Component } from 'svelte';
import Unknown from '../art/UnknownPicture.svelte';
import { spareArt, type CardArt } from '../art/emblems';
import type { AnyView, CardInfo, GameEvent, GamePage } from '../generated/types';
import { speaker } from '../i18n/speaker.svelte';
import type { Kit, Say } from './kit';
import { textsOf } from './texts';

const kits = import.meta.glob<{ kit: unknown }>('./*/kit.ts');
import.meta.glob('./*/theme.css', { eager: true });
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

export async function kitOf(game: string): Promise<Kit | null> {
  const load = kits[`./${game}/kit.ts`];
  // Without its cards a board would show their ids for a moment.
  const [found] = await Promise.all([load?.(), speaker.learn(game), textsOf(game).catch(() => null)]);
  return found ? (found.kit as Kit<AnyView, GameEvent>) : null;
}

const builders = import.meta.glob<{ default: Component<{ page: GamePage }> }>('./*/Builder.svelte');

/** The page on which decks of a game are built, for games that have such. */
export async function builderOf(game: string): Promise<Component<{ page: GamePage }> | null> {
  const load = builders[`./${game}/Builder.svelte`];
  if (!load) return null;
  const [found] = await Promise.all([load(), speaker.learn(game)]);
  return found.default;
}

export const buildsDecks = (game: string): boolean => `./${game}/Builder.svelte` in builders;

const plans = import.meta.glob<{ default: Component<{ say: Say }> }>('./*/Plan.svelte');

/** The drawing of how a game lies on the table, for its player aid. */
export const planOf = async (game: string): Promise<Component<{ say: Say }> | null> => (await plans[`./${game}/Plan.svelte`]?.())?.default ?? null;

export const pictureOf = (game: string): Component => pictures[`./${game}/Picture.svelte`]?.default ?? Unknown;

export interface Face {
  id: string;
  name: string;
  gist: string;
  text: string;
  rule: string;
  art: CardArt;
  /** What is printed beside the text, line by line; a card with such lines is shown as a sheet. */
  lines?: readonly string[];
  /** What is so just now: wounds, changed numbers and their reasons. */
  notes?: readonly string[];
  /** What draws it; without such it is drawn from its art. */
  Card?: Kit['Card'] | undefined;
  /** The card as it is just now, for whatever draws it. */
  now?: unknown;
}

/** A card as it is drawn, in the language of the page where the catalogue knows it. */
export function faceOf(game: string, kit: Pick<Kit, 'art' | 'paint' | 'Card'> | null, cards: ReadonlyMap<string, CardInfo>, id: string): Face {
  const told = cards.get(id);
  const words = told && speaker.game(game)?.describe(told);
  const art = kit?.art[id] ?? (told && kit?.paint?.(told)) ?? spareArt(id);
  return {
    id,
    name: words?.name ?? told?.name ?? id,
    gist: words?.gist ?? told?.text ?? '',
    text: words?.text ?? told?.text ?? '',
    rule: told?.rule ?? '',
    art: told ? { ...art, card: told } : art,
    Card: kit?.Card,
  };
}
