"""Search by comparing: every choice is tried in the same imagined worlds, with the same luck, and the worse half is
dropped, again and again, until two are left.

Trying choices in the same worlds takes most of the noise out of their difference, and dropping early spends the time on
the close calls. What the guide would do is never dropped, and something else is chosen only if it is better beyond
reasonable doubt. So this search departs from sensible play only where it has found a reason to.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ..core.lookahead import Lookahead
from ..core.player import Player
from ..core.rng import Rng
from ..core.state import State
from .search import USUAL, Prospect, Search, Worlds

FEWEST: Final = 2  # worlds between two droppings


class Candidate:
    """One choice in the running, against what the guide would do."""

    __slots__ = ("action", "trials", "total", "lead", "square")
    action: int
    trials: int
    total: float  # what it brought, summed up
    lead: float  # by how much that was more than what the guide's choice brought in the same worlds, summed up
    square: float

    def __init__(self, action: int) -> None:
        self.action = action
        self.trials = 0
        self.total = 0.0
        self.lead = 0.0
        self.square = 0.0

    def surely_better(self, trust: float) -> bool:
        """Whether it beats the guide's choice by more than `trust` standard errors."""
        mean = self.lead / self.trials
        spread = self.square / self.trials - mean * mean
        return mean > 0 and mean > trust * math.sqrt((spread if spread > 0 else 0.0) / self.trials)


class Compare(Search):
    """Tries choices in the same worlds: all of them, or as many as `breadth` says, those that the guide ranks highest.

    `trust` is how much it believes in the guide, in standard errors.
    """

    __slots__ = ("trust", "breadth")
    trust: float
    breadth: int

    def __init__(
        self, guide: Player, quick: Player, rounds: int = 0, seconds: float = 0.0, look: Lookahead = USUAL
    ) -> None:
        super().__init__(guide, quick, rounds, seconds, look)
        self.trust = look.trust
        self.breadth = look.breadth

    def weigh(self, state: State, seat: int, rng: Rng) -> list[Prospect]:
        return self.compare(state, seat, rng, -1)

    def compare(self, state: State, seat: int, rng: Rng, wanted: int) -> list[Prospect]:
        """The choices, the best first. One that is `wanted` stays in the running to the end, to be judged fairly."""
        ranking = self.guide.rank(state, seat, rng)
        if self.breadth:
            tail = ranking[self.breadth :]
            ranking = ranking[: self.breadth]
            if wanted in tail:
                ranking.append(wanted)
        return self.settle(self.run(state, seat, ranking, rng, wanted))

    def run(self, state: State, seat: int, ranking: list[int], rng: Rng, wanted: int) -> list[Candidate]:
        """Try the choices, those that were dropped last. The first is the guide's, and stays the first."""
        running = [Candidate(action) for action in ranking]
        dropped: list[Candidate] = []
        stages = 1
        while (1 << stages) < len(running):
            stages += 1
        start = time.perf_counter()
        end = start + self.seconds if self.seconds else math.inf
        worlds = Worlds(state, seat, self.guide, self.beliefs, rng)
        for stage in range(stages):
            enough = max(FEWEST, self.rounds // stages // len(running)) if self.rounds else 0
            until = start + self.seconds * (stage + 1) / stages
            tried = 0
            while self.try_all(worlds.next(rng), running, seat, rng, end):
                tried += 1
                if enough and tried >= enough:
                    break
                if self.seconds and tried >= FEWEST and time.perf_counter() >= until:
                    break
            if stage < stages - 1:
                others = sorted(running[1:], key=promise, reverse=True)
                kept = (len(others) + 1) // 2
                stay = [other for place, other in enumerate(others) if place < kept or other.action == wanted]
                dropped = [other for other in others if other not in stay] + dropped
                running = [running[0], *stay]
        return [running[0], *sorted(running[1:], key=promise, reverse=True), *dropped]

    def settle(self, found: list[Candidate]) -> list[Prospect]:
        """The guide's choice comes first, unless the most promising of the others is better beyond doubt."""
        if len(found) > 1 and found[1].trials and found[1].surely_better(self.trust):
            found = [found[1], found[0], *found[2:]]
        return [self.prospect(one) for one in found]

    def prospect(self, one: Candidate) -> Prospect:
        """The guide's choice is what all others are compared with, so its own lead is nothing for sure. For the spread,
        two worlds more are thought to have gone either way: a few that all went the same may have been lucky."""
        lead = one.lead / one.trials if one.trials else 0.0
        spread = (one.square + 0.5) / (one.trials + 2) - lead * lead if one.square > 0 else 0.0
        error = math.sqrt((spread if spread > 0 else 0.0) / one.trials) if one.trials else 0.0
        return Prospect(one.action, one.trials, promise(one), lead, error)

    def try_all(self, world: State, running: list[Candidate], seat: int, rng: Rng, end: float) -> bool:
        """Play one world on from each choice that is still in the running, with the same luck.

        A world that is not done by the end of the time counts for nobody; then the answer is no.
        """
        luck = rng.spawn().state
        worths: list[float] = []
        for candidate in running:
            trial = world.clone()
            trial.apply_unchecked(seat, candidate.action)
            worths.append(self.roll_out(trial, Rng(luck))[seat])
            if end < math.inf and time.perf_counter() >= end:
                return False
        for i in range(len(running)):
            candidate = running[i]
            lead = worths[i] - worths[0]
            candidate.trials += 1
            candidate.total += worths[i]
            candidate.lead += lead
            candidate.square += lead * lead
        return True


def promise(candidate: Candidate) -> float:
    return candidate.total / candidate.trials if candidate.trials else 0.0
