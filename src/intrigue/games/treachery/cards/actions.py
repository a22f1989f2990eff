"""The fourteen action cards, two actions each. Every action is a picture with its words beside it.

TRE-C-5 says how a picture lies on the table. Tests hold the set to what was designed: how many symbols, effects, pairs
and always possible actions there are.
"""

from __future__ import annotations

from typing import Final

from .picture import Picture

TOP: Final = 0
BOTTOM: Final = 1
HALVES: Final[tuple[str, str]] = ("top", "bottom")


class Action:
    """One half of a card."""

    __slots__ = ("number", "picture", "text")
    number: int  # card * 2 + half, in the order of CARDS
    picture: Picture
    text: str

    def __init__(self, picture: str, text: str) -> None:
        self.number = -1
        self.picture = Picture(picture)
        self.text = text


class ActionCard:
    __slots__ = ("id", "name", "top", "bottom")
    id: str
    name: str
    top: Action
    bottom: Action

    def __init__(self, id: str, name: str, top: Action, bottom: Action) -> None:
        self.id = id
        self.name = name
        self.top = top
        self.bottom = bottom


CARDS: Final[list[ActionCard]] = [
    ActionCard(
        "ambush",
        "Ambush",
        Action("wvx", "Move somebody down and attack them."),
        Action("y y / wx", "Two of one House in a row: attack an outsider in the row below."),
    ),
    ActionCard(
        "ball",
        "Masked Ball",
        Action("w^ wv w w", "In a row of four or more, one moves up and another one down."),
        Action("y / - / y^", "Two of one House, two rows apart: the lower one moves up."),
    ),
    ActionCard(
        "blackmail",
        "Blackmail",
        Action("wv", "Move somebody down."),
        Action("w w / wx", "Attack somebody in the row below two others."),
    ),
    ActionCard(
        "coup",
        "Coup",
        Action("w^", "Move somebody up."),
        Action(
            "wx / y^ y",
            "Two of one House in a row: one moves up, and an outsider in the row above is attacked.",
        ),
    ),
    ActionCard(
        "decree",
        "Decree",
        Action("w^x", "Move somebody up and attack them."),
        Action("yv / y", "Two of one House in neighbouring rows: the upper one moves down."),
    ),
    ActionCard(
        "disgrace",
        "Disgrace",
        Action("wv w", "Move somebody down who is not alone in the row."),
        Action("yx yx", "Two of one House in a row: attack both."),
    ),
    ActionCard(
        "feud",
        "Feud",
        Action(
            "y / wx / yv",
            "Two of one House, two rows apart: the lower one moves down, and an outsider between them is attacked.",
        ),
        Action("y^ / y^", "Two of one House in neighbouring rows: both move up."),
    ),
    ActionCard(
        "gossip",
        "Gossip",
        Action("yv / - / y", "Two of one House, two rows apart: the upper one moves down."),
        Action(
            "wv w / w^ w",
            "Of two neighbouring rows of two or more, one of the upper moves down and one of the lower moves up.",
        ),
    ),
    ActionCard(
        "hunt",
        "Royal Hunt",
        Action("wx w w", "Attack somebody in a row of three or more."),
        Action("wv", "Move somebody down."),
    ),
    ActionCard(
        "oath",
        "Oath",
        Action("y+^ y", "Two of one House in a row: heal one of them and move them up."),
        Action("w^", "Move somebody up."),
    ),
    ActionCard(
        "poison",
        "Poison",
        Action("wx / w w", "Attack somebody in the row above two others."),
        Action("w+v w", "Heal somebody who is not alone in the row and move them down."),
    ),
    ActionCard(
        "remedy",
        "Remedy",
        Action("w+^", "Heal somebody and move them up."),
        Action("wx / - / w", "Attack somebody who has anyone two rows below."),
    ),
    ActionCard(
        "rivals",
        "Rivals",
        Action("w+ wx", "In one row, heal somebody and attack somebody else."),
        Action("w^ w", "Move somebody up who is not alone in the row."),
    ),
    ActionCard(
        "succession",
        "Succession",
        Action("y / yvx", "Two of one House in neighbouring rows: the lower one moves down and is attacked."),
        Action("wvx / - / w", "Somebody who has anyone two rows below moves down and is attacked."),
    ),
]

ACTIONS: Final[list[Action]] = [half for card in CARDS for half in (card.top, card.bottom)]
for _number, _action in enumerate(ACTIONS):
    _action.number = _number
