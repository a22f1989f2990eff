"""The attachments of Castille."""

from __future__ import annotations

from ....cards.duel_steps import THE_FOES_SIDE
from ....state.names import ACCEPTED, ATTACHMENT, CASTILLE, DASH, REACTION, TECHNIQUE
from ....state.numbers import M_FEWER, UNTIL_DUEL, UNTIL_ROUND
from ...build import ability, card, passive
from ...character_passives import GamblesMore
from ...character_steps import Engage
from ...conditions import All
from ...duel_steps import IN_PLACE, LeaveMark, Values
from ...moment_conditions import ITS_OTHER, Dueling, MomentAt
from ...selections import SELF

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
            trigger=ACCEPTED,
            need=All(MomentAt(ITS_OTHER), Dueling(early=True)),
            cost=[Engage(SELF)],
            do=[LeaveMark(M_FEWER, UNTIL_DUEL, place=IN_PLACE, fewer=1, side=THE_FOES_SIDE)],
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
        passive([GamblesMore()]),
        ability(
            TECHNIQUE,
            cost=[Values(parry=-1)],
            do=[LeaveMark(M_FEWER, UNTIL_ROUND, fewer=1, side=THE_FOES_SIDE)],
        ),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 1, 4),
    loyal=True,
)
