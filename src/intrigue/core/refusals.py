"""Why something cannot be done now."""

from __future__ import annotations

from typing import Generic

from .refusal import Refusal, no
from .state import S


class Refusals(Generic[S]):
    """A game says what stands in the way of its actions; what all games have in common is said here."""

    def obstacle(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why an action that this seat might think of is not possible; None when there is no such action at all."""
        raise NotImplementedError

    def misread(self, state: S, text: str) -> Refusal | None:
        """What is missing from a text that almost means something."""
        return None

    def general(self, state: S, seat: int) -> Refusal | None:
        """Why a seat can do nothing at all; None where it may act."""
        if state.over:
            return no(state.game.over_rule, "no-more")
        if seat not in range(state.seats) and not state.actions(seat):
            return no(state.game.turn_rule, "no-such-seat", number=seat + 1)
        if not state.actions(seat):
            return no(self.whose_rule(state, seat), "no-turn")
        return None

    def whose_rule(self, state: S, seat: int) -> str:
        """The rule that says who acts now, where this seat does not."""
        return state.game.turn_rule

    def of_action(self, state: S, seat: int, action: int) -> Refusal:
        """Why an action, given as a number, is not legal now."""
        return (
            self.general(state, seat)
            or self.obstacle(state, seat, action)
            or no(state.game.turn_rule, "no-such-number", number=str(action))
        )

    def of_text(self, state: S, seat: int, text: str) -> Refusal:
        """Why a text that means no action is none."""
        return (
            self.general(state, seat)
            or self.misread(state, text)
            or no(state.game.turn_rule, "no-such-text", text=text[:40])
        )
