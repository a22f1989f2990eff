"""`intrigue tournament`: everybody meets everybody."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePath
from typing import BinaryIO

import click
import msgspec
from rich.console import Console

import intrigue

from ..lab.agent import PREFIX, check_bot
from ..lab.jobs import at_most, cores, in_order
from ..lab.tournament import Cup, Even, Meeting, Ranking, meet, ranking, tasks
from . import game_options
from .browse import find_game
from .console_tables import paper, put, sheet
from .exit_status import stoppable
from .export import Cell, Spreadsheet, is_table, with_table, write_on_exit
from .files import STDOUT, with_json, write_json
from .progress import long_bar

INTERVAL = "95 %, all at once"


@click.command()
@click.argument("game")
@click.option("--bots", default="random,gentle,sensible", show_default=True, help="who meets, with commas between")
@click.option(
    "--meetings", default=100, show_default=True, type=click.IntRange(1), help="deals a pair, each played twice"
)
@click.option("--seats", type=int, help="how many seats; the fewest that the game allows if not given")
@click.option("--seed", type=int, help="the same seed gives the same result, whatever does the work")
@click.option("--options", "options_text", default="", help="options of the game: name=value,name=value")
@game_options.with_decks
@game_options.with_changes
@with_table("meeting", "each meeting at once as a line of JSON, to go on from there")
@with_json
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="processes")
@click.option("--ray", help="the address of a Ray cluster that does the work, or local")
def tournament(
    game: str,
    bots: str,
    meetings: int,
    seats: int | None,
    seed: int | None,
    options_text: str,
    decks: str | None,
    cards: Path | None,
    deny: str,
    out: Path | None,
    data: Path | None,
    jobs: int,
    ray: str | None,
) -> None:
    """Let bots play GAME against each other in pairs, and rate them.

    Two bots share a table, sitting by turns, and every deal is played twice with their seats changed. Ctrl-C stops
    early and keeps what is done; with --out FILE.jsonl the same command goes on later.
    """
    chosen = find_game(game)
    names = tuple(dict.fromkeys(name.strip() for name in bots.split(",") if name.strip()))
    for name in names:
        check_bot(chosen, name)
    if len(names) < 2:
        raise intrigue.BadInput("A tournament needs at least two different bots.")
    options = game_options.options(chosen, options_text, decks)
    count = chosen.seats[0] if seats is None else seats
    chosen.new(count, 0, options)
    game_options.change_cards(chosen, cards, count, options)
    lacking = game_options.lacking(chosen, deny, names, count, options)
    begun = read(out) if out is not None and not is_table(out) and out.exists() else None
    if seed is None:
        seed = begun[0].seed if begun else secrets.randbelow(1 << 32)
    cup = Cup(chosen.name, count, names, seed, options, meetings, chosen.changes, lacking)
    played = going_on(cup, begun, out) if begun and out else []
    done = {(one.first, one.second, one.deal) for one in played}
    with long_bar() as bar, stoppable() as stop, meeting_writer(out, cup, going_on=begun is not None) as keep:
        task = bar.add_task("meetings", total=len(cup.pairs()) * meetings, completed=len(done))
        for met in in_order(meet, tasks(cup, done), at_most(jobs, names), ray):
            new = [one for one in met if (one.first, one.second, one.deal) not in done]
            played += new
            keep(new)
            bar.advance(task, len(new))
    found = ranking(chosen, cup, played, stop.early, intrigue.__version__)
    console = paper(quiet=data == STDOUT)
    early = ", stopped early" if found.stopped else ""
    console.print(
        f"{found.games:,} games of {found.title}, {count} seats, seed {seed}{early}. "
        "Shares are of the victories in all games of two bots; 50 % is even."
    )
    for sentence in game_options.other_cards(chosen, lacking):
        console.print(sentence)
    if played:
        report(console, cup, found)
    if out is not None:
        console.print(f"Each meeting is in {out}.")
    if data is not None:
        write_json(data, found)
        console.print(f"All of it is in {data}.")


@contextmanager
def meeting_writer(out: Path | None, cup: Cup, going_on: bool) -> Iterator[Callable[[list[Meeting]], None]]:
    """What puts meetings down: as lines at once, as a table when all are there, or nowhere."""
    if out is None:
        yield lambda meetings: None
    elif is_table(out):
        with write_on_exit(out) as table:
            yield partial(enter, table)
    else:
        with out.open("ab" if going_on else "wb") as file:
            if not going_on:
                file.write(msgspec.json.encode(cup) + b"\n")
            yield partial(write, file)


def write(file: BinaryIO, meetings: list[Meeting]) -> None:
    file.writelines(msgspec.json.encode(one) + b"\n" for one in meetings)
    file.flush()


def enter(table: Spreadsheet, meetings: list[Meeting]) -> None:
    for one in meetings:
        took, turned = one.took
        who: dict[str, Cell] = {"first": one.first, "second": one.second}
        table.add({**who, "deal": one.deal, "share": one.share, "took": took, "took turned": turned})


def read(out: Path) -> tuple[Cup, list[Meeting]]:
    """A tournament that was begun."""
    lines = out.read_bytes().splitlines()
    try:
        cup = msgspec.json.decode(lines[0], type=Cup)
        meetings = []
        for number, line in enumerate(lines[1:], 2):
            try:
                meetings.append(msgspec.json.decode(line, type=Meeting))
            except msgspec.DecodeError:
                if number < len(lines):
                    raise  # only the last line may be torn, by whoever stopped it
    except (IndexError, msgspec.DecodeError):
        raise intrigue.BadInput(f"{out} is not a tournament that was begun; name another file.") from None
    return cup, meetings


def going_on(cup: Cup, kept: tuple[Cup, list[Meeting]], out: Path) -> list[Meeting]:
    """The meetings that count for this tournament too. Bots and meetings may be added; all else must be the same."""
    before, meetings = kept
    if msgspec.structs.replace(before, bots=cup.bots, meetings=cup.meetings) != cup:
        raise intrigue.BadInput(
            f"{out} holds another tournament ({before.game}, seed {before.seed}{other_cards(before)}); "
            "name another file."
        )
    pairs = set(cup.pairs())
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in (cup, *meetings))
    fresh = out.with_name(out.name + ".new")
    fresh.write_bytes(text)
    fresh.replace(out)
    return [one for one in meetings if (one.first, one.second) in pairs and one.deal < cup.meetings]


def other_cards(cup: Cup) -> str:
    return ", other cards" if cup.changes or cup.lacking else ""


def report(console: Console, cup: Cup, found: Ranking) -> None:
    names = titles(cup.bots)
    shown = sheet("", "rating", INTERVAL, "share", INTERVAL)
    for row in found.standings:
        rating = (f"{row.rating:.1f}", f"{row.low:.1f} to {row.high:.1f}")
        shown.add_row(names[row.bot], *rating, f"{row.share.mean:.1%}", f"{row.share.low:.1%} to {row.share.high:.1%}")
    put(console, "Standings", shown)
    cells = {(one.bot, one.against): one.share for one in found.cross}
    order = [row.bot for row in found.standings]
    cross = sheet("", *[names[bot] for bot in order])
    for bot in order:
        cross.add_row(names[bot], *[cell(cells.get((bot, other))) for other in order])
    put(console, "What the row took of its games against the column", cross)
    console.print("With 95 % all intervals of a column of the standings hold at once, and those of all pairs.")


def titles(bots: tuple[str, ...]) -> dict[str, str]:
    """Names for the tables: a program by its file, where that is enough to tell it from the others."""
    short = {bot: file(bot.removeprefix(PREFIX).split()) if bot.startswith(PREFIX) else bot for bot in bots}
    return {bot: short[bot] if list(short.values()).count(short[bot]) == 1 else bot for bot in bots}


def file(words: list[str]) -> str:
    """`my-bot.mjs` of `node bots/my-bot.mjs --fast`."""
    return PurePath(next((word for word in words[1:] if not word.startswith("-")), words[0])).name


def cell(even: Even | None) -> str:
    return "" if even is None else f"{even.mean:.1%} ({100 * even.low:.1f}-{100 * even.high:.1f})"
