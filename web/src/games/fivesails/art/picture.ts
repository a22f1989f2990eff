/** The picture of a card, put together of drawn parts by what is printed on the card; no two cards have the same. */

import { backdrop, foreground } from './backdrops';
import { lot, WIDE, type Drawn, type Group } from './lots';
import { person } from './people';
import { scene } from './scenes';

export function picture(card: Drawn): Group[] {
  const people = card.kind === 'leader' || card.kind === 'character';
  if (!people) return [{ layers: backdrop(card) }, ...scene(card)];
  const mirrored = lot(card, 'side', 2) === 1;
  return [
    { layers: backdrop(card) },
    { layers: person(card), transform: mirrored ? `translate(${WIDE - 8} 0) scale(-1 1)` : 'translate(8 0)' },
    { layers: foreground(card) },
  ];
}
