"""What a move costs when several servers share the tables, and what that means for a host.

    PYTHONPATH=.build/compiled .venv/bin/python tools/cluster_speed.py ways [--rounds 3] [--seconds 15]
    PYTHONPATH=.build/compiled .venv/bin/python tools/cluster_speed.py games
    PYTHONPATH=.build/compiled .venv/bin/python tools/cluster_speed.py growth

`ways` takes turns between one server alone at a PostgreSQL, three where everybody reaches the one that has their table,
and three where everybody reaches another one; `games` says what one core carries of each game; `growth` how much more
two and three processes do on this machine than one. People play over WebSockets, all of them in a process beside the
servers. Computing is that of all server processes together, without PostgreSQL, Redis and the people.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import intrigue
from intrigue.cli import crowd
from intrigue.cli.crowd import Crowd, Setting
from intrigue.cli.load import NO_LIMITS, computing
from intrigue.cli.parts import Cluster
from intrigue.core import Game

TABLES = 12
THINK = 0.05  # seconds: so busy that what servers do beside is shared by many moves
WARM_UP = 3.0
SERVERS = 3
BUSY = 0.7  # the part of a core that is to be used: the rest is for the moment when many act at once
THINKING = 10.0  # seconds that a person thinks about a move
SHARED = 1.3  # times what a move costs one server alone: what servers that share tables may cost at most
ALONE, ROUTED, PASSED_ON = "one server", "three, routed", "three, all passed on"
PEOPLE = (1_000, 10_000, 100_000)


class Placed(Crowd):
    """People at tables of which each is in one server, and who reach that one, or the next."""

    def __init__(self, servers: list[str], games: list[Game], think: float, astray: bool) -> None:
        super().__init__(servers[0], games, None, think)
        self._servers = servers
        self._astray = astray
        self._numbers: dict[int, int] = {}

    def sit_down(self, number: int) -> Setting:
        self.address = self._servers[number % len(self._servers)]  # whoever is asked first about a table has it
        table = super().sit_down(number)
        self._numbers[id(table.people)] = number
        return table

    def where(self, table: Setting) -> str:
        return self._servers[(self._numbers[id(table.people)] + self._astray) % len(self._servers)]

    def _again(self, table: Setting) -> Setting:
        return self.sit_down(self._numbers[id(table.people)])


@contextmanager
def served(count: int) -> Iterator[Cluster]:
    limits: dict[str, Any] = NO_LIMITS
    with (
        tempfile.TemporaryDirectory() as folder,
        Cluster(Path(folder), servers=count, thinkers=0, **limits) as cluster,
    ):
        for _ in cluster.start():
            pass
        yield cluster


async def played(people: Placed, cluster: Cluster, tables: int, seconds: float) -> tuple[float, float]:
    """Milliseconds of computing for a move, and moves a second."""
    tasks = []
    for number in range(tables):
        table = await people.beside(people.sit_down, number)
        tasks.append(asyncio.create_task(people.keep_playing(number, table)))
    await asyncio.sleep(WARM_UP)
    pids = [server.pid for server in cluster.servers]
    before, began = sum(map(computing, pids)), time.perf_counter()
    people.measured.on = True
    await asyncio.sleep(seconds)
    people.measured.on = False
    spent, passed = sum(map(computing, pids)) - before, time.perf_counter() - began
    for task in tasks:
        if task.done():
            await task  # which says what went wrong
    people.stop()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    moves = people.measured.moves
    return 1000 * spent / moves, moves / passed


def measured(
    cluster: Cluster, games: list[Game], seconds: float, think: float = THINK, astray: bool = False, used: int = 0
) -> tuple[float, float]:
    servers = [server.address for server in cluster.servers][: used or None]
    return asyncio.run(played(Placed(servers, games, think, astray), cluster, TABLES, seconds))


def resting(cluster: Cluster, seconds: float) -> float:
    """Milliseconds of computing a second, of all servers, that have nothing to do."""
    pids = [server.pid for server in cluster.servers]
    before = sum(map(computing, pids))
    time.sleep(seconds)
    return 1000 * (sum(map(computing, pids)) - before) / seconds


def ways(rounds: int, seconds: float) -> None:
    games = [intrigue.game(name) for name in intrigue.games()]
    found: dict[str, list[float]] = {ALONE: [], ROUTED: [], PASSED_ON: []}
    with served(1) as alone, served(SERVERS) as shared:
        for way, cluster in ((ALONE, alone), (ROUTED, shared)):
            print(f"  {way}, while nobody plays: {resting(cluster, seconds):.1f} ms a second", flush=True)
        for _ in range(rounds):
            for way, costs in found.items():
                cluster = alone if way == ALONE else shared
                cost, moves = measured(cluster, games, seconds, astray=way == PASSED_ON)
                costs.append(cost)
                print(f"  {way}: {cost:.2f} ms, {moves:.0f} moves a second", flush=True)
    base = statistics.median(found["one server"])
    for way, costs in found.items():
        middle = statistics.median(costs)
        all = ", ".join(f"{cost:.2f}" for cost in costs)
        print(f"{way:22} {middle:.2f} ms of computing for a move ({all}): {middle / base:.2f} times", flush=True)


def games(seconds: float) -> None:
    costs = []
    for name in intrigue.games():
        with served(1) as alone:
            cost, _ = measured(alone, [intrigue.game(name)], seconds)
        costs.append(cost)
        moves = 1000 * BUSY / cost
        print(
            f"{name:14} {cost:.2f} ms a move, {moves:,.0f} moves a second, {moves * THINKING:,.0f} people", flush=True
        )
    worst = max(costs)
    print(f"\nA calculation, for the most expensive game, {SHARED} times that of one server, {BUSY:.0%} of each core:")
    for people in PEOPLE:
        moves = people / THINKING
        print(
            f"{people:,} people, a move in {THINKING:g} s each: {moves:,.0f} a second, {cores(moves, worst):.1f} cores"
        )


def cores(moves: float, cost: float) -> float:
    return moves * cost * SHARED / 1000 / BUSY


def growth(seconds: float) -> None:
    trickery = [intrigue.game("trickery")]
    with served(SERVERS) as shared:
        for count in range(1, SERVERS + 1):
            cost, moves = measured(shared, trickery, seconds, think=0, used=count)
            print(f"{count} of {SERVERS} servers busy: {moves:,.0f} moves a second, {cost:.2f} ms a move", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("ways", "games", "growth"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    crowd.POLLS = crowd.WATCHED = 10**9  # everybody plays, over a WebSocket
    print(
        f"{'compiled' if intrigue.COMPILED else 'plain Python'}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    if given.what == "ways":
        ways(given.rounds, given.seconds)
    elif given.what == "games":
        games(given.seconds)
    else:
        growth(given.seconds)


if __name__ == "__main__":
    main()
