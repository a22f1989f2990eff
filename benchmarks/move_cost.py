"""What a move costs at a busy server, and how much it sends: random games over real sockets, at several tables at once,
each with a person in every seat and a spectator.

    python -m benchmarks.move_cost [--against TREE] [--moves N] [--rounds N] [GAME ...]

TREE is another clone of Intrigue, or a folder with the package in it such as `.build/compiled`. The two are measured by
turns, each in a process of its own; the players are in a further process, so that they do not share the server's
interpreter. Times are processor time of the server's thread, the shortest of all rounds. The whole move is measured
without the calls of the clock that measuring its views needs; they would be a tenth of it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import socket as socketlib
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from .trees import ROOT, TABLES, print_figures, run_on

FIGURES = {
    "views": "making, diffing and encoding views, us",
    "move": "a whole move, us",
    "bytes": "median bytes of an update",
}
BUSY_TABLES = 8  # a server that wakes up for a single move is slowed by what else the machine does meanwhile
NO_LIMITS: dict[str, Any] = {
    "address_work": 1e9,
    "message_rate": 1e9,
    "message_burst": 10**9,
    "request_rate": 1e9,
    "request_burst": 10**9,
    "new_visitors": 1e9,
    "visitor_connections": 10**9,
    "visitor_tables": 10**9,
    "visitor_seats": 10**9,
}
TIMEOUT = 120  # seconds that a move of everybody may take


class Stopwatch:
    """The processor time of some methods, each counted once, less what the clock itself takes. Calls that are not to be
    counted are put off until a counted method returns: stopping the clock in the middle slows down all that follows."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._counting = False
        self._later: list[tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]] = []
        self._looking = min(self._empty() for _ in range(20))

    @staticmethod
    def _empty(times: int = 500) -> float:
        """What is counted when there is nothing to count."""
        spent = 0.0
        for _ in range(times):
            since = time.thread_time()
            spent += time.thread_time() - since
        return spent / times

    def watch(self, owner: type, name: str) -> None:
        work: Callable[..., Any] = getattr(owner, name)

        def wrapper(*given: Any, **named: Any) -> Any:
            if self._counting:
                return work(*given, **named)
            self._counting, since = True, time.thread_time()
            try:
                return work(*given, **named)
            finally:
                self.seconds += time.thread_time() - since - self._looking
                self._counting = False
                later, self._later = self._later, []
                for put_off, given, named in later:
                    put_off(*given, **named)

        setattr(owner, name, wrapper)

    def put_off(self, owner: type, name: str) -> None:
        work: Callable[..., Any] = getattr(owner, name)

        def wrapper(*given: Any, **named: Any) -> Any:
            if self._counting:
                self._later.append((work, given, named))
                return None
            return work(*given, **named)

        setattr(owner, name, wrapper)


class Players:
    """The process with the players and spectators, as the server's process sees it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "benchmarks.move_cost", "--players"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def order(self, **what: Any) -> Any:
        """Send an order and wait for its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def run_players() -> None:
    """Carry out the orders: each player has a socket and listens."""
    sockets: list[Any] = []
    readers: list[threading.Thread] = []
    answered = threading.Semaphore(0)
    sizes: list[int] = []

    def listen(socket: Any, seated: bool) -> None:
        for data in socket:
            if '"type":"done"' in data[:20]:
                answered.release()
            elif '"type":"refused"' in data[:20]:
                print(data, file=sys.stderr)
            elif seated and '"type":"news"' in data[:20]:
                sizes.append(len(data))

    for line in sys.stdin:
        order = json.loads(line)
        if "addresses" in order:
            for address in order["addresses"]:
                for own in order["headers"]:
                    sockets.append(connect(address, additional_headers=own, compression=None, max_size=None))
                    readers.append(threading.Thread(target=listen, args=(sockets[-1], bool(own))))
                    readers[-1].start()
            print("true", flush=True)
        elif "acts" in order:
            for number, act in order["acts"]:
                sockets[number].send(json.dumps(act))
            print(json.dumps(all(answered.acquire(timeout=TIMEOUT) for _ in order["acts"])), flush=True)
        else:
            for socket in sockets:
                socket.close()
            for reader in readers:
                reader.join()
            print(json.dumps(sizes), flush=True)
            sockets, readers, sizes[:] = [], [], []


