"""`intrigue bench`: how fast the engine is here, plain against compiled."""

from __future__ import annotations

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import intrigue

from ..lab.bench import FIGURES, Figures, alternate, measure, median
from .browse import find_game


@click.command()
@click.argument("game", required=False)
@click.option("--seconds", default=0.5, show_default=True, type=click.FloatRange(0.01, 60), help="time for each figure")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1, 100), help="repeats of each build")
def bench(game: str | None, seconds: float, rounds: int) -> None:
    """Measure the engine: play, clone, imagine, view, bot; for GAME or for all games.

    With the compiled build, the plain one is measured by turns in the same run and the ratio shown: machines are
    noisy, ratios within a run are not.
    """
    names = [find_game(game).name] if game else list(intrigue.games())
    console = Console()
    if not intrigue.COMPILED:
        console.print("This is the plain build, so there is nothing to compare with. `make bench` measures both.")
    for name in names:
        plain: list[Figures] = []
        compiled: list[Figures] = []
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task(intrigue.game(name).title, total=2 * rounds if intrigue.COMPILED else rounds)
            runs = (
                alternate(name, rounds, seconds)
                if intrigue.COMPILED
                else (measure(intrigue.game(name), seconds) for _ in range(rounds))
            )
            for figures in runs:
                (compiled if figures.compiled else plain).append(figures)
                progress.advance(task)
        console.print(table(name, plain, compiled))


def table(name: str, plain: list[Figures], compiled: list[Figures]) -> Table:
    shown = Table(title=intrigue.game(name).title, title_justify="left")
    shown.add_column("")
    shown.add_column("plain", justify="right")
    if compiled:
        shown.add_column("compiled", justify="right")
        shown.add_column("ratio", justify="right")
    for figure, words in FIGURES.items():
        slow = median(plain, figure)
        row = [words, number(slow)]
        if compiled:
            fast = median(compiled, figure)
            faster = fast / slow if "decisions" in words else slow / fast
            row += [number(fast), f"{faster:.1f}"]
        shown.add_row(*row)
    return shown


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
