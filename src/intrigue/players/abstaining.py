"""Players who do without some cards."""

from __future__ import annotations

from collections.abc import Collection

from ..core import Player, Rng, State, Words


class Abstaining(Player[State]):
    """Plays as another player does, but never what is about certain cards, as long as there is anything else."""

    __slots__ = ("model", "cards")

    def __init__(self, model: Player, cards: Collection[str]) -> None:
        self.model = model
        self.cards = frozenset(cards)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        picked = state.game.lab.picked_cards
        allowed = {action for action in state.actions(seat) if self.cards.isdisjoint(picked(state, seat, action))}
        if not allowed:
            return self.model.choose(state, seat, rng)
        return next(action for action in self.model.rank(state, seat, rng) if action in allowed)

    def explain(self, state: State, seat: int, action: int) -> Words:
        return self.model.explain(state, seat, action)

    def judge(self, state: State) -> list[float]:
        return self.model.judge(state)


def without(player: Player, cards: Collection[str]) -> Player:
    """A player who does without these cards, if there are any."""
    return Abstaining(player, cards) if cards else player
