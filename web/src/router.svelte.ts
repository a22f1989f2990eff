/** Addresses of the page, and going from one to another without loading it anew. */

export type Route =
  | { page: 'home' }
  | { page: 'create'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; move: number | null; eyes: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'seat'; id: string; token: string }
  | { page: 'nowhere' };

/** What an address means. `hash` comes with its `#`, `query` with its `?`, as browsers give them. */
export function read(path: string, hash = '', query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decode);
  const [first, second, third] = parts;
  const mark = hash.replace(/^#/, '');
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && first === 'create') return { page: 'create', game: new URLSearchParams(query).get('game') };
  if (parts.length === 2 && first === 'rules' && second) {
    return { page: 'rules', game: second, rule: mark ? decode(mark) : null };
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

class Router {
  route: Route = $state({ page: 'home' });

  start(): void {
    this.#look();
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#look();
    scrollTo(0, 0);
  }

  /** Change what the address line says, without going anywhere. */
  note(address: string): void {
    history.replaceState(null, '', address);
  }

  #look(): void {
    this.route = read(location.pathname, location.hash, location.search);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api')) return;
    if (link.getAttribute('href')?.startsWith('#')) return; // a place on this page
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
