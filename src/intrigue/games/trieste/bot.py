"""A sensible player."""

from __future__ import annotations

from ...core.player import Player
from ...core.rng import Rng
from ...core.state import State
from .state import Trieste


class Plotter(Player):
    __slots__ = ()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Trieste)
        options = state.options(seat)
        return options[rng.below(len(options))]
