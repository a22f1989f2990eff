import { expect, it } from 'vitest';
import { asked, given } from '../src/pages/options';

const option = (name: string, values: string, choices: unknown[] = []) => ({ name, help: '', default: '', together: '', values, choices, format: '' });

it('offers every value where there are few', () => {
  const question = asked(option('tie_rule', 'coins or seals', ['coins', 'seals']), 4);
  expect(question).toMatchObject({ kind: 'choice', choices: ['coins', 'seals'] });
  expect(given(asked(option('open', 'true or false', [true, false]), 4), 'true')).toBe(true);
});

it('asks for a number where there are many', () => {
  const question = asked(option('max_turns', 'a number from 1 to 1000'), 4);
  expect(question).toMatchObject({ kind: 'number', from: 1, to: 1000 });
  expect(given(question, '100')).toBe(100);
});

it('mixes words and numbers, and knows how many seats there are', () => {
  const question = asked(option('start_player', 'random or a number from 1 to 6'), 4);
  expect(question.choices).toEqual(['random', '1', '2', '3', '4']);
  expect(given(question, 'random')).toBe('random');
  expect(given(question, '3')).toBe(3);
});
