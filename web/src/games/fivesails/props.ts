/** What every part of this board needs to draw things that can be clicked. */

import type { CardInfo, SeatInfo } from '../../generated/types';
import type { View } from './table';

export interface Parts {
  view: View;
  seats: readonly SeatInfo[];
  cards: ReadonlyMap<string, CardInfo>;
  lit: ReadonlySet<string>;
  picked: readonly string[];
  pick: ((thing: string) => void) | null;
}
