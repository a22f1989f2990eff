"""The Leader and the characters of Eisen."""

from __future__ import annotations

from ....state.frames import FIRST, PLACE
from ....state.names import (
    ACTION,
    CHARACTER,
    COMBAT,
    DAILY,
    DUEL_ENDS,
    EISEN,
    EQUIPPED,
    INFLUENCE,
    LEADER,
    LEADERS,
    MERCENARY,
    REACTION,
    SORCERER,
    TECHNIQUE,
    THRUST,
    WEAPON,
)
from ...attachment_steps import PARLEYING, PRINTED, Join, PayFor
from ...build import ability, card, passive
from ...card_selections import ATTACHMENTS, CHARACTERS, Shown
from ...card_steps import SHOWN, TO_BOTTOM, TO_HAND, Put, Reveal
from ...character_passives import AsMercenary, TakesGearBack, WeaponInstead
from ...character_steps import TO_HERE, TO_HOME, CanMove, Engage, Hurt, MoveTo
from ...common import step_aside
from ...conditions import All, AnyOf, Can, Chosen, Exists, Is, Not, Same
from ...duel_steps import Challenge, Values
from ...flow import Choose, Either, If, at_round_end
from ...moment_conditions import ITS_SEAT, InThisDuel, MomentBy
from ...number_passives import ITS_OWN, StatIf, StatPer, ValueIf
from ...selections import (
    ACTOR,
    ANY,
    FOE,
    HERE,
    MINE,
    MOMENT_OTHER,
    NEXT_DOOR,
    NEXT_TO_ACTOR,
    TARGET,
    THIS,
    TIRED,
    Chars,
    Places,
    opposing,
)
from ...table_conditions import Bears, Compare, Engaged, MayChallenge

card(
    "kaspar_dietrich",
    35,
    "Kaspar Dietrich",
    LEADER,
    EISEN,
    "Leader, Hero, General, Eisen",
    [
        passive(parley=2),
        ability(
            ACTION,
            cost=[Engage(ACTOR)],
            do=[
                Reveal(until=CHARACTERS),
                If(
                    Chosen(),
                    [
                        Either(
                            "ask-recruit",
                            ["do-no", "do-pay-amount", "do-parley-and-pay"],
                            [[], [PayFor(flat=PRINTED), Join()], [PayFor(off=PARLEYING), Join()]],
                            [None, Can(PayFor(flat=PRINTED)), Can(PayFor(off=PARLEYING))],
                        )
                    ],
                ),
                Put(TO_BOTTOM, SHOWN),
            ],
            city=True,
        ),
    ],
    title="Old Iron",
    stats=(3, 2, 2, 9),
    panache=6,
    cap=6,
    unique=True,
    loyal=True,
)

card(
    "daniella_dietrich",
    36,
    "Daniella Dietrich",
    CHARACTER,
    EISEN,
    "Sorcerer, Strega, Vodacce",
    [
        ability(
            ACTION,
            do=[
                Choose(
                    Chars(MINE, HERE, MERCENARY, extra=MayChallenge(COMBAT)),
                    "ask-which-mercenary-challenges",
                    FIRST,
                    aim=False,
                ),
                Challenge(COMBAT, by=TARGET),
            ],
            city=True,
        ),
        ability(
            TECHNIQUE,
            limit=DAILY,
            do=[at_round_end(*step_aside(ACTOR))],
        ),
    ],
    title="Rueful Confidante",
    stats=(2, 3, 1, 4),
    unique=True,
    loyal=True,
)

card(
    "edeline_trinken",
    37,
    "Edeline Trinken",
    CHARACTER,
    EISEN,
    "Innkeeper, Eisen",
    [
        passive([StatPer(INFLUENCE, Chars(where=HERE))]),
        ability(
            REACTION,
            trigger=DUEL_ENDS,
            do=[
                Choose(
                    Chars(ANY, NEXT_DOOR, state=TIRED, extra=All(InThisDuel(), CanMove(here=True))),
                    "ask-who-comes-to-her",
                ),
                MoveTo(TARGET, TO_HERE),
            ],
        ),
    ],
    title="Mistress of the House",
    stats=(1, 2, 0, 4),
    unique=True,
    loyal=True,
)

