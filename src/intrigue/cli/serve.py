"""`intrigue serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import uvicorn
from starlette.types import ASGIApp

from ..core import BadInput
from ..lab import overlay
from ..server import app, logs
from ..server.bots import Workers
from ..server.database import engine_for
from ..server.forward import hosts
from ..server.gossip import Gossip
from ..server.hub import Hub
from ..server.lease import OfFile, hold
from ..server.leases import Member
from ..server.settings import Settings, choose, declared_settings, gather
from ..server.socket_limits import Config, Requests, SocketLimits, Sockets
from ..server.store import Store
from . import game_options as asked_for
from . import saves

try:
    import resource
except ImportError:  # this system knows no such limits
    resource = None  # type: ignore[assignment]

BACKLOG = 1024
SPARE = 100  # descriptors for the database, the bots' workers and the like
MANY = 100_000  # descriptors, where the system knows no limit
NEAR = 20  # ports that are tried where nobody asked for one
EVERYWHERE = ("0.0.0.0", "::")
SWITCH = 0.001  # seconds; the thread that writes to the disk must not wait long for its turn
# Looking for garbage among all tables takes a third of a second where there are hundreds of them, and everybody would
# wait for it. Tables have no cycles, so next to nothing is found: the old are left to the hub, which looks seldom.
COLLECT = (10_000, 10, 1_000_000)
FAREWELL = 3  # seconds that open connections have when the server ends


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """A flag for every setting; what is not given may come from the environment."""
    for setting in reversed(declared_settings()):
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
    settings = gather(given)
    repeats = logs.begin(settings.log_json)
    raise_limits()
    signal.signal(signal.SIGTERM, leave)  # while it starts; later the server itself listens
    cards = lay_changes(settings)
    listeners = find_port(settings, asked="port" in choose(given))
    with contextlib.ExitStack() as closing, contextlib.suppress(KeyboardInterrupt):
        for listener in listeners:
            closing.enter_context(listener)
        asyncio.run(run(settings, listeners, repeats, cards))
    click.echo("The server has stopped. All games are kept.")


def lay_changes(settings: Settings) -> list[str]:
    """Lay changed cards over those of their game, for all tables of this server; and what to say of the cards."""
    without = [f"The bots here do without: {settings.deny}."] if settings.deny else []
    if not settings.cards:
        return without
    game, changes = overlay.read_any(Path(settings.cards))
    asked_for.lay(game, changes)
    title = f"All new tables of {game.title} here are played with changed cards; those of other cards have to wait."
    return [title, *asked_for.other_cards(game), *without]


def leave(*_: object) -> None:
    """Whoever runs servers ends them so, and as Ctrl-C does it this is no failure."""
    raise KeyboardInterrupt


async def run(settings: Settings, listeners: list[socket.socket], repeats: logs.Repeats, cards: list[str]) -> None:
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    database = settings.database or saves.database()
    port = listeners[0].getsockname()[1]
    lease, member = join_database(settings, database, port)
    store = Store(database, settings.database_seconds)
    if member is not None:
        member.join(store)
    bots = Workers(settings.bot_workers, settings.bot_seconds, settings.bot_path)
    hub = Hub(settings, store, bots, member=member, gossip=listening(settings, database))
    server = Parting(server_config(settings, app.make(hub), member), hub)
    hub.friends = address(own_address(), port) if settings.host in EVERYWHERE else None
    click.echo(f"Intrigue is served at {address(settings.host, port)} (Ctrl-C ends it)")
    click.echo(for_friends(settings.host, port))
    for sentence in cards:
        click.echo(sentence)
    threading.Thread(target=tell, args=(repeats,), daemon=True).start()
    try:
        await server.serve(sockets=listeners)
    finally:
        if lease is not None:
            lease.let_go()
        if member is not None:
            member.close()


def join_database(settings: Settings, database: str, port: int) -> tuple[OfFile | None, Member | None]:
    """A database in a file is ours alone. At a PostgreSQL we are one of those who share its tables."""
    if engine_for(database).dialect.name == "sqlite":
        return hold(database), None
    where = settings.member_address or f"{reached_at(settings.host)}:{port}"
    return None, Member(database, where, settings.lease_seconds)


def listening(settings: Settings, database: str) -> Gossip | None:
    """How we hear of other servers."""
    if not settings.messages:
        return None
    url = engine_for(database).url
    if url.get_backend_name() == "sqlite":
        raise BadInput("--messages is for servers that share a PostgreSQL; a database in a file has one server.")
    return Gossip(settings.messages, f"{url.host}:{url.port}/{url.database}")


def reached_at(host: str) -> str:
    """Where other servers find one that serves at a host."""
    if host in EVERYWHERE:
        host = own_address()
    host = "127.0.0.1" if host == "localhost" else host
    return f"[{host}]" if ":" in host else host


def tell(repeats: logs.Repeats) -> None:
    """Say how often something has happened, also when it does not happen any more."""
    while True:
        time.sleep(logs.QUIET)
        repeats.tell()


class Parting(uvicorn.Server):
    """A server that lets everybody go before it stops. It stops because it was told to, so that is no failure."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # whoever comes now goes to another one
        with contextlib.suppress(TimeoutError):  # the database may be away, and then nobody else can take anything
            async with asyncio.timeout(FAREWELL):
                await self.hub.tables.hand_over()
        self.hub.tables.say_goodbye()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # or they would be raised once more, and end the process before its farewell


