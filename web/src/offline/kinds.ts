/** What the service worker does with a request, by what it asks for. Whatever is not named here it does not touch. */

export type Kind =
  /** The page, at any of its addresses: from the server; what was kept only where there is no server. */
  | 'page'
  /** A file whose name changes with what is in it: what was kept is right for ever. */
  | 'file'
  /** Rules, cards, words and books of puzzles, the same for everybody: from the server, else as they were kept. */
  | 'text'
  /** Tables, visitors and all that is alive: nothing of it is ever kept. */
  | 'live';

/** Texts that may be read without a server. */
const TEXTS = /^\/api\/(games(\/[\w-]+(\/words\/[\w-]+)?)?|words\/[\w-]+|puzzles(\/[\w-]+)?)$/;
const FILES = /^\/assets\/[\w.-]+$/;
const SERVED = /^\/(api|livez|readyz|metrics)(\/|$)/;

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

export function kindOf({ method, mode, url }: Asked, origin: string): Kind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'live';
  if (TEXTS.test(address.pathname)) return 'text';
  if (FILES.test(address.pathname)) return 'file';
  return mode === 'navigate' && !SERVED.test(address.pathname) ? 'page' : 'live';
}

/** All that there is to read about the games and to solve in them, in a language. */
export const texts = (games: readonly string[], language: string): string[] => [
  `/api/games?language=${language}`,
  `/api/words/${language}`,
  '/api/puzzles',
  ...games.flatMap((game) => [`/api/games/${game}?language=${language}`, `/api/games/${game}/words/${language}`, `/api/puzzles/${game}`]),
];

/** The files that may go: neither of the page as it is now, nor of the one before, which may still be open somewhere. */
export const spare = (held: readonly string[], now: readonly string[], before: readonly string[]): string[] =>
  held.filter((file) => !now.includes(file) && !before.includes(file));

/**
 * The header of an answer that was kept, for whoever wants to know whether the server is there. It is a type, because page
 * and worker share no code: a worker is one file.
 */
export type Kept = 'x-kept';