card(
    "otto_streit",
    38,
    "Otto Streit",
    CHARACTER,
    EISEN,
    "Academic, Eisen",
    [
        ability(
            ACTION,
            do=[
                Reveal(3),
                Choose(Shown(ATTACHMENTS), "ask-take-which-attachment", FIRST, aim=False),
                Put(TO_HAND),
                Put(TO_BOTTOM, SHOWN),
            ],
            city=True,
        )
    ],
    title="Industrious Ironmonger",
    stats=(1, 2, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "philip_hase",
    39,
    "Philip Hase",
    CHARACTER,
    EISEN,
    "Academic, Hunter, Eisen",
    [
        ability(
            REACTION,
            trigger=EQUIPPED,
            need=All(Same(MOMENT_OTHER, ACTOR), MomentBy(ITS_SEAT, MINE)),  # FIV-C-148
            do=[Choose(Places(NEXT_TO_ACTOR, home=True), "ask-move-where", PLACE, aim=False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            need=All(Engaged(FOE), Exists(Chars(MINE, HERE, MERCENARY))),
            do=[Hurt(FOE)],
        ),
    ],
    title="Grim Trapper",
    stats=(3, 1, 2, 5),
    unique=True,
    loyal=True,
)

card(
    "rena_klingenhalter",
    40,
    "Rena Klingenhalter",
    CHARACTER,
    EISEN,
    "Weapons Master, Eisen",
    [
        passive([WeaponInstead()]),
        passive([StatIf(COMBAT, 1, Bears(THIS, WEAPON))]),
    ],
    title="Master-at-Arms",
    stats=(2, 3, 1, 5),
    unique=True,
    loyal=True,
)

card(
    "rosine_friese",
    41,
    "Rosine Friese",
    CHARACTER,
    EISEN,
    "Academic, Eisen",
    [
        passive([StatIf(INFLUENCE, 1, Exists(opposing(SORCERER)))]),
        ability(
            ACTION,
            useful=Exists(  # FIV-C-145
                opposing(
                    without=LEADERS,
                    extra=All(
                        Compare(INFLUENCE, ACTOR, THIS),
                        AnyOf(Not(Engaged(THIS)), Is(THIS, Chars(traits=SORCERER, extra=CanMove()))),
                    ),
                )
            ),
            do=[
                Choose(opposing(without=LEADERS, extra=Compare(INFLUENCE, ACTOR, THIS)), "ask-engage-whom"),
                Engage(),
                If(Is(TARGET, Chars(traits=SORCERER)), [MoveTo(TARGET, TO_HOME)]),
            ],
            city=True,
        ),
    ],
    title="Esoteric Pathologist",
    stats=(2, 2, 2, 4),
    unique=True,
    loyal=True,
)

card(
    "terrell_brandt",
    42,
    "Terrell Brandt",
    CHARACTER,
    EISEN,
    "Duelist, Eisen",
    [
        passive([TakesGearBack()]),
        ability(TECHNIQUE, do=[Values(thrust=1)]),
    ],
    title="Instrument of Iron",
    stats=(3, 1, 1, 5),
    unique=True,
    loyal=True,
    aliases=("Terrell Brant",),
)

card(
    "uwe_zimmerman",
    43,
    "Uwe Zimmerman",
    CHARACTER,
    EISEN,
    "Hunter, Eisen",
    [
        passive([AsMercenary()]),
        passive([ValueIf(ITS_OWN, THRUST, 1, Is(FOE, Chars(traits=SORCERER)))]),
    ],
    title="The Unbroken Will",
    stats=(3, 2, 1, 5),
    unique=True,
    loyal=True,
)
