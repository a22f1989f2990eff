/** The court as the board needs it: pictures of actions, who could fill them, and what an agenda is worth. */

import type { CardInfo, Phrase, TreacheryActionView, TreacherySymbolView, TreacheryView } from '../../generated/types';

export const EFFECTS = ['heal', 'up', 'down', 'attack'] as const;
export type Effect = (typeof EFFECTS)[number];
const MARKS: Record<string, Effect> = { '+': 'heal', '^': 'up', v: 'down', x: 'attack' };
export const HALVES = ['top', 'bottom'] as const;
const WORDS: Record<string, string> = { top: 'upper', bottom: 'lower' };

/** A picture as cards write it: "wx / y^ y" is a white symbol with an attack above two yellow ones, one moving up. */
export function picture(text: string): TreacherySymbolView[][] {
  return text.split('/').map((row) =>
    row
      .trim()
      .split(/\s+/)
      .filter((symbol) => symbol !== '-')
      .map((symbol) => ({
        colour: symbol.startsWith('y') ? 'yellow' : 'white',
        effects: [...symbol.slice(1)].flatMap((mark) => MARKS[mark] ?? []),
        able: [],
        filled: null,
      })),
  );
}

/** What an action says, which is made from its picture; nothing for a card that is not known yet. */
export function wordsOn(card: Pick<CardInfo, 'facts'> | undefined, half: string): Phrase | null {
  return (card?.facts[WORDS[half] ?? ''] as Phrase | undefined) ?? null;
}

/** An action as it is printed, with those who fill it: for a card that is being used, or was. */
export function printed(cards: ReadonlyMap<string, CardInfo>, id: string, characters: readonly string[] = []): TreacheryActionView {
  const [card = '', half = 'top'] = id.split(':');
  const rows = picture(String(cards.get(card)?.facts[half] ?? ''));
  let next = 0;
  for (const symbol of rows.flat()) if (symbol.effects.length) symbol.filled = characters[next++] ?? null;
  return { id, words: wordsOn(cards.get(card), half) ?? { kind: id }, rows, why_not: null };
}

export interface Part {
  /** What happens to the character; nothing for those who only have to be there. */
  effects: string[];
  /** Whether this is settled, or could be. */
  settled: boolean;
}

/** What an action asks of each character: whoever is picked already, and whoever could fill what is left. */
export function parts(action: TreacheryActionView): Map<string, Part> {
  const found = new Map<string, Part>();
  const add = (who: string, effects: readonly string[], settled: boolean) => {
    const before = found.get(who);
    if (before?.settled) return;
    const all = settled ? effects : EFFECTS.filter((one) => effects.includes(one) || before?.effects.includes(one));
    found.set(who, { effects: [...all], settled });
  };
  for (const { filled, effects } of action.rows.flat()) if (filled) add(filled, effects, true);
  for (const { able, effects } of action.rows.flat()) for (const who of able) add(who, effects, false);
  return found;
}

export interface Earned {
  id: string;
  /** Rows below whoever is to rise, above whoever is to fall. */
  rows: number;
  hurt: boolean;
}

/** What each noble brings to an agenda (TRE-SC-1, TRE-SC-2, TRE-SC-3), and all of it together. */
export function worth(view: TreacheryView, rise: string, fall: string): { nobles: Earned[]; points: number } {
  const last = view.rows.length - 1;
  const nobles = view.rows.flatMap((row, at) =>
    row
      .filter((who) => who.house === rise || who.house === fall)
      .map((who) => ({ id: who.id, rows: who.house === rise ? last - at : at, hurt: who.state !== 'unwounded' })),
  );
  return { nobles, points: nobles.reduce((sum, one) => sum + one.rows - Number(one.hurt), 0) };
}

/** What the nobles of one of the two Houses bring, of all that an agenda is worth. */
export function share(view: TreacheryView, house: string, rise: string, fall: string): number {
  const own = new Set(view.rows.flat().flatMap((who) => (who.house === house ? [who.id] : [])));
  return worth(view, rise, fall).nobles.reduce((sum, one) => sum + (own.has(one.id) ? one.rows - Number(one.hurt) : 0), 0);
}

/** What to ask the rules when somebody clicks what is not possible. */
export function attempt(together: readonly string[]): string | null {
  const [kind, id = '', half = ''] = (together.at(-1) ?? '').split(':');
  if (kind === 'action') return `play ${id} ${half}`;
  if (kind === 'character') return `pick ${id}`;
  return kind === 'deal' ? 'deal' : null;
}

/** Whether the agendas lie open. */
export const scored = (view: TreacheryView): boolean => view.players.every((player) => player.points !== null);
