"""Play many games between bots and count. Each game is seeded by its number, so the result is the same however the
work is divided."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from ..core import play_on
from ..core.rng import seeded
from ..games import game as game_named
from ..players import player
from .fuzz import number


class Plan(msgspec.Struct, frozen=True):
    """What to play. Bots move on by one seat from game to game, so that none profits from where it sits."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]

    def seating(self, index: int) -> list[str]:
        return [self.bots[(seat + index) % len(self.bots)] for seat in range(self.seats)]


class Outcome(msgspec.Struct, frozen=True):
    """One finished game."""

    index: int
    seed: int
    bots: list[str]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    actions: int
    rule: str


def simulate(plan: Plan, games: range) -> list[Outcome]:
    game = game_named(plan.game)
    players = {name: player(game, name) for name in plan.bots}
    outcomes = []
    for index in games:
        seed = number(plan.seed, index)
        names = plan.seating(index)
        state = game.new(plan.seats, seed, plan.options, events=False)
        play_on(state, [players[name] for name in names], seeded(number(plan.seed, index, "players")))
        result = state.result
        assert result is not None
        outcomes.append(Outcome(index, seed, names, result.winners, result.scores, state.moves, result.rule))
    return outcomes


class Share(msgspec.Struct):
    """How much of the victories somebody took: the mean, with a 95 % interval."""

    games: int = 0
    won: float = 0.0

    @property
    def mean(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, which stays sensible near 0 and 1."""
        if not self.games:
            return (0.0, 1.0)
        z, n, p = 1.96, self.games, self.mean
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        reach = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return (max(0.0, middle - reach), min(1.0, middle + reach))

    def add(self, won: float) -> None:
        self.games += 1
        self.won += won


class Tally(msgspec.Struct):
    """The sums over many games."""

    games: int = 0
    seats: dict[int, Share] = {}
    bots: dict[str, Share] = {}
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    lengths: list[int] = []

    def add(self, outcomes: Iterable[Outcome]) -> None:
        for outcome in outcomes:
            self.games += 1
            self.endings[outcome.rule] += 1
            self.lengths.append(outcome.actions)
            for seat, bot in enumerate(outcome.bots):
                won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
                self.seats.setdefault(seat, Share()).add(won)
                self.bots.setdefault(bot, Share()).add(won)
