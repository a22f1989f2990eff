"""What happened, and who saw what of it."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from .phrase import Phrase


class Event(msgspec.Struct, frozen=True, tag=str.lower, gc=False):
    """Base of a game's typed events. Log, animation, replay and screen reader text all come from these.

    An event that shows something which is hidden again afterwards (a hand shown once, a card put back) sets
    `fleeting`; every other event tells nothing that the view does not tell too, and the laws hold games to that. What
    lies together afterwards, as cards in a hand, is in the field that it names as `gathered`: which of two draws has
    brought which no view tells. One that would only make a story longer, since the table shows it anyway, sets `quiet`.
    """

    fleeting: ClassVar[bool] = False
    gathered: ClassVar[str] = ""
    quiet: ClassVar[bool] = False


class Positioned(Event, frozen=True):
    """The first event of a position written by hand: nothing of what was dealt before it has happened."""


POSITIONED: Final = Phrase("tell-positioned")  # the same words in all games


class Happening(msgspec.Struct, frozen=True, gc=False):
    """One event with its faces: the public one, and the private one for the seats in `privy`."""

    public: Event | None
    private: Event | None = None
    privy: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> Event | None:
        """The face that a seat saw; None when it saw nothing at all."""
        return self.private if seat in self.privy else self.public
