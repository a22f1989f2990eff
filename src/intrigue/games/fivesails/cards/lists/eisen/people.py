"""The Leader and the characters of Eisen."""

from __future__ import annotations

from ..vocabulary import *

card(
    "kaspar_dietrich",
    35,
    "Kaspar Dietrich",
    LEADER,
    EISEN,
    "Leader, Hero, General, Eisen",
    [
        passive("He has +2 Influence when he parleys.", parley=2),
        ability(
            ACTION,
            (
                "Engage Kaspar • Reveal cards from the City Deck until a Mercenary turns up. You may recruit "
                "it to his location; only Kaspar can parley for it, and he can although engaged. Sink all "
                "that is left."
            ),
            cost=[Engage(ACTOR)],
            do=[
                Reveal(until=KIND_PEOPLE),
                If(
                    Chosen(),
                    [
                        Either(
                            "Recruit {target}?",
                            ["no", "pay {}", "parley and pay {}"],
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
            ("A Mercenary of yours here, without engaging, challenges a target opposing character with Combat."),
            do=[
                Choose(
                    Chars(MINE, HERE, MERCENARY, extra=MayChallenge(COMBAT)),
                    "Which Mercenary challenges?",
                    T1,
                    False,
                ),
                Challenge(COMBAT, by=TARGET),
            ],
            city=True,
        ),
        ability(
            TECHNIQUE,
            "When this round ends, she moves to an adjacent City location. Not more than once a Day.",
            limit=DAILY,
            do=[at_round_end(*step_aside())],
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
        passive(
            "She has +1 Influence for each character at her location, herself included.",
            passives=[StatPer(INFLUENCE, Chars(where=HERE))],
        ),
        ability(
            REACTION,
            "After a duel • A target engaged participant at an adjacent location moves to Edeline.",
            trigger=DUEL_ENDS,
            do=[
                Choose(Chars(ANY, NEXT_DOOR, state=TIRED, extra=All(InThisDuel(), CanMove(True))), "Who comes to her?"),
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
            (
                "Reveal the top three cards of your deck. Put an attachment among them into your hand and "
                "sink the others."
            ),
            do=[
                Reveal(3),
                Choose(Shown(KIND_GEAR), "Take which attachment?", T1, False),
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
            "After you equipped Philip with an attachment • He moves to an adjacent location.",
            trigger=EQUIPPED,
            need=All(Same(EVENT_B, ACTOR), Event(EV_C, MINE)),
            do=[Choose(Places(NEXT_TO_ACTOR, home=True), "Move him where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            TECHNIQUE,
            "If the foe is engaged and a Mercenary of yours is here • Wound the foe.",
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
        passive(
            ("To intervene she may engage an en garde Weapon of hers instead of herself, even if she is engaged."),
            keys=WEAPON_INTERVENES,
        ),
        passive("She has +1 Combat if she bears a Weapon.", passives=[StatIf(COMBAT, 1, Bears(-1, WEAPON))]),
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
        passive(
            "She has +1 Influence while a Sorcerer opposes her.",
            passives=[StatIf(INFLUENCE, 1, Exists(opposing(SORCERER)))],
        ),
        ability(
            ACTION,
            (
                "Engage a target opposing non-Leader whose Influence is not above hers. If it is a Sorcerer, "
                "move it Home too."
            ),
            do=[
                Choose(opposing(none=LEADERS, extra=Compare(INFLUENCE, ACTOR, -1)), "Engage whom?"),
                Engage(),
                If(Is(TARGET, Chars(mask=SORCERER)), [MoveTo(TARGET, TO_HOME)]),
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
        passive(
            (
                "After a duel in which he fought and was not destroyed, take the attachments of his dueling "
                "line into your hand."
            ),
            keys=TAKES_GEAR_BACK,
        ),
        ability(TECHNIQUE, "+1 Thrust.", do=[Values(0, 0, 1)]),
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
        passive("Your abilities may treat him as a Mercenary.", keys=AS_MERCENARY),
        passive(
            "His combat cards have +1 Thrust against a Sorcerer.",
            passives=[ValueIf(ITS_OWN, THRUST, 1, Is(FOE, Chars(mask=SORCERER)))],
        ),
    ],
    title="The Unbroken Will",
    stats=(3, 2, 1, 5),
    unique=True,
    loyal=True,
)
