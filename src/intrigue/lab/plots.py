"""Small plots that stand in a page by themselves. Colours and letters come from the page's style.

Lines with names are made of boxes, so that their letters stay readable however narrow the page is.
"""

from __future__ import annotations

from html import escape

WIDTH, TALL, FOOT = 680, 120, 22  # of a histogram, and room for the numbers beneath


def across(low: float, high: float, value: float) -> float:
    """Where a value lies across the plot, in percent."""
    part = 0.0 if high == low else (value - low) / (high - low)
    return 100 * min(1.0, max(0.0, part))


def plot(label: str, rows: list[tuple[str, str, str]]) -> str:
    """Lines with a name, something drawn, and words."""
    lines = [
        f'<span class="name">{escape(name)}</span><span class="track">{drawn}</span>'
        f'<span class="value">{escape(words)}</span>'
        for name, drawn, words in rows
    ]
    return f'<div class="plot" role="group" aria-label="{escape(label, quote=True)}">{"".join(lines)}</div>'


def whiskers(label: str, rows: list[tuple[str, float, float, float, str]], mark: float, low: float, high: float) -> str:
    """A line for each row (name, value, low end, high end, words), a dot with its interval; `mark` is a guide line."""
    guide = f'<i class="guide" style="left:{across(low, high, mark):.1f}%"></i>'
    lines = []
    for name, value, least, most, words in rows:
        left, middle, right = (across(low, high, x) for x in (least, value, most))
        sure = "off" if least > mark or most < mark else "on"
        interval = f'<i class="{sure}" style="left:{left:.1f}%;width:{right - left:.1f}%"></i>'
        lines.append((name, f'{guide}{interval}<b class="{sure}" style="left:{middle:.1f}%"></b>', words))
    return plot(label, lines)


def bars(label: str, rows: list[tuple[str, float, str]]) -> str:
    """A bar for each row (name, part of the longest, words)."""
    return plot(
        label,
        [(name, f'<i class="bar" style="width:{across(0, 1, part):.1f}%"></i>', words) for name, part, words in rows],
    )


def histogram(label: str, bins: list[tuple[int, int]], width: int) -> str:
    """How often something was how large: standing bars, and the numbers beneath."""
    most = max((count for _, count in bins), default=1)
    each = (WIDTH - 20) / max(1, len(bins))
    parts = [f'<svg viewBox="0 0 {WIDTH} {TALL + FOOT}" role="img" aria-label="{escape(label, quote=True)}">']
    for number, (start, count) in enumerate(bins):
        height = TALL * count / most
        title = f"{start}" if width == 1 else f"{start} to {start + width - 1}"
        parts.append(
            f'<rect x="{10 + number * each:.1f}" y="{TALL - height:.1f}" width="{max(1.0, each - 2):.1f}" '
            f'height="{height:.1f}"><title>{title}: {count}</title></rect>'
        )
        if number % max(1, len(bins) // 8) == 0:
            parts.append(f'<text x="{10 + number * each:.1f}" y="{TALL + 18}">{start}</text>')
    return "".join([*parts, "</svg>"])
