"""`intrigue bench`: how fast the engine is here, plain against compiled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

import intrigue

from ..lab.bench import FIGURES, Figures, alternate, measure, medians
from .browse import find_game
from .console_tables import paper, put, sheet
from .exit_status import stoppable
from .export import Spreadsheet, with_table, write_on_exit
from .files import STDOUT, with_json, write_json
from .progress import bar


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
    doors: list[Any] = []


@click.command()
@click.argument("game", required=False)
@click.option("--seconds", default=0.5, show_default=True, type=click.FloatRange(0.01, 60), help="time for each figure")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1, 100), help="repeats of each build")
@click.option("--observations", is_flag=True, help="measure what a learner gets, through each of our doors")
@with_table("game and build")
@with_json
def bench(
    game: str | None,
    seconds: float,
    rounds: int,
    observations: bool,
    out: Path | None,
    data: Path | None,
) -> None:
    """Measure the engine: play, clone, imagine, view, bot; for GAME or for all games.

    With the compiled build, the plain one is measured by turns in the same run and the ratio shown: machines are
    noisy, ratios within a run are not. With --observations, decisions are counted with what their seat observes and may
    do, as a learner needs them. Ctrl-C shows what was measured by then.
    """
    names = [find_game(game).name] if game else list(intrigue.games())
    console = paper(quiet=data == STDOUT)
    found = Speeds(intrigue.__version__, intrigue.COMPILED, seconds, rounds, stopped=False)
    with stoppable() as stop:
        if observations:
            measure_observations(console, doors_of(names), found)
        else:
            measure_engine(console, names, found)
    found.stopped = stop.early
    if found.stopped:
        console.print("Stopped early.")
    with write_on_exit(out) as rows:
        add_rows(rows, found)
    if out is not None:
        console.print(f"The figures are in {out}.")
    if data is not None:
        write_json(data, found)
        console.print(f"All of it is in {data}.")


def add_rows(rows: Spreadsheet, found: Speeds) -> None:
    """A row for each build of each game."""
    for one in found.games:
        for figures in filter(None, (one.plain, one.compiled)):
            rows.add({"game": one.game, "title": one.title, **msgspec.structs.asdict(figures)})


def measure_engine(console: Console, names: list[str], found: Speeds) -> None:
    """Measure the games one by one, on both builds if there are two."""
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
                put(console, intrigue.game(name).title, engine_table(plain, compiled))


def doors_of(names: list[str]) -> list[Any]:
    """The doors of these games. Raises BadInput if numpy is not installed."""
    try:
        from ..research import bench as research
    except ImportError as error:
        raise intrigue.BadInput(f'This needs {error.name}: pip install "intrigue[research]" brings it.') from None
    return list(research.doors(names))


def measure_observations(console: Console, doors: list[Any], found: Speeds) -> None:
    """Measure all doors in rounds."""
    from ..research import bench as research

    measured: dict[str, list[research.Passage]] = {}
    try:
        with bar() as progress:
            task = progress.add_task("learning", total=found.rounds * len(doors))
            for _ in range(found.rounds):
                for door in doors:
                    progress.update(task, description=f"{door.game}: {door.door}")
                    measured.setdefault(f"{door.game} {door.door}", []).append(research.measure(door, found.seconds))
                    progress.advance(task)
    finally:
        found.doors = [research.middle(rounds) for rounds in measured.values()]
        console.print(
            f"Decisions a second with what the seat observes and may do, drawn at random, on one core; "
            f"{research.GAMES} games at once; {build()}."
        )
        console.print(door_table(found.doors, research.VIEW))


def build() -> str:
    kind = "compiled" if intrigue.COMPILED else "plain Python; `pip install .` gives the compiled one"
    return f"Intrigue {intrigue.__version__} ({kind})"


def door_table(passages: list[Any], slow: str) -> Table:
    """All doors. The last column compares each with reading views in the same game."""
    shown = sheet("", "door", "numbers", "decisions/s", "times as fast as views")
    shown.columns[1].justify = "left"
    views = {one.game: one.decisions for one in passages if one.door == slow}
    for one in passages:
        times = f"{one.decisions / views[one.game]:.0f}" if one.game in views and one.door != slow else ""
        numbers = f"{one.numbers:,}" if one.numbers else ""
        shown.add_row(one.game, one.door, numbers, format_number(one.decisions), times)
    return shown


def engine_table(plain: Figures, compiled: Figures | None) -> Table:
    shown = sheet("", "plain", *(["compiled", "ratio"] if compiled else []))
    for figure, words in FIGURES.items():
        slow = getattr(plain, figure)
        row = [words, format_number(slow)]
        if compiled:
            fast = getattr(compiled, figure)
            row += [format_number(fast), f"{fast / slow if 'decisions' in words else slow / fast:.1f}"]
        shown.add_row(*row)
    return shown


def format_number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
