"""The schemes of Vodacce."""

from __future__ import annotations

from ....state.city import BAZAAR, DOCKS
from ....state.names import ACTION, CLAIMED, DESTROYED, PLOT, REACTION, RED_HAND, SCHEME, THUG, VODACCE
from ...build import ability, card
from ...card_steps import Draw, Search
from ...character_steps import Destroy, EnGarde, Hurt
from ...common import two_places
from ...conditions import All, Exists
from ...flow import Choose
from ...location_steps import Renown
from ...moment_conditions import ITS_SEAT, MomentBy, Stood
from ...selections import ACTOR, ANY, AT_EVENT, ENEMY, HERE, MINE, TIRED, Chars

card(
    "the_great_game",
    15,
    "The Great Game",
    SCHEME,
    VODACCE,
    "Bureaucracy, Zeal",
    [
        ability(PLOT, do=[Renown(DOCKS), Renown(BAZAAR)]),
        ability(REACTION, trigger=DESTROYED, do=[Draw()]),
        ability(
            ACTION,
            cost=[Destroy(ACTOR)],
            do=[Choose(Chars(ANY, HERE, other=True), "ask-wound-whom"), Hurt()],
            city=True,
        ),
    ],
    initiative=60,
    panache=0,
    unique=True,
    loyal=True,
)

card(
    "plans_within_plans",
    16,
    "Plans Within Plans",
    SCHEME,
    VODACCE,
    "Cunning, Gang",
    [
        ability(
            PLOT,
            do=[*two_places(), Search(RED_HAND | THUG)],
        ),
        ability(
            REACTION,
            trigger=CLAIMED,
            need=All(MomentBy(ITS_SEAT, MINE), Stood(ENEMY)),
            useful=Exists(Chars(MINE, AT_EVENT, state=TIRED)),  # FIV-C-145
            do=[Choose(Chars(MINE, AT_EVENT), "ask-en-garde"), EnGarde()],
        ),
    ],
    initiative=73,
    panache=-1,
    unique=True,
    loyal=True,
)
