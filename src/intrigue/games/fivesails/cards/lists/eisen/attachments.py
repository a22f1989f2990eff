"""The attachments of Eisen."""

from __future__ import annotations

from ....state.frames import PLACE
from ....state.names import (
    ACTION,
    ATTACHMENT,
    DASH,
    EISEN,
    MELEE,
    REACTION,
    STYLE_SHOWN,
    TECHNIQUE,
    WEAPON,
)
from ...ability_steps import Cancel
from ...build import ability, card, passive
from ...card_passives import NeedsWeapon, NeverMoves, SpareArmor
from ...character_steps import Engage, Heal, Hurt, MoveTo
from ...conditions import All, Not, Same
from ...duel_steps import Lethal, Values
from ...flow import Choose, Either
from ...moment_conditions import FoeStyle
from ...selections import ACTOR, BEARER, FIGHTER, FOE, NEXT_TO_ACTOR, SELF, TARGET, Places, opposing
from ...table_conditions import Bears, Engaged

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
            cost=[Engage(SELF)],
            do=[
                Hurt(BEARER),
                Choose(Places(NEXT_TO_ACTOR, home=True), "ask-move-where", PLACE, aim=False),
                MoveTo(ACTOR),
            ],
        ),
        ability(ACTION, cost=[Engage(SELF)], do=[Heal(BEARER)]),
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(3, DASH, 0),
    unique=True,
    loyal=True,
)

card(  # as in its first printing (FIV-C-124)
    "kaspars_panzerhand",
    47,
    "Kaspar's Panzerhand",
    ATTACHMENT,
    EISEN,
    "Armor, Eisenfaust",
    [
        passive([NeverMoves(), SpareArmor()]),
        ability(
            REACTION,
            trigger=STYLE_SHOWN,
            need=All(FoeStyle(maneuvers=False), Same(ACTOR, FIGHTER)),
            do=[Cancel()],
        ),
        ability(
            TECHNIQUE,
            need=Bears(BEARER, WEAPON | MELEE),
            do=[Values(riposte=1)],
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
        ability(TECHNIQUE, do=[Values(thrust=1)]),
        ability(TECHNIQUE, do=[Values(thrust=1)]),
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
            do=[
                Choose(opposing(), "ask-aim-at-whom"),
                Either(
                    "ask-engage-or-wounded",
                    ["do-no", "do-yes"],
                    [[Hurt(), Engage(SELF)], [Engage()]],
                    [None, Not(Engaged(TARGET))],
                    TARGET,
                ),
            ],
            city=True,
        ),
        ability(TECHNIQUE, cost=[Engage(SELF)], do=[Lethal()]),
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
        passive([NeedsWeapon()]),
        ability(
            TECHNIQUE,
            cost=[Values(thrust=-1)],
            do=[Hurt(FOE)],
        ),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
    loyal=True,
)
