/** When a note of a first game is said. */

import type { AnyView } from '../generated/types';

/** Whether a kind of question is asked of this seat; or, with `view:` before it, whether something lies there. */
export function holds(on: string, view: AnyView): boolean {
  if (on.startsWith('view:')) return there(part(view, on.slice(5)));
  const { prompt } = view;
  return view.choices.length > 0 && typeof prompt === 'object' && prompt.kind === on;
}

export function part(of: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (found as Record<string, unknown> | null | undefined)?.[name], of);
}

const there = (value: unknown): boolean => Boolean(Array.isArray(value) ? value.length : value);
