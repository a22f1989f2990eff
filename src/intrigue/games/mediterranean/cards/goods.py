"""The 163 goods cards: a good with its value row on top, an idea at the bottom.

Cards with the same good and the same idea are alike, so a card is known by its `kind`: 69 pairs of good and idea,
and Piracy. Everything about a kind is a table indexed by it.
"""

from __future__ import annotations

from typing import Final

from ....core.numbering import in_order
from .. import ids

SALT: Final = 0
TIMBER: Final = 1
WOOL: Final = 2
GRAIN: Final = 3
ORE: Final = 4
WINE: Final = 5
DYE: Final = 6
SLAVES: Final = 7
ART: Final = 8
SPICES: Final = 9
GOLD: Final = 10
PIRATE: Final = 11  # what a Piracy card really is: no good at all

BASICS: Final = 5
GOODS: Final = 11
GOOD_NAMES: Final[list[str]] = [
    "salt",
    "timber",
    "wool",
    "grain",
    "ore",
    "wine",
    "dye",
    "slaves",
    "art",
    "spices",
    "gold",
    "piracy",
]

# MED-CMP-1: the seven piles, five basic, one civic, one luxury
CIVIC: Final = 5
LUXURY: Final = 6
PILES: Final = 7
PILE_NAMES: Final[list[str]] = ["salt", "timber", "wool", "grain", "ore", "civic", "luxury"]
PILE_OF: Final[list[int]] = [0, 1, 2, 3, 4, CIVIC, CIVIC, CIVIC, CIVIC, LUXURY, LUXURY, LUXURY]

BASIC_ROW: Final[list[int]] = [0, 1, 3, 6, 10, 15, 21]  # MED-C-1
ROWS: Final[list[list[int]]] = [
    BASIC_ROW,
    BASIC_ROW,
    BASIC_ROW,
    BASIC_ROW,
    BASIC_ROW,
    [1, 3, 6, 10, 15, 21],  # wine, MED-EX-2
    [2, 5, 9, 14, 20],  # dye, MED-C-2
    [1, 3, 6, 10, 15, 21],  # slaves
    [2, 5, 9, 14, 20],  # art
    [3, 6, 10, 15, 21],  # spices, MED-C-39
    [3, 6, 10, 15, 21],  # gold
    [0],
]

BLACK: Final = 0
WHITE: Final = 1
RED: Final = 2
BLUE: Final = 3
PROSPERITY: Final = 4
POVERTY: Final = 5
DEPRESSION: Final = 6
BARBARIANS: Final = 7
FURY: Final = 8
REVOLT: Final = 9
CORRUPTION: Final = 10
ZEALOTS: Final = 11
NOTHING: Final = 12
IDEAS: Final = 12
IDEA_NAMES: Final[list[str]] = [
    "black",
    "white",
    "red",
    "blue",
    "prosperity",
    "poverty",
    "depression",
    "barbarians",
    "fury",
    "revolt",
    "corruption",
    "zealots",
    "nothing",
]

# How many cards of each idea a good has, by class (MED-GDS-1); the specials go against the good's usual way. There is
# little misery on basic goods (MED-C-86).
BASIC_IDEAS: Final[list[tuple[int, int]]] = [
    (BLACK, 3),
    (WHITE, 3),
    (RED, 3),
    (BLUE, 3),
    (PROSPERITY, 4),
    (POVERTY, 1),
    (DEPRESSION, 1),
]
LUXURY_IDEAS: Final[list[tuple[int, int]]] = [
    (BLACK, 2),
    (WHITE, 2),
    (RED, 2),
    (BLUE, 2),
    (PROSPERITY, 2),
    (POVERTY, 1),
    (BARBARIANS, 1),
]
OWN_ARROW: Final[list[int]] = [RED, BLUE, BLACK, WHITE]  # of wine, dye, slaves, art
SPECIAL: Final[list[int]] = [ZEALOTS, ZEALOTS, REVOLT, CORRUPTION]


def civic_ideas(good: int) -> list[tuple[int, int]]:
    own, special = OWN_ARROW[good - WINE], SPECIAL[good - WINE]
    return [(own, 7), (PROSPERITY, 1), (BARBARIANS, 2), (FURY, 1), (special, 1)]


def ideas_of(good: int) -> list[tuple[int, int]]:
    if good < BASICS:
        return BASIC_IDEAS
    return civic_ideas(good) if good < SPICES else LUXURY_IDEAS


