import { describe, expect, it } from 'vitest';
import type { Phrase } from '../src/generated/types';
import { Book, notation, wordsOf } from '../src/i18n/book';
import { named, pieces } from '../src/i18n/names';

type Saying = { words: Phrase; said: Record<string, string> };

/** What the engine means, and how Python says it: made by `fixtures/said.py` from the games as they are now. */
const made = Object.values(import.meta.glob<Record<string, Saying[]>>('./made/said.json', { eager: true, import: 'default' }))[0] ?? {};
const files = import.meta.glob<string>('../../src/intrigue/**/words/*.ftl', { eager: true, query: '?raw', import: 'default' });
const bookOf = (game: string, language: string): Book =>
  new Book(language, ['words', `games/${game}/words`].map((room) => files[`../../src/intrigue/${room}/${language}.ftl`]).join('\n'));

it('there is something to compare', () => {
  expect(Object.keys(made), 'make it with: python web/tests/fixtures/said.py').toContain('trickery');
});

describe.each(Object.keys(made))('the words of %s', (game) => {
  it.each(Object.keys(made[game]![0]!.said))('are the same on the page as in Python, in %s', (language) => {
    const book = bookOf(game, language);
    for (const { words, said } of made[game]!) expect(book.say(words)).toBe(said[language]);
  });
});

describe('a book', () => {
  const book = new Book('en', [
    'card-fox = Fox', '    .text = Take { $coins } coins.', '    .short = F.',
    'tell = { $seat } plays { $card } ({ $card-short }, { $card-id }) with { $others } ({ $others-count }).',
    'title = Foxes', 'special = Sly.', 'score = Hens', 'option-night = Night', '    .help = Whether it is dark.', '    .yes = dark',
  ].join('\n'));

  it('knows things, what is said of them, and several of them', () => {
    const words = { kind: 'tell', args: { seat: 'seat:1', card: 'card:fox', others: ['seat:0', 'seat:2', 'seat:3'] } };
    expect(book.say(words)).toBe('{1} plays Fox (F., fox) with {0}, {2} and {3} (3).');
  });

  it('shows what it has no words for by its notation, never as nothing', () => {
    const inner = { kind: 'hop', args: { far: 2 } };
    const newer = { kind: 'jump', args: { seat: 'seat:1', how: inner, over: ['card:fox', 'card:hen'] } };
    expect(book.say(newer)).toBe('jump seat=seat:1 how=(hop far=2) over=card:fox,card:hen');
    expect(book.say({ kind: 'tell', args: { seat: 'seat:1' } })).toBe('tell seat=seat:1');
    expect(notation('as it is')).toBe('as it is');
    expect(book.thing('card:hen')).toBe('hen');
  });

  it('says what stands beside a thing', () => {
    expect(book.say({ kind: 'card-fox.text', args: { coins: 3 } })).toBe('Take 3 coins.');
    expect(book.say({ kind: 'card-fox.tail' })).toBe('card-fox.tail');
  });

  it('leaves words alone that a game says itself', () => {
    expect(book.say('{1} sleeps.')).toBe('{1} sleeps.');
    expect(book.say({ kind: 'plain', args: { text: '{1} sleeps.' } })).toBe('{1} sleeps.');
  });

  it('gives the page what it asks of a game', () => {
    const words = wordsOf(book);
    expect([words.title, words.special, words.score]).toEqual(['Foxes', 'Sly.', 'Hens']);
    expect(words.options['night']).toMatchObject({ label: 'Night', help: 'Whether it is dark.' });
    expect(words.options['night']?.values['yes']).toBe('dark');
    expect(words.options['night']?.values['no']).toBeUndefined();
    expect(words.options['day']).toBeUndefined();
    const card = { id: 'fox', name: '', kind: 'animal', text: '', rule: '', facts: { coins: 2 } };
    expect(words.describe(card)).toEqual({ name: 'Fox', gist: '', text: 'Take 2 coins.' });
  });
});

it('cards are named in the story so that they can be looked at, and read the same', () => {
  const book = new Book('en', 'card-bribe = Bribe\ntell-played = { $seat } plays { $card } and { $cards }.');
  const words = { kind: 'tell-played', args: { seat: 'seat:1', card: 'card:bribe', cards: ['card:bribe', 'seat:0'] } };
  expect(book.say(words)).toBe('{1} plays Bribe and Bribe and {0}.');
  expect(pieces(book.tell(words))).toEqual([{ seat: 1 }, ' plays ', { card: 'bribe', name: 'Bribe' }, ' and ', { card: 'bribe', name: 'Bribe' }, ' and ', { seat: 0 }, '.']);
  expect(named(book.tell(words), ['Anna', 'Basil'])).toBe(named(book.say(words), ['Anna', 'Basil']));
  expect(book.say(words)).not.toContain('|');
});
