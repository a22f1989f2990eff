"""The attachments of Vodacce."""

from __future__ import annotations

from ..vocabulary import *

card(
    "legions_caress",
    21,
    "Legion's Caress",
    ATTACHMENT,
    VODACCE,
    "Poison, Sabotage",
    [
        passive("You may put it on anyone's character at a City location, but not on a Leader.", keys=ANYONES),
        passive("Whenever the bearer becomes en garde, in Dusk too, wound the bearer.", keys=ENGARDE_HURTS),
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
            (
                "When a challenge is issued where the bearer is, and before it is answered, engage this card "
                "• Wound the challenger or the one challenged."
            ),
            trigger=CHALLENGED,
            need=EventAt(EV_A, True),
            cost=[Engage(SELF)],
            do=[Either("Wound whom?", ["{challenger}", "{defender}"], [[Hurt(EVENT_A)], [Hurt(EVENT_B)]])],
        )
    ],
    cost=1,
    stats=(DASH, 1, DASH, DASH),
    values=(2, DASH, 2),
    loyal=True,
)
