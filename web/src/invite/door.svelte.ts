/**
 * Where others get in. Whoever sits at the machine that serves may have come by an address that means nothing elsewhere;
 * then the server says by which one it is found in the network, or that it lets nobody in from there.
 */

import { api } from '../net/api';

const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export const onlyHere = (hostname: string): boolean => HERE.test(hostname);

class Door {
  #friends: string | null = $state(null);
  #asked = false;
  /** Nobody gets in from elsewhere. Not said before it is known. */
  shut = $state(false);

  /** Find out, once; a link that was made before changes with it. */
  #look(): void {
    if (this.#asked || !onlyHere(location.hostname)) return;
    this.#asked = true;
    void api.about().then(
      ({ friends }) => {
        this.#friends = friends;
        this.shut = friends === null;
      },
      () => (this.#asked = false),
    );
  }

  /** The address of something for others. */
  link(path: string): string {
    this.#look();
    return `${this.#friends ?? location.origin}${path}`;
  }
}

export const door = new Door();
