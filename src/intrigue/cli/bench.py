"""`intrigue bench`: how fast the engine is here, plain against compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

import intrigue

from ..lab import peers as lab_peers
from ..lab.bench import FIGURES, Figures, alternate, measure, medians
from ..lab.peers import Measured
from .browse import find_game
from .files import STDOUT, with_json, write_json
from .progress import bar
from .sheets import paper, put, sheet
from .status import stoppable
from .tables import Spreadsheet, filled, with_table


class Speed(msgspec.Struct):
    """The medians of one game, for each build that was measured."""

    game: str
    title: str
    plain: Figures | None
    compiled: Figures | None


class Speeds(msgspec.Struct):
    """What `--json` writes."""

    intrigue: str
    compiled: bool  # the build that ran
    seconds: float  # for each figure
    rounds: int
    stopped: bool
    games: list[Speed] = []
    peers: list[Measured] = []
    doors: list[Any] = []


@click.command()
@click.argument("game", required=False)
@click.option("--seconds", default=0.5, show_default=True, type=click.FloatRange(0.01, 60), help="time for each figure")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1, 100), help="repeats of each build")
@click.option("--peers", is_flag=True, help="measure other frameworks' games beside ours, where they are installed")
@click.option("--observations", is_flag=True, help="measure what a learner gets, through each of our doors")
@with_table("game and build")
@with_json
def bench(
    game: str | None,
    seconds: float,
    rounds: int,
    peers: bool,
    observations: bool,
    out: Path | None,
    data: Path | None,
) -> None:
    """Measure the engine: play, clone, imagine, view, bot; for GAME or for all games.

    With the compiled build, the plain one is measured by turns in the same run and the ratio shown: machines are
    noisy, ratios within a run are not. With --peers, random play through the Python API of other frameworks is measured
    in the same run, on one core. With --observations, decisions are counted with what their seat observes and may
    do, as a learner needs them; --peers sets OpenSpiel's tensors beside that. Ctrl-C shows what was measured by then.
    """
    if peers and game and not observations:
        raise intrigue.BadInput("--peers measures all games; leave out the name of the game.")
    names = [find_game(game).name] if game else list(intrigue.games())
    console = paper(quiet=data == STDOUT)
    found = Speeds(intrigue.__version__, intrigue.COMPILED, seconds, rounds, stopped=False)
    with stoppable() as stop:
        if observations:
            at_the_doors(console, [find_game(game).name] if game else names, peers, found)
        elif peers:
            beside(console, found)
        else:
            ourselves(console, names, found)
    found.stopped = stop.early
    if found.stopped:
        console.print("Stopped early.")
    with filled(out) as rows:
        enter(rows, found)
    if out is not None:
        console.print(f"The figures are in {out}.")
    if data is not None:
        write_json(data, found)
        console.print(f"All of it is in {data}.")


def enter(rows: Spreadsheet, found: Speeds) -> None:
    """A row for each build of each game; with --peers, one for each game of ours and of others."""
    for one in found.games:
        for figures in filter(None, (one.plain, one.compiled)):
            rows.add({"game": one.game, "title": one.title, **msgspec.structs.asdict(figures)})
    for peer in found.peers:
        rows.add(msgspec.structs.asdict(peer))


def ourselves(console: Console, names: list[str], found: Speeds) -> None:
    """Our games one by one, on both builds where there are two."""
    if not intrigue.COMPILED:
        console.print("This is the plain build, so there is nothing to compare with. `make bench` measures both.")
    for name in names:
        measured: list[Figures] = []
        try:
            with bar() as progress:
                total = 2 * found.rounds if intrigue.COMPILED else found.rounds
                task = progress.add_task(intrigue.game(name).title, total=total)
                runs = (
                    alternate(name, found.rounds, found.seconds)
                    if intrigue.COMPILED
                    else (measure(intrigue.game(name), found.seconds) for _ in range(found.rounds))
                )
                for figures in runs:
                    measured.append(figures)
                    progress.advance(task)
        finally:
            plain, compiled = (medians([one for one in measured if one.compiled is build]) for build in (False, True))
            if plain:
                found.games.append(Speed(name, intrigue.game(name).title, plain, compiled))
                put(console, intrigue.game(name).title, table(plain, compiled))


def beside(console: Console, found: Speeds) -> None:
    """Our games beside others', by turns, so that noise meets all."""
    present = [peer for peer in lab_peers.PEERS if peer.version() is not None]
    tables = [(peer, table) for peer in present for table in peer.tables()]
    figures: dict[str, list[Measured]] = {f"{peer.name} {table.name}": [] for peer, table in tables}
    try:
        with bar() as progress:
            task = progress.add_task("random play", total=found.rounds * len(tables))
            for _ in range(found.rounds):
                for peer, played in tables:
                    progress.update(task, description=f"{peer.name}: {played.name}")
                    figures[f"{peer.name} {played.name}"].append(lab_peers.measure(peer, played, found.seconds))
                    progress.advance(task)
    finally:
        found.peers = [lab_peers.middle(rows) for rows in figures.values() if rows]
        build = "compiled" if intrigue.COMPILED else "plain Python; `pip install .` gives the compiled one"
        console.print(f"Random play from Python on one core; Intrigue {intrigue.__version__} ({build}).")
        console.print(peer_table(found.peers))
        for peer in lab_peers.PEERS:
            if peer not in present:
                console.print(peer.missing())


