"""Faults that can be injected into a local cluster: killed and paused processes, cut and silent connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable

from .local_cluster import Cluster, Server

BUFFER_BYTES = 1 << 16
BEYOND_LEASE = 1.5  # seconds by which a fault lasts longer than a lease


class Proxy:
    """A TCP proxy between a server and PostgreSQL or Redis. It can cut connections or stall them."""

    def __init__(self, port: int, target: int) -> None:
        self.port = port
        self._target = target
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._is_cut = False
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def serve(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self._forward, "127.0.0.1", self.port)
        try:
            yield
        finally:
            server.close()
            self.cut()
            for task in list(self._tasks):
                task.cancel()

    def cut(self) -> None:
        """Reset all connections and refuse new ones."""
        self._is_cut = True
        for writer in list(self._writers):
            writer.transport.abort()

    def stall(self) -> None:
        """Keep connections open and forward nothing."""
        self._flowing.clear()

    def restore(self) -> None:
        self._is_cut = False
        self._flowing.set()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self._is_cut:
                raise ConnectionRefusedError
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, far_writer}
        pumps = [asyncio.create_task(self._pump(*pair)) for pair in ((reader, far_writer), (far_reader, writer))]
        self._tasks |= {*pumps}
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in pumps:
                task.cancel()
            self._tasks -= {*pumps}
            for one in (writer, far_writer):
                self._writers.discard(one)
                one.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(BUFFER_BYTES):
                await self._flowing.wait()
                writer.write(data)
                await writer.drain()


class Faults:
    """The faults of a cluster. Each method injects one for a while and then repairs it."""

    def __init__(
        self, cluster: Cluster, to_postgres: list[Proxy], to_redis: list[Proxy], lease: float, seed: int
    ) -> None:
        self.cluster = cluster
        self.rng = random.Random(seed)
        self.to_postgres = to_postgres
        self.to_redis = to_redis
        self._duration = lease + BEYOND_LEASE

    def in_random_order(self, only: str = "") -> list[str]:
        """The names of all faults that match, in random order."""
        names = faults_matching(only)
        self.rng.shuffle(names)
        return names

    async def kill_server(self) -> None:
        server = self._random_server()
        server.kill()
        await asyncio.sleep(self.rng.uniform(0, self._duration))
        await start(server)

    async def pause_server(self) -> None:
        server = self._random_server()
        server.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(self._duration)
        finally:
            server.send_signal(signal.SIGCONT)

    async def disturb(self, proxies: list[Proxy], silently: bool) -> None:
        proxy = self.rng.choice(proxies)
        proxy.stall() if silently else proxy.cut()
        try:
            await asyncio.sleep(self._duration)
        finally:
            proxy.restore()

    async def stop_redis(self) -> None:
        redis = self.cluster.redis
        await asyncio.to_thread(redis.stop)
        await asyncio.sleep(self._duration)
        redis.start()
        await asyncio.to_thread(redis.wait_until_ready)

    async def kill_thinkers(self) -> None:
        for thinker in self.cluster.thinkers:
            thinker.kill()
        await asyncio.sleep(1)
        for thinker in self.cluster.thinkers:
            thinker.start()

    async def restart_servers(self) -> None:
        for server in self.cluster.servers:
            await asyncio.to_thread(server.stop)
            await start(server)

    def _random_server(self) -> Server:
        return self.rng.choice(self.cluster.servers)


FAULTS: dict[str, Callable[[Faults], Awaitable[None]]] = {
    "a server is killed": Faults.kill_server,
    "a server is paused": Faults.pause_server,
    "a server is cut off from the database": lambda faults: faults.disturb(faults.to_postgres, silently=False),
    "the database is silent to a server": lambda faults: faults.disturb(faults.to_postgres, silently=True),
    "Redis is stopped": Faults.stop_redis,
    "a server is cut off from Redis": lambda faults: faults.disturb(faults.to_redis, silently=False),
    "Redis is silent to a server": lambda faults: faults.disturb(faults.to_redis, silently=True),
    "thinkers are killed": Faults.kill_thinkers,
    "servers are restarted one by one": Faults.restart_servers,
}


def faults_matching(words: str) -> list[str]:
    """The names that contain these words."""
    return [name for name in FAULTS if words in name]


async def start(server: Server) -> None:
    server.start()
    await asyncio.to_thread(server.wait_until_ready)
