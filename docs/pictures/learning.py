"""Draws learning.svg: how far docs/examples/ppo.py has come after so many decisions, from what it printed.

learning.csv has the lines of three runs of ten minutes, `ppo.py --minutes 10 --seed N`.
"""

from __future__ import annotations

import csv
from pathlib import Path

HERE = Path(__file__).parent
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 680, 300, 44, 120, 12, 40
MOST = 35_000_000  # decisions at the right edge
FAIR = 25.0
LINES = {"random": "#8a5a2b", "sensible": "#2b5a8a"}


def place(decisions: float, share: float) -> str:
    x = LEFT + (WIDTH - LEFT - RIGHT) * decisions / MOST
    y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - share / 100)
    return f"{x:.1f},{y:.1f}"


def text(at: str, words: str, anchor: str = "start", colour: str = "#444") -> str:
    x, y = at.split(",")
    aside = 6 if anchor == "start" else -6
    return f'<text x="{x}" y="{y}" dx="{aside}" dy="4" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def drawn(rows: list[dict[str, str]]) -> str:
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
    ]
    for share in (0, 25, 50, 75, 100):
        dashes = ' stroke-dasharray="5 4" stroke="#888"' if share == FAIR else ' stroke="#ddd"'
        parts.append(f'<polyline points="{place(0, share)} {place(MOST, share)}" fill="none"{dashes}/>')
        parts.append(text(place(0, share), f"{share} %", "end"))
    for million in range(0, MOST // 1_000_000 + 1, 10):
        x, y = place(million * 1_000_000, 0).split(",")
        parts.append(f'<text x="{x}" y="{float(y) + 18:.1f}" text-anchor="middle" fill="#444">{million} M</text>')
    parts.append(text(place(MOST, FAIR), "a fair share"))
    for bot, colour in LINES.items():
        for run in sorted({row["run"] for row in rows}):
            own = [row for row in rows if row["run"] == run]
            points = " ".join(place(float(row["decisions"]), float(row[bot])) for row in own)
            parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.6"/>')
        last = [row for row in rows if row["run"] == "1"][-1]
        parts.append(text(place(float(last["decisions"]), float(last[bot]) - 4), f"three {bot} bots", colour=colour))
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    with (HERE / "learning.csv").open() as file:
        (HERE / "learning.svg").write_text(drawn(list(csv.DictReader(file))))
