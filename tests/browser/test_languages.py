"""Every page in every language, at the size of a desk and of a phone: nothing sticks out, nothing is left unsaid.

INTRIGUE_PICTURES=FOLDER keeps a picture of each page, to look at.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.table import actions

import intrigue
from intrigue.words import cards

PICTURES = os.environ.get("INTRIGUE_PICTURES")
NOTATION = re.compile(
    r"\b(?:ask|do|no|tell|won|why|hint|show|sign|table|past|lesson|note|puzzle)-[a-z]+(?:-[a-z]+)* [a-z]+="
    r"|\b(?:seat|card):\w"
)
ENGLISH = re.compile(r"\b(?:the|your|you|with|from|of|is|are|this|that|to)\b", re.IGNORECASE)
# Everything that is written in the language of the page; what is in another one says so, and names are names.
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement;
    const foreign = at.closest('[lang]');
    if (foreign !== document.documentElement || at.closest('script, style, code, kbd, [translate=no]')) continue;
    const text = walk.currentNode.textContent.trim();
    if (text && at.checkVisibility()) found.push(text);
  }
  return found;
}"""
# What a person could not see without scrolling sideways: nothing may, unless it stands in something that scrolls.
STICKS_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  const scrolls = (at) => {
    for (; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const right = (at) => Math.round(at.getBoundingClientRect().right);
  return [...document.body.querySelectorAll('*')]
    .filter((at) => at.checkVisibility() && at.getBoundingClientRect().width > 0 && right(at) > wide + 1)
    .filter((at) => !at.closest('svg *') && !scrolls(at.parentElement))
    .map((at) => `${at.tagName} ${at.className} ${right(at)}: ${at.textContent.slice(0, 60)}`);
}"""


def faults(page: Page, language: str, name: str, size: tuple[int, int]) -> list[str]:
    """What is wrong with a page as it is now."""
    if PICTURES:
        Path(PICTURES).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{PICTURES}/{name}-{language}-{size[0]}.png")
    texts = page.evaluate(TEXTS)
    assert texts
    wrong = [f"sticks out: {one}" for one in page.evaluate(STICKS_OUT)]
    wrong += [f"not said: {text}" for text in texts if NOTATION.search(text)]
    wrong += [f"in English: {text}" for text in texts if in_english(text)]
    return [f"{name}: {one}" for one in wrong]


PRINTED = {card.name for card in cards(intrigue.game("fivesails"))}
TITLES = {intrigue.game(name).title for name in intrigue.games()}


def in_english(text: str) -> bool:
    """Cards of City of Five Sails are called what is printed on them, and games have their titles, in every language.
    (Lists are joined as the browser does it, also in the language that is none.)"""
    if any(text in name for name in PRINTED):  # a line of a name that takes several
        return False
    for name in sorted({*PRINTED, *TITLES}, key=len, reverse=True):
        text = text.replace(name, "")
    return bool(ENGLISH.search(text))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("language", ["de", "en-XA"])
def test_no_page_breaks_in_another_language(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit("/", size)
    page.evaluate("language => localStorage.setItem('intrigue.language', language)", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("main h2").first).to_be_visible()
    wrong = faults(page, language, "home", size)
    for name in intrigue.games():
        page.goto(f"/rules/{name}")
        expect(page.locator("main h2").first).to_be_visible()
        wrong += faults(page, language, f"{name}-rules", size)
        game = intrigue.game(name)
        wanted = {
            "game": name, "seats": game.seats[0], "seat": 0, "start": True,
            "bots": {str(seat): "sensible" for seat in range(1, game.seats[0])},
        }  # fmt: skip
        id = page.evaluate(
            """table => fetch('/api/tables', {method: 'POST', body: JSON.stringify(table)})
                 .then((answer) => answer.json()).then((made) => made.id)""",
            wanted,
        )
        page.goto(f"/table/{id}")
        expect(actions(page).or_(page.locator(".board button")).first).to_be_visible()
        wrong += faults(page, language, name, size)
        id = page.evaluate(
            "name => fetch(`/api/games/${name}/learn`, {method: 'POST'}).then((a) => a.json()).then((made) => made.id)",
            name,
        )
        page.goto(f"/table/{id}")
        expect(page.locator("section.leaf")).to_be_visible()
        wrong += faults(page, language, f"{name}-lesson", size)
    page.goto("/puzzles/trickery/1")
    page.locator(".action").first.click()
    page.locator(".ask .button.main").click()
    expect(page.get_by_role("table")).to_be_visible()
    wrong += faults(page, language, "puzzle", size)
    page.goto("/puzzles")
    expect(page.locator("ol a").first).to_be_visible()
    wrong += faults(page, language, "puzzles", size)
    assert not wrong, "\n".join(wrong)
