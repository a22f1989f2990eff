"""The pressure that is being made, or was made last (FIV-PRESS)."""

from __future__ import annotations

from typing import Final

from ....core.part import Part


class Pressure(Part):
    """What counts in it, and how it went. It never changes; its outcome is another one."""

    __slots__ = (
        "place",
        "stat",
        "seat",
        "performer",
        "ties_win",
        "no_mercenaries",
        "bonus",
        "turncoat",
        "source",
        "open",
        "won",
    )
    place: int
    stat: int
    seat: int  # whoever makes it
    performer: int  # -1 nobody
    ties_win: bool
    no_mercenaries: bool  # they do not count
    bonus: int
    turncoat: int  # another's character that counts for whoever makes it, -1 nobody
    source: int  # the card whose ability it is, -1 for a claim
    open: bool  # not counted yet
    won: bool

    def __init__(
        self,
        place: int,
        stat: int,
        seat: int,
        performer: int,
        ties_win: bool,
        no_mercenaries: bool,
        bonus: int,
        turncoat: int,
        source: int,
        open: bool,
        won: bool,
    ) -> None:
        self.place = place
        self.stat = stat
        self.seat = seat
        self.performer = performer
        self.ties_win = ties_win
        self.no_mercenaries = no_mercenaries
        self.bonus = bonus
        self.turncoat = turncoat
        self.source = source
        self.open = open
        self.won = won

    def with_outcome(self, won: bool) -> Pressure:
        """The same with its outcome."""
        return Pressure(
            place=self.place,
            stat=self.stat,
            seat=self.seat,
            performer=self.performer,
            ties_win=self.ties_win,
            no_mercenaries=self.no_mercenaries,
            bonus=self.bonus,
            turncoat=self.turncoat,
            source=self.source,
            open=False,
            won=won,
        )


NO_PRESSURE: Final = Pressure(
    place=-1,
    stat=0,
    seat=-1,
    performer=-1,
    ties_win=False,
    no_mercenaries=False,
    bonus=0,
    turncoat=-1,
    source=-1,
    open=False,
    won=False,
)
