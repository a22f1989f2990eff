"""The action cards (TRE-CMP-1), two actions each. Every action is a picture, from which its words are made.

TRE-C-5 says how a picture lies on the table. Tests hold the set to what was designed: how many symbols, effects, pairs
and always possible actions there are.
"""

from __future__ import annotations

from typing import Final

from ....core.numbering import in_order
from .. import ids
from .picture import Picture

NO_CARD: Final = -1
HALVES: Final[tuple[str, str]] = ("top", "bottom")


class Action:
    """One half of a card."""

    __slots__ = ("number", "picture")
    number: int  # card * 2 + half
    picture: Picture

    def __init__(self, picture: str) -> None:
        self.picture = Picture(picture)


class ActionCard:
    """Two actions, one above the other (TRE-CMP-2). No card can be turned to read it the other way up (TRE-TURN-5), not
    even in the hand (TRE-C-26)."""

    __slots__ = ("number", "id", "top", "bottom", "copies")
    number: int  # its place in `ids.CARDS`
    id: str
    top: Action
    bottom: Action
    copies: int  # in the deck: 1, or 0 while it is left out

    def __init__(self, id: str, top: str, bottom: str, copies: int = 1) -> None:
        self.id = id
        self.top = Action(top)
        self.bottom = Action(bottom)
        self.copies = copies


WRITTEN: Final[list[ActionCard]] = [
    ActionCard("ambush", "wvx", "y y / wx"),
    ActionCard("ball", "w^ wv w w", "y / - / y^"),
    ActionCard("blackmail", "wv", "w w / wx"),
    ActionCard("coup", "w^", "wx / y^ y"),
    ActionCard("decree", "w^x", "yv / y"),
    ActionCard("disgrace", "wv w", "yx yx"),
    ActionCard("feud", "y / wx / yv", "y^ / y^"),
    ActionCard("gossip", "yv / - / y", "wv w / w^ w"),
    ActionCard("hunt", "wx w w", "wv"),
    ActionCard("oath", "y+^ y", "w^"),
    ActionCard("poison", "wx / w w", "w+v w"),
    ActionCard("remedy", "w+^", "wx / - / w"),
    ActionCard("rivals", "w+ wx", "w^ w"),
    ActionCard("succession", "y / yvx", "wvx / - / w"),
]

CARDS: Final[list[ActionCard]] = in_order(ids, ids.CARDS, WRITTEN)
DECK: Final[list[int]] = [card.number for card in CARDS if card.copies]  # the cards that are dealt, sorted
MOST_TURNS: Final = 2 * (len(DECK) - 3)  # of two players, who hold a card each beside the revealed one: twice the rest

ACTIONS: Final[list[Action]] = [half for card in CARDS for half in (card.top, card.bottom)]
for _number, _action in enumerate(ACTIONS):
    _action.number = _number
