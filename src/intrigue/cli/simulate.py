"""`intrigue simulate`: many games between bots, and what they show."""

from __future__ import annotations

import math
import secrets
import statistics
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import BinaryIO

import click
import msgspec
from rich.console import Console
from rich.table import Table

import intrigue

from ..lab.agent import known
from ..lab.jobs import cores, in_order, pieces
from ..lab.simulate import Comparison, Outcome, Plan, Share, Tally, finished
from ..lab.simulate import simulate as play
from . import given
from .browse import find_game
from .progress import long_bar

PIECE = 50
INTERVAL = "95 % interval"


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="how many games to play")
@click.option("--bots", default="sensible", show_default=True, help="bots, with commas between; they change seats")
@click.option("--seats", type=int, help="how many seats; by default as many as bots are named, or the fewest allowed")
@click.option("--seed", type=int, help="the same seed gives the same result, whatever the number of jobs")
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="processes")
@click.option("--ray", help="the address of a Ray cluster that does the work, or local")
@click.option("--options", "options_text", default="", help="options of the game: name=value,name=value")
@click.option(
    "--watch", is_flag=True, help="count also which cards are chosen, and whose abilities do something; slower"
)
@given.with_decks
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="write each game as a line of JSON")
@click.option("--resume", is_flag=True, help="go on after the games that --out has already")
def simulate(
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    seed: int | None,
    jobs: int,
    ray: str | None,
    options_text: str,
    watch: bool,
    decks: str | None,
    out: Path | None,
    resume: bool,
) -> None:
    """Play many games of GAME between bots: win rates by seat and by bot, length, endings;
    with --watch also its cards.

    Bots move on by one seat from game to game. Ctrl-C stops early and keeps what is done.
    """
    chosen = find_game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        known(chosen, name)
    if not names:
        raise intrigue.BadInput("Name at least one bot, for instance --bots sensible.")
    count = seats if seats is not None else max(len(names), chosen.seats[0])
    options = given.options(chosen, options_text, decks)
    chosen.new(count, 0, options)
    if len(names) > count:
        raise intrigue.BadInput(f"{len(names)} bots do not fit on {count} seats.")
    if resume and (out is None or seed is None):
        raise intrigue.BadInput("--resume needs the --out and the --seed of the simulation to go on with.")
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    bots_by_seat = tuple(names[seat % len(names)] for seat in range(count))
    plan = Plan(chosen.name, count, bots_by_seat, seed, options, watch)
    console = Console()
    tally = Tally()
    before = before_now(plan, out)[:games] if resume and out is not None else []
    tally.add(before)
    stopped = False
    with long_bar() as progress:
        task = progress.add_task("games", total=games)
        try:
            file = written(out, before) if out else None
            try:
                for outcomes in in_order(partial(play, plan), pieces(games, PIECE, len(before)), jobs, ray):
                    tally.add(outcomes)
                    if file:
                        write(file, outcomes)
                    progress.update(task, completed=tally.games)
            finally:
                if file:
                    file.close()
        except KeyboardInterrupt:
            stopped = True
    how = f"{tally.games:,} games of {chosen.title}, {count} seats, seed {seed}"
    console.print(how + (", stopped early." if stopped else "."), highlight=False)
    if tally.games:
        report(console, chosen, tally, count)
    if out:
        console.print(f"Each game is in {out}.", highlight=False)


def before_now(plan: Plan, out: Path) -> list[Outcome]:
    try:
        return finished(plan, out.read_bytes().splitlines())
    except FileNotFoundError:
        return []


def written(out: Path, before: list[Outcome]) -> BinaryIO:
    """The file, open behind the games that it has already; what was torn off after them is gone."""
    if not before:
        return out.open("wb")
    file = out.open("r+b")
    file.seek(sum(len(msgspec.json.encode(outcome)) + 1 for outcome in before))
    file.truncate()
    return file


def write(file: BinaryIO, outcomes: list[Outcome]) -> None:
    file.writelines(msgspec.json.encode(outcome) + b"\n" for outcome in outcomes)
    file.flush()


