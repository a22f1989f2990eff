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
    Face("urbanize", 0, city=1, loses=GRAIN),
    Face("quarry_town", 0, city=1, loses=ORE),
    Face("shipwrights", 0, boat=1, loses=TIMBER),
    Face("ploughs", 1, worker=GRAIN, happy=1, icons=(APPLE,)),
    Face("timber_camp", 1, worker=TIMBER, happy=1),
    Face("salt_pans", 1, worker=SALT, happy=1),
    Face("ore_pits", 1, worker=ORE),
    Face("tribunal", 1, push=-1, happy=1, safe=1),
    Face("assembly", 1, push=1, happy=2, icons=(NOTE,)),
    Face("town_watch", 1, happy=1, safe=3, icons=(SWORD,)),
    Face("public_well", 1, happy=2, every_happy=1, icons=(APPLE,)),
    Face("tax_roll", 1, points=4, icons=(BOOK,)),
    Face("brine_town", 0, city=1, loses=SALT),
    Face("sheepfolds", 1, worker=WOOL, happy=1),
    Face("decree", 1, push=-1, happy=1, points=2),
    Face("petition", 1, push=1, happy=1, points=2),
]

BLACK_1: Final[list[Face]] = [
    Face("barracks", 1, boxes=(Box(safe=-1),), every_safe=1, icons=(SWORD,)),
    Face("arms", 1, boxes=(Box(safe=1),), safe=1, points=3, icons=(SWORD,)),
    Face("barbarian_alliance", 1, boxes=(Box(safe=-1, own_vp=1),), safe=2, icons=(SWORD,)),
    Face("propaganda", 1, boxes=(Box(happy=-1, own_vp=1),), happy=2, icons=(NOTE,)),
    Face("stability", 2, push=-1, happy=1, power=STABILITY),
    Face("slave_trade", 1, city=1, power=SLAVE_TRADE),
    Face("garrison_town", 1, city=1, safe=1),
    Face("war_galleys", 1, boat=1, loses=TIMBER),
    Face("royal_mines", 1, worker=ORE, push=-1, safe=1),
    Face("conscripts", 1, push=-1, every_safe=1, icons=(SWORD,)),
    Face("tax_farmers", 1, every_vp=1, points=2),
    Face("spies", 1, draws=1, safe=2, icons=(BOOK,)),
]

WHITE_1: Final[list[Face]] = [
    Face("diplomat", 1, boxes=(Box(happy=1), Box(safe=1)), every_happy=1, points=2, icons=(NOTE,)),
    Face("civil_rights", 1, happy=2, every_happy=1, power=CIVIL_RIGHTS, icons=(BOOK,)),
    Face("library", 1, push=1, every_happy=1, icons=(BOOK,)),  # MED-C-42
    Face("education", 1, draws=1, happy=2, icons=(BOOK,)),
    Face("art_trade", 1, city=1, power=ART_TRADE, icons=(NOTE,)),
    Face("market_town", 1, city=1, happy=1, icons=(APPLE,)),
    Face("merchant_ships", 1, boat=1, loses=ORE, icons=(APPLE,)),
    Face("farmsteads", 1, worker=GRAIN, push=1, happy=1, icons=(APPLE,)),
    Face("toll_roads", 1, every_vp=1, points=2),
    Face("forum", 2, push=1, happy=2, icons=(NOTE,)),
    Face("ostracism", 1, boxes=(Box(vp=-1, own_vp=1),), safe=2),
    Face("granaries", 1, points=2, power=GRANARY, icons=(APPLE,)),
]

BLACK_2: Final[list[Face]] = [
    Face("industry", 3, power=INDUSTRY),
    Face("secret_police", 2, boxes=(Box(happy=-1), Box(happy=-1, own_vp=1)), safe=2, icons=(SWORD,)),
    Face("siege_engines", 2, boxes=(Box(safe=-2, own_vp=1),), safe=1, icons=(SWORD,)),
    Face("imperial_city", 2, city=1, safe=1),
    Face("armada", 2, boat=1),
    Face("slave_galleys", 2, boat=1, city=1, loses=GRAIN),
    Face("royal_road", 2, push=-2, points=3),
    Face("iron_law", 3, push=-1, safe=1, icons=(BOOK,)),
    Face("palace", 4, happy=1, safe=1),
    Face("treasury", 2, every_vp=2),
    Face("conspirators", 3, flip=10, icons=(SWORD,)),
    Face("exiled_general", 2, flip=8, safe=3, icons=(SWORD,)),
]

WHITE_2: Final[list[Face]] = [
    Face("university", 2, points=2, group=DEMOCRACY, group_happy=1, icons=(BOOK, BOOK)),
    Face("foreign_envoys", 2, happy=2, power=ENVOYS, icons=(NOTE,)),
    Face("freedom_of_speech", 3, points=3, power=FREE_SPEECH, icons=(NOTE,)),
    Face("free_market", 2, city=1, power=FREE_MARKET, icons=(APPLE,)),
    Face("merchant_fleet", 2, boat=1, icons=(APPLE,)),
    Face("colonies", 2, boat=1, city=1, loses=SALT),
    Face("great_debate", 2, push=2, points=3, icons=(NOTE,)),
    Face("constitution", 3, push=1, every_happy=1, icons=(BOOK,)),
    Face("acropolis", 4, happy=2, icons=(BOOK,)),
    Face("banking_houses", 2, every_vp=2),
    Face("reformers", 3, flip=10, icons=(NOTE,)),
    Face("agitators", 2, flip=8, happy=3, icons=(NOTE,)),
]

BLACK_3: Final[list[Face]] = [
    Face("monument_of_strength", 0, counts=((PER_SWORD, 2), (PER_SAFETY, 2))),
    Face("monument_of_order", 2, counts=((PER_OWN, 2),)),
    Face("monument_of_toil", 0, counts=((PER_WORKER, 2),)),
    Face("monument_of_tribute", 2, counts=((PER_CITY, 3),)),
    Face("monument_of_the_fleet", 1, counts=((PER_BOAT, 5),)),
    Face("monument_of_dominion", 1, counts=((PER_STEP, 1), (PER_SWORD, 1))),
]

WHITE_3: Final[list[Face]] = [
    Face("monument_of_knowledge", 0, counts=((PER_APPLE, 2), (PER_NOTE, 2), (PER_BOOK, 2))),
    Face("monument_of_liberty", 2, counts=((PER_OWN, 2),)),
    Face("monument_of_the_people", 0, counts=((PER_HAPPINESS, 1), (PER_APPLE, 2))),
    Face("monument_of_the_arts", 2, counts=((PER_CITY, 3),)),
    Face("monument_of_commerce", 1, counts=((PER_BOAT, 5),)),
    Face("monument_of_the_republic", 1, counts=((PER_STEP, 1), (PER_BOOK, 2))),
]
