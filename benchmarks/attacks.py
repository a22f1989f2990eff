"""What a server withstands: half requests, a crowd from one address, a storm of hints, origins that are none, a
database that is locked, and a second server on the same one; and what others notice of somebody who floods it.

    python -m benchmarks.attacks [--against TREE] [ATTACK ...]

Every attack has a server of its own, started here on the loopback address of this machine, and nothing else is ever
attacked: no address can be given. Each is bounded in number and time. TREE is another clone of Intrigue, for before and
after. Times depend on the machine; what counts is who was served and who was not, and of a flood the ratio: how long
others wait while it lasts, against how long they waited just before, in the same server. Others come from another
address (127.0.0.2), the flood from a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import itertools
import json
import multiprocessing
import os
import re
import resource
import select
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect as connect_now

HERE = Path(__file__).resolve().parent.parent
LOOPBACK = "127.0.0.1"
DESCRIPTORS = 1024  # of the server: what many systems give a process
HALVES = 1_100
HOLD = 14  # seconds that an attack lasts
VISITORS, SOCKETS = 30, 40
ASKERS = 39
PATIENCE = 5.0  # seconds after which a visitor gives up

ELSEWHERE = "127.0.0.2"  # where others come from
FLOOD = 8.0  # seconds for which others are watched, without it and with it
CONNECTIONS = 20
TALK = 5000  # lines

Figures = dict[str, str]


class Server:
    """A server of a tree, in a process of its own with few descriptors."""

    def __init__(self, tree: Path, folder: Path, *flags: str) -> None:
        source = tree / "src" if (tree / "src").is_dir() else tree
        self.database = folder / "tables.db"
        self.log = folder / "log"
        self.environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONUNBUFFERED": "1"}
        self.command = [sys.executable, "-m", "intrigue", "serve", "--host", LOOPBACK, "--port", "0"]
        self.command += ["--database", str(self.database)]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [*self.command, *flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.environment,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),
            )
        assert self.process.stdout is not None
        found = re.search(r":(\d+) ", self.process.stdout.readline())
        if found is None:
            raise SystemExit(f"The server of {tree} did not start: {self.log.read_text()}")
        self.port = int(found[1])
        code = "from intrigue.server import messages as m; print(getattr(m, 'VERSION', 1))"
        told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=self.environment)
        self.version = told.stdout.strip()
        self.ask("GET", "/api/games", wait=60.0)  # the first takes longer

    def ask(
        self, method: str, path: str, body: Any = None, cookie: str = "", origin: str = "", wait: float = PATIENCE
    ) -> tuple[int, Any, str]:
        """Status, answer and cookie; 0 for no answer in time."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{LOOPBACK}:{self.port}{path}", data, method=method)
        for name, value in (("Cookie", cookie), ("Origin", origin), ("Content-Type", "application/json")):
            if value:
                request.add_header(name, value)
        try:
            with urllib.request.urlopen(request, timeout=wait) as answer:
                given = (answer.headers.get("set-cookie") or "").partition(";")[0]
                return answer.status, json.loads(answer.read() or b"null"), given
        except urllib.error.HTTPError as error:
            return error.code, None, ""
        except OSError:
            return 0, None, ""

    def visitor(self) -> str:
        return self.ask("GET", "/api/me", wait=30.0)[2]

    def table(self, cookie: str, **wanted: Any) -> str:
        body = {"game": "trickery", "seats": 3, "public": True, **wanted}
        status, found, _ = self.ask("POST", "/api/tables", body, cookie, wait=30.0)
        assert status == 200, status
        return str(found["id"])

    def live(self, table: str, cookie: str) -> connect:
        path = f"/api/tables/{table}/live?since=0&version={self.version}"
        headers = {"Cookie": cookie} if cookie else {}
        address = f"ws://{LOOPBACK}:{self.port}{path}"
        return connect(address, additional_headers=headers, open_timeout=PATIENCE, compression=None, max_size=None)

    def lines(self) -> int:
        return self.log.read_bytes().count(b"\n")

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Visits:
    """A visitor who looks at the lobby again and again while something goes on."""

    def __init__(self, server: Server) -> None:
        self.times: list[float] = []
        self.refused = 0
        self._server, self._over = server, threading.Event()
        self._thread = threading.Thread(target=self._look)

    def _look(self) -> None:
        while not self._over.wait(0.2):
            began = time.perf_counter()
            if self._server.ask("GET", "/api/tables")[0] == 200:
                self.times.append(time.perf_counter() - began)
            else:
                self.refused += 1

    def __enter__(self) -> Visits:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def told(self) -> str:
        total = len(self.times) + self.refused
        median = f", median {1000 * statistics.median(self.times):.0f} ms" if self.times else ""
        return f"{len(self.times)} of {total} answered{median}"


