"""The gate in front of everything else: whoever is banned, and whatever is closed, is refused here with a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import re

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..core import Phrase
from . import http_types, serialize
from .maintenance import Maintenance
from .security import COOKIE, digest

TABLE_PATH = re.compile(r"/api/tables/([^/]+)")
FOR_ALL = ("/api/words/", "/api/games", "/api/health", "/api/about")  # the page needs words even to say no
SHOWN_OUT = 1008  # why a WebSocket is closed: it goes against the house


class Caller(msgspec.Struct, frozen=True):
    address: str
    mark: str | None  # the digest of a cookie
    table: str | None


class Gate:
    def __init__(self, app: ASGIApp, house: Maintenance) -> None:
        self._app = app
        self._house = house
        self._inside: dict[int, tuple[Caller, Send]] = {}  # the WebSockets that are open
        self._leading: set[asyncio.Task[None]] = set()
        house.on_change.append(self.show_out)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if scope["type"] not in ("http", "websocket") or not path.startswith("/api/") or path.startswith(FOR_ALL):
            await self._app(scope, receive, send)
            return
        await self._house.ready()
        caller = calling(scope, path)
        reason = self._refuses(caller)
        if reason is not None:
            await refuse(reason, scope, receive, send)
        elif scope["type"] == "http":
            await self._app(scope, receive, send)
        else:
            self._inside[id(scope)] = caller, send
            try:
                await self._app(scope, receive, send)
            finally:
                del self._inside[id(scope)]

    def _refuses(self, caller: Caller) -> Phrase | None:
        return self._house.refuses(caller.address, caller.mark, caller.table)

    def show_out(self) -> None:
        """The orders are others now: whoever would not be let in any more has to go."""
        for caller, send in list(self._inside.values()):
            if self._refuses(caller) is not None:
                task = asyncio.get_running_loop().create_task(close(send))
                self._leading.add(task)
                task.add_done_callback(self._leading.discard)


def calling(scope: Scope, path: str) -> Caller:
    client, found = scope.get("client"), TABLE_PATH.match(path)
    cookie = HTTPConnection(scope).cookies.get(COOKIE)
    return Caller(client[0] if client else "?", digest(cookie) if cookie else None, found[1] if found else None)


async def close(send: Send) -> None:
    with contextlib.suppress(Exception):  # it may be gone already, or not be open yet and then come again
        await send({"type": "websocket.close", "code": SHOWN_OUT, "reason": ""})


async def refuse(reason: Phrase, scope: Scope, receive: Receive, send: Send) -> None:
    answer = Response(serialize.encode(http_types.Problem(reason, None)), 403, media_type="application/json")
    answer.headers["cache-control"] = "no-store"
    if scope["type"] == "http":
        await answer(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(answer)
