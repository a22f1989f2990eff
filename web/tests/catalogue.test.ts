import { describe, expect, it } from 'vitest';
import type { TreacheryEvent, TriesteEvent } from '../src/generated/types';
import { notation } from '../src/i18n/book';
import { named, pieces } from '../src/i18n/names';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import treacheryFixture from './fixtures/treachery.json';
import triesteFixture from './fixtures/trieste.json';

type Tree = { [key: string]: unknown };

function paths(tree: Tree, at = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? paths(value as Tree, `${at}${key}.`) : [`${at}${key}`],
  ).filter((path) => !path.startsWith('refusals.')); // what is not in there stays English
}
const leaf = (tree: Tree, path: string): unknown => path.split('.').reduce<unknown>((at, key) => (at as Tree)[key], tree);

describe('the catalogues', () => {
  it('have the same entries, those without a fixed type too', () => {
    expect(paths(de as unknown as Tree).sort()).toEqual(paths(en as unknown as Tree).sort());
  });

  it('leave no text empty, and none untranslated by accident', () => {
    const same = [
      ...['filia', 'brutol', 'elaine', 'isolde'].map((id) => `games.treachery.cards.${id}.name`),
      ...['antonia', 'dario', 'jacopo', 'elettra', 'caterina', 'gold'].map((id) => `games.trieste.cards.${id}.name`),
      'games.treachery.title', 'games.trieste.title',
      'name', 'create.bot', 'table.botShort', 'table.bot', 'gathering.code',
    ];
    const proper = ['goods.gold', 'sides.mars', 'sides.venus', 'sides.religion', 'short.mars', 'short.venus', 'tracks.religion'];
    same.push(...proper.map((path) => `games.mediterranean.board.${path}`));
    for (const path of paths(en as unknown as Tree)) {
      const [english, german] = [leaf(en as unknown as Tree, path), leaf(de as unknown as Tree, path)];
      if (typeof english !== 'string' || path === 'rulebookLanguage') continue;
      expect(german, path).toBeTruthy();
      if (!same.includes(path)) expect(german, path).not.toBe(english);
    }
  });

  it('keep the places for names', () => {
    for (const path of paths(en as unknown as Tree)) {
      const [english, german] = [leaf(en as unknown as Tree, path), leaf(de as unknown as Tree, path)];
      if (typeof english === 'string') expect(String(german).includes('{seat}'), path).toBe(english.includes('{seat}'));
    }
  });
});

describe('Treachery in a Pocket', () => {
  type Words = typeof en.games.treachery;
  const engine = treacheryFixture as unknown as {
    events: TreacheryEvent[];
    stories: string[];
    choices: { choice: Parameters<Words['action']>[0]; view: Parameters<Words['action']>[1] }[];
    results: { result: Parameters<Words['reason']>[0] }[];
    prompts: Parameters<Words['prompt']>[0][];
    refusals: string[];
    cards: { id: string; name: string; text: string }[];
  };
  const [english, german] = [en.games.treachery, de.games.treachery];
  const seats = (text: string) => pieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.seat])).sort();
  /** Words that only English has. */
  const LEFT = /\b(is|the|and|moves|attacked|healed|Killed|Wounded|who|row|has|have|points|game)\b/;

  it('tells every event in English as the engine does', () => {
    engine.events.forEach((event, at) => expect(english.story([event])).toEqual([engine.stories[at]]));
  });

  it('has the cards in the words of the engine', () => {
    for (const card of engine.cards) expect(english.cards[card.id]).toMatchObject({ name: card.name, text: card.text });
    expect(Object.keys(english.cards).sort()).toEqual(engine.cards.map((card) => card.id).sort());
  });

  it('leaves nothing English in German, and speaks of the same players', () => {
    for (const event of engine.events) {
      const [told = ''] = german.story([event]);
      expect(seats(told)).toEqual(seats(english.story([event])[0] ?? ''));
      expect(told).not.toMatch(LEFT);
    }
    for (const { choice, view } of engine.choices) expect(german.action(choice, view)).not.toMatch(LEFT);
    for (const view of engine.prompts) {
      expect(german.prompt(view)).not.toMatch(LEFT);
      expect(seats(german.prompt(view))).toEqual(seats(notation(view.prompt)));
    }
    for (const { result } of engine.results) {
      expect(german.reason(result)).not.toMatch(LEFT);
      expect(seats(german.reason(result))).toEqual(seats(notation(result.reason)));
    }
    for (const text of engine.refusals) expect(german.refusal(text)).not.toMatch(LEFT);
  });

  it('keeps the rule that a refusal names', () => {
    expect(german.refusal('Nobody is Wounded, so nobody can be healed. (TRE-C-11)')).toMatch(/ \(TRE-C-11\)$/);
  });
});

