"""What people do about each other, by clicking: the host sends away, mutes and closes; devices come and go."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Server, Visit

from intrigue.client import Client


def menu(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()


def test_the_host_rids_the_table_of_a_pest(visit: Visit, server: Server) -> None:
    page = visit(size=PHONE)
    with Client(server.address, "Server Admin") as mallory, Client(server.address, "Ben") as ben:
        made = page.request.post("/api/tables", data={"game": "trickery", "seats": 3, "seat": 0, "public": True})
        id = made.json()["id"]
        mallory.sit(id, 1)
        ben.sit(id, 2)
        page.goto(f"/table/{id}")
        expect(page.get_by_title("This name could be taken for another.")).to_have_count(1)
        page.get_by_role("button", name="What to do about Server Admin").click()
        page.get_by_role("button", name="Send away").click()
        expect(page.get_by_text("Server Admin")).to_have_count(0)
        page.get_by_role("button", name="What to do about Ben").click()
        page.get_by_role("button", name="Mute", exact=True).click()
        expect(page.get_by_text("muted", exact=True)).to_be_visible()
        assert ben.table(id).seats[2].muted
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        page.keyboard.press("Escape")
        menu(page)
        page.get_by_role("checkbox", name="Those who watch may talk").uncheck()
        page.get_by_role("button", name="Close the table").click()
        page.get_by_role("button", name="Close the table").click()
        expect(page.get_by_role("heading", name="The host has closed this table.")).to_be_visible()
        assert ben.table(id).stage == "closed"


def test_a_device_comes_by_a_link_and_is_signed_out(visit: Visit) -> None:
    page, phone = visit(), visit(size=PHONE)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/*")
    menu(page)
    page.get_by_role("button", name="Play on another device").click()
    link = page.locator("code", has_text="/seat/").inner_text()
    expect(page.get_by_role("button", name="Revoke")).to_have_count(1)
    phone.goto(link)
    expect(phone.get_by_role("region", name="What you can do")).to_be_visible()
    second = visit(link)
    expect(second.get_by_role("alert")).to_contain_text("it was used")
    page.reload()
    menu(page)
    devices = page.get_by_role("list", name="Devices of your seat")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("listitem").filter(has_text="Device 2").get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(0)
    expect(phone.get_by_text("You are watching.")).to_be_visible()


def test_logging_out_of_a_browser(visit: Visit) -> None:
    page = visit()
    name = page.get_by_role("button", name=re.compile("Change your name"))
    before = name.inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Log out of this browser").click()
    page.get_by_role("button", name="Log out of this browser").click()
    expect(name).not_to_have_text(before)
    assert page.evaluate("fetch('/api/tables').then((a) => a.json()).then((l) => l.mine.length)") == 0
