"""Games of other rules in the browser: what was kept is shown as it was, and of the rest there is a sentence."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from tests.browser.conftest import DESK, MILLISECONDS, Server
from tests.browser.table import until

import intrigue
from intrigue.client import Client, Refused

LATER = """
import intrigue
for name in ("trickery", "treachery"):
    type(intrigue.game(name)).version += 1
from intrigue.cli import main
main()
"""
BOTS = {1: "sensible", 2: "random"}
THEN = intrigue.game("trickery").version
OTHER = re.compile(rf"under version {THEN} of the rules of Trickery & Deceit; this server has version {THEN + 1}\b")


def finished(client: Client, game: str = "trickery", seats: int = 3) -> str:
    table = client.create(game, seats, bots=dict.fromkeys(range(1, seats), "random"), seat=0)
    with client.live(table.id) as live:
        for _ in live:
            if live.choices:
                with contextlib.suppress(Refused):
                    live.act(live.choices[0].say)
    return table.id


class Past:
    """A server on which rules have changed since some games were played there, and Ada, who played them."""

    def __init__(self, server: Server, context: BrowserContext, **tables: str) -> None:
        self.server = server
        self.context = context
        self.tables = tables

    def page(self, path: str) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.goto(path)
        return page


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Past]:
    folder = tmp_path_factory.mktemp("past")
    before = Server(folder)
    before.start()
    with Client(before.address, "Ada") as ada:
        kept, lost = finished(ada), finished(ada)
        court = finished(ada, "treachery", 2)
        middle = ada.create("trickery", 3, bots=BOTS, seat=0).id
        token = ada.token
    before.stop()
    with sqlite3.connect(before.database) as connection:
        connection.execute("delete from kept where table_id = ?", (lost,))
    later = Server(folder, program=("-c", LATER))
    later.start()
    context = browser.new_context(
        viewport={"width": DESK[0], "height": DESK[1]},
        base_url=later.address,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_cookies([{"name": "intrigue", "value": token, "url": later.address}])
    yield Past(later, context, kept=kept, lost=lost, court=court, middle=middle)
    context.close()
    later.stop()


def test_your_tables_are_listed_with_result_date_and_a_sentence(past: Past) -> None:
    page = past.page("/")
    mine = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(mine).to_have_count(4)
    over = mine.filter(has_text="finished")
    expect(over).to_have_count(3)
    for item in over.all():
        expect(item).to_contain_text(re.compile(r"Ended on \w+ \d+, \d{4}\. .* won"))
    expect(over.filter(has_text=OTHER)).to_contain_text("it was not kept, so it can no longer be shown.")
    expect(mine.filter(has_text="being played")).to_contain_text(OTHER)
    expect(mine.filter(has_text="being played")).to_contain_text("A server of that time can go on with it.")
    expect(mine.get_by_role("link", name="Continue")).to_have_count(0)


@pytest.mark.parametrize("name", ["kept", "court"])
def test_the_replay_of_a_kept_game_is_as_it_was_without_the_curve(past: Past, name: str) -> None:
    page = past.page(f"/table/{past.tables[name]}/replay")
    expect(page.get_by_role("region", name="The table")).to_be_visible()
    expect(page.get_by_text("It can be looked at as it was")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text(re.compile(r"Step (\d+) of \1"))).to_be_visible()
    story = page.get_by_role("region", name="Story")
    expect(story.get_by_role("paragraph").first).not_to_be_empty()
    page.get_by_role("combobox", name="Seen by").select_option(label="Ada")
    page.wait_for_url("**eyes=0**")
    expect(page.get_by_role("button", name="Review this game")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    assert page.get_by_role("alert").count() == 0


def test_the_table_of_a_kept_game_shows_its_end(past: Past) -> None:
    page = past.page(f"/table/{past.tables['kept']}")
    expect(page.get_by_role("dialog")).to_contain_text("won")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text().startswith('{"intrigue":1')
    page.get_by_role("button", name="Look at the board").click()
    expect(page.get_by_text(OTHER)).to_be_visible()
    expect(page.get_by_role("log").first.get_by_role("paragraph").first).to_be_visible()


def test_a_view_that_the_board_cannot_draw_is_shown_plain(past: Past) -> None:
    """Rules that come may change what a view has; the board of today knows nothing of those of old."""

    def older(route: Route) -> None:
        answer = route.fetch()
        replay: Any = answer.json()
        for step in replay["steps"]:
            step["view"]["ancestors"] = step["view"].pop("players")
        route.fulfill(response=answer, json=replay)

    page = past.page("/")
    page.route("**/api/tables/*/replay*", older)
    page.goto(f"/table/{past.tables['kept']}/replay")
    board = page.get_by_role("region", name="The table")
    expect(board).to_contain_text(re.compile("ancestors", re.IGNORECASE))
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(re.compile(r"Step 1 of \d+"))).to_be_visible()


def test_a_game_that_was_not_kept_is_a_page_and_not_a_fault(past: Past) -> None:
    page = past.page(f"/table/{past.tables['lost']}")
    main = page.get_by_role("main")
    expect(main).to_contain_text(OTHER)
    expect(main).to_contain_text("can no longer be shown")
    expect(main).to_contain_text(re.compile(r"Ended on \w+ \d+, \d{4}\."))
    expect(main.get_by_role("listitem").filter(has_text="Ada")).to_be_visible()
    expect(main.get_by_role("listitem").filter(has_text="winner").first).to_be_visible()


def test_a_refusal_is_said_also_when_its_words_come_after_it(past: Past) -> None:
    page = past.page("/")
    late: list[Route] = []
    page.route("**/api/words/en", lambda route: late.append(route))
    page.goto(f"/table/{past.tables['lost']}/replay")
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    until(page, lambda: late)
    late[0].continue_()
    expect(alert).to_contain_text("can no longer be shown")


def test_a_game_in_the_middle_says_why_it_waits(past: Past) -> None:
    page = past.page(f"/table/{past.tables['middle']}")
    expect(page.get_by_role("main")).to_contain_text("A server of that time can go on with it.")
    expect(page.get_by_role("link", name="Back to the games")).to_be_visible()


def test_in_german_too(past: Past, browser: Browser) -> None:
    cookies: Any = past.context.cookies()
    context = browser.new_context(base_url=past.server.address, locale="de-DE")
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto("/")
    mine = page.get_by_role("region", name="Deine Tische")
    expect(mine).to_contain_text("es wurde nicht aufbewahrt; es lässt sich nicht mehr zeigen.")
    expect(mine).to_contain_text(re.compile(r"Beendet am \d+\.\d+\.\d{4}\."))
    context.close()
