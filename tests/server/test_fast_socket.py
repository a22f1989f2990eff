"""The shorter way out: what is written there is what goes the long way, in the same order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.serving import AtOnce, Serving
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, State
from websockets.server import ServerProtocol

from intrigue.client import mark
from intrigue.server import messages as m
from intrigue.server.connection import BACKLOG, Connection
from intrigue.server.fast_socket import Socket, frame
from intrigue.server.forward import Far


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_framed_as_others_frame_it(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class Wire:
    """A shortcut that can be full."""

    def __init__(self) -> None:
        self.full = False
        self.written: list[bytes] = []

    def write(self, text: bytes) -> bool:
        if not self.full:
            self.written.append(text)
        return not self.full


def test_what_had_to_wait_is_not_overtaken() -> None:
    async def send() -> None:
        connection, line = Connection(None), Wire()
        connection.shortcut = line
        connection.send(b"1")
        line.full = True
        connection.send(b"2")
        line.full = False
        connection.send(b"3")
        assert line.written == [b"1"]
        assert await connection.next() == b"2"
        connection.send(b"4")  # nothing says yet that the second is on its way
        assert [await connection.next(), await connection.next()] == [b"3", b"4"]
        waiting = asyncio.ensure_future(connection.next())
        await asyncio.sleep(0)
        connection.send(b"5")
        assert line.written == [b"1", b"5"]
        connection.close()
        connection.send(b"6")
        assert await waiting is None
        assert line.written == [b"1", b"5"]

    asyncio.run(send())


def test_whoever_does_not_keep_up_is_given_up_here_too() -> None:
    connection, line = Connection(None), Wire()
    connection.shortcut, line.full = line, True
    for _ in range(BACKLOG + 1):
        connection.send(b"news")
    assert connection.closed


def test_a_server_offers_it_and_news_take_it(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bytes] = []
    write = Socket.write

    def noting(self: Socket, text: bytes) -> bool:
        done = write(self, text)
        if done:
            written.append(text)
        return done

    monkeypatch.setattr(Socket, "write", noting)
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        id = ada.create("trickery", 3, seat=0, start=False).id
        with ada.live(id) as game:
            ada.send(id, m.Chat(mark(), "Hello"))
            while not any(isinstance(item, m.Said) for item in game.items):
                game.wait(0.02)
        assert any(b"Hello" in text for text in written)


class Near:
    """The near end of a socket that is passed on: it keeps what is written."""

    def __init__(self) -> None:
        self.transport = self
        self.said = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.said += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class Beyond(Near):
    """The far end, which can be told to wait."""

    reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Line(Near):
    """A socket's transport."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.pieces.append(data)


def connected() -> tuple[Socket, Line]:
    """A socket as it is once the handshake is over."""
    socket, line = cast(Any, Socket.__new__(Socket)), Line()
    socket.conn, socket.transport, socket.loop = ServerProtocol(), line, asyncio.get_running_loop()
    socket.conn.state = OPEN
    return socket, line


def test_who_does_not_keep_up_is_written_to_the_long_way_and_slows_down_whoever_is_beyond() -> None:
    """What is passed on is not read any faster than it can be written."""

    async def telling() -> None:
        socket, _ = connected()
        socket.writable = asyncio.Event()
        socket.writable.set()
        for beyond in (None, Beyond()):
            socket._beyond = cast(Any, beyond)
            socket.pause_writing()
            assert not socket.write(b"news")
            assert beyond is None or not beyond.reading
            socket.resume_writing()
            assert socket.write(b"news")
            assert beyond is None or beyond.reading

    asyncio.run(telling())


def test_what_is_told_in_one_turn_leaves_in_one_piece_and_in_order() -> None:
    async def telling() -> None:
        socket, line = connected()
        assert socket.write(b"news")
        assert socket.write(b"done")
        assert line.pieces == []
        later = asyncio.get_running_loop().create_future()
        asyncio.get_running_loop().call_soon(lambda: later.set_result(list(line.pieces)))  # the long way, woken now
        assert await later == [frame(b"news") + frame(b"done")]
        assert socket.write(b"more")
        await asyncio.sleep(0)
        assert line.pieces[1:] == [frame(b"more")]

    asyncio.run(telling())


def test_nothing_follows_the_end_of_a_connection() -> None:
    async def telling() -> None:
        socket, line = connected()
        assert socket.write(b"too late")
        socket.conn.state = State.CLOSING
        await asyncio.sleep(0)
        assert line.pieces == []
        assert not socket.write(b"too late")
        other, ended = connected()
        assert other.write(b"too late")
        ended.close()
        await asyncio.sleep(0)
        assert ended.pieces == []

    asyncio.run(telling())


def test_a_server_that_goes_down_has_told_what_it_did() -> None:
    async def telling() -> None:
        socket, line = connected()
        socket.ping_timer = socket.pong_timer = None
        socket.close_sent, socket.handshake_complete, socket.queue = False, True, asyncio.Queue()
        assert socket.write(b"done")
        socket.shutdown()
        assert line.pieces[0] == frame(b"done")
        assert line.pieces[1].endswith((1012).to_bytes(2, "big"))

    asyncio.run(telling())


HEAD = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


def test_nothing_overtakes_the_head_of_an_answer_that_is_passed_on() -> None:
    async def passing() -> None:
        near = Near()
        far = Far(cast(Socket, near))
        far.data_received(HEAD[:9])
        far.data_received(HEAD[9:])
        far.data_received(b"hello")  # before whoever waits for the head has come to see it
        assert far.head.result() == HEAD
        assert near.said == b""
        near.write(far.run())
        far.data_received(b", again")
        assert near.said == HEAD + b"hello, again"
        far.connection_lost(None)
        assert near.closed

    asyncio.run(passing())


def test_whoever_is_gone_after_a_refusal_does_not_take_it_along() -> None:
    async def passing() -> None:
        near: Any = Near()
        far = Far(near)
        far.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\nno")
        far.connection_lost(None)
        assert not near.closed
        beyond, socket = Near(), cast(Any, Socket.__new__(Socket))
        beyond.closed, socket.disconnected, socket.transport = True, False, near
        telling = asyncio.ensure_future(socket.pass_on(beyond, far.run()))
        await asyncio.sleep(0)
        assert near.said.endswith(b"no")
        assert near.closed  # once that is written
        socket._over.set()
        await telling

    asyncio.run(passing())
