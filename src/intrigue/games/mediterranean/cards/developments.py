"""The 168 double-sided development cards in fourteen decks (MED-CMP-1); the lower a level, the more of it is drawn and
built, so the larger its decks: 24, 12, 10 and 8 cards (MED-C-80).

A card is two faces of its deck (MED-C-48). `ids.DEVELOPMENTS` says which: every face of level 0 is on three cards and
of level 1 on two; of level 2 the last four are on one and the others on two; of level 3 the last two are on two and the
others on three. The number of a card is its place there, and a side of it is `2 * card + side`.
"""

from __future__ import annotations

from typing import Final

from ....core.numbering import in_order, listed_at
from ....core.refusal import BadInput
from .. import ids
from . import government, religion
from .face import DECKS, Face

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
for _deck in range(DECKS):
    for _face in BY_DECK[_deck]:
        _face.deck = _deck
ALL: Final[list[Face]] = in_order(ids, ids.FACES, [face for faces in BY_DECK for face in faces])
BY_ID: Final[dict[str, Face]] = {face.id: face for face in ALL}


def face_of(id: str) -> Face:
    if id not in BY_ID:
        raise BadInput(f"{listed_at(ids, id)}: there is no development with the id '{id}'.")
    return BY_ID[id]


# No two cards of a deck have the same pair of faces, so a card in play is known by them (MED-C-68).
FACE: Final[list[Face]] = [face_of(id) for pair in ids.DEVELOPMENTS for id in pair]  # by side of a card
DECK_OF: Final[list[int]] = [FACE[side].deck for side in range(0, len(FACE), 2)]  # by card
CARDS: Final = len(DECK_OF)


def cards_of(deck: int) -> list[int]:
    """All cards of a deck, in order."""
    return [card for card in range(CARDS) if DECK_OF[card] == deck]
