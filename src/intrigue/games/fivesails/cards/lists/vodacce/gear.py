"""The attachments of Vodacce."""

from __future__ import annotations

from ....cards.wearing import ForAnyone, HurtsEnGarde
from ...build import ability, card, passive
from ...flow import Either
from ...moments import ITS_CARD, EventAt
from ...names import ATTACHMENT, CHALLENGED, DASH, REACTION, VODACCE
from ...people import Engage, Hurt
from ...pick import EVENT_CARD, EVENT_OTHER, SELF

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
            need=EventAt(ITS_CARD),
            cost=[Engage(SELF)],
            do=[Either("ask-wound-whom", ["do-challenger", "do-defender"], [[Hurt(EVENT_CARD)], [Hurt(EVENT_OTHER)]])],
        )
    ],
    cost=1,
    stats=(DASH, 1, DASH, DASH),
    values=(2, DASH, 2),
    loyal=True,
)
