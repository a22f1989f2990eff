"""The vocabulary of the developments: what a face may do.

A face is data. Its plain parts (points, producers, pushes, steps, draws) are put into phrases by `phrases.faces`, so
that words and effect cannot drift apart (MED-GDS-3); what changes the rules themselves is a standing power, for which
the catalogues have a sentence of its own.
"""

from __future__ import annotations

from typing import Final

# The fourteen decks (MED-SET-4), by government and religion: a neutral one, then three levels of either side. The first
# of each kind have names here.
GOVERNMENT_0: Final = 0
DICTATORSHIP_1: Final = 1
DEMOCRACY_1: Final = 4
RELIGION_0: Final = 7
MARS_1: Final = 8
VENUS_1: Final = 11
DECKS: Final = 14
DECK_NAMES: Final[list[str]] = [
    "government 0",
    "dictatorship 1",
    "dictatorship 2",
    "dictatorship 3",
    "democracy 1",
    "democracy 2",
    "democracy 3",
    "religion 0",
    "mars 1",
    "mars 2",
    "mars 3",
    "venus 1",
    "venus 2",
    "venus 3",
]
DECK_LEVEL: Final[list[int]] = [0, 1, 2, 3, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3]
DEMOCRACY: Final = 1  # a side: 0 and 1 of government, 2 and 3 of religion; -1 for the neutral decks
DECK_SIDE: Final[list[int]] = [-1, 0, 0, 0, 1, 1, 1, -1, 2, 2, 2, 3, 3, 3]
RELIGIOUS: Final[list[bool]] = [deck >= RELIGION_0 for deck in range(DECKS)]

# Icons
SWORD: Final = 0
APPLE: Final = 1
NOTE: Final = 2
BOOK: Final = 3
ICONS: Final[list[str]] = ["sword", "apple", "note", "book"]

# Standing powers, as bits (green abilities and the like)
FREE_SPEECH: Final = 1 << 0
ISOLATION: Final = 1 << 1
ENVOYS: Final = 1 << 2
VIRTUE: Final = 1 << 3
MONASTERY: Final = 1 << 4
STABILITY: Final = 1 << 5
TOTAL_WAR: Final = 1 << 6
FREE_MARKET: Final = 1 << 7
CIVIL_RIGHTS: Final = 1 << 8
MARS_ORTHODOXY: Final = 1 << 9
VENUS_ORTHODOXY: Final = 1 << 10
INDUSTRY: Final = 1 << 11
WINE_TRADE: Final = 1 << 12
DYE_TRADE: Final = 1 << 13
SLAVE_TRADE: Final = 1 << 14
ART_TRADE: Final = 1 << 15
ALTAR: Final = 1 << 16
GRANARY: Final = 1 << 17

# What Monuments and Shrines count at the end
PER_SWORD: Final = 0  # the first four are the icons
PER_APPLE: Final = 1
PER_NOTE: Final = 2
PER_BOOK: Final = 3
PER_SAFETY: Final = 4  # spaces above the line (MED-C-47)
PER_HAPPINESS: Final = 5
PER_CITY: Final = 6
PER_BOAT: Final = 7
PER_WORKER: Final = 8  # producers of basic goods
PER_OWN: Final = 9  # developments of the colour of the Monument or Shrine
PER_STEP: Final = 10  # steps down its track
COUNTED: Final[list[str]] = [
    *("sword", "apple", "note", "book", "safety", "happiness", "city", "boat", "worker", "own", "step")
]

ALTAR_POINTS: Final = 5


class Box:
    """One white box of a trade-phase ability: what a cube in it does to its target, and to the owner."""

    __slots__ = ("happy", "safe", "vp", "own_happy", "own_safe", "own_vp", "spares", "brother")
    happy: int
    safe: int
    vp: int
    own_happy: int
    own_safe: int
    own_vp: int
    spares: bool  # an immunity against what the card does to everybody else
    brother: bool  # the target hands over a rural worker drawn blindly

    def __init__(
        self,
        happy: int = 0,
        safe: int = 0,
        vp: int = 0,
        own_happy: int = 0,
        own_safe: int = 0,
        own_vp: int = 0,
        spares: bool = False,
        brother: bool = False,
    ) -> None:
        self.happy = happy
        self.safe = safe
        self.vp = vp
        self.own_happy = own_happy
        self.own_safe = own_safe
        self.own_vp = own_vp
        self.spares = spares
        self.brother = brother


class Face:
    """One face of a development card."""

    __slots__ = (
        "number",
        "id",
        "deck",
        "vp",
        "icons",
        "city",
        "boat",
        "worker",
        "loses",
        "push",
        "happy",
        "safe",
        "points",
        "every_happy",
        "every_safe",
        "every_vp",
        "boxes",
        "all_safe",
        "all_happy",
        "power",
        "draws",
        "flip",
        "group",
        "group_happy",
        "group_safe",
        "counts",
    )
    number: int
    id: str
    deck: int
    vp: int
    icons: list[int]  # how many of each
    city: int
    boat: int
    worker: int  # the basic good of a worker gained, or -1
    loses: int  # the basic good of which a producer goes, or -1
    push: int  # steps to the right of its track (left: negative), once
    happy: int  # once
    safe: int
    points: int
    every_happy: int  # every turn
    every_safe: int
    every_vp: int
    boxes: list[Box]
    all_safe: int  # to everybody else who is not spared, in Resolution
    all_happy: int
    power: int
    draws: int
    flip: int  # points when its owner changes sides
    group: int  # a direction whose followers profit every turn, or -1
    group_happy: int
    group_safe: int
    counts: list[tuple[int, int]]  # what a Monument or Shrine counts, and points for each

    def __init__(
        self,
        id: str,
        vp: int,
        icons: tuple[int, ...] = (),
        city: int = 0,
        boat: int = 0,
        worker: int = -1,
        loses: int = -1,
        push: int = 0,
        happy: int = 0,
        safe: int = 0,
        points: int = 0,
        every_happy: int = 0,
        every_safe: int = 0,
        every_vp: int = 0,
        boxes: tuple[Box, ...] = (),
        all_safe: int = 0,
        all_happy: int = 0,
        power: int = 0,
        draws: int = 0,
        flip: int = 0,
        group: int = -1,
        group_happy: int = 0,
        group_safe: int = 0,
        counts: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.deck = -1
        self.id = id
        self.vp = vp
        self.icons = [icons.count(icon) for icon in range(4)]
        self.city = city
        self.boat = boat
        self.worker = worker
        self.loses = loses
        self.push = push
        self.happy = happy
        self.safe = safe
        self.points = points
        self.every_happy = every_happy
        self.every_safe = every_safe
        self.every_vp = every_vp
        self.boxes = list(boxes)
        self.all_safe = all_safe
        self.all_happy = all_happy
        self.power = power
        self.draws = draws
        self.flip = flip
        self.group = group
        self.group_happy = group_happy
        self.group_safe = group_safe
        self.counts = list(counts)
