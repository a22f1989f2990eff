/** The signs of what happens to a character, in a box of 12. */

import type { Effect } from './court';

export const SIGNS: Record<Effect, { d: string; colour: string }> = {
  heal: { d: 'M4.2.5h3.6v3.7h3.7v3.6H7.8v3.7H4.2V7.8H.5V4.2h3.7z', colour: '#23702f' },
  up: { d: 'M6 0l5.8 6.5H8.3V12H3.7V6.5H.2z', colour: '#1d4f86' },
  down: { d: 'M6 12L.2 5.5h3.5V0h4.6v5.5h3.5z', colour: '#1d4f86' },
  attack: { d: 'M6 0l1.5 3.5L11.3 2 9.7 5.5 12 8l-3.6.3L8 12 5.7 9.3 2.2 11.2l.9-3.8L0 5.4l3.8-.7L3.5 1z', colour: '#b3231b' },
};
export const sign = (effect: string) => SIGNS[effect as Effect];
