"""Saying no: to an action, with the rule; to bad input, with a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches

import msgspec

from .phrase import Argument, Phrase, Words, notation, wrap


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible now: the id of a rule in the rulebook, and the reason."""

    rule: str
    reason: Words

    def __str__(self) -> str:
        """In English, for people at a Python prompt."""
        return f"{translate(self)} ({self.rule})"


translate: Callable[[Refusal], str] = repr  # `intrigue` sets the function that has the catalogues


def no(rule: str, kind: str, **args: Argument) -> Refusal:
    return Refusal(rule, Phrase(kind, args))


class Illegal(Exception):
    """An action that the rules do not allow. The state is as it was. Its text is made when somebody reads it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class UserError(Exception):
    """Something that is not done, and why: a kind with its arguments, for which every catalogue has words, and the rule
    against it where one speaks. Its text is notation, for logs."""

    def __init__(self, kind: str, /, rule: str | None = None, **args: Argument) -> None:
        self.reason: Words = Phrase(kind, args)
        self.rule = rule
        super().__init__(notation(self.reason))


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """What somebody may have meant who named something that is not there, as a sentence after that one."""
    near = get_close_matches(name.lower(), known, 1)
    return f" Did you mean '{near[0]}'?" if near else ""


class BadInput(Exception):
    """Something handed in from outside that cannot be used: options, a position, a file. The text is English, for
    whoever runs things; what people at a table meet has a `reason` that the catalogues can say."""

    def __init__(self, text: str, reason: Phrase | None = None) -> None:
        super().__init__(text)
        self.reason: Words = reason or wrap(text)


class Broken(Exception):
    """An invariant of a game does not hold; always a fault of ours."""
