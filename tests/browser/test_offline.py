"""The page without its server, and the page that is older than its server."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import MILLISECONDS, Server, Visit
from tests.browser.table import until

import intrigue
from intrigue.lab.puzzle import load_shipped
from intrigue.server.static import FOLDER

PROGRAM = """
from pathlib import Path
from intrigue.cli import main
from intrigue.server.static import Page
Page.__init__.__defaults__ = (Path({folder!r}),)
main()
"""
# Everything that the worker has kept, by address.
HELD = """async () => {
  const all = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) all.push(url.replace(location.origin, ''));
  return all.sort();
}"""


LISTS = {"games?language=en", "puzzles"}


class Upgraded(Server):
    """A server with a page of its own, which can be replaced by a newer one."""

    def __init__(self, folder: Path) -> None:
        self.page = folder / "page"
        shutil.copytree(FOLDER, self.page)
        super().__init__(folder, program=("-c", PROGRAM.format(folder=str(self.page))))

    def upgrade(self) -> str:
        """The same page with all scripts under other names, as a change of the first one makes them: its name is in the
        others, and so theirs change as well. One that kept its name would be taken from the stock, and bring back what
        it had asked for before."""
        assets = self.page / "assets"
        scripts = [file.name for file in assets.glob("*.js")]
        named = re.compile("/(" + "|".join(map(re.escape, scripts)) + ")")
        for name in scripts:
            shutil.move(assets / name, assets / f"newer-{name}")
        for file in (self.page / "index.html", self.page / "files.json", *assets.glob("*.js")):
            file.write_text(named.sub(r"/newer-\1", file.read_text()))
        return (self.page / "index.html").read_text().partition('src="/assets/')[2].partition('"')[0]


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Upgraded]:
    running = Upgraded(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def page(browser: Browser, upgraded: Upgraded) -> Iterator[Page]:
    context = browser.new_context(base_url=upgraded.address, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(MILLISECONDS)
    page.goto("/")
    yield page
    context.close()


def kept(page: Page, file: str) -> None:
    """Wait until the page is in stock, with all there is to read."""
    wanted = {
        "/",
        "/api/puzzles/trickery",
        "/api/games/fivesails/words/en",
        "/api/games/fivesails?language=en",
        f"/assets/{file}",
    }
    until(page, lambda: wanted <= set(page.evaluate(HELD)))


def entry(page: Page) -> str:
    return str(page.evaluate("document.querySelector('script[type=module]').getAttribute('src')")).rpartition("/")[2]


def test_a_page_without_a_server_has_rules_cards_and_puzzles_and_a_newer_one_is_noticed(
    page: Page, upgraded: Upgraded
) -> None:
    kept(page, entry(page))
    made = page.request.post("/api/tables", data={"game": "trickery", "seats": 3, "seat": 0, "bots": {1: "gentle"}})
    table = f"/table/{made.json()['id']}"
    page.goto(table)
    page.locator("section.invite").wait_for()
    # nothing of a table is ever kept
    assert {one.split("/")[2] for one in page.evaluate(HELD) if one.startswith("/api/")} <= {"words", "games"} | LISTS

    upgraded.stop()
    page.goto("/rules/trieste")
    expect(page.get_by_role("heading", name="Trieste").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="tables and guided games need it")).to_be_visible()
    page.goto("/rules/fivesails")
    page.get_by_text("FIV-DUEL-1", exact=True).first.wait_for(state="attached")
    solved_without_a_server(page)
    page.goto(table)
    expect(page.get_by_role("status").filter(has_text="tables and guided games need it")).to_be_visible()

    newer = upgraded.upgrade()
    upgraded.start()
    # the old page is open still: it finds out, says so, and goes on until its visitor wants otherwise
    offer = page.get_by_role("alert").filter(has_text="newer version")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Load it anew").click()
    page.locator("section.invite").wait_for()
    assert entry(page) == newer, "a server that is there is asked for its page"
    expect(offer).to_have_count(0)
    kept(page, newer)
    upgraded.stop()
    page.goto("/rules/trieste")
    assert entry(page) == newer, "and the newer one is kept"
    expect(page.get_by_role("heading", name="Trieste").first).to_be_visible()


def solved_without_a_server(page: Page) -> None:
    """The puzzle of the day, which is told by the page itself what it is worth; and any other."""
    page.goto("/puzzles")
    page.get_by_role("link", name="Solve it").click()
    page.wait_for_url("**/puzzles/*/*")
    _, game, number = page.url.rsplit("/", 2)
    puzzle = load_shipped(intrigue.game(game))[int(number) - 1]
    page.locator(f'.action[data-say="{puzzle.best.do}"]').click()
    page.get_by_role("button", name="This is my answer").click()
    expect(page.get_by_text("Right!")).to_be_visible()
    expect(page.get_by_text("Solved 1 day in a row")).to_be_visible()
    other = 1 + int(number) % len(load_shipped(intrigue.game(game)))
    page.goto(f"/puzzles/{game}/{other}")
    page.locator(f'.action[data-say="{load_shipped(intrigue.game(game))[other - 1].verdicts[-1].do}"]').click()
    page.get_by_role("button", name="This is my answer").click()
    expect(page.get_by_text("Not the best")).to_be_visible()


def test_the_page_can_be_installed(visit: Visit) -> None:
    page = visit(service_workers="allow")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert told["display"] == "standalone"
    sizes = {}
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        sizes[icon["sizes"]] = answer.body()
    assert sizes["192x192"][16:24] == (192).to_bytes(4, "big") * 2
    assert sizes["512x512"][16:24] == (512).to_bytes(4, "big") * 2
    worker = page.request.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in worker.headers["content-security-policy"]
    session = page.context.new_cdp_session(page)
    against = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert against <= {"in-incognito"}, "the browser of this test keeps nothing, which is all that is against it"
