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
    Face("mars_temple", 1, push=-2, icons=(SWORD,)),
    Face("venus_temple", 1, push=2, icons=(APPLE,)),
    Face("weavers_quarter", 0, city=1, loses=WOOL, icons=(NOTE,)),
    Face("wine_presses", 0, city=1, loses=TIMBER),
    Face("relic_ships", 0, boat=1, loses=ORE),
    Face("sacred_flock", 1, worker=WOOL, happy=1, icons=(APPLE,)),
    Face("salt_altars", 1, worker=SALT, happy=1),
    Face("oak_grove", 1, worker=TIMBER, happy=1),
    Face("oracle", 1, draws=1, happy=1, icons=(BOOK,)),
    Face("feast_day", 1, happy=2, every_happy=1, icons=(NOTE,)),
    Face("war_totem", 1, safe=3, icons=(SWORD,)),
    Face("alms", 1, boxes=(Box(happy=1, own_vp=1),), icons=(APPLE,)),
    Face("harvest_rite", 1, worker=GRAIN, happy=1, icons=(NOTE,)),
    Face("sacred_forge", 1, worker=ORE),
    Face("omen_of_blood", 1, push=-1, happy=1, safe=2),
    Face("omen_of_doves", 1, push=1, happy=3),
]

RED_1: Final[list[Face]] = [
    Face("isolationism", 1, points=2, power=ISOLATION),
    Face("sacrificial_altar", 1, power=ALTAR, icons=(SWORD,)),
    Face("wine_trade", 1, city=1, power=WINE_TRADE),
    Face("war_camp", 1, city=1, safe=1),
    Face("raiders", 1, boat=1, loses=WOOL, icons=(SWORD,)),
    Face("iron_smiths", 1, worker=ORE, push=-1, safe=1),
    Face("war_drums", 1, push=-1, every_safe=1, icons=(SWORD,)),
    Face("spoils", 1, every_vp=1, points=2),
    Face("gladiators", 1, boxes=(Box(safe=-1, own_happy=1),), happy=1, icons=(SWORD,)),
    Face("oracle_of_war", 1, draws=1, safe=2, icons=(BOOK,)),
    Face("fortress_shrine", 2, push=-1, safe=2),
    Face("blood_feud", 1, boxes=(Box(happy=-1, own_safe=1),), safe=1, icons=(SWORD,)),
]

BLUE_1: Final[list[Face]] = [
    Face("hymns", 1, boxes=(Box(vp=1, own_vp=1),), happy=1, icons=(NOTE,)),
    Face("theatre", 1, boxes=(Box(vp=1, own_vp=2),), icons=(NOTE,)),
    Face("venetian_monastery", 2, push=1, happy=1, power=MONASTERY),
    Face("dye_trade", 1, city=1, power=DYE_TRADE),
    Face("pilgrim_town", 1, city=1, happy=1, icons=(APPLE,)),
    Face("pearl_divers", 1, boat=1, loses=SALT, icons=(APPLE,)),
    Face("shepherds", 1, worker=WOOL, push=1, happy=1, icons=(APPLE,)),
    Face("choir", 1, push=1, every_happy=1, icons=(NOTE,)),
    Face("tithes", 1, every_vp=1, points=2),
    Face("oracle_of_love", 1, draws=1, happy=2, icons=(BOOK,)),
    Face("healers", 1, boxes=(Box(happy=1, own_vp=1),), every_happy=1, icons=(APPLE,)),
    Face("matchmakers", 1, boxes=(Box(safe=1, own_vp=1),), happy=2, icons=(APPLE,)),
]

RED_2: Final[list[Face]] = [
    Face("pyramids_to_mars", 2, all_safe=-1, safe=2, boxes=(Box(spares=True), Box(spares=True)), icons=(SWORD,)),
    Face("martian_brotherhood", 2, boxes=(Box(brother=True),), safe=1, icons=(SWORD,)),
    Face("martian_orthodoxy", 2, points=2, power=MARS_ORTHODOXY, icons=(SWORD,)),
    Face("total_war", 3, safe=1, power=TOTAL_WAR, icons=(SWORD,)),
    Face("legion_city", 3, city=1, push=-1, icons=(SWORD,)),
    Face("war_fleet", 2, boat=1),
    Face("plunder_ports", 2, boat=1, city=1, loses=WOOL),
    Face("crusade", 2, push=-2, points=2),
    Face("colosseum", 4, happy=1, icons=(SWORD,)),
    Face("war_chest", 2, every_vp=2),
    Face("heretics", 3, flip=10, icons=(BOOK,)),
    Face("apostates", 2, flip=8, safe=3, icons=(BOOK,)),
]

BLUE_2: Final[list[Face]] = [
    Face("venetian_orthodoxy", 2, points=2, happy=1, power=VENUS_ORTHODOXY, icons=(NOTE,)),
    Face("venetian_virtue", 3, every_happy=2, power=VIRTUE, icons=(APPLE,)),
    Face("garden_city", 3, city=1, push=1, icons=(APPLE,)),
    Face("perfume_ships", 2, boat=1, icons=(APPLE,)),
    Face("island_colonies", 2, boat=1, city=1, loses=TIMBER),
    Face("pilgrimage", 2, push=2, points=3, icons=(NOTE,)),
    Face("love_feasts", 2, boxes=(Box(vp=1, own_vp=1), Box(happy=1, own_vp=1)), icons=(NOTE,)),
    Face("doves_of_peace", 2, boxes=(Box(safe=1, own_vp=1),), every_happy=1, points=2, icons=(NOTE,)),
    Face("great_temple", 4, happy=2, icons=(BOOK,)),
    Face("offerings", 2, every_vp=2),
    Face("doubters", 3, flip=10, icons=(BOOK,)),
    Face("wanderers", 2, flip=8, happy=3, icons=(BOOK,)),
]

RED_3: Final[list[Face]] = [
    Face("shrine_to_mars", 1, counts=((PER_SWORD, 2), (PER_OWN, 1))),
    Face("shrine_of_blood", 2, counts=((PER_OWN, 2),)),
    Face("shrine_of_victory", 1, counts=((PER_SAFETY, 2), (PER_OWN, 1))),
    Face("shrine_of_the_vine", 2, counts=((PER_CITY, 3),)),
    Face("shrine_of_plunder", 1, counts=((PER_BOAT, 5),)),
    Face("shrine_of_wrath", 1, counts=((PER_STEP, 1), (PER_SWORD, 1))),
]

BLUE_3: Final[list[Face]] = [
    Face("shrine_to_venus", 1, counts=((PER_APPLE, 2), (PER_NOTE, 2))),
    Face("shrine_of_harmony", 2, counts=((PER_OWN, 2),)),
    Face("shrine_of_joy", 1, counts=((PER_HAPPINESS, 1), (PER_OWN, 1))),
    Face("shrine_of_the_garden", 2, counts=((PER_CITY, 3),)),
    Face("shrine_of_the_tide", 1, counts=((PER_BOAT, 5),)),
    Face("shrine_of_plenty", 1, counts=((PER_WORKER, 1), (PER_APPLE, 1))),
]
