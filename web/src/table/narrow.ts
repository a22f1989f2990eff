/**
 * From clicks to an action. Every choice names the things it is about; clicking a thing leaves the choices about it,
 * until one is left.
 */

import type { Choice } from '../generated/types';

export type Click =
  /** One choice is left: do it. */
  | { kind: 'do'; choice: Choice }
  /** Several are left: these things are picked now. */
  | { kind: 'picked'; picked: string[] }
  /** No choice is about this. `together` are the things that were meant to go together. */
  | { kind: 'impossible'; together: string[] };

export function matching(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((thing) => choice.about.includes(thing)));
}

/** The things that a click can go on with. */
export function lit(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of matching(choices, picked)) for (const thing of choice.about) found.add(thing);
  return found;
}

export function click(choices: readonly Choice[], picked: readonly string[], thing: string): Click {
  if (picked.includes(thing)) return { kind: 'picked', picked: picked.filter((other) => other !== thing) };
  const together = [...picked, thing];
  const left = matching(choices, together);
  if (left.length === 1) return { kind: 'do', choice: left[0]! };
  if (left.length > 1) return { kind: 'picked', picked: together };
  // Not with what was picked before. A thing of the same kind replaces it (another card); else it is not possible.
  const kind = thing.split(':')[0];
  const kept = picked.filter((other) => other.split(':')[0] !== kind);
  if (kept.length < picked.length) return click(choices, kept, thing);
  return { kind: 'impossible', together };
}

/** What tells choices apart: without the title that all of them begin with, up to a colon. */
export function differing(words: readonly string[]): string[] {
  const title = words[0]?.match(/^[^:]+: /)?.[0];
  if (!title || words.length < 2 || !words.every((one) => one.startsWith(title))) return [...words];
  return words.map((one) => one.charAt(title.length).toUpperCase() + one.slice(title.length + 1));
}
