"""`intrigue load --chaos`: people and bots play on a cluster of this machine while it is hurt, and nothing is lost."""

from __future__ import annotations

import asyncio
import http.client
import random
import shutil
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import click
import msgspec
from rich.progress import BarColumn, TextColumn

from ..client import Refused
from ..core import TABLE, BadInput, Game
from . import overheard
from .crowd import Crowd, Setting, kind_of
from .hurting import KINDS, Hurting, Way, named
from .overheard import Ear
from .parts import Cluster, Server, free_port
from .progress import bar

T = TypeVar("T")
SERVERS, THINKERS = 3, 2
BREATH = 0.2  # seconds between two attempts to reach a server
ASTRAY = 0.25  # of all connections: so many go to any server, and not through the balancer
EARS = 60  # people whose every message is kept, to be looked at in the end
CALM = 2.0  # seconds between two hurts
SETTLED = 120.0  # seconds within which every table has to go on when all is well again
AWAY = (502, 503, 504)  # what servers and balancers answer when somebody is to come again
WELL = "all is well"
FAREWELL = "timeout graceful shutdown exceeded"  # a server that was asked to end has cut somebody off who stayed


class Wait(msgspec.Struct):
    """Somebody has acted and waited for the answer, from then until then."""

    table: str
    ref: str
    since: float
    until: float


class Survivors(Crowd):
    """People who come again until they get an answer, and who remember everything that they were told."""

    line: ClassVar[dict[str, Any]] = {"open_timeout": 5, "ping_interval": 2, "ping_timeout": 5, "close_timeout": 1}
    unsettled: ClassVar[frozenset[str]] = frozenset({"no-writing-that", "no-table-now", "no-luck-on-our-side"})

    def __init__(
        self, cluster: Cluster, games: list[Game], think: float, options: dict[str, dict[str, Any]], seed: int
    ) -> None:
        super().__init__(cluster.address, games, None, think, options, bots=1)
        self.servers = [server.address for server in cluster.servers]
        self.listening = 1.0  # the part of all people who are listened to
        self.luck = random.Random(seed)
        self.refused: set[str] = set()
        self.waits: list[Wait] = []
        self.latest: dict[int, float] = {}  # by table: when somebody last acted there
        self.ears: list[Ear] = []
        self.failures: Counter[str] = Counter()
        self.guard = threading.Lock()  # those who poll have threads of their own

    def where(self, table: Setting) -> str:
        return self.luck.choice(self.servers) if self.luck.random() < ASTRAY else self.address

    def call(self, work: Callable[..., T], *given: Any) -> T:
        while True:
            try:
                answer = work(*given)
                if kind_of(getattr(answer, "reason", "")) not in self.unsettled:
                    return answer
                self.failures["unsettled"] += 1
            except Refused as refused:
                if refused.status not in AWAY:
                    raise
                self.failures[f"status {refused.status}"] += 1
            except (OSError, http.client.HTTPException) as error:
                self.failures[type(error).__name__] += 1
            if self.stopped:
                raise Stopped
            time.sleep(BREATH)

    def sit_down(self, number: int) -> Setting:
        """A table that was half set up when a server went is left alone."""
        while True:
            try:
                table = super().sit_down(number)
                self.latest[id(table.people)] = time.perf_counter()
                return table
            except (Refused, OSError, http.client.HTTPException) as error:
                self.failures[f"setting up: {type(error).__name__}"] += 1
                time.sleep(BREATH)

    async def unreached(self, error: Exception) -> None:
        response = getattr(error, "response", None)
        self.failures[type(error).__name__ if response is None else f"status {response.status_code}"] += 1
        await asyncio.sleep(BREATH)

    def ear(self, table: Setting, seat: int | None) -> list[bytes] | None:
        if len(self.ears) >= EARS or self.luck.random() > self.listening:
            return None
        self.ears.append(Ear(table.id, TABLE if seat is None else seat))
        return self.ears[-1].heard

    def done(self, table: Setting, ref: str, since: float) -> None:
        now = time.perf_counter()
        with self.guard:
            self.waits.append(Wait(table.id, ref, since, now))
            self.latest[id(table.people)] = now
        super().done(table, ref, since)

    def declined(self, ref: str) -> None:
        with self.guard:
            self.refused.add(ref)


class Stopped(Exception):
    """The storm is over, and nobody waits for an answer any more."""


class Blow(msgspec.Struct):
    """The cluster was hurt."""

    kind: str
    at: float
    over: float = 0.0


