"""Bots think in processes of their own, with a time limit, so that no bot ever holds up a person."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Protocol

import msgspec

from .thinker import Idea, Thought

LOG = logging.getLogger("intrigue")
LINE = 1 << 20  # the longest answer
THINKING = 0.7  # the part of the time limit that a bot may use; the rest is for coming and going
WHOLE = ".made"  # the file that says that a build is whole
QUEUEING = 3.0  # how many time limits a question may wait altogether, when all workers are busy


class Bots(Protocol):
    """Whoever answers for bots; None when there is no answer, and a quick move has to do."""

    async def ask(self, thought: Thought) -> Idea | None: ...

    async def close(self) -> None: ...


class Build:
    """Where bots run from: what the server runs on, or a faster build of it as soon as that is whole.

    `make play` serves while the engine is still being compiled. A running process never changes what it runs on; the
    workers are small and are started anew."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder) if folder else None
        self._taken = False

    def path(self) -> str | None:
        """The folder to run from; None for that of the server."""
        if self._folder is None or not (self._taken or (self._folder / WHOLE).is_file()):
            return None
        if not self._taken:
            self._taken = True
            LOG.info("Bots run from %s now.", self._folder)
        return str(self._folder)


class Worker:
    """One process, started when it is first needed, and again after it was ended or when there is a faster build."""

    def __init__(self, build: Build) -> None:
        self._build = build
        self._path: str | None = None
        self._process: Process | None = None

    async def ask(self, thought: Thought) -> Idea:
        path = self._build.path()
        if path != self._path:
            await self.end()
            self._path = path
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "intrigue.server.thinker",
                stdin=PIPE,
                stdout=PIPE,
                limit=LINE,
                env=None if path is None else {**os.environ, "PYTHONPATH": path},
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(thought) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Idea)

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


class Workers:
    """The bots' processes. A question goes to whoever is free."""

    def __init__(self, count: int, seconds: float, path: str = "") -> None:
        build = Build(path)
        self._workers = [Worker(build) for _ in range(count or spare_cores())]
        self._seconds = seconds
        self._waiting = 0
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def ask(self, thought: Thought) -> Idea | None:
        self._waiting += 1
        try:
            async with asyncio.timeout(self._seconds * QUEUEING):
                worker = await self._free.get()
        except TimeoutError:
            return None
        finally:
            self._waiting -= 1
        # the more questions wait, the less time each gets: better all think a little than some not at all
        share = self._seconds * THINKING / (1 + self._waiting / len(self._workers))
        try:
            async with asyncio.timeout(self._seconds):
                idea = await worker.ask(msgspec.structs.replace(thought, seconds=share))
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            LOG.warning("A bot gave no answer (%s); a quick move is made for it.", type(error).__name__)
            await worker.end()
            return None
        except BaseException:  # nobody waits for the answer any more, so the worker must not give it to the next one
            await worker.end()
            raise
        finally:
            self._free.put_nowait(worker)
        if idea.fault is not None:
            LOG.warning("A bot failed: %s", idea.fault)
            return None
        return idea

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()


def spare_cores() -> int:
    """One core is for the server itself."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))
