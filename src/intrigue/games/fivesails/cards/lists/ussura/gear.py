"""The attachments of Ussura."""

from __future__ import annotations

from ...blades import Lethal, PlayCard, Values
from ...build import ability, card
from ...flow import If
from ...logic import All, Same
from ...moments import Dueling
from ...names import ATTACHMENT, COMBAT, DASH, FINESSE, REACTION, ROUND_BEGINS, TECHNIQUE, USSURA
from ...pick import ACTOR, BEARER, FIGHTER, SELF
from ...when import HasStat

card(
    "grandfathers_hammer",
    127,
    "Grandfather's Hammer",
    ATTACHMENT,
    USSURA,
    "Weapon, Melee, Hammer",
    [
        ability(
            REACTION,
            trigger=ROUND_BEGINS,
            need=All(Same(ACTOR, FIGHTER), Dueling(mine=True)),
            do=[PlayCard(SELF), Lethal()],
        ),
        ability(TECHNIQUE, do=[Values(0, 0, 2)]),
    ],
    cost=2,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "mireli_sabre",
    128,
    "Mireli Sabre",
    ATTACHMENT,
    USSURA,
    "Weapon, Melee, Sword, Mireli",
    [
        ability(
            TECHNIQUE,
            do=[If(HasStat(BEARER, FINESSE, 2), [Values(0, 1)]), If(HasStat(BEARER, COMBAT, 3), [Values(0, 0, 1)])],
        )
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(2, DASH, 1),
    loyal=True,
    aliases=("Mireli Saber",),
)
