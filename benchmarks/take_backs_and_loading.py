"""What take-backs and the loading of tables cost, and how they delay other requests.

    python -m benchmarks.take_backs_and_loading take_back       one take-back, all over a game
    python -m benchmarks.take_backs_and_loading load            a journal with 0, 50 and 200 take-backs in 800 actions
    python -m benchmarks.take_backs_and_loading requests        requests while one player acts and takes back
    python -m benchmarks.take_backs_and_loading cold            the lobby while forty tables are loaded at once
    python -m benchmarks.take_backs_and_loading finished        the same with finished games

Each takes [--tree TREE] [--against TREE] [--rounds N] [GAME ...]. TREE is another clone of Intrigue, or a folder with
the package in it such as `.build/compiled`. The two are measured by turns, each in a process of its own. Work of one
thread is given in processor time, waiting in wall time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import http.client
import json
import os
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .trees import ROOT, TABLES, print_figures, run_on

LONG = ["mediterranean", "fivesails"]  # games with many actions
ACTIONS = 800
TAKE_BACKS = (0, 50, 200)
COLD_TABLES = 40
TAKE_BACK_SHARE = 0.05  # of all decisions
SECONDS = 8.0  # of requests for each figure
REQUEST_INTERVAL = 0.02  # seconds
MESSAGE_INTERVAL = 0.1  # seconds; the rate limit allows no more
Figures = dict[str, float]


# ---------------------------------------------------------------------- tables without a server


def new_table(name: str, seed: int = 1) -> Any:
    """A table with a person in every seat, at the start of its game."""
    import intrigue
    from intrigue.table import seating
    from intrigue.table.live import Live

    seats = TABLES[name]
    live = Live(intrigue.game(name), seating.setting(intrigue.game(name), seats, "v0", 0.0), 0.0)
    start_game(live, [f"v{seat}" for seat in range(seats)], seed)
    return live


def start_game(live: Any, visitors: list[str], seed: int) -> None:
    from intrigue.table import seating

    for seat, visitor in enumerate(visitors):
        seating.sit(live, visitor, f"Player {seat}", seat, 0.0)
    seating.start(live, visitors[0], seed.to_bytes(32, "big"), 7, 0.0)


def play_one(live: Any, rng: random.Random) -> int:
    """A random action; returns the seat."""
    seat: int = rng.choice(live.state.waiting)
    live.act_for(seat, rng.choice(live.state.legal(seat)), 0.0)
    return seat


def measure_take_backs(name: str) -> Figures:
    """Take back some decisions all over a game."""
    gc.disable()  # as rare in a server
    spent: list[float] = []
    for seed in range(1, 4):
        live, rng = new_table(name, seed), random.Random(seed)
        while not live.over and len(live.table.record.lines) < 2 * ACTIONS:
            seat = play_one(live, rng)
            if not live.over and live.table.take_back_obstacle(seat) is None and rng.random() < TAKE_BACK_SHARE:
                before = time.thread_time()
                live.take_back(seat, 0.0)
                spent.append(1000 * (time.thread_time() - before))
    return {
        "median": statistics.median(spent),
        "p99": percentile(spent, 0.99),
        "longest": max(spent),
        "take-backs": len(spent),
    }


def journal_with(take_backs: int, name: str) -> list[bytes]:
    """A journal with so many take-backs, evenly spread over its actions."""
    from intrigue.table.journal import encode

    for seed in range(1, 100):
        live, rng = new_table(name, seed), random.Random(seed)
        done = gone = 0
        while done < ACTIONS and not live.over:
            seat = play_one(live, rng)
            done += 1
            while gone * ACTIONS < take_backs * done and not live.over and live.table.take_back_obstacle(seat) is None:
                live.take_back(seat, 0.0)
                gone += 1
        if gone >= take_backs * done // ACTIONS - 1:
            return [encode(entry) for entry in live.entries]
    raise SystemExit(f"{name} allows too few take-backs")


def measure_loading(name: str) -> Figures:
    import intrigue
    from intrigue.table.live import restore

    found: Figures = {}
    for count in TAKE_BACKS:
        rows = journal_with(count, name)
        acted = sum(b'"type":"acted"' in row for row in rows)
        spent = []
        for _ in range(3):
            before = time.thread_time()
            restore(intrigue.game(name), rows, 0.0)
            spent.append(time.thread_time() - before)
        found[f"{count} take-backs, ms for 100 actions"] = min(spent) * 1e5 / acted
    found["200 to none"] = found["200 take-backs, ms for 100 actions"] / found["0 take-backs, ms for 100 actions"]
    return found


# ---------------------------------------------------------------------- a server from outside


def create_table(database: str, name: str, actions: int) -> tuple[str, str, str]:
    """Write a table with a random game to a new database. Returns its code, the token of a player who is asked there,
    and an action that this player can take back."""
    from intrigue import game as game_by_name
    from intrigue.server.hub import Hub
    from intrigue.server.settings import Settings
    from intrigue.server.store import Store
    from intrigue.table import seating

    class Nobody:
        async def ask(self, thought: Any) -> None:
            return None

        async def close(self) -> None:
            pass

    async def make() -> tuple[str, str, str]:
        hub: Any = Hub(Settings(), Store(database), Nobody())
        visitors = [
            await (hub.visitors.new() if hasattr(hub, "visitors") else hub.new_visitor()) for _ in range(TABLES[name])
        ]
        rng = random.Random(1)
        free: list[Any] = [0, ""]

        def settle(live: Any, now: float) -> None:
            start_game(live, [visitor.id for visitor, _ in visitors], 1)
            for _ in range(actions):
                if not live.over:
                    play_one(live, rng)
            while not live.over:
                seat = play_one(live, rng)
                if not live.over and live.table.take_back_obstacle(seat) is None:
                    free[:] = [seat, live.table.record.lines[-1].do]
                    live.take_back(seat, 0.0)
                    return

        host = visitors[0][0]
        entries = seating.setting(game_by_name(name), TABLES[name], host.id, time.time())
        opening = getattr(hub, "opening", hub)  # which did that itself once
        room = await opening.set_up(host, game_by_name(name), entries, settle)
        await hub.close()
        return room.id, visitors[free[0]][1], free[1]

    return asyncio.run(make())


def copy_table(database: str, id: str, times: int) -> list[str]:
    """Copy the table to other codes."""
    with sqlite3.connect(database) as connection:
        tables = {
            name: [row[1] for row in connection.execute(f"pragma table_info({name})")]
            for (name,) in connection.execute("select name from sqlite_master where type = 'table'")
        }
        codes = [f"cold{number:04}" for number in range(times)]
        for code in codes:
            for table, columns in sorted(tables.items(), key=lambda one: one[0] != "tables"):
                key = "id" if table == "tables" else "table_id"
                if key not in columns:
                    continue
                chosen = ", ".join("?" if column == key else column for column in columns)
                connection.execute(f"insert into {table} select {chosen} from {table} where {key} = ?", (code, id))
    return codes


@contextmanager
def serving(database: str) -> Iterator[int]:
    """A server in a process of its own; its port."""
    wide = ("--request-rate=100000", "--request-burst=100000", "--visitor-connections=1000", "--bot-workers=1")
    command = [sys.executable, "-m", "intrigue", "serve", "--port=0", f"--database={database}", *wide]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://[^ ]*:(\d+)", process.stdout.readline())
        assert found is not None
        yield int(found[1])
    finally:
        process.terminate()
        process.wait()


def request_time(port: int, path: str, connection: http.client.HTTPConnection | None = None) -> float:
    """Milliseconds of a request."""
    client = connection or http.client.HTTPConnection("localhost", port)
    before = time.perf_counter()
    client.request("GET", path)
    answer = client.getresponse()
    answer.read()
    if answer.status != 200:
        raise SystemExit(f"{path}: {answer.status}")
    return 1000 * (time.perf_counter() - before)


def request_times(port: int, path: str, is_done: Callable[[], bool]) -> list[float]:
    """Send requests for some seconds at least, and until something is done."""
    spent: list[float] = []
    connection = http.client.HTTPConnection("localhost", port)
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end or not is_done():
        spent.append(request_time(port, path, connection))
        time.sleep(REQUEST_INTERVAL)
    return spent


def measure_requests(name: str) -> Figures:
    from intrigue.client import Client

    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        id, token, do = create_table(database, name, ACTIONS if name == "mediterranean" else 180)
        with serving(database) as port:
            for path in (f"/api/tables/{id}", "/api/games"):
                request_time(port, path)  # it is loaded
            quiet = request_times(port, "/api/games", lambda: True)
            over, count = threading.Event(), [0]

            def take_back_often() -> None:
                with Client(f"http://localhost:{port}", token=token) as client, client.live(id) as table:
                    while not over.is_set():
                        table.act(do)
                        time.sleep(MESSAGE_INTERVAL)
                        table.take_back()
                        count[0] += 1
                        time.sleep(MESSAGE_INTERVAL)

            one = threading.Thread(target=take_back_often)
            one.start()
            busy = request_times(port, "/api/games", lambda: True)
            over.set()
            one.join()
    return {**comparison(quiet, busy), "take-backs": count[0]}


def measure_cold_tables(name: str, tables: int, over: bool = False) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        id, _, _ = create_table(database, name, 10_000 if over else ACTIONS)
        codes = copy_table(database, id, tables)
        with serving(database) as port:
            request_time(port, "/api/tables")
            quiet = request_times(port, "/api/tables", lambda: True)
            spent: list[float] = []
            loads = [
                threading.Thread(target=lambda code=code: spent.append(request_time(port, f"/api/tables/{code}")))
                for code in codes
            ]
            for one in loads:
                one.start()
            busy = request_times(port, "/api/tables", lambda: len(spent) == tables)
    return {**comparison(quiet, busy), "s until all are loaded": max(spent) / 1000}


def measure_finished_tables(name: str, tables: int) -> Figures:
    return measure_cold_tables(name, tables, over=True)


def comparison(quiet: list[float], busy: list[float]) -> Figures:
    found = {}
    for what, spent in (("quiet", quiet), ("busy", busy)):
        found.update({f"{what} p50": statistics.median(spent), f"{what} p99": percentile(spent, 0.99)})
    return {**found, "busy max": max(busy), "p99 to p99": found["busy p99"] / found["quiet p99"]}


def percentile(spent: list[float], part: float) -> float:
    return sorted(spent)[min(len(spent) - 1, int(part * len(spent)))]


MEASURES: dict[str, Callable[[str, int], Figures]] = {
    "take_back": lambda name, _: measure_take_backs(name),
    "load": lambda name, _: measure_loading(name),
    "requests": lambda name, _: measure_requests(name),
    "cold": measure_cold_tables,
    "finished": measure_finished_tables,
}


def measure_on(tree: Path, what: str, name: str, tables: int) -> Figures:
    done = run_on(tree, "benchmarks.take_backs_and_loading", what, name, "--here", f"--tables={tables}")
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--tree", type=Path, default=ROOT)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--tables", type=int, default=COLD_TABLES)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_intermixed_args()
    if given.here:
        print(json.dumps(MEASURES[given.what](given.games[0], given.tables)))
        return
    trees = [given.tree, given.against] if given.against else [given.tree]
    for name in given.games or (TABLES if given.what == "take_back" else LONG):
        found: list[list[Figures]] = [[] for _ in trees]
        for _ in range(given.rounds):
            for place, tree in enumerate(trees):
                found[place].append(measure_on(tree, given.what, name, given.tables))
        for figure in found[0][0]:
            medians = [statistics.median(one[figure] for one in rounds) for rounds in found]
            print_figures(f"{given.what} {name}", figure, medians, ",.2f")


if __name__ == "__main__":
    main()
