"""The ten characters: eight nobles of four Houses and two neutrals, each with an ability (TRE-CMP-1). Their words are
in the catalogues.

A set of characters is a number with one bit for each, so that a row, the wounded and a House are numbers too.
"""

from __future__ import annotations

from typing import Final

from ....core.numbering import in_order
from .. import ids
from .effects import ATTACK, DOWN, HEAL, UP

GREEN: Final = 0
RED: Final = 1
PURPLE: Final = 2
BLUE: Final = 3
NEUTRAL: Final = -1  # of no House (TRE-C-8)
HOUSES: Final[tuple[str, ...]] = ("green", "red", "purple", "blue")

# Whom a last deed may be done to; all of them living
WOUNDED: Final = 0
UNWOUNDED: Final = 1
ANYONE: Final = 2
SAME_ROW: Final = 3


class Deed:
    """One step of what happens when a character is killed: somebody is picked and something is done to them."""

    __slots__ = ("whom", "effects")
    whom: int
    effects: int

    def __init__(self, whom: int, effects: int) -> None:
        self.whom = whom
        self.effects = effects


class Character:
    """A character and what the wounded side of the card says (TRE-CMP-2).

    An ability is active while its owner is Wounded, or it is a list of last deeds, done when the owner is Killed
    (TRE-ST-1, TRE-ST-4). The rules ask for what an ability does, never for whose it is.
    """

    __slots__ = (
        "number",
        "id",
        "house",
        "rule",
        "rooted",
        "bolts",
        "leads",
        "shields",
        "yields",
        "every_house",
        "last",
    )
    number: int  # its place in `ids.CHARACTERS`
    id: str
    house: int
    rule: str  # the ruling that goes into detail
    rooted: bool  # cannot be moved
    bolts: bool  # moves one row further
    leads: bool  # those of the same House and row move along
    shields: bool  # takes the attacks on others in the same row
    yields: bool  # moves on in the same direction when somebody comes into the row
    every_house: bool  # belongs to every House
    last: list[Deed]  # when killed

    def __init__(
        self,
        id: str,
        house: int,
        rule: str,
        rooted: bool = False,
        bolts: bool = False,
        leads: bool = False,
        shields: bool = False,
        yields: bool = False,
        every_house: bool = False,
        last: list[Deed] | None = None,
    ) -> None:
        self.id = id
        self.house = house
        self.rule = rule
        self.rooted = rooted
        self.bolts = bolts
        self.leads = leads
        self.shields = shields
        self.yields = yields
        self.every_house = every_house
        self.last = last if last is not None else []

    @property
    def bit(self) -> int:
        return 1 << self.number


WRITTEN: Final[list[Character]] = [
    Character("filia", GREEN, "TRE-C-38", leads=True),
    Character("asher", GREEN, "TRE-C-37", shields=True),
    Character("brutol", RED, "TRE-ST-4", last=[Deed(SAME_ROW, ATTACK)]),
    Character("gerard", RED, "TRE-C-34", rooted=True),  # spelt one way (TRE-C-25)
    Character("diane", PURPLE, "TRE-ST-4", last=[Deed(ANYONE, DOWN)]),
    Character("elaine", PURPLE, "TRE-C-39", yields=True),
    Character("lucius", BLUE, "TRE-C-14", last=[Deed(WOUNDED, HEAL), Deed(UNWOUNDED, ATTACK)]),
    Character("isolde", BLUE, "TRE-C-40", bolts=True),
    Character("corvin", NEUTRAL, "TRE-C-36", every_house=True),
    Character("odile", NEUTRAL, "TRE-C-42", last=[Deed(WOUNDED, HEAL | UP)]),
]
CHARACTERS: Final[list[Character]] = in_order(ids, ids.CHARACTERS, WRITTEN)

COUNT: Final = 10
EVERYONE: Final = (1 << COUNT) - 1
KIN: Final[list[int]] = [sum([who.bit for who in CHARACTERS if who.house == house]) for house in range(len(HOUSES))]
HOUSE_OF: Final[list[int]] = [who.house for who in CHARACTERS]

# Who has which ability
ROOTED: Final = sum([who.bit for who in CHARACTERS if who.rooted])
BOLTS: Final = sum([who.bit for who in CHARACTERS if who.bolts])
LEADS: Final = sum([who.bit for who in CHARACTERS if who.leads])
SHIELDS: Final = sum([who.bit for who in CHARACTERS if who.shields])
YIELDS: Final = sum([who.bit for who in CHARACTERS if who.yields])
EVERY_HOUSE: Final = sum([who.bit for who in CHARACTERS if who.every_house])
LAST: Final = sum([who.bit for who in CHARACTERS if len(who.last) > 0])


def members(group: int) -> list[int]:
    """The numbers of the characters in a set."""
    return [number for number in range(COUNT) if group >> number & 1]


def how_many(group: int) -> int:
    count = 0
    while group:
        group &= group - 1
        count += 1
    return count
