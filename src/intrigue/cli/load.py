"""`intrigue load`: how many tables one server holds here, measured over real WebSockets."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.progress import BarColumn, TextColumn

from ..core import BadInput, Game
from ..core.options import parse
from ..games import GAMES
from ..games import game as game_by_name
from ..server import bodies
from ..server.database import engine_for
from . import files
from .browse import find_game
from .chaos import Chaos, told
from .crowd import Crowd
from .progress import bar
from .serve import raise_limits
from .status import FAILED, stoppable

WARM_UP = 0.2  # the part of the time that is not measured
BUSY = 0.85  # from this part of a core on, it is what limits
NO_LIMITS = {
    "bot_pause": 0,
    "max_connections": 100_000,
    "visitor_connections": 100_000,
    "address_connections": 100_000,
    "address_share": 100_000,
    "visitor_tables": 100_000,
    "message_rate": 100_000,
    "message_burst": 100_000,
    "request_rate": 100_000,
    "request_burst": 100_000,
    "visitor_seats": 100_000,
    "new_visitors": 100_000,
    "chat_rate": 100_000,
}
ALL_FROM_HERE = {"bot_pause": 0, "new_visitors": 100_000}  # limits as they are, but for those of one address


@click.command("load")
@click.option("--tables", default=50, show_default=True, type=click.IntRange(1), help="tables that are played at once")
@click.option("--game", default="all", show_default=True, help="the game, or all of them side by side")
@click.option("--seats", type=int, help="seats at each table, each a connection; as many as is usual if not given")
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1, 3600), help="how long to measure")
@click.option(
    "--think",
    default=2.0,
    show_default=True,
    type=click.FloatRange(0, 600),
    help="seconds a player thinks about a move; 0 finds out how much the server can do",
)
@click.option("--options", "options_text", default="", help="options of the games: name=value,name=value")
@click.option("--limits", is_flag=True, help="leave the server's limits as they are without settings")
@click.option("--database", help="where the server writes; a file that is thrown away if not given")
@click.option("--chaos", is_flag=True, help="a whole cluster instead, which is hurt meanwhile; says what was lost")
@click.option("--seed", type=int, help="the same seed hurts in the same order; for --chaos")
@click.option("--only", default="", help="hurt only in ways with these words in their name; for --chaos")
@files.writes("--out", "out", "a file for the figures; for --chaos")
def load(
    tables: int,
    game: str,
    seats: int | None,
    seconds: float,
    think: float,
    options_text: str,
    limits: bool,
    database: str | None,
    chaos: bool,
    seed: int | None,
    only: str,
    out: Path | None,
) -> None:
    """Start a server on this machine, let many tables be played over real connections as people would, and measure.

    Players think, move at random, talk, lose their connection and come back; a few poll, a few only watch, and somebody
    looks at the lobby. Reported are moves a second, the times that people wait, and what the limit was. Ctrl-C ends it
    early.

    With --chaos a cluster is started (PostgreSQL, Redis, three servers, two thinkers, a balancer) and hurt again and
    again: servers are killed, paused, cut off and restarted. Reported is what was lost, which is to be nothing.
    """
    games = [game_by_name(name) for name in GAMES] if game == "all" else [find_game(game)]
    if seats is not None:
        for one in games:
            one.check_seats(seats)
    options = {one.name: chosen_for(one, options_text) for one in games}
    if chaos:
        raise_limits()
        survive(games, tables, seconds, think, options, seed, only, out)
        return
    if database:
        engine_for(database).dispose()  # says what is wrong with it, before anything is begun
    raise_limits()
    report = ""
    with (
        tempfile.TemporaryDirectory() as folder,
        stoppable() as stop,
        server(database or str(Path(folder) / "tables.db"), ALL_FROM_HERE if limits else NO_LIMITS) as started,
    ):
        address, pid = started
        crowd = Crowd(address, games, seats, think, options)
        report = asyncio.run(measure(crowd, tables, seconds, pid))
        if not crowd.whole:
            raise KeyboardInterrupt
    if not report:
        click.echo("Stopped before anything was measured.", err=True)
        return
    early = " Stopped early." if stop.early else ""
    title = games[0].title if len(games) == 1 else "all games"
    click.echo(f"{tables} tables of {title}, {think:g} s to think.{early}")
    click.echo(report)


def survive(
    games: list[Game],
    tables: int,
    seconds: float,
    think: float,
    options: dict[str, dict[str, Any]],
    seed: int | None,
    only: str,
    out: Path | None,
) -> None:
    """Status 1 where anything was lost."""
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    run = Chaos(games, tables, seconds, think, options, seed, only=only)
    found = run.run(NO_LIMITS)
    click.echo(told(found))
    if out is not None:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    if run.stopped:
        raise KeyboardInterrupt
    if not found.clean:
        raise click.exceptions.Exit(FAILED)


def chosen_for(game: Game, text: str) -> dict[str, Any]:
    """Those of the options that this game has."""
    own = {option.name for option in game.options}
    parts = [part for part in text.split(",") if part.partition("=")[0].strip() in own]
    return parse(game.options_type, ",".join(parts))


@contextmanager
def server(database: str, settings: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process id."""
    flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
    command = [sys.executable, "-m", "intrigue", "serve", "--port=0", f"--database={database}", *flags]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            if found is None:
                raise BadInput("The server did not start.")
            yield found[0], process.pid
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


