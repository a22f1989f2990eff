"""The server as an ASGI application: requests in, answers out, and every fault a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core import BadInput, Unsaid, Words, phrase, wrapped
from ..core.phrase import Argument
from . import messages as m
from . import wire
from .answers import UNREADABLE, answer, read
from .api import ADDRESSES, SENTENCES, STATUS, Address, Call, speaks_alike
from .connection import Connection
from .hub import Busy, Hub
from .openapi import document
from .room import Room
from .security import COOKIE, COOKIE_AGE, HEADERS, Bucket, Buckets, welcome
from .shortcut import SHORTCUT
from .static import Page
from .store import Visitor

LOG = logging.getLogger("intrigue")
TOO_FAST = 100  # refused messages in a row after which a connection is closed
TRY_LATER = 1013  # why a WebSocket is closed
JSON = "application/json"
# Not everything is compressed: how well one's secrets pack together with somebody else's words tells of the secrets.
PACKED = [Middleware(GZipMiddleware, minimum_size=2_000, compresslevel=5)]


class Door:
    """Whoever comes in passes here: origin, limits, who it is."""

    def __init__(self, hub: Hub) -> None:
        settings = hub.settings
        self.hub = hub
        self._origins = tuple(part.strip().rstrip("/").lower() for part in settings.origins.split(",") if part.strip())
        self._requests = Buckets(settings.request_rate, settings.request_burst, clock=hub.steady)
        self._arrivals = Buckets(settings.new_visitors / 60, settings.new_visitors, clock=hub.steady)

    def welcomes(self, connection: HTTPConnection) -> bool:
        return welcome(connection.headers.get("origin"), connection.headers.get("host"), self._origins)

    async def known(self, connection: HTTPConnection) -> Visitor | None:
        return await self.hub.visitor(connection.cookies.get(COOKIE))

    async def newcomer(self, request: Request) -> tuple[Visitor, str]:
        if not self._arrivals.take(address(request)):
            raise Busy("no-more-visitors")
        return await self.hub.new_visitor()

    def may_ask(self, visitor: Visitor | None, connection: HTTPConnection) -> bool:
        return self._requests.take(caller(visitor, connection))


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def caller(visitor: Visitor | None, connection: HTTPConnection) -> str:
    """Whose limits count: a visitor's, or for those who have no name those of the address."""
    return address(connection) if visitor is None else visitor.id


def problem(status: int, reason: Words, rule: str | None = None) -> Response:
    return Response(wire.encode(m.Problem(reason, rule)), status, media_type=JSON)


def told(error: Exception) -> Response:
    """What whoever called is told of an error that is theirs."""
    if isinstance(error, Unsaid):
        return problem(STATUS[type(error)], error.reason, error.rule)
    return problem(STATUS[type(error)], error.reason if isinstance(error, BadInput) else phrase("no-way"))


# ---------------------------------------------------------------------- http


