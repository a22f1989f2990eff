"""Whether things stay where they are: what moved on a page that nobody meant to move, by the browser's own account."""

from __future__ import annotations

import random
from dataclasses import dataclass

from playwright.sync_api import Locator, Page
from tests.browser.table import await_turn

SINGLE = 0.01  # the share of the window that may move at once, by the distance it moves
SUM = 0.1

# Layout shifts as the browser reports them (https://wicg.github.io/layout-instability/), with the names of what moved.
# What was clicked itself may move: a card that is chosen goes somewhere, and the cards of a hand close ranks. So may
# the pieces where moving is the game (`data-moving`); the place they are in, and all around it, may not.
WATCH = """() => {
  let clicked = null;
  const chosen = (target) => target.closest('button, summary, a, input') ?? target;
  addEventListener('pointerdown', (event) => (clicked = chosen(event.target)), true);
  const box = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(' ');
  const name = (node) => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    const classes = [...element.classList].filter((one) => !one.startsWith('svelte'));
    return [element.tagName.toLowerCase(), ...classes].join('.');
  };
  const free = (node) => clicked?.contains(node) || node.parentElement?.closest('.at-hand, [data-moving]');
  // The share of the window that the rest of them covered, before or after, by how far the farthest went.
  const share = (moved) => {
    const pairs = moved.map(({ previousRect, currentRect }) => [previousRect, currentRect]);
    const areas = pairs.map(([a, b]) => 2 * Math.max(a.width * a.height, b.width * b.height));
    const ways = pairs.map(([a, b]) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
    const covered = areas.reduce((x, y) => x + y, 0) / (innerWidth * innerHeight);
    return (Math.min(1, covered) * Math.max(...ways)) / Math.max(innerWidth, innerHeight);
  };
  const told = (one) => `${name(one.node)} ${box(one.previousRect)} -> ${box(one.currentRect)}`;
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.filter(({ node }) => node && !free(node));
      const worth = moved.length < sources.length ? Math.min(value, share(moved)) : value;
      if (moved.length) window.shifts.push({ value: worth, moved: moved.map(told) });
    }
  }).observe({ type: 'layout-shift' });
}"""


@dataclass
class Shift:
    value: float
    moved: list[str]

    def __str__(self) -> str:
        return f"{self.value:.4f}: " + "; ".join(self.moved)


def watch(page: Page) -> None:
    """From now on; a page that is still being put together may move."""
    page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    page.evaluate(WATCH)


def shifts(page: Page) -> list[Shift]:
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return [Shift(one["value"], one["moved"]) for one in page.evaluate("() => window.shifts")]


def verdict(found: list[Shift]) -> list[str]:
    """What was not steady, the worst first. Neither limit asks how long after a click it was, so that a slow machine
    finds the same as a fast one."""
    total = sum(shift.value for shift in found)
    worst = sorted(found, key=lambda shift: -shift.value)
    faults = [str(shift) for shift in worst if shift.value > SINGLE]
    if total >= SUM:
        faults += [f"{total:.3f} in all, of {len(found)} shifts", *map(str, worst[:8])]
    return faults


def decide(page: Page, rng: random.Random) -> bool:
    """Make one click toward a decision, on the board where that can be; False when the game is over."""
    if not await_turn(page):
        return False
    fold = page.locator(".actions .fold[aria-expanded=false]")
    if fold.count():
        _click(page, fold)
    before = _asked(page)
    done = page.locator(".actions [data-say=done]")
    if rng.random() < 0.1 and done.count():  # whoever never is done sits at a market until its clock runs out
        _click(page, done)
        return True
    lit = page.locator("section.board button.thing.lit:visible")
    places = [lit, page.locator(".dock .next .button"), page.locator(".actions .action")]
    seen = [place for place in places if place.count()]
    # The board for the most part; the list too, which also offers what a board asks for in steps.
    chosen = (seen[0] if rng.random() < 0.7 else seen[-1]) if seen else None
    many = chosen.count() if chosen else 0  # what was there a moment ago may be gone
    if not chosen or not many or not _click(page, chosen.nth(rng.randrange(many))):
        page.wait_for_timeout(20)
        return True
    for _ in range(100):  # a click that says once more why not changes nothing, and is none to wait for
        if _asked(page) != before:
            break
        page.wait_for_timeout(20)
    return True


def _asked(page: Page) -> object:
    """All that a click can change: what is asked, what can be answered, what is picked, what lies on the board (as an
    offer that is being made), and what was told."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.dock, .actions, .board, [role=log]')].map((one) => one.textContent)
          .join() + [...document.querySelectorAll('.picked, dialog[open]')].length"""
    )


def _click(page: Page, button: Locator) -> bool:
    """False where it is gone already, because somebody else decided something meanwhile, or where something lies over
    it: nothing is waited for, and something else is clicked."""
    middle = button.evaluate_all(
        """([one]) => {
          if (!one) return null;
          for (const block of ['nearest', 'center']) {
            one.scrollIntoView({ block, inline: 'nearest' });
            const { x, y, width, height } = one.getBoundingClientRect();
            const middle = [x + width / 2, y + height / 2];
            if (one.contains(document.elementFromPoint(...middle))) return middle;
          }
          return null;
        }"""
    )
    if middle:
        page.mouse.click(*middle)
    return bool(middle)
