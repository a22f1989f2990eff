"""Injects faults into a local cluster while people and bots play, and checks that nothing is lost: `make chaos`."""

from __future__ import annotations

import asyncio
import http.client
import random
import secrets
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

from intrigue.cli import PlainErrors
from intrigue.cli.exit_status import FAILED
from intrigue.cli.files import with_json, write_json
from intrigue.cli.progress import bar
from intrigue.cli.serve import raise_limits
from intrigue.client import Refused
from intrigue.core import TABLE, BadInput, Game

from . import leak_check
from .fault_injection import FAULTS, Faults, Proxy, faults_matching
from .leak_check import Transcript
from .load import NO_LIMITS, PROGRESS, find_games, options_by_game, percentiles, raise_errors
from .local_cluster import Cluster, Server, free_port
from .simulated_players import SimulatedPlayers, Table, refusal_kind

T = TypeVar("T")
SERVERS, THINKERS = 3, 2
RETRY_DELAY = 0.2  # seconds
MISROUTED = 0.25  # share of connections that go to any server instead of the balancer
TRANSCRIPTS = 60  # players of whom all messages are kept for the leak check
PAUSE = 2.0  # seconds between two faults
RECOVERY_TIME = 120.0  # seconds within which every table must go on after the last fault
UNAVAILABLE = (502, 503, 504)  # statuses of servers and balancers after which a request is repeated
NO_FAULT = "no fault"
FORCED_SHUTDOWN = "timeout graceful shutdown exceeded"  # a server that stops logs this when it cuts off a client


class Wait(msgspec.Struct):
    """An acknowledged action: when it was sent, and when the answer came."""

    table: str
    ref: str
    since: float
    until: float


class PersistentPlayers(SimulatedPlayers):
    """Players who repeat everything until they get an answer, and keep all answers and messages."""

    connect_options: ClassVar[dict[str, Any]] = {
        "open_timeout": 5,
        "ping_interval": 2,
        "ping_timeout": 5,
        "close_timeout": 1,
    }
    retried_refusals: ClassVar[frozenset[str]] = frozenset({"no-writing-that", "no-table-now", "no-luck-on-our-side"})

    def __init__(
        self, cluster: Cluster, games: list[Game], think: float, options: dict[str, dict[str, Any]], seed: int
    ) -> None:
        super().__init__(cluster.address, games, None, think, options, bots=1)
        self.servers = [server.address for server in cluster.servers]
        self.rng = random.Random(seed)
        self.refused: set[str] = set()
        self.waits: list[Wait] = []
        self.last_actions: dict[int, float] = {}  # time of the last action, by table
        self.transcripts: list[Transcript] = []
        self.retries: Counter[str] = Counter()
        self.lock = threading.Lock()  # players who poll have threads of their own

    def address_for(self, table: Table) -> str:
        return self.rng.choice(self.servers) if self.rng.random() < MISROUTED else self.address

    def call(self, work: Callable[..., T], *arguments: Any) -> T:
        while True:
            try:
                answer = work(*arguments)
                kind = refusal_kind(getattr(answer, "reason", ""))
                if kind not in self.retried_refusals:
                    return answer
                self.retries[kind] += 1
            except Refused as refused:
                if refused.status not in UNAVAILABLE:
                    raise
                self.retries[f"status {refused.status}"] += 1
            except (OSError, http.client.HTTPException) as error:
                self.retries[type(error).__name__] += 1
            if self.stopped:
                raise Stopped
            time.sleep(RETRY_DELAY)

    def set_up_table(self, number: int) -> Table:
        """Start again with a new table when a server fails meanwhile."""
        while True:
            try:
                table = super().set_up_table(number)
                self.last_actions[id(table.players)] = time.perf_counter()
                return table
            except (Refused, OSError, http.client.HTTPException) as error:
                self.retries[f"setting up: {type(error).__name__}"] += 1
                time.sleep(RETRY_DELAY)

    async def on_unreachable(self, error: Exception) -> None:
        response = getattr(error, "response", None)
        self.retries[type(error).__name__ if response is None else f"status {response.status_code}"] += 1
        await asyncio.sleep(RETRY_DELAY)

    def new_transcript(self, table: Table, seat: int | None) -> list[bytes] | None:
        if len(self.transcripts) >= TRANSCRIPTS:
            return None
        self.transcripts.append(Transcript(table.id, TABLE if seat is None else seat))
        return self.transcripts[-1].messages

    def on_acknowledged(self, table: Table, ref: str, since: float) -> None:
        now = time.perf_counter()
        with self.lock:
            self.waits.append(Wait(table.id, ref, since, now))
            self.last_actions[id(table.players)] = now
        super().on_acknowledged(table, ref, since)

    def on_refused(self, ref: str) -> None:
        with self.lock:
            self.refused.add(ref)

    def stuck_tables(self, since: float) -> int:
        """The number of tables at which nobody has acted since then."""
        return sum(at < since for at in self.last_actions.values())


