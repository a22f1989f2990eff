"""The schemes of Castille."""

from __future__ import annotations

from ..vocabulary import *

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
                Choose(Opponents(), "ask-whose-hand", NUM, False),
                Let(T1, CARD_OF_CHANCE),
                If(Chosen(), [Show(), Leave(M_EMBARGO, UNTIL_DAY, number=ITS_NAME)]),
            ],
        ),
        ability(
            REACTION,
            trigger=CARD_USED,
            need=Marked(M_EMBARGO, True),
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
            need=Event(ITS_CAUSE, MINE),
            do=[Draw()],
        ),
        ability(
            REACTION,
            trigger=CLAIMED,
            need=Event(ITS_SEAT, ENEMY),
            do=[Choose(Places(0, All(Open(), NotThere())), "ask-add-renown", PLACE, False), Renown()],
        ),
    ],
    initiative=10,
    panache=0,
    unique=True,
    loyal=True,
)
