"""Draws a lesson and a puzzle as the page shows them, at the size of a desk and of a phone, in both languages.

`make pictures` runs it with a real server and a real Chromium, so that the pictures stay true.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.conftest import CHROMIUM, DESK, FLAGS, PHONE, Server

FOLDER = Path(__file__).parent
LESSON = "section.leaf"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (width, height) in (("desk", DESK), ("phone", PHONE)):
            for language in ("en", "de"):
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    base_url=server.address,
                    reduced_motion="reduce",
                    locale=language,
                )
                page = context.new_page()
                page.goto("/")
                page.locator("li.game[data-game=fivesails] .doors .row button").click()
                page.locator(f"{LESSON} .button.main").click()
                for card in ("card:10", "card:2"):  # a scheme, and somebody to carry it out
                    page.locator(f'section.board [data-thing="{card}"][data-pointed]').first.click()
                expect(page.locator(f"{LESSON} h2")).to_contain_text("3")
                shoot(page, f"lesson-{name}-{language}")
                page.goto("/puzzles/trickery/20")
                page.locator(".action").first.click()
                page.locator(".ask .button.main").click()
                page.locator(".ask .told").scroll_into_view_if_needed()
                shoot(page, f"puzzle-{name}-{language}")
                context.close()
        browser.close()
        server.stop()


def shoot(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=72)


if __name__ == "__main__":
    main()
