"""What people do at a table, in the words of the page."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect

YOURS = re.compile("Your turn|Du bist dran|Dein Zug")


def actions(page: Page) -> Locator:
    """The plain list of actions."""
    return page.get_by_role("region", name=re.compile("What you can do|Was du tun kannst")).get_by_role("button")


def ended(page: Page) -> Locator:
    return page.get_by_role("link", name=re.compile("^replay", re.IGNORECASE)).or_(
        page.get_by_role("button", name=re.compile("^(rematch|once more)", re.IGNORECASE))
    )


def await_turn(page: Page, seconds: float = 20) -> bool:
    """Wait until something is asked of this page (True) or the game is over (False)."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if ended(page).count():
            return False
        if actions(page).count():
            return True
        page.wait_for_timeout(50)
    raise AssertionError(f"nothing is asked and nothing is over:\n{page.locator('main').aria_snapshot()}")


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/*")
    expect(actions(page).first).to_be_visible()


def act(page: Page, name: str | re.Pattern[str] | None = None) -> None:
    """Take an action from the list, and wait until the page has it back from the server."""
    before = story(page)
    button = actions(page).filter(has_text=name).first if name else actions(page).first
    button.click()
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline and story(page) == before and not ended(page).count():
        page.wait_for_timeout(30)
    assert story(page) != before or ended(page).count()


def story(page: Page) -> list[str]:
    log = page.get_by_role("log")
    return log.first.get_by_role("paragraph").all_inner_texts() if log.count() else []


def play_to_the_end(page: Page, limit: int = 200) -> None:
    for _ in range(limit):
        if not await_turn(page):
            return
        choices = actions(page)
        # Pay in whenever possible, so that games end: the last tribute on the list is the largest.
        tribute = choices.filter(has_text=re.compile("tribute", re.IGNORECASE))
        button = tribute.last if tribute.count() else choices.first
        try:
            button.click(timeout=1500)
        except Exception:  # the list was redrawn under the mouse
            continue
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")