class Endpoint:
    """Serves one address."""

    def __init__(self, door: Door, served: Address) -> None:
        self._door = door
        self._served = served
        self._decoder = None if served.takes is None else msgspec.json.Decoder(served.takes)

    async def serve(self, request: Request) -> Response:
        door, token = self._door, None
        try:
            visitor = await self._admit(request)
            body = await self._read(request)
            if visitor is None and not self._served.anonymous:
                visitor, token = await door.newcomer(request)
            key = caller(visitor, request)
            call = Call(door.hub, visitor, key, body, request.path_params, dict(request.query_params))
            result = await self._served.run(call)
            response = result if isinstance(result, Response) else Response(wire.encode(result), media_type=JSON)
        except SENTENCES as error:
            response = told(error)
        except Rejected as rejected:
            response = problem(rejected.status, rejected.reason)
        except ClientDisconnect:
            return Response(status_code=499)
        response.headers["cache-control"] = "no-store"
        if token is not None:
            secure = door.hub.settings.secure_cookies or request.url.scheme == "https"
            response.set_cookie(COOKIE, token, COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
        return response

    async def _admit(self, request: Request) -> Visitor | None:
        if request.method == "POST" and not self._door.welcomes(request):
            raise Rejected(403, "no-foreign-page")
        visitor = await self._door.known(request)
        if not self._door.may_ask(visitor, request):
            raise Rejected(429, "no-more-requests")
        return visitor

    async def _read(self, request: Request) -> Any:
        if self._decoder is None:
            return None
        most = self._door.hub.settings.message_bytes
        data = await content(request, most)
        if data is None:
            raise Rejected(413, "no-more-bytes", bytes=most)
        try:
            return self._decoder.decode(data)
        except UNREADABLE as error:
            raise Rejected(400, "no-reading-that", error=wrapped(str(error))) from None


class Rejected(Unsaid):
    """A request that does not get past the door, and the status of HTTP that says so."""

    def __init__(self, status: int, kind: str, /, **args: Argument) -> None:
        super().__init__(kind, None, **args)
        self.status = status


async def content(request: Request, most: int) -> bytes | None:
    """The body of a request; None when it is too long, and then not all of it was read."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            return None
        parts.append(part)
    return b"".join(parts)


# ---------------------------------------------------------------------- websockets


class LiveEndpoint:
    """The live side of a table."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def serve(self, socket: WebSocket) -> None:
        door = self._door
        since = socket.query_params.get("since", "0")
        if not door.welcomes(socket):
            await socket.send_denial_response(problem(403, phrase("no-foreign-page")))
            return
        visitor = await door.known(socket)
        try:
            room = await door.hub.room(socket.path_params["id"])
            speaks_alike(socket.query_params.get("version"))
        except SENTENCES as error:
            await socket.send_denial_response(told(error))
            return
        key = caller(visitor, socket)
        if not door.hub.enter(key):
            await socket.send_denial_response(problem(429, phrase("no-more-connections")))
            return
        connection = Connection(visitor)
        try:
            await socket.accept()
            connection.shortcut = socket.scope.get("extensions", {}).get(SHORTCUT)
            pump = asyncio.create_task(self._pump(socket, connection))
            try:
                await room.join(
                    connection, int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
                )
                await self._listen(socket, room, connection)
            finally:
                connection.close()
                await room.part(connection)
                await pump
        except (WebSocketDisconnect, *SENTENCES):
            pass  # it comes back by itself
        finally:
            door.hub.leave(key)

    async def _pump(self, socket: WebSocket, connection: Connection) -> None:
        """Send what could not be sent at once; at the end, close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone meanwhile
            while (data := await connection.next()) is not None:
                await socket.send({"type": "websocket.send", "text": data.decode()})
            await socket.close(TRY_LATER)

    async def _listen(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        settings, steady = self._door.hub.settings, self._door.hub.steady
        bucket = Bucket(settings.message_rate, settings.message_burst, steady())
        refused = 0
        while not connection.closed:
            data = await incoming(socket)
            if data is None:
                return
            if not bucket.take(steady()):
                refused += 1
                if refused > TOO_FAST:
                    return
                connection.send(wire.encode(m.Refused(None, phrase("no-more-requests"))))
                continue
            refused = 0
            message = read(data)
            reply = message if isinstance(message, m.Refused) else await answer(room, connection.visitor, message)
            connection.send(wire.encode(reply))


async def incoming(socket: WebSocket) -> str | bytes | None:
    """The next message; None when the connection is over."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


# ---------------------------------------------------------------------- all together


class Headers:
    """Puts the security headers on everything that is answered over HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, sending)


async def refuse(request: Request, error: Exception) -> Response:
    return problem(error.status_code if isinstance(error, HTTPException) else 400, phrase("no-way"))


async def fail(request: Request, error: Exception) -> Response:
    """A fault of ours. It is in the log; the visitor gets a sentence."""
    return problem(500, phrase("no-luck-on-our-side"))


def make(hub: Hub, page: Page | None = None) -> ASGIApp:
    """The application around a hub. It starts and closes the hub."""
    door, shown = Door(hub), page or Page()
    described = wire.encode(document())

    async def describe(request: Request) -> Response:
        return Response(described, media_type=JSON)

    async def absent(request: Request) -> Response:
        return problem(404, phrase("no-such-address"))

    async def show(request: Request) -> Response:
        return shown.answer(request)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        hub.start()
        try:
            yield
        finally:
            await hub.close()

    app = Starlette(
        routes=[
            *[
                Route(
                    served.path,
                    Endpoint(door, served).serve,
                    methods=[served.method],
                    middleware=PACKED if served.packed else None,
                )
                for served in ADDRESSES
            ],
            Route("/api/openapi.json", describe, middleware=PACKED),
            WebSocketRoute("/api/tables/{id}/live", LiveEndpoint(door).serve),
            Route("/api/{rest:path}", absent, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            Route("/{rest:path}", show, methods=["GET", "HEAD"]),
        ],
        exception_handlers={HTTPException: refuse, Exception: fail},
        lifespan=lifespan,
    )
    return Headers(app)
