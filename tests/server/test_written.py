"""Nothing is told that was not written: at every address, at the worst moment, and at those that are yet to come."""

from __future__ import annotations

import ast
import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Serving, refuses, told, until
from tests.server.test_socket import three_people
from websockets.exceptions import ConnectionClosed

from intrigue import server as package
from intrigue.server import messages as m
from intrigue.server.api import ADDRESSES, Address
from intrigue.server.database import WriteFailed
from intrigue.table.live import Live

BODIES: dict[str, tuple[str, ...]] = {  # what is sent to each address that takes something; a new one belongs here too
    "/api/tables": ('{"game":"trickery","seats":3}',),
    "/api/tables/{id}/sit": ("{}",),
    "/api/tables/{id}/deck": ('{"text":""}',),
    "/api/tables/{id}/claim": ('{"token":"0"}',),
    "/api/tables/{id}/signout": ('{"device":1}',),
    "/api/tables/{id}/unlink": ('{"link":"0"}',),
    "/api/tables/{id}/sendaway": ('{"seat":1}',),
    "/api/tables/{id}/mute": ('{"on":true,"seat":1}',),
    "/api/tables/{id}/urge": ('{"seat":1}',),
    "/api/tables/{id}/fork": ('{"move":0,"seat":0}',),
    "/api/tables/{id}/send": (
        '{"type":"act","ref":"a","do":"favour","question":1}',
        '{"type":"chat","ref":"b","text":"Hello."}',
        '{"type":"whynot","ref":"c","do":"favour"}',
        '{"type":"hint","ref":"d"}',
        '{"type":"here","ref":"e"}',
        '{"type":"takeback","ref":"f"}',
        '{"type":"answer","ref":"g","yes":true}',
        '{"type":"ping","ref":"h"}',
    ),
}
CALLS = [
    pytest.param(address, body, id=f"{address.method} {address.path} {place}")
    for address in ADDRESSES
    if address.path.startswith("/api/tables")
    for place, body in enumerate([None] if address.takes is None else BODIES[address.path])
]


def to_the_end(live: Live, now: float) -> None:
    """All that is left of a game, in one go."""
    luck = random.Random(1)
    while not live.over:
        assert live.state is not None
        seat = live.state.waiting[0]
        live.act_for(seat, luck.choice(live.state.legal(seat)), now)


class WorstMoment:
    """A table whose end is decided, and being written; then it turns out that it cannot be."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.ada, _, _, self.id = three_people(server)
        self.room = server.hub.tables.rooms[self.id]
        assert self.room.live.dealt is not None
        self.secret = self.room.live.dealt.secret
        self._fails = threading.Event()
        append, reached = server.hub.store.append, threading.Event()

        async def broken(table: str, *given: Any, **more: Any) -> None:
            if table != self.id:
                return await append(table, *given, **more)
            server.hub.store.append = append  # type: ignore[method-assign]
            reached.set()
            while not self._fails.is_set():
                await asyncio.sleep(0.01)
            raise WriteFailed("the disk is full")

        server.hub.store.append = broken  # type: ignore[method-assign]
        self.ending = threading.Thread(target=self._end)
        self.ending.start()
        assert reached.wait(PATIENCE)
        assert self.room.live.over

    def _end(self) -> None:
        with pytest.raises(Exception, match="no-writing-that"):
            self.server.inside(self.room.change(to_the_end))

    def asked_then(self, ask: Callable[[], None]) -> None:
        """Ask now, while nobody knows yet whether it will be written."""
        asking = threading.Thread(target=ask)
        asking.start()
        eventually(lambda: bool(self.room.lock._waiters) or not asking.is_alive())
        self._fails.set()
        for one in (self.ending, asking):
            one.join(PATIENCE)
            assert not one.is_alive()

    def says_nothing_of_it(self, text: bytes) -> None:
        assert self.secret.encode() not in text
        assert b'"stage":"over"' not in text
        assert b'"type":"ended"' not in text


@pytest.fixture
def worst(database: Path) -> Iterator[WorstMoment]:
    with Serving(database, AtOnce(), poll_seconds=0.1) as server:
        yield WorstMoment(server)


@pytest.mark.parametrize(("address", "body"), CALLS)
def test_no_address_tells_what_was_never_written(worst: WorstMoment, address: Address, body: str | None) -> None:
    path = address.path.format(id=worst.id)
    answers: list[Any] = []

    def ask() -> None:
        answers.append(
            worst.server.raw(
                address.method,
                f"{path}?since=0&look=0&version={m.VERSION}",
                None if body is None else body.encode(),
                cookie=f"intrigue={worst.ada.token}",
                content_type="application/json",
            )
        )

    worst.asked_then(ask)
    assert answers[0].status < 500 or answers[0].status == 503  # a sentence in any case
    worst.says_nothing_of_it(answers[0].body)
    assert worst.ada.table(worst.id).stage == "playing"
    assert worst.server.hub.tables.rooms[worst.id] is not worst.room


@pytest.mark.parametrize("seated", [True, False])
def test_no_connection_is_greeted_with_what_was_never_written(worst: WorstMoment, seated: bool) -> None:
    heard: list[bytes] = []

    def ask() -> None:
        try:
            with worst.server.socket(worst.id, worst.ada if seated else None) as socket:
                data = socket.recv(PATIENCE)
                heard.append(data if isinstance(data, bytes) else data.encode())
        except ConnectionClosed:
            pass  # it comes back, and finds the table as it is

    worst.asked_then(ask)
    worst.says_nothing_of_it(b"".join(heard))


def test_nor_is_one_that_looks_on(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, _, _, id = three_people(server)
        append = server.hub.store.append

        async def broken(*given: Any, **more: Any) -> None:
            server.hub.store.append = append  # type: ignore[method-assign]
            raise WriteFailed("the disk is full")

        with server.socket(id, ada) as socket:
            until(socket, m.Hello)
            server.hub.store.append = broken  # type: ignore[method-assign]
            with pytest.raises(Exception, match="no-writing-that"):
                server.inside(server.hub.tables.rooms[id].change(to_the_end))
            with pytest.raises(ConnectionClosed):
                told(socket)
        with refuses("no-record-yet"):
            ada.record(id)


READERS = ("api.py", "commands.py", "app.py", "finished_games.py", "hub.py", "lobby.py", "create_table.py", "seats.py")


def test_tables_are_looked_at_only_where_what_is_seen_has_been_written() -> None:
    """Whoever writes `room.live` outside of `reading` (or asks it anything but who is here) finds out by this."""
    folder = Path(package.__file__).parent
    found = []
    for name in READERS:
        tree = ast.parse((folder / name).read_text())
        safe: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.AsyncWith) and any(".reading(" in ast.unparse(one) for one in node.items):
                safe.update(id(inside) for inside in ast.walk(node))
            if isinstance(node, ast.Attribute) and node.attr in ("timing", "wall_set"):
                safe.add(id(node.value))
        looks = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in ("live", "_live")]
        found += [f"{name}:{node.lineno}: {ast.unparse(node)}" for node in looks if id(node) not in safe]
    assert found == []
