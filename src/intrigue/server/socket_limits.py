"""Whoever holds a socket open has to do something with it, and nobody holds too many.

A request has so many seconds for its headers and so many for its body, an answer so many to be read, and a connection
between two requests so many until the next. When there are too many sockets, of one address or in all, whoever has
waited longest without asking for anything makes room; where all of them are busy, the newest is sent away. So the
descriptors of the process never run out, and a player who comes back gets in while somebody else's half requests fill
the rest.

What comes over a WebSocket is counted before it is read. Whoever sends more frames than messages need is not listened
to for a moment, so that what they send waits with them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from .fast_socket import Socket
from .frames import Frames, Shredded
from .limits import Networks, place
from .metrics import REFUSED
from .security import Bucket, Buckets
from .settings import Settings

LATE = b"This took too long.\n"
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FEWEST = 16  # sockets that are let in however few descriptors there are
FRAMES = 2  # for each message that may be sent: it may come in two, and there are pings and pongs
PORTION = 4096  # bytes that are taken in of a WebSocket at a time
PAUSE = 0.25  # seconds for which whoever sends too much is not listened to
CLOSING = 1.0  # seconds that somebody has to answer our goodbye


class Held:
    """All sockets of one address."""

    __slots__ = ("count", "waiting")

    def __init__(self) -> None:
        self.count = 0
        self.waiting: dict[asyncio.Transport, None] = {}  # those without a whole request, the longest first


class SocketLimits:
    """Counts sockets, and what comes over them."""

    def __init__(self, settings: Settings, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        many = FRAMES * settings.address_share
        self.frames = Buckets(settings.message_rate * many, settings.message_burst * many, clock=clock)  # by address
        self._most = max(FEWEST, most)
        self._proxies = Networks(settings.trusted_proxies)
        self._held: dict[str, Held] = {}
        self._waiting: dict[asyncio.Transport, str] = {}
        self.friends: Callable[[], Container[str]] = tuple  # hosts of other servers, which bring what others send
        self._open: dict[asyncio.Transport, str] = {}

    def __len__(self) -> int:
        return len(self._open)

    def let_in(self, transport: asyncio.Transport) -> bool:
        """Count a socket, making room where that is possible; False when it cannot stay."""
        if transport in self._open:
            return True
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) and peer else "?"
        key = place(host)
        held = self._held.get(key) or Held()
        crowded = held.count >= self.settings.address_connections and not self._brings_others(host)
        if crowded and not self._make_room(held.waiting):
            REFUSED.add("sockets-of-address")
            return False
        if len(self._open) >= self._most and not self._make_room(self._waiting):
            REFUSED.add("sockets")
            return False
        self._held[key] = held
        held.count += 1
        self._open[transport] = key
        self.waits(transport)
        return True

    def _brings_others(self, host: str) -> bool:
        return host in self._proxies or host in self.friends()

    def _make_room(self, waiting: dict[asyncio.Transport, Any]) -> bool:
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        REFUSED.add("sockets-idle")
        self.connection_lost(oldest)
        oldest.abort()
        return True

    def waits(self, transport: asyncio.Transport) -> None:
        """Nothing has been asked over this socket that is not answered."""
        key = self._open.get(transport)
        if key is not None and transport not in self._waiting:
            self._waiting[transport] = key
            self._held[key].waiting[transport] = None

    def busy(self, transport: asyncio.Transport) -> None:
        key = self._waiting.pop(transport, None)
        if key is not None:
            del self._held[key].waiting[transport]

    def connection_lost(self, transport: asyncio.Transport) -> None:
        self.busy(transport)
        key = self._open.pop(transport, None)
        if key is not None:
            held = self._held[key]
            held.count -= 1
            if not held.count:
                del self._held[key]


class Config(uvicorn.Config):
    """What uvicorn is told, and the guard."""

    guard: SocketLimits


class Deadline:
    """One at a time: what has to happen before it is too late."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._what = ""

    def set(self, what: str, seconds: float, then: Any) -> None:
        """From now on, unless the same is being waited for already."""
        if self._what != what:
            self.clear()
            self._what = what
            self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def clear(self) -> None:
        self._what = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Requests(H11Protocol):
    """HTTP, in time."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Config)
        self.guard = config.guard
        self.incoming, self.outgoing = Deadline(), Deadline()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.guard.let_in(transport):
            self.incoming.set("headers", self.guard.settings.header_seconds, self.late)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.incoming.clear()
        self.outgoing.clear()
        self.guard.connection_lost(self.transport)
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Something has come, or an answer is complete and what has come meanwhile is looked at."""
        super().handle_events()
        if self.transport.get_protocol() is not self:  # a websocket by now
            self.incoming.clear()
            return
        settings, theirs = self.guard.settings, self.conn.their_state
        if theirs is h11.SEND_BODY:
            self.guard.busy(self.transport)
            self.incoming.set("body", settings.body_seconds, self.late)
        elif theirs is h11.IDLE:
            self.guard.waits(self.transport)
            if self.conn.trailing_data[0]:
                self.incoming.set("headers", settings.header_seconds, self.late)
            elif self.cycle is not None:  # between two requests; uvicorn has a time for that
                self.incoming.clear()
        else:
            self.guard.busy(self.transport)
            self.incoming.clear()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.guard.busy(self.transport)
        super().handle_websocket_upgrade(event)

    def late(self) -> None:
        """Whatever was to come has not come."""
        REFUSED.add("late")
        asking = self.conn.our_state is h11.SEND_RESPONSE
        if asking or (self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]):
            headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
            said: list[h11.Event] = [
                h11.Response(status_code=408, headers=headers, reason=b"Request Timeout"),
                h11.Data(data=LATE),
                h11.EndOfMessage(),
            ]
            for event in said:
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.outgoing.set("reading", self.guard.settings.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self.outgoing.clear()
        super().resume_writing()


class Sockets(Socket, asyncio.BufferedProtocol):
    """WebSockets, in time: whoever does not read what they are sent is let go, and whoever sends too much waits."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, Config)
        self.guard = config.guard
        self.outgoing = Deadline()
        self.close_timeout = CLOSING
        settings, now = self.guard.settings, self.guard.clock()
        self._allowance = Bucket(FRAMES * settings.message_rate, FRAMES * settings.message_burst, now)
        self._frames = Frames()
        self._portion = bytearray(PORTION)
        self._held = b""  # what has come, and has to wait
        self._waiting: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.outgoing.clear()
        if self._waiting is not None:
            self._waiting.cancel()
        self.guard.connection_lost(self.transport)
        super().connection_lost(exc)

    def get_buffer(self, sizehint: int) -> bytearray:
        return self._portion

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._portion[:nbytes]))

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None:
                self.transport.write(UNREADABLE)  # not even a request that can be read; it would be left hanging
                self.transport.close()
        elif self.passed_on and not self._held:
            super().data_received(data)  # it is counted where it is read
        else:
            self._held += data
            if self._waiting is None:
                self._go_on()
            else:
                self.stop_reading()

    def _go_on(self) -> None:
        """Let what has come be read, as far as that may be; the rest waits, and so does whatever follows it."""
        waited, self._waiting = self._waiting is not None, None
        if self.transport.is_closing():
            self._held = b""
            return
        try:
            size = self._frames.pass_through(self._held, self._may_come)
        except Shredded:
            REFUSED.add("fragments")
            self.transport.abort()
            return
        data, self._held = self._held[:size], self._held[size:]
        if data:
            super().data_received(data)
        if self._held and not self.transport.is_closing():
            REFUSED.add("frames")
            self.stop_reading()
            self._waiting = self.loop.call_later(PAUSE, self._go_on)
        elif waited:
            self.read_on()

    def _may_come(self) -> bool:
        client = self.scope["client"]  # as a proxy or another server has told us
        return self._allowance.take(self.guard.clock()) and self.guard.frames.take(place(client[0]) if client else "?")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.outgoing.set("reading", self.guard.settings.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self.outgoing.clear()
        super().resume_writing()
