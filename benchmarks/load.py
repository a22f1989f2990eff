"""Measures how many tables one server holds on this machine, over real WebSockets: `make load`."""

from __future__ import annotations

import asyncio
import os
import re
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

from intrigue.cli import PlainErrors
from intrigue.cli.browse import find_game
from intrigue.cli.exit_status import stoppable
from intrigue.cli.progress import bar
from intrigue.cli.serve import raise_limits
from intrigue.core import BadInput, Game
from intrigue.core.options import parse
from intrigue.games import GAMES
from intrigue.games import game as game_by_name
from intrigue.server import http_types
from intrigue.server.database import engine_for

from .simulated_players import SimulatedPlayers

WARM_UP = 0.2  # share of the time that is not measured
BUSY = 0.85  # share of a core from which on it is the bottleneck
PROGRESS = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:.0f} of {task.total:.0f}"))
NO_LIMITS = {
    "bot_pause": 0,
    "max_connections": 100_000,
    "visitor_connections": 100_000,
    "address_connections": 100_000,
    "address_share": 100_000,
    "address_work": 1e9,
    "visitor_tables": 100_000,
    "message_rate": 100_000,
    "message_burst": 100_000,
    "request_rate": 100_000,
    "request_burst": 100_000,
    "visitor_seats": 100_000,
    "new_visitors": 100_000,
    "chat_rate": 100_000,
}
DEFAULT_LIMITS = {"bot_pause": 0, "new_visitors": 100_000}  # all players have one address


@click.command("load", cls=PlainErrors)
@click.option("--tables", default=50, show_default=True, type=click.IntRange(1), help="tables that are played at once")
@click.option("--game", default="all", show_default=True, help="the game, or all of them side by side")
@click.option("--seats", type=int, help="seats at each table, each a connection; as many as is usual if not given")
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1, 3600), help="how long to measure")
@click.option(
    "--think",
    default=2.0,
    show_default=True,
    type=click.FloatRange(0, 600),
    help="seconds a player thinks about a move; 0 finds the ceiling",
)
@click.option("--options", "options_text", default="", help="options of the games: name=value,name=value")
@click.option("--limits", is_flag=True, help="keep the server's default limits")
@click.option("--database", help="where the server writes; a temporary file if not given")
def load(
    tables: int,
    game: str,
    seats: int | None,
    seconds: float,
    think: float,
    options_text: str,
    limits: bool,
    database: str | None,
) -> None:
    """Start a server on this machine, let simulated players play at many tables, and measure.

    Players think, move at random, chat, lose their connection and come back; a few poll, a few only watch, and one asks
    for the lobby. Reported are moves a second, latencies, and the bottleneck. Ctrl-C ends it early.
    """
    games = find_games(game)
    if seats is not None:
        for one in games:
            one.check_seats(seats)
    if database:
        engine_for(database).dispose()  # refuses a bad address before anything starts
    raise_limits()
    report = ""
    with (
        tempfile.TemporaryDirectory() as folder,
        stoppable() as stop,
        server(database or str(Path(folder) / "tables.db"), DEFAULT_LIMITS if limits else NO_LIMITS) as started,
    ):
        address, pid = started
        players = SimulatedPlayers(address, games, seats, think, options_by_game(games, options_text))
        report = asyncio.run(measure(players, tables, seconds, pid))
        if players.interrupted:
            raise KeyboardInterrupt
    if not report:
        click.echo("Stopped before anything was measured.", err=True)
        return
    early = " Stopped early." if stop.early else ""
    title = games[0].title if len(games) == 1 else "all games"
    click.echo(f"{tables} tables of {title}, {think:g} s to think.{early}")
    click.echo(report)


def find_games(name: str) -> list[Game]:
    return [game_by_name(one) for one in GAMES] if name == "all" else [find_game(name)]


def options_by_game(games: list[Game], text: str) -> dict[str, dict[str, Any]]:
    """The options of each game: those of the text that it has."""
    found = {}
    for game in games:
        own = {option.name for option in game.options}
        chosen = [option for option in text.split(",") if option.partition("=")[0].strip() in own]
        found[game.name] = parse(game.options_type, ",".join(chosen))
    return found


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


