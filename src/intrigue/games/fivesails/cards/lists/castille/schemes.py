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
        ability(PLOT, "Add 1 Renown to each of two locations.", do=[*two_places()]),
        ability(
            FORCED,
            "As Planning ends • Choose an opponent, and reveal a random card of that hand.",
            trigger=PLANNING_ENDS,
            do=[
                Choose(Opponents(), "Whose hand?", NUM, False),
                Let(T1, CARD_OF_CHANCE),
                If(Chosen(), [Show(), Leave(M_EMBARGO, UNTIL_DAY, number=ITS_NAME)]),
            ],
        ),
        ability(
            REACTION,
            "After an opponent played or discarded a card of the name revealed • Gain 1 Renown.",
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
        ability(PLOT, "Add 1 Renown to the Docks.", do=[Renown(DOCKS)]),
        ability(
            REACTION,
            "After anybody discarded a card by an effect of yours • Draw a card.",
            trigger=MADE_DISCARD,
            need=Event(EV_B, MINE, True),
            do=[Draw()],
        ),
        ability(
            REACTION,
            "After an opponent claimed a location • Add 1 Renown to another one.",
            trigger=CLAIMED,
            need=Event(EV_C, ENEMY),
            do=[Choose(Places(0, Open(), (EV_A,)), "Add 1 Renown where?", PLACE, False), Renown()],
        ),
    ],
    initiative=10,
    panache=0,
    unique=True,
    loyal=True,
)
