"""All cards in their order, and the tables of their numbers that the rules look things up in."""

from __future__ import annotations

from typing import Final

from ....core.numbering import in_order
from .. import ids
from .heroes import ALL_HEROES
from .merchant import MERCHANT_DECK
from .thief import THIEF_DECK
from .titles import (
    CARDS,
    COST,
    DECKS,
    FACTIONS,
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

TREASURE_IDS: Final[list[str]] = ["copper", "silver", "gold", "diamond"]


def treasure(number: int) -> Title:
    copies = MINTED[number]
    return Title(TREASURE_IDS[number], NO_CARD, TREASURE, 0, NO_LEVEL, copies, effect=[], trigger=NEVER)


def fill() -> bool:
    """The treasures, three decks and nine Heroes; the victory cards are numbers in the state (TRI-CMP-1)."""
    treasures = [treasure(number) for number in range(TREASURES)]
    for title in in_order(ids, ids.CARDS, treasures + WATCH_DECK + MERCHANT_DECK + THIEF_DECK):
        CARDS.append(title)
        KIND.append(title.kind)
        COST.append(title.cost)
        LEVEL.append(title.level)
    for faction in range(len(FACTIONS)):
        DECKS.append([title.number for title in CARDS if title.faction == faction])
    HEROES.extend(in_order(ids, ids.HEROES, ALL_HEROES))
    return True


FILLED: Final[bool] = fill()
