"""Tables that turns have left behind, and what a table is worth."""

from __future__ import annotations

from ...core.part import Part
from .cards.agendas import Goal
from .cards.characters import KIN, how_many


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


def points_of(rows: list[int], hurt: int, goal: Goal) -> int:
    """What a table is worth to an agenda: rows below whoever is to rise (TRE-SC-1) and above whoever is to fall
    (TRE-SC-2), less their wounds (TRE-SC-3). Neutrals mean nothing (TRE-C-31)."""
    rise = KIN[goal.rise]
    fall = KIN[goal.fall]
    total = 0
    height = len(rows)
    for at in range(height):
        row = rows[at]
        total += (height - 1 - at) * how_many(row & rise) + at * how_many(row & fall)
    return total - how_many(hurt & (rise | fall))
