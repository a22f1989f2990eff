"""What a seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, ParamSpec, TypeVar

import msgspec

from .phrase import Words
from .result import Result
from .state import S

P = ParamSpec("P")
T = TypeVar("T")


class Choice(msgspec.Struct, frozen=True):
    """A legal action as it is offered: its number, its stable text, and what it is called.

    `about` names the things on the table that the action is about, so that clicking one finds its actions; `rule` is
    the rule that it follows.
    """

    action: int
    say: str
    words: Words
    about: tuple[str, ...] = ()
    rule: str = ""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that all games share; each game adds its board. `seat` is None for a spectator.

    `waiting` are the seats being asked as far as this seat can tell: while choices are sealed, nobody's view
    shows who has already chosen.
    """

    seat: int | None
    seats: int
    waiting: tuple[int, ...]
    prompt: Words
    choices: tuple[Choice, ...]
    result: Result | None


class Scene(Generic[S]):
    """One moment of a game that several look at: what they see alike is made for the first of them, and is the very
    same thing for the others. It is of no use any more when the state has changed."""

    def __init__(self, state: S) -> None:
        self.state = state
        self._made: dict[Any, Any] = {}

    def once(self, make: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        key = (make, given)
        if key not in self._made:
            self._made[key] = make(*given, **named)
        found: T = self._made[key]
        return found
