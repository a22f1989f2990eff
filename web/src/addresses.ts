/** Addresses of the page, and what they mean. */

export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string | null; deck: string | null }
  | { page: 'decks'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; move: number | null; eyes: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'seat'; id: string; token: string }
  | { page: 'nowhere' };

/** What an address means. `hash` comes with its `#`, `query` with its `?`, as browsers give them. */
export function read(path: string, hash = '', query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second, third] = parts;
  const mark = hash.replace(/^#/, '');
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && first === 'create') {
    const asked = new URLSearchParams(query);
    return { page: 'create', game: asked.get('game'), deck: asked.get('deck') };
  }
  if (parts.length === 2 && first === 'decks' && second) return { page: 'decks', game: second };
  if (parts.length === 2 && first === 'rules' && second) {
    return { page: 'rules', game: second, rule: mark ? decode(mark) : null };
  }
  if (parts.length === 1 && first === 'puzzles') return { page: 'puzzles' };
  if (parts.length === 3 && first === 'puzzles' && second && whole(third ?? null)) {
    return { page: 'puzzle', game: second, number: Number(third) };
  }
  if (parts.length === 2 && first === 'table' && second) return { page: 'table', id: second };
  if (parts.length === 2 && first === 'seat' && second) return { page: 'seat', id: second, token: decode(mark) };
  if (parts.length === 3 && first === 'table' && second && third === 'replay') {
    const at = new URLSearchParams(mark);
    return { page: 'replay', id: second, move: whole(at.get('move')), eyes: whole(at.get('eyes')) };
  }
  return { page: 'nowhere' };
}

/** The address of a moment in a replay, to be shared. */
export function moment(id: string, move: number, eyes: number | null): string {
  const seen = eyes === null ? '' : `&eyes=${eyes}`;
  return `/table/${encodeURIComponent(id)}/replay#move=${move}${seen}`;
}

/** The table that somebody means who typed or pasted a code or a whole link. */
export function tableIn(text: string): string | null {
  const clean = text.trim();
  const linked = /\/table\/([^/?#\s]+)/.exec(clean);
  if (linked?.[1]) return decode(linked[1]);
  return /^[\w-]{3,64}$/.test(clean) ? clean : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
