/** The actions of this game as their stable texts say them: "claim kaspar_dietrich 11", "use ID 81 ability 1". */

import { notation } from '../../i18n/book';
import type { Choice } from '../../generated/types';
import { named } from './names.svelte';
import { forecastOf, type View } from './table';

export interface Spoken {
  verb: string;
  /** What follows the verb: a card, a place, a number, a stat. */
  rest: string;
  /** The name of the card. */
  name: string;
  /** Whose it is or who bears it, where the rules tell namesakes apart: "of {1}", "on Kaspar Dietrich". */
  which: string;
  /** What an ability does. */
  text: string;
}

export function spoken(choice: Choice): Spoken {
  const [verb = '', id = '', ...more] = choice.say.split(' ');
  const name = named(id);
  const which = / ((?:of \{\d\})|(?:on .+))$/.exec(notation(choice.words))?.[1] ?? '';
  const text = verb === 'use' ? notation(choice.words).slice(notation(choice.words).indexOf(': ') + 2) : '';
  return { verb, rest: [id, ...more].join(' '), name, which: verb === 'choose' ? which : '', text };
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
