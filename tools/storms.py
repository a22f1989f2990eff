"""What going back and loading cost, and what others notice of it.

    python tools/storms.py back [--against TREE] [GAME ...]    one take-back, at every length of a game
    python tools/storms.py load [--against TREE] [GAME ...]    a journal with 0, 50 and 200 take-backs in 800 actions
    python tools/storms.py storm [--against TREE] [GAME ...]   requests while one seat acts and takes back all the time
    python tools/storms.py cold [--against TREE] [GAME ...]    the lobby while forty tables are loaded at once
    python tools/storms.py finished [--against TREE] [GAME ...]    the same with games that are over

TREE is another clone of Intrigue, or a folder with the package in it such as `.build/compiled`. The two are measured by
turns, each in a process of its own; a server that is measured from outside has one more. What one thread does is
given in the time that it was at work, what others wait for in the time that passed.
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

TABLES = {"trickery": 4, "treachery": 3, "trieste": 3, "mediterranean": 4, "fivesails": 3}
LONG = ["mediterranean", "fivesails"]  # games in which much can be played again
HERE = Path(__file__).resolve().parent.parent
ACTIONS = 800
BACKS = (0, 50, 200)
COLD = 40
OFTEN = 0.05  # how likely it is that a decision is taken back, where one is measured
SECONDS = 8.0  # of asking, for each figure
PAUSE = 0.02  # seconds between two requests
MESSAGES = 0.1  # seconds between two messages of whoever storms: what the limits allow
Figures = dict[str, float]


# ---------------------------------------------------------------------- tables without a server


def people(name: str, seed: int = 1) -> Any:
    """A table with somebody in every seat, at the beginning of its game."""
    import intrigue
    from intrigue.table import seating
    from intrigue.table.live import Live

    seats = TABLES[name]
    live = Live(intrigue.game(name), seating.setting(intrigue.game(name), seats, "v0", 0.0), 0.0)
    sit_down(live, [f"v{seat}" for seat in range(seats)], seed)
    return live


def sit_down(live: Any, visitors: list[str], seed: int) -> None:
    from intrigue.table import seating

    for seat, visitor in enumerate(visitors):
        seating.sit(live, visitor, f"Player {seat}", seat, 0.0)
    seating.start(live, visitors[0], seed.to_bytes(32, "big"), 7, 0.0)


def step(live: Any, luck: random.Random) -> int:
    """Somebody does something; returns who."""
    seat: int = luck.choice(live.state.waiting)
    live.act_for(seat, luck.choice(live.state.legal(seat)), 0.0)
    return seat


def back(name: str) -> Figures:
    """Some decisions are taken back, all over a game, and then it goes on."""
    gc.disable()  # a server looks for garbage seldom, and not here
    spent: list[float] = []
    for seed in range(1, 4):
        live, luck = people(name, seed), random.Random(seed)
        while not live.over and len(live.table.record.lines) < 2 * ACTIONS:
            seat = step(live, luck)
            if not live.over and live.table.stays(seat) is None and luck.random() < OFTEN:
                before = time.thread_time()
                live.take_back(seat, 0.0)
                spent.append(1000 * (time.thread_time() - before))
    return {"median": statistics.median(spent), "p99": share(spent, 0.99), "most": max(spent), "times": len(spent)}


def journal(name: str, backs: int) -> list[bytes]:
    """A journal of so many take-backs, evenly spread over its actions."""
    from intrigue.table.journal import encode

    for seed in range(1, 100):
        live, luck = people(name, seed), random.Random(seed)
        done = gone = 0
        while done < ACTIONS and not live.over:
            seat = step(live, luck)
            done += 1
            while gone * ACTIONS < backs * done and not live.over and live.table.stays(seat) is None:
                live.take_back(seat, 0.0)
                gone += 1
        if gone >= backs * done // ACTIONS - 1:
            return [encode(entry) for entry in live.entries]
    raise SystemExit(f"{name} cannot be taken back so often")


def load(name: str) -> Figures:
    import intrigue
    from intrigue.table.live import restored

    found: Figures = {}
    for backs in BACKS:
        rows = journal(name, backs)
        acted = sum(b'"type":"acted"' in row for row in rows)
        spent = []
        for _ in range(3):
            before = time.thread_time()
            restored(intrigue.game(name), rows, 0.0)
            spent.append(time.thread_time() - before)
        found[f"{backs} backs, ms for 100 actions"] = min(spent) * 1e5 / acted
    found["200 backs to none"] = found["200 backs, ms for 100 actions"] / found["0 backs, ms for 100 actions"]
    return found


# ---------------------------------------------------------------------- a server from outside


def written(database: str, name: str, actions: int) -> tuple[str, str, str]:
    """A table in a new database, its game played so far by chance; its code, the token of somebody who is asked there,
    and something that they can do and take back."""
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
        luck = random.Random(1)
        free: list[Any] = [0, ""]

        def settle(live: Any, now: float) -> None:
            sit_down(live, [visitor.id for visitor, _ in visitors], 1)
            for _ in range(actions):
                if not live.over:
                    step(live, luck)
            while not live.over:
                seat = step(live, luck)
                if not live.over and live.table.stays(seat) is None:
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


def copied(database: str, id: str, times: int) -> list[str]:
    """The same table again, under other codes."""
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
    """A server in a process of its own, on the package of this one; its port."""
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


def get(port: int, path: str, connection: http.client.HTTPConnection | None = None) -> float:
    """How many ms a request took."""
    asked = connection or http.client.HTTPConnection("localhost", port)
    before = time.perf_counter()
    asked.request("GET", path)
    answer = asked.getresponse()
    answer.read()
    if answer.status != 200:
        raise SystemExit(f"{path}: {answer.status}")
    return 1000 * (time.perf_counter() - before)


def asking(port: int, path: str, until: Callable[[], bool]) -> list[float]:
    """Ask again and again, for some seconds at least, and until something is done."""
    spent: list[float] = []
    connection = http.client.HTTPConnection("localhost", port)
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end or not until():
        spent.append(get(port, path, connection))
        time.sleep(PAUSE)
    return spent


def storm(name: str) -> Figures:
    from intrigue.client import Client

    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        id, token, do = written(database, name, ACTIONS if name == "mediterranean" else 180)
        with serving(database) as port:
            for path in (f"/api/tables/{id}", "/api/games"):
                get(port, path)  # it is loaded
            quiet = asking(port, "/api/games", lambda: True)
            over, backs = threading.Event(), [0]

            def rage() -> None:
                with Client(f"http://localhost:{port}", token=token) as client, client.live(id) as table:
                    while not over.is_set():
                        table.act(do)
                        time.sleep(MESSAGES)
                        table.take_back()
                        backs[0] += 1
                        time.sleep(MESSAGES)

            one = threading.Thread(target=rage)
            one.start()
            stormy = asking(port, "/api/games", lambda: True)
            over.set()
            one.join()
    return {**compared(quiet, stormy), "take-backs": backs[0]}


def cold(name: str, tables: int, over: bool = False) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        id, _, _ = written(database, name, 10_000 if over else ACTIONS)
        codes = copied(database, id, tables)
        with serving(database) as port:
            get(port, "/api/tables")
            quiet = asking(port, "/api/tables", lambda: True)
            spent: list[float] = []
            loads = [
                threading.Thread(target=lambda code=code: spent.append(get(port, f"/api/tables/{code}")))
                for code in codes
            ]
            for one in loads:
                one.start()
            stormy = asking(port, "/api/tables", lambda: len(spent) == tables)
    return {**compared(quiet, stormy), "s until all are there": max(spent) / 1000}


def finished(name: str, tables: int) -> Figures:
    return cold(name, tables, over=True)


def compared(quiet: list[float], stormy: list[float]) -> Figures:
    found = {}
    for what, spent in (("quiet", quiet), ("storm", stormy)):
        found.update({f"{what} p50": statistics.median(spent), f"{what} p99": share(spent, 0.99)})
    return {**found, "storm max": max(stormy), "p99 to p99": found["storm p99"] / found["quiet p99"]}


def share(spent: list[float], part: float) -> float:
    return sorted(spent)[min(len(spent) - 1, int(part * len(spent)))]


# ---------------------------------------------------------------------- one tree and another


MEASURES: dict[str, Callable[[str, int], Figures]] = {
    "back": lambda name, _: back(name),
    "load": lambda name, _: load(name),
    "storm": lambda name, _: storm(name),
    "cold": cold,
    "finished": finished,
}


def of(tree: Path, what: str, name: str, tables: int) -> Figures:
    """Measured on the package of another folder."""
    package = tree / "src" if (tree / "src").is_dir() else tree
    environment = {**os.environ, "PYTHONPATH": str(package.resolve())}
    command = [sys.executable, str(Path(__file__).resolve()), what, name, "--here", f"--tables={tables}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--tree", type=Path, default=HERE)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--tables", type=int, default=COLD)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here:
        print(json.dumps(MEASURES[given.what](given.games[0], given.tables)))
        return
    trees = [given.tree, given.against] if given.against else [given.tree]
    for name in given.games or (TABLES if given.what == "back" else LONG):
        found: list[list[Figures]] = [[] for _ in trees]
        for _ in range(given.rounds):
            for place, tree in enumerate(trees):
                found[place].append(of(tree, given.what, name, given.tables))
        for figure in found[0][0]:
            middle = [statistics.median(one[figure] for one in some) for some in found]
            print(f"{given.what} {name}: {figure} " + " against ".join(f"{one:,.2f}" for one in middle), flush=True)


if __name__ == "__main__":
    main()