# ---------------------------------------------------------------------- the attacks


async def halves(server: Server) -> Figures:
    """Sockets with half a header each."""
    writers: list[asyncio.StreamWriter] = []
    readers: list[asyncio.StreamReader] = []
    with Visits(server) as visits:
        for _ in range(HALVES):
            with suppress(OSError, TimeoutError):
                reader, writer = await asyncio.wait_for(asyncio.open_connection(LOOPBACK, server.port), 1.0)
                writer.write(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                writers.append(writer)
                readers.append(reader)
        await asyncio.sleep(HOLD)
    ends = [asyncio.wait_for(reader.read(), 1.0) for reader in readers]
    left = sum(isinstance(end, TimeoutError) for end in await asyncio.gather(*ends, return_exceptions=True))
    for writer in writers:
        writer.close()
    return {
        f"of {HALVES} half requests open after {HOLD} s": str(left),
        "a visitor meanwhile": visits.told(),
        "lines in the log": str(server.lines()),
    }


async def crowd(server: Server) -> Figures:
    """One address opens all the connections that its visitors may have; then a player comes."""
    host = server.visitor()
    table = server.table(host, seat=0, bots={"1": "sensible", "2": "sensible"}, start=True)
    cookies = [server.visitor() for _ in range(VISITORS)]
    opened: list[ClientConnection] = []
    async with asyncio.timeout(120):
        for cookie in cookies:
            tries = [server.live(table, cookie) for _ in range(SOCKETS)]
            for found in await asyncio.gather(*[one.__aenter__() for one in tries], return_exceptions=True):
                if isinstance(found, ClientConnection):
                    opened.append(found)
        try:
            async with server.live(table, host) as own:
                greeted = "hello" in str(await asyncio.wait_for(own.recv(), PATIENCE))
        except (OSError, TimeoutError, WebSocketException):
            greeted = False
        visitor = server.ask("GET", "/api/tables")[0]
        await asyncio.gather(*[one.close() for one in opened], return_exceptions=True)
    return {
        f"of {VISITORS * SOCKETS} sockets of one address let in": str(len(opened)),
        "the player gets in": "yes" if greeted else "no",
        "a visitor's request": str(visitor),
        "lines in the log": str(server.lines()),
    }


async def hints(server: Server) -> Figures:
    """One visitor asks for advice over many sockets; how fast do everybody's bots play?"""

    async def moves(seconds: float) -> int:
        cookie = server.visitor()
        bots = {str(seat): "sensible" for seat in range(3)}
        table = server.table(cookie, bots=bots, start=True)
        count = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), server.live(table, cookie) as watching:
                async for text in watching:
                    count += '"type":"news"' in str(text).replace(" ", "")[:40]
        return count

    quiet = await moves(HOLD / 2)
    asker = server.visitor()
    own = server.table(asker, seat=0, bots={"1": "sensible", "2": "sensible"}, start=True)
    answered: Counter[str] = Counter()

    async def ask(number: int) -> None:
        with suppress(OSError, WebSocketException):
            async with server.live(own, asker) as socket:
                await socket.send(json.dumps({"type": "hint", "ref": f"r{number}"}))
                async for text in socket:
                    kind = json.loads(text)["type"]
                    if kind in ("hinted", "refused"):
                        answered[kind] += 1
                        await asyncio.sleep(0.3)
                        await socket.send(json.dumps({"type": "hint", "ref": f"r{number}{len(answered)}"}))

    storm = [asyncio.create_task(ask(number)) for number in range(ASKERS)]
    await asyncio.sleep(1)
    stormy = await moves(HOLD / 2)
    for task in storm:
        task.cancel()
    await asyncio.gather(*storm, return_exceptions=True)
    return {
        f"moves seen in {HOLD / 2:.0f} s without hints": str(quiet),
        f"moves seen in {HOLD / 2:.0f} s in the storm": str(stormy),
        "hints given, and refused": f"{answered['hinted']}, {answered['refused']}",
    }


