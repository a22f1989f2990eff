/** Whoever stands elsewhere after a change glides there from where they stood, or from where they were seen to go. */

import { settings } from '../look/settings.svelte';

const GLIDE = 420;

export type Places = Map<string, DOMRect>;

export function places(hall: Element | undefined): Places {
  const found: Places = new Map();
  for (const one of hall?.querySelectorAll<HTMLElement>('[data-who]') ?? []) {
    const flown = one.closest('.framed')?.querySelector(`[data-piece$=":${CSS.escape(one.dataset['who']!)}"]`);
    found.set(one.dataset['who']!, (flown ?? one).getBoundingClientRect());
  }
  return found;
}

export function glide(hall: Element | undefined, from: Places): void {
  if (settings.still || document.hidden) return;
  for (const one of hall?.querySelectorAll<HTMLElement>('[data-who]') ?? []) {
    const before = from.get(one.dataset['who']!);
    if (!before) continue;
    const now = one.getBoundingClientRect();
    const x = before.left + before.width / 2 - now.left - now.width / 2;
    const y = before.top + before.height / 2 - now.top - now.height / 2;
    if (Math.hypot(x, y) < 2) continue;
    one.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 3 }, { transform: 'none', zIndex: 3 }], {
      duration: GLIDE,
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
    });
  }
}
