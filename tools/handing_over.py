"""How long people wait when the server that holds their tables is asked to stop, and when it is killed.

    PYTHONPATH=.build/compiled:. .venv/bin/python tools/handing_over.py 12

lets so many people play against bots at tables of one server, connected to another one, and ends the first: first by
SIGTERM, then by SIGKILL. Said is how many actions came after that, how long the slowest took, and how many were
refused.
"""

from __future__ import annotations

import signal
import sys
import time

from tests.server.postgres import Cluster
from tests.server.serving import Process

from intrigue.client import Client, LiveTable, Refused

SECONDS = 7.0  # of playing on
LIMITS = ["message_rate", "message_burst", "request_rate", "request_burst", "new_visitors", "visitor_tables"]
WIDE = dict.fromkeys(LIMITS, 100_000)


class Waits:
    """What those who act meet."""

    def __init__(self, games: list[LiveTable]) -> None:
        self._games = games
        self.seconds: list[float] = []
        self.refused = 0

    def act(self) -> bool:
        """Everybody who is asked acts once; False when all games are over."""
        for game in self._games:
            if game.over:
                continue
            game.wait(0.001)
            if game.choices:
                began = time.monotonic()
                try:
                    game.act(game.choices[0].say)
                except Refused as refused:
                    self.refused += 1
                    print("refused:", refused)
                self.seconds.append(time.monotonic() - began)
        return not all(game.over for game in self._games)


def measure(near: Process, database: str, tables: int, how: signal.Signals) -> None:
    far = Process(database, bot_pause=0, **WIDE)
    with Client(near.address, "Ada") as ada:
        games = []
        for _ in range(tables):
            table = ada.create("trickery", 3, seat=0, bots={1: "random", 2: "random"}).id
            Client(far.address, token=ada.token).poll(table)  # who comes first decides where it lives
            games.append(ada.live(table))
        Waits(games).act()
        waits, until = Waits(games), time.monotonic() + SECONDS
        far.process.send_signal(how)
        while waits.act() and time.monotonic() < until:
            pass
        for game in games:
            game.close()
    status = far.process.wait()
    slowest = max(waits.seconds, default=0.0)
    print(
        f"{how.name}: {len(waits.seconds)} actions at {tables} tables, the slowest {slowest:.2f} s, {waits.refused} "
        f"refused; the server ended with {status}"
    )


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    cluster = Cluster()
    database = cluster.database("handing_over")
    near = Process(database, bot_pause=0, **WIDE)
    try:
        for how in (signal.SIGTERM, signal.SIGKILL):
            measure(near, database, tables, how)
    finally:
        near.kill()
        cluster.stop()


if __name__ == "__main__":
    main()
