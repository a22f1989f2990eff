"""The schemes of Eisen."""

from __future__ import annotations

from ..vocabulary import *

card(
    "armed_and_marshaled",
    44,
    "Armed and Marshaled",
    SCHEME,
    EISEN,
    "Duress, Logistics",
    [
        ability(
            PLOT,
            (
                "Add 1 Renown to both the Docks and the Grand Bazaar. Then a target attachment of your "
                "discard pile returns to your hand."
            ),
            do=[
                Renown(DOCKS),
                Renown(BAZAAR),
                Choose(Pile(MINE, KIND_GEAR), "Take which attachment back?"),
                Put(TO_HAND),
            ],
        ),
        ability(
            ACTION,
            (
                "Engage an attachment of the actor • Choose a target opposing character who bears no more "
                "attachments than the actor: engage it or move it Home."
            ),
            cost=[Choose(GearOn(ACTOR, ready=True), "Engage which attachment?", T2, False), Engage(TARGET2)],
            do=[
                Choose(opposing(extra=Compare(ATTACHMENTS, ACTOR, THIS)), "Engage or send Home whom?"),
                Either(
                    "What happens to {target}?", ["engage it", "move it Home"], [[Engage()], [MoveTo(TARGET, TO_HOME)]]
                ),
            ],
            city=True,
        ),
    ],
    initiative=37,
    panache=-1,
    unique=True,
    loyal=True,
)

card(
    "the_song_of_eisen",
    45,
    "The Song of Eisen",
    SCHEME,
    EISEN,
    "Bargain, Prepared",
    [
        ability(
            PLOT,
            (
                "Add 1 Renown to the Forums. Then a target Mercenary of the City discard pile goes on top of "
                "the City Deck."
            ),
            do=[
                Renown(FORUMS),
                Choose(Pile(ANY, KIND_PEOPLE), "Which Mercenary goes on top of the City Deck?"),
                Put(TO_TOP),
            ],
        ),
        passive("When your Leader parleys for a Mercenary, the Leader has +1 Influence.", keys=PARLEYS),
        ability(
            REACTION,
            ("As High Drama ends, if neither a Mercenary nor an attachment is available anywhere • Gain 1 Renown."),
            trigger=DRAMA_ENDS,
            need=Not(Exists(Lying(KIND_PEOPLE | KIND_GEAR))),
            do=[Gain()],
        ),
    ],
    initiative=67,
    panache=0,
    unique=True,
    loyal=True,
)
