"""The risks of Eisen."""

from __future__ import annotations

from ..vocabulary import *

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
            (
                "Choose a target Mercenary of yours here, other than your fighter. Until your next round all "
                "wounds that your fighter would take go to that Mercenary."
            ),
            do=[
                Choose(Chars(MINE, HERE, MERCENARY, other=True), "Who takes the wounds?"),
                Leave(M_GUARD, UNTIL_START, TARGET, 100 + FIGHTER, 1),
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
            "Heal 1 wound of a target character who bears an attachment.",
            do=[Choose(Chars(extra=All(Bears(-1), Wounded())), "Heal whom?"), Heal()],
        ),
        ability(MANEUVER, "When this round ends, heal 1 wound of your fighter.", do=[at_round_end(Heal(FIGHTER))]),
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
            (
                "When the round ends in which this was your combat card • Your fighter moves Home engaged, "
                "except against a Sorcerer."
            ),
            trigger=ROUND_ENDS,
            need=All(RoundCard(), Not(Is(FOE, Chars(mask=SORCERER)))),
            do=[MoveTo(FIGHTER, TO_HOME, True)],
        ),
        ability(
            REACTION,
            (
                "When a card is targeted by a Sorcerer ability, wound a character of yours at its location • "
                "Cancel the effects."
            ),
            trigger=TARGETED,
            actor=ONE_OF_YOURS,
            need=All(EventBits(SORCERY_BIT), EventAt(EV_A, True)),
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
        passive(
            "Costs 1 less if your fighter bears an Eisenfaust attachment.",
            passives=[Cheaper(Bears(FIGHTER, EISENFAUST))],
        ),
        ability(
            MANEUVER,
            ("If your fighter bears an Eisenfaust attachment, or the foe has no more Combat • Wound the foe."),
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
            ("With a Ranged Weapon on the actor • A target opposing character moves to an adjacent City location."),
            need=Bears(ACTOR, WEAPON | RANGED),
            do=[
                Choose(opposing(extra=CanMove()), "Move whom?"),
                Choose(Places(NEXT_TO_TARGET), "Where to?", PLACE, False),
                MoveTo(),
            ],
            city=True,
        ),
        ability(
            MANEUVER,
            "With a Ranged Weapon on your fighter • Wound the foe.",
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
            (
                "The actor, without engaging, challenges a target opposing character with Combat. Instead of "
                "answering, that character's player may move it Home engaged, which ends the challenge."
            ),
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, F_HOME_INSTEAD)],
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
    [ability(MANEUVER, "Gain Lethal.", do=[Lethal()])],
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
            "Engage a target opposing non-Leader with less Combat than the actor, and move it Home.",
            do=[
                Choose(opposing(none=LEADERS, extra=Compare(COMBAT, ACTOR, -1, True)), "Send whom Home?"),
                Engage(),
                MoveTo(TARGET, TO_HOME),
            ],
            city=True,
        ),
        ability(
            MANEUVER,
            "+1 Thrust, and the foe is engaged; if that was so already, +2 Thrust instead.",
            do=[If(Engaged(FOE), [Values(0, 0, 2)], [Values(0, 0, 1), Engage(FOE)])],
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
            "The actor moves to an adjacent City location.",
            do=[Choose(Places(ADJACENT), "Move where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "When this round ends, your fighter moves to an adjacent City location.",
            do=[at_round_end(*step_aside())],
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
            ("One or two of your characters move together from one location to an adjacent City location."),
            actor=ONE_OF_YOURS,
            do=[
                Choose(Chars(MINE, HERE, other=True), "Who goes along?", T2, False, True),
                Choose(Places(ADJACENT), "Move where?", PLACE, False),
                MoveTo(ACTOR, along=TARGET2),
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
            "The actor, who bears an attachment, becomes en garde.",
            actor=ONE_OF_YOURS,
            need=All(Bears(ACTOR), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
        ability(
            MANEUVER,
            "+1 Riposte. If your fighter bears a Weapon, draw a card.",
            do=[Values(1), If(Bears(FIGHTER, WEAPON), [Draw()])],
        ),
    ],
    cost=1,
    values=(2, DASH, 1),
    loyal=True,
    aliases=("Well Equipped",),
)
