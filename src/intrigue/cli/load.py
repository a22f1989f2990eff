"""`intrigue load`: how many tables one server holds here, measured over real WebSockets."""

from __future__ import annotations

import asyncio
import os
import random
import re
import statistics
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
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..client import COOKIE, Client, mark
from ..core import BadInput
from ..server import messages as m
from ..server import store
from ..table.changes import changed
from .browse import find_game
from .progress import bar
from .serve import raise_limits
from .status import stoppable

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
}


class Thing(msgspec.Struct):
    n: int
    type: str


class Heard(msgspec.Struct):
    """A message from the server, whichever it is: as much of it as a hurried player reads."""

    type: str
    items: list[Thing] = []
    now: Any = None
    change: Any = None


HEARD = msgspec.json.Decoder(Heard)


class Measured:
    """What was measured, once the warm-up is over."""

    def __init__(self) -> None:
        self.on = False
        self.moves = 0
        self.games = 0
        self.refused = 0
        self.times: list[float] = []  # seconds from an action to the last update of it


class SentAction:
    """An open action on its way: when it was sent, and who has not seen it yet."""

    def __init__(self, seats: int) -> None:
        self.sent = 0.0
        self.missing: set[int] = set()
        self.everyone = set(range(seats))

    def begin(self) -> None:
        self.sent, self.missing = time.perf_counter(), set(self.everyone)

    def arrived(self, seat: int, measured: Measured) -> None:
        if seat in self.missing:
            self.missing.discard(seat)
            if not self.missing and measured.on:
                measured.times.append(time.perf_counter() - self.sent)


class Crowd:
    """Visitors who all sit at all tables, one in each seat, and play at random."""

    def __init__(self, address: str, game: str, seats: int, pause: float) -> None:
        self.address = address
        self.game = game
        self.seats = seats
        self.pause = pause
        self.people = [Client(address, f"Player {seat + 1}") for seat in range(seats)]
        self.measured = Measured()
        self.whole = True  # whether it was measured to the end

    def sit_down(self) -> str:
        table = self.people[0].create(self.game, self.seats, seat=0, start=False)
        for seat, person in enumerate(self.people[1:], 1):
            person.sit(table.id, seat)
        self.people[0].start(table.id)
        return table.id

    async def keep_playing(self, table: str) -> None:
        """Game after game at one table."""
        while True:
            action = SentAction(self.seats)
            await asyncio.gather(*[self.play(table, seat, action) for seat in range(self.seats)])
            self.measured.games += self.measured.on
            table = await asyncio.to_thread(self.sit_down)

    async def play(self, table: str, seat: int, action: SentAction) -> None:
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table}/live?since=0&version={m.VERSION}"
        cookie = {"Cookie": f"{COOKIE}={self.people[seat].token}"}
        async with connect(
            address, additional_headers=cookie, compression=None, max_size=None, open_timeout=60, ping_interval=None
        ) as socket:
            now: Any = None
            async for data in socket:
                heard = HEARD.decode(data)
                if heard.type == "refused":
                    self.measured.refused += 1
                if heard.type not in ("hello", "news"):
                    continue
                now = heard.now if heard.type == "hello" else changed(now, heard.change)
                if any(item.type == "told" for item in heard.items):
                    action.arrived(seat, self.measured)
                if now["table"]["stage"] == "over":
                    return
                if now["view"] is not None and now["view"]["choices"] and heard.items:
                    await self.act(socket, now["view"], now["question"], action)

    async def act(self, socket: ClientConnection, view: dict[str, Any], question: int, action: SentAction) -> None:
        if self.pause:
            await asyncio.sleep(self.pause * random.uniform(0.5, 1.5))
        if len(view["waiting"]) == 1:  # sealed choices are not for everyone to see
            action.begin()
        do = random.choice(view["choices"])["say"]
        await socket.send(msgspec.json.encode(m.Act(mark(), do, question)).decode())
        self.measured.moves += self.measured.on


