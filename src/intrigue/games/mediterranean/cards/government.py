"""The developments of government: grey, black (Dictatorship), white (Democracy).

Black cards guard and threaten; white cards please, trade and teach. The two sides mirror each other in points,
producers and pushes, level by level.
"""

from __future__ import annotations

from typing import Final

from .face import (
    APPLE,
    ART_TRADE,
    BOOK,
    CIVIL_RIGHTS,
    DEMOCRACY,
    ENVOYS,
    FREE_MARKET,
    FREE_SPEECH,
    GRANARY,
    INDUSTRY,
    NOTE,
    PER_APPLE,
    PER_BOAT,
    PER_BOOK,
    PER_CITY,
    PER_HAPPINESS,
    PER_NOTE,
    PER_OWN,
    PER_SAFETY,
    PER_STEP,
    PER_SWORD,
    PER_WORKER,
    SLAVE_TRADE,
    STABILITY,
    SWORD,
    Box,
    Face,
)
from .goods import GRAIN, ORE, SALT, TIMBER, WOOL

GREY: Final[list[Face]] = [
    Face("Urbanize", 0, city=1, loses=GRAIN),
    Face("Quarry Town", 0, city=1, loses=ORE),
    Face("Shipwrights", 0, boat=1, loses=TIMBER),
    Face("Ploughs", 1, worker=GRAIN, happy=1, icons=(APPLE,)),
    Face("Timber Camp", 1, worker=TIMBER, happy=1),
    Face("Salt Pans", 1, worker=SALT, happy=1),
    Face("Ore Pits", 1, worker=ORE),
    Face("Tribunal", 1, push=-1, happy=1, safe=1),
    Face("Assembly", 1, push=1, happy=2, icons=(NOTE,)),
    Face("Town Watch", 1, happy=1, safe=3, icons=(SWORD,)),
    Face("Public Well", 1, happy=2, every_happy=1, icons=(APPLE,)),
    Face("Tax Roll", 1, points=4, icons=(BOOK,)),
    Face("Brine Town", 0, city=1, loses=SALT),
    Face("Sheepfolds", 1, worker=WOOL, happy=1),
    Face("Decree", 1, push=-1, happy=1, points=2),
    Face("Petition", 1, push=1, happy=1, points=2),
]

BLACK_1: Final[list[Face]] = [
    Face("Barracks", 1, boxes=(Box(safe=-1),), every_safe=1, icons=(SWORD,)),
    Face("Arms", 1, boxes=(Box(safe=1),), safe=1, points=3, icons=(SWORD,)),
    Face("Barbarian Alliance", 1, boxes=(Box(safe=-1, own_vp=1),), safe=2, icons=(SWORD,)),
    Face("Propaganda", 1, boxes=(Box(happy=-1, own_vp=1),), happy=2, icons=(NOTE,)),
    Face(
        "Stability",
        2,
        push=-1,
        happy=1,
        power=STABILITY,
        note="A peasant revolt still costs you a development, but your levels are not capped.",
    ),
    Face(
        "Slave Trade",
        1,
        city=1,
        power=SLAVE_TRADE,
        note="With a city, one of your civic goods is slaves.",
    ),
    Face("Garrison Town", 1, city=1, safe=1),
    Face("War Galleys", 1, boat=1, loses=TIMBER),
    Face("Royal Mines", 1, worker=ORE, push=-1, safe=1),
    Face("Conscripts", 1, push=-1, every_safe=1, icons=(SWORD,)),
    Face("Tax Farmers", 1, every_vp=1, points=2),
    Face("Spies", 1, draws=1, safe=2, icons=(BOOK,)),
]

WHITE_1: Final[list[Face]] = [
    Face("Diplomat", 1, boxes=(Box(happy=1), Box(safe=1)), every_happy=1, points=2, icons=(NOTE,)),
    Face(
        "Civil Rights",
        1,
        happy=2,
        every_happy=1,
        power=CIVIL_RIGHTS,
        icons=(BOOK,),
        note="Everybody else gets 1 point less for each set of slaves.",
    ),
    Face("Library", 1, push=1, every_happy=1, icons=(BOOK,)),
    Face("Education", 1, draws=1, happy=2, icons=(BOOK,)),
    Face(
        "Art Trade",
        1,
        city=1,
        power=ART_TRADE,
        icons=(NOTE,),
        note="With a city, one of your civic goods is art.",
    ),
    Face("Market Town", 1, city=1, happy=1, icons=(APPLE,)),
    Face("Merchant Ships", 1, boat=1, loses=ORE, icons=(APPLE,)),
    Face("Farmsteads", 1, worker=GRAIN, push=1, happy=1, icons=(APPLE,)),
    Face("Toll Roads", 1, every_vp=1, points=2),
    Face("Forum", 2, push=1, happy=2, icons=(NOTE,)),
    Face("Ostracism", 1, boxes=(Box(vp=-1, own_vp=1),), safe=2),
    Face(
        "Granaries",
        1,
        points=2,
        power=GRANARY,
        icons=(APPLE,),
        note="Your warehouse holds one card more.",
    ),
]

