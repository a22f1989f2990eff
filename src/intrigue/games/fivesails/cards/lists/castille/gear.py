"""The attachments of Castille."""

from __future__ import annotations

from ..vocabulary import *

card(
    "the_cats_glass",
    100,
    "The Cat's Glass",
    ATTACHMENT,
    CASTILLE,
    "Trinket",
    [
        ability(
            REACTION,
            (
                "When a challenge that you take part in is accepted by a character at the bearer's location, "
                "engage this card • Until the duel ends, the foe reveals one card fewer when gambling at this "
                "location."
            ),
            trigger=ACCEPTED,
            need=All(EventAt(EV_B, True), Dueling(early=True)),
            cost=[Engage(SELF)],
            do=[Leave(M_FEWER, UNTIL_DUEL, IN_PLACE, 1, 2)],
        )
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
    values=(2, DASH, 2),
    unique=True,
    loyal=True,
)

card(
    "gallegos_blade",
    101,
    "Gallegos Blade",
    ATTACHMENT,
    CASTILLE,
    "Weapon, Melee, Sword, Aldana",
    [
        passive("The bearer reveals one more card when gambling.", keys=GAMBLES_MORE),
        ability(
            TECHNIQUE,
            "-1 Parry • If the foe gambles in the foe's next round, one card fewer is revealed.",
            cost=[Values(0, -1)],
            do=[Leave(M_FEWER, UNTIL_ROUND, number=1, side=2)],
        ),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 1, 4),
    loyal=True,
)
