"""The risks of Ussura."""

from __future__ import annotations

from ..vocabulary import *

card(
    "borets",
    129,
    "Borets",
    RISK,
    USSURA,
    "Flourish, Kulachniy Boi",
    [
        ability(
            MANEUVER, "In this duel no other Maneuver and no Technique can be used any more.", do=[DuelFlag(F_STILL)]
        )
    ],
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
            (
                "If nobody controls this location and the actor is your only character here • Claim it. Its "
                "control cannot change while the actor stays; once the actor leaves, it is uncontrolled."
            ),
            need=All(Controls(True), Not(Exists(Chars(MINE, HERE, other=True)))),
            do=[Claim(), Leave(M_LOCKED, UNTIL_DAY, ACTOR, IN_PLACE)],
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
            (
                "The actor, who bears no attachment, challenges a target opposing character with Combat and "
                "does not engage."
            ),
            need=All(Not(Bears(ACTOR)), MayChallenge(COMBAT)),
            do=[Challenge()],
            city=True,
        ),
        ability(
            MANEUVER,
            "Wound every participant who bears an attachment.",
            do=[Hurt(all=Chars(extra=All(InThisDuel(), Bears(-1))))],
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
            "All engaged characters here move Home; then engage all who are left here.",
            actor=ONE_OF_YOURS,
            do=[MoveTo(to=TO_HOME, all=Chars(ANY, HERE, state=TIRED)), Engage(all=Chars(ANY, HERE))],
            qual=SORCERER,
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
            (
                "Instead of paying for this card you may engage the actor • A target character of yours here "
                "moves to any other City location or Home."
            ),
            cost=[
                Either("Pay for it, or engage the actor?", ["pay {}", "engage the actor"], [[Price()], [Engage(ACTOR)]])
            ],
            do=[
                Choose(Chars(MINE, HERE), "Move whom?"),
                Choose(Places(ELSEWHERE, home=True), "Where to?", PLACE, False),
                MoveTo(),
            ],
            qual=SORCERER,
        ),
        ability(
            MANEUVER,
            "Both participants move to one adjacent City location, and the duel continues there.",
            do=[Choose(Places(NEXT_TO_ACTOR), "Where does the duel go?", PLACE, False), MoveTo(FIGHTER, along=FOE)],
            qual=SORCERER,
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
            (
                "Choose any deck and look at its top five cards. Discard as many as you like, up to the "
                "actor's Influence; the others go back on top in an order of your choice. Then, for engaging "
                "the actor, you may draw a card."
            ),
            do=[
                Either(
                    "Whose deck do you look at?",
                    ["your own", "an opponent's", "the City's"],
                    [
                        [Look(0, 5)],
                        [Choose(Opponents(), "Whose deck do you look at?", NUM, False), Look(3, 5)],
                        [Look(2, 5)],
                    ],
                ),
                Sort(TO_DISCARD, "Discard which card?", INFLUENCE_MANY),
                Sort(TO_TOP, "Which card goes back next? The last is on top."),
                Put(TO_TOP, SHOWN),
                may("Engage the actor to draw a card?", [Engage(ACTOR), Draw()], Not(Engaged(ACTOR))),
            ],
            qual=SORCERER,
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
            (
                "When the adversary announces a combat card • Discard it. The adversary gambles for another "
                "one instead, which does not count."
            ),
            trigger=CARD_SHOWN,
            need=All(Dueling(), Event(EV_C, ENEMY)),
            do=[Revise()],
        ),
        ability(
            MANEUVER,
            ("Choose: +2 Parry; or wound the foe, whose combat card has -2 Thrust in the foe's next round."),
            do=[
                Either(
                    "Which of the two?",
                    ["+2 Parry", "wound the foe, and -2 Thrust in the next round"],
                    [[Values(0, 2)], [Hurt(FOE), Values(0, 0, -2, foe=True)]],
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
            "If the actor is alone here of your crew • Heal 1 wound of the actor.",
            need=Not(Exists(Chars(MINE, HERE, other=True))),
            do=[Heal(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "If your fighter is alone here of your crew • +1 Riposte.",
            need=Not(Exists(Chars(MINE, HERE, other=True))),
            do=[Values(1)],
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
            (
                "After an enemy left the actor for another City location • The actor moves there too, and "
                "that enemy is wounded."
            ),
            trigger=MOVED,
            need=All(Event(EV_A, ENEMY), EventAt(EV_B), EventNumber(EV_C, 0, 4)),
            do=[MoveTo(ACTOR, TO_EVENT), Hurt(EVENT_A)],
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
            (
                "The actor moves to a target enemy at an adjacent City location. Then either engage the actor "
                "and move the target Home, or wound the target."
            ),
            do=[
                Choose(Chars(ENEMY, NEXT_CITY), "Go to whom?"),
                MoveTo(ACTOR, TARGET),
                Either(
                    "Engage the actor and send {target} Home? If not, it is wounded.",
                    ["no", "yes"],
                    [[Hurt()], [Engage(ACTOR), MoveTo(TARGET, TO_HOME)]],
                    [None, Not(Engaged(ACTOR))],
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
            ("Spend 1 Renown • You have two more actions right after this one. Send this card to the Locker."),
            cost=[Gain(-1)],
            do=[ExtraActions(2)],
            afterwards=1,
        ),
        ability(
            MANEUVER,
            "+X Thrust, where X is the Combat printed on your fighter. Send this card to the Locker.",
            do=[Values(0, 0, 1, by=COMBAT)],
            afterwards=1,
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
            ("When a character of yours is about to move, for whatever reason and in Dusk too • Cancel that move."),
            trigger=MOVES,
            need=Event(EV_A, MINE),
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
            "Pressure this location with Combat; if you succeed, claim it.",
            do=[Pressure(COMBAT), If(Won(), [Claim()])],
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
            ("If the foe has no more Combat than your fighter • Destroy a target attachment of the foe."),
            need=Compare(COMBAT, FIGHTER, FOE),
            do=[Choose(GearOn(FOE), "Destroy which attachment?"), Destroy()],
        )
    ],
    cost=1,
    values=(2, 0, 2),
    loyal=True,
)
