"""Treachery in a Pocket on its drawn board: whole games by clicking on cards and characters."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.table import MOMENT, actions, await_turn, ended, hit, story
from tests.browser.test_access import serious


def sit_down(page: Page, seats: int = 3, match: bool = False) -> None:
    """A table with bots in all other seats, set by hand."""
    page.goto("/create?game=treachery")
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    page.get_by_label("Your seat").select_option(label="Seat 1")
    for seat in range(2, seats + 1):
        page.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option(index=3)  # sensible
    if match:
        page.get_by_text("Rules of the house").click()
        page.get_by_label("Match").select_option(label="first to two victories")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    await_turn(page)


def play_now(page: Page) -> None:
    game = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Treachery in a Pocket"))
    game.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    await_turn(page)


def court(page: Page) -> Locator:
    return page.get_by_role("list", name="The court, the highest row first")


def choosable(page: Page, kind: str) -> Locator:
    return page.locator(f'[data-thing^="{kind}:"].lit')


def situation(page: Page) -> tuple[list[str], list[str]]:
    return actions(page).all_inner_texts(), story(page)


def click(page: Page, thing: Locator) -> None:
    hit(page, lambda: thing.click(timeout=MOMENT), lambda: situation(page))


def tap(page: Page, thing: Locator) -> None:
    """An action is tapped twice: the first time shows who could fill it."""

    def taps() -> None:
        thing.tap(timeout=MOMENT)
        if thing.and_(choosable(page, "action")).count():
            page.get_by_text("Tap again to play it").wait_for(timeout=MOMENT)
            page.locator(".could").first.wait_for(timeout=MOMENT)
            thing.tap(timeout=MOMENT)

    hit(page, taps, lambda: situation(page))


def play_on_the_board(page: Page, by_finger: bool = False) -> None:
    """Choose actions on cards and fill their symbols with characters, until it is over."""
    for clicks in range(200):
        if not await_turn(page):
            return
        people, cards = choosable(page, "character"), choosable(page, "action")
        many = cards.count()
        if people.count() or many:
            (tap if by_finger else click)(page, people.first if people.count() else cards.nth(clicks % many))
    raise AssertionError("the game does not end")


def test_a_whole_game_on_the_board(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    play_now(page)
    rows = court(page).get_by_role("list")  # one list in the list for every row
    assert rows.first.get_attribute("aria-label") == f"Row 1 of {rows.count()}, the highest"
    assert rows.locator('[data-thing^="character:"]').count() == 10
    assert serious(page) == []
    play_on_the_board(page)
    expect(page.get_by_role("columnheader", name="To rise")).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    told = page.get_by_role("log").first.inner_text()
    assert "The agendas are revealed" in told
    scores = page.locator(".seat .points").all_inner_texts()
    assert len(scores) == page.locator(".seat").count()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_whole_game_on_a_phone(visit: Visit, scheme: str) -> None:
    page = visit(size=PHONE, has_touch=True, color_scheme=scheme, bypass_csp=True)
    sit_down(page, 4)
    assert serious(page) == []
    play_on_the_board(page, by_finger=True)
    expect(ended(page).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.get_by_role("button", name="Look at the board").click()
    assert serious(page) == []


def test_looking_at_an_action_lights_up_who_could_fill_it(visit: Visit) -> None:
    page = visit(size=DESK)
    sit_down(page)
    action = choosable(page, "action").first
    able = page.locator(".could")
    expect(able).to_have_count(0)
    action.hover()
    expect(able).not_to_have_count(0)
    named = re.search(r"Could be filled by (.+)\.", action.inner_text())
    assert named
    assert len(re.split(", | and ", named[1])) == able.count()
    page.mouse.move(2, 2)
    expect(able).to_have_count(0)
    action.focus()
    expect(able).not_to_have_count(0)


def test_symbols_are_filled_one_by_one_and_steps_taken_back(visit: Visit) -> None:
    page = visit()
    for _ in range(20):
        sit_down(page)
        click(page, choosable(page, "action").last)
        if await_turn(page) and choosable(page, "character").count():
            break
    expect(page.locator(".next")).to_have_count(1)  # the symbol that is filled next
    lit, marked = choosable(page, "character").count(), page.locator(".could").count()
    assert lit == marked == actions(page).count()
    page.get_by_role("button", name="Take back").click()
    expect(choosable(page, "character")).to_have_count(0)
    expect(choosable(page, "action")).not_to_have_count(0)


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    page.locator('[data-thing^="character:"]').first.click()
    expect(page.get_by_text("First choose one of the four actions.")).to_be_visible()


def test_a_match_is_dealt_on(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2, match=True)
    play_on_the_board_of_a_match(page)
    expect(page.get_by_role("columnheader", name="Victories")).to_be_visible()
    assert page.get_by_role("cell", name="2", exact=True).count() >= 1


def play_on_the_board_of_a_match(page: Page) -> None:
    for _ in range(400):
        if not await_turn(page):
            return
        deal = page.locator('[data-thing="deal"]')
        click(page, deal if deal.count() else actions(page).first)
    raise AssertionError("the match does not end")


def test_in_german(visit: Visit) -> None:
    page = visit(locale="de-DE")
    page.get_by_role("listitem").filter(has_text="Treachery").get_by_role("button", name="Sofort spielen").click()
    page.wait_for_url("**/table/*")
    await_turn(page)
    words = page.locator("main").inner_text()
    assert "Deine Absicht" in page.locator("main").aria_snapshot()
    assert not re.search(r"\b(Killed|Wounded|moves|revealed|attack)\b", words)
