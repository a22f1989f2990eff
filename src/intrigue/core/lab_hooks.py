"""What the lab notes of a game while it is played."""

from __future__ import annotations

from typing import Generic

from .event import Happening
from .state import S


class LabNotes(Generic[S]):
    """For simulations and balance reports: how long a game took, which cards were chosen and did something, and what
    victories are compared by."""

    def turns(self, state: S) -> int | None:
        """How many turns were taken; None where a game does not count them."""
        return None

    def picked_cards(self, state: S, seat: int, action: int) -> tuple[str, ...]:
        """The cards that an action chooses, by id."""
        about = state.game.words.about(state, seat, action)
        return tuple(thing.removeprefix("card:") for thing in about if thing.startswith("card:"))

    def triggered_cards(self, state: S, happened: list[Happening]) -> tuple[str, ...]:
        """The cards whose abilities did something since the decision before."""
        return ()

    def notes(self, state: S, happened: list[Happening]) -> dict[str, float]:
        """What else is to be summed up over a game, by name: what came of the decision before."""
        return {}

    def traits(self, state: S, seat: int) -> dict[str, tuple[str, ...]]:
        """What victories are compared by, such as a faction or an opening hand: for each thing to compare, what this
        seat has of it. Asked of the new game and of the finished one; the finished one may add to the other."""
        return {}

    def side(self, state: S, seat: int) -> str | None:
        """Which side a seat of a finished game was on: who wins early and who late. None where all are after the
        same."""
        return None
