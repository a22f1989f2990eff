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
            "Add 1 Renown to a location.",
            do=[Choose(Places(0, Open()), "Add 1 Renown where?", PLACE, False), Renown()],
        ),
        passive(
            "Your Musketeers have +1 Influence where 2 or more Renown lie.",
            passives=[GroupInfluence(MUSKETEER, True, 2, 1)],
        ),
        ability(
            ACTION,
            (
                "The actor, without engaging, challenges a target opposing character with Combat. Nobody can "
                "refuse it. Whichever participant wounds the other first takes 1 Renown from the other's "
                "player."
            ),
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, F_NO_REFUSE | F_STEALS)],
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
            "Add 1 Renown to a location without any.",
            do=[Choose(Places(0, All(Open(), RenownHere(0, 0, True))), "Add 1 Renown where?", PLACE, False), Renown()],
        ),
        ability(
            ACTION,
            (
                "Engage the actor • Pressure this location with Influence; Mercenaries do not count, and a "
                "tie is a success for you. If you succeed, discard a City card here and muster a character of "
                "your Approach Deck here."
            ),
            cost=[Engage(ACTOR)],
            do=[
                Pressure(INFLUENCE, True, True),
                If(
                    Won(),
                    [
                        Choose(
                            Lying(KIND_PEOPLE | KIND_GEAR | KIND_EVENT, HERE), "Discard which City card?", T1, False
                        ),
                        Put(TO_DISCARD),
                        Choose(Approach(KIND_PEOPLE), "Who joins here?", T1, False),
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
