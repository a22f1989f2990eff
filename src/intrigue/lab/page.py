"""A balance report as one HTML file that needs nothing else: our own plots, no scripts, light and dark."""

from __future__ import annotations

from html import escape

from ..core import Game
from .balance import CardRow, Report, Spread, Variant, answer, off_fair
from .chance import Difference, Row
from .plots import bars, histogram, whiskers

STYLE = """
:root { --ink: #222; --paper: #fbf9f4; --soft: #8a8577; --line: #d8d2c4; --on: #4a6fa5; --off: #b3432b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e4da; --paper: #1c1b19; --soft: #9a9485; --line: #44413a; --on: #8fb0dd; --off: #e58a6f; }
}
body { font: 16px/1.5 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 720px;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; line-height: 1.2; } h2 { margin-top: 2.2rem; border-bottom: 1px solid var(--line); }
p.note { color: var(--soft); font-size: 0.9rem; }
svg { width: 100%; height: auto; font: 13px sans-serif; } svg text { fill: var(--ink); } svg rect { fill: var(--on); }
.plot { display: grid; grid-template-columns: fit-content(36%) 1fr auto; gap: 0 0.7rem; font: 13px/22px sans-serif; }
.name { text-align: right; overflow-wrap: anywhere; } .value { color: var(--soft); white-space: nowrap; }
.track { position: relative; min-height: 22px; } .track i { position: absolute; top: 10px; height: 2px; }
.track b { position: absolute; top: 7px; width: 8px; height: 8px; margin-left: -4px; border-radius: 50%; }
.track .guide { top: 0; height: 100%; border-left: 1px dashed var(--line); } .on, .bar { background: var(--on); }
.track .bar { top: 4px; height: 14px; } .off { background: var(--off); }
table { border-collapse: collapse; font: 14px sans-serif; width: 100%; } .wide { overflow-x: auto; }
th, td { text-align: right; padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); }
th, td { white-space: nowrap; } th:first-child, td:first-child { text-align: left; white-space: normal; }
.clear { color: var(--off); }
@media (max-width: 560px) {
  svg { font-size: 22px; } .plot { gap: 0 0.5rem; line-height: 18px; } .plot .name, .plot .value { padding: 2px 0; }
  table { font-size: 12px; } th, td { padding: 0.2rem 0.3rem; }
}
"""


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def signed_points(difference: Difference) -> str:
    """In points of a victory."""
    return f"{100 * difference.mean:+.1f} ({100 * difference.low:+.1f} to {100 * difference.high:+.1f})"


def html(game: Game, report: Report) -> str:
    """The whole page."""
    parts = [
        f"<h1>{escape(report.title)}: how it plays</h1>",
        paragraph(heading(report)),
        *map(paragraph, answers(report)),
        note(
            "Every line is an interval. Those of a table or a plot are so wide that all of them hold at once in 95 of "
            "100 such tables (Bonferroni). A red one does not reach the dashed guide, where it would be if there were "
            "nothing to find: that is hardly chance. All this is true of these bots; people may differ."
        ),
        *what_if(report),
        "<h2>Who wins</h2>",
        shares("Victories by seat", report.by_seat, 1 / report.seats),
    ]
    for name, rows in report.by_trait.items():
        parts += [f"<h3>By {escape(name)}</h3>", shares(f"Victories by {name}", rows, fair(rows))]
    parts += [
        paragraph(f"Shared victories: {percent(report.shared.share)} of the games."),
        "<h2>How long it takes, and how it ends</h2>",
        length("actions", report.length),
    ]
    if report.turns:
        parts.append(length("turns", report.turns))
    parts += [
        *early_and_late(report),
        endings(game, report),
        *ahead(report),
        *choices(report),
        *notes_section(report),
        *cards(report),
    ]
    parts += section(
        "What a card is worth to its owner",
        "One seat may not use the card, all others may. How many points of a victory it costs that seat.",
        report.denied,
    )
    if report.ladder:
        parts += [
            "<h2>Luck and skill</h2>",
            note(
                "One seat for the better player, the other seats for the one a step below. The guide is the fair share."
            ),
            shares("Ladder", report.ladder, 1 / report.seats),
        ]
    if report.deviations:
        parts += [
            "<h2>One step away</h2>",
            note("The same deals with one option or number changed, and what it moves most. The surest come first."),
            difference_table([("", one) for one in report.deviations]),
            note(taken_together(report.deviations)),
        ]
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style><title>{escape(report.title)}: balance</title>"
    )
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def heading(report: Report) -> str:
    bots = ", ".join(dict.fromkeys(report.bots))
    options = ", ".join(f"{name} {value}" for name, value in report.options.items())
    return (
        f"{report.games:,} games between {report.seats} bots ({bots}), seed {report.seed}, "
        f"rules version {report.rules}{f', {options}' if options else ''}. Intrigue {report.intrigue}."
    )


