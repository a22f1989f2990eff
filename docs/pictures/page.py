"""Draws the pictures of the page: home, tables at moments that are worth a look, a replay and an end, on a desk and on
a phone, by candlelight.

`make pictures` runs it with a real server and a real Chromium, so that the pictures stay true. What they show is found
by `tools/looks.py`, which takes many more to look through.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import looks

FOLDER = Path(__file__).parent
PICTURES = {
    "home": "home",
    "trickery-play": "table",
    "fivesails-duel": "duel",
    "mediterranean-floor": "floor",
    "trieste-reveal": "reveal",
    "trickery-replay": "replay",
    "trickery-end": "end",
}


def main() -> None:
    ways: tuple[looks.Way, ...] = (("desk", "en", "dark"), ("phone", "en", "dark"))
    with tempfile.TemporaryDirectory() as folder:
        looks.look(Path(folder), PICTURES.__contains__, ways, small=True)
        for found, name in PICTURES.items():
            for way in ways:
                shutil.copy(Path(folder) / f"{found}-{'-'.join(way)}.jpg", FOLDER / f"{name}-{way[0]}.jpg")


if __name__ == "__main__":
    main()
