"""Coming to a table: the invitation works, or says why it does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import DESK, PHONE, Server, Visit
from tests.browser.table import until

SHARED = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); }"


def set_table(page: Page) -> str:
    made = page.request.post("/api/tables", data={"game": "trickery", "seats": 3, "seat": 0})
    assert made.ok, made.text()
    page.goto(f"/table/{made.json()['id']}")
    page.locator(".invite").wait_for()
    return str(made.json()["id"])


def test_on_a_machine_that_lets_nobody_in_the_invitation_says_so(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.evaluate(SHARED)
    set_table(page)
    invite = page.locator(".invite")
    expect(invite).to_contain_text("works on this machine only")
    expect(invite).to_contain_text("make play HOST=0.0.0.0")
    expect(invite.get_by_role("button", name="QR code")).to_have_count(0)
    expect(invite.get_by_role("button", name="Share …")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Play on another device").click()
    page.get_by_role("button", name="Copy", exact=True).wait_for()
    expect(page.get_by_text("works on this machine only")).to_have_count(1)  # once is enough


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that lets the network in."""
    running = Server(tmp_path_factory.mktemp("open"), more=("--host", "0.0.0.0"))
    running.start()
    yield running
    running.stop()


def visitor_at(browser: Browser, address: str, script: str = "") -> Page:
    context = browser.new_context(
        viewport={"width": DESK[0], "height": DESK[1]}, base_url=address, service_workers="block", locale="en"
    )
    context.add_init_script(script)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    return page


def test_the_invitation_leads_in_from_the_network(browser: Browser, open_server: Server) -> None:
    page = visitor_at(browser, open_server.address, SHARED)
    friends = page.request.get("/api/about").json()["friends"]
    id = set_table(page)
    invite = page.locator(".invite")
    expect(invite.locator("code").first).to_have_text(f"{friends}/table/{id}")
    expect(invite.get_by_role("img", name=f"{friends}/table/{id}")).to_be_visible()
    invite.get_by_role("button", name="Share …").click()
    until(page, lambda: page.evaluate("window.shared"))
    assert page.evaluate("window.shared")["url"] == f"{friends}/table/{id}"
    # whoever follows it is there; over plain http the browser gives no clipboard and no sharing
    guest = visitor_at(browser, friends)
    guest.goto(f"{friends}/table/{id}")
    guest.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="What to do about")).to_have_count(1)
    assert not guest.evaluate("isSecureContext")
    invite = guest.locator(".invite")
    expect(invite.get_by_role("button", name="Share …")).to_have_count(0)
    expect(invite.locator("code").first).to_have_text(f"{friends}/table/{id}")
    invite.get_by_role("button", name="Copy the link").click()
    expect(invite).to_contain_text("✓ Copied")
    # and where even the old way is refused, the text lies there selected
    guest.evaluate("document.execCommand = () => false")
    invite.get_by_role("button", name="Copy the link").click()
    field = invite.get_by_label("Copy it from here")
    expect(field).to_have_value(f"{friends}/table/{id}")
    assert guest.evaluate("document.activeElement.selectionEnd") == len(f"{friends}/table/{id}")
    for one in (page, guest):
        one.context.close()