def fair(rows: list[Row]) -> float:
    """What all those together take on average."""
    total = sum(row.of for row in rows)
    return sum(row.of * row.share for row in rows) / total if total else 0.0


def shares(label: str, rows: list[Row], mark: float) -> str:
    high = min(1.0, max([row.high for row in rows] + [mark * 1.3]))
    low = max(0.0, min([row.low for row in rows] + [mark * 0.7]))
    lines = [(row.name, row.share, row.low, row.high, f"{percent(row.share)} of {row.of:,}") for row in rows]
    return whiskers(label, lines, mark, low, high)


def length(what: str, spread: Spread) -> str:
    words = f"{spread.mean:.1f} {what} on average, median {spread.median:g}, from {spread.least} to {spread.most}."
    return paragraph(words) + histogram(f"Length in {what}", spread.bins, spread.width)


def early_and_late(report: Report) -> list[str]:
    """Who wins early and who late."""
    if not report.by_turn:
        return []
    head = "".join(f"<th>{escape(one.name)}</th>" for one in report.by_turn[0].sides)
    rows = "".join(
        f"<tr><td>{when.first} to {when.last}</td><td>{when.sides[0].of:,}</td>"
        + "".join(f"<td>{percent(one.share)} ({percent(one.low)} to {percent(one.high)})</td>" for one in when.sides)
        + "</tr>"
        for when in report.by_turn
    )
    return [
        "<h3>Who wins early, and who late</h3>",
        note("Games by the turn in which they ended, and the part of the victories there that each side took."),
        f'<div class="wide"><table><tr><th>turns</th><th>games</th>{head}</tr>{rows}</table></div>',
    ]


def endings(game: Game, report: Report) -> str:
    told = [f"{row.name}: {game.rulebook[row.name].text}" for row in report.endings]
    plot = bars("Endings", [(row.name, row.share, percent(row.share)) for row in report.endings])
    return plot + "".join(note(line) for line in told)


def ahead(report: Report) -> list[str]:
    if report.lead is None:
        return ["<h2>Who is ahead</h2>", note("The bot of this game does not judge positions, so nobody can tell.")]
    rows = [row for row in report.lead.kept if row.of]
    return [
        "<h2>Who is ahead</h2>",
        paragraph(f"The lead changes {report.lead.changes:.1f} times a game, as the sensible bot sees it."),
        note(
            "How often the leader goes on to win; the guide is the fair share. Far above it early on: runaway leaders."
        ),
        shares("Leaders that win", rows, 1 / report.seats) if rows else "",
    ]


def choices(report: Report) -> list[str]:
    return [
        "<h2>What there is to decide</h2>",
        paragraph(
            f"{report.decisions:.1f} decisions a game with {report.choices_each:.1f} choices each, at most "
            f"{report.widest}. {percent(report.forced)} of them leave no choice."
        ),
    ]


def notes_section(report: Report) -> list[str]:
    """What a game sums up by itself, on average."""
    if not report.noted:
        return []
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{number(one.mean)}</td>"
        f"<td>{number(one.low)} to {number(one.high)}</td></tr>"
        for one in report.noted
    )
    head = "<tr><th></th><th>a game</th><th>95 %, all at once</th></tr>"
    return ["<h2>What happens in a game</h2>", f'<div class="wide"><table>{head}{rows}</table></div>']


def cards(report: Report) -> list[str]:
    if not report.cards:
        return []
    rows = "".join(card_row(card) for card in report.cards)
    return [
        "<h2>The cards</h2>",
        note(
            "Could: seats that could use the card at some time in a game. Used: how many of those did; the rest let it "
            "rot. Having it, using it: how many points more those won who could use it (against those who never could) "
            "and who used it (against those who could and did not), seat against seat. Using a card may be a sign of "
            "being ahead or behind as well as a reason for it; denying it, below, is the cleaner question."
        ),
        '<div class="wide"><table><tr><th>card</th><th>could</th><th>used</th><th>rot</th><th>having it</th>'
        f"<th>using it</th></tr>{rows}</table></div>",
    ]


