/** Sentences carry `{2}` for the name of seat 2, as the server's do. */

export type Piece = { seat: number } | string;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/\{(\d{1,3})\}/g)) {
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push({ seat: Number(match[1]) });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

/** One pass, so that a name may itself contain braces. */
export function named(text: string, names: readonly string[]): string {
  return pieces(text)
    .map((piece) => (typeof piece === 'string' ? piece : (names[piece.seat] ?? `{${piece.seat}}`)))
    .join('');
}