def at_the_doors(console: Console, names: list[str], peers: bool, found: Speeds) -> None:
    """What a learner gets, by turns at every door."""
    try:
        from ..research import bench as doors
    except ImportError as error:
        raise intrigue.BadInput(f'This needs {error.name}: pip install "intrigue[research]" brings it.') from None
    measured: dict[str, list[doors.Passage]] = {}
    try:
        with bar() as progress:
            task = progress.add_task("learning", total=None)
            open_doors = doors.doors(names, peers)
            progress.update(task, total=found.rounds * len(open_doors))
            for _ in range(found.rounds):
                for door in open_doors:
                    progress.update(task, description=f"{door.game}: {door.door}")
                    measured.setdefault(f"{door.game} {door.door}", []).append(doors.measure(door, found.seconds))
                    progress.advance(task)
    finally:
        found.doors = [doors.middle(rounds) for rounds in measured.values()]
        build = "compiled" if intrigue.COMPILED else "plain Python; `pip install .` gives the compiled one"
        console.print(
            f"Decisions a second with what the seat observes and may do, drawn at random, on one core; "
            f"{doors.GAMES} games at once; Intrigue {intrigue.__version__} ({build})."
        )
        console.print(door_table(found.doors, doors.VIEW))


def door_table(passages: list[Any], slow: str) -> Table:
    """All doors; the last column says how many times as fast each is as reading views, in the same game."""
    shown = sheet("", "door", "numbers", "decisions/s", "times as fast as views")
    shown.columns[1].justify = "left"
    views = {one.game: one.decisions for one in passages if one.door == slow}
    for one in passages:
        times = f"{one.decisions / views[one.game]:.0f}" if one.game in views and one.door != slow else ""
        shown.add_row(one.game, one.door, f"{one.numbers:,}" if one.numbers else "", number(one.decisions), times)
    return shown


def peer_table(measured: list[Measured]) -> Table:
    """All that was measured; the last columns say how many times as fast each game of ours is."""
    ours = [one for one in measured if one.peer == "Intrigue"]
    times = [f"{name} x" for name, _ in zip(intrigue.games(), ours, strict=False)]
    shown = sheet("", "game (seats)", "decisions/s", "games/s", "clone us", *times)
    shown.columns[1].justify = "left"
    for one in measured:
        clone = "-" if one.clone is None else number(one.clone)
        ratios = ["" if one.peer == "Intrigue" else f"{mine.decisions / one.decisions:.1f}" for mine in ours]
        who = f"{one.peer} {one.version}"
        shown.add_row(who, one.game, number(one.decisions), number(one.games), clone, *ratios)
    return shown


def table(plain: Figures, compiled: Figures | None) -> Table:
    shown = sheet("", "plain", *(["compiled", "ratio"] if compiled else []))
    for figure, words in FIGURES.items():
        slow = getattr(plain, figure)
        row = [words, number(slow)]
        if compiled:
            fast = getattr(compiled, figure)
            row += [number(fast), f"{fast / slow if 'decisions' in words else slow / fast:.1f}"]
        shown.add_row(*row)
    return shown


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
