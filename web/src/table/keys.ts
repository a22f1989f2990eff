/** What a key does at a table. */

import type { Choice } from '../generated/types';

export type Deed = { kind: 'do'; choice: Choice } | { kind: 'skip' } | { kind: 'hint' } | { kind: 'back' };

/** Ways to go on that need no thought: they come up again and again, and nothing is given up by them. */
const ONWARD = ['pass', 'done', 'deal', 'decline'];

/**
 * `left` are the choices that are left, in the order in which they are listed; `hinted` is what was advised, if
 * anything. Space goes on: it shows at once what is still being played out, takes the one choice that is left or that
 * was advised, and lets pass what can be let pass.
 */
export function deed(key: string, behind: boolean, left: readonly Choice[], hinted: string | null): Deed | null {
  const lower = key.toLowerCase();
  if (lower === 'u') return { kind: 'back' };
  if (lower === 'h') return { kind: 'hint' };
  if (key === ' ') {
    if (behind) return { kind: 'skip' };
    const wanted = left.length === 1 ? left[0] : (left.find(({ say }) => say === hinted) ?? left.find(({ say }) => ONWARD.includes(say)));
    return wanted ? { kind: 'do', choice: wanted } : null;
  }
  const choice = /^[1-9]$/.test(key) ? left[Number(key) - 1] : undefined;
  return choice ? { kind: 'do', choice } : null;
}
