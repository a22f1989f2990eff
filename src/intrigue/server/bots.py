"""Bots think in processes of their own, here or on other machines, with a time limit, so that no bot ever holds up a
person."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import sys
import time
from asyncio.subprocess import PIPE
from collections import deque
from collections.abc import AsyncIterator, Collection, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from .child import Child
from .metrics import THOUGHT, WAITED, WAITING
from .worker import Idea, Thought

LOG = logging.getLogger("intrigue")
LINE = 1 << 20  # the longest answer
THINKING = 0.7  # the part of the time limit that a bot may use; the rest is for coming and going
PARTS = (0.8, 1.0)  # of the time that is left: so long the first is waited for, and then somebody else
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


class Worker(Protocol):
    """Somebody who thinks, about one thing at a time: a process of our own, or one on another machine."""

    home: object | None  # the other machine on which it is, as one knows it; None for this one

    @property
    def ready(self) -> bool:
        """Whether it can be asked."""
        ...

    def plays(self, game: str) -> bool:
        """Whether it knows this game as we do."""
        ...

    async def ask(self, thought: Thought) -> Idea: ...

    async def end(self) -> None:
        """It has not answered in time, or nobody waits for the answer any more."""
        ...


class Near(Child):
    """A process of our own, started when it is first needed, and again after it was ended or when there is a faster
    build."""

    home: object | None = None
    ready = True

    def __init__(self, build: Build) -> None:
        super().__init__()
        self._build = build
        self._path: str | None = None

    def plays(self, game: str) -> bool:
        return True

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
                "intrigue.server.worker",
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


class Turn:
    """Somebody waits for a worker."""

    def __init__(self, game: str, but: object | None) -> None:
        self._game = game
        self._but = but
        self.worker: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()

    def fits(self, worker: Worker) -> bool:
        return worker.plays(self._game) and (self._but is None or worker.home is not self._but)


class Waiting:
    """Whose turn it is: moves before hints before reviews, and in each line one of every table or visitor in turn, so
    that nobody is served less because somebody else asks more."""

    def __init__(self) -> None:
        self._lines: dict[str, dict[str, deque[Turn]]] = {kind: {} for kind in KINDS}

    def put(self, kind: str, whose: str, turn: Turn) -> None:
        self._lines[kind].setdefault(whose, deque()).append(turn)

    def next(self, kinds: Sequence[str], free: Collection[Worker]) -> tuple[str, Turn, Worker] | None:
        """Whose turn it is, and the first of the free workers that can do it."""
        for kind in kinds:
            line = self._lines[kind]
            for whose, turns in list(line.items()):
                while turns and turns[0].worker.done():  # they have stopped waiting
                    turns.popleft()
                if not turns:
                    del line[whose]
                    continue
                worker = next(filter(turns[0].fits, free), None)
                if worker is None:
                    continue
                turn = turns.popleft()
                del line[whose]
                if turns:
                    line[whose] = turns  # now the last in the line
                return kind, turn, worker
        return None

    def before(self, kind: str) -> int:
        """How many wait for the same or for something more urgent."""
        urgent = KINDS[: KINDS.index(kind) + 1]
        return sum(len(turns) for other in urgent for turns in self._lines[other].values())


class Workers:
    """All who think, near and far. Where there are several, one is always left to moves."""

    def __init__(self, count: int, seconds: float, path: str = "") -> None:
        build = Build(path)
        self._workers: list[Worker] = [Near(build) for _ in range(count or spare_cores())]
        self._seconds = seconds
        self._waiting = Waiting()
        self._free = list(self._workers)
        self._lesser = 0  # workers that are busy with hints and reviews

    @property
    def count(self) -> int:
        return len(self._workers)

    def join(self, worker: Worker) -> None:
        """One more, or one that can be asked again."""
        if worker not in self._workers:
            self._workers.append(worker)
        if worker not in self._free:
            self._free.append(worker)
            self._serve()

    def leave(self, worker: Worker) -> None:
        for some in (self._workers, self._free):
            if worker in some:
                some.remove(worker)

    async def ask(self, thought: Thought) -> Idea | None:
        """An answer in time, or None. Who gives no answer loses the question to somebody else. A question from another
        machine says how much time it has; it waits within that."""
        given, began = thought.seconds / THINKING, time.perf_counter()
        worker = await self._wait(thought, given or self._seconds * QUEUEING)
        left = given - (time.perf_counter() - began) if given else self._seconds
        until = time.perf_counter() + left
        for part in PARTS:
            if worker is None:
                break
            idea = await self._ask(worker, thought, left, left * part)
            if idea is not None and idea.fault is None:
                return idea
            if idea is not None and worker.home is None:  # nobody would do better
                break
            left = until - time.perf_counter()
            worker = await self._wait(thought, left, worker.home) if part < 1 else None
        return None

    async def _wait(self, thought: Thought, seconds: float, but: object | None = None) -> Worker | None:
        """A worker, none of that other machine, unless that takes too long."""
        kind, began = thought.kind, time.perf_counter()
        WAITING[kind] += 1
        try:
            async with asyncio.timeout(seconds):
                return await self._turn(kind, thought.whose, thought.game, but)
        except TimeoutError:
            return None
        finally:
            WAITING[kind] -= 1
            WAITED.add(time.perf_counter() - began, kind)

    async def _ask(self, worker: Worker, thought: Thought, seconds: float, most: float) -> Idea | None:
        """What a worker says, who has so many seconds and is waited for so long at most."""
        kind, began = thought.kind, time.perf_counter()
        # the more questions wait, the less time each gets: better all think a little than some not at all
        share = seconds * THINKING / (1 + self._waiting.before(kind) / len(self._workers))
        if kind != MOVE and len(self._workers) == 1:
            share = min(share, BRIEFLY)
        try:
            async with asyncio.timeout(most):
                idea = await worker.ask(msgspec.structs.replace(thought, seconds=share, whose=""))
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            LOG.warning("A bot gave no answer (%s).", type(error).__name__)
            await worker.end()
            return None
        except BaseException:  # nobody waits for the answer any more, so the worker must not give it to the next one
            await worker.end()
            raise
        finally:
            THOUGHT.add(time.perf_counter() - began, kind)
            self._finish(kind, worker)
        if idea.fault is not None:
            LOG.warning("A bot failed: %s", idea.fault)
        return idea

    async def _turn(self, kind: str, whose: str, game: str = "", but: object | None = None) -> Worker:
        """A worker, when it is one's turn."""
        turn = Turn(game, but)
        self._waiting.put(kind, whose, turn)
        self._serve()
        try:
            return await turn.worker
        except BaseException:
            if turn.worker.done() and not turn.worker.cancelled():  # it came in the moment they stopped waiting
                self._finish(kind, turn.worker.result())
            raise

    def _serve(self) -> None:
        while self._free:
            most = max(1, len(self._workers) - 1)
            # those far away first, for this machine has enough to do, and any of them, for other servers ask them too
            free = sorted(self._free, key=lambda worker: 1.0 if worker.home is None else random.random())
            found = self._waiting.next(KINDS if self._lesser < most else KINDS[:1], free)
            if found is None:
                return
            kind, turn, worker = found
            self._lesser += kind != MOVE
            self._free.remove(worker)
            turn.worker.set_result(worker)

    def _finish(self, kind: str, worker: Worker) -> None:
        self._lesser -= kind != MOVE
        if worker.ready:
            self._free.insert(0, worker)
        self._serve()

    async def close(self) -> None:
        for worker in list(self._workers):
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
