"""The trading floor in a real Chromium: two people, one of them at a phone, and four bots trade live."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page, expect
from tests.browser.conftest import LYING, PHONE, Visit
from tests.browser.table import MOMENT, until
from tests.browser.test_access import serious
from tests.fate import Fate
from tests.server.serving import Serving
from tests.server.test_socket import tick

from intrigue.server import create_table
from intrigue.table.clock import HASTE

OPEN = """async (bots) => {
  const table = { game: 'mediterranean', seats: 6, seat: 0, start: true, bots };
  const wanted = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(table) };
  return (await (await fetch('/api/tables', wanted)).json()).id;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, fate: Path) -> Iterator[Serving]:
    """Bots that leave a moment between two things they say, as they do at a real table, only shorter; and a clock that
    stands still, so that no trading is over before we are done."""
    database = tmp_path_factory.mktemp("floor") / "tables.db"
    with pytest.MonkeyPatch.context() as patch, Serving(database, bot_pause=0.25) as running:
        patch.setattr(create_table, "secrets", Fate(fate.read_text))
        yield running


def goods(page: Page) -> Locator:
    return page.get_by_role("region", name="Your goods")


def desk(page: Page) -> Locator:
    return page.get_by_role("region", name="Your desk")


def drawer(page: Page, name: str) -> None:
    tab = desk(page).get_by_role("button", name=re.compile(f"^{name}")).first
    if tab.get_attribute("aria-expanded") != "true":
        tab.click()


def held(page: Page, good: str) -> int:
    return goods(page).get_by_role("button", name=re.compile(good)).count()


def offer(page: Page, good: str, want: str, to: str) -> str:
    """Tap a card, what is wanted for it, and for whom; answers with the words of the card."""
    card = goods(page).get_by_role("button", name=re.compile(f"^Offer {good}")).first
    words = card.inner_text().splitlines()[0].removeprefix("Offer ")
    card.click()
    desk(page).get_by_role("button", name=f"Want {want}").click()
    desk(page).get_by_role("group", name="To").get_by_role("button", name=to).click()
    desk(page).get_by_role("button", name="Post the offer").click()
    expect(page.get_by_role("region", name="Your offers").get_by_role("article").first).to_be_visible()
    return words


def slip(page: Page, maker: str) -> Locator:
    return page.get_by_role("article", name=re.compile(f"^Offer \\d+ of {maker}$")).first


STILL = 400  # milliseconds; a slip that has not lain so long where it lies is not meant


def take(page: Page, maker: str) -> None:
    """One tap; a slip that has just moved under the finger is not meant, so it may need another."""
    paper = slip(page, maker)
    expect(paper).to_be_visible()

    def taken() -> bool:
        page.wait_for_timeout(STILL)
        with contextlib.suppress(Error):  # it is gone by now
            if paper.count():
                paper.get_by_role("button", name=re.compile("^Take")).click(timeout=MOMENT)
        return not paper.count()

    until(page, taken)


WHO = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seats.map((seat) => seat.name)"


def names(page: Page) -> list[str]:
    found: list[str] = page.evaluate(WHO, page.url.rsplit("/", 1)[1])
    return found


@pytest.fixture
def floor(visit: Visit) -> tuple[Page, Page]:
    """A host at a desk and a guest at a phone, with four bots, when the trading floor has just opened."""
    host = visit("/", bypass_csp=True)
    host.get_by_role("button", name="Play now").first.wait_for()
    id = host.evaluate(OPEN, dict.fromkeys(("2", "3", "4", "5"), "sensible"))
    host.goto(f"/table/{id}")
    guest = visit(f"/table/{id}", size=PHONE, bypass_csp=True, has_touch=True)
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Start the game", exact=True).click()
    for page in (host, guest):
        for side in ("Dictatorship", "Mars"):
            page.get_by_role("region", name="The table").get_by_role("button", name=re.compile(side)).click()
    for page in (host, guest):
        expect(desk(page)).to_be_visible()
    return host, guest