class Stopped(Exception):
    """The run is over, and nobody waits for an answer any more."""


class Injected(msgspec.Struct):
    """A fault that was injected, from when until when."""

    fault: str
    at: float
    until: float = 0.0


class Report(msgspec.Struct):
    """What `--json` writes. Times are seconds."""

    seed: int
    seconds: float
    injected: dict[str, int]
    moves: int
    games: int
    tables: int
    entries: int
    lost: list[str]  # acknowledged actions that are in no journal
    doubled: int  # messages that were carried out twice
    done_though_refused: int
    lost_updates: int  # items and diffs that did not follow the last ones
    replay_errors: list[str]
    leaks: list[str]
    messages_checked: int  # byte by byte
    stuck: int  # tables that did not go on after the last fault
    waits: dict[str, dict[str, float]]
    server_errors: list[str]  # from the logs
    retries: dict[str, int]

    @property
    def is_clean(self) -> bool:
        wrong = self.lost or self.doubled or self.done_though_refused or self.lost_updates or self.replay_errors
        return not (wrong or self.leaks or self.stuck or self.server_errors)


@click.command("chaos", cls=PlainErrors)
@click.option("--tables", default=15, show_default=True, type=click.IntRange(1), help="tables that are played at once")
@click.option("--game", default="all", show_default=True, help="the game, or all of them side by side")
@click.option("--seconds", default=60.0, show_default=True, type=click.FloatRange(1, 3600), help="how long to play")
@click.option("--think", default=1.0, show_default=True, type=click.FloatRange(0, 600), help="seconds for a move")
@click.option("--options", "options_text", default="", help="options of the games: name=value,name=value")
@click.option("--seed", type=int, help="repeats the order of faults")
@click.option("--only", default="", help="inject only faults with these words in their name")
@with_json
def chaos(
    tables: int,
    game: str,
    seconds: float,
    think: float,
    options_text: str,
    seed: int | None,
    only: str,
    data: Path | None,
) -> None:
    """Start a cluster (PostgreSQL, Redis, three servers, two thinkers, a balancer) and inject faults while people play.

    Servers are killed, paused, cut off and restarted; Redis is stopped, thinkers are killed. Then every acknowledged
    action is looked up, every game is replayed, and messages are checked for leaks. The status is 1 if anything is
    wrong. Ctrl-C ends it early.
    """
    games = find_games(game)
    raise_limits()
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    run = ChaosRun(games, tables, seconds, think, options_by_game(games, options_text), seed, only=only)
    report = run.run(NO_LIMITS)
    click.echo(summary(report), err=data is not None)
    if data is not None:
        write_json(data, report)
    if run.interrupted:
        raise KeyboardInterrupt
    if not report.is_clean:
        raise click.exceptions.Exit(FAILED)


