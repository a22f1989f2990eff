"""The attachments of Montaigne."""

from __future__ import annotations

from ....state.names import (
    ACTION,
    ATTACHMENT,
    DASH,
    DIPLOMAT,
    DUELIST,
    FINESSE,
    INFLUENCE,
    MONTAIGNE,
    MUSKETEER,
    TECHNIQUE,
)
from ...build import ability, card, passive
from ...character_steps import Engage
from ...conditions import Is
from ...costs import DuelistCost
from ...duel_steps import Challenge, Values
from ...flow import If
from ...location_steps import Claim, PutPressure
from ...selections import BEARER, THIS, Chars
from ...table_conditions import MayChallenge, Won

card(
    "cavalier_hat",
    73,
    "Cavalier Hat",
    ATTACHMENT,
    MONTAIGNE,
    "Attire, Hat",
    [
        passive(bearer=Is(THIS, Chars(traits=DUELIST))),
        ability(
            ACTION,
            cost=[DuelistCost()],
            need=MayChallenge(FINESSE),
            do=[Challenge(FINESSE)],
            city=True,
        ),
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
    values=(2, DASH, 2),
    loyal=True,
)

card(
    "mastercrafted_rapier",
    74,
    "Mastercrafted Rapier",
    ATTACHMENT,
    MONTAIGNE,
    "Weapon, Melee, Sword",
    [
        passive(bearer=Is(THIS, Chars(traits=DUELIST))),
        ability(TECHNIQUE, do=[Values(riposte=1)]),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(2, 0, 1),
    loyal=True,
)

card(
    "tabard_of_the_fallen_musketeer",
    75,
    "Tabard of the Fallen Musketeer",
    ATTACHMENT,
    MONTAIGNE,
    "Attire, Tabard, Oathsworn",
    [
        passive(
            bearer=Is(THIS, Chars(without=DIPLOMAT)),
            grants=MUSKETEER,
        ),
        ability(
            ACTION,
            cost=[Engage(BEARER)],
            do=[PutPressure(INFLUENCE, ties_win=True), If(Won(), [Claim()])],
            city=True,
        ),
    ],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
    values=(0, 3, DASH),
    unique=True,
    loyal=True,
)
