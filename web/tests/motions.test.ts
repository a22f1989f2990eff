import { expect, it, vi } from 'vitest';
import types from '../src/generated/types.ts?raw';

vi.mock('../src/look/settings.svelte', () => ({ settings: { still: true, sound: false } }));

import type { AnyView, GameEvent } from '../src/generated/types';
import { motions as fivesails } from '../src/games/fivesails/motions';
import { motions as mediterranean } from '../src/games/mediterranean/motions';
import { motionsOf, type Motions } from '../src/games/motion';
import { motions as treachery } from '../src/games/treachery/motions';
import { motions as trickery } from '../src/games/trickery/motions';
import { motions as trieste } from '../src/games/trieste/motions';

const TABLES = { trickery, treachery, trieste, mediterranean, fivesails } as unknown as Record<string, Motions>;

/** Events of every kind that whole games brought about, and what a player saw before: made by `fixtures/events.py`. */
const [made = {}] = Object.values(import.meta.glob<Record<string, Record<string, { event: GameEvent; view: AnyView }>>>('./made/events.json', { eager: true, import: 'default' }));

/** The kinds of events of a game, as the server's own types list them. */
function kinds(game: string): string[] {
  const Game = game[0]!.toUpperCase() + game.slice(1);
  const union = new RegExp(`export type ${Game}Event =([^;]*);`).exec(types)![1]!;
  return [...union.matchAll(/\| (\w+)/g)].map(([, name]) => new RegExp(`export interface ${name} \\{\\s+type: "(\\w+)"`).exec(types)![1]!);
}

it.each(Object.keys(TABLES))('every kind of event of %s is seen, or says why not', (game) => {
  const table = TABLES[game]!;
  expect(Object.keys(table).sort()).toEqual(kinds(game).sort());
  for (const [kind, sight] of Object.entries(table)) {
    if (typeof sight === 'string') expect(sight, kind).toMatch(/^[A-Z].{20,}\.$/);
  }
});

it.each(Object.keys(TABLES))('what happens in whole games of %s is seen', (game) => {
  const told = Object.entries(made[game] ?? {});
  expect(told.length, 'make it with: python web/tests/fixtures/events.py').toBeGreaterThan(7);
  const unseen = told.filter(([kind, { event, view }]) => typeof TABLES[game]![kind] === 'function' && !motionsOf(TABLES[game]!, event, view).length);
  // These are seen when there is something to see: nobody scored, no coin was due, an ability without a name.
  expect(unseen.map(([kind]) => kind).filter((kind) => !MAYBE.has(`${game} ${kind}`))).toEqual([]);
  for (const [, { event, view }] of told) expect(JSON.stringify(motionsOf(TABLES[game]!, event, view))).not.toMatch(/undefined|NaN|:-1"/);
});

const MAYBE = new Set(['fivesails used', 'fivesails threat', 'fivesails struck', 'fivesails unveiled', 'mediterranean produced', 'mediterranean spent', 'mediterranean resolved', 'mediterranean civic', 'mediterranean drew', 'trieste infamy', 'trieste paid']);
