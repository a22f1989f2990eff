"""What a move costs when several servers share the tables: CPU of all of them together, without that of the database.

    PYTHONPATH=.build/compiled:. .venv/bin/python tools/passing_on.py 600

plays so many moves at tables of three people over real connections, in three ways that take turns: at one server that
is alone, at two where everybody is connected to the one that holds their table, and at two where everybody is connected
to the other one.
"""

from __future__ import annotations

import contextlib
import os
import statistics
import sys
from pathlib import Path

from tests.server.postgres import Cluster
from tests.server.serving import Process

from intrigue.client import Client, LiveTable, Refused

TABLES = 4
ROUNDS = 3
WIDE = dict.fromkeys(["message_rate", "message_burst", "request_rate", "request_burst", "new_visitors"], 100_000)
TICK = os.sysconf("SC_CLK_TCK")


def used(server: Process) -> float:
    """Seconds of CPU that a process has taken so far."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Table:
    """Three people, who come in by one door, at a table that another server may hold."""

    def __init__(self, holder: Process, door: Process) -> None:
        people = [Client(door.address, f"Person {number}") for number in range(3)]
        id = people[0].create("trickery", 3, seat=0).id
        Client(holder.address, token=people[0].token).poll(id)
        for person in people[1:]:
            person.sit(id)
        people[0].start(id)
        self.lives = [person.live(id) for person in people]

    @property
    def over(self) -> bool:
        return any(live.over for live in self.lives)

    def move(self) -> int:
        """A move of everybody who is asked; returns how many there were."""
        done = sum(bool(live.choices) and acted(live) for live in self.lives)
        for live in self.lives:
            live.wait(0.001)
        return done

    def close(self) -> None:
        for live in self.lives:
            live.close()


def acted(live: LiveTable) -> bool:
    with contextlib.suppress(Refused):  # what it sees is not all yet
        live.act(live.choices[0].say)
        return True
    return False


def cost(servers: list[Process], holder: Process, door: Process, moves: int) -> float:
    """Milliseconds of CPU for a move."""
    tables = [Table(holder, door) for _ in range(TABLES)]
    before, done = sum(map(used, servers)), 0
    playing = list(tables)
    while done < moves and playing:
        done += sum(table.move() for table in playing)
        playing = [table for table in playing if not table.over]
    spent = sum(map(used, servers)) - before
    for table in tables:
        table.close()
    return 1000 * spent / max(done, 1)


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    cluster = Cluster()
    alone, one, two = (Process(cluster.database(name), bot_pause=0, **WIDE) for name in ("alone", "shared", "other"))
    two.kill()
    two = Process(f"postgresql://intrigue@127.0.0.1:{cluster.port}/shared", bot_pause=0, **WIDE)
    ways = {
        "alone": ([alone], alone, alone),
        "routed": ([one, two], one, one),
        "passed on": ([one, two], one, two),
    }
    try:
        found: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, (servers, holder, door) in ways.items():
                found[name].append(cost(servers, holder, door, moves))
        base = statistics.median(found["alone"])
        for name, costs in found.items():
            middle = statistics.median(costs)
            print(f"{name:10} {middle:.2f} ms of CPU for a move, {middle / base:.2f} times that of one server alone")
    finally:
        for server in (alone, one, two):
            server.kill()
        cluster.stop()


if __name__ == "__main__":
    main()