def report(console: Console, game: intrigue.core.Game, tally: Tally, seats: int) -> None:
    shown = sheet(f"Victories (fair share {1 / seats:.1%})", "", "games", "share", INTERVAL, "times fair")
    for seat in range(seats):
        shown.add_row(f"seat {seat + 1}", *share(tally.seats[seat]), f"{tally.seats[seat].mean * seats:.2f}")
    shown.add_section()
    for bot, won in tally.bots.items():
        shown.add_row(bot, *share(won), f"{won.mean * seats:.2f}")
    console.print(shown)
    for name in sorted(tally.comparisons):
        console.print(compared(game, name, tally.comparisons[name]))
    if tally.turns:
        console.print(f"Turns: {spread(tally.turns)}.", highlight=False)
    console.print(f"Length: {spread(tally.lengths, ' actions')}.", highlight=False)
    endings = sheet("Endings", "rule", "games", "share", INTERVAL, "")
    for rule, count in tally.endings.most_common():
        text = game.rulebook[rule].text
        _, part, interval = share(Share(tally.games, count))
        endings.add_row(rule, f"{count:,}", part, interval, text if len(text) < 60 else text[:57] + "...")
    console.print(endings)
    if tally.could:
        console.print(choices(game, tally))
    if tally.worked:
        console.print(abilities(game, tally))
    if tally.noted:
        console.print(notes(tally))


def compared(game: intrigue.core.Game, name: str, comparison: Comparison) -> Table:
    """Who wins by what a seat had, in the order of the cards where it is one."""
    shown = sheet(f"Victories by {name}", "", "games", "share", INTERVAL, "against the others")
    names = {card.id: card.name for card in game.cards()}
    order = [card for card in names if card in comparison.kinds]
    for kind in [*order, *sorted(set(comparison.kinds) - set(order))]:
        shift, reach = comparison.shift(kind)
        shown.add_row(names.get(kind, kind), *share(comparison.kinds[kind]), f"{shift:+.1%} \u00b1 {reach:.1%}")
    return shown


def choices(game: intrigue.core.Game, tally: Tally) -> Table:
    """How often a card is chosen when it could be, kind by kind, the most wanted first."""
    shown = sheet("Cards chosen when they could be", "card", "could be", "chosen", INTERVAL, "times the median")
    cards = of_their_kinds(game, tally.could)
    kinds = dict.fromkeys(card.kind for card in cards)
    for kind in kinds:
        shares = [(c.name, Share(tally.could[c.id], tally.chosen[c.id])) for c in cards if c.kind == kind]
        middle = statistics.median(one.mean for _, one in shares if one.games)
        if len(kinds) > 1:
            shown.add_section()
            shown.add_row(kind)
        for name, one in sorted(shares, key=lambda entry: -entry[1].mean):
            shown.add_row(name, *share(one), f"{one.mean / middle:.2f}" if middle else "")
    return shown


def notes(tally: Tally) -> Table:
    """What else a game notes: how much of it a game has, and how many games have any."""
    shown = sheet("Noted", "", "mean", INTERVAL, "spread", "of the games")
    for name, figure in sorted(tally.noted.items()):
        low, high = figure.interval
        some = f"{figure.some / figure.games:.1%}"
        shown.add_row(name, f"{figure.mean:.3f}", f"{low:.3f} to {high:.3f}", f"{figure.spread:.2f}", some)
    return shown


def abilities(game: intrigue.core.Game, tally: Tally) -> Table:
    """How often the abilities of cards did something."""
    shown = sheet("Abilities that did something", "card", "times", "of the games", INTERVAL)
    for card in of_their_kinds(game, tally.worked):
        _, part, interval = share(Share(tally.games, tally.worked_in[card.id]))
        shown.add_row(card.name, f"{tally.worked[card.id]:,}", part, interval)
    return shown


def of_their_kinds(game: intrigue.core.Game, ids: Iterable[str]) -> list[intrigue.core.Card]:
    """All cards of the kinds that some cards have: those that were never seen are to be noticed too."""
    kinds = {card.kind for card in game.cards() if card.id in ids}
    return [card for card in game.cards() if card.kind in kinds]


def sheet(title: str, *columns: str) -> Table:
    """An empty table; words to the left, figures to the right."""
    table = Table(title=title, title_justify="left")
    for at, column in enumerate(columns):
        table.add_column(column, justify="left" if at == 0 or not column else "right")
    return table


def spread(values: list[int], unit: str = "") -> str:
    """The mean with its 95 % interval, and what lies around it."""
    mean = statistics.mean(values)
    reach = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    middle = f"{mean:.1f}{unit} on average ({mean - reach:.2f} to {mean + reach:.2f})"
    return f"{middle}, median {statistics.median(values):g}, from {min(values)} to {max(values)}"


def share(won: Share) -> list[str]:
    low, high = won.interval
    return [f"{won.games:,}", f"{won.mean:.1%}", f"{low:.1%} to {high:.1%}"]
