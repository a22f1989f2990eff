"""The server as an ASGI application: requests in, answers out, and every fault a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core import BadInput, UserError, Words, wrap
from ..core.phrase import Argument, phrase
from ..table.live import Denied
from . import http_types, serialize
from . import messages as m
from .api import ADDRESSES, INNER, SENTENCES, STATUS, Address, Call, speaks_alike
from .ban_middleware import Gate
from .bots import Workers
from .commands import UNREADABLE, answer, read
from .connection import Connection
from .fast_socket import SHORTCUT
from .forward import FOUND, OWN_WISH, PASSED, Forward
from .health import Health, Reader, at_home
from .hub import Hub
from .leases import Elsewhere
from .limits import Busy, place
from .logs import AT_TABLE, REQUEST
from .mac import read_key
from .metrics import ANSWERED, count_refusal
from .openapi import document
from .remote_workers import PATH, Thinkers
from .room import Room, StaleTable
from .security import COOKIE, COOKIE_AGE, HEADERS, Bucket, Buckets, welcome
from .shelf import Sheet
from .static import ASK_ANYBODY, Page, pack
from .store import Visitor
from .work import Paced

LOG = logging.getLogger("intrigue")
TOO_FAST = 100  # refused messages in a row after which a connection is closed
TRY_LATER = 1013  # why a WebSocket is closed
JSON = "application/json"
REQUEST_NAME = re.compile(r"[\w.:-]{1,64}", re.ASCII)
RETRY = "5"  # seconds, for whoever is told to come again


class Admission:
    """Whoever comes in passes here: origin, limits, who it is."""

    def __init__(self, hub: Hub) -> None:
        settings = hub.settings
        self.hub = hub
        self.reader = Reader(settings.metrics)
        self.origins = tuple(part.strip().rstrip("/").lower() for part in settings.origins.split(",") if part.strip())
        self._requests = Buckets(settings.request_rate, settings.request_burst, clock=hub.clock.steady)
        many = settings.address_share
        self._from_place = Buckets(settings.request_rate * many, settings.request_burst * many, clock=hub.clock.steady)
        self.messages = Buckets(settings.message_rate * many, settings.message_burst * many, clock=hub.clock.steady)
        self._arrivals = Buckets(settings.new_visitors / 60, settings.new_visitors, clock=hub.clock.steady)
        hub.shared |= {
            "requests": self._requests,
            "places": self._from_place,
            "messages": self.messages,
            "arrivals": self._arrivals,
        }

    def welcomes(self, connection: HTTPConnection) -> bool:
        return welcome(connection.headers.get("origin"), connection.headers.get("host"), self.origins)

    async def find_visitor(self, connection: HTTPConnection) -> Visitor | None:
        return await self.hub.visitors.find(connection.cookies.get(COOKIE))

    async def newcomer(self, request: Request) -> tuple[Visitor, str]:
        if self.hub.visitors.was_replaced(request.cookies.get(COOKIE)):
            raise Denied("no-old-cookie")
        if not self._arrivals.take(address(request)):
            raise Busy("no-more-visitors")
        return await self.hub.visitors.new()

    def may_ask(self, visitor: Visitor | None, connection: HTTPConnection) -> bool:
        return self._requests.take(caller(visitor, connection)) and self._from_place.take(address(connection))


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from, as far as limits are concerned."""
    return place(connection.client.host) if connection.client else "?"


def caller(visitor: Visitor | None, connection: HTTPConnection) -> str:
    """Whose limits count: a visitor's, or for those who have no name those of the address."""
    return address(connection) if visitor is None else visitor.id


def problem(status: int, reason: Words, rule: str | None = None) -> Response:
    count_refusal(wrap(reason).kind, rule)
    headers = {"retry-after": RETRY} if status in (429, 503) else None
    return Response(serialize.encode(http_types.Problem(reason, rule)), status, headers, media_type=JSON)


def error_response(error: Exception) -> Response:
    """What whoever called is told of an error that is theirs."""
    if isinstance(error, UserError):
        return problem(STATUS[type(error)], error.reason, error.rule)
    return problem(STATUS[type(error)], error.reason if isinstance(error, BadInput) else phrase("no-way"))


# ---------------------------------------------------------------------- http


