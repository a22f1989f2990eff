/**
 * Fast clicks in one place are one intention. The first of them may decide something, and by the second a button there
 * may say something else: who clicks twice on "pass" has not said "ready". So once a run of clicks has decided something,
 * its further clicks count only on what says the same; and no click counts that was begun on other words. Where nothing
 * was decided, as with plus and minus, all of them count. Nothing here waits: the next click by itself counts at once.
 *
 * The system counts the clicks of a mouse. Taps it does not count, so that is done here, by where and when they were.
 */

export interface Tap {
  x: number;
  y: number;
  /** When the finger came down, in milliseconds. */
  at: number;
}

const QUICK = 400; // milliseconds; by then whoever taps again has seen what is asked now
const NEAR = 32; // pixels

export class Clicks {
  /** What the pointer came down on, until its click has come. */
  #on: string | null = null;
  /** What the first click of this run was on. */
  #began = '';
  #decided = false;
  #tap: Tap | null = null;
  /** The taps of this run so far; 0 where it is not a finger that clicks. */
  #taps = 0;

  pressed(says: string, tap: Tap | null = null): void {
    this.#on = says;
    const before = this.#tap;
    const again = tap && before && tap.at - before.at < QUICK && Math.hypot(tap.x - before.x, tap.y - before.y) < NEAR;
    this.#taps = again ? this.#taps + 1 : tap ? 1 : 0;
    this.#tap = tap;
  }

  /** Whether a click counts; `count` is 1 for a click by itself, 2 for the second of a double click, 0 for a key. */
  counts(says: string, count: number): boolean {
    if (!count) return true;
    const on = this.#on ?? says;
    const run = this.#on === null ? count : Math.max(count, this.#taps);
    this.#on = null;
    if (run === 1) {
      this.#began = on;
      this.#decided = false;
    }
    return says === on && !(this.#decided && says !== this.#began);
  }

  /** Whether a key that is pressed, or still held (`again`), counts. */
  keyed(says: string, again: boolean): boolean {
    if (again) return !(this.#decided && says !== this.#began);
    this.#began = says;
    this.#decided = false;
    return true;
  }

  /** The last click has decided something. */
  decided(): void {
    this.#decided = true;
  }

  /** Holds a whole page to it; answers with what ends that. */
  watch(): () => void {
    const press = (event: PointerEvent) => this.pressed(said(event), event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY, at: event.timeStamp } : null);
    const click = (event: MouseEvent) => {
      if (!this.counts(said(event), event.detail)) drop(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !this.keyed(said(event), event.repeat)) drop(event);
    };
    addEventListener('pointerdown', press, true);
    addEventListener('click', click, true);
    addEventListener('keydown', key, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('click', click, true);
      removeEventListener('keydown', key, true);
    };
  }
}

/** What something on the page says: the choice or the thing it stands for, or else its words. */
function said({ target }: Event): string {
  const one = target instanceof Element ? target.closest<HTMLElement>('button, a, summary') : null;
  if (!one) return '';
  const thing = one.classList.contains('thing') ? one.dataset['thing'] : undefined; // how many there are may be in its words
  return one.dataset['say'] ?? thing ?? (one.ariaLabel ?? one.textContent).trim();
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