def left(page: Page) -> int:
    """Seconds on the clock."""
    minutes, seconds = page.get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_two_people_and_four_bots_trade_live(floor: tuple[Page, Page], server: Serving) -> None:
    host, guest = floor
    me, you = names(host)[:2]

    # an offer on the board, taken with one tap; both see what has come
    salt = offer(host, "salt", "wool", you)
    take(guest, me)
    expect(goods(guest).get_by_role("button", name=salt)).not_to_have_count(0)
    assert held(guest, "salt") == 2
    expect(goods(host).get_by_role("button", name=re.compile(r"\bwool\b"))).to_have_count(2)
    for page in (host, guest):
        deals = page.get_by_role("region", name="Deals").get_by_role("listitem")
        expect(deals.filter(has_text="You").first).to_be_visible()

    # a counter from theirs: the guest wants ore as well, and what others shout meanwhile does not disturb the draft
    offer(host, "timber", "grain", you)
    slip(guest, me).get_by_role("button", name=re.compile("^Counter")).click()
    drawer(guest, "Offer")
    desk(guest).get_by_role("button", name="Want ore").click()
    heard = guest.get_by_role("log").locator("p").count()
    offer(host, "wool", "ore", you)  # the bots may have nothing to say just now
    guest.wait_for_function("(heard) => document.querySelectorAll('[role=log] p').length > heard", arg=heard)
    expect(desk(guest).get_by_role("button", name=re.compile("One more (timber|ore); 1 wanted"))).to_have_count(2)
    desk(guest).get_by_role("button", name="Post the offer").click()
    take(host, you)
    expect(goods(host).get_by_role("button", name=re.compile(r"\bgrain\b"))).to_have_count(2)
    expect(goods(guest).get_by_role("button", name=re.compile(r"\btimber\b"))).to_have_count(2)

    # at a phone nothing is out of reach, and nobody is kept out
    assert guest.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert serious(guest) == []
    assert serious(host) == []

    # a reload in the middle of it: the goods, the draft and the time are as they were
    goods(guest).get_by_role("button", name=re.compile("^Offer salt")).first.click()
    server.time.ahead += 60
    before = goods(guest).get_by_role("button").all_inner_texts()
    guest.reload()
    expect(desk(guest)).to_be_visible()
    drawer(guest, "Offer")
    expect(desk(guest).get_by_role("button", name=re.compile("^Take out: salt"))).to_be_visible()
    assert goods(guest).get_by_role("button").all_inner_texts() == before
    assert left(guest) <= 240
    desk(guest).get_by_role("button", name="Clear").click()

    # what is stored is not offered: a tap takes it back first
    drawer(guest, "Warehouse")
    goods(guest).get_by_role("button", name=re.compile("^Store ")).first.click()
    expect(desk(guest).get_by_role("button", name=re.compile("back from the warehouse"))).to_be_visible()
    drawer(guest, "Offer")
    expect(goods(guest).get_by_role("button", name=re.compile("back from the warehouse"))).to_have_count(1)

    # done: the own offers are gone, and it can be taken back; then done by all, and the bots keep nobody waiting
    offer(host, "grain", "salt", you)
    drawer(host, "Done")
    desk(host).get_by_role("button", name="Yes, I am done trading").click()
    expect(host.get_by_role("region", name="Your offers").get_by_role("article")).to_have_count(0)
    expect(host.locator(".dock.mine")).to_have_count(0)  # nobody waits for who is done
    expect(host).not_to_have_title(re.compile("Your turn"))
    host.get_by_role("button", name="Trade on after all").click()
    expect(desk(host)).to_be_visible()
    expect(host.locator(".dock.mine")).to_be_visible()
    for page in (host, guest):
        drawer(page, "Done")
        desk(page).get_by_role("button", name="Yes, I am done trading").click()
    closing = [page.get_by_text("Last moments", exact=True) for page in (host, guest)]

    def closed() -> bool:
        server.time.ahead += HASTE  # nobody has anything to do any more, so the table's clock runs fast
        server.inside(tick(server, host.url.rsplit("/", 1)[1]))
        return all(shown.count() for shown in closing)

    until(host, closed)

    # the last moments are for everybody: the warehouse as it was, and more into it
    for page in (host, guest):
        goods(page).get_by_role("button", name=re.compile("^Store ")).first.click()
    for page in (host, guest):
        drawer(page, "Done")
        desk(page).get_by_role("button", name="Ready").click()
    for page in (host, guest):
        expect(page.get_by_role("region", name="Choose what to build")).to_be_visible()
    for page in (host, guest):
        expect(page.get_by_role("region", name="What the goods brought")).to_be_visible()
    assert serious(guest) == []


def test_the_whole_offer_by_keyboard_and_from_the_list(floor: tuple[Page, Page]) -> None:
    host, guest = floor
    me, you = names(host)[:2]
    goods(host).get_by_role("button", name=re.compile("^Offer ore")).first.press("Enter")
    desk(host).get_by_role("button", name="Want timber").press("Enter")
    desk(host).get_by_role("group", name="To").get_by_role("button", name=you).press("Enter")
    size = host.viewport_size
    host.set_viewport_size({"width": LYING[0], "height": LYING[1]})  # all of it is in sight beside the goods
    for one in ("Want salt", "Want wool", "Post the offer"):
        expect(desk(host).get_by_role("button", name=one)).to_be_in_viewport(ratio=1)
    expect(goods(host).get_by_role("button").first).to_be_in_viewport(ratio=1)
    assert size
    host.set_viewport_size(size)
    desk(host).get_by_role("button", name="Post the offer").press("Enter")
    expect(slip(guest, me)).to_be_visible()
    listed = guest.get_by_role("region", name="What you can do")
    listed.get_by_role("button", name=re.compile("What you can do")).click()
    listed.get_by_role("button", name=re.compile(f"^Take offer \\d+ of .*{me}")).click()
    expect(goods(host).get_by_role("button", name=re.compile(r"\btimber\b"))).to_have_count(2)
    expect(goods(guest).get_by_role("button", name=re.compile(r"\bore\b"))).to_have_count(2)
