"""The risks of Montaigne."""

from __future__ import annotations

from ..vocabulary import *

card(
    "blood_mark",
    76,
    "Blood Mark",
    RISK,
    MONTAIGNE,
    "Sorcery, Porté",
    [
        ability(
            ACTION,
            (
                "The actor moves to any other City location. Then you may wound the actor; if you do, another "
                "character of yours follows from where the actor was."
            ),
            do=[
                Choose(Places(ELSEWHERE), "Move where?", PLACE, False),
                MoveTo(ACTOR),
                may(
                    "Wound the actor to bring another along?",
                    [Hurt(ACTOR), Choose(Chars(MINE, HERE, other=True), "Who comes along?", T1, False), MoveTo(TARGET)],
                    Exists(Chars(MINE, HERE, other=True)),
                ),
            ],
            qual=SORCERER,
        )
    ],
    cost=0,
    values=(DASH, 2, DASH),
    loyal=True,
)

card(
    "broken_time",
    77,
    "Broken-time",
    RISK,
    MONTAIGNE,
    "Flourish, Valroux",
    [
        ability(
            MANEUVER,
            (
                "Reveal as many cards of your deck as your fighter has Finesse. Play one of them as an "
                "additional combat card, with its Maneuver if you pay for it, and sink the others."
            ),
            do=[
                Reveal(0, FINESSE),
                Choose(Shown(), "Which card do you play besides?", T1, False),
                Put(TO_BOTTOM, OTHERS_SHOWN),
                PlayCard(besides=True),
            ],
            qual=DUELIST,
        )
    ],
    cost=0,
    values=(1, 0, 0),
    loyal=True,
    aliases=("Broken-Time",),
)

card(
    "defending_honor",
    78,
    "Defending Honor",
    RISK,
    MONTAIGNE,
    "Challenge, Provocation",
    [
        ability(
            ACTION,
            (
                "A target enemy, without engaging, must challenge a character of yours that opposes it, with "
                "Combat. Its player chooses whom."
            ),
            do=[
                Choose(
                    Chars(
                        ENEMY,
                        IN_CITY,
                        extra=All(MayChallenge(COMBAT), Suppose(Exists(Rivals(TARGET, mine=True)))),
                    ),
                    "Who must challenge?",
                ),
                Choose(Rivals(TARGET, mine=True), "Challenge whom?", T2, False, False, TARGET),
                Challenge(COMBAT, 0, TARGET, T2),
            ],
        )
    ],
    cost=1,
    values=(1, 0, 3),
    loyal=True,
)

card(
    "disarm",
    79,
    "Disarm",
    RISK,
    MONTAIGNE,
    "Flourish, Demoralize",
    [
        passive(
            "Costs 1 less if the foe has less Finesse than your fighter.",
            passives=[Cheaper(Compare(FINESSE, FIGHTER, FOE, True))],
        ),
        ability(
            MANEUVER,
            "The adversary may destroy a target Weapon of the foe; otherwise wound the foe.",
            do=[
                Choose(GearOn(FOE, WEAPON), "Which Weapon?"),
                Either(
                    "Destroy {target}? If not, your fighter is wounded.",
                    ["no", "yes"],
                    [[Hurt(FOE)], [Destroy()]],
                    by=FOE,
                ),
            ],
        ),
    ],
    cost=1,
    values=(1, 1, 1),
    loyal=True,
)

card(
    "friends_at_court",
    80,
    "Friends at Court",
    RISK,
    MONTAIGNE,
    "Bureaucracy, Rumor",
    [
        ability(
            REACTION,
            (
                "After a duel in which the foe was destroyed and your fighter was not • Pressure the location "
                "of your fighter with Influence; if you succeed, claim it."
            ),
            trigger=DUEL_ENDS,
            actor=YOUR_FIGHTER,
            need=All(Fell(True), Is(ACTOR, Chars())),
            do=[Pressure(), If(Won(), [Claim()])],
            city=True,
        )
    ],
    cost=0,
    values=(0, 2, 3),
    loyal=True,
)

card(
    "gallant_deeds",
    81,
    "Gallant Deeds",
    RISK,
    MONTAIGNE,
    "Heroic, Honor",
    [
        ability(
            ACTION,
            "A target engaged opposing character becomes en garde, and so does the actor.",
            do=[Choose(opposing(state=TIRED), "Who becomes en garde with you?"), EnGarde(), EnGarde(ACTOR)],
            city=True,
        )
    ],
    cost=1,
    values=(1, 2, 2),
    loyal=True,
)

card(
    "a_heroic_end",
    82,
    "A Heroic End",
    RISK,
    MONTAIGNE,
    "Flourish, Heroic",
    [
        ability(
            MANEUVER,
            "Final Strike • The foe faces 2 more threat, and you have Lethal.",
            do=[Afterwards(L_WOUNDS, [If(Fell(False, True), [Threat(ON_FOE, 2), Lethal()])])],
        )
    ],
    cost=0,
    values=(DASH, DASH, 3),
    loyal=True,
)

card(
    "legendary_reputation",
    83,
    "Legendary Reputation",
    RISK,
    MONTAIGNE,
    "Challenge, Glory, Honor",
    [
        ability(
            ACTION,
            (
                "The actor, without engaging, challenges a target opposing character with Combat. Only a "
                "Leader can intervene."
            ),
            need=MayChallenge(COMBAT),
            do=[Challenge(COMBAT, F_LEADERS_INTERVENE)],
            city=True,
        )
    ],
    cost=2,
    values=(1, 1, 2),
    loyal=True,
)