class Endpoint:
    """Serves one address."""

    def __init__(self, door: Admission, served: Address) -> None:
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
            AT_TABLE.set(request.path_params.get("id", "")[:20])
            query = dict(request.query_params)
            local = door.reader.may(request)
            home = at_home(request)
            call = Call(door.hub, visitor, key, body, request.path_params, query, address(request), local, home)
            result = await self._run(call)
            token = token if call.cookie is None else call.cookie
            if isinstance(result, Sheet):
                response = result.file.answer(request, ASK_ANYBODY, **result.headers)
            elif isinstance(result, Response):
                response = result
            else:
                response = Response(serialize.encode(result), media_type=JSON)
        except SENTENCES as error:
            if isinstance(error, Elsewhere):
                request.scope[FOUND] = error
            response = error_response(error)
        except Rejected as rejected:
            response = problem(rejected.status, rejected.reason)
        except ClientDisconnect:
            return Response(status_code=499)
        except asyncio.CancelledError:  # the server ends, and has waited for this long enough; nothing else cancels it
            response = problem(503, phrase("no-server-now"))
        response.headers.setdefault("cache-control", "no-store")
        if token == "":
            response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        elif token is not None:
            secure = door.hub.settings.secure_cookies or request.scope["scheme"] == "https"
            response.set_cookie(COOKIE, token, COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
        return response

    async def _run(self, call: Call) -> Any:
        """Where the table has just left, nothing was done: it is asked for again, wherever it is now."""
        while True:
            try:
                return await self._served.run(call)
            except StaleTable:
                await asyncio.sleep(0)

    async def _admit(self, request: Request) -> Visitor | None:
        if request.method == "POST" and not self._door.welcomes(request):
            raise Rejected(403, "no-foreign-page")
        visitor = await self._door.find_visitor(request)
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
            raise Rejected(400, "no-reading-that", error=wrap(str(error))) from None


class InternalEndpoint(Endpoint):
    """Serves an address that is for other servers of the same tables alone."""

    async def serve(self, request: Request) -> Response:
        if request.scope.get(PASSED) != OWN_WISH:
            return problem(404, phrase("no-such-address"))
        return await super().serve(request)


class Rejected(UserError):
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

    def __init__(self, door: Admission) -> None:
        self._door = door

    async def serve(self, socket: WebSocket) -> None:
        door = self._door
        since = socket.query_params.get("since", "0")
        if not door.welcomes(socket):
            await socket.send_denial_response(problem(403, phrase("no-foreign-page")))
            return
        try:
            visitor = await door.find_visitor(socket)
            if not door.may_ask(visitor, socket):
                raise Busy("no-more-requests")
            room = await door.hub.tables.room(socket.path_params["id"])
            speaks_alike(socket.query_params.get("version"))
        except SENTENCES as error:
            if isinstance(error, Elsewhere):
                socket.scope[FOUND] = error
            await socket.send_denial_response(error_response(error))
            return
        key, origin, crowd = caller(visitor, socket), address(socket), door.hub.connections
        if not crowd.enter(key, origin, room.seats(visitor)):
            await socket.send_denial_response(problem(429, phrase("no-more-connections")))
            return
        connection = Connection(visitor)
        beside: set[asyncio.Task[None]] = set()  # advice that is being thought about
        try:
            await socket.accept()
            connection.shortcut = socket.scope.get("extensions", {}).get(SHORTCUT)
            pump = asyncio.create_task(self._pump(socket, connection))
            try:
                await room.join(
                    connection, int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
                )
                AT_TABLE.set(room.id)
                await self._listen(socket, room, connection, beside)
            finally:
                for task in list(beside):
                    task.cancel()
                connection.close()
                await room.part(connection)
                await pump
        except (WebSocketDisconnect, *SENTENCES):
            pass  # it comes back by itself
        finally:
            crowd.leave(key, origin)

    async def _pump(self, socket: WebSocket, connection: Connection) -> None:
        """Send what could not be sent at once; at the end, close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone meanwhile
            while (data := await connection.next()) is not None:
                await socket.send({"type": "websocket.send", "text": data.decode()})
            async with connection.answering:  # what is being done right now still gets its answer
                rest = [data for data in connection.outbox if data is not None]
            for data in rest:
                await socket.send({"type": "websocket.send", "text": data.decode()})
            await socket.close(TRY_LATER)

    async def _listen(
        self, socket: WebSocket, room: Room, connection: Connection, beside: set[asyncio.Task[None]]
    ) -> None:
        settings, steady = self._door.hub.settings, self._door.hub.clock.steady
        bucket = Bucket(settings.message_rate, settings.message_burst, steady())
        origin, too_fast = address(socket), 0
        while not connection.closed:
            data = await incoming(socket)
            if data is None:
                return
            message = read(data)
            if not (bucket.take(steady()) and self._door.messages.take(origin)):
                too_fast += 1
                if too_fast > TOO_FAST:
                    return
                count_refusal("no-more-requests")
                connection.send(serialize.encode(m.Refused(message.ref, phrase("no-more-requests"))))
                continue
            too_fast = 0
            if isinstance(message, m.Hint):  # it takes a while, and whoever waits for it may act meanwhile
                task = asyncio.create_task(self._answer(room, connection, message))
                beside.add(task)
                task.add_done_callback(beside.discard)
            else:
                async with connection.answering:
                    await self._answer(room, connection, message)

    async def _answer(self, room: Room, connection: Connection, message: m.AnyToServer | m.Refused) -> None:
        try:
            reply = message if isinstance(message, m.Refused) else await answer(room, connection.visitor, message)
        except StaleTable:
            return  # the connection is being closed; whoever comes back sends it again
        connection.reply(serialize.encode(reply))


async def incoming(socket: WebSocket) -> str | bytes | None:
    """The next message; None when the connection is over."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


# ---------------------------------------------------------------------- all together


class Headers:
    """Puts the security headers on everything that is answered over HTTP, gives every request a name for the log, and
    counts the answers."""

    def __init__(self, app: ASGIApp, log: bool = False) -> None:
        self._app = app
        self._log = log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        name, began = request_name(scope), time.perf_counter()
        REQUEST.set(name)

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.setdefault("x-request-id", name)
                for header, value in HEADERS.items():
                    headers.setdefault(header, value)
                self._count(scope, message["status"], began)
            elif message["type"] == "websocket.accept":
                self._count(scope, 101, began)
            await send(message)

        await self._app(scope, receive, sending)

    def _count(self, scope: Scope, status: int, began: float) -> None:
        ANSWERED.add(str(status))
        if self._log:
            method, path = scope.get("method", "LIVE"), scope["path"].encode("ascii", "replace").decode()[:100]
            ms = round(1000 * (time.perf_counter() - began), 1)
            told = {"method": method, "address": path, "status": status, "ms": ms}
            LOG.info("%s %s %s", method, path, status, extra=told)


def request_name(scope: Scope) -> str:
    """What a proxy calls this request, or a name of our own."""
    given = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
    return given if REQUEST_NAME.fullmatch(given) else secrets.token_hex(8)


async def refuse(request: Request, error: Exception) -> Response:
    return problem(error.status_code if isinstance(error, HTTPException) else 400, phrase("no-way"))


async def fail(request: Request, error: Exception) -> Response:
    """A fault of ours. It is in the log; the visitor gets a sentence."""
    return problem(500, phrase("no-luck-on-our-side"))


def cors_settings(origins: tuple[str, ...]) -> dict[str, Any]:
    """What pages of other origins may do. A browser sends them our cookie only where they belong to the same site."""
    return {
        "allow_origins": origins,
        "allow_methods": ["GET", "POST"],
        "allow_headers": ["content-type"],
        "allow_credentials": True,
        "expose_headers": ["retry-after", "x-request-id"],
    }


def for_thinkers(door: Admission) -> list[WebSocketRoute]:
    """Where other machines lend us their cores; there is no such door unless there is a key to it."""
    hub = door.hub
    if not hub.settings.think_key_file or not isinstance(hub.bots, Workers):
        return []
    thinkers = Thinkers(hub.bots, read_key(hub.settings.think_key_file), secrets.token_hex(8), hub.others)

    async def lend(socket: WebSocket) -> None:
        if door.may_ask(None, socket):
            await thinkers.serve(socket)
        else:
            await socket.send_denial_response(problem(429, phrase("no-more-requests")))

    return [WebSocketRoute(PATH, lend)]


def make(hub: Hub, page: Page | None = None) -> ASGIApp:
    """The application around a hub. It starts and closes the hub."""
    hub.page = page or hub.page
    door, shown, pulse = Admission(hub), hub.page, Health(hub)
    described = pack(serialize.encode(document()), JSON)

    async def describe(request: Request) -> Response:
        return described.answer(request, ASK_ANYBODY)

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
                )
                for served in ADDRESSES
            ],
            *[Route(served.path, InternalEndpoint(door, served).serve, methods=[served.method]) for served in INNER],
            Route("/livez", pulse.alive),
            Route("/readyz", pulse.ready),
            Route("/metrics", pulse.show_metrics),
            Route("/api/openapi.json", describe),
            WebSocketRoute("/api/tables/{id}/live", LiveEndpoint(door).serve),
            *for_thinkers(door),
            Route("/api/{rest:path}", absent, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
            Route("/{rest:path}", show, methods=["GET", "HEAD"]),
        ],
        middleware=[Middleware(CORSMiddleware, **cors_settings(door.origins))] if door.origins else [],
        exception_handlers={HTTPException: refuse, Exception: fail},
        lifespan=lifespan,
    )
    gate: ASGIApp = Paced(Gate(app, hub.maintenance), hub.work)
    if not hub.member.alone:
        gate = forward = Forward(gate, hub.settings, hub.tables)
        hub.on_round.append(forward.cut_off)
    return Headers(gate, hub.settings.log_requests)
