"""The schemes of Ussura."""

from __future__ import annotations

from ..vocabulary import *

card(
    "the_boars_guile",
    125,
    "The Boar's Guile",
    SCHEME,
    USSURA,
    "Cunning, Hunt",
    [
        ability(
            PLOT,
            (
                "Add 1 Renown to a location, or move 1 between two adjacent ones. Then name an enemy: today "
                "your combat cards have +1 Thrust while that character is the foe."
            ),
            do=[
                Either(
                    "Add Renown, or move some?",
                    ["add 1 to a location", "move 1 to an adjacent location"],
                    [put_one(), move_one()],
                ),
                Choose(Chars(ENEMY), "Whom do you name?", T1, False),
                Leave(M_NAMED, UNTIL_DAY, TARGET),
            ],
        ),
        ability(
            REACTION,
            "As Dusk begins, with the named character at Home • You gain 1 Renown.",
            trigger=DUSK_BEGINS,
            need=Is(NAMED, Chars(where=AT_HOME)),
            do=[Gain()],
        ),
    ],
    initiative=40,
    panache=1,
    unique=True,
    loyal=True,
)

card(
    "leshiye_of_the_wood",
    126,
    "Leshiye of the Wood",
    SCHEME,
    USSURA,
    "Leshiye, Nature",
    [
        ability(
            PLOT,
            (
                "Choose the location at one end of the row. Add 1 Renown to each of two others. Then lay this "
                "scheme on the chosen one: discard the City cards and the Renown there, and all characters "
                "there move Home. Until the Day ends nobody can control that location, and Renown is neither "
                "added to it nor moved to or from it."
            ),
            do=[
                Choose(Places(ENDS), "Where does the wood grow?", PLACE, False),
                Choose(Places(0, Open(), (PLACE,)), "Add 1 Renown where?", T2, False),
                Renown(at(T2)),
                Choose(Places(0, Open(), (PLACE, T2)), "And where?", NUM, False),
                Renown(at(NUM)),
                Put(TO_DISCARD, CITY_CARDS_THERE),
                Renown(TO_PLACE, ALL_OF_IT),
                Claim(PLACE, nobody=True),
                Leave(M_SHUT, UNTIL_DAY, SELF, IN_CHOSEN_PLACE),
                MoveTo(to=TO_HOME, all=Chars(where=AT_CHOSEN)),
            ],
        )
    ],
    initiative=34,
    panache=0,
    unique=True,
    loyal=True,
    aliases=("Lashiye of the Woods",),
)
