"""The schemes of Montaigne."""

from __future__ import annotations

from ....state.duel import Terms
from ....state.frames import FIRST, PLACE
from ....state.names import ACTION, COMBAT, INFLUENCE, LEADERS, MONTAIGNE, MUSKETEER, PLOT, SCHEME
from ...attachment_steps import Join
from ...build import ability, card, passive
from ...card_selections import ATTACHMENTS, CHARACTERS, EVENTS, Approach, Lying
from ...card_steps import TO_DISCARD, Put
from ...character_steps import Engage
from ...conditions import All, AnyOf, Exists
from ...duel_steps import Challenge
from ...flow import Choose, If
from ...location_steps import PutPressure, Renown
from ...number_passives import GroupInfluence
from ...selections import ACTOR, ANYWHERE, HERE, Places
from ...table_conditions import Discardable, MayChallenge, Open, RenownHere, Won

CITY_CARDS_HERE = Lying(CHARACTERS | ATTACHMENTS | EVENTS, where=HERE, extra=Discardable())

card(
    "epee_sanglante",
    71,
    "Épée Sanglante",
    SCHEME,
    MONTAIGNE,
    "Challenge, Duty, Glory",
    [
        ability(
            PLOT,
            do=[Choose(Places(ANYWHERE, Open()), "ask-add-renown", PLACE, aim=False), Renown()],
        ),
        passive([GroupInfluence(MUSKETEER, mine=True, renown=2, amount=1)]),
        ability(
            ACTION,
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, Terms(no_refusing=True, steals=True))],
            city=True,
            qualifier=MUSKETEER,
        ),
    ],
    initiative=26,
    panache=-1,
    unique=True,
    loyal=True,
    aliases=("Epee Sanglante",),
)

card(
    "reputation_meritee",
    72,
    "Réputation Méritée",
    SCHEME,
    MONTAIGNE,
    "Camaraderie, Honor",
    [
        ability(
            PLOT,
            do=[
                Choose(
                    Places(ANYWHERE, All(Open(), RenownHere(most=0, of_place=True))), "ask-add-renown", PLACE, aim=False
                ),
                Renown(),
            ],
        ),
        ability(
            ACTION,
            useful=AnyOf(Exists(CITY_CARDS_HERE), Exists(Approach(CHARACTERS))),  # FIV-C-145
            cost=[Engage(ACTOR)],
            do=[
                PutPressure(INFLUENCE, ties_win=True, no_mercenaries=True),
                If(
                    Won(),
                    [
                        Choose(CITY_CARDS_HERE, "ask-discard-which-city-card", FIRST, aim=False),
                        Put(TO_DISCARD),
                        Choose(Approach(CHARACTERS), "ask-who-joins-here", FIRST, aim=False),
                        Join(),
                    ],
                ),
            ],
            city=True,
            qualifier=LEADERS,
        ),
    ],
    initiative=62,
    panache=0,
    unique=True,
    loyal=True,
    aliases=("Reputation Meritee",),
)
