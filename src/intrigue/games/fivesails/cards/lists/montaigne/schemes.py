"""The schemes of Montaigne."""

from __future__ import annotations

from ..vocabulary import *

card(
    "epee_sanglante",
    71,
    "Épée Sanglante",
    SCHEME,
    MONTAIGNE,
    "Challenge, Duty, Glory",
    [
        ability(
            PLOT,
            do=[Choose(Places(0, Open()), "ask-add-renown", PLACE, False), Renown()],
        ),
        passive(
            passives=[GroupInfluence(MUSKETEER, True, 2, 1)],
        ),
        ability(
            ACTION,
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, Terms(no_refusing=True, steals=True))],
            city=True,
            qual=MUSKETEER,
        ),
    ],
    initiative=26,
    panache=-1,
    unique=True,
    loyal=True,
    aliases=("Epee Sanglante",),
)

card(
    "reputation_meritee",
    72,
    "Réputation Méritée",
    SCHEME,
    MONTAIGNE,
    "Camaraderie, Honor",
    [
        ability(
            PLOT,
            do=[Choose(Places(0, All(Open(), RenownHere(0, 0, True))), "ask-add-renown", PLACE, False), Renown()],
        ),
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            do=[
                PutPressure(INFLUENCE, True, True),
                If(
                    Won(),
                    [
                        Choose(
                            Lying(KIND_PEOPLE | KIND_GEAR | KIND_EVENT, HERE), "ask-discard-which-city-card", T1, False
                        ),
                        Put(TO_DISCARD),
                        Choose(Approach(KIND_PEOPLE), "ask-who-joins-here", T1, False),
                        Join(),
                    ],
                ),
            ],
            city=True,
            qual=LEADERS,
        ),
    ],
    initiative=62,
    panache=0,
    unique=True,
    loyal=True,
    aliases=("Reputation Meritee",),
)