async def measure(crowd: Crowd, tables: int, seconds: float, pid: int) -> str:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:.0f} of {task.total:.0f}"))
    with bar(*columns) as progress:
        setting = progress.add_task("setting tables", total=tables)
        tasks = []
        for number in range(tables):
            table = await crowd.beside(crowd.sit_down, number)
            tasks.append(asyncio.create_task(crowd.keep_playing(number, table)))
            progress.advance(setting)
        tasks.append(asyncio.create_task(crowd.look_around()))
        waiting = progress.add_task("seconds", total=seconds)
        await asyncio.sleep(seconds * WARM_UP)
        before = snapshot(crowd.address, pid)
        crowd.measured.on = True
        try:
            while (done := time.perf_counter() - before.at) < seconds:
                await asyncio.sleep(min(0.25, seconds - done))
                progress.update(waiting, completed=done)
                for task in tasks:
                    if task.done():
                        await task  # which says what went wrong
        except asyncio.CancelledError:  # Ctrl-C: what was measured until now is worth something
            crowd.whole = False
        crowd.measured.on = False
        after = snapshot(crowd.address, pid)
    crowd.stop()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return summary(crowd, before, after)


class Snapshot(msgspec.Struct):
    at: float
    server: float  # seconds of computing so far
    own: float
    idle: float  # of all cores together
    entries: int
    commits: int


def snapshot(address: str, pid: int) -> Snapshot:
    with urllib.request.urlopen(f"{address}/api/health", timeout=30) as answer:
        health = msgspec.json.decode(answer.read(), type=bodies.Health)
    return Snapshot(time.perf_counter(), computing(pid), time.process_time(), idle(), health.entries, health.commits)


def computing(pid: int) -> float:
    """Seconds of processor time that a process has used; nan where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return float("nan")


def idle() -> float:
    """Seconds that the cores of this machine have been idle, added up; nan where the system does not say."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
        return (int(fields[4]) + int(fields[5])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return float("nan")


def summary(crowd: Crowd, before: Snapshot, after: Snapshot) -> str:
    seconds, done = after.at - before.at, crowd.measured
    server, own = (after.server - before.server) / seconds, (after.own - before.own) / seconds
    ended = sum(done.games.values())
    lines = [f"{done.moves / seconds:,.0f} moves a second ({done.moves:,} in {seconds:.1f} s, {ended:,} games ended)"]
    for what, times in (
        ("From an action to its answer", done.acts),
        ("From an action to another player's update", done.news),
        ("The same to one who polls", done.polls),
        ("The lobby", done.lobby),
    ):
        if times:
            lines.append(f"{what}: {spread(times)}")
    entries, commits = after.entries - before.entries, after.commits - before.commits
    lines.append(f"{commits / seconds:,.0f} commits a second, {entries / max(1, commits):.1f} entries in each")
    lines.append(
        f"{done.reconnects:,} connections broke and came back, {done.talks:,} lines were said, "
        f"{done.late:,} moves came too late, {done.lost} updates were lost"
    )
    for kind, count in done.refused.most_common():
        lines.append(f"{count:,} messages were refused: {kind}")
    spare = (after.idle - before.idle) / seconds
    why = limit(server, own, spare, crowd.think, done.limited)
    lines.append(f"The server used {server:.0%} of a core, this program {own:.0%}: {why}.")
    if done.moves:
        lines.append(f"A move costs the server {server * seconds / done.moves * 1000:.2f} ms of computing.")
    return "\n".join(lines)


def spread(times: list[float]) -> str:
    """p50 and p99 of some times, and the longest."""
    ordered = sorted(times)
    at = [ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 for part in (0.5, 0.99)]
    return f"p50 {at[0]:.1f} ms, p99 {at[1]:.1f} ms, longest {ordered[-1] * 1000:.1f} ms"


def limit(server: float, own: float, spare: float, think: float, limited: int) -> str:
    """What kept it from being more, as it was measured."""
    if limited:
        return f"the rates of the settings are the limit, they refused {limited:,} messages"
    if server >= BUSY:
        return "the one core of the server's process is the limit"
    if own >= BUSY:
        return "this program is the limit, and the server could do more"
    if spare < 1 - BUSY and server + own < BUSY * (os.cpu_count() or 1):
        return "other programs keep this machine busy, so measure again when it is quiet"
    if think:
        return "the players' thinking sets the pace, and the server could do more"
    return "waiting is the limit: for the disk, and for one player after the other"
