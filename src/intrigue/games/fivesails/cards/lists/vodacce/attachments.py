"""The attachments of Vodacce."""

from __future__ import annotations

from ....state.names import ATTACHMENT, CHALLENGED, DASH, REACTION, VODACCE
from ...build import ability, card, passive
from ...card_passives import ForAnyone, HurtsEnGarde
from ...character_steps import Engage, Hurt
from ...flow import Either
from ...moment_conditions import ITS_CARD, MomentAt
from ...selections import MOMENT_CARD, MOMENT_OTHER, SELF

card(
    "legions_caress",
    21,
    "Legion's Caress",
    ATTACHMENT,
    VODACCE,
    "Poison, Sabotage",
    [
        passive([ForAnyone()]),
        passive([HurtsEnGarde()]),
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
    unique=True,
    loyal=True,
)

card(
    "stiletto",
    22,
    "Stiletto",
    ATTACHMENT,
    VODACCE,
    "Weapon, Melee, Knife, Ambrogia",
    [
        ability(
            REACTION,
            trigger=CHALLENGED,
            need=MomentAt(ITS_CARD),
            cost=[Engage(SELF)],
            do=[
                Either("ask-wound-whom", ["do-challenger", "do-defender"], [[Hurt(MOMENT_CARD)], [Hurt(MOMENT_OTHER)]])
            ],
        )
    ],
    cost=1,
    stats=(DASH, 1, DASH, DASH),
    values=(2, DASH, 2),
    loyal=True,
)
