"""`intrigue serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any

import click
import uvicorn
from starlette.types import ASGIApp

from ..core import BadInput
from ..server import app
from ..server.bots import Workers
from ..server.hub import Hub
from ..server.settings import Settings, declared, gathered
from ..server.store import Store
from . import saves

try:
    import resource
except ImportError:  # this system knows no such limits
    resource = None  # type: ignore[assignment]

BACKLOG = 1024
SWITCH = 0.001  # seconds; the thread that writes to the disk must not wait long for its turn
# Looking for garbage among all tables takes a third of a second where there are hundreds of them, and everybody would
# wait for it. Tables have no cycles, so next to nothing is found: the old are left to the hub, which looks seldom.
COLLECT = (10_000, 10, 1_000_000)
FAREWELL = 3  # seconds that open connections have when the server ends


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """A flag for every setting; what is not given may come from the environment."""
    for setting in reversed(declared()):
        shown = setting.default if setting.default != "" else None
        help = f"{setting.help} [{setting.variable}{'' if shown is None else f'; default: {shown}'}]"
        if setting.kind is bool:
            option = click.option(f"{setting.flag}/--no{setting.flag[1:]}", setting.name, default=None, help=help)
        else:
            metavar = {int: "N", float: "N"}.get(setting.kind, "TEXT")
            option = click.option(setting.flag, setting.name, metavar=metavar, help=help)
        command = option(command)
    return command


@click.command("serve")
@with_settings
def serve(**given: Any) -> None:
    """Serve the table in the browser.

    Every setting can also be given in the environment, by the name in brackets.
    """
    settings = gathered(given)
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    for quiet in ("uvicorn", "websockets", "alembic", "sqlalchemy"):  # they would write addresses and cookies
        logging.getLogger(quiet).setLevel(logging.WARNING)
    raise_limits()
    listener = listen(settings)
    with listener, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(settings, listener))
    click.echo("The server has stopped. All games are kept.")


async def run(settings: Settings, listener: socket.socket) -> None:
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    store = Store(settings.database or str(saves.folder() / "tables.db"))
    hub = Hub(settings, store, Workers(settings.bot_workers, settings.bot_seconds))
    server = Parting(configured(settings, app.make(hub)), hub)
    click.echo(f"Intrigue is served at {address(settings, listener)} (Ctrl-C ends it)")
    await server.serve(sockets=[listener])


class Parting(uvicorn.Server):
    """A server that lets everybody go before it stops."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.say_goodbye()
        await super().shutdown(sockets)


def configured(settings: Settings, application: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        application,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # one player's secrets must not share a compression window with another's words
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )


def raise_limits() -> None:
    """As many open connections as the system lets us have."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    """Take the port, or say in a sentence why that cannot be."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
    except OSError:
        raise BadInput(f"There is no address '{settings.host}' on this machine.") from None
    # asyncio sends small messages at once only where the protocol is named; else each may wait 40 ms for an answer
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput(
                f"Port {settings.port} is taken, perhaps by another Intrigue. Choose another one: --port "
                f"{settings.port + 1}, or --port 0 for any that is free."
            ) from None
        if error.errno == errno.EACCES:
            raise BadInput(f"Port {settings.port} is not for everyone to use; take one above 1023.") from None
        raise BadInput(f"Cannot serve at {settings.host}, port {settings.port}: {error.strerror}.") from None
    return listener


def address(settings: Settings, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
