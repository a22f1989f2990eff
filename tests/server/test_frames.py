"""What comes over a WebSocket is counted before it is read: nobody is kept busy by what costs its sender nothing."""

from __future__ import annotations

import re
import socket
import tomllib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from importlib.metadata import version
from pathlib import Path

import pytest
from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Serving
from tests.server.test_http import TWO_BOTS
from websockets.frames import Frame, Opcode

from intrigue.server import messages as m
from intrigue.server import socket_limits
from intrigue.server.fast_socket import Socket
from intrigue.server.frames import PARTS, Frames, Shredded
from intrigue.server.security import Buckets
from intrigue.server.socket_limits import FRAMES, Sockets

ROOT = Path(__file__).resolve().parents[2]
PING = Frame(Opcode.PING, b"").serialize(mask=True)
PONG = Frame(Opcode.PONG, b"").serialize(mask=True)
EMPTY = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)


def always() -> bool:
    return True


def so_many(count: int) -> Callable[[], bool]:
    left = [count]

    def may() -> bool:
        left[0] -= 1
        return left[0] >= 0

    return may


@pytest.mark.parametrize("mask", [True, False])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@pytest.mark.parametrize("step", [1, 7, 100_000])
def test_frames_are_counted_however_they_come(size: int, step: int, mask: bool) -> None:
    data = b"".join(Frame(Opcode.TEXT, b"x" * size).serialize(mask=mask) for _ in range(3))
    one, frames, may, through = len(data) // 3, Frames(), so_many(2), 0
    for at in range(0, len(data), step):
        piece = data[at : at + step]
        passed = frames.pass_through(piece, may)
        through += passed
        if passed < len(piece):
            break
    assert through == 2 * one


def test_what_had_to_wait_goes_on_where_it_was() -> None:
    frames = Frames()
    assert frames.pass_through(PING * 5, so_many(2)) == 2 * len(PING)
    assert frames.pass_through(PING * 3, so_many(2)) == 2 * len(PING)
    assert frames.pass_through(PING, so_many(0)) == 0


def test_a_message_in_very_many_parts_is_none() -> None:
    first, last = (Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True), b"\x80" + EMPTY[1:])
    frames = Frames()
    for _ in range(3):  # each message is counted for itself, and controls in between are no parts of it
        frames.pass_through(first + (EMPTY + PING) * (PARTS - 2) + last, always)
    with pytest.raises(Shredded):
        frames.pass_through(first + EMPTY * PARTS, always)


# ---------------------------------------------------------------------- on a server


@contextmanager
def still(database: Path, monkeypatch: pytest.MonkeyPatch, burst: int = 3) -> Iterator[tuple[Serving, list[bytes]]]:
    """A server whose clock stands, so that nobody's allowance comes back; and all that is read of frames there."""
    read: list[bytes] = []
    parse = Socket.data_received

    def noting(self: Sockets, data: bytes) -> None:
        if self.handshake_initiated:
            read.append(data)
        parse(self, data)

    monkeypatch.setattr(Socket, "data_received", noting)
    monkeypatch.setattr(socket_limits, "PAUSE", 0.01)
    with Serving(database, AtOnce(), message_rate=1.0, message_burst=burst) as server:
        server.guard.clock = server.time.steady
        most = FRAMES * server.settings.address_share
        server.guard.frames = Buckets(most, most * burst, clock=server.time.steady)
        yield server, read


def raw(server: Serving, table: str) -> socket.socket:
    """A WebSocket without anybody who answers by themselves."""
    found = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    head = (
        f"GET /api/tables/{table}/live?since=0&version={m.VERSION} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    found.sendall(head.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += found.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return found


@pytest.mark.parametrize("frame", [PING, PONG], ids=["pings", "pongs"])
def test_a_flood_of_frames_waits_unread(frame: bytes, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with still(database, monkeypatch) as (server, read), server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with closing(raw(server, table.id)) as flood:
            flood.sendall(frame * 2000)
            eventually(lambda: len(b"".join(read)) == 6 * len(frame))  # FRAMES * burst, and not one more
            server.time.ahead += 1
            eventually(lambda: len(b"".join(read)) == 8 * len(frame))
            assert ada.table(table.id).id == table.id
            assert len(b"".join(read)) == 8 * len(frame)


def test_frames_of_one_address_are_counted_together(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with still(database, monkeypatch) as (server, read), server.client() as ada:
        server.guard.frames = Buckets(0.0, 8.0, clock=server.time.steady)
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with closing(raw(server, table.id)) as one, closing(raw(server, table.id)) as other:
            one.sendall(PING * 100)
            eventually(lambda: len(b"".join(read)) == 6 * len(PING))
            other.sendall(PING * 100)
            eventually(lambda: len(b"".join(read)) == 8 * len(PING))


def test_whoever_sends_a_message_in_shreds_is_cut_off(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with still(database, monkeypatch, burst=1000) as (server, read), server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with closing(raw(server, table.id)) as flood:
            flood.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True) + EMPTY * 200)
            with suppress(ConnectionError):
                while flood.recv(65536):
                    pass
        eventually(lambda: server.hub.connections.total() == 0)
        assert len(b"".join(read)) <= PARTS * len(EMPTY)


def test_what_follows_our_goodbye_is_counted_as_before(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with still(database, monkeypatch) as (server, read), server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with closing(raw(server, table.id)) as flood:
            eventually(lambda: len(server.hub.tables.rooms[table.id].connections) == 1)
            server.inside(goodbye(server, table.id))
            with suppress(ConnectionError):  # it is closed although nobody answers the goodbye
                flood.sendall(PING * 2000)
                while flood.recv(65536):
                    pass
        assert len(b"".join(read)) <= 6 * len(PING)


async def goodbye(server: Serving, table: str) -> None:
    for connection in server.hub.tables.rooms[table].connections:
        connection.close()


def test_uvicorn_is_the_one_that_was_looked_into() -> None:
    """`shortcut.py` and `guard.py` build on two classes that uvicorn promises nobody. So its minor version is pinned;
    whoever moves it looks at `h11_impl.py` and `websockets_sansio_impl.py` first, and then here."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    [pinned] = [one for one in wanted if one.startswith("uvicorn")]
    minor = re.fullmatch(r"uvicorn>=(\d+\.\d+),<(\d+\.\d+)", pinned)
    assert minor is not None, pinned
    assert version("uvicorn").startswith(f"{minor[1]}."), "another uvicorn than the one that was looked into"
    assert minor[1] == "0.54"
