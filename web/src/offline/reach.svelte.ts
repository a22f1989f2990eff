/** Whether the server can be reached, and whether it has a newer page than this one. */

import { api, onCall } from '../net/api';

const PATIENCE = 60_000; // between two looks, unless there is a reason to look at once

/** The file that this page began with; empty where it was not built, as while it is worked on. */
const began = (): string => {
  const file = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src');
  return file ?? '';
};

class Reach {
  /** The server does not answer. */
  away = $state(false);
  /** There is a newer page. */
  outdated = $state(false);
  #looked = -PATIENCE;

  /** Whether there is something to read all the same. */
  get keeps(): boolean {
    return Boolean(navigator.serviceWorker?.controller);
  }

  start(): void {
    onCall((answered) => (this.away = !answered));
    addEventListener('offline', () => (this.away = true));
    addEventListener('online', () => this.look(true));
    addEventListener('vite:preloadError', () => this.look(true)); // a part of this page is no longer served
    document.addEventListener('visibilitychange', () => !document.hidden && this.look());
    this.look();
  }

  /** Ask the server what page it has now. */
  look(atOnce = false): void {
    if (!atOnce && performance.now() - this.#looked < PATIENCE) return;
    this.#looked = performance.now();
    void api.about().then(
      ({ page }) => {
        const own = began();
        if (page && own && page !== own) this.outdated = true;
      },
      () => undefined,
    );
  }
}

export const reach = new Reach();
