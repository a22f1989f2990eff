"""The 168 double-sided development cards in fourteen decks; the lower a level, the more of it is drawn and built, so
the larger its decks: 24, 12, 10 and 8 cards (MED-C-80).

A card is two faces of its deck (MED-C-48). `BACK_TO_BACK` says which: every face of level 0 is on three cards and of
level 1 on two; of level 2 the last four are on one and the others on two; of level 3 the last two are on two and the
others on three. A card is a number, counted through all decks, and a side of it is `2 * card + side`.
"""

from __future__ import annotations

from typing import Final

from . import government, religion
from .face import DECK_LEVEL, DECKS, Face

# By level: the faces of each card, by their places in the deck's list. No two cards of a deck have the same pair, so a
# card in play is known by its faces (MED-C-68).
BACK_TO_BACK: Final[list[list[tuple[int, int]]]] = [
    [(i, (i + 5) % 16) for i in range(16)] + [(i, i + 8) for i in range(8)],
    [(i, (i + 5) % 12) for i in range(12)],
    [(3, 6), (6, 1), (1, 4), (7, 2), (2, 5), (5, 0), (0, 8), (3, 9), (4, 10), (7, 11)],
    [(0, 1), (0, 3), (0, 5), (1, 2), (1, 4), (2, 3), (2, 4), (3, 5)],
]
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
FACE: Final[list[Face]] = []  # by side of a card
DECK_OF: Final[list[int]] = []  # by card
for _deck in range(DECKS):
    for _face in BY_DECK[_deck]:
        _face.number = len(ALL)
        _face.deck = _deck
        ALL.append(_face)
    for _first, _second in BACK_TO_BACK[DECK_LEVEL[_deck]]:
        FACE.append(BY_DECK[_deck][_first])
        FACE.append(BY_DECK[_deck][_second])
        DECK_OF.append(_deck)
BY_ID: Final[dict[str, Face]] = {face.id: face for face in ALL}
CARDS: Final = len(DECK_OF)


def cards_of(deck: int) -> list[int]:
    """All cards of a deck, in order."""
    return [card for card in range(CARDS) if DECK_OF[card] == deck]
