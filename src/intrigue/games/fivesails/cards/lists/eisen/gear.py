"""The attachments of Eisen."""

from __future__ import annotations

from ..vocabulary import *

card(
    "dark_gift",
    46,
    "Dark Gift",
    ATTACHMENT,
    EISEN,
    "Sorcery, Corruption",
    [
        ability(
            ACTION,
            "Engage this card • Wound the bearer, who then moves to an adjacent location.",
            cost=[Engage(SELF)],
            do=[Hurt(BEARER), Choose(Places(NEXT_TO_ACTOR, home=True), "Move where?", PLACE, False), MoveTo(ACTOR)],
        ),
        ability(ACTION, "Engage this card • Heal 1 wound of the bearer.", cost=[Engage(SELF)], do=[Heal(BEARER)]),
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(3, DASH, 0),
    unique=True,
    loyal=True,
)

card(
    "kaspars_panzerhand",
    47,
    "Kaspar's Panzerhand",
    ATTACHMENT,
    EISEN,
    "Armor, Eisenfaust",
    [
        passive(
            "It never moves to another character, and does not count as the one Armor.",
            keys=NEVER_MOVES | SPARE_ARMOR,
        ),
        ability(
            REACTION,
            ("When the bearer is your fighter and the adversary announces a Technique • Cancel its effects."),
            trigger=STYLE_SHOWN,
            need=All(FoeStyle(False), Same(ACTOR, FIGHTER)),
            do=[Cancel()],
        ),
        ability(
            TECHNIQUE,
            "With a Melee Weapon on the bearer • +1 Riposte.",
            need=Bears(BEARER, WEAPON | MELEE),
            do=[Values(1)],
        ),
    ],
    cost=2,
    stats=(DASH, DASH, DASH, 1),
    values=(0, 4, 1),
    unique=True,
    loyal=True,
)

card(
    "langschwert",
    48,
    "Langschwert",
    ATTACHMENT,
    EISEN,
    "Weapon, Melee, Sword",
    [
        ability(TECHNIQUE, "+1 Thrust.", do=[Values(0, 0, 1)]),
        ability(TECHNIQUE, "+1 Thrust, as a Technique of its own.", do=[Values(0, 0, 1)]),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "polished_flintlock",
    49,
    "Polished Flintlock",
    ATTACHMENT,
    EISEN,
    "Weapon, Ranged, Pistol",
    [
        ability(
            ACTION,
            (
                "The player of a target opposing character may engage it. Otherwise it is wounded, and this "
                "card is engaged."
            ),
            do=[
                Choose(opposing(), "Aim at whom?"),
                Either(
                    "Engage {target}? If not, it is wounded.",
                    ["no", "yes"],
                    [[Hurt(), Engage(SELF)], [Engage()]],
                    [None, Not(Engaged(TARGET))],
                    TARGET,
                ),
            ],
            city=True,
        ),
        ability(TECHNIQUE, "Engage this card • Gain Lethal.", cost=[Engage(SELF)], do=[Lethal()]),
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
    values=(1, 2, DASH),
    loyal=True,
)

card(
    "unsavory_salve",
    50,
    "Unsavory Salve",
    ATTACHMENT,
    EISEN,
    "Sorcery, Unguent",
    [
        passive(
            "Only for a character of yours with a Weapon; destroyed as soon as the bearer has none.", keys=NEEDS_WEAPON
        ),
        ability(
            TECHNIQUE,
            "-1 Thrust • Wound the foe.",
            cost=[Values(0, 0, -1)],
            do=[Hurt(FOE)],
        ),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
    loyal=True,
)
