"""Tables that turns have left behind."""

from __future__ import annotations

from ...core.part import Part


class Past(Part):
    """The table that a turn left behind. All have seen it, and it tells something about the agenda behind it."""

    __slots__ = ("seat", "rows", "hurt", "before")
    seat: int  # whose turn it was; NOBODY: the table as it was dealt
    rows: list[int]
    hurt: int  # the Wounded and the Killed
    before: Past | None

    def __init__(self, seat: int, rows: list[int], hurt: int, before: Past | None) -> None:
        self.seat = seat
        self.rows = rows
        self.hurt = hurt
        self.before = before
