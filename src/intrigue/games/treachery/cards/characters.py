"""The ten characters: eight nobles of four Houses and two neutrals, each with its ability beside its words.

A set of characters is a number with one bit for each, so that a row, the wounded and a House are numbers too.
"""

from __future__ import annotations

from typing import Final

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
    """A character and what the wounded side of the card says.

    An ability is active while its owner is Wounded, or it is a list of last deeds, done when the owner is Killed
    (TRE-ST-1, TRE-ST-4). The rules ask for what an ability does, never for whose it is.
    """

    __slots__ = (
        "number",
        "id",
        "name",
        "house",
        "ability",
        "text",
        "rule",
        "rooted",
        "bolts",
        "leads",
        "shields",
        "yields",
        "every_house",
        "last",
    )
    number: int
    id: str
    name: str
    house: int
    ability: str
    text: str
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
        number: int,
        id: str,
        name: str,
        house: int,
        ability: str,
        text: str,
        rule: str,
        rooted: bool = False,
        bolts: bool = False,
        leads: bool = False,
        shields: bool = False,
        yields: bool = False,
        every_house: bool = False,
        last: list[Deed] | None = None,
    ) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.house = house
        self.ability = ability
        self.text = text
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


CHARACTERS: Final[list[Character]] = [
    Character(
        0,
        "filia",
        "Lady Filia",
        GREEN,
        "Beloved",
        "While Wounded: when she moves, everyone of her House in her row moves with her.",
        "TRE-C-38",
        leads=True,
    ),
    Character(
        1,
        "asher",
        "Duke Asher",
        GREEN,
        "Shield",
        "While Wounded: an attack on somebody else in his row hits him instead.",
        "TRE-C-37",
        shields=True,
    ),
    Character(
        2,
        "brutol",
        "Lord Brutol",
        RED,
        "Last blow",
        "When Killed: attack somebody else in his row.",
        "TRE-ST-4",
        last=[Deed(SAME_ROW, ATTACK)],
    ),
    Character(
        3,
        "gerard",
        "Commander Gerard",
        RED,
        "Stands his ground",
        "While Wounded: he cannot be moved.",
        "TRE-C-34",
        rooted=True,
    ),
    Character(
        4,
        "diane",
        "Countess Diane",
        PURPLE,
        "Last word",
        "When Killed: move any one character one row down.",
        "TRE-ST-4",
        last=[Deed(ANYONE, DOWN)],
    ),
    Character(
        5,
        "elaine",
        "Lady Elaine",
        PURPLE,
        "Gives way",
        "While Wounded: when somebody else moves into her row, she moves on in the same direction.",
        "TRE-C-39",
        yields=True,
    ),
    Character(
        6,
        "lucius",
        "Master Lucius",
        BLUE,
        "Last lesson",
        "When Killed: heal one Wounded character, then attack one Unwounded character.",
        "TRE-C-14",
        last=[Deed(WOUNDED, HEAL), Deed(UNWOUNDED, ATTACK)],
    ),
    Character(
        7,
        "isolde",
        "Dame Isolde",
        BLUE,
        "Restless",
        "While Wounded: whenever she is moved, she goes one row further.",
        "TRE-C-40",
        bolts=True,
    ),
    Character(
        8,
        "corvin",
        "Corvin the Jester",
        NEUTRAL,
        "Many masks",
        "While Wounded: he belongs to every House.",
        "TRE-C-36",
        every_house=True,
    ),
    Character(
        9,
        "odile",
        "Sister Odile",
        NEUTRAL,
        "Last blessing",
        "When Killed: heal one Wounded character and move them one row up.",
        "TRE-C-42",
        last=[Deed(WOUNDED, HEAL | UP)],
    ),
]

COUNT: Final = 10
EVERYONE: Final = (1 << COUNT) - 1
KIN: Final[list[int]] = [sum([c.bit for c in CHARACTERS if c.house == house]) for house in range(len(HOUSES))]
HOUSE_OF: Final[list[int]] = [c.house for c in CHARACTERS]

# Who has which ability
ROOTED: Final = sum([c.bit for c in CHARACTERS if c.rooted])
BOLTS: Final = sum([c.bit for c in CHARACTERS if c.bolts])
LEADS: Final = sum([c.bit for c in CHARACTERS if c.leads])
SHIELDS: Final = sum([c.bit for c in CHARACTERS if c.shields])
YIELDS: Final = sum([c.bit for c in CHARACTERS if c.yields])
EVERY_HOUSE: Final = sum([c.bit for c in CHARACTERS if c.every_house])
LAST: Final = sum([c.bit for c in CHARACTERS if len(c.last) > 0])


def members(group: int) -> list[int]:
    """The numbers of the characters in a set."""
    return [number for number in range(COUNT) if group >> number & 1]


def how_many(group: int) -> int:
    count = 0
    while group:
        group &= group - 1
        count += 1
    return count
