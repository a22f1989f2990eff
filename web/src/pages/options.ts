/** From an option as the server describes it to a question on a form, and back to a value. */

import type { OptionInfo } from '../generated/types';

export interface Question {
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
export function asked(option: OptionInfo, seats: number): Question {
  const question: Question = { name: option.name, kind: 'choice', choices: [], from: 0, to: 0, values: new Map() };
  const offer = (value: unknown) => {
    question.choices.push(String(value));
    question.values.set(String(value), value);
  };
  if (option.choices.length) {
    option.choices.forEach(offer);
    return question;
  }
  for (const part of option.values.split(' or ')) {
    const range = /^a number from (-?\d+) to (-?\d+)$/.exec(part);
    if (!range) {
      offer(part);
      continue;
    }
    question.from = Number(range[1]);
    question.to = Number(range[2]);
    if (question.to - question.from >= FEW) question.kind = 'number';
    else {
      const most = option.name.includes('player') ? Math.min(seats, question.to) : question.to;
      for (let n = question.from; n <= most; n++) offer(n);
    }
  }
  return question;
}

export function given(question: Question, shown: string): unknown {
  if (question.values.has(shown)) return question.values.get(shown);
  const number = Number(shown);
  return question.kind === 'number' && Number.isFinite(number) ? number : shown;
}

/** The bot that one plays against unless one wishes otherwise: it knows what it wants, and does not make people wait. */
export const usualBot = (bots: readonly { name: string }[]): string => (bots.find((one) => one.name === 'sensible') ?? bots.at(-1))?.name ?? '';
