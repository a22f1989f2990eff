/** Movements on the board: coins fly, seals are pressed, a card is held up for everyone to see. */

import type { Motion } from '../games/kit';
import { settings } from '../look/settings.svelte';
import { play } from '../sound/sound';

const FLIGHT = 460;
const BETWEEN = 120;
const HELD = 850;
const PULSE = 420;

export interface Held {
  card: string;
  seat: number;
  target: number | null;
  part: string | null;
}

export class Stage {
  /** The card that is held up just now. */
  held: Held | null = $state(null);
  #hurry = false;
  #waiting: (() => void)[] = [];
  #flying: HTMLElement[] = [];

  /** Whether movements would be seen at all. */
  get dark(): boolean {
    return settings.still || document.hidden;
  }

  async show(motions: readonly Motion[]): Promise<void> {
    this.#hurry = false;
    this.#waiting = [];
    for (const motion of together(motions)) {
      if (this.#hurry || this.dark) break;
      await this.#move(motion);
    }
    this.held = null;
  }

  async #move(motion: Motion): Promise<void> {
    if (motion.kind === 'all') {
      await Promise.all(motion.motions.map((one) => this.#move(one)));
      return;
    }
    play(motion.cue);
    if (motion.kind === 'card') {
      this.held = { card: motion.card, seat: motion.seat, target: motion.target, part: motion.part ?? null };
      await this.#pause(HELD);
      this.held = null;
    } else if (motion.kind === 'pulse') {
      spot(motion.spot)?.animate(
        [{ filter: 'brightness(1)' }, { filter: 'brightness(1.7)', scale: 1.06 }, { filter: 'brightness(1)' }],
        PULSE,
      );
      await this.#pause(PULSE);
    } else await this.#fly(motion);
  }

  /** Do not wait for the rest. */
  skip(): void {
    this.#hurry = true;
    for (const wake of this.#waiting) wake();
    this.#waiting = [];
    for (const token of this.#flying) token.remove();
    this.#flying = [];
  }

  async #fly({ token, from, to, count }: Extract<Motion, { kind: 'fly' }>): Promise<void> {
    const start = centre(from);
    const end = centre(to);
    if (!start || !end) return;
    const shown = Math.min(count, 6);
    for (let i = 0; i < shown; i++) {
      const piece = document.createElement('div');
      piece.className = `flying ${token}`;
      piece.ariaHidden = 'true';
      document.body.append(piece);
      this.#flying.push(piece);
      const lift = Math.min(120, Math.hypot(end.x - start.x, end.y - start.y) / 3);
      const path = [0, 0.25, 0.5, 0.75, 1].map((t) => {
        const x = start.x + (end.x - start.x) * t;
        const y = start.y + (end.y - start.y) * t - lift * 4 * t * (1 - t) * 0.6;
        return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotateY(${t * 720}deg)`, opacity: 1 };
      });
      const flight = piece.animate(path, { duration: FLIGHT, delay: i * BETWEEN, easing: 'ease-in-out', fill: 'both' });
      void flight.finished.catch(() => undefined).then(() => {
        piece.remove();
        this.#flying = this.#flying.filter((other) => other !== piece);
      });
    }
    await this.#pause(FLIGHT + (shown - 1) * BETWEEN);
  }

  #pause(ms: number): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#waiting.push(() => {
        clearTimeout(timer);
        done();
      });
    });
  }
}

/** Flights from one spot to another in a row are one flight of several pieces. */
export function together(motions: readonly Motion[]): Motion[] {
  const joined: Motion[] = [];
  for (const motion of motions) {
    const before = joined.at(-1);
    if (
      motion.kind === 'fly' &&
      before?.kind === 'fly' &&
      before.token === motion.token &&
      before.from === motion.from &&
      before.to === motion.to
    ) {
      joined[joined.length - 1] = { ...before, count: before.count + motion.count };
    } else joined.push(motion);
  }
  return joined;
}

function spot(name: string): Element | null {
  return document.querySelector(`[data-spot="${CSS.escape(name)}"]`);
}

function centre(name: string): { x: number; y: number } | null {
  const box = spot(name)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}
