"""Renders a review: of a game between bots that `intrigue review` judges in the terminal, and of one in the browser.

`make pictures` runs it, so that docs/review.md stays true.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.conftest import CHROMIUM, DESK, FLAGS, PHONE, Server
from tests.browser.table import act, play_now, play_to_the_end

import intrigue
from intrigue.core import decide, seeded
from intrigue.core.record import Record
from intrigue.players import player

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "review.md"
RECORD = FOLDER.parent / "examples" / "trickery.jsonl"
BOTS = {"Ada": "sensible", "Ben": "gentle", "Cleo": "sensible"}
SEED = 12
BEGIN, END = "```console\n", "\n```"


def main() -> None:
    play()
    tell()
    show()


def play() -> None:
    """The game that is reviewed, written down as a record."""
    game, rng = intrigue.game("trickery"), seeded(SEED)
    state = game.new(len(BOTS), SEED)
    bots = [player(game, name) for name in BOTS.values()]
    record = Record.begin(game, state, list(BOTS), SEED)
    while not state.over:
        seat = state.mover()
        record.play(state, seat, decide(bots[seat], state, seat, rng))
    RECORD.write_text(record.encode(), encoding="utf-8")


def tell() -> None:
    """What the terminal shows, written into the page between its first two fences."""
    shown = f"intrigue review docs/examples/{RECORD.name}"
    command = [sys.executable, "-m", "intrigue", "review", str(RECORD)]
    environment = {**os.environ, "COLUMNS": "110", "NO_COLOR": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", check=True)
    text = "\n".join(line.rstrip() for line in done.stdout.strip().splitlines())
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    PAGE.write_text(f"{before}{BEGIN}$ {shown}\n{text}{END}{after}", encoding="utf-8")


def show() -> None:
    """The same in the browser: the replay page with its curve, at a moment that changed the game."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (width, height), dark in (("desk", DESK, True), ("phone", PHONE, False)):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                base_url=server.address,
                reduced_motion="reduce",
                color_scheme="dark" if dark else "light",
            )
            shoot(context.new_page(), f"review-{name}")
            context.close()
        browser.close()
        server.stop()


def shoot(page: Page, name: str) -> None:
    page.goto("/")
    play_now(page)
    act(page, "Thorn")
    play_to_the_end(page)
    page.goto(f"{page.url}/replay#move=12")
    page.get_by_role("button", name="Review this game").click()
    page.locator("section.review svg").first.wait_for(timeout=300_000)
    page.get_by_text("Judged").wait_for(state="hidden", timeout=300_000)
    moments = page.locator("section.review .moments button")
    if moments.count():
        moments.first.click()
    page.locator("section.review").scroll_into_view_if_needed()
    page.mouse.move(0, 0)
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


if __name__ == "__main__":
    main()
