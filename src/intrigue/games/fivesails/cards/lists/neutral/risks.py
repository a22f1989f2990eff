"""The risks of no faction."""

from __future__ import annotations

from ....state.frames import FIRST, LOCATION, NUMBER, PLACE, SECOND
from ....state.names import (
    ACTION,
    DASH,
    DIPLOMAT,
    FORCED,
    HERO,
    LEADERS,
    MANEUVER,
    MERCENARY,
    MOVED,
    NEUTRAL,
    REACTION,
    RISK,
    ROUND_ENDS,
    SCOUNDREL,
    SORCERER,
    STREGA,
    VILLAIN,
)
from ...ability_steps import PickTrick
from ...attachment_steps import Become, Equip, Fits, PayFor
from ...build import ability, card, passive
from ...card_passives import EndsWithDay, LockedWhenPaid
from ...card_selections import ATTACHMENTS, AttachmentsOn, OwnLine, Pile, Shown
from ...card_steps import FACE_DOWN, TO_BOTTOM, TO_HAND, WHOLE_HAND, Discard, DiscardAny, Draw
from ...character_steps import TO_HERE, TO_HOME, CanMove, Destroy, Engage, EnGarde, Heal, Hurt, MoveTo
from ...common import step_aside
from ...conditions import All, AnyOf, Can, Exists, InPlay, Is, Not, Suppose
from ...costs import Price
from ...deck_steps import MY_DECK, Copy, Look, Sort
from ...duel_steps import Values
from ...flow import Choose, If, TakeAim, at_round_end
from ...location_steps import Gain
from ...memory import Let
from ...moment_conditions import ITS_CARD, IntoCity, MomentBy
from ...number_passives import Cheaper
from ...selections import (
    ACTOR,
    ADJACENT,
    ANY,
    ENEMY,
    FIGHTER,
    HERE,
    IN_CITY,
    MINE,
    MOMENT_CARD,
    MY_LEADER,
    NEXT_TO_TARGET,
    NOT_ADJACENT,
    TARGET,
    THIS,
    Chars,
    Places,
    opposing,
)
from ...table_conditions import Controls, Engaged, Wounded

card(
    "appealing_to_the_people",
    159,
    "Appealing to the People",
    RISK,
    NEUTRAL,
    "Bureaucracy, Heroic",
    [
        passive([Cheaper(Is(MY_LEADER, Chars(traits=HERO | DIPLOMAT)))]),
        ability(
            ACTION,
            need=All(Controls(), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
            city=True,
        ),
    ],
    cost=2,
    values=(DASH, 3, 1),
)

card(
    "bleed_out",
    160,
    "Bleed Out",
    RISK,
    NEUTRAL,
    "Villainous",
    [
        passive([Cheaper(Is(MY_LEADER, Chars(traits=VILLAIN)))]),
        ability(
            ACTION,
            do=[Choose(Chars(ANY, IN_CITY, without=LEADERS, extra=Wounded()), "ask-wound-whom"), Hurt()],
        ),
    ],
    cost=1,
    values=(1, DASH, 3),
)

card(
    "boon",
    161,
    "Boon",
    RISK,
    NEUTRAL,
    "Sorcery, Glamour",
    [
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            do=[Choose(Chars(ANY, HERE), "ask-attach-to", FIRST, aim=False), Become(TARGET)],
            copyable=False,
            city=True,
            qualifier=SORCERER,
        ),
        passive(
            passives=[EndsWithDay()],
            gear=(1, 1, 1, 0),
        ),
    ],
    cost=0,
    values=(DASH, 2, 3),
)

card(
    "come_hither",
    162,
    "Come Hither",
    RISK,
    NEUTRAL,
    "Romance, Temptation",
    [
        ability(
            ACTION,
            do=[
                Choose(Chars(extra=CanMove()), "ask-move-whom"),
                Choose(Places(NEXT_TO_TARGET), "ask-move-where", PLACE, aim=False),
                MoveTo(),
            ],
        )
    ],
    cost=2,
    values=(DASH, 2, 3),
)

card(
    "devotion",
    163,
    "Devotion",
    RISK,
    NEUTRAL,
    "Faith",
    [
        ability(
            ACTION,
            do=[
                Look(MY_DECK, count=3),  # FIV-C-186: in this order, as far as there are cards
                Sort(TO_BOTTOM, "ask-sink-which-card", most=1, must=True),
                Sort(TO_HAND, "ask-take-which-card", most=1, must=True),
                If(
                    Exists(Shown()),
                    [
                        Choose(Places(), "ask-place-face-down", PLACE, aim=False),
                        Sort(FACE_DOWN, "ask-which-card-waits-face-down", must=True),
                    ],
                ),
            ],
        )
    ],
    cost=1,
    values=(DASH, 2, 3),
)

