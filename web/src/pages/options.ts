/** From an option as the server describes it to a field of a form, and back to a value. */

import type { OptionInfo } from '../generated/types';

export interface FormField {
  name: string;
  kind: 'choice' | 'number';
  choices: string[];
  from: number;
  to: number;
  /** The values as the server wants them, by how they are shown. */
  values: Map<string, unknown>;
}

const FEW = 12; // so many numbers are offered one by one

/** `seats` is how many there are: a number that means a seat goes no further. */
export function asked(option: OptionInfo, seats: number): FormField {
  const field: FormField = { name: option.name, kind: 'choice', choices: [], from: 0, to: 0, values: new Map() };
  const offer = (value: unknown) => {
    field.choices.push(String(value));
    field.values.set(String(value), value);
  };
  if (option.choices.length) {
    option.choices.forEach(offer);
    return field;
  }
  for (const part of option.values.split(' or ')) {
    const range = /^a number from (-?\d+) to (-?\d+)$/.exec(part);
    if (!range) {
      offer(part);
      continue;
    }
    field.from = Number(range[1]);
    field.to = Number(range[2]);
    if (field.to - field.from >= FEW) field.kind = 'number';
    else {
      const most = option.name.includes('player') ? Math.min(seats, field.to) : field.to;
      for (let n = field.from; n <= most; n++) offer(n);
    }
  }
  return field;
}

export function given(field: FormField, shown: string): unknown {
  if (field.values.has(shown)) return field.values.get(shown);
  const number = Number(shown);
  return field.kind === 'number' && Number.isFinite(number) ? number : shown;
}

/** The bot that one plays against unless one wishes otherwise: it knows what it wants, and does not make people wait. */
export const usualBot = (bots: readonly { name: string }[]): string => (bots.find((one) => one.name === 'sensible') ?? bots.at(-1))?.name ?? '';