class Found(msgspec.Struct):
    """What is told in the end, and written to a file. Times are seconds."""

    seed: int
    seconds: float
    blows: dict[str, int]
    moves: int
    games: int
    tables: int
    entries: int
    lost: list[str]  # actions that were acknowledged and are not there
    doubled: int  # messages that were carried out twice
    undead: int  # actions that were refused and are there all the same
    gaps: int  # updates that did not fit what was there before
    faults: list[str]  # of games, played again
    leaks: list[str]
    looked_at: int  # messages, byte by byte
    stuck: int  # tables at which nothing went on any more
    waited: dict[str, dict[str, float]]
    errors: list[str]  # of servers, from their logs
    failures: dict[str, int]  # attempts that failed and were made again

    @property
    def clean(self) -> bool:
        wrong = self.lost or self.doubled or self.undead or self.gaps or self.faults or self.leaks or self.stuck
        return not (wrong or self.errors)


class Chaos:
    """One run."""

    def __init__(
        self,
        games: list[Game],
        tables: int,
        seconds: float,
        think: float,
        options: dict[str, Any],
        seed: int,
        lease: float = 3.0,
        kinds: list[str] | None = None,
        only: str = "",
    ) -> None:
        self.games = games
        self.tables = tables
        self.seconds = seconds
        self.think = think
        self.options = options
        self.seed = seed
        self.lease = lease
        self.kinds = kinds  # these once, and nothing by the clock
        self.only = only  # words that are in the names of those that happen
        if not named(only):
            raise BadInput(f"No hurt has {only!r} in its name: {', '.join(KINDS)}.")
        self.blows: list[Blow] = []
        self.began = 0.0
        self.stopped = False

    def run(self, settings: dict[str, Any]) -> Found:
        folder = Path(tempfile.mkdtemp(prefix="intrigue-chaos-"))
        found: Found | None = None
        try:
            found = asyncio.run(self._run(folder, settings))
        finally:
            if (found is not None and found.clean) or not any(folder.glob("*.log")):
                shutil.rmtree(folder, ignore_errors=True)
            else:
                click.echo(f"What everybody said is in {folder}.", err=True)
        return found

    async def _run(self, folder: Path, settings: dict[str, Any]) -> Found:
        database, messages = free_port(), free_port()
        databases, others = ([Way(free_port(), to) for _ in range(SERVERS)] for to in (database, messages))
        ways = [(one.port, other.port) for one, other in zip(databases, others, strict=True)]
        cluster = Cluster(
            folder,
            servers=SERVERS,
            thinkers=THINKERS,
            ways=ways,
            database=database,
            messages=messages,
            lease_seconds=self.lease,
            **settings,
        )
        async with AsyncExitStack() as open:
            for way in (*databases, *others):
                await open.enter_async_context(way.open())
            try:
                await asyncio.to_thread(lambda: list(cluster.start()))
                crowd = Survivors(cluster, self.games, self.think, self.options, self.seed)
                hurting = Hurting(cluster, databases, others, self.lease, self.seed)
                stuck = await self._play(crowd, hurting)
                return await asyncio.to_thread(self._judge, cluster, crowd, stuck)
            finally:
                await asyncio.to_thread(cluster.__exit__)

    async def _play(self, crowd: Survivors, hurting: Hurting) -> int:
        """Until the time is over; returns how many tables do not go on when all is well again."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.completed:.0f} of {task.total:.0f}"),
        )
        with bar(*columns) as progress:
            setting = progress.add_task("setting tables", total=self.tables)
            tasks = [asyncio.create_task(crowd.look_around())]
            for number in range(self.tables):
                table = await crowd.beside(crowd.sit_down, number)
                tasks.append(asyncio.create_task(crowd.keep_playing(number, table)))
                progress.advance(setting)
            crowd.measured.on = True
            playing = progress.add_task("seconds", total=self.seconds)
            self.began = began = time.perf_counter()
            hurts = asyncio.create_task(self._hurt(hurting, began))
            try:
                while not hurts.done():
                    await asyncio.wait([hurts], timeout=0.25)
                    progress.update(playing, completed=min(self.seconds, time.perf_counter() - began))
                    if self.blows:
                        progress.update(playing, description=self.blows[-1].kind)
                    for task in tasks:
                        if task.done():
                            await task  # which says what went wrong
                await hurts
            except asyncio.CancelledError:  # Ctrl-C: what was found until now is worth something
                self.stopped = True
                hurts.cancel()
                await asyncio.gather(hurts, return_exceptions=True)
            progress.update(playing, description="all is well again")
            stuck = await self._settle(crowd)
        self.seconds = time.perf_counter() - began
        crowd.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return stuck

    async def _hurt(self, hurting: Hurting, began: float) -> None:
        while True:
            for kind in self.kinds or hurting.order(self.only):
                await asyncio.sleep(CALM)
                if self.kinds is None and time.perf_counter() - began > self.seconds - CALM:
                    return
                blow = Blow(kind, time.perf_counter())
                self.blows.append(blow)
                try:
                    await KINDS[kind](hurting)
                finally:
                    blow.over = time.perf_counter()
            if self.kinds is not None:
                return

    async def _settle(self, crowd: Survivors) -> int:
        since = time.perf_counter()
        while time.perf_counter() - since < SETTLED:
            waiting = sum(at < since for at in crowd.latest.values())
            if not waiting:
                break
            await asyncio.sleep(0.1)
        return sum(at < since for at in crowd.latest.values())

    def _judge(self, cluster: Cluster, crowd: Survivors, stuck: int) -> Found:
        with crowd.guard:  # whoever polls may still hear of something, which is written down by then or not
            waits, refused = list(crowd.waits), set(crowd.refused)
        journals = overheard.journals(cluster.postgres.address)
        marks = overheard.marks(journals)
        heard: dict[str, list[Ear]] = defaultdict(list)
        for ear in crowd.ears:
            heard[ear.table].append(ear)
        return Found(
            seed=self.seed,
            seconds=round(self.seconds, 1),
            blows=Counter(blow.kind for blow in self.blows),
            moves=len(waits),
            games=sum(crowd.measured.games.values()),
            tables=len(journals),
            entries=sum(map(len, journals.values())),
            lost=[self._told(wait) for wait in waits if wait.ref not in marks],
            doubled=sum(count > 1 for count in marks.values()),
            undead=sum(ref in marks for ref in refused),
            gaps=crowd.measured.lost,
            faults=[f"{id}: {fault}" for id, entries in journals.items() for fault in overheard.faults(entries)],
            leaks=[leak for id, ears in heard.items() for leak in overheard.leaks(journals[id], ears)],
            looked_at=sum(len(ear.heard) for ear in crowd.ears),
            stuck=stuck,
            waited=self._waited(waits),
            errors=[line for server in cluster.servers for line in errors(server)],
            failures=dict(crowd.failures.most_common()),
        )

    def _told(self, wait: Wait) -> str:
        at, latest = wait.since - self.began, [blow.kind for blow in self.blows if blow.at < wait.until]
        return f"Table {wait.table}, mark {wait.ref}, {at:.1f} s after the beginning ({(latest or [WELL])[-1]})"

    def _waited(self, waits: list[Wait]) -> dict[str, dict[str, float]]:
        """How long people waited for an answer, by what was going on when they acted, or happened before the answer."""
        found: dict[str, list[float]] = defaultdict(list)
        for wait in waits:
            during = [blow.kind for blow in self.blows if blow.at <= wait.since <= blow.over + CALM / 2]
            after = [blow.kind for blow in self.blows if wait.since < blow.at <= wait.until]
            found[next(iter(during[-1:] + after), WELL)].append(wait.until - wait.since)
        return {kind: spread(times) for kind, times in sorted(found.items())}


def errors(server: Server) -> list[str]:
    """Faults of ours: whatever the log has a traceback for, by its last line."""
    lines, found = server.log.read_text(errors="replace").splitlines(), []
    for number, line in enumerate(lines):
        if line.startswith("Traceback"):
            last = next((other for other in lines[number + 1 :] if not other.startswith(" ")), "")
            if FAREWELL not in last:
                found.append(f"{server.name}: {last[:200]}")
    return found


def spread(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    at = {
        name: ordered[min(len(ordered) - 1, int(part * len(ordered)))] for name, part in (("p50", 0.5), ("p99", 0.99))
    }
    return {
        "moves": len(ordered),
        **{name: round(value, 3) for name, value in at.items()},
        "most": round(ordered[-1], 3),
    }


def told(found: Found) -> str:
    lines = [
        f"{found.moves:,} moves were acknowledged in {found.seconds:.0f} s, {found.games:,} games ended; "
        f"{found.entries:,} entries of {found.tables:,} tables (seed {found.seed})",
        "Hurt: " + (", ".join(f"{kind} {count}x" for kind, count in found.blows.items()) or "not at all"),
        f"{len(found.lost)} acknowledged actions lost, {found.doubled} doubled, {found.undead} done though refused, "
        f"{found.gaps} updates lost, {found.stuck} tables stuck",
        f"{len(found.faults)} faults in records played again; {found.looked_at:,} messages looked at byte by byte, "
        f"{len(found.leaks)} leaks",
        *found.lost[:5],
        *found.faults[:5],
        *found.leaks[:5],
        f"{len(found.errors)} faults in the logs of servers",
        *found.errors[:10],
        "",
        f"{'how long people waited for an answer':45} {'moves':>7} {'p50':>8} {'p99':>8} {'longest':>8}",
    ]
    for kind, times in found.waited.items():
        figures = " ".join(f"{times[name]:7.2f}s" for name in ("p50", "p99", "most"))
        lines.append(f"{kind:45} {times['moves']:7,.0f} {figures}")
    tries = ", ".join(f"{what} {count:,}x" for what, count in found.failures.items())
    lines.append(f"Attempts that failed and were made again: {tries or 'none'}.")
    return "\n".join(lines)
