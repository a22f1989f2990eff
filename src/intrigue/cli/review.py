"""`intrigue review`: a recorded game looked at again, decision by decision."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid

from ..core import BadInput, wrap
from ..core.phrase import seat as of_seat
from ..core.record import decode
from ..core.tunables import using_changes
from ..games import game as game_by_name
from ..lab.jobs import cores, in_order
from ..players.review import ROUNDS, Decision, TurningPoint, judge_choice, situations, turning_points
from ..table import Table
from ..words import Speaker
from .console_tables import paper, put
from .exit_status import stoppable
from .files import STDOUT, not_over, with_json, write_json
from .language import voice, with_language
from .progress import long_bar
from .saves import find_record, read_record


class Task(msgspec.Struct, frozen=True):
    """A piece of work for a process of its own: the record travels as text, the decision by its number."""

    record: str
    number: int
    rounds: int


class Reviewed(msgspec.Struct, frozen=True):
    """What `--json` writes."""

    game: str
    players: list[str]
    asked: int  # decisions that there were to judge
    stopped: bool
    decisions: list[Decision]
    moments: list[TurningPoint]


def look_at(task: Task) -> Decision:
    record = decode(task.record)
    game = game_by_name(record.header.game)
    with using_changes(game, record.header.cards):
        for number, situation in enumerate(situations(game, record)):
            if number == task.number:
                return judge_choice(game, situation, task.rounds)
    raise AssertionError("the decision was counted a moment ago")


@click.command()
@click.argument("record", metavar="RECORD")
@click.option("--seat", type=int, metavar="K", help="Only the decisions of this seat, counted from 1.")
@click.option(
    "--rounds", default=ROUNDS, show_default=True, type=click.IntRange(10, 1_000_000), help="Futures a decision."
)
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="Processes.")
@with_language
@with_json
def review(record: str, seat: int | None, rounds: int, jobs: int, language: str, data: Path | None) -> None:
    """Judge the decisions of a recorded game: winning chances from what each player knew, and what else was there.

    RECORD is a file, or the name of a game that was played here. Ctrl-C stops early and shows what is done.
    """
    path = find_record(record)
    not_over(path, data)
    found = read_record(path)
    if seat is not None and not 1 <= seat <= found.header.seats:
        raise BadInput(f"There is no seat {seat} in this game; it has seats 1 to {found.header.seats}.")
    game = game_by_name(found.header.game)
    names = Table(game, found).names  # a record that does not hold together is not told
    text = found.encode()
    wanted = [n for n, one in enumerate(situations(game, found)) if seat is None or one.seat == seat - 1]
    decisions: list[Decision] = []
    with long_bar("decisions") as progress, stoppable() as stop:
        task = progress.add_task("decisions", total=len(wanted))
        for decision in in_order(look_at, [Task(text, number, rounds) for number in wanted], jobs):
            decisions.append(decision)
            progress.update(task, completed=len(decisions))
    console = paper(quiet=data == STDOUT)
    spoken = voice(game, names, language)
    console.print(f"{game.title}: {', '.join(names)}. {spoken.text('term-futures', rounds=rounds)}", style="bold")
    if stop.early:
        console.print(spoken.text("term-stopped", done=len(decisions), all=len(wanted)))
    if decisions:
        show(console, decisions, names, spoken)
    if data is not None:
        write_json(
            data, Reviewed(found.header.game, names, len(wanted), stop.early, decisions, turning_points(decisions))
        )
        console.print(spoken.text("term-all-in", path=wrap(str(data))))


def show(console: Console, decisions: list[Decision], names: list[str], spoken: Speaker) -> None:
    marked: dict[int, list[TurningPoint]] = {}
    for point in turning_points(decisions):
        marked.setdefault(point.move, []).append(point)
    grid = Grid()
    for column in ("number", "player", "did", "chance", "better", "chance"):
        title, right = spoken.text(f"term-review-{column}"), column in ("number", "chance")
        grid.add_column(title, justify="right" if right else "left", overflow="fold")
    grid.add_column("", overflow="fold")
    for one in decisions:
        best = one.best[0]
        better = [spoken.say(best.words), f"{best.chance:.0%}"] if one.lost > 0 else ["", ""]
        notes = [note(point, spoken) for point in marked.get(one.move, [])]
        style = "bold" if notes else None
        did = [str(one.move + 1), names[one.seat], spoken.say(one.words), f"{one.chance:.0%}"]
        grid.add_row(*did, *better, "; ".join(notes), style=style)
    put(console, spoken.text("term-review-title"), grid)
    for seat in range(len(names)):
        own = [one for one in decisions if one.seat == seat]
        if own:
            lost = sum(one.lost for one in own)
            slips = sum(
                1 for points in marked.values() for point in points if point.seat == seat and point.kind == "slip"
            )
            given = f"{100 * lost / len(own):.1f}"
            console.print(
                spoken.text("term-review-sum", seat=of_seat(seat), decisions=len(own), given=given, slips=slips)
            )


def note(point: TurningPoint, spoken: Speaker) -> str:
    return spoken.text(f"term-moment-{point.kind}", by=round(100 * point.by))
