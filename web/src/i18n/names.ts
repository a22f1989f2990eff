/**
 * Sentences carry `{2}` for the name of seat 2, as the server's do. Those of the story also carry `{card:bribe|Bribe}`:
 * the name of a card, which can be looked at.
 */

export type Piece = { seat: number } | { card: string; name: string } | string;

/** How a card is named in the story. */
export const markedCard = (id: string, name: string): string => `{card:${id}|${name}}`;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\{(?:(\d{1,3})|card:([\w-]+)\|([^{}]*))\}/g)) {
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push(match[1] !== undefined ? { seat: Number(match[1]) } : { card: match[2]!, name: match[3]! });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

/** One pass, so that a name may itself contain braces. */
export function named(text: string, names: readonly string[]): string {
  return pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : 'card' in piece ? piece.name : (names[piece.seat] ?? `{${piece.seat}}`)))
    .join('');
}
