"""All writing is done by one thread, so that the event loop never waits for a disk: whatever has come in since the last
commit goes into the next one together. `await writer.write(...)` returns when the entries are safe, and not before;
only then may anybody be told. The cost of a commit is shared by all tables that act in the same moment.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from . import schema
from .database import WriteFailed, first_line
from .database_timeout import Watch

LOG = logging.getLogger("intrigue")
Rows = list[dict[str, Any]]
BATCH = 1000  # jobs that share a commit at most


class Job(msgspec.Struct):
    """Something to write: `rows` of the journal, and whatever else belongs into the same transaction."""

    rows: Rows
    rest: Callable[[Connection], object] | None
    held: str | None  # the table that it is about, where only whoever holds that may write it
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Writer:
    def __init__(self, engine: Engine, watch: Watch) -> None:
        self.commits = 0
        self.written = 0  # entries of journals
        self.observe: Callable[[float], None] = lambda seconds: None  # is told how long each commit took
        self.fence: Callable[[Connection, list[str]], None] | None = None  # raises where these tables are not ours
        self._engine = engine
        self._watch = watch
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="journal", daemon=True)
        self._thread.start()

    async def write(self, rows: Rows, rest: Callable[[Connection], object] | None, held: str | None = None) -> None:
        """One job, all of it or nothing. Raises WriteFailed when it did not work."""
        loop = asyncio.get_running_loop()
        job = Job(rows, rest, held, loop.create_future(), loop)
        self._jobs.put(job)
        await job.done

    async def close(self) -> None:
        """Write down what is still to be written."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            batch, last = [job], False
            while len(batch) < BATCH:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        try:
            with self._watch, self._engine.begin() as connection:
                held = [job.held for job in batch if job.held is not None]
                if held and self.fence is not None:
                    self.fence(connection, held)
                for job in batch:
                    if job.rest is not None:
                        job.rest(connection)
                rows = [row for job in batch for row in job.rows]
                if rows:
                    connection.execute(sa.insert(schema.journal), rows)
        except Exception as error:  # whatever a database can do
            if len(batch) > 1:  # one of them is at fault; the others must not suffer for it
                for job in batch:
                    self._commit([job])
                return
            LOG.error("Something could not be written: %s", first_line(error))
            answer(batch, WriteFailed(first_line(error)))
            return
        self.observe(time.perf_counter() - began)
        self.commits += 1
        self.written += len(rows)
        answer(batch, None)


def answer(batch: list[Job], fault: WriteFailed | None) -> None:
    """Wake whoever waits for these jobs; one call for each loop, which is one for all."""
    loops = {job.loop for job in batch}
    for loop in loops:
        mine = [job.done for job in batch if job.loop is loop]
        try:
            loop.call_soon_threadsafe(settle, mine, fault)
        except RuntimeError:  # the loop is gone, and with it whoever waited
            continue


def settle(futures: list[asyncio.Future[None]], fault: WriteFailed | None) -> None:
    for future in futures:
        if future.done():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)
