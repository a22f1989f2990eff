"""Two people talk, by clicking: in the waiting room, at every board, on a phone, each in their own language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.table import SEATS
from tests.browser.test_access import serious

from intrigue.client import Client

# Where the bubble and the seat of whoever speaks lie, and what the board measures.
LAID = """(seat) => {
  const box = (node) => node && node.getBoundingClientRect().toJSON();
  const at = ['seat', 'stall'].flatMap((name) => [`[data-spot="${name}:${seat}"]`, `[data-thing="${name}:${seat}"]`]);
  const seats = at.flatMap((name) => [...document.querySelectorAll(`.framed ${name}`)]).map(box);
  return {
    bubble: box(document.querySelector('.bubble')), seat: seats.find(({ width }) => width > 0),
    board: box(document.querySelector('.framed')), width: innerWidth, height: innerHeight,
  };
}"""


def gather(page: Page, other: Client, game: str, **more: Any) -> str:
    """A table at which the page has the first seat and somebody else the second one."""
    bots = dict.fromkeys(range(2, SEATS[game]), "gentle")
    new = {"game": game, "seats": SEATS[game], "seat": 0, "bots": bots, **more}
    made = page.request.post("/api/tables", data=new)
    assert made.ok, made.text()
    id: str = made.json()["id"]
    other.sit(id, 1)
    return id


def sit_together(page: Page, other: Client, game: str) -> str:
    id = gather(page, other, game)
    assert page.request.post(f"/api/tables/{id}/start").ok
    page.goto(f"/table/{id}")
    page.locator(".framed").wait_for()
    return id


def test_people_talk_while_they_wait_each_in_their_own_language(visit: Visit) -> None:
    ada, ben = visit(locale="en", bypass_csp=True), visit(size=PHONE, locale="de")
    made = ada.request.post("/api/tables", data={"game": "trickery", "seats": 3, "seat": 0, "public": True})
    for page in (ada, ben):
        page.goto(f"/table/{made.json()['id']}")
    expect(ada.get_by_role("log", name="Chat")).to_contain_text("TRK-C-16")
    ada.get_by_role("button", name="Quick phrases").click()
    ada.get_by_role("button", name="Good luck, everybody!").click()
    expect(ben.get_by_role("log", name="Gespräch")).to_contain_text("Viel Glück euch allen!")
    ben.get_by_label("Sag etwas zum Tisch").fill("Danke, <b>euch</b> auch {0}")
    ben.keyboard.press("Enter")
    expect(ada.get_by_role("log", name="Chat")).to_contain_text("Danke, <b>euch</b> auch {0}")
    for page in (ada, ben):
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert serious(ada) == []


@pytest.mark.parametrize("game", SEATS)
def test_what_is_said_is_seen_at_the_seat_of_who_says_it(game: str, visit: Visit, server: Server) -> None:
    page = visit()
    with Client(server.address, "Ben") as ben:
        id = sit_together(page, ben, game)
        before = page.evaluate(LAID, 1)
        assert before["bubble"] is None
        with ben.live(id) as live:
            live.remark("say-deal")
        bubble = page.locator(".bubble")
        expect(bubble).to_contain_text("Ben")
        expect(bubble).to_contain_text("Deal?")
        page.wait_for_function("document.querySelector('.bubble').dataset.tail !== undefined")
        laid = page.evaluate(LAID, 1)
        assert laid["board"] == before["board"], "it moves nothing"
        spoken, seat = laid["bubble"], laid["seat"]
        assert 0 <= spoken["left"] <= spoken["right"] <= laid["width"]
        assert 0 <= spoken["top"] <= spoken["bottom"] <= laid["height"]
        assert seat["left"] <= spoken["left"] + 24 <= seat["right"], "it points at the seat"
        assert -20 <= max(seat["top"] - spoken["bottom"], spoken["top"] - seat["bottom"]) <= 20
        if game == "trickery":
            expect(bubble).to_have_count(0)  # it goes away by itself


def test_on_a_phone_a_badge_tells_what_is_new_and_somebody_is_muted_for_oneself(visit: Visit, server: Server) -> None:
    page = visit(size=PHONE, bypass_csp=True)
    with Client(server.address, "Ben") as ben:
        id = sit_together(page, ben, "trickery")
        with ben.live(id) as live:
            live.say("Join me.")
            live.remark("say-trust")
            page.get_by_role("button", name="Open the chat: 2 new lines").click()
            log = page.get_by_role("dialog").get_by_role("log", name="Chat")
            expect(log).to_contain_text("Trust me.")
            expect(page.locator(".opener .badge")).to_have_count(0)
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
            assert serious(page) == []
            log.get_by_role("button", name="Ben").first.click()
            log.get_by_role("button", name="Mute for me").click()
            expect(log).not_to_contain_text("Join me.")
            live.say("Can you hear me?")
            page.get_by_role("dialog").get_by_label("Say something to the table").fill("No.")
            page.keyboard.press("Enter")
            expect(log).to_contain_text("No.")  # said after it, so Ben's line has come
            expect(page.get_by_text("Can you hear me?")).to_have_count(0)
        page.reload()
        opener = page.get_by_role("button", name="Open the chat", exact=True)  # nothing is new
        opener.click()
        page.get_by_role("button", name="Ben: Hear again").click()
        expect(log).to_contain_text("Can you hear me?")
        assert not ben.table(id).seats[1].muted, "nobody else is concerned"


def test_the_tab_says_that_it_is_ones_turn_and_that_somebody_spoke(visit: Visit, server: Server) -> None:
    page = visit()
    with Client(server.address, "Ben") as ben:
        id = gather(page, ben, "trickery")
        page.goto(f"/table/{id}")
        icon = page.locator("link[rel=icon]")
        expect(page).to_have_title(re.compile("^Trickery"))
        expect(icon).to_have_attribute("href", "/icon.svg")
        assert page.request.post(f"/api/tables/{id}/start").ok
        expect(page).to_have_title(re.compile("^● Your turn · Trickery"))
        expect(icon).to_have_attribute("href", "/icon-calls.svg")
        with ben.live(id) as live:
            live.remark("say-hurry")
        expect(page).to_have_title(re.compile(r"^● Your turn · \(1\) Trickery"))
        page.get_by_role("link", name=re.compile("^Intrigue")).click()
        expect(icon).to_have_attribute("href", "/icon.svg")
        expect(page).to_have_title("Intrigue")


def test_a_table_with_bots_alone_has_no_chat_in_its_dock(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".framed").wait_for()
    expect(page.locator(".opener")).to_have_count(0)


def test_who_talks_too_fast_is_told_so_where_they_talk(visit: Visit, server: Server) -> None:
    page = visit()
    with Client(server.address, "Ben") as ben:
        sit_together(page, ben, "trickery")
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("button", name="Quick phrases").click()
        hello = page.get_by_role("group", name="Quick phrases").get_by_role("button", name="Hello!")
        for _ in range(7):
            hello.click()
        expect(page.locator(".chat").get_by_role("alert")).to_contain_text("too fast")
