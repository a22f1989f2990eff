"""Everybody's time in sight: a table with a chess clock is set up by clicking, and its times count down in place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.table import actions, until
from tests.browser.test_access import violations

from intrigue.client import Client


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_times_count_down_and_move_nothing(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    page = visit("/create?game=trickery", size, bypass_csp=True)
    page.get_by_text("chess clock").click()
    page.get_by_text("5 min + 10 s", exact=True).click()
    page.get_by_label("Your seat").select_option("0")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("chess clock, 5 min + 10 s")).to_be_visible()
    id = page.url.rpartition("/")[2]
    seats = page.request.get(f"/api/tables/{id}").json()["seats"]
    last = len(seats) - 1
    for seat in range(1, len(seats)):
        with Client(server.address, f"Guest {seat}") as guest:
            guest.sit(id, seat)
    page.get_by_role("button", name="Start the game").click()
    times = page.get_by_role("list", name="Time left").get_by_role("timer")
    expect(times).to_have_count(len(seats))
    expect(times.first).to_have_accessible_name(re.compile(r"^you: [45]:\d\d left$"))
    expect(times.last).to_have_accessible_name(re.compile(rf"^Guest {last}: [45]:\d\d left$"))
    expect(times.last).to_be_in_viewport(ratio=1)
    expect(actions(page).first).to_be_visible()
    where, before = [one.bounding_box() for one in times.all()], times.first.inner_text()
    until(page, lambda: times.first.inner_text() != before)
    assert [one.bounding_box() for one in times.all()] == where
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert violations(page) == []
