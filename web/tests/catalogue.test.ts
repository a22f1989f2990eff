import { describe, expect, it } from 'vitest';
import { named } from '../src/i18n/names';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';

type Tree = { [key: string]: unknown };

function paths(tree: Tree, at = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? paths(value as Tree, `${at}${key}.`) : [`${at}${key}`],
  );
}
const leaf = (tree: Tree, path: string): unknown => path.split('.').reduce<unknown>((at, key) => (at as Tree)[key], tree);

describe('the catalogues', () => {
  it('have the same entries, those without a fixed type too', () => {
    expect(paths(de as unknown as Tree).sort()).toEqual(paths(en as unknown as Tree).sort());
  });

  it('leave no text empty, and none untranslated by accident', () => {
    const same = [
      'name', 'create.bot', 'table.botShort', 'table.bot', 'gathering.code',
    ];
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

describe('names', () => {
  it('are put in once, whatever they contain', () => {
    expect(named('{0} steals from {1}.', ['{1}', 'Ben'])).toBe('{1} steals from Ben.');
    expect(named('{7} is not here.', [])).toBe('{7} is not here.');
  });
});
