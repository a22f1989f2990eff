/** Stepping through a replay. Moments are named by the number of actions before them, whoever's eyes one looks through. */

import type { Step } from '../generated/types';

/** The step that shows a moment: the last one that had happened by then. */
export function stepAt(steps: readonly Pick<Step, 'move'>[], move: number): number {
  let found = 0;
  for (const [at, step] of steps.entries()) if (step.move <= move) found = at;
  return found;
}

export const clamp = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const PACE = 1600; // milliseconds a step at speed 1

export interface Timer {
  every(ms: number, then: () => void): () => void;
}

const clockwork: Timer = {
  every: (ms, then) => {
    const timer = setInterval(then, ms);
    return () => clearInterval(timer);
  },
};

/** Plays forward by itself until the end; `moved` hears of every new place. */
export class Player {
  at = 0;
  length = 0;
  speed = 1;
  #stop: (() => void) | null = null;

  constructor(
    readonly moved: (at: number, playing: boolean) => void,
    readonly timer: Timer = clockwork,
  ) {}

  get playing(): boolean {
    return this.#stop !== null;
  }

  load(length: number, at: number): void {
    this.length = length;
    this.jump(at);
  }

  /** Go somewhere; whoever takes the slider stops the playing. */
  jump(at: number): void {
    this.#halt();
    this.#go(at);
  }

  play(): void {
    if (this.playing || this.length === 0) return;
    if (this.at === this.length - 1) this.at = 0;
    this.#stop = this.timer.every(PACE / this.speed, () => {
      if (this.at + 1 >= this.length - 1) this.#halt();
      this.#go(this.at + 1);
    });
    this.#go(this.at);
  }

  stop(): void {
    this.#halt();
    this.#go(this.at);
  }

  pace(speed: number): void {
    this.speed = speed;
    if (this.playing) {
      this.#halt();
      this.play();
    }
  }

  /** Nobody is looking any more. */
  close(): void {
    this.#halt();
  }

  #halt(): void {
    this.#stop?.();
    this.#stop = null;
  }

  #go(at: number): void {
    this.at = clamp(at, this.length);
    this.moved(this.at, this.playing);
  }
}