class ChaosRun:
    def __init__(
        self,
        games: list[Game],
        tables: int,
        seconds: float,
        think: float,
        options: dict[str, Any],
        seed: int,
        lease: float = 3.0,
        faults: list[str] | None = None,
        only: str = "",
    ) -> None:
        self.games = games
        self.tables = tables
        self.seconds = seconds
        self.think = think
        self.options = options
        self.seed = seed
        self.lease = lease
        self.faults = faults  # each once, however long it takes
        self.only = only
        if not faults_matching(only):
            raise BadInput(f"No fault has {only!r} in its name: {', '.join(FAULTS)}.")
        self.injected: list[Injected] = []
        self.began = 0.0
        self.interrupted = False

    def run(self, settings: dict[str, Any]) -> Report:
        folder = Path(tempfile.mkdtemp(prefix="intrigue-chaos-"))
        report: Report | None = None
        try:
            report = asyncio.run(self._run(folder, settings))
        finally:
            if (report is not None and report.is_clean) or not any(folder.glob("*.log")):
                shutil.rmtree(folder, ignore_errors=True)
            else:
                click.echo(f"The logs are in {folder}.", err=True)
        return report

    async def _run(self, folder: Path, settings: dict[str, Any]) -> Report:
        postgres_port, redis_port = free_port(), free_port()
        to_postgres, to_redis = (
            [Proxy(free_port(), target) for _ in range(SERVERS)] for target in (postgres_port, redis_port)
        )
        cluster = Cluster(
            folder,
            servers=SERVERS,
            thinkers=THINKERS,
            proxies=[(one.port, other.port) for one, other in zip(to_postgres, to_redis, strict=True)],
            postgres_port=postgres_port,
            redis_port=redis_port,
            lease_seconds=self.lease,
            **settings,
        )
        async with AsyncExitStack() as stack:
            for proxy in (*to_postgres, *to_redis):
                await stack.enter_async_context(proxy.serve())
            try:
                await asyncio.to_thread(lambda: list(cluster.start()))
                players = PersistentPlayers(cluster, self.games, self.think, self.options, self.seed)
                faults = Faults(cluster, to_postgres, to_redis, self.lease, self.seed)
                stuck = await self._play(players, faults)
                return await asyncio.to_thread(self._check, cluster, players, stuck)
            finally:
                await asyncio.to_thread(cluster.__exit__)

    async def _play(self, players: PersistentPlayers, faults: Faults) -> int:
        """Play until the time is over; returns how many tables do not go on after the last fault."""
        with bar(*PROGRESS) as progress:
            setting_up = progress.add_task("setting up tables", total=self.tables)
            tasks = [asyncio.create_task(players.poll_lobby())]
            for number in range(self.tables):
                table = await players.in_thread(players.set_up_table, number)
                tasks.append(asyncio.create_task(players.play_games(number, table)))
                progress.advance(setting_up)
            players.measured.on = True
            playing = progress.add_task("seconds", total=self.seconds)
            self.began = time.perf_counter()
            injecting = asyncio.create_task(self._inject(faults))
            try:
                while not injecting.done():
                    await asyncio.wait([injecting], timeout=0.25)
                    progress.update(playing, completed=min(self.seconds, time.perf_counter() - self.began))
                    if self.injected:
                        progress.update(playing, description=self.injected[-1].fault)
                    await raise_errors(tasks)
                await injecting
            except asyncio.CancelledError:  # Ctrl-C: check what was done so far
                self.interrupted = True
                injecting.cancel()
                await asyncio.gather(injecting, return_exceptions=True)
            progress.update(playing, description="recovering")
            stuck = await self._wait_for_recovery(players)
        self.seconds = time.perf_counter() - self.began
        await players.stop(tasks)
        return stuck

    async def _inject(self, faults: Faults) -> None:
        while True:
            for fault in self.faults or faults.in_random_order(self.only):
                await asyncio.sleep(PAUSE)
                if self.faults is None and time.perf_counter() - self.began > self.seconds - PAUSE:
                    return
                injected = Injected(fault, time.perf_counter())
                self.injected.append(injected)
                try:
                    await FAULTS[fault](faults)
                finally:
                    injected.until = time.perf_counter()
            if self.faults is not None:
                return

    async def _wait_for_recovery(self, players: PersistentPlayers) -> int:
        since = time.perf_counter()
        while players.stuck_tables(since) and time.perf_counter() - since < RECOVERY_TIME:
            await asyncio.sleep(0.1)
        return players.stuck_tables(since)

    def _check(self, cluster: Cluster, players: PersistentPlayers, stuck: int) -> Report:
        with players.lock:  # a thread that polls may still get answers
            waits, refused = list(players.waits), set(players.refused)
        journals = leak_check.read_journals(cluster.postgres.address)
        refs = leak_check.ref_counts(journals)
        transcripts: dict[str, list[Transcript]] = defaultdict(list)
        for transcript in players.transcripts:
            transcripts[transcript.table].append(transcript)
        return Report(
            seed=self.seed,
            seconds=round(self.seconds, 1),
            injected=Counter(injected.fault for injected in self.injected),
            moves=len(waits),
            games=sum(players.measured.games.values()),
            tables=len(journals),
            entries=sum(map(len, journals.values())),
            lost=[self._description(wait) for wait in waits if wait.ref not in refs],
            doubled=sum(count > 1 for count in refs.values()),
            done_though_refused=sum(ref in refs for ref in refused),
            lost_updates=players.measured.lost_updates,
            replay_errors=[
                f"{id}: {error}" for id, entries in journals.items() for error in leak_check.replay_errors(entries)
            ],
            leaks=[leak for id, some in transcripts.items() for leak in leak_check.leaks(journals[id], some)],
            messages_checked=sum(len(transcript.messages) for transcript in players.transcripts),
            stuck=stuck,
            waits=self._wait_times(waits),
            server_errors=[error for server in cluster.servers for error in logged_errors(server)],
            retries=dict(players.retries.most_common()),
        )

    def _description(self, wait: Wait) -> str:
        before = [injected.fault for injected in self.injected if injected.at < wait.until]
        since = wait.since - self.began
        return f"Table {wait.table}, reference {wait.ref}, {since:.1f} s after the start ({[NO_FAULT, *before][-1]})"

    def _wait_times(self, waits: list[Wait]) -> dict[str, dict[str, float]]:
        """How long players waited for an answer, by the fault that was there when they acted or came before the
        answer."""
        times: dict[str, list[float]] = defaultdict(list)
        for wait in waits:
            during = [one.fault for one in self.injected if one.at <= wait.since <= one.until + PAUSE / 2]
            after = [one.fault for one in self.injected if wait.since < one.at <= wait.until]
            times[next(iter(during[-1:] + after), NO_FAULT)].append(wait.until - wait.since)
        return {fault: wait_figures(some) for fault, some in sorted(times.items())}


