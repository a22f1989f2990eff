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

IDS: Final[list[str]] = ["copper", "silver", "gold", "diamond"]


def enrol(title: Title) -> None:
    title.number = len(CARDS)
    CARDS.append(title)
    KIND.append(title.kind)
    COST.append(title.cost)
    LEVEL.append(title.level)


def fill() -> bool:
    """The treasures, three decks and nine Heroes; the victory cards are numbers in the state (TRI-CMP-1)."""
    for treasure in range(TREASURES):
        copies = MINTED[treasure]
        enrol(Title(IDS[treasure], NO_CARD, TREASURE, cost=0, level=NO_LEVEL, copies=copies, effect=[], trigger=NEVER))
    for deck in (WATCH_DECK, MERCHANT_DECK, THIEF_DECK):
        FIRST.append(len(CARDS))
        for title in deck:
            enrol(title)
    FIRST.append(len(CARDS))
    HEROES.extend(ALL_HEROES)
    return True


FILLED: Final = fill()
