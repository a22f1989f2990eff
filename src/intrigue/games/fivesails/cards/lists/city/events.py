"""The events of the City."""

from __future__ import annotations

from ....state.frames import FIRST, PLACE
from ....state.names import ACTION, CITY, CITY_SHOWN, DUSK_BEGINS, EVENT, FORCED, NOBODY, PARRY, REACTION
from ....state.numbers import M_STAYS, UNTIL_DAY
from ...build import ability, card, passive
from ...card_passives import AddsCombat, Hoard
from ...card_steps import SHOWN, TO_DISCARD, TO_TOP, Discard, Put
from ...character_steps import TO_HERE, TO_PLACE, Engage
from ...conditions import Same
from ...deck_steps import CITY_DECK, Look, Sort
from ...duel_steps import LeaveMark
from ...flow import Choose, Either
from ...location_steps import MoveRenown, Renown, Tribute
from ...number_passives import ALL_HERE, ValueIf
from ...selections import ACTOR, ADJACENT, HERE, MINE, MOMENT_CARD, SELF, TARGET, Chars, Places
from ...table_conditions import Controls, Open, RenownHere

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
                Choose(Chars(MINE, HERE), "ask-who-stays", FIRST, aim=False),
                LeaveMark(M_STAYS, UNTIL_DAY, TARGET),
                Look(CITY_DECK, count=3),
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
            need=Same(MOMENT_CARD, SELF),
            do=[Tribute(take=False)],
        ),
        passive([Hoard()]),
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            do=[Tribute(take=True)],
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
        passive([ValueIf(ALL_HERE, PARRY, -1)]),
        passive([AddsCombat()]),
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
                            Choose(Places(ADJACENT, Open()), "ask-move-renown", PLACE, aim=False),
                            MoveRenown(TO_HERE, TO_PLACE),
                        ],
                        [
                            Choose(
                                Places(ADJACENT, RenownHere(least=1, of_place=True)),
                                "ask-take-renown",
                                PLACE,
                                aim=False,
                            ),
                            MoveRenown(),
                        ],
                    ],
                    [RenownHere(least=1), Open(here=True)],
                ),
                Put(TO_DISCARD, SELF),
            ],
            city=True,
        )
    ],
)
