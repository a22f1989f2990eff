"""Who does the work of an environment with many games: this process (`Here`), or several of its own (`Workers`).

Both keep the same arrays, and the same happens in them.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from ..core import BadInput, Game
from ..core import options as core_options
from .actions import ActionTable
from .batch import Batch
from .common import game_of, observer_of

PATIENCE = 5.0  # seconds after which a worker looks whether anybody is still there to work for


class Plan:
    """What every part of an environment needs to know to make its games."""

    def __init__(
        self, game: str | Game, games: int, seats: int | None, seed: int, options: dict[str, Any], rows: bool
    ) -> None:
        self.game = game_of(game)
        self.games = games
        self.seats = self.game.default_seats if seats is None else seats
        self.seed = seed
        self.options = options
        self.rows = rows
        if not isinstance(games, int) or games < 1:
            raise BadInput(f"An environment has at least one game, not {games!r}.")
        self.game.check_seats(self.seats)
        if not isinstance(seed, int) or not -(1 << 63) <= seed < 1 << 63:
            raise BadInput("A seed is a whole number of at most 63 bits.")
        self.chosen = core_options.choose(self.game.options_type, options, self.seats)
        self.observer = observer_of(self.game)
        self.actions = ActionTable(self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Plan, (self.game, self.games, self.seats, self.seed, self.options, self.rows))

    @property
    def arrays(self) -> dict[str, tuple[tuple[int, ...], str]]:
        """The arrays of an environment: their shapes and kinds of numbers."""
        choice = self.observer.choice
        width = sum(block.width for block in self.observer.blocks)
        legal = (
            {"choices": ((choice.rows, len(choice.columns)), "i2")}
            if self.rows
            else {"mask": ((len(self.actions),), "?")}
        )
        shapes = {
            "observation": ((width,), "i2"),
            **legal,
            "count": ((), "i8"),
            "seat": ((), "i8"),
            "action": ((), "i8"),
        }
        shapes |= {"done": ((), "?"), "reward": ((self.seats,), "f8")}
        return {name: ((self.games, *shape), kind) for name, (shape, kind) in shapes.items()}

    def batch(self, first: int, games: int) -> Batch:
        """The games from one place on."""
        return Batch(
            self.game,
            self.observer,
            self.seats,
            self.chosen,
            games,
            self.seed,
            first,
            self.games,
            vec[i64](self.actions.indices()),
            vec[i64]([self.actions.action(index) for index in range(len(self.actions))]),
            self.rows,
        )


class InProcess:
    """The work done in this process: the arrays are the batch's own memory."""

    def __init__(self, plan: Plan, first: int, games: int) -> None:
        self.batch = plan.batch(first, games)
        self.arrays = {
            name: window(getattr(self.batch, name), (games, *shape[1:]), kind)
            for name, (shape, kind) in plan.arrays.items()
        }

    def reset(self) -> None:
        self._blank()
        self.batch.begin()

    def step(self, actions: NDArray[np.int64]) -> int:
        """The place whose action is not legal, and nothing is done; -1 where all were, and are done."""
        given = vec[i64](actions)
        wrong = self.batch.first_illegal(given)
        if wrong < 0:
            self._blank()
            self.batch.step(given)
        return wrong

    def sample(self, key: int) -> None:
        self.batch.sample(key)

    def snapshot(self) -> list[Any]:
        return self.batch.snapshot()

    def go_on(self, kept: list[Any]) -> None:
        self._blank()
        self.batch.restore(kept)

    def _blank(self) -> None:
        self.arrays["observation"].fill(0)
        if "choices" in self.arrays:
            self.arrays["choices"].fill(0)

    def close(self) -> None:
        """There is nothing to close."""


class Window:
    """A writable array over the memory of a vec, which lives as long as the array does. numpy's own is read-only."""

    def __init__(self, kept: Any, shape: tuple[int, ...], kind: str) -> None:
        seen = np.asarray(kept)
        self.kept = kept
        self.__array_interface__ = {
            **seen.__array_interface__,
            "shape": shape,
            "data": (seen.ctypes.data, False),
            "typestr": np.dtype(kind).str,
        }


