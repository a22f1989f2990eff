"""What can happen to a cluster, done to it on purpose."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable

from .parts import Cluster, Server

BYTES = 1 << 16
LONGER = 1.5  # seconds by which something lasts longer than a lease


class Way:
    """A way from a server to something that it needs. It can be cut, or swallow what is sent."""

    def __init__(self, port: int, to: int) -> None:
        self.port = port
        self._to = to
        self._flows = asyncio.Event()
        self._flows.set()
        self._whole = True
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self._pass, "127.0.0.1", self.port)
        try:
            yield
        finally:
            server.close()
            self.cut()
            for task in list(self._tasks):
                task.cancel()

    def cut(self) -> None:
        """Break what there is, and let nobody through."""
        self._whole = False
        for writer in list(self._writers):
            writer.transport.abort()

    def swallow(self) -> None:
        """Let nothing through, and say nothing of it."""
        self._flows.clear()

    def mend(self) -> None:
        self._whole = True
        self._flows.set()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if not self._whole:
                raise ConnectionRefusedError
            far, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        both = [asyncio.create_task(self._pump(*pair)) for pair in ((reader, back), (far, writer))]
        self._tasks |= {*both}
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            self._tasks -= {*both}
            for one in (writer, back):
                self._writers.discard(one)
                one.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(BYTES):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()


class Hurting:
    """All the ways to hurt a cluster. Each lasts a while, and all is well again when it is over."""

    def __init__(self, cluster: Cluster, databases: list[Way], messages: list[Way], lease: float, seed: int) -> None:
        self.cluster = cluster
        self.luck = random.Random(seed)
        self.databases = databases
        self.messages = messages
        self._long = lease + LONGER

    def order(self, only: str = "") -> list[str]:
        """Every kind once, by chance."""
        kinds = named(only)
        self.luck.shuffle(kinds)
        return kinds

    async def kill(self) -> None:
        server = self._any()
        server.kill()
        await asyncio.sleep(self.luck.uniform(0, self._long))
        await back(server)

    async def pause(self) -> None:
        server = self._any()
        server.send(signal.SIGSTOP)
        try:
            await asyncio.sleep(self._long)
        finally:
            server.send(signal.SIGCONT)

    async def broken(self, ways: list[Way], silently: bool) -> None:
        way = self.luck.choice(ways)
        way.swallow() if silently else way.cut()
        try:
            await asyncio.sleep(self._long)
        finally:
            way.mend()

    async def without_redis(self) -> None:
        redis = self.cluster.redis
        await asyncio.to_thread(redis.stop)
        await asyncio.sleep(self._long)
        redis.start()
        await asyncio.to_thread(redis.wait)

    async def kill_thinkers(self) -> None:
        for thinker in self.cluster.thinkers:
            thinker.kill()
        await asyncio.sleep(1)
        for thinker in self.cluster.thinkers:
            thinker.start()

    async def restart(self) -> None:
        for server in self.cluster.servers:
            await asyncio.to_thread(server.stop)
            await back(server)

    def _any(self) -> Server:
        return self.luck.choice(self.cluster.servers)


KINDS: dict[str, Callable[[Hurting], Awaitable[None]]] = {
    "a server is killed": Hurting.kill,
    "a server is paused": Hurting.pause,
    "a server is cut off from the database": lambda one: one.broken(one.databases, silently=False),
    "the database is silent to a server": lambda one: one.broken(one.databases, silently=True),
    "Redis is stopped": Hurting.without_redis,
    "a server is cut off from Redis": lambda one: one.broken(one.messages, silently=False),
    "Redis is silent to a server": lambda one: one.broken(one.messages, silently=True),
    "thinkers are killed": Hurting.kill_thinkers,
    "servers are restarted one by one": Hurting.restart,
}


def named(words: str) -> list[str]:
    """The kinds that have these words in their name."""
    return [kind for kind in KINDS if words in kind]


async def back(server: Server) -> None:
    server.start()
    await asyncio.to_thread(server.wait)
