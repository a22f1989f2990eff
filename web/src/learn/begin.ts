/** To a guided game: the one that was left, or a new one. */

import { api } from '../net/api';
import { router } from '../router.svelte';

export async function learn(game: string, anew = false): Promise<void> {
  const { mine } = anew ? { mine: [] } : await api.lobby();
  const left = mine.find((table) => table.game === game && table.learning && table.stage === 'playing' && !table.past);
  router.go(`/table/${(left ?? (await api.learn(game))).id}`);
}
