"""`intrigue fuzz`: random games with the laws on."""

from __future__ import annotations

import secrets
import sys
from functools import partial
from typing import NoReturn

import click
from rich.console import Console
from rich.markup import escape

import intrigue

from ..lab import fuzz as lab
from ..lab.jobs import cores, in_order, pieces
from . import given
from .browse import find_game
from .progress import long_bar

LONGEST = 600  # characters of what a law says
STOPPED = 130  # the exit status after Ctrl-C


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
@given.with_decks
def fuzz(
    game: str,
    games: int,
    seed: int | None,
    jobs: int,
    strict: float | None,
    seats: int | None,
    options_text: str,
    decks: str | None,
) -> None:
    """Play random games of GAME with the laws on, at all seat counts and trial options.

    The quick laws hold in all states: nothing is lost, somebody can act, every event has words, and the record of a
    game leads through the same states again. A part of the states, chosen by chance, is put through every law.

    A failure is shrunk to the shortest list of actions that shows it and printed as a test, ready to paste; the exit
    status is then 1. Ctrl-C stops early and reports what was done; the exit status is then 130.
    """
    chosen = find_game(game)
    name = chosen.name
    options = given.options(chosen, options_text, decks)
    trials = [
        (count, trial)
        for count in (chosen.seats if seats is None else [seats])
        for trial in ([options] if options else chosen.law_options)
    ]
    for count, trial in trials:
        chosen.new(count, 0, trial)  # says what is wrong with them
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    part = lab.share(chosen, trials) if strict is None else strict
    console = Console()
    build = "compiled" if intrigue.COMPILED else "plain"
    console.print(
        f"Fuzzing {chosen.title} on the {build} build, seed {seed}. "
        f"Every law in {percent(part)} of the states, the quick ones in all.",
        highlight=False,
    )
    total = lab.Findings()
    stopped = False
    with long_bar() as progress:
        task = progress.add_task("games", total=games)
        try:
            for report in in_order(partial(_piece, name, seed, part, trials), pieces(games, 1), jobs):
                total.add(report)
                progress.update(task, completed=total.games)
                if total.failure is not None:
                    break
        except KeyboardInterrupt:
            stopped = True
    console.print(
        f"{total.games:,} games, {total.actions:,} actions"
        + (" before you stopped it. " if stopped else ". ")
        + f"Of {total.states:,} states {total.checked:,} ({percent(total.checked / max(1, total.states))}) "
        "were put through every law, all through the quick ones.",
        highlight=False,
    )
    if total.failure is not None:
        tell(console, total.failure)
    console.print("No law was broken.")
    if stopped:
        sys.exit(STOPPED)


def tell(console: Console, failure: lab.Case) -> NoReturn:
    """What was broken, and a short way to show it; Ctrl-C takes the shortest that was found so far."""
    console.print(f"The law of {failure.law} was broken: {escape(shorten(failure.how))}", highlight=False)
    console.print("Looking for a short way to show it ...")
    case, status = failure, 1
    with Console(stderr=True).status(f"{len(case.acts)} actions") as shown:
        try:
            for case in lab.shrinking(failure):
                shown.update(f"{len(case.acts)} actions")
        except KeyboardInterrupt:
            status = STOPPED
    console.print(escape(case.how), highlight=False)
    print()
    print(lab.as_test(case))
    sys.exit(status)


def percent(part: float) -> str:
    """With one digit, and never 100 or 0 where that is not true."""
    shown = min(max(round(part * 100, 1), 0.1), 99.9) if 0 < part < 1 else part * 100
    return f"{shown:g} %"


def shorten(text: str) -> str:
    """Some laws show whole states, too long to read before they have been made short."""
    return text if len(text) <= LONGEST else text[:LONGEST] + " ..."


def _piece(name: str, seed: int, strict: float, trials: list[lab.Trial], games: range) -> lab.Findings:
    return lab.fuzz(name, games, seed, strict, trials)
