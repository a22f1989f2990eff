"""All cards in their order, and the tables of their numbers that the rules look things up in."""

from __future__ import annotations

from typing import Final

from .heroes import ALL_HEROES
from .merchant import MERCHANT_DECK
from .thief import THIEF_DECK
from .titles import (
    CARDS,
    COST,
    FIRST,
    HEROES,
    KIND,
    LEVEL,
    MINTED,
    NEVER,
    NO_CARD,
    NO_LEVEL,
    TREASURE,
    TREASURES,
    Title,
)
from .watch import WATCH_DECK

NAMES: Final[list[str]] = ["Copper", "Silver", "Gold", "Diamond"]
TEXTS: Final[list[str]] = [
    "Worth 1. Played, it goes to the treasure discards and you draw 1 treasure.",
    "Worth 2. Played, it goes to the treasure discards and you draw 2 treasures.",
    "Worth 3. It cannot be played, only paid with.",
    "Worth 4. It cannot be played, only paid with.",
]


def enrol(title: Title) -> None:
    title.number = len(CARDS)
    CARDS.append(title)
    KIND.append(title.kind)
    COST.append(title.cost)
    LEVEL.append(title.level)


def fill() -> bool:
    for treasure in range(TREASURES):
        name = NAMES[treasure]
        text = TEXTS[treasure]
        enrol(Title(name.lower(), name, NO_CARD, TREASURE, 0, NO_LEVEL, MINTED[treasure], text, [], NEVER))
    for deck in (WATCH_DECK, MERCHANT_DECK, THIEF_DECK):
        FIRST.append(len(CARDS))
        for title in deck:
            enrol(title)
    FIRST.append(len(CARDS))
    HEROES.extend(ALL_HEROES)
    return True


FILLED: Final = fill()
