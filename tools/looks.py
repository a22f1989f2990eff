"""Pictures of every screen, to be looked through: all games at the moments that matter, on a desk and on a phone, in
both languages, by candlelight and by daylight.

    python tools/looks.py FOLDER                        everything
    python tools/looks.py FOLDER fivesails duel         only what has all of these words in its name
    python tools/looks.py FOLDER --every fivesails      in every combination, not only in the usual four

It needs a page that is built, and Chromium. A visitor plays over the wire, with a server and bots of its own, until a
moment is there; then the browser looks at it.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import CHROMIUM, FLAGS, Server

from intrigue.client import COOKIE, Client, LiveTable, Refused

SIZES = {"desk": (1280, 800), "phone": (390, 844), "lying": (844, 390), "large": (1920, 1080)}
LANGUAGES = ("en", "de")
LOOKS = ("dark", "light")
USUAL = (("desk", "en", "dark"), ("phone", "de", "dark"), ("desk", "de", "light"), ("phone", "en", "light"))
MOST = 4000  # decisions of one's own at a table
GAMES = 6  # after which a moment that did not come is given up
SETTLED = 350  # milliseconds in which a page that is loaded comes to rest
PATIENCE = 40_000  # milliseconds that a page may take on a busy machine
MOMENT = 2000  # milliseconds within which something begins to move
HALF = 430  # milliseconds until a card that turns over is more than half round

View = dict[str, Any]
Way = tuple[str, str, str]


@dataclass(frozen=True)
class Shot:
    """Something to look at: what the view is like then, and what is clicked before the picture."""

    name: str
    there: Callable[[View], object]
    click: Callable[[Page], object] = field(default=lambda page: None)
    after: int = 0  # decisions of one's own


@dataclass(frozen=True)
class Play:
    """One table: who plays, what is wanted most, and the moments on the way, in any order."""

    game: str
    seats: int
    shots: tuple[Shot, ...]
    wants: str = ""
    bot: str = "gentle"
    options: dict[str, Any] = field(default_factory=dict)
    name: str = ""


def prompt(view: View) -> str:
    asked = view["prompt"]
    return str(asked["kind"] if isinstance(asked, dict) else asked)


def says(view: View, words: str) -> bool:
    return any(re.match(words, choice["say"]) for choice in view["choices"])


def wounded(view: View) -> int:
    return sum(who["state"] == "wounded" for row in view["rows"] for who in row)


def lit(selector: str) -> Callable[[Page], object]:
    """Click the first thing of a kind that can be chosen."""
    return lambda page: page.locator(f"section.board {selector}.lit").first.click()


def claimer(page: Page) -> None:
    """Somebody who could claim: the sums are shown before one does."""
    for person in page.locator("section.board section.district .thing.lit").all():
        person.click()
        if page.locator(".pressure").count():
            return
        page.keyboard.press("Escape")


def aside(page: Page) -> None:
    page.locator(".duel header .button").first.click()


def drawer(name: str) -> Callable[[Page], object]:
    return lambda page: page.locator(".desk .tab", has_text=re.compile(name)).first.click()


def board(page: Page) -> None:
    page.locator("dialog[open] .what .button").last.click()


OVER = Shot("end", lambda view: view["result"])
OVER_BOARD = Shot("end-board", lambda view: view["result"], board)
FIVESAILS = (
    Shot("planning", lambda view: view["phase"] == "planning" and not view["plan"] and view["choices"]),
    Shot("planned", lambda view: view["phase"] == "planning" and view["plan"] and view["choices"]),
    Shot("drama", lambda view: prompt(view).startswith("ask-turn") and view["day"] > 1),
    Shot("claim", lambda view: any(len(one["shares"]) > 1 for one in view["pressures"]), claimer),
    Shot("pay", lambda view: says(view, "pay ")),
    Shot("challenged", lambda view: view["duel"] and not view["duel"]["begun"] and says(view, "accept")),
    Shot("duel", lambda view: view["duel"] and view["duel"]["begun"] and len(view["duel"]["forecasts"]) > 2),
    Shot("duel-later", lambda view: view["duel"] and view["duel"]["round"] > 2 and view["duel"]["forecasts"]),
    Shot("duel-aside", lambda view: view["duel"] and view["duel"]["begun"] and view["duel"]["forecasts"], aside),
    Shot("reaction", lambda view: view["moment"] and len(view["choices"]) > 1),
    Shot("by-card", lambda view: prompt(view) == "ask-by-card" and not view["moment"]),
)
PLAYS = (
    Play(
        "trickery",
        4,
        (
            Shot("start", lambda view: view["choices"]),
            Shot("play", lambda view: len(view["choices"]) > 3, after=6),
            Shot("picked", lambda view: len(view["choices"]) > 3, lit('[data-thing^="card:"]'), after=4),
            OVER,
            OVER_BOARD,
        ),
    ),
    Play(
        "treachery",
        3,
        (
            Shot("start", lambda view: view["choices"]),
            Shot("filling", lambda view: view["filling"]),
            Shot("wounded", lambda view: view["choices"] and wounded(view) > 1),
            OVER,
            OVER_BOARD,
        ),
    ),
    Play(
        "trieste",
        3,
        (
            Shot("start", lambda view: view["choices"]),
            Shot("middle", lambda view: view["turn"] > 3 and view["choices"]),
            Shot("pay", lambda view: says(view, "pay")),
            Shot("late", lambda view: view["turn"] > 6 and view["choices"]),
            OVER,
            OVER_BOARD,
        ),
    ),
    Play(
        "mediterranean",
        4,
        (
            Shot("setup", lambda view: view["phase"] == "setup" and view["choices"]),
            Shot("floor", lambda view: view["phase"] == "trading" and len(view["offers"]) > 2),
            Shot("offer", lambda view: view["phase"] == "trading" and view["turn"] > 1, drawer("Offer|Angebot")),
            Shot("cubes", lambda view: view["phase"] == "trading" and view["turn"] > 1, drawer("Cubes|Würfel")),
            Shot("closing", lambda view: view["phase"] == "closing" and view["choices"]),
            Shot("developments", lambda view: view["drawn"] and view["choices"]),
            Shot("between", lambda view: view["phase"] not in ("setup", "trading", "closing") and view["choices"]),
            OVER,
            OVER_BOARD,
        ),
        wants="done|ready|pass",
        bot="sensible",
    ),
    Play("fivesails", 2, (*FIVESAILS, OVER, OVER_BOARD), wants="challenge|accept|claim", bot="sensible"),
    Play("fivesails", 4, FIVESAILS[2:9], wants="challenge|accept", bot="gentle", name="fivesails-4"),
)


class Looking:
    """A browser that looks at a server in several ways, and keeps what it saw in a folder; as small files, where these
    are to be kept for longer."""

    def __init__(
        self, browser: Browser, address: str, token: str, folder: Path, ways: tuple[Way, ...], small: bool = False
    ) -> None:
        self.folder = folder
        self.small = small
        self.pages = {way: self._open(browser, address, token, way) for way in ways}

    def _open(self, browser: Browser, address: str, token: str, way: Way) -> Page:
        size, language, look = way
        context: BrowserContext = browser.new_context(
            viewport={"width": SIZES[size][0], "height": SIZES[size][1]},
            base_url=address,
            reduced_motion="reduce",
            locale=language,
            service_workers="block",
            has_touch=size == "phone",
        )
        context.add_cookies([{"name": COOKIE, "value": token, "url": address}])
        chosen = {"single": "off", "passes": "off", "notes": "all", "look": look}
        for name, value in chosen.items():
            context.add_init_script(f"if (origin !== 'null') localStorage['intrigue.{name}'] = '{value}'")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: print(f"  ! {way}: {error}"))
        return page

    def take(self, name: str, path: str, ready: str, click: Callable[[Page], object], whole: bool = False) -> None:
        for way, page in self.pages.items():
            page.goto("about:blank")
            page.goto(path)
            try:
                page.locator(ready).first.wait_for()
                page.evaluate("() => document.fonts.ready.then(() => undefined)")
                page.wait_for_timeout(SETTLED)
                click(page)
            except Error as error:
                print(f"  ! {name} {'-'.join(way)}: {str(error).splitlines()[0]}")
            page.mouse.move(0, 0)
            page.wait_for_timeout(SETTLED)
            self.shoot(name, way, whole)
            wrong = page.evaluate(WRONG)
            if wrong:
                print(f"  {name} {'-'.join(way)}: {', '.join(wrong)}")
        print(name, flush=True)

    def shoot(self, name: str, way: Way, whole: bool = False) -> None:
        path = self.folder / f"{name}-{'-'.join(way)}"
        if self.small:
            self.pages[way].screenshot(path=f"{path}.jpg", type="jpeg", quality=76)
        else:
            self.pages[way].screenshot(path=f"{path}.png", full_page=whole)


# What is wrong without anybody looking: letters under 11 pixels, words that are cut off, a page wider than its window.
WRONG = """() => {
  const found = new Map();
  const note = (kind, text) => found.set(`${kind} ${text.trim().slice(0, 30)}`, true);
  if (document.documentElement.scrollWidth > innerWidth) note('wide', String(document.documentElement.scrollWidth));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.data.trim() || !seen || one.closest('.sr, script, style, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || box.bottom < 0 || box.top > innerHeight) continue;
    const style = getComputedStyle(one);
    const scale = one.ownerSVGElement ? one.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(style.fontSize) * Math.hypot(scale.a, scale.b);
    if (size < 10.95) note(`${size.toFixed(1)}px`, node.data);
    if (style.overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1) note('cut', node.data);
  }
  return [...found.keys()].slice(0, 14);
}"""


def play(looking: Looking, client: Client, play: Play, wanted: Callable[[str], bool]) -> str | None:
    """Play until all moments were looked at, at several tables where a game is over before they came; answers with the
    first table whose game came to its end."""
    title = play.name or play.game
    left = {shot.name: shot for shot in play.shots if wanted(f"{title}-{shot.name}")}
    past = any(wanted(f"{title}-{page}") for page in ("replay", "review"))
    rng = random.Random(title)
    over: str | None = None
    for _ in range(GAMES):
        if left or (past and not over):
            over = play_one(looking, client, play, left, past and not over, rng) or over
    for name in left:
        print(f"  ! {title}-{name} did not come")
    return over


def play_one(
    looking: Looking, client: Client, play: Play, left: dict[str, Shot], whole: bool, rng: random.Random
) -> str | None:
    """Play one table, and look at those of the moments that come; answers with it if the game came to its end."""
    title = play.name or play.game
    table = client.create(
        play.game, play.seats, bots=dict.fromkeys(range(1, play.seats), play.bot), seat=0, options=play.options
    )
    ready = "main .board .framed"
    with client.live(table.id) as live:
        decided = 0
        while decided < MOST:
            view = live.view
            for shot in list(left.values()) if view else []:
                if decided >= shot.after and shot.there(view):
                    looking.take(f"{title}-{shot.name}", f"/table/{table.id}", ready, shot.click)
                    del left[shot.name]
            if live.over or not (left or whole):
                break
            decided += decide(live, play, rng)
    return table.id if live.over else None


def decide(live: LiveTable, play: Play, rng: random.Random) -> bool:
    """Make a decision, if there is one to be made; whoever has said to be done does not trade on after all."""
    choices = [choice for choice in live.choices if choice.say != "not done"]
    if not choices:
        live.wait(1)
        return False
    best = [choice for choice in choices if play.wants and re.match(play.wants, choice.say)]
    chosen = rng.choice(best if best and rng.random() < 0.7 else choices)
    with contextlib.suppress(Refused):
        live.act(chosen.say)
    return True


def reveal(looking: Looking, client: Client) -> None:
    """Trieste's cards turn over: that is seen only in motion, and by each way of looking for itself."""
    for way, page in looking.pages.items():
        page.emulate_media(reduced_motion="no-preference")
        table = client.create("trieste", 3, bots={1: "gentle", 2: "gentle"}, seat=0)
        turning = page.locator(".flying.turning")
        with client.live(table.id) as live:
            rng = random.Random("reveal")
            for _ in range(MOST):
                decide(live, PLAYS[2], rng)
                if live.view["phase"] == "play" and live.view["turn"] > 2 and says(live.view, "play|lay"):
                    break
            page.goto(f"/table/{table.id}")
            page.locator(".framed").wait_for()
            while not turning.count():
                decide(live, PLAYS[2], rng)
                with contextlib.suppress(Error):
                    turning.first.wait_for(timeout=MOMENT)
        page.wait_for_timeout(HALF)
        looking.shoot("trieste-reveal", way)
        page.emulate_media(reduced_motion="reduce")
    print("trieste-reveal", flush=True)


