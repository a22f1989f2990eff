"""What a server withstands: half requests, a crowd from one address, a storm of hints, origins that are none, a
database that is locked, and a second server on the same one.

    python tools/attacks.py [--against TREE] [ATTACK ...]

Every attack has a server of its own, started here on the loopback address of this machine, and nothing else is ever
attacked: no address can be given. Each is bounded in number and time. TREE is another clone of Intrigue, for before and
after. Times depend on the machine; what counts is who was served and who was not.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
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
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HERE = Path(__file__).resolve().parent.parent
LOOPBACK = "127.0.0.1"
DESCRIPTORS = 1024  # of the server: what many systems give a process
HALVES = 1_100
HOLD = 14  # seconds that an attack lasts
VISITORS, SOCKETS = 30, 40
ASKERS = 39
PATIENCE = 5.0  # seconds after which a visitor gives up

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


ATTACKS: dict[str, Callable[[Server], Any]] = {
    found.__name__: found for found in (halves, crowd, hints, origins, locked, second)
}


def counted(found: Counter[int]) -> str:
    return ", ".join(f"{count} x {status}" for status, count in sorted(found.items()))


@contextmanager
def serving(tree: Path) -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="intrigue-attacks-") as folder, ExitStack() as closing:
        server = Server(tree, Path(folder), "--bot-pause", "0")
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
            with serving(tree) as server:
                figures = asyncio.run(attack(server))
            for figure, value in figures.items():
                print(f"  {when:7} {figure}: {value}", flush=True)


if __name__ == "__main__":
    main()
