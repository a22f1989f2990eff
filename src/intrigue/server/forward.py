"""Whoever asks for a table that lives in another server is led there.

A balancer in front sends most of them to the right one; the others are passed on here, once. An HTTP request is asked
again, a WebSocket is answered with what the other server says to it and then left alone: its bytes run through unread.
The other one has to know for whom it works, so their address comes along, with a proof that nobody outside can make:
an HMAC by a key that only members know, since it is in the database, over all that matters and the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
from collections.abc import Callable, Container
from typing import cast

import h11
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..core.phrase import phrase
from . import http_types, serialize
from .ban_middleware import TABLE_PATH
from .database import Down
from .fast_socket import SHORTCUT, Socket
from .leases import Elsewhere, HomeServer, Instead, Member
from .metrics import FORWARDED
from .security import could_be_code
from .settings import Settings
from .tables import Tables

PROOF = b"x-intrigue-for"  # whom a request is passed on for, and the proof
AGAIN = b"x-intrigue-again"  # the other server does not have the table either
MATTER = "time", "address", "scheme", "whose"  # what the proof is about, besides the request and whom it is for
THEIRS, OWN_WISH = "theirs", "own"  # whose request it is: that of somebody outside, or of the member itself
PASSED = "intrigue.passed"  # in a scope: it came from another member, and whose it is
FOUND = "intrigue.elsewhere"  # in a scope: who serves it instead
GOOD = 10.0  # seconds that a proof is good for
CONNECTING = 1.0  # seconds that another member has to answer the call
PAUSE = 0.1  # seconds before a table is looked for again whose server does not answer
RETRY = "1"  # seconds, for whoever is told to come again
LONGEST = 1 << 16  # bytes of the head of an answer
# What belongs to a connection and not to what is said over it; and what proxies say, which the proof says better.
OWN = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer", b"proxy-connection", b"date"}
CLAIMED = {PROOF, b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded", b"x-real-ip"}
Headers = list[tuple[bytes, bytes]]


def proof(key: str, *matter: str) -> str:
    return hmac.new(key.encode(), "\n".join(matter).encode(), hashlib.sha256).hexdigest()


class Forward:
    """In front of the application, and of the gate: whoever serves a table also judges who may come to it."""

    def __init__(self, app: ASGIApp, settings: Settings, tables: Tables) -> None:
        self._app = app
        self._settings = settings
        self._tables = tables
        self._far: dict[asyncio.Transport, str] = {}  # WebSockets that are passed on: to which member

    def cut_off(self) -> None:
        """Nobody waits for a member that is none any more: it may be paused, and would never say so."""
        there = {one.id for one in self._tables.member.others}
        for transport, home in list(self._far.items()):
            if home not in there:
                transport.abort()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        member = self._tables.member
        if scope["type"] not in ("http", "websocket") or not isinstance(member, Member):
            await self._app(scope, receive, send)
            return
        said = [value for name, value in scope["headers"] if name == PROOF]
        if said and not is_authentic(member, scope, said[0].decode("latin-1")):
            # A member may mean whoever had this address before us: it looks again where the table is.
            await say(403, "no-way", scope, receive, send, again=True)
            return
        found = TABLE_PATH.match(scope["path"])
        if found is None or not could_be_code(found[1]):
            await self._app(scope, receive, send)
        else:
            try:
                forwarding = Forwarding(
                    self._app, self._settings, self._tables, member, self._far, found[1], scope, receive, send
                )
                await forwarding.serve()
            except Down as down:
                await say(503, down.kind, scope, receive, send)


def is_authentic(member: Member, scope: Scope, said: str) -> bool:
    """Whether another member has sent this; then its caller is whoever it says."""
    *matter, given = said.split(" ")
    if len(matter) != len(MATTER):
        return False
    at, host, scheme, whose = matter
    due = proof(member.key, member.id, *matter, method(scope), target(scope).decode("latin-1"))
    if not hmac.compare_digest(due.encode(), given.encode()):
        return False
    try:
        fresh = abs(float(at) - member.now()) < GOOD
    except ValueError:
        return False
    if fresh:
        scope["client"], scope["scheme"], scope[PASSED] = (host, 0), scheme, whose
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != PROOF]
    return fresh


class Forwarding:
    """One request for a table."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        tables: Tables,
        member: Member,
        far: dict[asyncio.Transport, str],
        table: str,
        scope: Scope,
        receive: Receive,
        send: Send,
    ) -> None:
        self._app = app
        self._settings = settings
        self._tables = tables
        self._member = member
        self._far = far
        self._table = table
        self._scope = scope
        self._receive = receive
        self._send = send
        self._patience = settings.lease_seconds / 2
        self._begun = False  # whether somebody has begun to answer
        self._heard: list[Message] = []  # the body of a request, which may have to be said twice

    async def serve(self) -> None:
        if self._scope["type"] == "http":
            await self._hear_out()
        passed, settings = PASSED in self._scope, self._settings
        until = self._member.now() + 2 * settings.lease_seconds + settings.database_seconds
        while True:
            instead: Instead | None = None
            home = None if self._tables.keeps(self._table) else await self._member.find(self._table)
            if home is None:
                elsewhere = await self._here()
                if elsewhere is None:
                    return
                home, instead = elsewhere.home, elsewhere.instead
            if passed and instead is None:
                await say(503, "no-table-now", self._scope, self._receive, self._send, again=True)
                return
            if home is not None and await self._there(home, instead):
                FORWARDED.add()
                return
            if self._member.now() > until or self._tables.leaving:  # we end, and whoever asked asks another one
                await say(503, "no-table-now", self._scope, self._receive, self._send)
                return
            await asyncio.sleep(PAUSE)

    async def _hear_out(self) -> None:
        """All of a body that is not too long; more of it nobody wants."""
        size, most = 0, self._settings.message_bytes
        while size <= most:
            message = await self._receive()
            self._heard.append(message)
            size += len(message.get("body", b""))
            if not message.get("more_body", False):
                return

    async def _here(self) -> Elsewhere | None:
        """Let the application answer; Elsewhere where it finds that another server has to, and has said nothing."""
        heard = iter(self._heard)
        self._scope.pop(FOUND, None)

        async def receive() -> Message:
            return next(heard, None) or await self._receive()

        async def send(message: Message) -> None:
            if FOUND not in self._scope:
                await self._send(message)

        await self._app(self._scope, receive, send)
        found: Elsewhere | None = self._scope.get(FOUND)
        return found

    async def _there(self, home: HomeServer, instead: Instead | None) -> bool:
        """Let another member answer; False where it cannot, and nothing was said yet."""
        host, _, port = home.address.rpartition(":")
        try:
            if self._scope["type"] == "websocket":
                return await self._splice(home, host.strip("[]"), int(port))
            async with asyncio.timeout(CONNECTING):
                reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        except (OSError, ValueError, TimeoutError):
            return False
        try:
            return await self._ask(home, instead, reader, writer)
        finally:
            writer.close()

    # ------------------------------------------------------------------ http

    async def _ask(
        self, home: HomeServer, instead: Instead | None, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> bool:
        body = b"".join(message.get("body", b"") for message in self._heard)
        where = target(self._scope)
        if instead is not None:
            body, where = instead.body, instead.path.encode()
        whose = THEIRS if instead is None else OWN_WISH
        headers = [
            *self._headers(home, where, whose),
            (b"connection", b"close"),
            (b"content-length", b"%d" % len(body)),
        ]
        other = h11.Connection(h11.CLIENT)
        said: list[h11.Event] = [
            h11.Request(method=self._scope["method"], target=where, headers=headers),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ]
        writer.write(b"".join(other.send(event) or b"" for event in said))
        gone = asyncio.create_task(self._wait_for_disconnect())
        answering = asyncio.create_task(self._answer(other, reader))
        try:
            while not answering.done():
                if gone.done():
                    return True
                await asyncio.wait([gone, answering], timeout=self._patience, return_when=asyncio.FIRST_COMPLETED)
                if not self._begun and not answering.done() and not await self._still(home):
                    return False  # and what is still to come from there is not waited for
            return answering.result()
        finally:
            for task in (gone, answering):
                task.cancel()
            await asyncio.gather(gone, answering, return_exceptions=True)

    async def _wait_for_disconnect(self) -> None:
        """Until whoever asked does not want to know any more."""
        while (await self._receive())["type"] != "http.disconnect":
            pass

    async def _answer(self, other: h11.Connection, reader: asyncio.StreamReader) -> bool:
        """Hand an answer through, as it comes. Nothing of it: it may be asked again if nothing can be done twice."""
        try:
            while True:
                event = other.next_event()
                if event is h11.NEED_DATA:
                    other.receive_data(await reader.read(LONGEST))
                elif isinstance(event, h11.Response):
                    if any(name == AGAIN for name, _ in event.headers):
                        return False
                    headers = [(bytes(name), bytes(value)) for name, value in event.headers if name not in OWN]
                    self._begun = True
                    await self._send({"type": "http.response.start", "status": event.status_code, "headers": headers})
                elif isinstance(event, h11.Data):
                    await self._send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
                elif isinstance(event, h11.EndOfMessage):
                    await self._send({"type": "http.response.body", "body": b"", "more_body": False})
                    return True
                elif isinstance(event, h11.ConnectionClosed):
                    break
        except (OSError, h11.RemoteProtocolError):
            pass
        if self._begun:
            raise ConnectionResetError("The other server has ended in the middle of its answer.")
        if self._scope["method"] == "GET" or self._scope["path"].endswith("/send"):  # which is done once for its mark
            return False
        await say(503, "no-table-now", self._scope, self._receive, self._send)
        return True

    # ------------------------------------------------------------------ websockets

    async def _splice(self, home: HomeServer, host: str, port: int) -> bool:
        near = self._scope.get("extensions", {}).get(SHORTCUT)
        if not isinstance(near, Socket):  # another server than ours carries the application
            return False
        async with asyncio.timeout(CONNECTING):
            transport, far = await asyncio.get_running_loop().create_connection(lambda: Far(near), host, port)
        headers = [*self._headers(home, target(self._scope)), (b"connection", b"Upgrade"), (b"upgrade", b"websocket")]
        lines = [b"GET %b HTTP/1.1" % target(self._scope), *[b"%b: %b" % pair for pair in headers], b"", b""]
        transport.write(b"\r\n".join(lines))
        self._far[transport] = home.id
        try:
            while not far.head.done():
                await asyncio.wait([far.head], timeout=self._patience)
                if not far.head.done() and not await self._still(home):
                    return False
            answer = far.head.result()
            if answer is None or b"\r\n" + AGAIN in answer.lower():
                return False
            await near.pass_on(transport, far.run())
            return True
        finally:
            del self._far[transport]
            transport.close()

    async def _still(self, home: HomeServer) -> bool:
        """Whether it makes sense to wait for another member: it may be loading the table, or be gone without a word."""
        if self._tables.leaving:
            return False
        found = await self._member.find(self._table)
        return found is not None and found.id == home.id

    def _headers(self, home: HomeServer, where: bytes, whose: str = THEIRS) -> Headers:
        """What was said, and for whom it is said again."""
        client, scheme = self._scope.get("client"), self._scope["scheme"]
        at, address = f"{self._member.now():.3f}", client[0] if client else "?"
        matter = at, address.replace(" ", ""), scheme, whose
        given = proof(home.key, home.id, *matter, method(self._scope), where.decode("latin-1"))
        left_out = OWN | CLAIMED | {b"content-length"}
        kept = [pair for pair in self._scope["headers"] if pair[0] not in left_out]
        return [*kept, (PROOF, " ".join((*matter, given)).encode("latin-1", "replace"))]


class Far(asyncio.Protocol):
    """The connection to the other server: first the head of its answer, and once that has been told to the near one
    (`run`), all that comes goes there. What comes in between waits: nothing overtakes the head."""

    def __init__(self, near: Socket) -> None:
        self._near = near
        self._data = b""
        self._runs = False
        self._transport: asyncio.Transport | None = None
        self.head: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def run(self) -> bytes:
        """From now on everything goes straight to the near one; returns all that came before."""
        self._runs = True
        return self._data

    def data_received(self, data: bytes) -> None:
        if self._runs:
            self._near.transport.write(data)
            return
        self._data += data
        if self.head.done():
            return
        if b"\r\n\r\n" in self._data:
            self.head.set_result(self._data)
        elif len(self._data) > LONGEST and self._transport is not None:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.head.done():
            self.head.set_result(None)
        elif self._runs and not self._near.transport.is_closing():
            self._near.transport.close()

    def pause_writing(self) -> None:
        with contextlib.suppress(RuntimeError):  # it is gone
            self._near.transport.pause_reading()

    def resume_writing(self) -> None:
        with contextlib.suppress(RuntimeError):
            self._near.transport.resume_reading()


def method(scope: Scope) -> str:
    return str(scope.get("method", "LIVE"))


def target(scope: Scope) -> bytes:
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    return raw + (b"?" + scope["query_string"] if scope["query_string"] else b"")


async def say(status: int, kind: str, scope: Scope, receive: Receive, send: Send, again: bool = False) -> None:
    answer = Response(serialize.encode(http_types.Problem(phrase(kind), None)), status, media_type="application/json")
    answer.headers["cache-control"] = "no-store"
    if status == 503:
        answer.headers["retry-after"] = RETRY
    if again:
        answer.headers[AGAIN.decode()] = "1"
    if scope["type"] == "http":
        await answer(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(answer)


def hosts(member: Member) -> Callable[[], Container[str]]:
    """Of the other members, from which much may come: it is others' who ask there."""
    return lambda: {one.address.rpartition(":")[0].strip("[]") for one in member.others}
