"""The schemes of Castille."""

from __future__ import annotations

from ....state.city import DOCKS
from ....state.frames import FIRST, NUMBER, PLACE
from ....state.names import (
    CASTILLE,
    CLAIMED,
    FORCED,
    MADE_DISCARD,
    PLANNING_ENDS,
    PLAYED_OR_DISCARDED,
    PLOT,
    REACTION,
    SCHEME,
)
from ....state.numbers import M_EMBARGO, UNTIL_DAY
from ...build import ability, card
from ...card_steps import Draw, Show
from ...common import two_places
from ...conditions import All, Chosen
from ...duel_steps import LeaveMark
from ...flow import Choose, If
from ...location_steps import Gain, Renown
from ...memory import LetRandomCard
from ...moment_conditions import ITS_CAUSE, ITS_SEAT, MomentBy, NotThere
from ...selections import ANYWHERE, ENEMY, MINE, Opponents, Places
from ...table_conditions import Marked, Open

card(
    "the_cats_embargo",
    98,
    "The Cat's Embargo",
    SCHEME,
    CASTILLE,
    "Logistics, Sabotage",
    [
        ability(PLOT, do=[*two_places()]),
        ability(
            FORCED,
            trigger=PLANNING_ENDS,
            do=[
                Choose(Opponents(), "ask-whose-hand", NUMBER, aim=False),
                LetRandomCard(FIRST),
                If(Chosen(), [Show(), LeaveMark(M_EMBARGO, UNTIL_DAY, its_name=True)]),
            ],
        ),
        ability(
            REACTION,
            trigger=PLAYED_OR_DISCARDED,
            need=Marked(M_EMBARGO, by_name=True),
            do=[Gain()],
        ),
    ],
    initiative=75,
    panache=1,
    unique=True,
    loyal=True,
)

card(
    "shifting_blame",
    99,
    "Shifting Blame",
    SCHEME,
    CASTILLE,
    "Cunning, Rumor",
    [
        ability(PLOT, do=[Renown(DOCKS)]),
        ability(
            REACTION,
            trigger=MADE_DISCARD,
            need=MomentBy(ITS_CAUSE, MINE),
            do=[Draw()],
        ),
        ability(
            REACTION,
            trigger=CLAIMED,
            need=MomentBy(ITS_SEAT, ENEMY),
            do=[Choose(Places(ANYWHERE, All(Open(), NotThere())), "ask-add-renown", PLACE, aim=False), Renown()],
        ),
    ],
    initiative=10,
    panache=0,
    unique=True,
    loyal=True,
)
