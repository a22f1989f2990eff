"""The risks of Eisen."""

from __future__ import annotations

from ....cards.duel_steps import MY_SIDE
from ....state.duel import Terms
from ....state.frames import PLACE, SECOND
from ....state.names import (
    ACTION,
    COMBAT,
    DASH,
    EISEN,
    EISENFAUST,
    FORCED,
    LEADERS,
    MANEUVER,
    MERCENARY,
    ONE_OF_YOURS,
    RANGED,
    REACTION,
    RISK,
    ROUND_ENDS,
    SORCERER,
    TARGETED,
    WEAPON,
)
from ....state.numbers import M_GUARD, UNTIL_START
from ...ability_steps import Cancel
from ...build import ability, card, passive
from ...card_steps import Draw
from ...character_steps import TO_HOME, CanMove, Engage, EnGarde, Heal, Hurt, MoveTo
from ...common import step_aside
from ...conditions import All, AnyOf, Exists, InPlay, Is, Not
from ...duel_steps import Challenge, LeaveMark, Lethal, Values
from ...flow import Choose, If, at_round_end
from ...moment_conditions import ITS_CARD, AimedBy, MomentAt, RoundCard
from ...number_passives import Cheaper
from ...selections import (
    ACTOR,
    ADJACENT,
    FIGHTER,
    FOE,
    HERE,
    MINE,
    NEXT_TO_TARGET,
    SECOND_TARGET,
    TARGET,
    THIS,
    Chars,
    Places,
    opposing,
)
from ...table_conditions import Bears, Compare, Engaged, MayChallenge, Wounded

card(
    "answering_the_call",
    51,
    "Answering the Call",
    RISK,
    EISEN,
    "Flourish, Camaraderie, Duty",
    [
        ability(
            MANEUVER,
            do=[
                Choose(Chars(MINE, HERE, MERCENARY, other=True), "ask-who-takes-the-wounds"),
                LeaveMark(
                    M_GUARD, UNTIL_START, TARGET, FIGHTER, side=MY_SIDE
                ),  # for the wounds of effects too (FIV-C-125)
            ],
        )
    ],
    cost=0,
    values=(0, 1, 3),
    loyal=True,
)

card(
    "fight_through_the_pain",
    52,
    "Fight Through the Pain",
    RISK,
    EISEN,
    "Flourish, Relentless, Eisenfaust",
    [
        ability(
            ACTION,
            do=[Choose(Chars(extra=All(Bears(THIS), Wounded())), "ask-heal-whom"), Heal()],
        ),
        ability(MANEUVER, do=[at_round_end(Heal(FIGHTER))]),
    ],
    cost=0,
    values=(DASH, 0, 5),
    loyal=True,
)

card(
    "hexenjagd",
    53,
    "Hexenjagd",
    RISK,
    EISEN,
    "Hunt, Zeal",
    [
        ability(
            FORCED,
            trigger=ROUND_ENDS,
            need=All(RoundCard(), Not(Is(FOE, Chars(traits=SORCERER)))),
            useful=InPlay(FIGHTER),
            do=[MoveTo(FIGHTER, TO_HOME, tired=True)],
        ),
        ability(
            REACTION,
            trigger=TARGETED,
            actor=ONE_OF_YOURS,
            need=All(AimedBy(sorcery=True), MomentAt(ITS_CARD)),
            cost=[Hurt(ACTOR)],
            do=[Cancel()],
        ),
    ],
    cost=0,
    values=(DASH, 3, 0),
    loyal=True,
)

card(
    "iron_reply",
    54,
    "Iron Reply",
    RISK,
    EISEN,
    "Flourish, Eisenfaust",
    [
        passive([Cheaper(Bears(FIGHTER, EISENFAUST))]),
        ability(
            MANEUVER,
            need=AnyOf(Compare(COMBAT, FIGHTER, FOE), Bears(FIGHTER, EISENFAUST)),
            do=[Hurt(FOE)],
        ),
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
)

card(
    "last_word",
    55,
    "Last Word",
    RISK,
    EISEN,
    "Flourish, Ranged",
    [
        ability(
            ACTION,
            need=Bears(ACTOR, WEAPON | RANGED),
            do=[
                Choose(opposing(extra=CanMove()), "ask-move-whom"),
                Choose(Places(NEXT_TO_TARGET), "ask-move-where", PLACE, aim=False),
                MoveTo(),
            ],
            city=True,
        ),
        ability(
            MANEUVER,
            need=Bears(FIGHTER, WEAPON | RANGED),
            do=[Hurt(FOE)],
        ),
    ],
    cost=0,
    values=(0, 1, 2),
    loyal=True,
)

card(
    "move_along",
    56,
    "Move Along",
    RISK,
    EISEN,
    "Challenge, Provocation",
    [
        ability(
            ACTION,
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, Terms(home_instead=True))],
            city=True,
        )
    ],
    cost=1,
    values=(0, 1, 4),
    loyal=True,
)

card(
    "precision",
    57,
    "Precision",
    RISK,
    EISEN,
    "Flourish, Ranged",
    [ability(MANEUVER, do=[Lethal()])],
    cost=1,
    values=(DASH, 1, 4),
    loyal=True,
)

card(
    "press_the_advantage",
    58,
    "Press the Advantage",
    RISK,
    EISEN,
    "Flourish, Relentless, Drexel",
    [
        ability(
            ACTION,
            useful=Exists(  # FIV-C-145
                opposing(
                    without=LEADERS,
                    extra=All(Compare(COMBAT, ACTOR, THIS, strict=True), AnyOf(Not(Engaged(THIS)), CanMove())),
                )
            ),
            do=[
                Choose(
                    opposing(without=LEADERS, extra=Compare(COMBAT, ACTOR, THIS, strict=True)), "ask-send-whom-home"
                ),
                Engage(),
                MoveTo(TARGET, TO_HOME),
            ],
            city=True,
        ),
        ability(
            MANEUVER,
            do=[If(Engaged(FOE), [Values(thrust=2)], [Values(thrust=1), Engage(FOE)])],
        ),
    ],
    cost=2,
    values=(1, 1, 1),
    loyal=True,
)

card(
    "regroup",
    59,
    "Regroup",
    RISK,
    EISEN,
    "Flourish, Prepared",
    [
        ability(
            ACTION,
            do=[Choose(Places(ADJACENT), "ask-move-where", PLACE, aim=False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            do=[at_round_end(*step_aside(FIGHTER))],
        ),
    ],
    cost=1,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "stratege",
    60,
    "Stratege",
    RISK,
    EISEN,
    "Camaraderie, Logistics",
    [
        ability(
            ACTION,
            actor=ONE_OF_YOURS,
            do=[
                Choose(Chars(MINE, HERE, other=True), "ask-who-goes-along", SECOND, aim=False, may=True),
                Choose(Places(ADJACENT), "ask-move-where", PLACE, aim=False),
                MoveTo(ACTOR, along=SECOND_TARGET),
            ],
        )
    ],
    cost=1,
    values=(DASH, 2, 3),
    loyal=True,
    aliases=("Strategie",),
)

card(
    "well_equipped",
    61,
    "Well-Equipped",
    RISK,
    EISEN,
    "Flourish, Prepared, Drexel",
    [
        ability(
            ACTION,
            actor=ONE_OF_YOURS,
            need=All(Bears(ACTOR), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
        ability(
            MANEUVER,
            do=[Values(riposte=1), If(Bears(FIGHTER, WEAPON), [Draw()])],
        ),
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
    aliases=("Well Equipped",),
)
