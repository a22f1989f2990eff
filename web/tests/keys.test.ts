import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/generated/types';
import { deed } from '../src/table/keys';

const choices = (...says: string[]): Choice[] => says.map((say, action) => ({ action, say, words: say, about: [], rule: '' }));
const say = (found: ReturnType<typeof deed>): string | null => (found?.kind === 'do' ? found.choice.say : null);

describe('keys', () => {
  const left = choices('play a', 'play b', 'pass');

  it('choose by number, and only what is there', () => {
    expect(say(deed('2', false, left, null))).toBe('play b');
    expect(deed('4', false, left, null)).toBeNull();
    expect(deed('0', false, left, null)).toBeNull();
  });

  it('go on: past what is played out, with the one choice, with the advice, or by passing', () => {
    expect(deed(' ', true, [], null)).toEqual({ kind: 'skip' });
    expect(say(deed(' ', false, choices('play a'), null))).toBe('play a');
    expect(say(deed(' ', false, left, 'play b'))).toBe('play b');
    expect(say(deed(' ', false, left, null))).toBe('pass');
    expect(deed(' ', false, choices('play a', 'play b'), null)).toBeNull();
  });

  it('take back and ask for a hint', () => {
    expect(deed('u', false, left, null)).toEqual({ kind: 'back' });
    expect(deed('H', false, left, null)).toEqual({ kind: 'hint' });
  });
});
