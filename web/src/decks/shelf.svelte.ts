/** The decks that a visitor has built, kept in this browser. */

export interface OwnDeck {
  name: string;
  text: string;
}

const key = (game: string): string => `intrigue.decks.${game}`;

function kept(game: string): OwnDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '[]');
    return Array.isArray(found) ? found.filter((deck) => typeof deck?.name === 'string' && typeof deck?.text === 'string') : [];
  } catch {
    return []; // a browser that keeps nothing, or something else in its place
  }
}

export class Shelf {
  decks: readonly OwnDeck[] = $state.raw([]);

  constructor(readonly game: string) {
    this.decks = kept(game);
  }

  /** Another tab may have built one meanwhile. */
  look(): void {
    this.decks = kept(this.game);
  }

  text(name: string): string | null {
    return this.decks.find((deck) => deck.name === name)?.text ?? null;
  }

  keep(name: string, text: string): void {
    this.#write([...this.decks.filter((deck) => deck.name !== name), { name, text }].toSorted((a, b) => a.name.localeCompare(b.name)));
  }

  remove(name: string): void {
    this.#write(this.decks.filter((deck) => deck.name !== name));
  }

  #write(decks: OwnDeck[]): void {
    this.decks = decks;
    try {
      localStorage.setItem(key(this.game), JSON.stringify(decks));
    } catch {
      // it stays for as long as the page does
    }
  }
}