class Kind:
    """Cards with the same good and the same idea. Commands call them `grain red`, or `piracy`."""

    __slots__ = ("number", "id", "good", "idea", "copies")
    number: int  # its place in `ids.GOODS`
    id: str
    good: int
    idea: int
    copies: int

    def __init__(self, good: int, idea: int, copies: int) -> None:
        self.id = GOOD_NAMES[good] if good == PIRATE else f"{GOOD_NAMES[good]} {IDEA_NAMES[idea]}"
        self.good = good
        self.idea = idea
        self.copies = copies


ALL_KINDS: Final[list[Kind]] = in_order(
    ids,
    ids.GOODS,
    [
        *[Kind(good, idea, copies) for good in range(GOODS) for idea, copies in ideas_of(good)],
        Kind(PIRATE, NOTHING, copies=1),
    ],
)
CARD_NAMES: Final[list[str]] = [kind.id for kind in ALL_KINDS]
GOOD_OF: Final[list[int]] = [kind.good for kind in ALL_KINDS]
IDEA_OF: Final[list[int]] = [kind.idea for kind in ALL_KINDS]
COPIES: Final[list[int]] = [kind.copies for kind in ALL_KINDS]
PIRACY: Final = 69
KINDS: Final = len(ALL_KINDS)


def gov_push(good: int, idea: int) -> int:
    """Steps to the right (Democracy) on the government track; Corruption and Slave Revolt push like arrows
    (MED-C-27)."""
    if idea in (BLACK, CORRUPTION):
        return -1
    return 1 if idea in (WHITE, REVOLT) else 0


def rel_push(good: int, idea: int) -> int:
    """Steps to the right (Venus, which is blue as Mars is red: MED-C-32) on the religion track. Zealots push a wine
    drinker to Venus, a dyer to Mars (MED-C-27)."""
    if idea == RED or (idea == ZEALOTS and good == DYE):
        return -1
    return 1 if idea == BLUE or (idea == ZEALOTS and good == WINE) else 0


# MED-RES2-1, MED-RES2-2: what a card does when it is spent, by kind
PILE: Final[list[int]] = [PILE_OF[good] for good in GOOD_OF]
GOV: Final[list[int]] = [gov_push(GOOD_OF[kind], IDEA_OF[kind]) for kind in range(KINDS)]
REL: Final[list[int]] = [rel_push(GOOD_OF[kind], IDEA_OF[kind]) for kind in range(KINDS)]
HAPPY: Final[list[int]] = [  # MED-C-28: only Depression counts double
    -2 if idea == DEPRESSION else -1 if idea in (POVERTY, REVOLT, CORRUPTION, ZEALOTS) else 0 for idea in IDEA_OF
]
SAFE: Final[list[int]] = [-2 if idea == FURY else -1 if idea == BARBARIANS else 0 for idea in IDEA_OF]
POINTS: Final[list[int]] = [1 if idea == PROSPERITY else 0 for idea in IDEA_OF]
KEEPS: Final[list[bool]] = [
    idea not in (DEPRESSION, FURY, REVOLT, CORRUPTION, ZEALOTS) for idea in IDEA_OF
]  # MED-WH-2: may be warehoused, also Piracy, which has no idea (MED-C-40)
VENUS: Final[list[bool]] = [steps > 0 for steps in REL]  # toward Venus: of each good the cards of one idea (MED-C-79)
BAD: Final[list[bool]] = [HAPPY[kind] < 0 or SAFE[kind] < 0 for kind in range(KINDS)]  # shows an icon of misery


def passes_as(kind: int, good: int) -> bool:
    """MED-TRD-4: a card goes by its good; Piracy goes as spices or gold."""
    own = GOOD_OF[kind]
    return own == good or (own == PIRATE and good >= SPICES)


def set_value(good: int, cards: int) -> int:
    """MED-RES2-3: full sets by the last box, the rest by its box."""
    if cards <= 0:
        return 0
    row = ROWS[good]
    size = len(row)
    value = 0
    while cards > size:
        value += row[size - 1]
        cards -= size
    return value + row[cards - 1]


def full_deck(pile: int) -> list[int]:
    """All cards of a pile, sorted."""
    cards: list[int] = []
    for kind in range(KINDS):
        if PILE[kind] == pile:
            for _ in range(COPIES[kind]):
                cards.append(kind)
    return cards


ALL_PILES: Final[list[list[int]]] = [full_deck(pile) for pile in range(PILES)]
