"""The six hidden agendas (TRE-CMP-1): every pair of Houses once. Which end lies on top is chance, so there are twelve
goals."""

from __future__ import annotations

from typing import Final

from .. import ids
from .characters import HOUSES

CARDS: Final = 6
GOALS: Final = 12


class Goal:
    """An agenda card as it lies before a player: one House is to rise, the other to fall (TRE-SET-3). The wish is
    the player's own, the characters are nobody's (TRE-AIM-1)."""

    __slots__ = ("number", "rise", "fall")
    number: int
    rise: int
    fall: int

    def __init__(self, number: int, rise: int, fall: int) -> None:
        self.number = number
        self.rise = rise
        self.fall = fall

    @property
    def card(self) -> int:
        """The card; goals 2k and 2k + 1 are its two ways up."""
        return self.number // 2

    @property
    def id(self) -> str:
        """The card's name, whichever way up it lies."""
        pair = sorted([self.rise, self.fall])
        return f"{HOUSES[pair[0]]}-{HOUSES[pair[1]]}"


def _goals() -> list[Goal]:
    goals: list[Goal] = []
    for id in ids.AGENDAS:
        one, _, other = id.partition("-")
        goals.append(Goal(len(goals), HOUSES.index(one), HOUSES.index(other)))
        goals.append(Goal(len(goals), HOUSES.index(other), HOUSES.index(one)))
    return goals


ALL: Final[list[Goal]] = _goals()
