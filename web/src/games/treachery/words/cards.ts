/** The cards of a language, put together from their parts. */

export type CharacterTexts = Record<string, { name: string; ability: string; text: string }>;
export type ActionTexts = Record<string, { name: string; top: string; bottom: string }>;
export type CardTexts = Record<string, { name: string; gist: string; text: string }>;

const HOUSES = ['green', 'red', 'purple', 'blue'];

export function cardTexts(
  characters: CharacterTexts,
  actions: ActionTexts,
  halves: { top: string; bottom: string },
  agenda: (one: string, other: string) => { name: string; gist: string; text: string },
): CardTexts {
  const found: CardTexts = {};
  for (const [id, { name, ability, text }] of Object.entries(characters)) found[id] = { name, gist: ability, text: `${ability}. ${text}` };
  for (const [id, { name, top, bottom }] of Object.entries(actions)) {
    const text = `${halves.top}: ${top} ${halves.bottom}: ${bottom}`;
    found[id] = { name, gist: text, text };
  }
  for (const [at, one] of HOUSES.entries()) {
    for (const other of HOUSES.slice(at + 1)) {
      found[`${one}-${other}`] = agenda(one, other);
    }
  }
  return found;
}
