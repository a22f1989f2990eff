"""The attachments of Ussura."""

from __future__ import annotations

from ....state.names import ATTACHMENT, COMBAT, DASH, FINESSE, REACTION, ROUND_BEGINS, TECHNIQUE, USSURA
from ...build import ability, card
from ...conditions import All, Same
from ...duel_steps import Lethal, PlayCard, Values
from ...flow import If
from ...moment_conditions import Dueling
from ...selections import ACTOR, BEARER, FIGHTER, SELF
from ...table_conditions import HasStat

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
            need=All(Same(ACTOR, FIGHTER), Dueling(mine=True, bare=True)),
            do=[PlayCard(SELF), Lethal()],
        ),
        ability(TECHNIQUE, do=[Values(thrust=2)]),
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
            do=[
                If(HasStat(BEARER, FINESSE, least=2), [Values(parry=1)]),
                If(HasStat(BEARER, COMBAT, least=3), [Values(thrust=1)]),
            ],
        )
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(2, DASH, 1),
    loyal=True,
    aliases=("Mireli Saber",),
)
