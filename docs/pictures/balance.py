"""Draws the picture of a balance report: plays the games anew, and takes a picture of the page.

`make pictures` runs it. The report itself is in docs/balance.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.conftest import CHROMIUM, FLAGS

FOLDER = Path(__file__).parent
REPORT = FOLDER.parent / "balance" / "trickery.html"
QUESTIONS = "--seats 4 --games 1000 --seed 1 --deny all --ladder --deviations --deviate all --few 300 --minutes 0"


def main() -> None:
    command = [sys.executable, "-m", "intrigue", "balance", "trickery", *QUESTIONS.split(), "--html", str(REPORT)]
    subprocess.run(command, check=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": 780, "height": 1000}, color_scheme="light")
        page.goto(REPORT.as_uri())
        page.screenshot(path=FOLDER / "balance.jpg", type="jpeg", quality=80, full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
