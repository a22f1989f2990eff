"""Search in several processes: each compares the same choices in worlds of its own, and what they find is added up."""

from __future__ import annotations

import atexit
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State
from ..games import game as game_named
from .search_compare import Candidate, Compare, promise

Found = tuple[int, int, float, float, float]  # an action, trials, total, lead, square


@cache
def pool(processes: int) -> ProcessPoolExecutor:
    """Started when first needed, and kept: a process takes far longer to start than a decision."""
    started = ProcessPoolExecutor(processes)
    atexit.register(started.shutdown, wait=False, cancel_futures=True)
    return started


class Several(Compare):
    """Compares in several processes at once. For the same seed and a limit of rounds it always does the same."""

    __slots__ = ("game", "processes")
    game: Game
    processes: int

    def __init__(self, game: Game, processes: int, rounds: int = 0, seconds: float = 0.0) -> None:
        super().__init__(game.bot(), game.quick_bot(), rounds, seconds, game.lookahead)
        self.game = game
        self.processes = processes

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.game, self.processes), self.__getstate__())

    def run(self, state: State, seat: int, ranking: list[int], rng: Rng, wanted: int) -> list[Candidate]:
        known = self.game.save(state)
        rounds = self.rounds // self.processes
        tasks = [
            pool(self.processes).submit(
                work, self.game.name, known, seat, ranking, rng.spawn().state, wanted, rounds, self.seconds
            )
            for _ in range(self.processes)
        ]
        together = {action: Candidate(action) for action in ranking}
        for task in tasks:
            for action, trials, total, lead, square in task.result():
                candidate = together[action]
                candidate.trials += trials
                candidate.total += total
                candidate.lead += lead
                candidate.square += square
        first = together.pop(ranking[0])
        return [first, *sorted(together.values(), key=standing, reverse=True)]


def standing(candidate: Candidate) -> tuple[int, float]:
    """Those that stayed longest in the running come first: they have been tried most often."""
    return candidate.trials, promise(candidate)


def work(
    name: str,
    known: bytes,
    seat: int,
    ranking: list[int],
    luck: int,
    wanted: int,
    rounds: int,
    seconds: float,
) -> list[Found]:
    """One process's part."""
    game = game_named(name)
    search = Compare(game.bot(), game.quick_bot(), rounds, seconds, game.lookahead)
    found = search.run(game.adopt(known), seat, ranking, Rng(luck), wanted)
    return [(one.action, one.trials, one.total, one.lead, one.square) for one in found]
