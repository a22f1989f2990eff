"""Double clicks and taps: the second one means what the first one meant, or nothing."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.table import actions, await_turn, sit_down, story, until
from tests.browser.test_mediterranean import desk, drawer, goods

# Where it is, if it can be pressed and says what is wanted; asked all at once, for it may be gone a moment later.
MIDDLE = """([one], says) => {
  if (!one || one.disabled || !one.textContent.includes(says)) return null;
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def press(page: Page, button: Locator, says: str = "", count: int = 1) -> None:
    """A click as the system counts it: 2 for the second of a double click, however long it took a test to make it."""
    middle = button.evaluate_all(MIDDLE, says)
    if middle:
        page.mouse.move(*middle)
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)


def test_the_second_click_takes_nothing_from_the_next_list(visit: Visit) -> None:
    page = visit("/create")
    sit_down(page, "trickery")
    await_turn(page)
    while actions(page).count() < 2:
        page.keyboard.press("1")
        await_turn(page)
    first = actions(page).all_inner_texts()[0]
    told = len(story(page))
    press(page, actions(page).first)
    until(page, lambda: len(story(page)) > told and actions(page).all_inner_texts()[:1] not in ([], [first]))
    told = len(story(page))
    press(page, actions(page).first, count=2)
    page.keyboard.press("h")  # what was clicked before it would have been answered first
    expect(page.get_by_text("Advice:")).to_be_visible()
    assert len(story(page)) == told
    press(page, actions(page).first)
    until(page, lambda: len(story(page)) > told)


def test_who_clicks_twice_on_pass_is_not_ready(visit: Visit) -> None:
    page = visit("/create")
    sit_down(page, "mediterranean", options={"floor": "rounds", "laps": 2})
    for side in ("Dictatorship", "Mars"):
        page.get_by_role("region", name="The table").get_by_role("button", name=re.compile(side)).click()
    button = desk(page).locator(".done .button.main")

    def closing() -> bool:
        press(page, button, "Pass")
        return desk(page).get_by_role("button", name="Ready").count() > 0

    drawer(page, "Pass")
    until(page, closing)
    expect(button).to_be_enabled()
    press(page, button, "Ready", 2)
    # What is stored now is stored in the last moments: they are not over.
    goods(page).get_by_role("button", name=re.compile("^Store ")).first.click()
    drawer(page, "Warehouse")
    expect(desk(page).get_by_role("button", name=re.compile("back from the warehouse"))).to_be_visible()
    drawer(page, "Done")
    expect(button).to_be_enabled()
    press(page, button, "Ready")
    expect(desk(page)).to_be_hidden()


def tap(page: Page, button: Locator, moment: float) -> None:
    """A finger comes down at this moment, however late it is by now, and goes up again."""
    x, y = button.evaluate_all(MIDDLE, "")
    session = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": moment})
    session.detach()


def test_the_second_of_two_quick_taps_takes_nothing_from_the_next_list(visit: Visit) -> None:
    page = visit("/create", size=PHONE, has_touch=True, is_mobile=True)
    # On phones every tap is the first; here the browser would count them.
    page.add_init_script("Object.defineProperty(UIEvent.prototype, 'detail', { get: () => 1 })")
    sit_down(page, "trickery")
    await_turn(page)
    while actions(page).count() < 2:
        actions(page).first.tap()
        await_turn(page)
    actions(page).first.scroll_into_view_if_needed()
    first, told, moment = actions(page).all_inner_texts()[0], len(story(page)), time.time()
    tap(page, actions(page).first, moment)
    until(page, lambda: len(story(page)) > told and actions(page).all_inner_texts()[:1] not in ([], [first]))
    told = len(story(page))
    tap(page, actions(page).first, moment + 0.2)
    page.get_by_role("button", name="Hint").tap()  # what was tapped before it would have been answered first
    expect(page.get_by_text("Advice:")).to_be_visible()
    assert len(story(page)) == told
    actions(page).first.scroll_into_view_if_needed()
    tap(page, actions(page).first, time.time())
    until(page, lambda: len(story(page)) > told)
