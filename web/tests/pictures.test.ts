import { describe, expect, it } from 'vitest';
import { traitsOf, type Drawn } from '../src/games/fivesails/art/lots';
import { picture } from '../src/games/fivesails/art/picture';

/** All cards of City of Five Sails: made by `fixtures/fivesails.py`. */
const cards = Object.values(import.meta.glob<Drawn[]>('./made/fivesails-cards.json', { eager: true, import: 'default' }))[0] ?? [];
/** What is drawn before the backdrop, wherever it stands: a turned picture is not another one. */
const drawing = (card: Drawn): string => JSON.stringify(picture(card).slice(1).map((group) => group.layers));
const NUMBER = /-?\d*\.?\d+/g;

describe('the pictures of City of Five Sails', () => {
  it('are there for all cards, and no two are alike', () => {
    expect(cards.length, 'make it with: python web/tests/fixtures/fivesails.py').toBe(201);
    const seen = new Map<string, string>();
    for (const card of cards) {
      const made = drawing(card);
      expect(seen.get(made), card.id).toBeUndefined();
      seen.set(made, card.id);
    }
  });

  it('stay the same for a card, and follow what is printed on it', () => {
    const [duelist] = cards.filter((card) => card.kind === 'character' && traitsOf(card).includes('Duelist'));
    expect(drawing(duelist!)).toBe(drawing(structuredClone(duelist!)));
    const sorcerer = { ...duelist!, facts: { ...duelist!.facts, traits: 'Sorcerer, Strega, Vodacce' } };
    expect(drawing(sorcerer)).not.toBe(drawing(duelist!));
    const elsewhere = { ...duelist!, facts: { ...duelist!.facts, faction: 'ussura' } };
    expect(JSON.stringify(picture(elsewhere)[0])).not.toBe(JSON.stringify(picture({ ...duelist!, facts: { ...duelist!.facts, faction: 'eisen' } })[0]));
  });

  it('are drawn with numbers only', () => {
    for (const card of cards) for (const { layers } of picture(card)) for (const { d } of layers) expect(d.replace(NUMBER, ''), card.id).toMatch(/^[MmLlHhVvCcSsQqTtAaZz\s,]+$/);
  });
});
