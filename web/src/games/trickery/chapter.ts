/** The events of one action, told shortly: coins that go into a chest one after the other are one sentence. */

import type { TrickeryEvent, TrickeryLaid } from '../../generated/types';

export type Laid = TrickeryLaid & { coins: number };
export type Told = Exclude<TrickeryEvent, TrickeryLaid> | Laid;

export function condensed(events: readonly TrickeryEvent[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.type !== 'laid') told.push(event);
    else if (before?.type === 'laid') told[told.length - 1] = { ...event, coins: before.coins + 1 };
    else told.push({ ...event, coins: 1 });
  }
  return told;
}
