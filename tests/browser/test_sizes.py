"""Every window will do: nothing is pushed out of it sideways, and what is asked and held is in sight."""

from __future__ import annotations

import random
from functools import partial

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import DESK, LYING, PHONE, Visit
from tests.browser.steady import decide
from tests.browser.table import SEATS, act, await_turn, sit_down, until

LARGE, NARROW = (1920, 1080), (320, 640)  # a large screen, and the smallest phone

# How far the page can be pushed sideways, and how much of what stays in sight is in the window, from 0 to 1.
SEEN = """() => {
  const share = (one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const across = Math.min(right, innerWidth) - Math.max(left, 0);
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return Math.max(0, across) * Math.max(0, down) / (width * height);
  };
  const question = document.querySelector('section.dock');
  const hands = [...document.querySelectorAll('section.board .at-hand')].filter((one) => one.offsetHeight);
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    question: share(question),
    hand: hands.length ? Math.max(...hands.map(share)) : 1,
  };
}"""


def fitting(page: Page) -> bool:
    seen = page.evaluate(SEEN)
    return bool(seen["sideways"] <= 0 and seen["question"] > 0.99 and seen["hand"] > 0.99)


@pytest.mark.parametrize("game", SEATS)
def test_question_and_hand_are_in_every_window(visit: Visit, game: str) -> None:
    page = visit("/create", size=DESK)
    sit_down(page, game)
    assert await_turn(page)
    if game == "mediterranean":  # its floor opens when the sides are chosen
        rng = random.Random(game)
        while not page.locator("section.desk").count():
            assert decide(page, rng)
    for width, height in (LARGE, DESK, LYING, PHONE, NARROW):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => { scrollTo(0, 0); return new Promise(requestAnimationFrame) }")
        until(page, partial(fitting, page))  # what follows the size follows it a moment later


# Whether the words of something are cut off by it or by what they lie in.
CUT = """(one) => {
  const inner = one.getBoundingClientRect(), outer = one.parentElement.getBoundingClientRect();
  const wider = (part) => part.clientWidth && part.scrollWidth > part.clientWidth + 1;
  const wide = [one, ...one.querySelectorAll('*')].some(wider);
  return wide || inner.right > outer.right + 1 || one.scrollHeight > one.clientHeight + 1;
}"""


def test_words_are_read_whole_on_a_phone(visit: Visit) -> None:
    page = visit("/create", size=PHONE)
    sit_down(page, "trickery", seats=6)  # so that somebody has to be chosen
    assert await_turn(page)
    page.locator("section.board .lit").first.click()  # a society
    page.locator('.lit[data-thing^="card:"]').first.wait_for()
    for card in page.locator('.lit[data-thing^="card:"]').all():
        card.click()
        if page.locator(".dock .next .button").count():  # else it was the only way to play it
            break
    for one in page.locator(".dock .next .button").all():
        one.scroll_into_view_if_needed()
        assert not one.evaluate(CUT), one.inner_text()
    assert not page.locator(".aim .what").evaluate(CUT)
    sit_down(page, "treachery", seats=4)
    assert await_turn(page)
    for width, height in (PHONE, LYING):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        cut = [one.inner_text() for one in page.locator(".seat .who").all() if one.evaluate(CUT)]
        assert cut == [], width


def test_the_hand_of_trieste_lies_free_on_a_phone(visit: Visit) -> None:
    page = visit("/create", size=PHONE)
    sit_down(page, "trieste")
    while await_turn(page) and not page.locator(".tray.lone").count():
        act(page)
    boxes = "(one) => { const all = new Range(); all.selectNodeContents(one); return all.getBoundingClientRect() }"
    tray, words, cards = (page.locator(one).evaluate(boxes) for one in (".tray.lone", ".hand h3 small", ".fan"))
    assert tray["bottom"] <= cards["top"]
    assert words["right"] <= tray["left"] or words["bottom"] <= tray["top"]
    letters = "(one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a"
    assert all(one.evaluate(letters) >= 11 for one in page.locator(".chest text").all())


def test_home_and_player_aids_fit_a_desk(visit: Visit) -> None:
    page = visit("/", size=DESK)
    page.locator("li.game").first.wait_for()
    doors = page.locator("li.game .doors").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(doors) == len(SEATS)
    assert len(set(doors)) == 1
    page.locator('li.game[data-game="trieste"] a[href^="/puzzles"]').click()
    until(page, lambda: page.evaluate("() => scrollY") > 0)
    for game in SEATS:
        page.goto(f"/rules/{game}")
        page.locator("section.aid svg").first.wait_for()
        assert page.locator("section.aid").evaluate("(aid) => aid.getBoundingClientRect().bottom <= innerHeight"), game
