"""The nine Heroes of the advanced game, three for each faction."""

from __future__ import annotations

from typing import Any, Final

from ....core.state import Frame
from .law import IN_DISCARDS, Arrest, Free
from .money import KeepOne
from .titles import DISCOUNT, ESCAPE, GOAL, MERCHANT, POWERS, REACH, TAX, THIEF, WAGES, WATCH, Hero

ANY_PHASE: Final = 0b11111
DRAW_PHASE_ONLY: Final = 0b00001


def lasting(id: str, name: str, faction: int, text: str, changes: list[tuple[int, int]]) -> Hero:
    """Something changes for as long as the Hero is face-up."""
    powers = [0] * POWERS
    for power, amount in changes:
        powers[power] = amount
    return Hero(id, name, faction, text, powers, [], ANY_PHASE, False)


def fleeting(id: str, name: str, faction: int, text: str, phases: int, effect: list[Frame[Any]]) -> Hero:
    """Something happens at the reveal; then the Hero is turned face-down."""
    return Hero(id, name, faction, text, [0] * POWERS, effect, phases, True)


ALL_HEROES: Final[list[Hero]] = [
    lasting(
        "antonia",
        "Antonia",
        WATCH,
        "Your captures on the table reach one level higher. Whenever you capture a Thief, draw 1 treasure.",
        [(REACH, 1), (WAGES, 1)],
    ),
    lasting(
        "bruno",
        "Bruno the Taxman",
        WATCH,
        "Whenever you take or get treasure from another player, it is 2 more.",
        [(TAX, 2)],
    ),
    fleeting(
        "zaccaria",
        "Judge Zaccaria",
        WATCH,
        "In the Draw Phase only: capture 2 Thieves in the Thief's discard pile. Then turn this Hero face-down.",
        DRAW_PHASE_ONLY,
        [Arrest(WATCH, IN_DISCARDS, 3, 2)],
    ),
    lasting(
        "dario",
        "Dario",
        MERCHANT,
        "Your characters cost 1 less in the Payment Phase.",
        [(DISCOUNT, 1)],
    ),
    lasting(
        "jacopo",
        "Jacopo",
        MERCHANT,
        "Untold Riches asks 1 less of you.",
        [(GOAL, 1)],
    ),
    fleeting(
        "elettra",
        "Elettra",
        MERCHANT,
        "Draw 3 treasures and keep 1. Then turn this Hero face-down.",
        ANY_PHASE,
        [KeepOne(MERCHANT, 3)],
    ),
    fleeting(
        "caterina",
        "Caterina",
        THIEF,
        "Free a captured Thief, back to your hand. Then turn this Hero face-down.",
        ANY_PHASE,
        [Free(THIEF, True)],
    ),
    lasting(
        "nine-tails",
        "Nine Tails",
        THIEF,
        "When one of your characters is about to be captured, you may turn this Hero face-down instead.",
        [(ESCAPE, 1)],
    ),
    lasting(
        "matteo",
        "Old Matteo",
        THIEF,
        "Whenever you gain Infamy, draw 2 treasures.",
        [(WAGES, 2)],
    ),
]
