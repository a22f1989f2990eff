"""A player for beginners."""

from __future__ import annotations

from ..core import Player, Rng, State, Words

DISTRACTED = 35  # of a hundred decisions


class Gentle(Player[State]):
    """Plays like a sensible player, except that about one decision in three is any legal one."""

    __slots__ = ("model",)
    model: Player

    def __init__(self, model: Player) -> None:
        self.model = model

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        actions = state.actions(seat)
        if rng.below(100) < DISTRACTED:
            return actions[rng.below(len(actions))]
        return self.model.choose(state, seat, rng)

    def explain(self, state: State, seat: int, action: int) -> Words:
        return self.model.explain(state, seat, action)

    def judge(self, state: State) -> list[float]:
        return self.model.judge(state)