def window(kept: Any, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    return np.asarray(Window(kept, shape, kind)) if len(kept) else np.zeros(shape, kind)


# ---------------------------------------------------------------------- in several processes


class Workers:
    """Processes that share the arrays, each with games of its own."""

    def __init__(self, plan: Plan, workers: int) -> None:
        context = multiprocessing.get_context()
        memory = {name: share_memory(context, shape, kind) for name, (shape, kind) in plan.arrays.items()}
        self.arrays = {name: over(memory[name], shape, kind) for name, (shape, kind) in plan.arrays.items()}
        self.given = share_memory(context, (plan.games,), "i8")  # the actions of a step
        self._given = over(self.given, (plan.games,), "i8")
        bounds = [plan.games * number // workers for number in range(workers + 1)]
        self.parts = list(pairwise(bounds))
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        for number, part in enumerate(self.parts):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work,
                args=(theirs, plan, part, memory, self.given, os.getpid()),
                daemon=True,
                name=f"games {number}",
            )
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        self.close = weakref.finalize(self, end, self.pipes, self.processes)

    def reset(self) -> None:
        self._all(["reset"] * len(self.pipes))

    def step(self, actions: NDArray[np.int64]) -> int:
        if "mask" in self.arrays:
            mask = self.arrays["mask"]
            legal = (actions >= 0) & (actions < mask.shape[1])
            legal &= mask[np.arange(len(actions)), np.where(legal, actions, 0)]
        else:
            legal = (actions >= 0) & (actions < np.minimum(self.arrays["count"], self.arrays["choices"].shape[1]))
        if not legal.all():
            return int(legal.argmin())
        self._given[:] = actions
        self._all(["step"] * len(self.pipes))
        return -1

    def sample(self, key: int) -> None:
        self._all([("sample", key)] * len(self.pipes))

    def snapshot(self) -> list[Any]:
        return [kept for part in self._all(["kept"] * len(self.pipes)) for kept in part]

    def go_on(self, kept: list[Any]) -> None:
        self._all([("go_on", kept[start:end]) for start, end in self.parts])

    def _all(self, orders: list[Any]) -> list[Any]:
        """Every worker does what it is told; their answers."""
        if not self.close.alive:
            raise RuntimeError("The environment is closed: make it anew.")
        for number, order in enumerate(orders):
            try:
                self.pipes[number].send(order)
            except OSError:
                self._raise_death(number)
        answers = []
        for number, pipe in enumerate(self.pipes):
            try:
                answers.append(pipe.recv())
            except (EOFError, OSError):
                self._raise_death(number)
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _raise_death(self, number: int) -> None:
        first, last = self.parts[number][0], self.parts[number][1] - 1
        process = self.processes[number]
        process.join(1)
        self.close()
        raise RuntimeError(
            f"The process that plays games {first} to {last} has ended (status {process.exitcode}). "
            "The environment is closed: make it anew."
        )


def share_memory(context: Any, shape: tuple[int, ...], kind: str) -> Any:
    """Memory that processes share, for an array."""
    return context.RawArray("b", max(1, int(np.prod(shape)) * np.dtype(kind).itemsize))


def over(memory: Any, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    return np.frombuffer(memory, kind, int(np.prod(shape))).reshape(shape)


def work(pipe: Connection, plan: Plan, part: tuple[int, int], memory: dict[str, Any], given: Any, boss: int) -> None:
    """What a worker does: orders as they come, and its part of the arrays after each."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the other's to hear
    first, last = part
    here = InProcess(plan, first, last - first)
    arrays = {name: over(memory[name], shape, kind)[first:last] for name, (shape, kind) in plan.arrays.items()}
    actions = over(given, (plan.games,), "i8")[first:last]
    while True:
        while not pipe.poll(PATIENCE):
            if os.getppid() != boss:
                return
        try:
            order = pipe.recv()
        except EOFError:
            return
        answer: Any = None
        changed = list(arrays)
        try:
            match order:
                case "reset":
                    here.reset()
                case "step":
                    here.step(actions.copy())
                case "kept":
                    answer = here.snapshot()
                    changed = []
                case ("sample", key):
                    here.sample(key)
                    changed = ["action"]
                case ("go_on", kept):
                    here.go_on(kept)
        except Exception as error:
            answer = error
        for name in changed:
            arrays[name][...] = here.arrays[name]
        pipe.send(answer)


def end(pipes: list[Connection], processes: list[Any]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
