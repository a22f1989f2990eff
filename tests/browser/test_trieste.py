"""Trieste on its drawn board: whole games by clicking on cards, coins, decks and Heroes."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, Position, expect
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.table import MOMENT, actions, await_turn, hit
from tests.browser.test_access import serious

CLICKS = 400

CORNER: Position = {"x": 10, "y": 14}  # where a card can be clicked on which others lie


def sit_down(page: Page, heroes: bool = False, faction: str = "", turns: int = 0) -> None:
    """A table with bots in the other two seats, set by hand; the first seat may choose its faction."""
    page.goto("/create?game=trieste")
    page.get_by_label("Your seat").select_option(label="Seat 1")
    for seat in (2, 3):
        page.get_by_role("combobox", name=f"Seat {seat}", exact=True).select_option(index=3)  # sensible
    page.get_by_text("Rules of the house").click()
    if heroes:
        page.get_by_label("Heroes").select_option(label="with Heroes")
    if faction:
        page.get_by_label("Factions").select_option(label="chosen in order")
    if turns:
        page.get_by_label("Longest game").fill(str(turns))
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    assert await_turn(page)
    if faction:
        click(page, page.locator(f'[data-thing="faction:{faction}"]'))


def choosable(page: Page) -> Locator:
    return page.locator("[data-thing].lit:not(.picked)")


def says(page: Page) -> list[str]:
    found: list[str] = actions(page).evaluate_all("buttons => buttons.flatMap(button => button.dataset.say ?? [])")
    return found


def situation(page: Page) -> tuple[object, ...]:
    told, asked = page.get_by_role("log").inner_text(), page.get_by_role("status").all_inner_texts()
    return says(page), page.locator(".picked").count(), told, asked


def click(page: Page, thing: Locator, tap: bool = False) -> None:
    """Click a thing on the board, and wait until the question is another one, or narrower."""
    way = thing.tap if tap else thing.click
    hit(page, lambda: way(position=CORNER, timeout=MOMENT), lambda: situation(page))


def play_on_the_board(page: Page, tap: bool = False) -> set[str]:
    """Click what is lit, never the list of actions, until it is over; returns the verbs that were asked for."""
    dice = random.Random(4)
    asked: set[str] = set()
    for _ in range(CLICKS):
        if not await_turn(page):
            return asked
        asked.update(say.split()[0] for say in says(page))
        things = choosable(page)
        if not things.count():
            continue  # redrawn just now
        passing = page.locator('[data-thing="pass"].lit')
        rest = page.locator('[data-thing].lit:not(.picked):not([data-thing="pass"])')
        if passing.count() and (not rest.count() or dice.random() < 0.2):
            click(page, passing, tap)
        else:
            click(page, rest.nth(dice.randrange(rest.count())), tap)
    raise AssertionError("the game does not end")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_a_whole_game_with_heroes_on_the_board(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    sit_down(page, heroes=True, turns=20)
    expect(page.locator('[data-thing^="hero:"].lit')).to_have_count(3)
    assert serious(page) == []
    click(page, page.locator('[data-thing^="hero:"].lit').first)
    await_turn(page)
    assert serious(page) == []
    asked = play_on_the_board(page)
    assert {"draw", "play", "pass"} <= asked
    expect(page.get_by_role("columnheader", name="Faction")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Hero")).to_be_visible()
    page.get_by_role("button", name="Look at the board").click()
    assert serious(page) == []
    assert fits(page)
    told = page.get_by_role("log").first.inner_text()
    assert "lays" in told
    assert "face-down" in told


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_some_turns_on_a_phone(visit: Visit, scheme: str) -> None:
    page = visit(size=PHONE, has_touch=True, color_scheme=scheme, bypass_csp=True)
    sit_down(page, heroes=True, faction="thief", turns=3)
    await_turn(page)
    assert serious(page) == []
    assert fits(page)
    play_on_the_board(page, tap=True)
    assert fits(page)
    page.get_by_role("button", name="Look at the board").click()
    assert serious(page) == []


def test_everything_on_the_table_has_a_name(visit: Visit) -> None:
    page = visit(size=DESK)
    sit_down(page, faction="merchant")
    await_turn(page)
    board = page.get_by_role("region", name="The table").or_(page.locator("section.board"))
    seen = board.first.aria_snapshot()
    for words in (
        r"Law & Order: 0 of 7 Thieves captured",
        r"Untold Riches: treasure worth 11 wins, .* Now worth \d",
        r"Nine Tails: 0 of 9 Infamy",
        r"Treasure deck, \d+ cards",
        r"Your deck, \d+ cards left",
        r"Hand: \d cards, \d of them treasure",
        r"2 Coppers",
    ):
        assert re.search(words, seen), words
    expect(page.locator("[aria-current=step]")).to_have_text("Draw")


def test_a_card_lies_face_down_until_all_have_played(visit: Visit) -> None:
    page = visit()
    sit_down(page, faction="watch")
    for _ in range(2):
        await_turn(page)
        click(page, page.locator('[data-thing="deck:watch"].lit'))
    await_turn(page)
    expect(page.locator("[aria-current=step]")).to_have_text("Play")
    card = page.locator('[data-thing^="card:"].lit, [data-thing="treasure:copper"].lit').first
    click(page, card)
    await_turn(page)
    told = page.get_by_role("log").first.inner_text()
    assert told.index("face-down") < told.index("turns up")


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    page = visit()
    sit_down(page, faction="merchant")
    await_turn(page)
    page.locator('[data-thing="treasure:copper"]').click()
    expect(page.get_by_text("Cards are played in the Play Phase only")).to_be_visible()


def test_in_german(visit: Visit) -> None:
    page = visit(locale="de-DE")
    page.get_by_role("listitem").filter(has_text="Trieste").get_by_role("button", name="Sofort spielen").click()
    page.wait_for_url("**/table/*")
    await_turn(page)
    words = page.locator("main").inner_text()
    assert "Recht und Ordnung" in page.locator("main").aria_snapshot()
    assert not re.search(r"\b(treasure|discards|hand|Draw|captured|Thief)\b", words)


def test_a_lifted_card_does_not_lie_over_where_the_next_one_is_hit(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    sit_down(page, faction="merchant")
    assert await_turn(page)
    page.add_style_tag(content=".cards { max-width: 190px }")
    cards = page.locator(".cards .slot [data-thing]")
    while cards.count() < 3 and await_turn(page):  # nothing is played until there are several
        pass_by = page.locator('[data-thing="pass"].lit')
        click(page, pass_by if pass_by.count() else choosable(page).first)
    hit = """(nodes, k) => {
      const { left, top } = nodes[k].getBoundingClientRect();
      return nodes[k].contains(document.elementFromPoint(left + 10, top + 14));
    }"""
    for k in range(cards.count() - 1):
        cards.nth(k).hover(position=CORNER)
        assert cards.evaluate_all(hit, k + 1)
        cards.nth(k).press("Shift")  # it has the focus, by key
        assert cards.evaluate_all(hit, k + 1)


def test_that_the_last_turn_is_near_moves_nothing(visit: Visit) -> None:
    """It is said in the same room as the turn alone."""
    page = visit(size=PHONE)
    heights = []
    for turns in (60, 10):
        sit_down(page, turns=turns)
        expect(page.locator(".strip .near")).to_have_count(int(turns == 10))
        heights.append(page.locator(".strip").evaluate("(one) => one.getBoundingClientRect().height"))
    assert heights[0] == heights[1]
