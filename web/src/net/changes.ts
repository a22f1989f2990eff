/**
 * What changes in what one sees, as the server tells it: a list of one element is a new value, a list of three (from, to,
 * values) replaces a part of a list, an object changes some fields of an object or some places of a list.
 */

/** A change that was made for something else than what is to be changed. */
export class Misfit extends Error {}

/** The new value. The old one stays as it is, and the new one shares what is the same. */
export function changed(old: unknown, change: unknown): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [from, to, values] = change as [number, number, unknown];
    if (change.length !== 3 || !Array.isArray(old) || !Array.isArray(values)) throw new Misfit('no list');
    if (!(Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from <= to && to <= old.length)) {
      throw new Misfit('no such part of a list');
    }
    return [...old.slice(0, from), ...values, ...old.slice(to)];
  }
  if (typeof change !== 'object' || change === null) throw new Misfit('no change');
  const inside = Object.entries(change);
  if (!inside.length) return old;
  if (typeof old !== 'object' || old === null) throw new Misfit('nothing to change');
  const fresh = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  for (const [at, part] of inside) {
    if (!Object.hasOwn(old, at) || at === 'length') throw new Misfit(`no ${at}`);
    fresh[at] = changed((old as Record<string, unknown>)[at], part);
  }
  return fresh;
}
