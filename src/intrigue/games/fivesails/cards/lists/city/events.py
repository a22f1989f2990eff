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
            (
                "As Dusk begins, if you control this location • Choose a character of yours here, who does "
                "not go Home this Dusk. Look at the top three cards of the City Deck and put them back in any "
                "order."
            ),
            trigger=DUSK_BEGINS,
            need=Controls(),
            actor=NOBODY,
            do=[
                Choose(Chars(MINE, HERE), "Who stays?", T1, False),
                Leave(M_STAYS, UNTIL_DAY, TARGET),
                Look(2, 3),
                Sort(TO_TOP, "Which card goes back next? The last is on top."),
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
            "When it is revealed • Everybody who has Renown puts 1 of it on this card.",
            trigger=CITY_SHOWN,
            need=Same(EVENT_A, SELF),
            do=[Tribute(False)],
        ),
        passive("With Renown on it, it is not discarded, not even in Dusk.", keys=HOARD),
        ability(
            ACTION,
            "Engage the actor • Take 1 of the Renown on it.",
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
        passive("-1 Parry on all combat cards in duels fought here.", passives=[ValueIf(ALL_HERE, PARRY, -1)]),
        passive("Pressures here add up Combat too, unless Combat is the stat anyway.", keys=BRAWL),
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
            "Discard two cards • Add 1 Renown to this location, and discard this event.",
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
            (
                "Engage the actor • Move 1 Renown between this location and an adjacent one, either way. Then "
                "discard this event."
            ),
            cost=[Engage(ACTOR)],
            do=[
                Either(
                    "Which way?",
                    ["from here", "to here"],
                    [
                        [Choose(Places(ADJACENT, Open()), "Where to?", PLACE, False), MoveRenown(TO_HERE, TO_PLACE)],
                        [
                            Choose(Places(ADJACENT, RenownHere(1, of_place=True)), "From where?", PLACE, False),
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