card(
    "hidden_corridors",
    164,
    "Hidden Corridors",
    RISK,
    NEUTRAL,
    "Flourish, Stealth",
    [
        ability(
            ACTION,
            do=[Choose(Places(NOT_ADJACENT), "ask-move-where", PLACE, aim=False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            do=[at_round_end(*step_aside(FIGHTER))],
        ),
    ],
    cost=1,
    values=(DASH, 1, DASH),
)

card(
    "i_know_that_trick",
    165,
    "I Know that Trick!",
    RISK,
    NEUTRAL,
    "Flourish, Prepared",
    [
        ability(
            MANEUVER,
            do=[PickTrick(), Copy(picked=True)],
        )
    ],
    cost=0,
    values=(1, 1, 1),
    aliases=("I Know that Trick", "I know that Trick!"),
)

card(
    "im_done_with_you",
    166,
    "I'm Done with You",
    RISK,
    NEUTRAL,
    "Flourish, Demoralize",
    [ability(MANEUVER, do=[Values(parry=1, per=OwnLine())])],
    cost=0,
    values=(DASH, 1, DASH),
)

card(
    "liberating_goods",
    167,
    "Liberating Goods",
    RISK,
    NEUTRAL,
    "Crime, Theft",
    [
        ability(
            ACTION,
            do=[
                Choose(
                    Pile(whose=ENEMY, kinds=ATTACHMENTS, common=True, extra=Fits(paid=True)),
                    "ask-take-which-attachment",
                ),
                Let(SECOND, ACTOR),
                PayFor(),
                Equip(),
            ],
            city=True,
        )
    ],
    cost=0,
    values=(DASH, 2, 3),
)

card(
    "a_new_strategy",
    168,
    "A New Strategy",
    RISK,
    NEUTRAL,
    "Logistics, Savvy",
    [
        ability(
            ACTION,
            cost=[Gain(-1)],
            do=[Draw(2)],
            then_to_locker=True,
        )
    ],
    cost=0,
    values=(2, DASH, 1),
)

card(
    "not_today",
    169,
    "Not Today",
    RISK,
    NEUTRAL,
    "Ad Hoc",
    [
        ability(
            FORCED,
            trigger=ROUND_ENDS,
            useful=InPlay(FIGHTER),
            do=[Hurt(FIGHTER), MoveTo(FIGHTER, TO_HOME, tired=True)],
        )
    ],
    cost=0,
    values=(DASH, 5, DASH),
)

card(
    "opulence",
    170,
    "Opulence",
    RISK,
    NEUTRAL,
    "Fortune",
    [
        passive([LockedWhenPaid()]),
        ability(ACTION, cost=[Discard(WHOLE_HAND)], do=[Draw()]),
    ],
    cost=0,
    values=(0, 0, 1),
    wealth=True,
)

card(
    "paid_off",
    171,
    "Paid Off",
    RISK,
    NEUTRAL,
    "Cunning, Villainous",
    [
        passive([Cheaper(Is(ACTOR, Chars(traits=VILLAIN | SCOUNDREL)))]),
        ability(
            ACTION,
            do=[
                Choose(opposing(MERCENARY, extra=AnyOf(Not(Engaged(THIS)), CanMove())), "ask-which-mercenary"),
                If(Engaged(TARGET), [MoveTo(TARGET, TO_HOME)], [Engage()]),
            ],
            city=True,
        ),
    ],
    cost=2,
    values=(1, DASH, 2),
)

card(
    "pull",
    172,
    "Pull",
    RISK,
    NEUTRAL,
    "Sorcery, Sorte",
    [
        ability(
            ACTION,
            cost=[Hurt(ACTOR, unless=STREGA)],
            do=[Choose(Chars(extra=CanMove(here=True)), "ask-move-whom-here"), MoveTo(TARGET, TO_HERE)],
            city=True,
            qualifier=SORCERER,
        )
    ],
    cost=1,
    values=(DASH, 2, 3),
)

card(
    "sea_legs",
    173,
    "Sea Legs",
    RISK,
    NEUTRAL,
    "Savvy",
    [
        ability(
            REACTION,
            trigger=MOVED,
            need=All(MomentBy(ITS_CARD, MINE), IntoCity(), Is(MOMENT_CARD, Chars(MINE))),
            do=[
                Let(LOCATION, MOMENT_CARD),
                Choose(Places(ADJACENT), "ask-move-on-where", PLACE, aim=False),
                MoveTo(MOMENT_CARD),
            ],
        )
    ],
    cost=1,
    values=(1, 0, 1),
)

card(
    "shoddy_craftsmanship",
    174,
    "Shoddy Craftsmanship",
    RISK,
    NEUTRAL,
    "Sabotage",
    [
        ability(
            ACTION,
            do=[Choose(AttachmentsOn(common=True), "ask-destroy-which-attachment"), Destroy()],
        )
    ],
    cost=1,
    values=(DASH, 1, 3),
)

card(
    "tending_the_wounded",
    175,
    "Tending the Wounded",
    RISK,
    NEUTRAL,
    "Faith, Penance",
    [
        ability(
            ACTION,
            cost=[DiscardAny("ask-discard-to-heal")],
            do=[
                Choose(Chars(MINE, without=LEADERS, extra=Wounded()), "ask-heal-whom"),
                Heal(count=0, times=NUMBER),
            ],
        )
    ],
    cost=0,
    values=(DASH, 3, 2),
)

card(
    "triage",
    176,
    "Triage",
    RISK,
    NEUTRAL,
    "Heroic",
    [
        passive([Cheaper(Is(TARGET, Chars(traits=HERO | SCOUNDREL)))]),
        ability(
            ACTION,
            cost=[
                Choose(Chars(extra=All(Wounded(), Suppose(Can(Price())))), "ask-heal-whom", aim=False),
                Price(late=True),
            ],
            do=[TakeAim(Chars(extra=Wounded())), Heal()],
        ),
    ],
    cost=1,
    values=(0, 0, 4),
)
