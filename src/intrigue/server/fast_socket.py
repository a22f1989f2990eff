"""A shorter way out for what a table tells. Everybody at it is told something at every move: through the layers of an
application, and by a task that has to be woken, that took longer than finding out what to tell.

Nothing is given to the system in the middle of a move: whatever several tables tell in one turn of the loop leaves
together after it, and what one connection is told meanwhile (the news, and that its own action was done) in one piece.
Every call of the system slows down what comes after it."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

SHORTCUT = "intrigue.shortcut"  # the extension of a scope under which a server offers it
TEXT = 0x81  # the first byte of a frame that is a whole message of text
SHORT, LONG = 126, 127  # lengths that say that the length follows, in two bytes or in eight
MANY = 16  # messages that may wait to be read before nothing more is taken in


class Shortcut(Protocol):
    """Where messages can be written at once."""

    def write(self, text: bytes) -> bool:
        """Send a message; False where that is not possible now, and it has to go the long way."""
        ...


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn's that offers a shortcut."""

    _unsent = b""  # what leaves when this turn of the loop is over
    _full = False  # whether whoever is at the other end does not keep up
    _beyond: asyncio.Transport | None = None  # where everything goes that comes, once it is passed on
    _over: asyncio.Event

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SHORTCUT] = self

    async def pass_on(self, beyond: asyncio.Transport, answer: bytes) -> None:
        """Answer the handshake with what another server has said, and from then on let the bytes run between the two,
        unread, until either is gone."""
        if self.disconnected or self.transport.is_closing():
            return
        self._over = asyncio.Event()
        self._beyond = beyond
        self.handshake_complete = self.close_sent = True  # for uvicorn, there is nothing more to say
        self.transport.write(answer)
        if beyond.is_closing():  # it has said no, and is gone already
            self.transport.close()
        await self._over.wait()

    @property
    def passed_on(self) -> bool:
        """Whether another server reads what comes."""
        return self._beyond is not None

    def stop_reading(self) -> None:
        """Take nothing in until `read_on`, whatever the application has heard of what has come."""
        self.read_paused = False  # uvicorn would read on by itself
        self.transport.pause_reading()

    def read_on(self) -> None:
        self.read_paused = True
        if self.queue.qsize() < MANY and not self.transport.is_closing():
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        if self._beyond is None:
            super().data_received(data)
        else:
            self._beyond.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._beyond is not None:
            self._beyond.close()
            self._over.set()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._full = True
        if self._beyond is not None:
            self._beyond.pause_reading()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._full = False
        if self._beyond is not None:
            self._beyond.resume_reading()
        super().resume_writing()

    def write(self, text: bytes) -> bool:
        if self._full or self.conn.state is not OPEN or self.conn.extensions or self.transport.is_closing():
            return False
        if not self._unsent:
            self.loop.call_soon(self._leave)
        self._unsent += frame(text)
        return True

    def _leave(self) -> None:
        """What had to wait is given to the system, unless the connection was closed meanwhile: then nothing may follow,
        and whoever comes back is told what they missed."""
        unsent, self._unsent = self._unsent, b""
        if unsent and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(unsent)

    def shutdown(self) -> None:
        self._leave()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """Reading is paused for those who send faster than they are answered, and not for every message."""
        self.read_paused = self.queue.qsize() < MANY
        super().send_receive_event_to_app()


def frame(text: bytes) -> bytes:
    """A message of text as a server sends it (RFC 6455, 5.2): whole, and not masked."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, SHORT, size >> 8, size & 255)) + text
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + text
