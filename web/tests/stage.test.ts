import { expect, it, vi } from 'vitest';

vi.mock('../src/look/settings.svelte', () => ({ settings: { still: true, sound: false } }));

import type { Motion } from '../src/games/kit';
import { together } from '../src/table/stage.svelte';

const fly = (from: string, to: string, count = 1): Motion => ({ kind: 'fly', token: 'coin', from, to, count, cue: 'coin' });

it('coins that go the same way fly together', () => {
  const pulse: Motion = { kind: 'pulse', spot: 'chest:thorn', cue: 'chest' };
  expect(together([fly('a', 'b'), fly('a', 'b'), pulse, fly('a', 'b'), fly('b', 'a')])).toEqual([
    fly('a', 'b', 2),
    pulse,
    fly('a', 'b'),
    fly('b', 'a'),
  ]);
});
