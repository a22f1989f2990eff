"""What the lab notes of a game."""

from __future__ import annotations

from ...core.lab_hooks import LabNotes
from .state import SOCIETIES, TURN_LIMIT, UNDECIDED, Trickery


class TrickeryNotes(LabNotes[Trickery]):
    def traits(self, state: Trickery, seat: int) -> dict[str, tuple[str, ...]]:
        side = state.sides[seat]
        return {} if side == UNDECIDED else {"society at the end": (SOCIETIES[side],)}

    def turns(self, state: Trickery) -> int:
        passed: int = state.options.max_turns * state.seats - state.turns_left
        return passed + 1 if state.over and state.ending != TURN_LIMIT else passed  # the last turn is not passed on
