"""The schemes of Vodacce."""

from __future__ import annotations

from ..vocabulary import *

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
            need=All(Event(ITS_SEAT, MINE), Stood(ENEMY)),
            do=[Choose(Chars(MINE, AT_EVENT), "ask-en-garde"), EnGarde()],
        ),
    ],
    initiative=73,
    panache=-1,
    unique=True,
    loyal=True,
)
