"""A real server on a loopback port, in a thread of this process or in a process of its own; and raw sockets to it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import os
import random
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
import pytest
import uvicorn
from tests.patience import PATIENCE
from websockets.sync.client import ClientConnection, connect

import intrigue
from intrigue.cli import serve
from intrigue.client import Client, Refused
from intrigue.core import Game, Rng
from intrigue.core.phrase import notation
from intrigue.games import game as game_by_name
from intrigue.players import player
from intrigue.players.hint import hint
from intrigue.players.review import Situation, judge_choice
from intrigue.server import app, http_types
from intrigue.server import messages as m
from intrigue.server.bots import Bots, Workers
from intrigue.server.gossip import Gossip
from intrigue.server.hub import Hub
from intrigue.server.leases import Member
from intrigue.server.settings import Settings
from intrigue.server.socket_limits import SocketLimits
from intrigue.server.static import Page
from intrigue.server.store import Store
from intrigue.server.worker import Idea, Thought

T = TypeVar("T")


class AtOnce:
    """Bots that think in this process, so that they also know games made up for a test."""

    def __init__(self, games: Callable[[str], Game] = game_by_name, rounds: int = 30) -> None:
        self.games = games
        self.rounds = rounds  # how far ahead they look for advice

    async def ask(self, thought: Thought) -> Idea | None:
        game = self.games(thought.game)
        state = game.load(bytes(thought.knowledge))
        if thought.judge is not None:
            situation = Situation(thought.move, thought.seat, thought.judge, state)
            return Idea(decision=judge_choice(game, situation, rounds=12))
        mind, rng = player(game, thought.player), Rng(thought.luck)
        if thought.advise:
            advice = hint(game, state, thought.seat, rng, rounds=self.rounds, seconds=0)
            return Idea(advice.action, advice.reason)
        return Idea(mind.choose(state, thought.seat, rng))

    async def close(self) -> None:
        pass


class Time:
    """A clock that stands still until a test pushes it forward, or sets it."""

    def __init__(self) -> None:
        self.start = time.time()
        self.ahead = 0.0  # what has passed
        self.set_by = 0.0  # how far the clock on the wall was set

    def __call__(self) -> float:
        return self.start + self.ahead + self.set_by

    def steady(self) -> float:
        return self.ahead


@contextlib.contextmanager
def refuses(why: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """The server says no, and means this: a kind, or a pattern for it with its arguments."""
    with pytest.raises(Refused) as refused:
        yield refused
    assert re.search(why, notation(refused.value.reason)), refused.value.reason


class Answer(msgspec.Struct):
    status: int
    headers: dict[str, str]
    body: bytes
    cookies: list[str]

    @property
    def reason(self) -> str:
        """What an error means."""
        return notation(msgspec.json.decode(self.body, type=http_types.Problem).reason)


class Serving:
    """A server in a thread. Limits are wide unless a test narrows them."""

    def __init__(
        self,
        database: Path | str,
        bots: Bots | None = None,
        page: Page | None = None,
        games: Callable[[str], Game] = game_by_name,
        sockets: int = 0,
        member: bool = False,
        version: str = intrigue.__version__,
        messages: str = "",
        **settings: Any,
    ) -> None:
        wide = {"message_rate": 1000.0, "message_burst": 10_000, "request_rate": 1000.0, "request_burst": 10_000}
        wide["address_work"] = 1e6
        self.settings = msgspec.convert(
            {"bot_pause": 0.0, "new_visitors": 10_000.0, "chat_rate": 1000.0, **wide, **settings}, Settings
        )
        self.time = Time()
        self.database = str(database)
        self._bots = bots
        self._games = games
        self._sockets = sockets
        self._member = member
        self._version = version
        self._messages = messages
        self._page = page
        [self._listener] = serve.listen("127.0.0.1", 0)
        self.port: int = self._listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._ready = threading.Event()
        self._fault: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        if not self._ready.wait(PATIENCE) or self._fault is not None:
            raise RuntimeError("the server did not come up") from self._fault

    member: Member | None

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as fault:
            self._fault = fault
            self._ready.set()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        bots = self._bots or Workers(1, self.settings.bot_seconds)
        store, self.member = Store(self.database, self.settings.database_seconds), None
        if self._member:
            seconds = self.settings.lease_seconds
            self.member = Member(self.database, f"127.0.0.1:{self.port}", seconds, version=self._version)
            self.member.join(store)
        clock = self.time
        gossip = Gossip(self._messages, self.database, clock.steady) if self._messages else None
        self.hub = Hub(self.settings, store, bots, self._games, clock, clock.steady, self.member, gossip)
        config = serve.server_config(self.settings, app.make(self.hub, self._page), self.member)
        self.guard = config.guard
        if self._sockets:
            self.guard = config.guard = SocketLimits(self.settings, self._sockets)
        self._server = serve.Parting(config, self.hub) if self._member else uvicorn.Server(config)
        self._ready.set()
        await self._server.serve([self._listener])
        if self.member is not None:
            self.member.close()

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's loop."""
        future: Future[T] = asyncio.run_coroutine_threadsafe(work, self.loop)
        return future.result(PATIENCE)

    def client(self, name: str = "Ada", token: str | None = None) -> Client:
        return Client(self.address, name, token)

    def raw(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """A request made by hand; header names are given with underscores."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, body, named)
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, found, answer.read(), answer.msg.get_all("set-cookie") or [])
        finally:
            connection.close()

    def socket(
        self, id: str, client: Client | None = None, since: int = 0, **more: Any
    ) -> AbstractContextManager[ClientConnection]:
        headers = {} if client is None else {"Cookie": f"intrigue={client.token}"}
        socket: AbstractContextManager[ClientConnection] = connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{id}/live?since={since}&version={m.VERSION}",
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            **more,
        )
        return socket


def told(socket: ClientConnection) -> m.AnyToClient:
    message: m.AnyToClient = msgspec.json.decode(socket.recv(PATIENCE), type=m.AnyToClient)
    return message


def until(socket: ClientConnection, kind: type[T]) -> T:
    """The next message of a kind; others are passed over."""
    while True:
        message = told(socket)
        if isinstance(message, kind):
            return message


def free_port() -> int:
    """A port that stays free while a server is down: none that the system gives to connections by itself."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, port: int = 0, **settings: Any) -> None:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in settings.items()]
        command = [sys.executable, "-m", "intrigue", "serve", f"--port={port}", f"--database={database}", *flags]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://[^ ]*:(\d+)", self.said)
        if found is None:
            raise RuntimeError(self.said + self.process.stdout.read())
        self.address = found[0]
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