def wait_figures(times: list[float]) -> dict[str, float]:
    p50, p99, longest = (round(time, 3) for time in percentiles(times))
    return {"moves": len(times), "p50": p50, "p99": p99, "longest": longest}


def logged_errors(server: Server) -> list[str]:
    """The last line of each traceback in a server's log."""
    lines, found = server.log.read_text(errors="replace").splitlines(), []
    for number, line in enumerate(lines):
        if line.startswith("Traceback"):
            last = next((other for other in lines[number + 1 :] if not other.startswith(" ")), "")
            if FORCED_SHUTDOWN not in last:
                found.append(f"{server.name}: {last[:200]}")
    return found


def summary(report: Report) -> str:
    lines = [
        f"{report.moves:,} moves were acknowledged in {report.seconds:.0f} s, {report.games:,} games ended; "
        f"{report.entries:,} entries of {report.tables:,} tables (seed {report.seed})",
        "Faults: " + (", ".join(f"{fault} {count}x" for fault, count in report.injected.items()) or "none"),
        f"{len(report.lost)} acknowledged actions lost, {report.doubled} doubled, "
        f"{report.done_though_refused} done though refused, {report.lost_updates} updates lost, "
        f"{report.stuck} tables stuck",
        f"{len(report.replay_errors)} errors in replayed games; {report.messages_checked:,} messages checked byte by "
        f"byte, {len(report.leaks)} leaks",
        *report.lost[:5],
        *report.replay_errors[:5],
        *report.leaks[:5],
        f"{len(report.server_errors)} errors in the logs of servers",
        *report.server_errors[:10],
        "",
        f"{'wait for an answer during':45} {'moves':>7} {'p50':>8} {'p99':>8} {'longest':>8}",
    ]
    for fault, times in report.waits.items():
        figures = " ".join(f"{times[name]:7.2f}s" for name in ("p50", "p99", "longest"))
        lines.append(f"{fault:45} {times['moves']:7,.0f} {figures}")
    retries = ", ".join(f"{what} {count:,}x" for what, count in report.retries.items())
    lines.append(f"Retries: {retries or 'none'}.")
    return "\n".join(lines)


if __name__ == "__main__":
    chaos()
