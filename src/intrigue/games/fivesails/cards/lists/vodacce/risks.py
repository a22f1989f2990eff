"""The risks of Vodacce."""

from __future__ import annotations

from ....state.frames import FIRST, LOCATION, PLACE, SECOND
from ....state.names import (
    ACTION,
    CHALLENGED,
    DASH,
    INFLUENCE,
    LEADERS,
    MANEUVER,
    PRESSURE_WON,
    REACTION,
    RED_HAND,
    RISK,
    SORCERER,
    STREGA,
    TARGETED,
    THUG,
    VODACCE,
)
from ....state.numbers import L_WOUNDS
from ...ability_steps import THE_PRESSURE, Cancel
from ...attachment_steps import Become, Join
from ...build import ability, card, passive
from ...card_passives import EndsWithDay, LostEnGarde, NoThugMoney
from ...card_selections import CHARACTERS, HandCards, Pile
from ...character_steps import TO_HOME, CanMove, Destroy, Engage, EnGarde, Hurt, MoveTo
from ...conditions import All, AnyOf, Chosen, Exists, InPlay, Is, Not
from ...duel_steps import Challenge, Lethal, NobodyIntervenes, Values
from ...flow import Afterwards, Choose, Either, If
from ...location_steps import Claim, PutPressure
from ...memory import Gained, Gather, Gathered, Let
from ...moment_conditions import ITS_CARD, Margin, MomentBy
from ...number_passives import Cheaper
from ...selections import (
    ACTOR,
    ANY,
    AT_CHOSEN,
    FIGHTER,
    FOE,
    HERE,
    MINE,
    NEXT_TO_CHOSEN,
    READY,
    SECOND_TARGET,
    TARGET,
    THIS,
    WITH_EVENT,
    Chars,
    Places,
    Union,
    opposing,
)
from ...table_conditions import Compare, Controls, Engaged, HasStat, MayChallenge, MayIntervene, Won

THUGS_THERE = Chars(MINE, AT_CHOSEN, THUG)

card(
    "ambush",
    23,
    "Ambush",
    RISK,
    VODACCE,
    "Brawl, Gang",
    [
        passive([Cheaper(Exists(Chars(MINE, WITH_EVENT, brute=True)))]),
        ability(
            REACTION,
            trigger=CHALLENGED,
            useful=MayIntervene(),  # FIV-C-145
            do=[NobodyIntervenes()],
        ),
    ],
    cost=1,
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "bravos",
    24,
    "Bravos",
    RISK,
    VODACCE,
    "Conscription, Gang",
    [
        passive([NoThugMoney()]),
        ability(
            ACTION,
            do=[Choose(Pile(whose=MINE, kinds=CHARACTERS, traits=THUG), "ask-which-thug-comes-back"), Join()],
            qualifier=LEADERS,
        ),
    ],
    cost=1,
    values=(1, 1, 3),
    loyal=True,
)

card(
    "fates_burden",
    25,
    "Fate's Burden",
    RISK,
    VODACCE,
    "Sorcery, Sorte",
    [
        ability(
            ACTION,
            do=[Choose(opposing(), "ask-attach-to", FIRST, aim=False), Become(TARGET)],
            copyable=False,
            qualifier=SORCERER | STREGA,
        ),
        passive([LostEnGarde(), EndsWithDay()]),
    ],
    cost=0,
    values=(DASH, 2, 2),
    loyal=True,
)

card(
    "for_the_family",
    26,
    "For the Family",
    RISK,
    VODACCE,
    "Glory, Zeal",
    [
        ability(
            ACTION,
            cost=[Destroy(ACTOR)],
            do=[
                Choose(Chars(ANY, HERE, other=True, extra=AnyOf(Not(Engaged(THIS)), CanMove())), "ask-engage-whom"),
                If(Engaged(TARGET), [MoveTo(TARGET, TO_HOME)], [Engage()]),
            ],
            city=True,
            qualifier=RED_HAND,
        )
    ],
    cost=0,
    values=(0, 3, 1),
    loyal=True,
)

card(
    "objection",
    27,
    "Objection!",
    RISK,
    VODACCE,
    "Bureaucracy, Cunning",
    [
        ability(
            REACTION,
            trigger=PRESSURE_WON,
            need=Margin(most=1),
            do=[Cancel(THE_PRESSURE)],
        )
    ],
    cost=0,
    values=(2, 0, 1),
    loyal=True,
    aliases=("Objection",),
)

