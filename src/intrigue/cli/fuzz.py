"""`intrigue fuzz`: random games with all laws on."""

from __future__ import annotations

import secrets
import sys
from functools import partial

import click
from rich.console import Console
from rich.markup import escape

import intrigue

from ..lab import fuzz as lab
from ..lab.jobs import cores, in_order, pieces
from . import given
from .browse import find_game
from .progress import long_bar

PIECE = 20
LONGEST = 600  # characters of what a law says


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="how many games to play")
@click.option("--seed", type=int, help="the same seed plays the same games; by default a new one")
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="processes")
@click.option(
    "--strict",
    default=0.25,
    show_default=True,
    type=click.FloatRange(0, 1),
    help="part of the states put through every law; the quick laws are always on",
)
@click.option("--seats", type=int, help="how many seats; by default all seat counts by turns")
@click.option("--options", "options_text", default="", help="options of the game; by default all its trials by turns")
@given.with_decks
def fuzz(
    game: str,
    games: int,
    seed: int | None,
    jobs: int,
    strict: float,
    seats: int | None,
    options_text: str,
    decks: str | None,
) -> None:
    """Play random games of GAME with all laws on, at all seat counts and trial options.

    A failure is shrunk to the shortest list of actions that shows it and printed as a test, ready to paste.
    """
    chosen = find_game(game)
    name = chosen.name
    options = given.options(chosen, options_text, decks)
    trials = [
        (count, variant)
        for count in (chosen.seats if seats is None else [seats])
        for variant in ([options] if options else chosen.trials)
    ]
    for count, variant in trials:
        chosen.new(count, 0, variant)  # says what is wrong with them
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    console = Console()
    build = "compiled" if intrigue.COMPILED else "plain"
    console.print(f"Fuzzing {intrigue.game(name).title} on the {build} build, seed {seed}.", highlight=False)
    total = lab.Report()
    stopped = False
    with long_bar() as progress:
        task = progress.add_task("games", total=games)
        try:
            for report in in_order(partial(_piece, name, seed, strict, trials), pieces(games, PIECE), jobs):
                total.games += report.games
                total.actions += report.actions
                total.checked += report.checked
                progress.update(task, completed=total.games)
                if report.failure is not None:
                    total.failure = report.failure
                    break
        except KeyboardInterrupt:
            stopped = True
    console.print(
        f"{total.games:,} games, {total.actions:,} actions, {total.checked:,} states put through every law"
        + (" before you stopped it." if stopped else "."),
        highlight=False,
    )
    if total.failure is None:
        console.print("No law was broken.")
        return
    console.print(f"The law of {total.failure.law} was broken: {escape(shorten(total.failure.how))}", highlight=False)
    console.print("Looking for a short way to show it ...")
    case = lab.shrink(total.failure)
    console.print(escape(case.how), highlight=False)
    print()
    print(lab.as_test(case))
    sys.exit(1)


def shorten(text: str) -> str:
    """Some laws show whole states, too long to read before they have been made short."""
    return text if len(text) <= LONGEST else text[:LONGEST] + " ..."


def _piece(name: str, seed: int, strict: float, trials: list[lab.Trial], games: range) -> lab.Report:
    return lab.fuzz(name, games, seed, strict, trials)