def pages(looking: Looking, client: Client, wanted: Callable[[str], bool]) -> None:
    """What is no table in play: home, the form, the waiting room, the rules, the deck builder."""

    def take(
        name: str, path: str, ready: str, click: Callable[[Page], object] = lambda page: None, whole: bool = False
    ) -> None:
        if wanted(name):
            looking.take(name, path, ready, click, whole)

    take("home", "/", "li.game", whole=True)
    take("settings", "/", "li.game", lambda page: page.locator("header button").last.click())
    take("puzzles", "/puzzles", "main")
    take("nowhere", "/nowhere", "main")
    for game in ("trickery", "treachery", "trieste", "mediterranean", "fivesails"):
        take(f"{game}-create", f"/create?game={game}", "form", whole=True)
        take(f"{game}-rules", f"/rules/{game}", "section.aid")
        if wanted(f"{game}-gather"):
            table = client.create(game, 4 if game != "trieste" else 3, seat=0, start=False, bots={2: "gentle"})
            take(f"{game}-gather", f"/table/{table.id}", "main .sheet", whole=True)
    take(
        "fivesails-decks",
        "/decks/fivesails",
        "main .sheet",
        lambda page: page.locator(".deck .chips button", has_text="Castille").click(),
        whole=False,
    )


def look(folder: Path, wanted: Callable[[str], bool], ways: tuple[Way, ...], small: bool = False) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, serving(Path(data)) as server:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Client(server.address, "Ada") as client:
            looking = Looking(browser, server.address, client.token, folder, ways, small)
            pages(looking, client, wanted)
            if wanted("trieste-reveal"):
                reveal(looking, client)
            for one in PLAYS:
                title = one.name or one.game
                table = play(looking, client, one, wanted)
                if table and wanted(f"{title}-replay"):
                    looking.take(f"{title}-replay", f"/table/{table}/replay#move=30", ".framed", lambda page: None)
                if table and wanted(f"{title}-review"):
                    looking.take(f"{title}-review", f"/table/{table}/replay#move=30", ".framed", review, whole=True)
        browser.close()


def review(page: Page) -> None:
    if not page.locator("section.review .sum").count():  # nobody has looked back at this game yet
        page.locator("section.review > button").click()
    page.locator("section.review svg").first.wait_for(timeout=300_000)
    page.locator("section.review p.small[role=status]").wait_for(state="hidden", timeout=300_000)


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*", help="only what has all of these words in its name")
    parser.add_argument("--every", action="store_true", help="every size, language and light with each other")
    parser.add_argument("--way", action="append", help="in this way, as phone-de-light; may be given several times")
    given = parser.parse_intermixed_args()
    ways: tuple[Way, ...] = tuple(product(SIZES, LANGUAGES, LOOKS)) if given.every else USUAL
    if given.way:
        parts = [way.split("-") for way in given.way]
        ways = tuple((size, language, light) for size, language, light in parts)

    def wanted(name: str) -> bool:
        """A review takes minutes: only where it is asked for."""
        parts = name.split("-")
        return all(word in parts for word in given.words) and (parts[-1] != "review" or "review" in given.words)

    look(given.folder, wanted, ways)


if __name__ == "__main__":
    main()
