"""`intrigue tournament`: everybody meets everybody."""

from __future__ import annotations

import secrets
from pathlib import Path, PurePath
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

import intrigue

from ..core import options as core_options
from ..lab.agent import PREFIX, known
from ..lab.jobs import cores, in_order
from ..lab.tournament import Cup, Even, Meeting, cross_table, meet, standings, tasks
from .browse import find_game
from .progress import long_bar

FILE: Any = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("game")
@click.option("--bots", default="random,gentle,sensible", show_default=True, help="who meets, with commas between")
@click.option(
    "--meetings", default=100, show_default=True, type=click.IntRange(1), help="deals a pair, each played twice"
)
@click.option("--seats", type=int, help="how many seats; the fewest that the game allows if not given")
@click.option("--seed", type=int, help="the same seed gives the same result, whatever does the work")
@click.option("--options", "options_text", default="", help="options of the game: name=value,name=value")
@click.option("--out", type=FILE, help="keep each meeting here, and go on from there")
@click.option("--jobs", default=cores(), show_default=True, type=click.IntRange(1), help="processes")
@click.option("--ray", help="the address of a Ray cluster that does the work, or local")
def tournament(
    game: str,
    bots: str,
    meetings: int,
    seats: int | None,
    seed: int | None,
    options_text: str,
    out: Path | None,
    jobs: int,
    ray: str | None,
) -> None:
    """Let bots play GAME against each other in pairs, and rate them.

    Two bots share a table, sitting by turns, and every deal is played twice with their seats changed. Ctrl-C stops
    early and keeps what is done; with --out the same command goes on later.
    """
    chosen = find_game(game)
    names = tuple(dict.fromkeys(name.strip() for name in bots.split(",") if name.strip()))
    for name in names:
        known(chosen, name)
    if len(names) < 2:
        raise intrigue.BadInput("A tournament needs at least two different bots.")
    options = core_options.parse(chosen.variants, options_text)
    count = chosen.seats[0] if seats is None else seats
    chosen.new(count, 0, options)
    kept = read(out) if out is not None and out.exists() else None
    if seed is None:
        seed = kept[0].seed if kept else secrets.randbelow(1 << 32)
    cup = Cup(chosen.name, count, names, seed, options, meetings)
    played = going_on(cup, kept, out) if kept and out else []
    done = {(one.first, one.second, one.deal) for one in played}
    stopped = False
    file = None
    if out is not None:
        file = out.open("ab" if kept else "wb")
        if not kept:
            file.write(msgspec.json.encode(cup) + b"\n")
    with long_bar() as bar:
        left = tasks(cup, done)
        task = bar.add_task("meetings", total=len(cup.pairs()) * meetings, completed=len(done))
        try:
            for met in in_order(meet, left, jobs, ray):
                new = [one for one in met if (one.first, one.second, one.deal) not in done]
                played += new
                if file is not None:
                    file.writelines(msgspec.json.encode(one) + b"\n" for one in new)
                    file.flush()
                bar.advance(task, len(new))
        except KeyboardInterrupt:
            stopped = True
        finally:
            if file is not None:
                file.close()
    console = Console()
    early = ", stopped early" if stopped else ""
    console.print(
        f"{2 * len(played):,} games of {chosen.title}, {count} seats, seed {seed}{early}. "
        "Shares are of the victories in all games of two bots; 50 % is even.",
        highlight=False,
    )
    if played:
        report(console, cup, played)
    if out is not None:
        console.print(f"Each meeting is in {out}.", highlight=False)


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
            f"{out} holds another tournament ({before.game}, seed {before.seed}); name another file."
        )
    pairs = set(cup.pairs())
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in (cup, *meetings))
    fresh = out.with_name(out.name + ".new")
    fresh.write_bytes(text)
    fresh.replace(out)
    return [one for one in meetings if (one.first, one.second) in pairs and one.deal < cup.meetings]


def report(console: Console, cup: Cup, played: list[Meeting]) -> None:
    ranking, names = standings(cup, played), titles(cup.bots)
    shown = Table(title="Standings", title_justify="left")
    for column in ("", "rating", "95 % interval", "share", "95 % interval"):
        shown.add_column(column, justify="left" if not column else "right")
    for row in ranking:
        rating = (f"{row.rating:.1f}", f"{row.low:.1f} to {row.high:.1f}")
        shown.add_row(names[row.bot], *rating, f"{row.share.mean:.1%}", f"{row.share.low:.1%} to {row.share.high:.1%}")
    console.print(shown)
    table = cross_table(cup, played)
    cross = Table(title="What the row took of its games against the column", title_justify="left")
    cross.add_column("")
    for row in ranking:
        cross.add_column(names[row.bot], justify="right")
    for row in ranking:
        cross.add_row(names[row.bot], *[cell(table.get((row.bot, other.bot))) for other in ranking])
    console.print(cross)


def titles(bots: tuple[str, ...]) -> dict[str, str]:
    """Names for the tables: a program by its file, where that is enough to tell it from the others."""
    short = {bot: file(bot.removeprefix(PREFIX).split()) if bot.startswith(PREFIX) else bot for bot in bots}
    return {bot: short[bot] if list(short.values()).count(short[bot]) == 1 else bot for bot in bots}


def file(words: list[str]) -> str:
    """`my-bot.mjs` of `node bots/my-bot.mjs --fast`."""
    return PurePath(next((word for word in words[1:] if not word.startswith("-")), words[0])).name


def cell(even: Even | None) -> str:
    return "" if even is None else f"{even.mean:.1%} \u00b1 {max(even.high - even.mean, even.mean - even.low):.1%}"
