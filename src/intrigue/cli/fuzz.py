"""`intrigue fuzz`: random games with the laws on."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

import intrigue

from ..lab import fuzz as lab
from ..lab.jobs import cores, in_order, pieces
from . import game_options
from .browse import as_typed, find_game
from .console_tables import paper
from .exit_status import FAILED, stoppable, was_stopped
from .export import with_table, write_on_exit
from .files import STDOUT, with_json, write_json
from .progress import long_bar, spinner

LONGEST = 600  # characters of what a law says


class Fuzzed(msgspec.Struct):
    """What `--json` writes."""

    intrigue: str
    compiled: bool
    game: str
    title: str
    rules: int
    seed: int
    strict: float  # the part of the states that was to go through every law
    asked: int  # games that were asked for
    games: int
    actions: int
    states: int
    checked: int  # states that went through every law
    stopped: bool
    failure: lab.Case | None = None  # cut down as far as it was
    test: str = ""  # the same, to be pasted into the suite


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="how many games to play")
@click.option("--seed", type=int, help="the same seed plays the same games, whatever the number of jobs")
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="processes")
@click.option(
    "--strict",
    type=click.FloatRange(0, 1),
    help=f"part of the states put through every law; by default so many that it comes to about {lab.STATES} in a game",
)
@click.option("--seats", type=int, help="how many seats; by default all seat counts by turns")
@click.option("--options", "options_text", default="", help="options of the game; by default all its trials by turns")
@game_options.with_decks
@with_table("game")
@with_json
def fuzz(
    game: str,
    games: int,
    seed: int | None,
    jobs: int,
    strict: float | None,
    seats: int | None,
    options_text: str,
    decks: str | None,
    out: Path | None,
    data: Path | None,
) -> None:
    """Play random games of GAME with the laws on, at all seat counts and trial options.

    The quick laws hold in all states: nothing is lost, somebody can act, every event has words, and the record of a
    game leads through the same states again. A part of the states, chosen by chance, is put through every law.

    A failure is shrunk to the shortest list of actions that shows it and printed as a test, ready to paste; the exit
    status is then 1. Ctrl-C stops early and reports what was done; the exit status is then 130.
    """
    chosen = find_game(game)
    name = chosen.name
    options = game_options.options(chosen, options_text, decks)
    trials = [
        (count, trial)
        for count in (chosen.seats if seats is None else [seats])
        for trial in ([options] if options else chosen.law_options)
    ]
    for count, trial in trials:
        chosen.new(count, 0, trial)  # says what is wrong with them
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    part = lab.share(chosen, trials) if strict is None else strict
    console = paper(quiet=data == STDOUT)
    build = "compiled" if intrigue.COMPILED else "plain"
    console.print(
        f"Fuzzing {chosen.title} on the {build} build, seed {seed}. "
        f"Every law in {percent(part)} of the states, the quick ones in all."
    )
    total = lab.Findings()
    with long_bar() as progress, stoppable() as stop, write_on_exit(out) as table:
        task = progress.add_task("games", total=games)
        for index, report in enumerate(in_order(partial(_piece, name, seed, part, trials), pieces(games, 1), jobs)):
            table.add(row(lab.deal(name, seed, index, trials), index, report))
            total.add(report)
            progress.update(task, completed=total.games)
            if total.failure is not None:
                break
    console.print(
        f"{total.games:,} games, {total.actions:,} actions"
        + (" before you stopped it. " if stop.early else ". ")
        + f"Of {total.states:,} states {total.checked:,} ({percent(total.checked / max(1, total.states))}) "
        "were put through every law, all through the quick ones."
    )
    total.failure = shortest(console, total.failure)
    if out is not None:
        console.print(f"Each game is in {out}.")
    stopped = was_stopped(click.get_current_context())
    if data is not None:
        heading = {"game": name, "title": chosen.title, "rules": chosen.version, "seed": seed}
        write_json(data, result_of(total, strict=part, asked=games, stopped=stopped, **heading))
        console.print(f"All of it is in {data}.")
    if total.failure is not None and not stopped:
        raise click.exceptions.Exit(FAILED)


def row(case: lab.Case, index: int, report: lab.Findings) -> dict[str, str | int]:
    """A game as the table has it."""
    return {
        "index": index,
        "seats": case.seats,
        "seed": case.seed,
        "options": ",".join(f"{name}={as_typed(value)}" for name, value in case.options.items()),
        "actions": report.actions,
        "checked": report.checked,
        "broken": report.failure.law if report.failure else "",
    }


def result_of(total: lab.Findings, **heading: Any) -> Fuzzed:
    return Fuzzed(
        intrigue=intrigue.__version__,
        compiled=intrigue.COMPILED,
        games=total.games,
        actions=total.actions,
        states=total.states,
        checked=total.checked,
        failure=total.failure,
        test=lab.as_test(total.failure) if total.failure else "",
        **heading,
    )


def shortest(console: Console, failure: lab.Case | None) -> lab.Case | None:
    """Tell what was broken, and a short way to show it; Ctrl-C takes the shortest that was found so far."""
    if failure is None:
        console.print("No law was broken.")
        return None
    console.print(f"The law of {failure.law} was broken: {shorten(failure.how)}")
    console.print("Looking for a short way to show it ...")
    case = failure
    with spinner(f"{len(case.acts)} actions") as shown, stoppable():
        for case in lab.shrinking(failure):
            shown.update(f"{len(case.acts)} actions")
    console.print(case.how)
    console.print()
    console.print(lab.as_test(case), soft_wrap=True)
    return case


def percent(part: float) -> str:
    """With one digit, and never 100 or 0 where that is not true."""
    shown = min(max(round(part * 100, 1), 0.1), 99.9) if 0 < part < 1 else part * 100
    return f"{shown:g} %"


def shorten(text: str) -> str:
    """Some laws show whole states, too long to read before they have been made short."""
    return text if len(text) <= LONGEST else text[:LONGEST] + " ..."


def _piece(name: str, seed: int, strict: float, trials: list[lab.Trial], games: range) -> lab.Findings:
    return lab.fuzz(name, games, seed, strict, trials)
