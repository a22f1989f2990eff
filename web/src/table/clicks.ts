/**
 * Fast clicks in one place are one intention. The first of them may decide something, and by the second a button there
 * may say something else: who clicks twice on "pass" has not said "ready". So once a run of clicks has decided something,
 * its further clicks count only on what says the same; and no click counts that was begun on other words. Where nothing
 * was decided, as with plus and minus, all of them count. Nothing here waits: the next click by itself counts at once.
 */

/** Where and when a finger or a pointer came down. */
export interface Press {
  /** What the thing under it says. */
  says: string;
  touch: boolean;
  at: number;
  x: number;
  y: number;
}

// Browsers count the clicks of a mouse; not all of them count taps.
const APART = 350; // milliseconds
const ASIDE = 24; // pixels

export class Clicks {
  #press: Press | null = null;
  /** What the press was on, until its click has come. */
  #on: string | null = null;
  /** What the first click of this run was on. */
  #began = '';
  #decided = false;
  /** Whether the press is one more tap after the one before. */
  #taps = false;

  pressed(press: Press): void {
    const before = this.#press;
    this.#taps = press.touch && before !== null && press.at - before.at < APART && Math.hypot(press.x - before.x, press.y - before.y) < ASIDE;
    this.#press = press;
    this.#on = press.says;
  }

  /** Whether a click counts; `count` is 1 for a click by itself, 2 for the second of a double click, 0 for a key. */
  counts(says: string, count: number): boolean {
    if (!count) return true;
    const on = this.#on ?? says;
    this.#on = null;
    if (count === 1 && !this.#taps) {
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
    const press = (event: PointerEvent) => this.pressed({ says: said(event), touch: event.pointerType === 'touch', at: event.timeStamp, x: event.clientX, y: event.clientY });
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

function said({ target }: Event): string {
  const one = target instanceof Element ? target.closest('button, a, summary') : null;
  return (one?.ariaLabel ?? one?.textContent ?? '').trim();
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
