/** The option that carries decks: those of the seats with / between them, the lines of each ended by ; instead. */

export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .join(';')
    .replaceAll('/', ' ');

/** The whole option from the decks of the seats; nothing at all where nobody has chosen. */
export function joined(decks: readonly string[]): string {
  const last = decks.findLastIndex((deck) => deck !== '');
  return decks.slice(0, last + 1).join('/');
}
