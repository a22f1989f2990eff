"""The 168 double-sided development cards: twelve in each of the fourteen decks.

Decks of level 0 to 2 have twelve different faces, each on two cards; level 3 has six, each on four. A card is a
number, `deck * 12 + place`, and a side of it `2 * card + side`.
"""

from __future__ import annotations

from typing import Final

from . import government, religion
from .face import DECKS, Face

DECK_SIZE: Final = 12
CARDS: Final = DECKS * DECK_SIZE
BY_DECK: Final[list[list[Face]]] = [
    government.GREY,
    government.BLACK_1,
    government.BLACK_2,
    government.BLACK_3,
    government.WHITE_1,
    government.WHITE_2,
    government.WHITE_3,
    religion.PURPLE,
    religion.RED_1,
    religion.RED_2,
    religion.RED_3,
    religion.BLUE_1,
    religion.BLUE_2,
    religion.BLUE_3,
]
ALL: Final[list[Face]] = []
for _deck in range(DECKS):
    for _face in BY_DECK[_deck]:
        _face.number = len(ALL)
        _face.deck = _deck
        ALL.append(_face)
BY_ID: Final[dict[str, Face]] = {face.id: face for face in ALL}


def sides_of(card: int) -> list[Face]:
    """The two faces of a card. No two cards have the same pair, so a card in play is known by its faces (MED-C-68)."""
    deck, place = card // DECK_SIZE, card % DECK_SIZE
    faces = BY_DECK[deck]
    if len(faces) == DECK_SIZE:
        return [faces[place], faces[(place + 5) % DECK_SIZE]]
    half = place % 6
    return [faces[half], faces[(half + 1 + place // 6) % 6]]


FACE: Final[list[Face]] = []  # by side of a card
for _card in range(CARDS):
    FACE.extend(sides_of(_card))
DECK_OF: Final[list[int]] = [card // DECK_SIZE for card in range(CARDS)]
