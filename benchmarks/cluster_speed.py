"""What a move costs when several servers share the tables, and how many people a core serves.

    make measure WHAT=cluster_speed ARGS="routing [--rounds 3] [--seconds 15]"
    make measure WHAT=cluster_speed ARGS=games
    make measure WHAT=cluster_speed ARGS=scaling

`routing` compares, by turns, one server at a PostgreSQL, three with all players connected to the holder of their table,
and three with all players connected to another server. `games` says how many moves of each game a core makes,
`scaling` how many more two and three servers make on this machine. Players use WebSockets, from a process beside the
servers. Costs are processor time of all servers together, without PostgreSQL, Redis and the players.
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
from intrigue.core import Game

from . import simulated_players
from .load import NO_LIMITS, processor_time, raise_errors
from .local_cluster import Cluster
from .simulated_players import SimulatedPlayers, Table

TABLES = 12
THINK = 0.05  # seconds; the servers are so busy that their regular work is shared by many moves
WARM_UP = 3.0
SERVERS = 3
UTILISATION = 0.7  # of a core; the rest is for peaks
SECONDS_A_MOVE = 10.0  # of a person
CLUSTER_OVERHEAD = 1.3  # at most, relative to one server alone
ALONE, ROUTED, FORWARDED = "one server", "three, routed", "three, all forwarded"
PEOPLE = (1_000, 10_000, 100_000)


class PlacedPlayers(SimulatedPlayers):
    """Players at tables spread over servers. They connect to the holder of their table, or to the next server."""

    def __init__(self, servers: list[str], games: list[Game], think: float, misrouted: bool) -> None:
        super().__init__(servers[0], games, None, think)
        self._servers = servers
        self._misrouted = misrouted
        self._numbers: dict[int, int] = {}

    def set_up_table(self, number: int) -> Table:
        self.address = self._servers[number % len(self._servers)]  # the first server that is asked holds the table
        table = super().set_up_table(number)
        self._numbers[id(table.players)] = number
        return table

    def address_for(self, table: Table) -> str:
        return self._servers[(self._numbers[id(table.players)] + self._misrouted) % len(self._servers)]

    def rematch(self, table: Table) -> Table:
        return self.set_up_table(self._numbers[id(table.players)])


@contextmanager
def running_cluster(count: int) -> Iterator[Cluster]:
    limits: dict[str, Any] = NO_LIMITS
    with (
        tempfile.TemporaryDirectory() as folder,
        Cluster(Path(folder), servers=count, thinkers=0, **limits) as cluster,
    ):
        for _ in cluster.start():
            pass
        yield cluster


async def measure_moves(players: PlacedPlayers, cluster: Cluster, tables: int, seconds: float) -> tuple[float, float]:
    """Milliseconds of processor time a move, and moves a second."""
    tasks = []
    for number in range(tables):
        table = await players.in_thread(players.set_up_table, number)
        tasks.append(asyncio.create_task(players.play_games(number, table)))
    await asyncio.sleep(WARM_UP)
    pids = [server.pid for server in cluster.servers]
    before, began = sum(map(processor_time, pids)), time.perf_counter()
    players.measured.on = True
    await asyncio.sleep(seconds)
    players.measured.on = False
    spent, elapsed = sum(map(processor_time, pids)) - before, time.perf_counter() - began
    await raise_errors(tasks)
    await players.stop(tasks)
    moves = players.measured.moves
    return 1000 * spent / moves, moves / elapsed


def measure(
    cluster: Cluster, games: list[Game], seconds: float, think: float = THINK, misrouted: bool = False, used: int = 0
) -> tuple[float, float]:
    servers = [server.address for server in cluster.servers][: used or None]
    return asyncio.run(measure_moves(PlacedPlayers(servers, games, think, misrouted), cluster, TABLES, seconds))


def measure_idle(cluster: Cluster, seconds: float) -> float:
    """Milliseconds of processor time a second of all servers while nobody plays."""
    pids = [server.pid for server in cluster.servers]
    before = sum(map(processor_time, pids))
    time.sleep(seconds)
    return 1000 * (sum(map(processor_time, pids)) - before) / seconds


def compare_routing(rounds: int, seconds: float) -> None:
    games = [intrigue.game(name) for name in intrigue.games()]
    found: dict[str, list[float]] = {ALONE: [], ROUTED: [], FORWARDED: []}
    with running_cluster(1) as alone, running_cluster(SERVERS) as shared:
        for way, cluster in ((ALONE, alone), (ROUTED, shared)):
            print(f"  {way}, while nobody plays: {measure_idle(cluster, seconds):.1f} ms a second", flush=True)
        for _ in range(rounds):
            for way, costs in found.items():
                cluster = alone if way == ALONE else shared
                cost, moves = measure(cluster, games, seconds, misrouted=way == FORWARDED)
                costs.append(cost)
                print(f"  {way}: {cost:.2f} ms, {moves:.0f} moves a second", flush=True)
    base = statistics.median(found[ALONE])
    for way, costs in found.items():
        median = statistics.median(costs)
        all = ", ".join(f"{cost:.2f}" for cost in costs)
        print(f"{way:22} {median:.2f} ms of processor time a move ({all}): {median / base:.2f} times", flush=True)


def measure_games(seconds: float) -> None:
    costs = []
    for name in intrigue.games():
        with running_cluster(1) as alone:
            cost, _ = measure(alone, [intrigue.game(name)], seconds)
        costs.append(cost)
        moves = 1000 * UTILISATION / cost
        print(
            f"{name:14} {cost:.2f} ms a move, {moves:,.0f} moves a second, {moves * SECONDS_A_MOVE:,.0f} people",
            flush=True,
        )
    worst = max(costs)
    print(
        f"\nCalculated for the most expensive game, {CLUSTER_OVERHEAD} times one server, {UTILISATION:.0%} of a core:"
    )
    for people in PEOPLE:
        moves = people / SECONDS_A_MOVE
        print(
            f"{people:,} people, a move in {SECONDS_A_MOVE:g} s: {moves:,.0f} a second, {cores(moves, worst):.1f} cores"
        )


def cores(moves: float, cost: float) -> float:
    return moves * cost * CLUSTER_OVERHEAD / 1000 / UTILISATION


def measure_scaling(seconds: float) -> None:
    trickery = [intrigue.game("trickery")]
    with running_cluster(SERVERS) as shared:
        for count in range(1, SERVERS + 1):
            cost, moves = measure(shared, trickery, seconds, think=0, used=count)
            print(f"{count} of {SERVERS} servers busy: {moves:,.0f} moves a second, {cost:.2f} ms a move", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("routing", "games", "scaling"))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    simulated_players.POLLING = simulated_players.WATCHED = 10**9  # everybody plays over a WebSocket
    print(
        f"{'compiled' if intrigue.COMPILED else 'plain Python'}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    )
    if given.what == "routing":
        compare_routing(given.rounds, given.seconds)
    elif given.what == "games":
        measure_games(given.seconds)
    else:
        measure_scaling(given.seconds)


if __name__ == "__main__":
    main()
