"""The developments of religion: purple, red (Mars), blue (Venus).

Red cards arm, raid and sacrifice; blue cards share points and make people happy. The two sides mirror each other in
points, producers and pushes, level by level.
"""

from __future__ import annotations

from typing import Final

from .face import (
    ALTAR,
    APPLE,
    BOOK,
    DYE_TRADE,
    ISOLATION,
    MARS_ORTHODOXY,
    MONASTERY,
    NOTE,
    PER_APPLE,
    PER_BOAT,
    PER_CITY,
    PER_HAPPINESS,
    PER_NOTE,
    PER_OWN,
    PER_SAFETY,
    PER_STEP,
    PER_SWORD,
    PER_WORKER,
    SWORD,
    TOTAL_WAR,
    VENUS_ORTHODOXY,
    VIRTUE,
    WINE_TRADE,
    Box,
    Face,
)
from .goods import GRAIN, ORE, SALT, TIMBER, WOOL

PURPLE: Final[list[Face]] = [
    Face("Mars Temple", 1, push=-2, icons=(SWORD,)),
    Face("Venus Temple", 1, push=2, icons=(APPLE,)),
    Face("Weavers' Quarter", 0, city=1, loses=WOOL, icons=(NOTE,)),
    Face("Wine Presses", 0, city=1, loses=TIMBER),
    Face("Relic Ships", 0, boat=1, loses=ORE),
    Face("Sacred Flock", 1, worker=WOOL, happy=1, icons=(APPLE,)),
    Face("Salt Altars", 1, worker=SALT, happy=1),
    Face("Oak Grove", 1, worker=TIMBER, happy=1),
    Face("Oracle", 1, draws=1, happy=1, icons=(BOOK,)),
    Face("Feast Day", 1, happy=2, every_happy=1, icons=(NOTE,)),
    Face("War Totem", 1, safe=3, icons=(SWORD,)),
    Face("Alms", 1, boxes=(Box(happy=1, own_vp=1),), icons=(APPLE,)),
    Face("Harvest Rite", 1, worker=GRAIN, happy=1, icons=(NOTE,)),
    Face("Sacred Forge", 1, worker=ORE),
    Face("Omen of Blood", 1, push=-1, happy=1, safe=2),
    Face("Omen of Doves", 1, push=1, happy=3),
]

RED_1: Final[list[Face]] = [
    Face(
        "Isolationism",
        1,
        points=2,
        power=ISOLATION,
        note="Of any card that you would get in a deal you may ask first, truly answered, if it has Venus arrows.",
    ),
    Face(
        "Sacrificial Altar",
        1,
        power=ALTAR,
        icons=(SWORD,),
        note=(
            "Trade phase: mark one of your own rural workers. It is sacrificed in Resolution, for 5 points "
            "and a step toward Mars."
        ),
    ),
    Face(
        "Wine Trade",
        1,
        city=1,
        power=WINE_TRADE,
        note="With a city, one of your civic goods is wine.",
    ),
    Face("War Camp", 1, city=1, safe=1),
    Face("Raiders", 1, boat=1, loses=WOOL, icons=(SWORD,)),
    Face("Iron Smiths", 1, worker=ORE, push=-1, safe=1),
    Face("War Drums", 1, push=-1, every_safe=1, icons=(SWORD,)),
    Face("Spoils", 1, every_vp=1, points=2),
    Face("Gladiators", 1, boxes=(Box(safe=-1, own_happy=1),), happy=1, icons=(SWORD,)),
    Face("Oracle of War", 1, draws=1, safe=2, icons=(BOOK,)),
    Face("Fortress Shrine", 2, push=-1, safe=2),
    Face("Blood Feud", 1, boxes=(Box(happy=-1, own_safe=1),), safe=1, icons=(SWORD,)),
]

BLUE_1: Final[list[Face]] = [
    Face("Hymns", 1, boxes=(Box(vp=1, own_vp=1),), happy=1, icons=(NOTE,)),
    Face("Theatre", 1, boxes=(Box(vp=1, own_vp=2),), icons=(NOTE,)),
    Face(
        "Venetian Monastery",
        2,
        push=1,
        happy=1,
        power=MONASTERY,
        note="You may ignore any trade-phase ability that is aimed at you.",
    ),
    Face(
        "Dye Trade",
        1,
        city=1,
        power=DYE_TRADE,
        note="With a city, one of your civic goods is dye.",
    ),
    Face("Pilgrim Town", 1, city=1, happy=1, icons=(APPLE,)),
    Face("Pearl Divers", 1, boat=1, loses=SALT, icons=(APPLE,)),
    Face("Shepherds", 1, worker=WOOL, push=1, happy=1, icons=(APPLE,)),
    Face("Choir", 1, push=1, every_happy=1, icons=(NOTE,)),
    Face("Tithes", 1, every_vp=1, points=2),
    Face("Oracle of Love", 1, draws=1, happy=2, icons=(BOOK,)),
    Face("Healers", 1, boxes=(Box(happy=1, own_vp=1),), every_happy=1, icons=(APPLE,)),
    Face("Matchmakers", 1, boxes=(Box(safe=1, own_vp=1),), happy=2, icons=(APPLE,)),
]

