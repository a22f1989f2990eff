/** The actions of this game as their stable texts say them: "claim kaspar_dietrich 11", "use ID 81 ability 1". */

import type { Choice } from '../../generated/types';
import { forecastOf, type View } from './table';

export interface Spoken {
  verb: string;
  /** What follows the verb: a place, a number, a stat. */
  rest: string;
  /** The name of the card, as the rules write it. */
  name: string;
  /** What an ability does. */
  text: string;
}

const BEFORE: Record<string, string> = {
  move: 'Move ',
  equip: 'Equip ',
  recruit: 'Recruit ',
  challenge: 'Challenge with ',
  claim: 'Claim with ',
  play: 'Play ',
  pay: 'Pay with ',
  use: 'Use ',
};

export function spoken(choice: Choice): Spoken {
  const [verb = '', ...rest] = choice.say.split(' ');
  let name = choice.words.replace(/ intervenes$/, '');
  const before = BEFORE[verb];
  if (before && name.startsWith(before)) name = name.slice(before.length);
  let text = '';
  if (verb === 'use') {
    const colon = name.indexOf(': ');
    text = colon < 0 ? '' : name.slice(colon + 2);
    name = colon < 0 ? name : name.slice(0, colon);
  }
  return { verb, rest: rest.join(' '), name, text };
}

/** What a choice in a duel would do, in the words of a language. */
export function foretold(
  choice: Choice,
  view: View,
  words: { values: (r: string, p: string, t: string) => string; after: (mine: number, theirs: number, wounds: number) => string },
): string {
  const forecast = forecastOf(view, choice);
  if (!forecast || !view.duel) return '';
  const side = view.duel.begun ? view.duel.side : 1;
  const [r, p, t] = forecast.values.map((value) => (value === null ? '–' : String(value)));
  const values = forecast.values.every((value) => value === null) ? '' : words.values(r!, p!, t!);
  return `${values}${words.after(forecast.pools[side]!, forecast.pools[1 - side]!, forecast.wounds)}`;
}
