"""`intrigue data`: data sets of decisions, for those who learn from games."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import Any

import click

import intrigue

from ..lab.agent import check_bot
from ..lab.jobs import at_most, cores, in_order, pieces
from ..lab.plan import Deal, Plan, each
from . import game_options
from .browse import find_game
from .exit_status import stoppable
from .files import writes
from .progress import long_bar

PIECE = 10


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="how many games to play")
@click.option("--bots", default="sensible", show_default=True, help="bots, with commas between; they change seats")
@click.option("--seats", type=int, help="how many seats; by default as many as the game is usually played with")
@click.option("--seed", type=int, help="the same seed gives the same data, whatever the number of jobs")
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="processes")
@click.option("--options", "options_text", default="", help="options of the game: name=value,name=value")
@game_options.with_decks
@writes("--out", "out", "the Parquet file; GAME.parquet by default, and its card beside it")
def data(
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
    """Write a data set of decisions: bots play GAME, and every decision becomes a row: what the seat observed, its
    legal actions, what it chose, how the game ended.

    The file is Parquet; a card beside it (.md) says what is in it and how to make it again. Ctrl-C stops early and
    keeps what is done.
    """
    try:
        from ..research import data as sets
        from ..research.common import id_of
    except ImportError as error:
        raise intrigue.BadInput(f'This needs {error.name}: pip install "intrigue[research]" brings it.') from None
    chosen = find_game(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        check_bot(chosen, name)
    if not names:
        raise intrigue.BadInput("Name at least one bot, for instance --bots sensible.")
    count = seats if seats is not None else max(len(names), chosen.default_seats)
    if len(names) > count:
        raise intrigue.BadInput(f"{len(names)} bots do not fit on {count} seats.")
    options = game_options.options(chosen, options_text, decks)
    chosen.new(count, 0, options)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    file = out or Path(f"{chosen.name}.parquet")
    plan = Plan(chosen.name, count, tuple(names[seat % len(names)] for seat in range(count)), seed, options)
    command = f"intrigue data {chosen.name} --games {games} --bots {','.join(names)} --seats {count} --seed {seed}"
    command += (f" --options {options_text}" if options_text else "") + (f" --decks {decks}" if decks else "")
    about: dict[str, Any] = {
        "game": id_of(chosen),
        "intrigue": intrigue.__version__,
        "command": command,
        "seats": count,
        "options": options,
        "bots": names,
        "seed": seed,
    }
    made = sets.Dataset(file, chosen, about)
    done = 0
    with long_bar() as progress, stoppable() as stop:
        task = progress.add_task("games", total=games)
        try:
            for part in in_order(partial(decisions, plan), pieces(games, PIECE), at_most(jobs, names)):
                for one in part:
                    made.add(one)
                    done += 1
                progress.update(task, completed=done)
        finally:
            made.close()
    about |= {"games": done, "decisions": made.decisions, "stopped": stop.early}
    beside = file.with_suffix(".md")
    beside.write_text(sets.card(chosen, about, file), encoding="utf-8")
    early = ", stopped early" if stop.early else ""
    click.echo(f"{made.decisions:,} decisions of {done:,} games{early}: {file}, described in {beside}.")


def decisions(plan: Plan, games: range) -> list[list[Any]]:
    """What was decided in games of a plan, game by game."""
    from ..research.data import Recorder

    recorder = Recorder(find_game(plan.game))
    return each(plan, games, watch=False, tell=partial(record_game, recorder))


def record_game(recorder: Any, deal: Deal) -> list[Any]:
    """Every decision of one game, with the share that its seat had in the victory."""
    state, found = deal.state, []
    for seat, action in deal.decisions():
        found.append(recorder.decision(state, seat, action, deal.index, deal.seed, deal.names[seat]))
        state.apply_unchecked(seat, action)
    result = state.result
    assert result is not None
    for one in found:
        one.share = result.share(one.seat)
    return found
