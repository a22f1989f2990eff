"""Every window will do: nothing is pushed out of it sideways, and what is asked and held is in sight."""

from __future__ import annotations

import random
from functools import partial

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.steady import decide
from tests.browser.table import SEATS, await_turn, sit_down, until

LARGE, LYING, NARROW = (1920, 1080), (844, 390), (320, 640)  # a large screen, a phone on its side, the smallest phone

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
