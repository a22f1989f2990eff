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
        ability(PLOT, "Add 1 Renown to both the Docks and the Grand Bazaar.", do=[Renown(DOCKS), Renown(BAZAAR)]),
        ability(REACTION, "After a character was destroyed • Draw a card.", trigger=DESTROYED, do=[Draw()]),
        ability(
            ACTION,
            "Destroy the actor, who is no Leader • Wound a target character here.",
            cost=[Destroy(ACTOR)],
            do=[Choose(Chars(ANY, HERE, other=True), "Wound whom?"), Hurt()],
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
            (
                "Add 1 Renown to each of two locations. Then search your deck for a Thug of the Red Hand; "
                "show it, put it into your hand and shuffle."
            ),
            do=[*two_places(), Search(RED_HAND | THUG)],
        ),
        ability(
            REACTION,
            (
                "After you claimed a location where an enemy stands • A target character of yours there "
                "becomes en garde."
            ),
            trigger=CLAIMED,
            need=All(Event(EV_C, MINE), Stood(ENEMY)),
            do=[Choose(Chars(MINE, AT_EVENT), "Who becomes en garde?"), EnGarde()],
        ),
    ],
    initiative=73,
    panache=-1,
    unique=True,
    loyal=True,
)
