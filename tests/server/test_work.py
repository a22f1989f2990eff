"""No address gets more of the server's time than its share, and what is the same for all is made once."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.types import Message, Receive, Scope, Send
from tests.server.serving import AtOnce, Serving

from intrigue.server import http_types, serialize
from intrigue.server.not_found import NotFound
from intrigue.server.offload import Offload
from intrigue.server.shelf import Shelf
from intrigue.server.work import AT_ONCE, LONGEST, Clocked, Paced, Work
from intrigue.table import live
from intrigue.table.archive import ArchivedGame

BOTS = {0: "random", 1: "random", 2: "random"}


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_who_has_taken_much_waits_and_nobody_else() -> None:
    time = Time()
    counted = Work(0.5, time)
    assert counted.begin("one") == 0
    counted.spend("one", 1.0)
    wait = counted.begin("one")
    assert wait is not None
    assert 2 * (1 - 0.5 * AT_ONCE) < wait < 2
    assert counted.begin("other") == 0
    time.now += 4
    assert counted.begin("one") == 0


def test_who_has_taken_very_much_is_refused() -> None:
    time = Time()
    counted = Work(0.5, time)
    counted.spend("one", LONGEST)
    assert counted.begin("one") is None
    time.now += LONGEST
    assert counted.begin("one") is not None, "nothing was put on the account of what was refused"


def test_many_at_once_are_taken_to_be_as_the_latest_were() -> None:
    """They do not all come through before the first of them is done."""
    counted = Work(0.5, time := Time())
    for _ in range(60):
        usual = counted.usual("one")
        assert counted.begin("one") is not None
        counted.settle("one", usual, 0.1)
        time.now += 1
    waits = [counted.begin("one") for _ in range(5)]
    assert waits == sorted(waits, key=lambda wait: wait or 0)
    assert waits[-1] is not None
    assert waits[-1] > 0.5


def test_only_what_is_done_in_the_loop_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = iter(range(1000))
    monkeypatch.setattr("intrigue.server.work.time.thread_time", lambda: float(next(steps)))

    async def waiting() -> None:
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    spent = [0.0]

    async def run() -> None:
        await Clocked(waiting(), spent)

    asyncio.run(run())
    assert spent == [3.0]  # three steps, each as long as one look at this clock


def test_what_is_clocked_is_ended_and_fails_as_ever() -> None:
    ended: list[str] = []

    async def waiting() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("over")

    async def failing() -> None:
        await asyncio.sleep(0)
        raise NotFound("no-such-table", table="x")

    async def run() -> None:
        task = asyncio.ensure_future(outer(waiting()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(NotFound):
            await outer(failing())

    async def outer(inner: Any) -> None:
        await Clocked(inner, [0.0])

    asyncio.run(run())
    assert ended == ["over"]


def test_requests_wait_before_anything_is_done_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[object] = []

    async def sleep(seconds: float) -> None:
        happened.append(round(seconds, 1))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        happened.append("done")

    async def send(message: Message) -> None:
        happened.append(message.get("status", "body"))

    monkeypatch.setattr("intrigue.server.work.asyncio.sleep", sleep)
    counted = Work(0.5, Time())
    paced = Paced(app, counted)

    def ask(host: str, kind: str = "http") -> list[object]:
        happened.clear()
        coroutine = paced({"type": kind, "client": (host, 1)}, cast(Receive, None), send)
        with pytest.raises(StopIteration):
            coroutine.send(None)
        return list(happened)

    assert ask("192.0.2.1") == ["done"]
    counted.spend("192.0.2.1", 2.0)
    waited, then = ask("192.0.2.1")
    assert (waited, then) == (pytest.approx(3.7, abs=0.2), "done")
    assert ask("192.0.2.2") == ["done"]
    assert ask("192.0.2.1", "websocket")[1:] == ["done"]
    counted.spend("192.0.2.1", LONGEST)
    assert ask("192.0.2.1") == [429, "body"]


# ---------------------------------------------------------------------- made once


class Here:
    """What is done beside is done here, when it is its turn."""

    async def loading(self, make: Callable[[], Any]) -> Any:
        await asyncio.sleep(0)
        return make()


def test_what_many_want_at_once_is_made_once_and_kept_as_long_as_there_is_room() -> None:
    made: list[str] = []

    def maker(name: str) -> Callable[[], bytes]:
        def make() -> bytes:
            made.append(name)
            if name == "none":
                raise NotFound("no-such-table", table="x")
            return name.encode() * 100

        return make

    async def run() -> None:
        shelf = Shelf(cast(Offload, Here()), space=250)
        files = await asyncio.gather(*[shelf.file("a", maker("a")) for _ in range(5)])
        assert made == ["a"]
        assert {file.plain for file in files} == {b"a" * 100}
        await shelf.file("b", maker("b"))
        await shelf.file("a", maker("a"))
        await shelf.file("c", maker("c"))  # for which the one goes that nobody has wanted for longest
        await shelf.file("a", maker("a"))
        await shelf.file("b", maker("b"))
        assert made == ["a", "b", "c", "b"]
        for _ in range(2):
            with pytest.raises(NotFound):
                await shelf.file("none", maker("none"))
        assert made[-2:] == ["none", "none"]

    asyncio.run(run())


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/games/fivesails", "/api/games/trieste/words/de", "/api/words/en", "/api/puzzles/trickery"],
)
def test_whoever_has_it_already_is_told_so(server: Serving, path: str) -> None:
    plain = server.raw("GET", path)
    assert plain.status == 200
    assert plain.headers["cache-control"] == "public, no-cache"
    assert "set-cookie" not in plain.headers
    again = server.raw("GET", path, if_none_match=plain.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    packed = server.raw("GET", path, accept_encoding="gzip")
    assert packed.headers["etag"] == plain.headers["etag"]
    assert gzip.decompress(packed.body) == plain.body


def test_texts_are_made_once_and_beside_the_loop(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    made = serialize.game_page

    def noting(*given: Any) -> http_types.GamePage:
        threads.append(threading.current_thread().name)
        return made(*given)

    monkeypatch.setattr(serialize, "game_page", noting)
    with Serving(database, AtOnce()) as server:
        for _ in range(3):
            server.raw("GET", "/api/games/fivesails")
        server.raw("GET", "/api/games/fivesails?language=de")
        assert server.raw("GET", "/api/games/chess").status == 404
        assert server.raw("GET", "/api/games/fivesails?language=xx").status == 404
    assert len(threads) == 2
    assert all(name.startswith("ask") for name in threads)


def test_a_finished_game_is_told_once_for_the_same_eyes(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, str]] = []
    steps = ArchivedGame.steps

    def noting(self: ArchivedGame, viewer: int) -> Any:
        told.append((viewer, threading.current_thread().name))
        return steps(self, viewer)

    monkeypatch.setattr(ArchivedGame, "steps", noting)
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id = ada.create("trickery", 3, bots=BOTS).id
        with ada.live(id) as game:
            for _ in game:
                pass
        first = ada.replay(id)
        assert ada.replay(id) == first
        ada.replay(id, 1)
        assert len(told) == 2
        assert all(name.startswith("ask") for _, name in told)


def test_a_game_is_played_on_beside_the_loop(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    restored = live.restore

    def noting(*given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return restored(*given)

    monkeypatch.setattr("intrigue.server.offload.restore", noting)
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id = ada.create("trickery", 3, bots=BOTS).id
        with ada.live(id) as game:
            for _ in game:
                pass
        last = ada.replay(id).steps[-1].move
        fork = ada.fork(id, last - 1, 1)
        assert threads
        assert all(name.startswith("load") for name in threads)
        assert fork.you == 1
        assert fork.stage == "playing"


def test_what_somebody_asks_for_goes_on_the_account_of_their_address(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[tuple[str, str, float]] = []
    monkeypatch.setattr(Work, "spend", lambda _, address, seconds: spent.append(("beside", address, seconds)))
    monkeypatch.setattr(Work, "settle", lambda _, address, usual, seconds: spent.append(("loop", address, seconds)))
    with Serving(database, AtOnce(), trusted_proxies="127.0.0.1") as server:
        server.raw("GET", "/api/games/fivesails", x_forwarded_for="192.0.2.7")
        server.raw("GET", "/livez")
    assert [(where, address) for where, address, _ in spent] == [
        ("beside", "192.0.2.7"),
        ("loop", "192.0.2.7"),
        ("loop", "127.0.0.1"),
    ]
    assert all(seconds > 0 for _, _, seconds in spent)
