"""A sensible player."""

from __future__ import annotations

from ...core.player import Player
from ...core.rng import Rng
from ...core.state import State


class Captain(Player):
    __slots__ = ()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        options = state.options(seat)
        return options[rng.below(len(options))]

    def explain(self, state: State, seat: int, action: int) -> str:
        return "It seems as good as any."