async def measure(players: SimulatedPlayers, tables: int, seconds: float, pid: int) -> str:
    with bar(*PROGRESS) as progress:
        setting_up = progress.add_task("setting up tables", total=tables)
        tasks = []
        for number in range(tables):
            table = await players.in_thread(players.set_up_table, number)
            tasks.append(asyncio.create_task(players.play_games(number, table)))
            progress.advance(setting_up)
        tasks.append(asyncio.create_task(players.poll_lobby()))
        measuring = progress.add_task("seconds", total=seconds)
        await asyncio.sleep(seconds * WARM_UP)
        before = snapshot(players.address, pid)
        players.measured.on = True
        try:
            while (elapsed := time.perf_counter() - before.at) < seconds:
                await asyncio.sleep(min(0.25, seconds - elapsed))
                progress.update(measuring, completed=elapsed)
                await raise_errors(tasks)
        except asyncio.CancelledError:  # Ctrl-C: report what was measured so far
            players.interrupted = True
        players.measured.on = False
        after = snapshot(players.address, pid)
    await players.stop(tasks)
    return summary(players, before, after)


async def raise_errors(tasks: list[asyncio.Task[None]]) -> None:
    """Players' tasks end by an error only."""
    for task in tasks:
        if task.done():
            await task


class Snapshot(msgspec.Struct):
    at: float
    server: float  # seconds of processor time so far
    own: float
    idle: float  # of all cores together
    entries: int
    commits: int


def snapshot(address: str, pid: int) -> Snapshot:
    with urllib.request.urlopen(f"{address}/api/health", timeout=30) as answer:
        health = msgspec.json.decode(answer.read(), type=http_types.Health)
    now, server, own = time.perf_counter(), processor_time(pid), time.process_time()
    return Snapshot(now, server, own, idle_time(), health.entries, health.commits)


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used; nan if the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return float("nan")


def idle_time() -> float:
    """Seconds for which the cores of this machine were idle, added up; nan if the system does not say."""
    try:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()
        return (int(fields[4]) + int(fields[5])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return float("nan")


def summary(players: SimulatedPlayers, before: Snapshot, after: Snapshot) -> str:
    seconds, measured = after.at - before.at, players.measured
    server, own = (after.server - before.server) / seconds, (after.own - before.own) / seconds
    moves, ended = measured.moves, sum(measured.games.values())
    lines = [f"{moves / seconds:,.0f} moves a second ({moves:,} in {seconds:.1f} s, {ended:,} games ended)"]
    for what, times in (
        ("From an action to its answer", measured.answer_times),
        ("From an action to another player's update", measured.update_times),
        ("The same to one who polls", measured.poll_times),
        ("The lobby", measured.lobby_times),
    ):
        if times:
            p50, p99, longest = (1000 * time for time in percentiles(times))
            lines.append(f"{what}: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {longest:.1f} ms")
    entries, commits = after.entries - before.entries, after.commits - before.commits
    lines.append(f"{commits / seconds:,.0f} commits a second, {entries / max(1, commits):.1f} entries in each")
    lines.append(
        f"{measured.reconnects:,} connections broke and came back, {measured.chats:,} lines were said, "
        f"{measured.late_moves:,} moves came too late, {measured.lost_updates} updates were lost"
    )
    for kind, count in measured.refusals.most_common():
        lines.append(f"{count:,} messages were refused: {kind}")
    spare = (after.idle - before.idle) / seconds
    why = bottleneck(server, own, spare, players.think, measured.rate_limit_hits)
    lines.append(f"The server used {server:.0%} of a core, this program {own:.0%}: {why}.")
    if moves:
        lines.append(f"A move costs the server {server * seconds / moves * 1000:.2f} ms of processor time.")
    return "\n".join(lines)


def percentiles(times: list[float]) -> tuple[float, float, float]:
    """p50, p99 and the maximum."""
    ordered = sorted(times)
    p50, p99 = (ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.5, 0.99))
    return p50, p99, ordered[-1]


def bottleneck(server: float, own: float, spare: float, think: float, rate_limit_hits: int) -> str:
    """What kept the players from making more moves."""
    if rate_limit_hits:
        return f"the rate limits of the server are the bottleneck, they refused {rate_limit_hits:,} messages"
    if server >= BUSY:
        return "the one core of the server's process is the bottleneck"
    if own >= BUSY:
        return "this program is the bottleneck, and the server could do more"
    if spare < 1 - BUSY and server + own < BUSY * (os.cpu_count() or 1):
        return "other programs keep this machine busy, so measure again when it is quiet"
    if think:
        return "the players' thinking sets the pace, and the server could do more"
    return "waiting is the bottleneck: for the disk, and for one player after the other"


if __name__ == "__main__":
    load()
