"""Small plots as SVG, to stand in a page by themselves. Colours and letters come from the page's style."""

from __future__ import annotations

from html import escape

NAME, WIDTH, VALUE, LINE = 210, 680, 150, 22  # room for names, the whole width, room for values, height of a line


def scale(low: float, high: float, value: float) -> float:
    """Where a value lies across the plot."""
    across = WIDTH - NAME - VALUE
    part = 0.0 if high == low else (value - low) / (high - low)
    return NAME + across * min(1.0, max(0.0, part))


def open_svg(lines: float, label: str) -> str:
    height = int(lines * LINE) + 8
    head = f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img"'
    return f'{head} aria-label="{escape(label, quote=True)}">'


def whiskers(label: str, rows: list[tuple[str, float, float, float, str]], mark: float, low: float, high: float) -> str:
    """A line for each row (name, value, low end, high end, words), a dot with its interval; `mark` is a guide line."""
    parts = [open_svg(len(rows), label)]
    at = scale(low, high, mark)
    parts.append(f'<line class="guide" x1="{at:.1f}" x2="{at:.1f}" y1="2" y2="{len(rows) * LINE + 4}"/>')
    for number, (name, value, least, most, words) in enumerate(rows):
        y = number * LINE + 15
        left, middle, right = (scale(low, high, x) for x in (least, value, most))
        sure = "off" if least > mark or most < mark else "on"
        parts.append(f'<text x="{NAME - 10}" y="{y + 4}" text-anchor="end">{escape(cut(name))}</text>')
        parts.append(f'<line class="{sure}" x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="{sure}" cx="{middle:.1f}" cy="{y}" r="4"/>')
        parts.append(f'<text class="value" x="{WIDTH - VALUE + 12}" y="{y + 4}">{escape(words)}</text>')
    return "".join([*parts, "</svg>"])


def bars(label: str, rows: list[tuple[str, float, str]]) -> str:
    """A bar for each row (name, part of the longest, words)."""
    parts = [open_svg(len(rows), label)]
    for number, (name, part, words) in enumerate(rows):
        y = number * LINE + 15
        parts.append(f'<text x="{NAME - 10}" y="{y + 4}" text-anchor="end">{escape(cut(name))}</text>')
        parts.append(
            f'<rect x="{NAME}" y="{y - 7}" width="{scale(0, 1, part) - NAME:.1f}" height="14"/>'
            f'<text class="value" x="{WIDTH - VALUE + 12}" y="{y + 4}">{escape(words)}</text>'
        )
    return "".join([*parts, "</svg>"])


def histogram(label: str, bins: list[tuple[int, int]], width: int) -> str:
    """How often something was how large: standing bars, and the numbers beneath."""
    tall, foot = 120, 22
    most = max((count for _, count in bins), default=1)
    each = (WIDTH - 20) / max(1, len(bins))
    parts = [open_svg((tall + foot) / LINE, label)]
    for number, (start, count) in enumerate(bins):
        height = tall * count / most
        title = f"{start}" if width == 1 else f"{start} to {start + width - 1}"
        parts.append(
            f'<rect x="{10 + number * each:.1f}" y="{tall - height:.1f}" width="{max(1.0, each - 2):.1f}" '
            f'height="{height:.1f}"><title>{title}: {count}</title></rect>'
        )
        if number % max(1, len(bins) // 8) == 0:
            parts.append(f'<text x="{10 + number * each:.1f}" y="{tall + 16}">{start}</text>')
    return "".join([*parts, "</svg>"])


def cut(name: str) -> str:
    return name if len(name) <= 32 else name[:31] + "\u2026"