def server_config(settings: Settings, application: ASGIApp, member: Member | None = None) -> Config:
    config = Config(
        application,
        http=Requests,
        backlog=BACKLOG,
        timeout_keep_alive=settings.idle_seconds,
        log_config=None,
        access_log=False,
        ws=Sockets,
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
    config.guard = SocketLimits(settings, descriptors() - SPARE)
    if member is not None:
        config.guard.friends = hosts(member)
    return config


def descriptors() -> int:
    """How many files and sockets this process may have open."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if resource is not None else MANY
    return MANY if resource is not None and most == resource.RLIM_INFINITY else most


def raise_limits() -> None:
    """As many open connections as the system lets us have."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Taken(BadInput):
    """Somebody else has the port."""


def find_port(settings: Settings, asked: bool) -> list[socket.socket]:
    """Take the port; where nobody asked for this one and it is taken, one near it that is free."""
    try:
        return listen(settings.host, settings.port)
    except Taken:
        if asked:
            raise
    for port in [*range(settings.port + 1, settings.port + NEAR), 0]:
        with contextlib.suppress(Taken):
            found = listen(settings.host, port)
            click.echo(f"Port {settings.port} is taken, perhaps by another Intrigue, so this one has another port.")
            return found
    raise AssertionError("port 0 is never taken")


def listen(host: str, port: int) -> list[socket.socket]:
    """Listen at every address of the host, or say in a sentence why that cannot be.

    `localhost` has two on many machines, and a browser may try either."""
    try:
        places = dict.fromkeys(
            (family, place) for family, _, _, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
    except OSError:
        raise BadInput(f"There is no address '{host}' on this machine.") from None
    listeners: list[socket.socket] = []
    fault: OSError | None = None
    for family, place in places:
        if port == 0 and listeners:
            place = (place[0], listeners[0].getsockname()[1], *place[2:])
        try:
            listeners.append(listener_at(family, place, only=len(places) > 1))
        except OSError as error:
            fault = error
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                break
    if listeners and (fault is None or fault.errno not in (errno.EADDRINUSE, errno.EACCES)):
        return listeners  # a machine may have the name of an address and not the address
    for listener in listeners:
        listener.close()
    assert fault is not None
    if fault.errno == errno.EADDRINUSE:
        raise Taken(
            f"Port {port} is taken, perhaps by another Intrigue. Choose another one: --port "
            f"{port + 1}, or --port 0 for any that is free."
        )
    if fault.errno == errno.EACCES:
        raise BadInput(f"Port {port} is not for everyone to use; take one above 1023.")
    raise BadInput(f"Cannot serve at {host}, port {port}: {fault.strerror}.")


def listener_at(family: int, place: Any, only: bool) -> socket.socket:
    # asyncio sends small messages at once only where the protocol is named; else each may wait 40 ms for an answer
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if only and family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(place)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def address(host: str, port: int) -> str:
    host = "localhost" if host in EVERYWHERE else host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def for_friends(host: str, port: int) -> str:
    """How others in the same network get in."""
    if host in EVERYWHERE:
        return f"Friends in the same network get in at {address(own_address(), port)}"
    if host in ("localhost", "127.0.0.1", "::1"):
        return "Only this machine gets in; --host 0.0.0.0 lets in friends in the same network (make play HOST=0.0.0.0)."
    return f"Friends who reach this machine get in at {address(host, port)}"


def own_address() -> str:
    """The address of this machine in its network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has; it only picks the way out
        except OSError:
            return socket.gethostname()
        found: str = probe.getsockname()[0]
        return found
