"""What people do at a table, in the words of the page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect
from tests.patience import PATIENCE

SEATS = {"trickery": 3, "treachery": 2, "trieste": 3, "mediterranean": 4, "fivesails": 2}
MOMENT = 5_000  # milliseconds after which something is tried anew that need not come
YOURS = re.compile("Your turn|Du bist dran|Dein Zug")


def actions(page: Page) -> Locator:
    """The plain list of actions."""
    return page.get_by_role("region", name=re.compile("What you can do|Was du tun kannst")).get_by_role("button")


def ended(page: Page) -> Locator:
    """What leads to the replay, in whatever language: only a game that is over has it."""
    return page.locator("main a[href$='/replay']:visible")


def until(page: Page, what: Callable[[], object]) -> None:
    """Wait until something is so; the page goes on meanwhile."""
    end = time.monotonic() + PATIENCE
    while not what():
        if time.monotonic() > end:
            raise AssertionError(f"it did not happen:\n{page.locator('main').aria_snapshot()}")
        page.wait_for_timeout(20)


def hit(page: Page, click: Callable[[], object], situation: Callable[[], object]) -> None:
    """Click (for a MOMENT at most) on what was just seen, and wait until the situation is another. It may be answered,
    or lie elsewhere, before the click comes; then nothing is clicked, and whoever plays looks anew."""
    before = situation()

    def another() -> bool:
        return bool(ended(page).count()) or situation() != before

    def clicked() -> bool:
        with suppress(Error):
            click()
            return True
        return another()

    until(page, clicked)
    until(page, another)


def await_turn(page: Page) -> bool:
    """Wait until something is asked of this page (True) or the game is over (False)."""
    until(page, lambda: ended(page).count() or actions(page).count())
    return not ended(page).count()


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/*")
    expect(actions(page).first).to_be_visible()


def sit_down(
    page: Page, game: str, bot: str = "gentle", options: dict[str, object] | None = None, seats: int = 0
) -> None:
    """At a table with bots that do not think for long, in the fewest seats of the game if not told otherwise."""
    seats = seats or SEATS[game]
    bots = dict.fromkeys(range(1, seats), bot)
    new = {"game": game, "seats": seats, "seat": 0, "bots": bots, "options": options or {}}
    made = page.request.post("/api/tables", data=new, headers={"Origin": page.url.partition("/create")[0]})
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['id']}")


def act(page: Page, name: str | re.Pattern[str] | None = None) -> None:
    """Take an action from the list, and wait until the page has it back from the server."""
    take(page, actions(page).filter(has_text=name).first if name else actions(page).first)


def take(page: Page, button: Locator, keyboard: bool = False) -> None:
    """Click on something that is an action, and wait until its story is told."""

    def click() -> None:
        if keyboard:
            button.focus(timeout=MOMENT)
            page.keyboard.press("Enter")
        else:
            button.click(timeout=MOMENT)

    hit(page, click, lambda: story(page))


def story(page: Page) -> list[str]:
    log = page.get_by_role("log")
    return log.first.get_by_role("paragraph").all_inner_texts() if log.count() else []


def play_to_the_end(page: Page, limit: int = 200, keyboard: bool = False) -> None:
    for _ in range(limit):
        if not await_turn(page):
            return
        choices = actions(page)
        # Pay in whenever possible, so that games end: the last tribute on the list is the largest.
        tribute = choices.filter(has_text=re.compile("tribute", re.IGNORECASE))
        take(page, tribute.last if tribute.count() else choices.first, keyboard)
    raise AssertionError("the game does not end")
