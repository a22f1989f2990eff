"""`intrigue simulate`: many games between bots, and what they show."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO

import click
import msgspec
from rich.console import Console
from rich.table import Table

import intrigue

from ..core import Game
from ..lab.agent import check_bot
from ..lab.chance import Row
from ..lab.jobs import at_most, cores, in_order, pieces
from ..lab.plan import Plan
from ..lab.simulate import Outcome, Tally, read_finished
from ..lab.simulate import simulate as play
from ..lab.summary import Chosen, Compared, Length, Noted, Summary, Worked, summary
from . import game_options
from .browse import find_game
from .console_tables import paper, put, sheet
from .exit_status import stoppable
from .export import Cell, Spreadsheet, is_table, with_table, write_on_exit
from .files import STDOUT, with_json, write_json
from .progress import long_bar

PIECE = 50
INTERVAL = "95 %, all at once"
BRIEF = 60  # letters of a rule that a terminal shows


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
@game_options.with_decks
@game_options.with_changes
@with_table("game", "each game at once as a line of JSON")
@click.option("--resume", is_flag=True, help="go on after the games that --out has already, as lines of JSON")
@with_json
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
    cards: Path | None,
    deny: str,
    out: Path | None,
    resume: bool,
    data: Path | None,
) -> None:
    """Play many games of GAME between bots: win rates by seat and by bot, length, endings;
    with --watch also its cards.

    Bots move on by one seat from game to game. Ctrl-C stops early and keeps what is done.
    """
    chosen = find_game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        check_bot(chosen, name)
    if not names:
        raise intrigue.BadInput("Name at least one bot, for instance --bots sensible.")
    count = seats if seats is not None else max(len(names), chosen.seats[0])
    options = game_options.options(chosen, options_text, decks)
    chosen.new(count, 0, options)
    game_options.change_cards(chosen, cards, count, options)
    lacking = game_options.lacking(chosen, deny, names, count, options)
    if len(names) > count:
        raise intrigue.BadInput(f"{len(names)} bots do not fit on {count} seats.")
    if resume and (out is None or seed is None):
        raise intrigue.BadInput("--resume needs the --out and the --seed of the simulation to go on with.")
    if resume and out is not None and is_table(out):
        raise intrigue.BadInput(f"--resume goes on with lines of JSON; {out} is a table, which is written at the end.")
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    bots_by_seat = tuple(names[seat % len(names)] for seat in range(count))
    plan = Plan(chosen.name, count, bots_by_seat, seed, options, watch, chosen.changes, lacking=lacking)
    tally = Tally()
    before = before_now(plan, out)[:games] if resume and out is not None else []
    tally.add(before)
    with long_bar() as progress, stoppable() as stop, outcome_writer(out, before) as keep:
        task = progress.add_task("games", total=games)
        for outcomes in in_order(partial(play, plan), pieces(games, PIECE, len(before)), at_most(jobs, names), ray):
            tally.add(outcomes)
            keep(outcomes)
            progress.update(task, completed=tally.games)
    found = summary(chosen, plan, tally, games, stop.early, intrigue.__version__)
    console = paper(quiet=data == STDOUT)
    how = f"{found.games:,} games of {found.title}, {found.seats} seats, seed {found.seed}"
    console.print(how + (", stopped early." if found.stopped else "."))
    for sentence in game_options.other_cards(chosen, lacking):
        console.print(sentence)
    if found.games:
        report(console, chosen, found)
    if out:
        console.print(f"Each game is in {out}.")
    if data:
        write_json(data, found)
        console.print(f"All of it is in {data}.")


def before_now(plan: Plan, out: Path) -> list[Outcome]:
    try:
        return read_finished(plan, out.read_bytes().splitlines())
    except FileNotFoundError:
        return []


@contextmanager
def outcome_writer(out: Path | None, before: list[Outcome]) -> Iterator[Callable[[list[Outcome]], None]]:
    """What puts games down: as lines at once, as a table when all are there, or nowhere."""
    if out is None:
        yield lambda outcomes: None
    elif is_table(out):
        with write_on_exit(out) as rows:
            yield partial(enter, rows)
    else:
        with open_outcomes(out, before) as file:
            yield partial(write, file)


def enter(rows: Spreadsheet, outcomes: list[Outcome]) -> None:
    """A row for each game, with columns for every seat, and for every card of a game that was watched."""
    for one in outcomes:
        row: dict[str, Cell] = {
            "index": one.index,
            "seed": one.seed,
            "rule": one.rule,
            "actions": one.actions,
            "turns": one.turns,
        }
        for seat, bot in enumerate(one.bots):
            row |= {f"seat {seat + 1} bot": bot, f"seat {seat + 1} share": one.share(seat)}
            row |= {f"seat {seat + 1} score": one.scores[seat]}
            for trait, kinds in one.traits[seat].items() if one.traits else ():
                row[f"seat {seat + 1} {trait}"] = "; ".join(kinds)
        counted: dict[str, int | float] = {}
        if one.cards is not None:
            counted |= one.cards.noted
            for what in ("could", "chosen", "worked"):
                counted |= {f"{what} {card}": count for card, count in getattr(one.cards, what).items()}
        rows.add(row, counted)


def open_outcomes(out: Path, before: list[Outcome]) -> BinaryIO:
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


def report(console: Console, game: Game, found: Summary) -> None:
    shown = sheet("", "games", "share", INTERVAL, "times fair")
    for rows in (found.by_seat, found.by_bot):
        shown.add_section()
        for one in rows:
            shown.add_row(one.name, *share(one), f"{one.share * found.seats:.2f}")
    put(console, f"Victories (fair share {1 / found.seats:.1%})", shown)
    for name, kinds in found.by_trait.items():
        put(console, f"Victories by {name}", comparison_table(kinds))
    if found.turns:
        console.print(f"Turns: {spread(found.turns)}.")
    if found.length:
        console.print(f"Length: {spread(found.length, ' actions')}.")
    endings = sheet("rule", "games", "share", INTERVAL, "")
    for one in found.endings:
        text = game.rulebook[one.name].text
        if console.is_terminal and len(text) >= BRIEF:
            text = text[: BRIEF - 4] + " ..."
        endings.add_row(one.name, f"{one.share * one.of:,.0f}", *share(one)[1:], text)
    put(console, "Endings", endings)
    if found.chosen:
        put(console, "Cards chosen when they could be", choices(found.chosen))
    if found.worked:
        put(console, "Abilities that did something", abilities(found.worked))
    if found.noted:
        put(console, "Noted", notes(found.noted))
    console.print("With 95 % all intervals of a table hold at once, in the first table those between two lines.")


def comparison_table(kinds: list[Compared]) -> Table:
    shown = sheet("", "games", "share", "against the others", INTERVAL)
    for one in kinds:
        more = [f"{one.more:+.1%}", f"{one.more_low:+.1%} to {one.more_high:+.1%}"]
        shown.add_row(one.name, *share(one)[:2], *more)
    return shown


def choices(chosen: list[Chosen]) -> Table:
    shown = sheet("card", "could be", "chosen", INTERVAL, "times the median")
    kinds = dict.fromkeys(one.kind for one in chosen)
    for kind in kinds:
        if len(kinds) > 1:
            shown.add_section()
            shown.add_row(kind)
        for one in chosen:
            if one.kind == kind:
                part = f"{one.low:.1%} to {one.high:.1%}"
                times = "" if one.times is None else f"{one.times:.2f}"
                shown.add_row(one.name, f"{one.could:,}", f"{one.share:.1%}", part, times)
    return shown


def abilities(worked: list[Worked]) -> Table:
    shown = sheet("card", "times", "of the games", INTERVAL)
    for one in worked:
        shown.add_row(one.name, f"{one.times:,}", f"{one.share:.1%}", f"{one.low:.1%} to {one.high:.1%}")
    return shown


def notes(noted: list[Noted]) -> Table:
    shown = sheet("", "mean", INTERVAL, "spread", "of the games")
    for one in noted:
        shown.add_row(
            one.name, f"{one.mean:.3f}", f"{one.low:.3f} to {one.high:.3f}", f"{one.spread:.2f}", f"{one.share:.1%}"
        )
    return shown


def spread(length: Length, unit: str = "") -> str:
    middle = f"{length.mean:.1f}{unit} on average ({length.low:.2f} to {length.high:.2f})"
    return f"{middle}, median {length.median:g}, from {length.least} to {length.most}"


def share(one: Row | Compared) -> list[str]:
    return [f"{one.of:,}", f"{one.share:.1%}", f"{one.low:.1%} to {one.high:.1%}"]
