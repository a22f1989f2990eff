"""The attachments of the City."""

from __future__ import annotations

from ....state.duel import Terms
from ....state.frames import FIRST, NUMBER
from ....state.names import (
    ACTION,
    ATTACHMENT,
    CITY,
    COMBAT_CARD_PLAYED,
    DASH,
    DUELIST,
    EQUIPPED,
    FINESSE,
    FORCED,
    LEADERS,
    MERCENARY,
    PLAN_PLAYED,
    REACTION,
    STREGA,
    TECHNIQUE,
    TO_LOCKER,
    WOUNDED,
)
from ....state.numbers import FOR_GOOD, M_NOTED
from ...attachment_steps import Equip, Fits
from ...build import ability, card, passive
from ...card_passives import ComesBack, ForLeaders, NeverMoves, Unbreakable
from ...card_selections import ATTACHMENTS, Approach, HandCards, Lying
from ...card_steps import INTO_LOCKER, TO_APPROACH, Put, Show
from ...character_steps import Destroy, Engage, Heal, Hurt
from ...conditions import All, Is, Same
from ...costs import DuelistCost
from ...duel_steps import Challenge, LeaveMark, Values
from ...flow import Choose, If
from ...location_steps import Claim, Gain, PutPressure
from ...moment_conditions import ITS_CARD, ITS_SEAT, MomentAt, MomentBy
from ...selections import (
    ACTOR,
    ANY,
    BEARER,
    FIGHTER,
    HERE,
    MINE,
    MOMENT_CARD,
    SELF,
    TARGET,
    Chars,
    Opponents,
    Union,
)
from ...table_conditions import Marked, MayChallenge, Won, Wounded

card(
    "sorte_deck",
    181,
    "Sorte Deck",
    ATTACHMENT,
    CITY,
    "Sorte, Trinket",
    [
        ability(
            REACTION,
            trigger=WOUNDED,
            need=All(MomentAt(ITS_CARD), Is(MOMENT_CARD, Chars(extra=Wounded()))),
            cost=[Engage(SELF)],
            do=[If(Is(BEARER, Chars(traits=STREGA)), [Heal(MOMENT_CARD, count=2)], [Heal(MOMENT_CARD)])],
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
)

card(
    "smuggled_item",
    187,
    "Smuggled Item",
    ATTACHMENT,
    CITY,
    "Artifact",
    [
        ability(
            ACTION,
            cost=[Destroy(SELF)],
            do=[
                Choose(
                    Union(HandCards(ATTACHMENTS, extra=Fits()), Lying(ATTACHMENTS, extra=Fits())),
                    "ask-equip-which-attachment",
                    FIRST,
                    aim=False,
                ),
                Equip(ACTOR),
            ],
        )
    ],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
)

card(
    "duckfoot_pistol",
    191,
    "Duckfoot Pistol",
    ATTACHMENT,
    CITY,
    "Weapon, Ranged, Pistol",
    [
        ability(
            ACTION,
            cost=[Destroy(SELF)],
            do=[Hurt(all=Chars(ANY, HERE, without=LEADERS))],
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
)

card(
    "burnished_cuirass",
    193,
    "Burnished Cuirass",
    ATTACHMENT,
    CITY,
    "Armor",
    [ability(TECHNIQUE, do=[Values(thrust=-1, foe=True)])],
    cost=1,
    stats=(DASH, DASH, DASH, 1),
)

card(
    "eager_blade",
    195,
    "Eager Blade",
    ATTACHMENT,
    CITY,
    "Corruption, Weapon, Melee, Sword",
    [
        passive([ComesBack()]),
        ability(
            FORCED,
            trigger=COMBAT_CARD_PLAYED,
            need=All(Same(ACTOR, FIGHTER), MomentBy(ITS_SEAT, MINE)),
            do=[Destroy(SELF), Values(riposte=1)],
        ),
    ],
    cost=1,
    stats=(1, DASH, DASH, DASH),
    unique=True,
)

card(
    "guild_triskelion",
    198,
    "Guild Triskelion",
    ATTACHMENT,
    CITY,
    "Bureaucracy, Trinket",
    [
        passive(grants=DUELIST),
        ability(
            ACTION,
            cost=[DuelistCost()],
            need=MayChallenge(FINESSE),
            do=[Challenge(FINESSE, Terms(leaders_refuse=True))],
            city=True,
        ),
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
)

card(
    "crystal_eye",
    200,
    "Crystal Eye",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        ability(
            FORCED,
            trigger=EQUIPPED,
            need=All(Same(MOMENT_CARD, SELF), MomentBy(ITS_SEAT, MINE)),
            do=[
                Choose(Opponents(), "ask-whose-approach-deck", NUMBER, aim=False),
                Show(all=Approach(theirs=True)),
                Choose(Approach(theirs=True), "ask-note-which-card", FIRST, aim=False, sealed=True),
                LeaveMark(M_NOTED, FOR_GOOD, TARGET, SELF),
            ],
        ),
        ability(
            REACTION,
            trigger=PLAN_PLAYED,
            need=Marked(M_NOTED, by_name=False),
            do=[Gain()],
        ),
    ],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
    unique=True,
)

card(
    "object_of_wonder",
    202,
    "Object of Wonder",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        passive([ForLeaders()]),
        ability(
            REACTION,
            trigger=TO_LOCKER,
            need=Is(MOMENT_CARD, Chars(MINE, without=LEADERS | MERCENARY)),
            do=[Put(TO_APPROACH, MOMENT_CARD), Put(INTO_LOCKER, SELF)],
        ),
    ],
    cost=2,
    stats=(DASH, 1, 1, DASH),
    unique=True,
)

card(
    "syrneth_hand",
    204,
    "Syrneth Hand",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        passive([NeverMoves(), Unbreakable()]),
        ability(
            TECHNIQUE,
            cost=[Hurt(ACTOR)],
            do=[Values(parry=-2, foe=True)],
        ),
    ],
    cost=2,
    stats=(1, DASH, DASH, DASH),
    unique=True,
)

card(
    "captains_coat",
    206,
    "Captain's Coat",
    ATTACHMENT,
    CITY,
    "Attire, Coat",
    [
        ability(
            ACTION,
            cost=[Engage(SELF)],
            do=[PutPressure(), If(Won(), [Claim()])],
            city=True,
        )
    ],
    cost=3,
    stats=(DASH, DASH, DASH, DASH),
)