async def origins(server: Server) -> Figures:
    """Origins that are none."""
    found: Counter[int] = Counter()
    for origin in ("http://[", "http://[::1", "null", "http://x:y", "//") * 10:
        found[server.ask("POST", "/api/tables", {"game": "trickery", "seats": 3}, "", origin)[0]] += 1
    return {"answers by status": counted(found), "lines in the log": str(server.lines())}


async def locked(server: Server) -> Figures:
    """Somebody else holds the database for longer than anybody waits."""
    ada = server.visitor()
    table = server.table(ada, seat=0, bots={"1": "sensible", "2": "sensible"}, start=True)
    await asyncio.sleep(3)
    before = server.lines()
    wanted: list[tuple[str, str, Any, str]] = [
        ("GET", "/api/me", None, ""),
        ("POST", "/api/me", {"name": "Eve"}, ada),
        ("POST", f"/api/tables/{table}/link", {}, ada),
        ("POST", "/api/tables", {"game": "trickery", "seats": 3}, ada),
        ("GET", "/readyz", None, ""),
    ]
    lock = sqlite3.connect(server.database, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    try:
        asked = [asyncio.to_thread(server.ask, *one, "", 60.0) for one in wanted]
        found = [status for status, *_ in await asyncio.gather(*asked)]
    finally:
        lock.execute("ROLLBACK")
        lock.close()
    await asyncio.sleep(1)
    after = server.ask("POST", "/api/me", {"name": "Eve"}, ada)[0]
    names = ("new visitor", "rename", "link", "new table", "readyz")
    return {
        "answers meanwhile": ", ".join(f"{name} {status}" for name, status in zip(names, found, strict=True)),
        "afterwards": str(after),
        "lines in the log": str(server.lines() - before),
    }


async def second(server: Server) -> Figures:
    """Another server on the same database."""
    try:
        done = subprocess.run(server.command, capture_output=True, text=True, env=server.environment, timeout=HOLD)
    except subprocess.TimeoutExpired:
        return {"the second server": "serves as well"}
    return {"the second server": f"ends with {done.returncode}: {done.stderr.strip()[:60]}..."}


# ---------------------------------------------------------------------- floods


class Others:
    """Somebody elsewhere, who asks who they are and says at their own table that they are here, again and again."""

    def __init__(self, server: Server) -> None:
        self._http = http.client.HTTPConnection(LOOPBACK, server.port, timeout=60, source_address=(ELSEWHERE, 0))
        self._http.request("GET", "/api/me")
        answer = self._http.getresponse()
        answer.read()
        self._cookie = (answer.headers.get("set-cookie") or "").partition(";")[0]
        body = {"game": "trickery", "seats": 3, "seat": 0, "bots": {"1": "sensible"}}
        headers = {"Cookie": self._cookie, "Content-Type": "application/json"}
        self._http.request("POST", "/api/tables", json.dumps(body), headers)
        table = json.loads(self._http.getresponse().read())["id"]
        path = f"/api/tables/{table}/live?since=0&version={server.version}"
        line = socket.create_connection((LOOPBACK, server.port), 60, (ELSEWHERE, 0))
        headers = {"Cookie": self._cookie}
        address = f"ws://{LOOPBACK}:{server.port}{path}"
        self._live = connect_now(address, sock=line, additional_headers=headers, compression=None).__enter__()

    def measure(self, seconds: float) -> dict[str, list[float]]:
        times: dict[str, list[float]] = {"requests": [], "messages": []}
        until, number = time.perf_counter() + seconds, 0
        while time.perf_counter() < until:
            number += 1
            began = time.perf_counter()
            self._http.request("GET", "/api/me", headers={"Cookie": self._cookie})
            self._http.getresponse().read()
            times["requests"].append(time.perf_counter() - began)
            began, ref = time.perf_counter(), f"o{number}-{began}"
            self._live.send(json.dumps({"type": "here", "ref": ref}))
            while json.loads(self._live.recv(60)).get("ref") != ref:
                pass
            times["messages"].append(time.perf_counter() - began)
            time.sleep(0.1)  # which the limits allow
        return times

    def close(self) -> None:
        self._live.close()
        self._http.close()


def with_flood(prepare: Callable[[Server], Callable[[], None]]) -> Callable[[Server], Any]:
    """The attack by a flood: `prepare` sets the scene, and what it returns is done again and again in a process of its
    own, over as many connections as it opens."""

    def measure(server: Server) -> Figures:
        flood, others = prepare(server), Others(server)
        try:
            others.measure(1)
            quiet = others.measure(FLOOD)
            process = multiprocessing.get_context("fork").Process(target=flood, daemon=True)
            process.start()
            time.sleep(0.3)
            stormy = others.measure(FLOOD)
            process.kill()
            process.join()
        finally:
            others.close()
        figures: Figures = {}
        for kind, times in quiet.items():
            parts = []
            for name, at in (("p50", 0.5), ("p99", 0.99)):
                before, now = quantile(times, at), quantile(stormy[kind], at)
                parts.append(f"{name} {1000 * before:.1f} -> {1000 * now:.1f} ms, {now / before:.1f} times")
            figures[f"others' {kind}"] = "; ".join(parts)
        return figures

    async def run(server: Server) -> Figures:
        return await asyncio.to_thread(measure, server)

    run.__name__, run.__doc__ = prepare.__name__, prepare.__doc__
    return run


def quantile(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def frame(first: int, payload: bytes = b"") -> bytes:
    """As a browser sends it, with a mask that changes nothing."""
    return bytes((first, 128 | len(payload))) + bytes(4) + payload


def sending(server: Server, begin: bytes, again: bytes) -> Callable[[], None]:
    """A WebSocket over which the same is sent as fast as it is taken; a new one when it is cut off."""
    path = f"/api/tables/{server.table(server.visitor())}/live?since=0&version={server.version}"
    head = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    block = again * (65536 // len(again))

    def flood() -> None:
        while True:
            with suppress(OSError), socket.create_connection((LOOPBACK, server.port), PATIENCE) as line:
                line.sendall(head.encode())
                line.recv(65536)
                line.sendall(begin)
                line.setblocking(False)
                at = 0
                while True:
                    readable, writable, _ = select.select([line], [line], [], 1.0)
                    if readable and not line.recv(1 << 20):
                        break
                    if writable:
                        at = (at + line.send(block[at:])) % len(block)
            time.sleep(0.2)

    return flood


def asking(
    server: Server, method: str, paths: list[str], body: Any = None, most: int = CONNECTIONS
) -> Callable[[], None]:
    """Many visitors of one address who ask for the same as fast as they are answered."""
    cookies = [server.visitor() for _ in range(most)]

    def ask(number: int) -> None:
        while True:
            with suppress(OSError, http.client.HTTPException):
                line = http.client.HTTPConnection(LOOPBACK, server.port, timeout=60)
                for path in itertools.cycle(paths[number % len(paths) :] + paths[: number % len(paths)]):
                    headers = {"Cookie": cookies[number], "Accept-Encoding": "gzip", "Content-Type": "application/json"}
                    line.request(method, path, None if body is None else json.dumps(body), headers)
                    answer = line.getresponse()
                    answer.read()
                    if answer.status == 429:
                        time.sleep(0.1)

    def flood() -> None:
        threads = [threading.Thread(target=ask, args=(number,)) for number in range(most)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    return flood


def finish_game(server: Server, game: str, seats: int, **options: Any) -> str:
    """A game that bots have played to its end."""
    bots = {str(seat): "random" for seat in range(seats)}
    cookie = server.visitor()
    table = server.table(cookie, game=game, seats=seats, bots=bots, options=options, start=True)

    async def watch() -> None:
        async with server.live(table, cookie) as watching:
            async for text in watching:
                if '"type":"ended"' in str(text):
                    return

    with suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(watch(), 120))
    return table


def pings(server: Server) -> Callable[[], None]:
    """One WebSocket: pings."""
    return sending(server, b"", frame(0x89))


def pongs(server: Server) -> Callable[[], None]:
    """One WebSocket: pongs that nobody asked for."""
    return sending(server, b"", frame(0x8A))


def fragments(server: Server) -> Callable[[], None]:
    """One WebSocket: a message of empty fragments that never ends."""
    return sending(server, frame(0x01), frame(0x00))


def junk(server: Server) -> Callable[[], None]:
    """One WebSocket: messages that are refused, also after it was closed."""
    return sending(server, b"", frame(0x81, b"junk"))


def decks(server: Server) -> Callable[[], None]:
    """One address: decks of thousands of lines are checked."""
    return asking(server, "POST", ["/api/games/fivesails/deck"], {"text": "x\n" * 3900})


def texts(server: Server) -> Callable[[], None]:
    """One address: all rules and cards of the games."""
    return asking(server, "GET", ["/api/games/fivesails", "/api/games/mediterranean", "/api/games/trieste"])


def books(server: Server) -> Callable[[], None]:
    """One address: books of puzzles."""
    return asking(server, "GET", ["/api/puzzles/fivesails", "/api/puzzles/mediterranean"])


def files(server: Server) -> Callable[[], None]:
    """One address, eight connections: the page."""
    return asking(server, "GET", ["/"], most=8)


def replays(server: Server) -> Callable[[], None]:
    """One address: a finished game is shown, through all eyes."""
    table = finish_game(server, "fivesails", 2)
    return asking(server, "GET", [f"/api/tables/{table}/replay?eyes={eyes}" for eyes in ("none", 0, 1)])


def forks(server: Server) -> Callable[[], None]:
    """One address: a long game is played on from its end."""
    table = finish_game(server, "mediterranean", 4, floor="rounds")
    moves = server.ask("GET", f"/api/tables/{table}/replay", wait=60)[1]["steps"][-1]["move"]
    return asking(server, "POST", [f"/api/tables/{table}/fork"], {"move": moves - 2, "seat": 0}, most=1)


def talk(server: Server) -> Callable[[], None]:
    """As many lines as may be said at a table; then twenty come to it, and come again."""
    cookie = server.visitor()
    table = server.table(cookie, seat=0)

    async def fill() -> None:
        async with server.live(table, cookie) as line:
            for number in range(TALK):
                await line.send(json.dumps({"type": "chat", "ref": f"c{number}", "text": "word " * 40}))
                while (answer := json.loads(await line.recv())).get("ref") != f"c{number}":
                    pass
                if answer["type"] == "refused":
                    return

    asyncio.run(fill())

    async def come() -> None:
        async with server.live(table, cookie) as line:
            await line.recv()

    async def all_come() -> None:
        while True:
            await asyncio.gather(*[come() for _ in range(CONNECTIONS)], return_exceptions=True)

    return lambda: asyncio.run(all_come())


FLOODS = (pings, pongs, fragments, junk, decks, texts, books, files, replays, forks, talk)
FLAGS = {  # so that the scene can be set in no time
    "talk": ["--chat-rate", "10000", "--message-rate", "10000", "--message-burst", "10000"],
    "forks": ["--visitor-tables", "100000"],
}
ATTACKS: dict[str, Callable[[Server], Any]] = {
    found.__name__: found for found in (halves, crowd, hints, origins, locked, second, *map(with_flood, FLOODS))
}


def counted(found: Counter[int]) -> str:
    return ", ".join(f"{count} x {status}" for status, count in sorted(found.items()))


@contextmanager
def serving(tree: Path, flags: Sequence[str]) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="intrigue-attacks-") as folder, ExitStack() as closing:
        server = Server(tree, Path(folder), "--bot-pause", "0", *flags)
        closing.callback(server.end)
        yield server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="another clone, which is attacked first")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"some of {', '.join(ATTACKS)}; all by default")
    given = parser.parse_args()
    for name in given.attacks:
        if name not in ATTACKS:
            parser.error(f"there is no attack '{name}'; there are {', '.join(ATTACKS)}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    trees = [*([("before", given.against.resolve())] if given.against else []), ("now", HERE)]
    for name in given.attacks or ATTACKS:
        attack = ATTACKS[name]
        print(f"{name}: {attack.__doc__}", flush=True)
        for when, tree in trees:
            with serving(tree, FLAGS.get(name, ())) as server:
                figures = asyncio.run(attack(server))
            for figure, value in figures.items():
                print(f"  {when:7} {figure}: {value}", flush=True)


if __name__ == "__main__":
    main()
