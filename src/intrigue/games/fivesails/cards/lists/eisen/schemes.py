"""The schemes of Eisen."""

from __future__ import annotations

from ....state.city import BAZAAR, DOCKS, FORUMS
from ....state.frames import SECOND
from ....state.names import ACTION, DRAMA_ENDS, EISEN, PLOT, REACTION, SCHEME
from ...build import ability, card, passive
from ...card_selections import ATTACHMENTS, CHARACTERS, AttachmentsOn, Lying, Pile
from ...card_steps import TO_HAND, TO_TOP, Put
from ...character_passives import BetterParley
from ...character_steps import TO_HOME, CanMove, Engage, MoveTo
from ...conditions import All, AnyOf, Exists, Not
from ...flow import Choose, Either
from ...location_steps import Gain, Renown
from ...selections import ACTOR, ANY, MINE, SECOND_TARGET, TARGET, THIS, opposing
from ...table_conditions import ATTACHMENTS_BORNE, Compare, Engaged

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
            do=[
                Renown(DOCKS),
                Renown(BAZAAR),
                Choose(Pile(whose=MINE, kinds=ATTACHMENTS), "ask-take-which-attachment-back"),
                Put(TO_HAND),
            ],
        ),
        ability(
            ACTION,
            useful=Exists(  # FIV-C-145
                opposing(extra=All(Compare(ATTACHMENTS_BORNE, ACTOR, THIS), AnyOf(Not(Engaged(THIS)), CanMove())))
            ),
            cost=[
                Choose(AttachmentsOn(bearer=ACTOR, ready=True), "ask-engage-which-attachment", SECOND, aim=False),
                Engage(SECOND_TARGET),
            ],
            do=[
                Choose(opposing(extra=Compare(ATTACHMENTS_BORNE, ACTOR, THIS)), "ask-engage-or-send-home-whom"),
                Either("ask-what-happens", ["do-engage", "do-send-home"], [[Engage()], [MoveTo(TARGET, TO_HOME)]]),
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
            do=[
                Renown(FORUMS),
                Choose(Pile(whose=ANY, kinds=CHARACTERS), "ask-mercenary-on-top"),
                Put(TO_TOP),
            ],
        ),
        passive([BetterParley()]),
        ability(
            REACTION,
            trigger=DRAMA_ENDS,
            need=Not(Exists(Lying(CHARACTERS | ATTACHMENTS))),
            do=[Gain()],
        ),
    ],
    initiative=67,
    panache=0,
    unique=True,
    loyal=True,
)
