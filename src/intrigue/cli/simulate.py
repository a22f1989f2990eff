"""`intrigue simulate`: many games between bots, and what they show."""

from __future__ import annotations

import secrets
import statistics
from functools import partial
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import intrigue

from ..lab.jobs import cores, in_order, pieces
from ..lab.simulate import Plan, Share, Tally
from ..lab.simulate import simulate as play
from ..players import player
from . import given
from .browse import find_game

PIECE = 50


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="how many games to play")
@click.option("--bots", default="sensible", show_default=True, help="bots, with commas between; they change seats")
@click.option("--seats", type=int, help="how many seats; by default as many as bots are named, or the fewest allowed")
@click.option("--seed", type=int, help="the same seed gives the same result, whatever the number of jobs")
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="processes")
@click.option("--options", "options_text", default="", help="options of the game: name=value,name=value")
@given.with_decks
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="write each game as a line of JSON")
def simulate(
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    seed: int | None,
    jobs: int,
    options_text: str,
    decks: str | None,
    out: Path | None,
) -> None:
    """Play many games of GAME between bots: win rates by seat and by bot, length, endings.

    Bots move on by one seat from game to game. Ctrl-C stops early and keeps what is done.
    """
    chosen = find_game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        player(chosen, name)
    if not names:
        raise intrigue.BadInput("Name at least one bot, for instance --bots sensible.")
    count = seats if seats is not None else max(len(names), chosen.seats[0])
    if len(names) > count:
        raise intrigue.BadInput(f"{len(names)} bots do not fit on {count} seats.")
    options = given.options(chosen, options_text, decks)
    chosen.new(count, 0, options)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    bots_by_seat = tuple(names[seat % len(names)] for seat in range(count))
    plan = Plan(chosen.name, count, bots_by_seat, seed, options)
    console = Console()
    tally = Tally()
    stopped = False
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        try:
            file = out.open("wb") if out else None
            try:
                for outcomes in in_order(partial(play, plan), pieces(games, PIECE), jobs):
                    tally.add(outcomes)
                    if file:
                        file.writelines(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes)
                        file.flush()
                    progress.update(task, completed=tally.games)
            finally:
                if file:
                    file.close()
        except KeyboardInterrupt:
            stopped = True
    how = f"{tally.games:,} games of {chosen.title}, {count} seats, seed {seed}"
    console.print(how + (", stopped early." if stopped else "."), highlight=False)
    if tally.games:
        report(console, chosen.rulebook, tally, count)
    if out:
        console.print(f"Each game is in {out}.", highlight=False)


def report(console: Console, rulebook: intrigue.core.Rulebook, tally: Tally, seats: int) -> None:
    shown = Table(title=f"Victories (fair share {1 / seats:.1%})", title_justify="left")
    for column in ("", "games", "share", "95 % interval"):
        shown.add_column(column, justify="left" if not column else "right")
    for seat in range(seats):
        shown.add_row(f"seat {seat + 1}", *share(tally.seats[seat]))
    shown.add_section()
    for bot, won in tally.bots.items():
        shown.add_row(bot, *share(won))
    console.print(shown)
    lengths = tally.lengths
    console.print(
        f"Length: {statistics.mean(lengths):.1f} actions on average, median {statistics.median(lengths):g}, "
        f"from {min(lengths)} to {max(lengths)}.",
        highlight=False,
    )
    endings = Table(title="Endings", title_justify="left")
    for column in ("rule", "games", "share", ""):
        endings.add_column(column, justify="right" if column in ("games", "share") else "left")
    for rule, count in tally.endings.most_common():
        text = rulebook[rule].text
        endings.add_row(rule, f"{count:,}", f"{count / tally.games:.1%}", text if len(text) < 60 else text[:57] + "...")
    console.print(endings)


def share(won: Share) -> list[str]:
    low, high = won.interval
    return [f"{won.games:,}", f"{won.mean:.1%}", f"{low:.1%} to {high:.1%}"]