BLACK_2: Final[list[Face]] = [
    Face(
        "Industry",
        3,
        power=INDUSTRY,
        note="One set of basic goods, the one that gains most, counts as one card more, up to the last box of its row.",
    ),
    Face("Secret Police", 2, boxes=(Box(happy=-1), Box(happy=-1, own_vp=1)), safe=2, icons=(SWORD,)),
    Face("Siege Engines", 2, boxes=(Box(safe=-2, own_vp=1),), safe=1, icons=(SWORD,)),
    Face("Imperial City", 2, city=1, safe=1),
    Face("Armada", 2, boat=1),
    Face("Slave Galleys", 2, boat=1, city=1, loses=GRAIN),
    Face("Royal Road", 2, push=-2, points=3),
    Face("Iron Law", 3, push=-1, safe=1, icons=(BOOK,)),
    Face("Palace", 4, happy=1, safe=1),
    Face("Treasury", 2, every_vp=2),
    Face("Conspirators", 3, flip=10, icons=(SWORD,)),
    Face("Exiled General", 2, flip=8, safe=3, icons=(SWORD,)),
]

WHITE_2: Final[list[Face]] = [
    Face("University", 2, points=2, group=DEMOCRACY, group_happy=1, icons=(BOOK, BOOK)),
    Face(
        "Foreign Envoys",
        2,
        happy=2,
        power=ENVOYS,
        icons=(NOTE,),
        note="Once each trading phase, before its last moments, hand a player one of your cards, who cannot refuse it.",
    ),
    Face(
        "Freedom of Speech",
        3,
        points=3,
        power=FREE_SPEECH,
        icons=(NOTE,),
        note="Your offers may ask for ideas and say what your cards show, truly or not.",
    ),
    Face(
        "Free Market",
        2,
        city=1,
        power=FREE_MARKET,
        icons=(APPLE,),
        note="You name the civic goods that you produce.",
    ),
    Face("Merchant Fleet", 2, boat=1, icons=(APPLE,)),
    Face("Colonies", 2, boat=1, city=1, loses=SALT),
    Face("Great Debate", 2, push=2, points=3, icons=(NOTE,)),
    Face("Constitution", 3, push=1, every_happy=1, icons=(BOOK,)),
    Face("Acropolis", 4, happy=2, icons=(BOOK,)),
    Face("Banking Houses", 2, every_vp=2),
    Face("Reformers", 3, flip=10, icons=(NOTE,)),
    Face("Agitators", 2, flip=8, happy=3, icons=(NOTE,)),
]

BLACK_3: Final[list[Face]] = [
    Face("Monument of Strength", 0, counts=((PER_SWORD, 2), (PER_SAFETY, 2))),
    Face("Monument of Order", 2, counts=((PER_OWN, 2),)),
    Face("Monument of Toil", 0, counts=((PER_WORKER, 2),)),
    Face("Monument of Tribute", 2, counts=((PER_CITY, 3),)),
    Face("Monument of the Fleet", 1, counts=((PER_BOAT, 5),)),
    Face("Monument of Dominion", 1, counts=((PER_STEP, 1), (PER_SWORD, 1))),
]

WHITE_3: Final[list[Face]] = [
    Face("Monument of Knowledge", 0, counts=((PER_APPLE, 2), (PER_NOTE, 2), (PER_BOOK, 2))),
    Face("Monument of Liberty", 2, counts=((PER_OWN, 2),)),
    Face("Monument of the People", 0, counts=((PER_HAPPINESS, 1), (PER_APPLE, 2))),
    Face("Monument of the Arts", 2, counts=((PER_CITY, 3),)),
    Face("Monument of Commerce", 1, counts=((PER_BOAT, 5),)),
    Face("Monument of the Republic", 1, counts=((PER_STEP, 1), (PER_BOOK, 2))),
]