@click.command("load")
@click.option("--tables", default=50, show_default=True, type=click.IntRange(1), help="tables that are played at once")
@click.option("--game", default="trickery", show_default=True, help="the game")
@click.option("--seats", default=4, show_default=True, type=int, help="seats at each table, each a connection")
@click.option("--seconds", default=20.0, show_default=True, type=click.FloatRange(1, 3600), help="how long to measure")
@click.option(
    "--pause",
    default=0.0,
    show_default=True,
    type=click.FloatRange(0, 600),
    help="seconds a player thinks about a move",
)
@click.option("--database", help="where the server writes; a file that is thrown away if not given")
def load(tables: int, game: str, seats: int, seconds: float, pause: float, database: str | None) -> None:
    """Start a server on this machine, let many tables be played over real WebSockets, and measure.

    Reported are moves a second, and the time from sending an action to the last player's update. Ctrl-C ends it early.
    """
    chosen = find_game(game)
    chosen.check_seats(seats)
    if database:
        store.engine_for(database).dispose()  # says what is wrong with it, before anything is begun
    raise_limits()
    report = ""
    with (
        tempfile.TemporaryDirectory() as folder,
        stoppable() as stop,
        server(database or str(Path(folder) / "tables.db")) as started,
    ):
        address, pid = started
        crowd = Crowd(address, chosen.name, seats, pause)
        report = asyncio.run(measure(crowd, tables, seconds, pid))
        if not crowd.whole:
            raise KeyboardInterrupt
    if not report:
        click.echo("Stopped before anything was measured.", err=True)
        return
    early = " Stopped early." if stop.early else ""
    click.echo(f"{tables} tables of {chosen.title} with {seats} connections each, {pause:g} s to think.{early}")
    click.echo(report)


@contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process id."""
    flags = [f"--{name.replace('_', '-')}={value}" for name, value in NO_LIMITS.items()]
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
        for _ in range(tables):
            table = await asyncio.to_thread(crowd.sit_down)
            tasks.append(asyncio.create_task(crowd.keep_playing(table)))
            progress.advance(setting)
        waiting = progress.add_task("seconds", total=seconds)
        await asyncio.sleep(seconds * WARM_UP)
        before = snapshot(crowd.address, pid)
        crowd.measured.on = True
        try:
            while (done := time.perf_counter() - before.at) < seconds:
                await asyncio.sleep(min(0.25, seconds - done))
                progress.update(waiting, completed=done)
                for task in tasks:
                    if task.done() and not isinstance(task.exception(), ConnectionClosed | None):
                        await task
        except asyncio.CancelledError:  # Ctrl-C: what was measured until now is worth something
            crowd.whole = False
        crowd.measured.on = False
        after = snapshot(crowd.address, pid)
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
        health = msgspec.json.decode(answer.read(), type=m.Health)
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
    lines = [
        f"{done.moves / seconds:,.0f} moves a second ({done.moves:,} in {seconds:.1f} s, {done.games:,} games ended)"
    ]
    if len(done.times) > 1:
        cuts = statistics.quantiles(done.times, n=100)
        lines.append(
            f"From an action to everyone's update: median {statistics.median(done.times) * 1000:.1f} ms, "
            f"99th percentile {cuts[98] * 1000:.1f} ms, longest {max(done.times) * 1000:.1f} ms"
        )
    entries, commits = after.entries - before.entries, after.commits - before.commits
    lines.append(f"{commits / seconds:,.0f} commits a second, {entries / max(1, commits):.1f} entries in each")
    if done.refused:
        lines.append(f"{done.refused} messages were refused")
    spare = (after.idle - before.idle) / seconds
    why = limit(server, own, spare, crowd.pause)
    lines.append(f"The server used {server:.0%} of a core, this program {own:.0%}: {why}.")
    if done.moves:
        lines.append(f"A move costs the server {server * seconds / done.moves * 1000:.2f} ms of computing.")
    return "\n".join(lines)


def limit(server: float, own: float, spare: float, pause: float) -> str:
    if spare < 1 - BUSY and server + own < BUSY * (os.cpu_count() or 1):
        return "other programs keep this machine busy, so measure again when it is quiet"
    if server >= BUSY:
        return "the one core of the server's process is the limit"
    if own >= BUSY:
        return "this program is the limit, and the server could do more"
    if pause:
        return "the players' thinking sets the pace, and the server could do more"
    return "waiting is the limit: for the disk, and for one player after the other"
