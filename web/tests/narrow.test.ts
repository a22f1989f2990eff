import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/generated/types';
import { click, differing, lit, matching } from '../src/table/narrow';

const choice = (say: string, ...about: string[]): Choice => ({ action: 0, say, words: say, about, rule: '' });
const choices = [
  choice('bribe 2', 'card:bribe', 'seat:1'),
  choice('bribe 3', 'card:bribe', 'seat:2'),
  choice('build 2', 'card:build', 'seat:1'),
  choice('favour', 'card:favour', 'chest:thorn'),
  choice('tribute 1', 'card:tribute', 'chest:thorn'),
  choice('tribute 2', 'card:tribute', 'chest:thorn'),
  choice('pause', 'pause'),
];
const saying = (found: Choice[]) => found.map((c) => c.say);

describe('clicking things', () => {
  it('lights up what choices are about', () => {
    expect(lit(choices, [])).toContain('pause');
    expect([...lit(choices, ['card:bribe'])].sort()).toEqual(['card:bribe', 'seat:1', 'seat:2']);
  });

  it('does the only choice at once', () => {
    expect(click(choices, [], 'pause')).toMatchObject({ kind: 'do', choice: { say: 'pause' } });
    expect(click(choices, [], 'card:favour')).toMatchObject({ kind: 'do', choice: { say: 'favour' } });
  });

  it('narrows from either end', () => {
    expect(click(choices, [], 'card:bribe')).toEqual({ kind: 'picked', picked: ['card:bribe'] });
    expect(click(choices, ['card:bribe'], 'seat:2')).toMatchObject({ kind: 'do', choice: { say: 'bribe 3' } });
    expect(click(choices, [], 'seat:1')).toEqual({ kind: 'picked', picked: ['seat:1'] });
    expect(click(choices, ['seat:1'], 'card:build')).toMatchObject({ kind: 'do', choice: { say: 'build 2' } });
  });

  it('keeps what no further click can tell apart as a list', () => {
    expect(click(choices, [], 'card:tribute')).toEqual({ kind: 'picked', picked: ['card:tribute'] });
    expect(saying(matching(choices, ['card:tribute', 'chest:thorn']))).toEqual(['tribute 1', 'tribute 2']);
  });

  it('unpicks what is clicked again', () => {
    expect(click(choices, ['card:bribe'], 'card:bribe')).toEqual({ kind: 'picked', picked: [] });
  });

  it('changes over to another thing of the same kind', () => {
    expect(click(choices, ['card:bribe'], 'card:tribute')).toEqual({ kind: 'picked', picked: ['card:tribute'] });
    expect(click(choices, ['seat:1'], 'seat:2')).toMatchObject({ kind: 'do', choice: { say: 'bribe 3' } });
  });

  it('says what does not go together', () => {
    expect(click(choices, ['card:build'], 'seat:2')).toEqual({ kind: 'impossible', together: ['card:build', 'seat:2'] });
    expect(click(choices, [], 'card:outdo')).toEqual({ kind: 'impossible', together: ['card:outdo'] });
    expect(click([], [], 'seat:0')).toEqual({ kind: 'impossible', together: ['seat:0'] });
  });
});

describe('what is left to choose from', () => {
  it('is told apart without the title that was picked', () => {
    expect(differing(['Bribe: 1 coin to {1}', 'Bribe: all coins to {1}'])).toEqual(['1 coin to {1}', 'All coins to {1}']);
  });

  it('keeps titles that differ, and the title of the only one', () => {
    expect(differing(['Bribe: {1}', 'Build: {1}'])).toEqual(['Bribe: {1}', 'Build: {1}']);
    expect(differing(['Bribe: {1}'])).toEqual(['Bribe: {1}']);
    expect(differing(['Pause', 'Bribe: {1}'])).toEqual(['Pause', 'Bribe: {1}']);
  });
});
