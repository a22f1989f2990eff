"""What a seat may see."""

from __future__ import annotations

import msgspec

from .phrase import Words
from .result import Result


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A legal action as it is offered: its number, its stable text, and what it is called.

    `about` names the things on the table that the action is about, so that clicking one finds its actions; `rule` is
    the rule that it follows.
    """

    action: int
    say: str
    words: Words
    about: tuple[str, ...] = ()
    rule: str = ""


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
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
