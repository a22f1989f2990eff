"""When does the table itself act?"""

from __future__ import annotations

import msgspec


class Alarm(msgspec.Struct, frozen=True):
    """The next move of a clock that belongs to the game: `action` is due `seconds` after it became the next one, and
    people then still have `after` more until what they are doing ends."""

    action: int
    seconds: float
    after: float = 0.0
