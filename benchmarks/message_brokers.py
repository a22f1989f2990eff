"""Compares Redis with the notifications of PostgreSQL for the messages between servers.

    make measure WHAT=message_brokers ARGS=2000

sends so many messages of several sizes from one connection to three listeners, and prints the latency and the processor
time of this process. A notification of PostgreSQL holds 8,000 bytes at most, so longer messages are split.
"""

from __future__ import annotations

import asyncio
import base64
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
from tests.server.postgres import Cluster
from tests.server.redis_engine import Redis

LISTENERS = 3
SIZES = 100, 4_000, 40_000  # a changed cookie; who is there at a hundred tables, and at a thousand
NOTIFICATION_BYTES = 7_900  # at most
Send = Callable[[bytes], Awaitable[Any]]


async def measure(name: str, size: int, count: int, send: Send, arrived: asyncio.Queue[float]) -> None:
    body = b"x" * size
    latencies: list[float] = []
    began, cpu = time.perf_counter(), time.process_time()
    for _ in range(count):
        at = time.perf_counter()
        await send(body)
        for _ in range(LISTENERS):
            await arrived.get()
        latencies.append(time.perf_counter() - at)
    spent, took = time.process_time() - cpu, time.perf_counter() - began
    median, p99 = statistics.median(latencies), statistics.quantiles(latencies, n=100)[-1]
    print(
        f"{name:10} {size:6} bytes: latency {1000 * median:.2f} ms, p99 {1000 * p99:.2f}; "
        f"{1000 * spent / count:.2f} ms of processor time, {count / took:.0f} a second"
    )


async def by_redis(address: str, count: int) -> None:
    from redis.asyncio import from_url

    client: Any = from_url(address)
    arrived: asyncio.Queue[float] = asyncio.Queue()

    async def listen() -> None:
        async with client.pubsub() as listener:
            await listener.subscribe("here")
            ready.release()
            async for message in listener.listen():
                if message["type"] == "message":
                    arrived.put_nowait(0.0)

    ready = asyncio.Semaphore(0)
    tasks = [asyncio.create_task(listen()) for _ in range(LISTENERS)]
    for _ in tasks:
        await ready.acquire()
    for size in SIZES:
        await measure("Redis", size, count, lambda body: client.publish("here", body), arrived)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await client.aclose()


async def by_postgres(address: str, count: int) -> None:
    arrived: asyncio.Queue[float] = asyncio.Queue()
    connections = [await psycopg.AsyncConnection.connect(address, autocommit=True) for _ in range(LISTENERS + 1)]
    sender, *listeners = connections

    async def listen(listener: psycopg.AsyncConnection[Any]) -> None:
        async for notice in listener.notifies():
            if notice.payload.endswith("."):  # the last part
                arrived.put_nowait(0.0)

    for listener in listeners:
        await listener.execute("listen here")
    tasks = [asyncio.create_task(listen(listener)) for listener in listeners]

    async def send(body: bytes) -> None:
        text = base64.b64encode(body).decode() + "."  # a notification is text
        async with sender.transaction():
            for first in range(0, len(text), NOTIFICATION_BYTES):
                await sender.execute("select pg_notify('here', %s)", (text[first : first + NOTIFICATION_BYTES],))

    for size in SIZES:
        await measure("PostgreSQL", size, count, send, arrived)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for connection in connections:
        await connection.close()


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    redis, cluster = Redis(), Cluster()
    time.sleep(0.5)
    try:
        asyncio.run(by_redis(redis.address, count))
        asyncio.run(by_postgres(cluster.database("messages"), count))
    finally:
        redis.stop()
        cluster.stop()


if __name__ == "__main__":
    main()
