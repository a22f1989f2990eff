"""Draws an invitation and talk at a table, at the size of a desk and of a phone, in both languages.

`make pictures` runs it with a real server and two real browsers, so that the pictures stay true. Two people talk, each
in their own language: one round has the desk in English and the phone in German, the other the desk in German.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.conftest import CHROMIUM, DESK, FLAGS, PHONE, Server

FOLDER = Path(__file__).parent
LUCK = {"en": "Good luck, everybody!", "de": "Viel Glück euch allen!"}
TRUST = {"en": "Trust me.", "de": "Vertrau mir."}
OWN = {"en": "Join the Thorns with me?", "de": "Kommst du mit zu den Dornen?"}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), more=("--host", "0.0.0.0"))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for desk, phone in (("en", "de"), ("de", "en")):
            draw(browser, server, desk, phone)
        browser.close()
        server.stop()


def draw(browser: Browser, server: Server, desk: str, phone: str) -> None:
    ada, ben = visitor(browser, server, DESK, desk, "Ada"), visitor(browser, server, PHONE, phone, "Ben")
    made = ada.request.post("/api/tables", data={"game": "trickery", "seats": 4, "seat": 0, "bots": {3: "gentle"}})
    id = made.json()["id"]
    ben.request.post(f"/api/tables/{id}/sit", data={"seat": 1})
    for page in (ada, ben):
        page.goto(f"/table/{id}")
    ben.locator(".chat .more").click()
    ben.get_by_role("button", name=LUCK[phone]).click()
    ben.locator(".invite button[aria-expanded]").click()
    ada.get_by_text(LUCK[desk]).wait_for()
    shoot(ada, f"invite-desk-{desk}", whole=True)
    shoot(ben, f"invite-phone-{phone}", whole=True)
    ada.request.post(f"/api/tables/{id}/sit", data={"seat": 2, "bot": "gentle"})
    assert ada.request.post(f"/api/tables/{id}/start").ok
    for page in (ada, ben):
        page.locator(".framed").wait_for()
    ada.locator("[data-tab=chat]").click()
    ada.locator(".chat input").fill(OWN[desk])
    ada.keyboard.press("Enter")
    ben.locator(".bubble", has_text=OWN[desk]).wait_for()
    shoot(ben, f"talk-phone-{phone}")
    ben.locator(".opener").click()
    ben.get_by_role("button", name=TRUST[phone]).click()
    ada.locator(".bubble", has_text=TRUST[desk]).wait_for()
    shoot(ada, f"talk-desk-{desk}")
    shoot(ben, f"talk-drawer-phone-{phone}")
    for page in (ada, ben):
        page.context.close()


def visitor(browser: Browser, server: Server, size: tuple[int, int], language: str, name: str) -> Page:
    page = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=server.address,
        reduced_motion="reduce",
        locale=language,
        service_workers="block",
    ).new_page()
    page.goto("/")
    page.locator(".game").first.wait_for()
    page.evaluate("localStorage.setItem('intrigue.notes', 'all')")
    page.request.post("/api/me", data={"name": name})
    return page


def shoot(page: Page, name: str, whole: bool = False) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=72, full_page=whole)


if __name__ == "__main__":
    main()
