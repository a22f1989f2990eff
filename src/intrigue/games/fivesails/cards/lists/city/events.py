"""The events of the City."""

from __future__ import annotations

from ..vocabulary import *

card(
    "penya_shows_the_way",
    177,
    "Penya Shows The Way",
    EVENT,
    CITY,
    "Heroic, Savvy",
    [
        ability(
            REACTION,
            trigger=DUSK_BEGINS,
            need=Controls(),
            actor=NOBODY,
            do=[
                Choose(Chars(MINE, HERE), "ask-who-stays", T1, False),
                Leave(M_STAYS, UNTIL_DAY, TARGET),
                Look(2, 3),
                Sort(TO_TOP, "ask-card-back-next"),
                Put(TO_TOP, SHOWN),
            ],
        )
    ],
)

card(
    "sirens_scream",
    179,
    "Siren's Scream",
    EVENT,
    CITY,
    "Catastrophe, Monster",
    [
        ability(
            FORCED,
            trigger=CITY_SHOWN,
            need=Same(EVENT_CARD, SELF),
            do=[Tribute(False)],
        ),
        passive(keys=HOARD),
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            do=[Tribute(True)],
            city=True,
        ),
    ],
)

card(
    "so_it_begins",
    183,
    "So It Begins",
    EVENT,
    CITY,
    "Brawl, Feud",
    [
        passive(passives=[ValueIf(ALL_HERE, PARRY, -1)]),
        passive(keys=BRAWL),
    ],
)

card(
    "risky_undertaking",
    185,
    "Risky Undertaking",
    EVENT,
    CITY,
    "Discovery, Explorer's Society, Fortune",
    [
        ability(
            ACTION,
            cost=[Discard(2)],
            do=[Renown(TO_HERE), Put(TO_DISCARD, SELF)],
            city=True,
        )
    ],
)

card(
    "point_of_opportunity",
    189,
    "Point of Opportunity",
    EVENT,
    CITY,
    "Duress, Fortune",
    [
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            do=[
                Either(
                    "ask-renown-way",
                    ["do-renown-from-here", "do-renown-to-here"],
                    [
                        [
                            Choose(Places(ADJACENT, Open()), "ask-move-renown", PLACE, False),
                            MoveRenown(TO_HERE, TO_PLACE),
                        ],
                        [
                            Choose(Places(ADJACENT, RenownHere(1, of_place=True)), "ask-take-renown", PLACE, False),
                            MoveRenown(),
                        ],
                    ],
                    [RenownHere(1), Open(here=True)],
                ),
                Put(TO_DISCARD, SELF),
            ],
            city=True,
        )
    ],
)
