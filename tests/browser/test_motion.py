"""What happens is seen to happen, and can be seen again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.table import MOMENT, actions, await_turn, hit, story, until

# What flew over the board, by what it looked like; what had no place on it; cards that were no cards by their shape.
WATCH = """
  window.flown = []; window.lost = []; window.odd = [];
  document.addEventListener('unseen', (event) => window.lost.push(event.detail));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
      if (node.classList?.contains('flying')) {
        window.flown.push(node.className);
        const { offsetWidth: width, offsetHeight: height } = node;
        if (node.matches('.face, .self, .turning') && height > 2 * width) window.odd.push(`${width} x ${height}`);
      }
  }).observe(document, { childList: true, subtree: true });
"""


def flown(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.flown")
    return found


@pytest.mark.parametrize("game", ["trieste", "fivesails"])
def test_what_happens_is_seen_and_can_be_seen_again(visit: Visit, game: str) -> None:
    page = visit("about:blank", reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto("/")
    page.locator(f"li[data-game={game}]").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    for _ in range(12):
        assert await_turn(page)
        if len(flown(page)) > 3:
            break
        hit(page, lambda: actions(page).first.click(timeout=MOMENT), lambda: actions(page).all_inner_texts())
    assert await_turn(page)
    assert flown(page)
    assert page.evaluate("window.lost") == []
    assert page.evaluate("window.odd") == []
    until(page, lambda: not page.locator(".flying, .alight").count())  # what has arrived is on the board itself
    choices, told = actions(page).all_inner_texts(), story(page)
    page.evaluate("window.flown = []")
    page.get_by_role("button", name=re.compile("since your last decision")).click()
    until(page, lambda: flown(page))
    skip = page.get_by_role("button", name="Skip ahead")
    if skip.count():
        skip.click()
    expect(page.locator(".flying")).to_have_count(0)
    until(page, lambda: actions(page).all_inner_texts() == choices)
    assert story(page) == told
