"""Every choice of a decision tried in the same imagined worlds, none dropped: what each is worth, and how sure that is.

Worlds are imagined from what the seat knows, so nothing that is found depends on what really lies hidden.
"""

from __future__ import annotations

import math
import statistics

import msgspec

from ..core import Game, Rng, State, seeded
from ..players.review import HUMAN
from ..players.search import Worlds
from ..players.search_compare import Compare
from .chance import OUTSIDE, student

NEAR, FAR = 16, 10_000  # decisions that a future is played on for, then judged: some; to the end of any game
LOOK = 200  # worlds at the lesser depth
LEAD = 0.10  # of a victory: by so much the best choice must be ahead
DOUBT = 3.0  # standard errors


class Weighed(msgspec.Struct, frozen=True):
    """One choice: what the seat takes of the victories after it, with an interval that holds for all at once."""

    action: int
    chance: float
    low: float
    high: float


class Weighing:
    """A decision on the scales. `go_on` makes it surer; the same luck gives the same figures."""

    def __init__(self, game: Game, known: State, seat: int, luck: int, depth: int) -> None:
        look = msgspec.structs.replace(game.lookahead, depth=depth, blind=HUMAN)
        self.search = Compare(game.bot(), game.quick_bot(), 1, 0.0, look)
        self.seat = seat
        self.rng = seeded(luck)
        self.worlds = Worlds(known, seat, self.search.guide, look.beliefs, self.rng)
        self.actions = known.legal(seat)
        self.seats = known.seats
        self.shares: list[list[list[float]]] = [[] for _ in self.actions]  # by choice, world and seat

    def go_on(self, count: int) -> None:
        """Look into more worlds until there are so many."""
        for _ in range(count - len(self.shares[0])):
            world, luck = self.worlds.next(self.rng), self.rng.spawn().state
            for place, action in enumerate(self.actions):
                trial = world.clone()
                trial.apply_unchecked(self.seat, action)
                self.shares[place].append(self.search.roll_out(trial, Rng(luck)))

    def own(self, place: int) -> list[float]:
        """What the seat got after a choice, world by world."""
        return [share[self.seat] for share in self.shares[place]]

    def ranking(self) -> list[Weighed]:
        """All choices, the best first."""
        found = [self.weigh(place) for place in range(len(self.actions))]
        return sorted(found, key=lambda one: (-one.chance, one.action))

    def weigh(self, place: int) -> Weighed:
        """For the spread, two worlds more are thought to have gone as far apart as can be: a hundred that all went the
        same way may have been lucky."""
        values = self.own(place)
        mean = statistics.fmean(values)
        error = statistics.stdev([*values, 0.0, 1.0]) / math.sqrt(len(values))
        reach = student(len(values) - 1, OUTSIDE / len(self.actions)) * error
        return Weighed(self.actions[place], mean, max(0.0, mean - reach), min(1.0, mean + reach))

    def share(self, action: int, seat: int) -> float:
        """What any seat takes of the victories after a choice."""
        return statistics.fmean(share[seat] for share in self.shares[self.actions.index(action)])

    def lead(self) -> tuple[float, float]:
        """By how much the best is ahead of the next best, and the standard error of that: both were tried in the same
        worlds."""
        best, next_best = self.ranking()[:2]
        first, second = self.own(self.actions.index(best.action)), self.own(self.actions.index(next_best.action))
        steps = [a - b for a, b in zip(first, second, strict=True)]
        return statistics.fmean(steps), statistics.stdev([*steps, 0.5, -0.5]) / math.sqrt(len(steps))

    def hopeless(self) -> bool:
        """Whether the best is surely not far enough ahead."""
        lead, error = self.lead()
        return lead + DOUBT * error < LEAD

    def clear(self) -> bool:
        """Whether one choice is far enough ahead, and its interval apart from all others."""
        best, *others = self.ranking()
        return best.chance - others[0].chance >= LEAD and all(best.low > other.high for other in others)
