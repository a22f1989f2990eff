"""Whether the server is well: /livez, /readyz and /metrics, for whoever runs it."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from . import metrics
from .database import Down
from .hub import Hub
from .limits import Networks

FRESH = 1.0  # seconds that an answer about the database holds, however many ask
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")
WITHOUT = "The server is ready, without its message engine: it does not hear the other servers.\n"
LOCAL = "127.0.0.0/8, ::1"


class Reader:
    """Who may read the metrics."""

    def __init__(self, setting: str) -> None:
        words = setting.replace("local", LOCAL).replace("nobody", "")
        self._places = Networks(words)

    def may(self, request: Request) -> bool:
        """A proxy on this machine makes everybody look local, so whoever comes through one is not taken for that."""
        if self._places.everywhere:
            return True
        if request.client is None or any(name in request.headers for name in FORWARDED):
            return False
        return request.client.host in self._places


HOME = Reader("local")
OWN_NAMES = ("localhost", "127.0.0.1", "[::1]")


def at_home(request: Request) -> bool:
    """Whether somebody sits at this very machine and calls it by an address that means nothing elsewhere."""
    host = request.headers.get("host", "")
    return host.removesuffix(f":{host.rpartition(':')[2]}") in OWN_NAMES and HOME.may(request)


class Health:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._reader = Reader(hub.settings.metrics)
        self._asking: asyncio.Task[str | None] | None = None
        self._asked = float("-inf")

    async def alive(self, request: Request) -> Response:
        """The process answers."""
        return PlainTextResponse("The server is alive.\n")

    async def ready(self, request: Request) -> Response:
        """The server can write and read. A row is really written, and taken away again."""
        now = self._hub.clock.steady()
        if self._asking is None or (self._asking.done() and now - self._asked >= FRESH):
            self._asked = now
            self._asking = self._hub.tasks.background(self._look())
        wrong = await asyncio.shield(self._asking)
        if wrong is None:
            hub = self._hub
            away = hub.gossip is not None and not hub.gossip.whole
            return PlainTextResponse(WITHOUT if away else "The server is ready.\n")
        return PlainTextResponse(wrong + "\n", 503, {"retry-after": "5"})

    async def _look(self) -> str | None:
        if self._hub.tables.leaving:
            return "The server is stopping."
        try:
            async with asyncio.timeout(self._hub.settings.database_seconds):
                await self._hub.store.pulse()
        except Down as down:
            return f"The database cannot be written: {down.why}"
        except TimeoutError:
            return f"The database has not answered for {self._hub.settings.database_seconds:g} seconds."
        return None

    async def show_metrics(self, request: Request) -> Response:
        if not self._reader.may(request):
            return PlainTextResponse("The metrics are not for everybody: see --metrics.\n", 403)
        return Response(metrics.page(self._hub.clock, self._hub.tables, self._hub.connections), media_type=metrics.KIND)
