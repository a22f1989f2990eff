"""Bots think in processes of their own, with a time limit, so that no bot ever holds up a person."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE
from collections import deque
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from .child import Child
from .metrics import THOUGHT, WAITED, WAITING
from .thinker import Idea, Thought

LOG = logging.getLogger("intrigue")
LINE = 1 << 20  # the longest answer
THINKING = 0.7  # the part of the time limit that a bot may use; the rest is for coming and going
WHOLE = ".made"  # the file that says that a build is whole
QUEUEING = 3.0  # how many time limits a question may wait altogether, when all workers are busy
BRIEFLY = 1.0  # seconds for a hint or a review where there is but one worker, for moves have to wait for it
MOVE = "move"
KINDS = (MOVE, "hint", "review")  # the most urgent first


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


class Worker(Child):
    """One process, started when it is first needed, and again after it was ended or when there is a faster build."""

    def __init__(self, build: Build) -> None:
        super().__init__()
        self._build = build
        self._path: str | None = None

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


Turn = asyncio.Future[Worker]


class Waiting:
    """Whose turn it is: moves before hints before reviews, and in each line one of every table or visitor in turn, so
    that nobody is served less because somebody else asks more."""

    def __init__(self) -> None:
        self._lines: dict[str, dict[str, deque[Turn]]] = {kind: {} for kind in KINDS}

    def put(self, kind: str, whose: str, turn: Turn) -> None:
        self._lines[kind].setdefault(whose, deque()).append(turn)

    def next(self, kinds: Sequence[str]) -> tuple[str, Turn] | None:
        for kind in kinds:
            line = self._lines[kind]
            while line:
                whose = next(iter(line))
                turns = line.pop(whose)
                turn = turns.popleft()
                if turns:
                    line[whose] = turns  # now the last in the line
                if not turn.done():  # else they have stopped waiting
                    return kind, turn
        return None

    def before(self, kind: str) -> int:
        """How many wait for the same or for something more urgent."""
        urgent = KINDS[: KINDS.index(kind) + 1]
        return sum(len(turns) for other in urgent for turns in self._lines[other].values())


class Workers:
    """The bots' processes. Where there are several, one is always left to moves."""

    def __init__(self, count: int, seconds: float, path: str = "") -> None:
        build = Build(path)
        self._workers = [Worker(build) for _ in range(count or spare_cores())]
        self._seconds = seconds
        self._waiting = Waiting()
        self._free = list(self._workers)
        self._lesser = 0  # workers that are busy with hints and reviews

    async def ask(self, thought: Thought) -> Idea | None:
        kind, began = thought.kind, time.perf_counter()
        WAITING[kind] += 1
        try:
            async with asyncio.timeout(self._seconds * QUEUEING):
                worker = await self._turn(kind, thought.whose)
        except TimeoutError:
            return None
        finally:
            WAITING[kind] -= 1
            WAITED.add(time.perf_counter() - began, kind)
        # the more questions wait, the less time each gets: better all think a little than some not at all
        share = self._seconds * THINKING / (1 + self._waiting.before(kind) / len(self._workers))
        if kind != MOVE and len(self._workers) == 1:
            share = min(share, BRIEFLY)
        began = time.perf_counter()
        try:
            async with asyncio.timeout(self._seconds):
                idea = await worker.ask(msgspec.structs.replace(thought, seconds=share, whose=""))
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            LOG.warning("A bot gave no answer (%s); a quick move is made for it.", type(error).__name__)
            await worker.end()
            return None
        except BaseException:  # nobody waits for the answer any more, so the worker must not give it to the next one
            await worker.end()
            raise
        finally:
            THOUGHT.add(time.perf_counter() - began, kind)
            self._done(kind, worker)
        if idea.fault is not None:
            LOG.warning("A bot failed: %s", idea.fault)
            return None
        return idea

    async def _turn(self, kind: str, whose: str) -> Worker:
        """A worker, when it is one's turn."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self._waiting.put(kind, whose, turn)
        self._serve()
        try:
            return await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it came in the moment in which they stopped waiting
                self._done(kind, turn.result())
            raise

    def _serve(self) -> None:
        while self._free:
            most = max(1, len(self._workers) - 1)
            found = self._waiting.next(KINDS if self._lesser < most else KINDS[:1])
            if found is None:
                return
            kind, turn = found
            self._lesser += kind != MOVE
            turn.set_result(self._free.pop())

    def _done(self, kind: str, worker: Worker) -> None:
        self._lesser -= kind != MOVE
        self._free.append(worker)
        self._serve()

    async def close(self) -> None:
        for worker in self._workers:
            await worker.end()


def spare_cores() -> int:
    """One core is for the server itself. Two workers at least: then one is always left to moves, and a process that has
    nothing to do costs nothing."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))


class Turns:
    """One thing at a time for each visitor; a few may wait in that visitor's own line, as for somebody who plays at two
    tables at once."""

    def __init__(self, most: int = 3) -> None:
        self._most = most
        self._lines: dict[str, tuple[asyncio.Lock, list[None]]] = {}

    def full(self, who: str) -> bool:
        return who in self._lines and len(self._lines[who][1]) >= self._most

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        lock, waiting = self._lines.setdefault(who, (asyncio.Lock(), []))
        waiting.append(None)
        try:
            async with lock:
                yield
        finally:
            waiting.pop()
            if not waiting:
                del self._lines[who]
