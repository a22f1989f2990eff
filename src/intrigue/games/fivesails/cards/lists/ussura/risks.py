"""The risks of Ussura."""

from __future__ import annotations

from ....state.frames import NUMBER, PLACE
from ....state.names import (
    ACTION,
    CARD_SHOWN,
    COMBAT,
    DASH,
    MANEUVER,
    MOVED,
    MOVES,
    ONE_OF_YOURS,
    REACTION,
    RISK,
    SORCERER,
    USSURA,
)
from ....state.numbers import M_LOCKED, UNTIL_DAY
from ...ability_steps import THE_MOVE, Cancel, ExtraActions
from ...attachment_steps import Breakable
from ...build import ability, card
from ...card_selections import AttachmentsOn
from ...card_steps import INTO_LOCKER, SHOWN, TO_DISCARD, TO_TOP, Draw, Put
from ...character_steps import TO_EVENT, TO_HOME, CanMove, Destroy, Engage, Heal, Hurt, MoveTo
from ...conditions import All, AnyOf, Exists, Is, Not
from ...costs import Price
from ...deck_steps import CITY_DECK, DECK_OF_SEAT, INFLUENCE_MANY, MY_DECK, Look, Sort
from ...duel_steps import IN_PLACE, Challenge, LeaveMark, NoMoreStyles, Revise, Values
from ...flow import Choose, Either, If, may
from ...location_steps import Claim, Gain, PutPressure
from ...moment_conditions import (
    ITS_CARD,
    ITS_PLACE,
    ITS_SEAT,
    Dueling,
    InThisDuel,
    IntoCity,
    MomentAt,
    MomentBy,
)
from ...selections import (
    ACTOR,
    ANY,
    AT_GOAL,
    ELSEWHERE,
    ENEMY,
    FIGHTER,
    FOE,
    HERE,
    IN_CITY,
    MINE,
    MOMENT_CARD,
    NEXT_CITY,
    NEXT_TO_ACTOR,
    READY,
    SELF,
    TARGET,
    THIS,
    TIRED,
    Chars,
    Opponents,
    Places,
)
from ...table_conditions import Bears, Compare, Controls, MayChallenge, Won

card(
    "borets",
    129,
    "Borets",
    RISK,
    USSURA,
    "Flourish, Kulachniy Boi",
    [ability(MANEUVER, do=[NoMoreStyles()])],
    cost=0,
    values=(0, 2, 2),
    loyal=True,
)

card(
    "indomitable_will",
    130,
    "Indomitable Will",
    RISK,
    USSURA,
    "Immovable, Provocation",
    [
        ability(
            ACTION,
            need=All(Controls(nobody=True), Not(Exists(Chars(MINE, HERE, other=True)))),
            do=[Claim(), If(Controls(), [LeaveMark(M_LOCKED, UNTIL_DAY, ACTOR, place=IN_PLACE)])],
            city=True,
        )
    ],
    cost=0,
    values=(1, 2, DASH),
    loyal=True,
)

card(
    "iron_and_velvet",
    131,
    "Iron and Velvet",
    RISK,
    USSURA,
    "Challenge, Kulachniy Boi",
    [
        ability(
            ACTION,
            need=All(Not(Bears(ACTOR)), MayChallenge(COMBAT)),
            do=[Challenge(COMBAT)],
            city=True,
        ),
        ability(
            MANEUVER,
            do=[Hurt(all=Chars(extra=All(InThisDuel(), Bears(THIS))))],
        ),
    ],
    cost=1,
    values=(DASH, 1, 2),
    loyal=True,
)

