"""What a table is worth to an agenda."""

from __future__ import annotations

from .cards.agendas import Goal
from .cards.characters import KIN, how_many


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