def measure(name: str, seats: int, moves: int, watched: bool) -> dict[str, float]:
    """Random games on the imported Intrigue: the time of the views if `watched`, or else of whole moves."""
    import uvicorn

    from intrigue.cli import serve
    from intrigue.client import Client
    from intrigue.core import TABLE
    from intrigue.server import app, messages, room
    from intrigue.server.hub import Hub
    from intrigue.server.settings import Settings
    from intrigue.server.store import Store
    from intrigue.table.projection import TableProjection

    class Nobody:
        """There are no bots."""

        async def ask(self, thought: Any) -> None:
            return None

        async def close(self) -> None:
            pass

    spent = Stopwatch()
    if watched:
        spent.watch(TableProjection, "view")
        spent.watch(room.Room, "_tell")
        spent.put_off(vars(room).get("Connection") or vars(room)["Link"], "send")  # in older versions
    known = Settings.__struct_fields__  # an older Intrigue has fewer limits
    settings = Settings(**{name: limit for name, limit in NO_LIMITS.items() if name in known})
    ready = threading.Event()
    held: dict[str, Any] = {}
    listener = socketlib.create_server(("127.0.0.1", 0))

    async def run() -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*serve.COLLECT)  # as the server itself does
        with tempfile.TemporaryDirectory() as folder:
            hub = Hub(settings, Store(str(Path(folder) / "tables.db")), Nobody())
            server = uvicorn.Server(serve.server_config(settings, app.make(hub)))
            held.update(hub=hub, server=server, loop=asyncio.get_running_loop())
            ready.set()
            await server.serve([listener])

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)  # a fault here ends all of it
    thread.start()
    ready.wait()
    port = listener.getsockname()[1]

    async def thread_time() -> float:
        return time.thread_time()

    def server_time() -> float:
        return asyncio.run_coroutine_threadsafe(thread_time(), held["loop"]).result()

    rng, players = random.Random(1), Players()
    clients = [Client(f"http://127.0.0.1:{port}", f"Player {seat}") for seat in range(seats)]
    seconds, done, sizes = 0.0, 0, []
    spent_on_views = 0.0
    address = f"ws://127.0.0.1:{port}/api/tables/%s/live?since=0&version={messages.VERSION}"
    while done < moves:
        ids = [clients[0].create(name, seats, seat=0, start=False).id for _ in range(BUSY_TABLES)]
        for id in ids:
            for seat, client in enumerate(clients[1:], 1):
                client.sit(id, seat)
        headers = [{"Cookie": f"intrigue={client.token}"} for client in clients] + [{}]
        players.order(addresses=[address % id for id in ids], headers=headers)
        for id in ids:
            clients[0].start(id)
        lives = [held["hub"].rooms[id].live for id in ids]
        before, viewed = server_time(), spent.seconds
        while done < moves and not all(live.over for live in lives):
            acts = []
            for number, live in enumerate(lives):
                if live.over:
                    continue
                seat = rng.choice([seat for seat in live.state.waiting if seat != TABLE])
                do = live.state.say(seat, rng.choice(live.state.legal(seat)))
                act = {"type": "act", "ref": f"{done}-{number}", "do": do}
                if hasattr(live.questions[seat], "id"):
                    act["question"] = live.questions[seat].id
                else:  # an older Intrigue asked what one had seen
                    act["seen"] = live.streams.length(seat)
                acts.append((number * (seats + 1) + seat, act))
            if not players.order(acts=acts):
                raise TimeoutError
            done += len(acts)
        seconds += server_time() - before
        spent_on_views += spent.seconds - viewed
        sizes += players.order(leave=True)
    players.leave()
    held["server"].should_exit = True
    thread.join()
    if watched:
        return {"views": spent_on_views / done * 1e6}
    return {"move": seconds / done * 1e6, "bytes": statistics.median(sizes)}


def measure_on(tree: Path, name: str, moves: int) -> dict[str, float]:
    found: dict[str, float] = {}
    for what in ("views", "whole"):
        done = run_on(tree, "benchmarks.move_cost", "--here", what, f"--moves={moves}", name)
        found |= json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TABLES))
    parser.add_argument("--tree", type=Path, default=ROOT)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--here", choices=["views", "whole"], help=argparse.SUPPRESS)
    parser.add_argument("--players", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.players:
        run_players()
        return
    if given.here:
        print(json.dumps(measure(given.games[0], TABLES[given.games[0]], given.moves, given.here == "views")))
        return
    for name in given.games:
        found: list[list[dict[str, float]]] = [[], []]
        for _ in range(given.rounds):
            for at, tree in enumerate([given.tree, given.against] if given.against else [given.tree]):
                found[at].append(measure_on(tree, name, given.moves))
        least = [{what: min(one[what] for one in some) for what in FIGURES} for some in found if some]
        for what, meaning in FIGURES.items():
            print_figures(f"{name}, {TABLES[name]}", meaning, [one[what] for one in least])


if __name__ == "__main__":
    main()
