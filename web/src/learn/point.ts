/** Pointing at things on the board: what a lesson is about gets a ring, and nothing moves. */

import type { AnyView, Choice, LessonInfo } from '../generated/types';
import type { Kit } from '../games/kit';

/** `do` is what is to be clicked, `look` what is to be looked at. */
export type Mark = 'do' | 'look';

/** The names on the board that a point means: things have theirs, and parts of the view are found by the game. */
export function named(point: string, kit: Kit | null, view: AnyView): readonly string[] {
  return point.startsWith('view:') ? (kit?.points?.(point.slice(5).split('.'), view) ?? []) : [point];
}

export function wantedOf(lesson: LessonInfo | null, choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => lesson?.wanted.includes(choice.say));
}

/** What is to be marked, by its name on the board. */
export function marks(points: readonly string[], wanted: readonly Choice[], then: readonly string[], kit: Kit | null, view: AnyView): Map<string, Mark> {
  const found = new Map<string, Mark>();
  for (const point of points) for (const name of named(point, kit, view)) found.set(name, 'look');
  for (const { about, say } of wanted) for (const thing of [...about, ...(kit?.leads?.(say, then) ?? [])]) found.set(thing, 'do');
  return found;
}

const ATTRIBUTE = 'data-pointed';
/** What things are named by; `data-leads` is on what brings a thing into sight that is not there yet. */
const NAMES = ['data-thing', 'data-spot', 'data-leads'];
const isSeen = (one: Element): boolean => one.getClientRects().length > 0;

/** Keep these things marked, also those that come later, until the answer is called; `lead` brings the first of them into sight. */
export function point(board: Element, wanted: ReadonlyMap<string, Mark>, lead: boolean): () => void {
  const rub = () => board.querySelectorAll(`[${ATTRIBUTE}]`).forEach((one) => one.removeAttribute(ATTRIBUTE));
  const draw = () => {
    rub();
    for (const node of board.querySelectorAll(NAMES.map((name) => `[${name}]`).join())) {
      const found = NAMES.map((name) => wanted.get(node.getAttribute(name) ?? '')).find(Boolean);
      if (found) node.setAttribute(ATTRIBUTE, found);
    }
    if (!leads) return;
    const all = [...board.querySelectorAll(`[${ATTRIBUTE}]`)].filter(isSeen);
    const first = all.find((one) => one.getAttribute(ATTRIBUTE) === 'do') ?? all[0];
    if (first) bring(first);
  };
  // Boards change while they are drawn, so it may be out of sight again; whoever scrolls by themselves is left alone.
  let leads = lead;
  const letGo = () => (leads = false);
  for (const own of OWN) addEventListener(own, letGo, { passive: true });
  let due = 0;
  const soon = () => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      draw();
    });
  };
  const observer = new MutationObserver(soon);
  observer.observe(board, { childList: true, subtree: true });
  const sizes = new ResizeObserver(soon);
  for (const one of [board, document.querySelector('section.leaf')]) if (one) sizes.observe(one);
  draw();
  return () => {
    observer.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(due);
    for (const own of OWN) removeEventListener(own, letGo);
    rub();
  };
}

const OWN = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const HAND = '.at-hand';
const EDGE = 80; // what the question takes at the lower edge of a phone
const ROOM = 10; // for the ring

/** Whether a part of the board that scrolls by itself cuts a thing off. */
function cutOff(thing: Element): boolean {
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  for (let box = thing.parentElement; box && box !== document.body; box = box.parentElement) {
    const frame = box.getBoundingClientRect();
    const look = getComputedStyle(box);
    if (box.scrollHeight > box.clientHeight && look.overflowY !== 'visible' && (top < frame.top || bottom > frame.bottom)) return true;
    if (box.scrollWidth > box.clientWidth && look.overflowX !== 'visible' && (left < frame.left || right > frame.right)) return true;
  }
  return false;
}

/** Bring a thing into sight where it is not: below the leaf and above the hand, where these lie over the board. */
function bring(thing: Element): void {
  if (cutOff(thing)) thing.scrollIntoView({ block: 'nearest', inline: 'center' });
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  const aside = left < 0 || right > innerWidth;
  const own = thing.closest(HAND); // which stays where it is, but may be a long row
  const over = document.querySelector('section.leaf')?.getBoundingClientRect();
  const under = [...document.querySelectorAll(HAND)].map((hand) => hand.getBoundingClientRect()).find((hand) => hand.left < right && hand.right > left && hand.bottom > innerHeight - EDGE);
  const from = over && over.top < innerHeight / 3 && over.left < right ? over.bottom : 0;
  const to = own ? innerHeight : under && under.top > from ? under.top : innerHeight - EDGE;
  if (top >= from && bottom <= to && !aside) return;
  const { style } = thing as HTMLElement;
  style.scrollMargin = `${from + ROOM}px 0 ${innerHeight - to + ROOM}px`;
  thing.scrollIntoView({ block: 'nearest', inline: 'center' });
  style.removeProperty('scroll-margin');
}