card(
    "pack_tactics",
    28,
    "Pack Tactics",
    RISK,
    VODACCE,
    "Camaraderie, Gang",
    [
        ability(
            ACTION,
            do=[
                Choose(Places(), "ask-pressure-which-location", PLACE, aim=False),
                Gather(Chars(MINE, NEXT_TO_CHOSEN, THUG), "ask-move-another-thug-there"),
                Gained(THUGS_THERE),
                MoveTo(all=Gathered()),
                Gained(THUGS_THERE),  # FIV-C-165: not who was killed on the way
                PutPressure(reg=PLACE),
                If(Won(), [Claim(PLACE)]),
            ],
        )
    ],
    cost=1,
    values=(2, 0, 1),
    loyal=True,
)

card(
    "the_pressure_is_on",
    29,
    "The Pressure is On",
    RISK,
    VODACCE,
    "Demoralize, Duress",
    [
        ability(
            ACTION,
            need=Controls(),
            useful=Exists(opposing(state=READY)),  # FIV-C-145
            do=[Choose(opposing(), "ask-engage-whom"), Engage()],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "pull_the_strand",
    30,
    "Pull the Strand",
    RISK,
    VODACCE,
    "Sorcery, Sorte",
    [
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            need=HasStat(ACTOR, INFLUENCE),
            do=[Choose(opposing(), "ask-whose-influence"), PutPressure(turncoat=True), If(Won(), [Claim()])],
            qualifier=SORCERER | STREGA,
        )
    ],
    cost=0,
    values=(1, 2, DASH),
    unique=True,
    loyal=True,
)

card(
    "rough_em_up",
    31,
    "Rough 'Em Up",
    RISK,
    VODACCE,
    "Flourish, Brawl, Gang, Zeal",
    [
        ability(
            MANEUVER,
            need=InPlay(FOE),  # FIV-C-145
            do=[
                Let(LOCATION, ACTOR),
                Values(thrust=1, per=Chars(MINE, HERE, RED_HAND)),
                Afterwards(  # FIV-C-125: even if the fighter has fallen, but not if the foe has
                    L_WOUNDS,
                    [
                        If(
                            InPlay(FOE),
                            [
                                Choose(
                                    Chars(MINE, HERE, THUG), "ask-destroy-a-thug-for-lethal", FIRST, aim=False, may=True
                                )
                            ],
                        ),
                        If(Chosen(FIRST), [Destroy(), Lethal()]),
                    ],
                ),
            ],
        )
    ],
    cost=0,
    values=(DASH, 0, 3),
    loyal=True,
)

card(
    "unyielding_loyalty",
    32,
    "Unyielding Loyalty",
    RISK,
    VODACCE,
    "Camaraderie, Zeal",
    [
        ability(
            REACTION,
            trigger=TARGETED,
            need=MomentBy(ITS_CARD, MINE),
            cost=[
                Choose(
                    Union(Chars(MINE, traits=RED_HAND, without=LEADERS), HandCards(traits=THUG)),
                    "ask-destroy-or-discard",
                    SECOND,
                    aim=False,
                ),
                Destroy(SECOND_TARGET),
            ],
            do=[Cancel()],
        )
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
)

card(
    "veronicas_guile",
    33,
    "Veronica's Guile",
    RISK,
    VODACCE,
    "Challenge, Flourish, Cunning, Ambrogia",
    [
        ability(
            ACTION,
            need=MayChallenge(INFLUENCE),
            do=[Challenge(INFLUENCE)],
            city=True,
        ),
        ability(
            MANEUVER,
            need=All(Compare(INFLUENCE, FIGHTER, FOE, strict=True), Is(FOE, Chars(extra=CanMove()))),
            do=[MoveTo(FOE, TO_HOME)],
        ),
    ],
    cost=1,
    values=(DASH, 1, DASH),
    loyal=True,
)

card(
    "wrath_of_the_don",
    34,
    "Wrath of the Don",
    RISK,
    VODACCE,
    "Demoralize, Duress, Zeal",
    [
        ability(
            ACTION,
            cost=[Hurt(ACTOR)],
            do=[
                Choose(opposing(state=READY), "ask-threaten-whom"),
                Either(
                    "ask-engage-or-en-garde",
                    ["do-no", "do-yes"],
                    [[EnGarde(ACTOR)], [Engage()]],
                    by=TARGET,
                ),
            ],
            city=True,
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
    loyal=True,
)
