/** Going from one address to another without loading the page anew. */

import { read, type Route } from './addresses';

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