card(
    "matushkas_command",
    132,
    "Matushka's Command",
    RISK,
    USSURA,
    "Sorcery, Dar Matushki",
    [
        ability(
            ACTION,
            actor=ONE_OF_YOURS,
            # FIV-C-145: at Home nobody goes there, and who is engaged is not engaged again
            useful=AnyOf(Is(ACTOR, Chars(where=IN_CITY)), Exists(Chars(ANY, HERE, state=READY))),
            do=[MoveTo(to=TO_HOME, all=Chars(ANY, HERE, state=TIRED)), Engage(all=Chars(ANY, HERE))],
            qualifier=SORCERER,
        )
    ],
    cost=1,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "matushkas_efficiency",
    133,
    "Matushka's Efficiency",
    RISK,
    USSURA,
    "Sorcery, Dar Matushki",
    [
        ability(
            ACTION,
            cost=[Either("ask-pay-or-engage", ["do-pay-amount", "do-engage-actor"], [[Price()], [Engage(ACTOR)]])],
            do=[
                Choose(Chars(MINE, HERE), "ask-move-whom"),
                Choose(Places(ELSEWHERE, home=True), "ask-move-where", PLACE, aim=False),
                MoveTo(),
            ],
            qualifier=SORCERER,
        ),
        ability(
            MANEUVER,
            do=[
                Choose(Places(NEXT_TO_ACTOR), "ask-where-does-the-duel-go", PLACE, aim=False),
                MoveTo(FIGHTER, along=FOE),
            ],
            qualifier=SORCERER,
        ),
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
)

card(
    "matushkas_sight",
    134,
    "Matushka's Sight",
    RISK,
    USSURA,
    "Sorcery, Dar Matushki",
    [
        ability(
            ACTION,
            do=[
                Either(
                    "ask-whose-deck",
                    ["do-deck-of-own", "do-deck-of-opponent", "do-deck-of-city"],
                    [
                        [Look(MY_DECK, count=5)],
                        [
                            Choose(Opponents(stocked=True), "ask-whose-deck", NUMBER, aim=False),
                            Look(DECK_OF_SEAT, count=5),
                        ],
                        [Look(CITY_DECK, count=5)],
                    ],
                ),
                Sort(TO_DISCARD, "ask-discard-which-card", INFLUENCE_MANY),
                Sort(TO_TOP, "ask-card-back-next"),
                Put(TO_TOP, SHOWN),
                may("ask-engage-to-draw", [Engage(ACTOR), Draw()], Is(ACTOR, Chars(state=READY))),
            ],
            qualifier=SORCERER,
        )
    ],
    cost=0,
    values=(DASH, 1, 4),
    loyal=True,
)

card(
    "mirelis_revision",
    135,
    "Mireli's Revision",
    RISK,
    USSURA,
    "Flourish, Mireli",
    [
        ability(
            REACTION,
            trigger=CARD_SHOWN,
            need=All(Dueling(), MomentBy(ITS_SEAT, ENEMY)),
            do=[Revise()],
        ),
        ability(
            MANEUVER,
            do=[
                Either(
                    "ask-which-of-two",
                    ["do-parry", "do-wound-foe"],
                    [[Values(parry=2)], [Hurt(FOE), Values(thrust=-2, foe=True)]],
                )
            ],
        ),
    ],
    cost=1,
    values=(1, 1, 1),
    loyal=True,
)

card(
    "my_fight_alone",
    136,
    "My Fight, Alone",
    RISK,
    USSURA,
    "Flourish, Relentless",
    [
        ability(
            ACTION,
            need=Not(Exists(Chars(MINE, HERE, other=True))),
            do=[Heal(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            need=Not(Exists(Chars(MINE, HERE, other=True))),
            do=[Values(riposte=1)],
        ),
    ],
    cost=0,
    values=(1, 1, 1),
    loyal=True,
    aliases=("My Fight Alone",),
)

card(
    "predatory_pursuit",
    137,
    "Predatory Pursuit",
    RISK,
    USSURA,
    "Hunt, Relentless",
    [
        ability(
            REACTION,
            trigger=MOVED,
            need=All(
                *(MomentBy(ITS_CARD, ENEMY), MomentAt(ITS_PLACE), IntoCity()),
                Not(Is(ACTOR, Chars(where=AT_GOAL))),  # FIV-C-145: who is there already has nowhere to go
            ),
            do=[MoveTo(ACTOR, TO_EVENT), Hurt(MOMENT_CARD)],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 1, 4),
    loyal=True,
)

card(
    "razrushitel",
    138,
    "Razrushitel",
    RISK,
    USSURA,
    "Brawl, Hunt",
    [
        ability(
            ACTION,
            do=[
                Choose(Chars(ENEMY, NEXT_CITY), "ask-go-to-whom"),
                MoveTo(ACTOR, TARGET),
                Either(
                    "ask-engage-to-send-home",
                    ["do-no", "do-yes"],
                    [[Hurt()], [Engage(ACTOR), MoveTo(TARGET, TO_HOME)]],
                    [None, All(Is(ACTOR, Chars(state=READY)), Is(TARGET, Chars(extra=CanMove())))],
                ),
            ],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, 4),
    loyal=True,
)

card(
    "strength_of_ten",
    139,
    "Strength of Ten",
    RISK,
    USSURA,
    "Flourish, Relentless",
    [
        ability(
            ACTION,
            cost=[Gain(-1)],
            do=[ExtraActions(2)],
            then_to_locker=True,
        ),
        ability(
            MANEUVER,
            do=[Values(thrust=1, by=COMBAT), Put(INTO_LOCKER, SELF)],
        ),
    ],
    cost=0,
    values=(2, 1, 0),
    unique=True,
    loyal=True,
)

card(
    "stubborn",
    140,
    "Stubborn",
    RISK,
    USSURA,
    "Hubris",
    [
        ability(
            REACTION,
            trigger=MOVES,
            need=MomentBy(ITS_CARD, MINE),
            do=[Cancel(THE_MOVE)],
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
    loyal=True,
)

card(
    "strong_hands",
    141,
    "Strong Hands",
    RISK,
    USSURA,
    "Brawl, Kulachniy Boi",
    [
        ability(
            ACTION,
            do=[PutPressure(COMBAT), If(Won(), [Claim()])],
            city=True,
        )
    ],
    cost=1,
    values=(DASH, 2, 4),
    loyal=True,
)

card(
    "sunder",
    142,
    "Sunder",
    RISK,
    USSURA,
    "Flourish, Demoralize",
    [
        ability(
            MANEUVER,
            need=Compare(COMBAT, FIGHTER, FOE),
            do=[Choose(AttachmentsOn(bearer=FOE, extra=Breakable()), "ask-destroy-which-attachment"), Destroy()],
        )
    ],
    cost=1,
    values=(2, 0, 2),
    loyal=True,
)
