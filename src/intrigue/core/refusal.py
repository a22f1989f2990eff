"""Saying no: to an action, with the rule; to bad input, with a sentence."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible now: the id of a rule in the rulebook, and the reason in words."""

    rule: str
    reason: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class Illegal(Exception):
    """An action that the rules do not allow. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class BadInput(Exception):
    """Something handed in from outside that cannot be used: options, a position, a file. The text is for people."""


class Broken(Exception):
    """An invariant of a game does not hold; always a fault of ours."""