def card_row(card: CardRow) -> str:
    cells = [percent(card.could), percent(card.used), percent(card.rot)]
    line = "".join(f"<td>{cell}</td>" for cell in cells)
    for difference in (card.drawn, card.played):
        if difference is None:
            line += "<td></td>"
        else:
            line += f"<td{' class=clear' if difference.clear else ''}>{signed_points(difference)}</td>"
    return f"<tr><td>{escape(card.name)}</td>{line}</tr>"


def section(title: str, words: str, rows: list[Difference]) -> list[str]:
    if not rows:
        return []
    reach = max([0.01, *[abs(end) for one in rows for end in (one.low, one.high) if abs(end) < 1e6]])
    lines = [(one.name, one.mean, one.low, one.high, signed_points(one)) for one in rows]
    return [f"<h2>{title}</h2>", note(words), whiskers(title, lines, 0.0, -reach, reach), note(taken_together(rows))]


def what_if(report: Report) -> list[str]:
    tried = report.variants
    if not tried:
        return []
    return [
        "<h2>What if</h2>",
        *[paragraph(f"{f'{one.name}: ' if len(tried) > 1 else ''}{'; '.join(one.changes)}.") for one in tried],
        note("The same deals, with and without the change. Everything further down is about the printed game."),
        difference_table(by_figure(tried)),
        *[note(sentence) for sentence in what_came_of_it(tried)],
    ]


def answers(report: Report) -> list[str]:
    """The end of a report: what it says of each question that was asked, and else of the seats."""
    asked = [(one.name if len(report.variants) > 1 else "What if", one.answer) for one in report.variants]
    for title, found in (("Without a card", report.denied), ("One step away", report.deviations)):
        if found:
            asked.append((title, answer(found)))
    if not asked:
        asked.append(("Who wins, against a fair share", answer(off_fair(report.by_seat))))
    return [f"{title}: {said[0].lower()}{said[1:]}" for title, said in asked]


def by_figure(tried: list[Variant]) -> list[tuple[str, Difference]]:
    """All differences with the names of their variants: what each of them does to a figure stands together."""
    figures = dict.fromkeys(one.name for variant in tried for one in variant.differences)
    return [
        (variant.name if len(tried) > 1 else "", one)
        for figure in figures
        for variant in tried
        for one in variant.differences
        if one.name == figure
    ]


def what_came_of_it(tried: list[Variant]) -> list[str]:
    """Whether the changes were felt at all, and how the intervals are to be read."""
    lines = []
    for one in tried:
        name = f"{one.name}: " if len(tried) > 1 else ""
        if one.absent:
            lines.append(f"{', '.join(one.absent)}: in nobody's deck here, so that change changes nothing.")
        if one.differing:
            lines.append(f"{name}{one.differing:,} of {one.games:,} games went differently.")
        else:
            lines.append(f"{name}None of the {one.games:,} games went differently: the change was never felt.")
    return [*lines, taken_together([one for variant in tried for one in variant.differences])]


def taken_together(rows: list[Difference]) -> str:
    """How the intervals of a table are to be read."""
    count = rows[0].at_once
    if count == 1:
        return "One comparison was made, and its interval misses once in twenty times."
    chosen = ", and of each step the surest is shown" if count > len(rows) else ""
    return (
        f"{count} comparisons were made{chosen}. The intervals are so wide that all {count} hold at once in 95 of 100 "
        "such tables (Bonferroni): where one leaves out 0, that is hardly chance."
    )


def interval(one: Difference) -> str:
    """The ends of it; where every pair of games came out the same there is nothing to be unsure about."""
    return "no game differs" if one.low == one.high == 0 else f"{one.low:+.3f} to {one.high:+.3f}"


def difference_table(differences: list[tuple[str, Difference]]) -> str:
    """Differences with the names of their variants, where there are several."""
    several = any(variant for variant, _ in differences)
    rows, before = "", ""
    for variant, one in differences:
        figure = "" if one.name == before else escape(one.name)
        rows += f"<tr><td>{figure}</td>{f'<td>{escape(variant)}</td>' if several else ''}"
        rows += f"<td>{number(one.before)}</td><td>{number(one.after)}</td>"
        rows += f"<td{' class=clear' if one.clear else ''}>{one.mean:+.3f}</td><td>{interval(one)}</td></tr>"
        before = one.name
    return (
        f'<div class="wide"><table><tr><th></th>{"<th>variant</th>" * several}<th>printed</th><th>changed</th>'
        f"<th>difference</th><th>95 %, all at once</th></tr>{rows}</table></div>"
    )


def number(value: float | None) -> str:
    return "" if value is None else f"{value:,.1f}" if abs(value) >= 10 else f"{value:.3f}"
