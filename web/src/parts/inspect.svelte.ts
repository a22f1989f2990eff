/** A card's words in large: on hover, on focus, on a long press. Escape puts it away. */

import type { Face } from '../games/registry';

const HOVER = 450;
const PRESS = 450;
const QUIET = 1500; // after a click one wants to see the table, not the card

class Magnifier {
  face: Face | null = $state.raw(null);
  at: DOMRect | null = $state.raw(null);

  show(face: Face, over: Element): void {
    this.at = over.getBoundingClientRect();
    this.face = face;
  }

  hide(): void {
    this.face = null;
  }
}

export const magnifier = new Magnifier();

/** An attachment: makes an element show a card in large; with `taps` also on a mere tap, where that means nothing else. */
export function magnifies(shown: Face | (() => Face), taps = false) {
  return (node: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let quietUntil = 0;
    let face: Face | null = typeof shown === 'function' ? null : shown;
    const show = () => magnifier.show((face = typeof shown === 'function' ? shown() : shown), node);
    const hide = () => {
      clearTimeout(timer);
      if (face && magnifier.face === face) magnifier.hide();
    };
    const listeners: Record<string, (event: Event) => void> = {
      // Only a mouse that moves points at something; a card that appears under it is not meant.
      pointermove: (event) => {
        const { pointerType, movementX, movementY } = event as PointerEvent;
        if (pointerType !== 'mouse' || (!movementX && !movementY)) return;
        if ((face && magnifier.face === face) || performance.now() < quietUntil) return;
        clearTimeout(timer);
        timer = setTimeout(show, HOVER);
      },
      pointerleave: hide,
      pointerdown: (event) => {
        pressed = false;
        clearTimeout(timer);
        if ((event as PointerEvent).pointerType === 'mouse') {
          quietUntil = performance.now() + QUIET;
          return hide();
        }
        timer = setTimeout(() => {
          pressed = true;
          show();
        }, PRESS);
      },
      pointerup: hide,
      pointercancel: hide,
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      // The click at the end of a long press was meant for reading, not for playing.
      click: (event) => {
        if (pressed) {
          event.preventDefault();
          event.stopImmediatePropagation();
          pressed = false;
        } else if (taps) show();
      },
      focus: () => {
        if (node.matches(':focus-visible')) show();
      },
      blur: () => queueMicrotask(hide), // it may come while the element is being removed
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      // Not at once: the page is being drawn just now, and must not be changed meanwhile.
      queueMicrotask(hide);
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener, true);
    };
  };
}
