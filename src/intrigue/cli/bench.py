"""`intrigue bench`: how fast the engine is here, plain against compiled."""

from __future__ import annotations

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import intrigue

from ..lab import peers as lab_peers
from ..lab.bench import FIGURES, Figures, alternate, measure, median
from ..lab.peers import Measured
from .browse import find_game


@click.command()
@click.argument("game", required=False)
@click.option("--seconds", default=0.5, show_default=True, type=click.FloatRange(0.01, 60), help="time for each figure")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1, 100), help="repeats of each build")
@click.option("--peers", is_flag=True, help="measure other frameworks' games beside ours, where they are installed")
def bench(game: str | None, seconds: float, rounds: int, peers: bool) -> None:
    """Measure the engine: play, clone, imagine, view, bot; for GAME or for all games.

    With the compiled build, the plain one is measured by turns in the same run and the ratio shown: machines are
    noisy, ratios within a run are not. With --peers, random play through the Python API of other frameworks is measured
    in the same run, on one core.
    """
    if peers:
        if game:
            raise intrigue.BadInput("--peers measures all games; leave out the name of the game.")
        beside(seconds, rounds)
        return
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


def beside(seconds: float, rounds: int) -> None:
    """Our games beside others', by turns, so that noise meets all."""
    console = Console()
    present = [peer for peer in lab_peers.PEERS if peer.version() is not None]
    tables = [(peer, table) for peer in present for table in peer.tables()]
    figures: dict[str, list[Measured]] = {f"{peer.name} {table.name}": [] for peer, table in tables}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("random play", total=rounds * len(tables))
        for _ in range(rounds):
            for peer, played in tables:
                progress.update(task, description=f"{peer.name}: {played.name}")
                figures[f"{peer.name} {played.name}"].append(lab_peers.measure(peer, played, seconds))
                progress.advance(task)
    measured = [lab_peers.middle(rows) for rows in figures.values()]
    build = "compiled" if intrigue.COMPILED else "plain Python; `pip install .` gives the compiled one"
    console.print(f"Random play from Python on one core; Intrigue {intrigue.__version__} ({build}).", highlight=False)
    console.print(peer_table(measured))
    for peer in lab_peers.PEERS:
        if peer not in present:
            console.print(peer.missing(), highlight=False)


def peer_table(measured: list[Measured]) -> Table:
    """All that was measured; the last columns say how many times as fast each game of ours is."""
    ours = [one for one in measured if one.peer == "Intrigue"]
    shown = Table()
    for column in (
        "",
        "game (seats)",
        "decisions/s",
        "games/s",
        "clone us",
        *[f"{name} x" for name in intrigue.games()],
    ):
        shown.add_column(column, justify="left" if column in ("", "game (seats)") else "right")
    for one in measured:
        clone = "-" if one.clone is None else number(one.clone)
        ratios = ["" if one.peer == "Intrigue" else f"{mine.decisions / one.decisions:.1f}" for mine in ours]
        who = f"{one.peer} {one.version}"
        shown.add_row(who, one.game, number(one.decisions), number(one.games), clone, *ratios)
    return shown


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
