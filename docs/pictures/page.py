"""Draws the pictures of the page: home, a table and a replay, at the size of a desk and of a phone.

`make pictures` runs it with a real server and a real Chromium, so that the pictures stay true.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.conftest import CHROMIUM, DESK, FLAGS, PHONE, Server
from tests.browser.table import act, await_turn, play_now, play_to_the_end

FOLDER = Path(__file__).parent


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (width, height), scheme in (("desk", DESK, "dark"), ("phone", PHONE, "light")):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                base_url=server.address,
                reduced_motion="reduce",
                color_scheme="dark" if scheme == "dark" else "light",
            )
            page = context.new_page()

            page.goto("/")
            shoot(page, f"home-{name}")
            play_now(page)
            act(page, "Thorn")
            for _ in range(4):
                if await_turn(page):
                    act(page)
            await_turn(page)
            shoot(page, f"table-{name}")
            play_to_the_end(page)
            page.goto(f"{page.url}/replay#move=20")
            shoot(page, f"replay-{name}")
            context.close()
        browser.close()
        server.stop()


def shoot(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


if __name__ == "__main__":
    main()