describe('Trieste', () => {
  type Words = typeof en.games.trieste;
  const engine = triesteFixture as unknown as {
    events: TriesteEvent[];
    stories: string[];
    choices: { choice: Parameters<Words['action']>[0]; view: Parameters<Words['action']>[1] }[];
    results: { result: Parameters<Words['reason']>[0] }[];
    prompts: Parameters<Words['prompt']>[0][];
    refusals: string[];
    cards: { id: string; name: string; text: string }[];
  };
  const [english, german] = [en.games.trieste, de.games.trieste];
  const seats = (text: string) => pieces(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.seat])).sort();
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();
  /** Words that only English has. */
  const LEFT = /\b(is|are|the|The|and|treasures?|Hero|Infamy|you|You|card|cards|level|cost|costs|discards?|captured)\b/;

  it('tells every event in English as the engine does', () => {
    engine.events.forEach((event, at) => expect(english.story([event])).toEqual([engine.stories[at]]));
  });

  it('has the cards in the words of the engine', () => {
    for (const card of engine.cards) expect(english.cards[card.id]).toMatchObject({ name: card.name, text: card.text });
    expect(Object.keys(english.cards).sort()).toEqual(engine.cards.map((card) => card.id).sort());
  });

  it('has the same numbers on a card in German, and no others in the gist', () => {
    for (const { id, text } of engine.cards) {
      expect(numbers(german.cards[id]!.text), id).toEqual(numbers(text));
      for (const words of [english, german]) {
        for (const number of numbers(words.cards[id]!.gist)) expect(numbers(`${text} 1`), `${id}: ${words.cards[id]!.gist}`).toContain(number);
      }
    }
  });

  it('leaves nothing English in German, and speaks of the same players', () => {
    for (const event of engine.events) {
      const [told = ''] = german.story([event]);
      expect(seats(told)).toEqual(seats(english.story([event])[0] ?? ''));
      expect(told).not.toMatch(LEFT);
    }
    for (const { choice } of engine.choices) {
      const said = german.action(choice, engine.prompts[0]!);
      expect(said, notation(choice.words)).not.toMatch(LEFT);
      expect(seats(said)).toEqual(seats(notation(choice.words)));
    }
    for (const view of engine.prompts) {
      expect(german.prompt(view), notation(view.prompt)).not.toMatch(LEFT);
      expect(seats(german.prompt(view))).toEqual(seats(notation(view.prompt)));
      expect(numbers(german.prompt(view))).toEqual(numbers(notation(view.prompt)));
    }
    const ties = ['{0} has captured 7 Thieves and comes before {1} and {2}, whose goal is reached too.', '{0} has captured 7 Thieves.'];
    for (const text of [...engine.results.map(({ result }) => result.reason), ...ties]) {
      const told = german.reason({ reason: text } as Parameters<Words['reason']>[0]);
      expect(told).not.toMatch(LEFT);
      expect(seats(told)).toEqual(seats(notation(text)));
    }
    for (const text of engine.refusals) expect(german.refusal(text), text).not.toMatch(LEFT);
  });
});

describe('names', () => {
  it('are put in once, whatever they contain', () => {
    expect(named('{0} steals from {1}.', ['{1}', 'Ben'])).toBe('{1} steals from Ben.');
    expect(named('{7} is not here.', [])).toBe('{7} is not here.');
  });
});
