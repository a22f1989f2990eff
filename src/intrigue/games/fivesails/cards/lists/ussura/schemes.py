"""The schemes of Ussura."""

from __future__ import annotations

from ....state.frames import FIRST, NUMBER, PLACE, SECOND
from ....state.names import DUSK_BEGINS, PLOT, REACTION, SCHEME, USSURA
from ....state.numbers import M_NAMED, M_SHUT, UNTIL_DAY
from ...build import ability, card
from ...card_steps import CITY_CARDS_THERE, TO_DISCARD, Put
from ...character_steps import PLACE_IN_NUMBER, PLACE_IN_SECOND, TO_HOME, TO_PLACE, MoveTo
from ...common import move_one, put_one
from ...conditions import Exists, Is, Not
from ...duel_steps import IN_CHOSEN_PLACE, LeaveMark
from ...flow import Choose, Either
from ...location_steps import ALL_OF_IT, Claim, Gain, Renown
from ...selections import ANYWHERE, AT_CHOSEN, AT_HOME, ENDS, ENEMY, NAMED, SELF, TARGET, Chars, Places
from ...table_conditions import Open, RenownHere

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
            do=[
                Either(
                    "ask-add-or-move-renown",
                    ["do-add-renown", "do-move-renown", "do-no"],
                    [put_one(), move_one(), []],
                    # what you may do you need not, though there is nothing else to be done (FIV-COST-10)
                    [None, None, Not(Exists(Places(ANYWHERE, RenownHere(least=1, of_place=True))))],
                ),
                Choose(Chars(ENEMY), "ask-whom-do-you-name", FIRST, aim=False),
                LeaveMark(M_NAMED, UNTIL_DAY, TARGET),
            ],
        ),
        ability(
            REACTION,
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
            do=[
                Choose(Places(ENDS), "ask-where-does-the-wood-grow", PLACE, aim=False),
                Choose(Places(ANYWHERE, Open(), but=(PLACE,)), "ask-add-renown", SECOND, aim=False),
                Renown(PLACE_IN_SECOND),
                Choose(Places(ANYWHERE, Open(), but=(PLACE, SECOND)), "ask-add-renown-elsewhere", NUMBER, aim=False),
                Renown(PLACE_IN_NUMBER),
                Put(TO_DISCARD, CITY_CARDS_THERE),
                Renown(TO_PLACE, ALL_OF_IT),
                Claim(PLACE, nobody=True),
                LeaveMark(M_SHUT, UNTIL_DAY, SELF, place=IN_CHOSEN_PLACE),
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
