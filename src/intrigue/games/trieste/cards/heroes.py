"""The nine Heroes of the advanced game, three for each faction."""

from __future__ import annotations

from typing import Any, Final

from ....core.state import Frame
from .law import IN_DISCARDS, Arrest, Free
from .money import KeepOne
from .titles import DISCOUNT, ESCAPE, GOAL, MERCHANT, POWERS, REACH, TAX, THIEF, WAGES, WATCH, Hero

ANY_PHASE: Final = 0b11111
DRAW_PHASE_ONLY: Final = 0b00001


def lasting(id: str, faction: int, changes: list[tuple[int, int]]) -> Hero:
    """Something changes for as long as the Hero is face-up."""
    powers = [0] * POWERS
    for power, amount in changes:
        powers[power] = amount
    return Hero(id, faction, powers, [], ANY_PHASE, once=False)


def fleeting(id: str, faction: int, phases: int, effect: list[Frame[Any]]) -> Hero:
    """Something happens at the reveal; then the Hero is turned face-down."""
    return Hero(id, faction, [0] * POWERS, effect, phases, once=True)


ALL_HEROES: Final[list[Hero]] = [
    lasting(
        "antonia",
        WATCH,
        [(REACH, 1), (WAGES, 1)],
    ),
    lasting(
        "bruno",
        WATCH,
        [(TAX, 2)],
    ),
    fleeting(
        "zaccaria",
        WATCH,
        DRAW_PHASE_ONLY,
        [Arrest(WATCH, IN_DISCARDS, limit=3, count=2)],
    ),
    lasting(
        "dario",
        MERCHANT,
        [(DISCOUNT, 1)],
    ),
    lasting(
        "jacopo",
        MERCHANT,
        [(GOAL, 1)],
    ),
    fleeting(
        "elettra",
        MERCHANT,
        ANY_PHASE,
        [KeepOne(MERCHANT, count=3)],
    ),
    fleeting(
        "caterina",
        THIEF,
        ANY_PHASE,
        [Free(THIEF, to_hand=True)],
    ),
    lasting(
        "nine-tails",
        THIEF,
        [(ESCAPE, 1)],
    ),
    lasting(
        "matteo",
        THIEF,
        [(WAGES, 2)],
    ),
]