card(
    "master_of_valroux_style",
    84,
    "Master of Valroux Style",
    RISK,
    MONTAIGNE,
    "Flourish, Valroux",
    [
        passive("Costs 1 less if the foe is engaged.", passives=[Cheaper(Engaged(FOE))]),
        ability(
            MANEUVER,
            "+1 Riposte. Draw a card. The foe's combat card has +1 Thrust in the foe's next round.",
            do=[Values(1), Draw(), Values(0, 0, 1, foe=True)],
            qual=DUELIST,
        ),
    ],
    cost=1,
    values=(1, 1, 1),
    loyal=True,
)

card(
    "porte_travel",
    85,
    "Porté Travel",
    RISK,
    MONTAIGNE,
    "Sorcery, Porté",
    [
        ability(
            FORCED,
            (
                "When you play it as combat card and a Sorcerer of yours is in play • Wound a Sorcerer of "
                "yours. Your fighter moves to that Sorcerer, and all threat in your pool is dropped."
            ),
            trigger=PLAYED_CARD,
            need=All(Same(EVENT_A, SELF), RoundCard(), Exists(Chars(MINE, mask=SORCERER))),
            actor=YOUR_FIGHTER,
            do=[
                Choose(Chars(MINE, mask=SORCERER), "Which Sorcerer?", T1, False),
                Let(LOC, TARGET),
                Hurt(),
                MoveTo(FIGHTER, TO_HERE),
                Threat(ON_ME, ALL_THREAT),
            ],
        ),
        ability(
            ACTION,
            (
                "Wound the actor • A target character of yours moves to the actor. You may do this again and "
                "again, wounding the actor each time."
            ),
            cost=[Hurt(ACTOR)],
            limit=FREELY,
            do=[
                Choose(Chars(MINE, extra=CanMove(True)), "Move whom here?"),
                MoveTo(TARGET, TO_HERE),
                may(
                    "Wound the actor to move another?",
                    [Hurt(ACTOR), Again(0)],
                    All(Is(ACTOR, Chars()), Exists(Chars(MINE, extra=CanMove(True)))),
                ),
            ],
            qual=SORCERER,
        ),
    ],
    cost=0,
    values=(DASH, DASH, DASH),
    unique=True,
    loyal=True,
    aliases=("Porte Travel",),
)

card(
    "status_matters",
    86,
    "Status Matters",
    RISK,
    MONTAIGNE,
    "Flourish, Demoralize, Valroux",
    [
        ability(
            ACTION,
            (
                "Choose a controlled location where there is nobody but Mercenaries, or nobody at all: it "
                "becomes uncontrolled."
            ),
            do=[
                Choose(
                    Places(
                        0,
                        All(
                            Not(Controls(nobody=True, of_place=True)),
                            Suppose(
                                Not(Exists(Chars(where=AT_CHOSEN, extra=Not(Is(THIS, Chars(mask=MERCENARY)))))), PLACE
                            ),
                        ),
                    ),
                    "Which location?",
                    PLACE,
                    False,
                ),
                Claim(PLACE, True),
            ],
        ),
        ability(
            MANEUVER,
            "Engage the foe; if the foe is engaged already, wound the foe instead.",
            do=[If(Engaged(FOE), [Hurt(FOE)], [Engage(FOE)])],
        ),
        passive("Costs 1 less against a foe who is a Mercenary.", passives=[Cheaper(Is(FOE, Chars(mask=MERCENARY)))]),
    ],
    cost=1,
    values=(1, 0, 1),
    loyal=True,
)

card(
    "valiant_spirit",
    87,
    "Valiant Spirit",
    RISK,
    MONTAIGNE,
    "Flourish, Duty",
    [
        ability(
            ACTION,
            "The actor, who is no Mercenary, becomes en garde.",
            actor=ONE_OF_YOURS,
            need=All(Is(ACTOR, Chars(none=MERCENARY)), Engaged(ACTOR)),
            do=[EnGarde(ACTOR)],
        ),
        ability(
            MANEUVER,
            "If your fighter is no Mercenary • Your fighter becomes en garde.",
            need=Is(FIGHTER, Chars(none=MERCENARY)),
            do=[EnGarde(FIGHTER)],
        ),
    ],
    cost=2,
    values=(1, 1, 2),
    loyal=True,
)

card(
    "youre_embarrassing_yourself",
    88,
    "You're Embarrassing Yourself",
    RISK,
    MONTAIGNE,
    "Flourish, Demoralize, Valroux",
    [
        ability(
            REACTION,
            ("When a Mercenary who opposes a character of yours issues a challenge • Cancel the challenge."),
            trigger=CHALLENGED,
            need=All(Is(EVENT_A, Chars(ENEMY, mask=MERCENARY)), Exists(Chars(MINE, WITH_EVENT))),
            do=[Cancel(THE_CHALLENGE)],
        ),
        ability(
            MANEUVER, "If the foe is a Mercenary • +1 Riposte.", need=Is(FOE, Chars(mask=MERCENARY)), do=[Values(1)]
        ),
    ],
    cost=0,
    values=(2, 0, 1),
    loyal=True,
)
