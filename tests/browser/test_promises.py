"""Abilities of the Mediterranean in a real Chromium: promised in an offer, and aimed when trading is over.

Nobody has such an ability in the first round. So a game is played by bots and then played on from one of its moments:
when somebody who has one has the floor.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Server, Visit
from tests.browser.table import until
from tests.browser.test_access import serious
from tests.browser.test_mediterranean import desk, drawer, goods
from tests.patience import PATIENCE

from intrigue.client import Client

POST = """async ([path, body]) => {
  const wanted = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await (await fetch(`/api/tables${path}`, wanted)).json()).id;
}"""
# The first moment at which a seat has the floor and something to aim: how many actions lie before it, and the seat.
MOMENT = """async (id) => {
  for (const eyes of [0, 1, 2, 3]) {
    const { steps } = await (await fetch(`/api/tables/${id}/replay?eyes=${eyes}`)).json();
    const found = steps.find(({ view }) => view.phase === 'trading' && view.players[eyes].boxes.length > 0 &&
      view.choices.some(({ say }) => say.startsWith('give ')));
    if (found) return { move: found.move, seat: eyes };
  }
  return null;
}"""


# What was found may say something else by now: the same button ends the last step too.
PASS = """it => {
  const says = (it.getAttribute('aria-label') ?? it.textContent).trim();
  if (says.startsWith('Pass') && it.getAttribute('aria-expanded') !== 'true') it.click();
}"""


def played_by_bots(server: Server) -> str:
    """A finished game. Somebody looks on, or the bots would not play."""
    with Client(server.address) as client:
        table = client.create("mediterranean", 4, bots=dict.fromkeys(range(4), "sensible"), options={"floor": "rounds"})
        with client.live(table.id) as game:
            while not game.over:
                assert game.wait(PATIENCE), "the bots do not come to an end"
    return table.id


@pytest.fixture
def trader(visit: Visit, server: Server) -> Page:
    """Somebody with the floor and an ability; hardly any game is without such a moment."""
    page = visit("/", bypass_csp=True)
    page.get_by_role("button", name="Play now").first.wait_for()
    for _ in range(6):
        id = played_by_bots(server)
        moment = page.evaluate(MOMENT, id)
        if moment is not None:
            page.goto(f"/table/{page.evaluate(POST, [f'/{id}/fork', moment])}")
            expect(desk(page)).to_be_visible()
            return page
    raise AssertionError("six games in which nobody had an ability to aim")


def aims(page: Page) -> Locator:
    return desk(page).get_by_role("group", name=re.compile("^Aim ")).first.get_by_role("button")


def cubes(page: Page) -> bool:
    """Whether cubes can be set; passes where it is still one's turn to trade. Trading may end under one's hand: so no
    button is waited for, `until` looks again."""
    if desk(page).get_by_role("button", name=re.compile("^Cubes")).count():
        return True
    for button in desk(page).get_by_role("button", name=re.compile("^Pass")).element_handles():
        button.evaluate(PASS)  # first the drawer
    return False


def test_an_ability_is_promised_and_aimed(trader: Page) -> None:
    page = trader
    # an offer with a promise in it
    drawer(page, "Offer")
    goods(page).get_by_role("button", name=re.compile("^Offer ")).first.click()
    desk(page).get_by_role("button", name=re.compile("^Want ")).first.click()
    desk(page).get_by_text("Promises about abilities").click()
    mine = desk(page).get_by_label("Which ability").locator("option").filter(has_text="You promise").first
    desk(page).get_by_label("Which ability").select_option(mine.get_attribute("value"))
    desk(page).get_by_label("To use it or not").select_option("not")
    whom = desk(page).get_by_label("On whom").locator("option").first.inner_text()
    desk(page).get_by_role("button", name="Add", exact=True).click()
    expect(
        desk(page).get_by_role("button", name=re.compile(f"^Take out: You promise .* not on {whom}"))
    ).to_be_visible()
    assert serious(page) == []
    desk(page).get_by_role("button", name="Post the offer").click()
    posted = page.get_by_role("region", name="Your offers").get_by_role("article").first
    expect(posted).to_contain_text(f"not on {whom}")

    # then the cubes: at one player, at another instead, and lifted again
    until(page, lambda: cubes(page))
    drawer(page, "Cubes")
    free = [at for at in range(aims(page).count()) if aims(page).nth(at).is_enabled()]
    assert len(free) >= 2  # three others sit there, and one of them may have a promise
    first, second = aims(page).nth(free[0]), aims(page).nth(free[1])
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "false")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    assert serious(page) == []
    drawer(page, "Done")
    desk(page).get_by_role("button", name="Ready").click()
    expect(page.get_by_role("region", name="What the goods brought").or_(page.get_by_role("dialog"))).not_to_have_count(
        0
    )