RED_2: Final[list[Face]] = [
    Face(
        "Pyramids to Mars",
        2,
        all_safe=-1,
        safe=2,
        boxes=(Box(spares=True), Box(spares=True)),
        icons=(SWORD,),
    ),
    Face("Martian Brotherhood", 2, boxes=(Box(brother=True),), safe=1, icons=(SWORD,)),
    Face(
        "Martian Orthodoxy",
        2,
        points=2,
        power=MARS_ORTHODOXY,
        icons=(SWORD,),
        note="Everybody else loses 1 happiness for each set of art or dye that they spend.",
    ),
    Face(
        "Total War",
        3,
        safe=1,
        power=TOTAL_WAR,
        icons=(SWORD,),
        note="Whoever suffers a barbarian attack rolls the die twice and loses both results.",
    ),
    Face("Legion City", 3, city=1, push=-1, icons=(SWORD,)),
    Face("War Fleet", 2, boat=1),
    Face("Plunder Ports", 2, boat=1, city=1, loses=WOOL),
    Face("Crusade", 2, push=-2, points=2),
    Face("Colosseum", 4, happy=1, icons=(SWORD,)),
    Face("War Chest", 2, every_vp=2),
    Face("Heretics", 3, flip=10, icons=(BOOK,)),
    Face("Apostates", 2, flip=8, safe=3, icons=(BOOK,)),
]

BLUE_2: Final[list[Face]] = [
    Face(
        "Venetian Orthodoxy",
        2,
        points=2,
        happy=1,
        power=VENUS_ORTHODOXY,
        icons=(NOTE,),
        note="Everybody else gets 1 point less for each set of wine.",
    ),
    Face(
        "Venetian Virtue",
        3,
        every_happy=2,
        power=VIRTUE,
        icons=(APPLE,),
        note="You may not trade away any card that shows unhappiness or barbarians.",
    ),
    Face("Garden City", 3, city=1, push=1, icons=(APPLE,)),
    Face("Perfume Ships", 2, boat=1, icons=(APPLE,)),
    Face("Island Colonies", 2, boat=1, city=1, loses=TIMBER),
    Face("Pilgrimage", 2, push=2, points=3, icons=(NOTE,)),
    Face("Love Feasts", 2, boxes=(Box(vp=1, own_vp=1), Box(happy=1, own_vp=1)), icons=(NOTE,)),
    Face("Doves of Peace", 2, boxes=(Box(safe=1, own_vp=1),), every_happy=1, points=2, icons=(NOTE,)),
    Face("Great Temple", 4, happy=2, icons=(BOOK,)),
    Face("Offerings", 2, every_vp=2),
    Face("Doubters", 3, flip=10, icons=(BOOK,)),
    Face("Wanderers", 2, flip=8, happy=3, icons=(BOOK,)),
]

RED_3: Final[list[Face]] = [
    Face("Shrine to Mars", 1, counts=((PER_SWORD, 2), (PER_OWN, 1))),
    Face("Shrine of Blood", 2, counts=((PER_OWN, 2),)),
    Face("Shrine of Victory", 1, counts=((PER_SAFETY, 2), (PER_OWN, 1))),
    Face("Shrine of the Vine", 2, counts=((PER_CITY, 3),)),
    Face("Shrine of Plunder", 1, counts=((PER_BOAT, 5),)),
    Face("Shrine of Wrath", 1, counts=((PER_STEP, 1), (PER_SWORD, 1))),
]

BLUE_3: Final[list[Face]] = [
    Face("Shrine to Venus", 1, counts=((PER_APPLE, 2), (PER_NOTE, 2))),
    Face("Shrine of Harmony", 2, counts=((PER_OWN, 2),)),
    Face("Shrine of Joy", 1, counts=((PER_HAPPINESS, 1), (PER_OWN, 1))),
    Face("Shrine of the Garden", 2, counts=((PER_CITY, 3),)),
    Face("Shrine of the Tide", 1, counts=((PER_BOAT, 5),)),
    Face("Shrine of Plenty", 1, counts=((PER_WORKER, 1), (PER_APPLE, 1))),
]
