/**
 * What a question can be answered with is seen: where all of it is out of sight, on the board as well as in the list, the
 * first of it comes into sight.
 */

import { settings } from '../look/settings.svelte';

export function intoSight(board: Element): void {
  const lit = [...board.querySelectorAll('.thing.lit')].filter((one) => one.getBoundingClientRect().width > 0);
  if ([...lit, ...document.querySelectorAll('.actions .action')].some(seen)) return;
  lit[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: settings.still ? 'auto' : 'smooth' });
}

/** Nothing lies over its middle, and it is in the window. */
function seen(one: Element): boolean {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
