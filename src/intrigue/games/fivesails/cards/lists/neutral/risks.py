"""The risks of no faction."""

from __future__ import annotations

from ..vocabulary import *

card(
    "appealing_to_the_people",
    159,
    "Appealing to the People",
    RISK,
    NEUTRAL,
    "Bureaucracy, Heroic",
    [
        passive(
            "Costs 1 less with a Hero or a Diplomat as your Leader.",
            passives=[Cheaper(Is(MY_LEADER, Chars(mask=HERO | DIPLOMAT)))],
        ),
        ability(
            ACTION,
            "At a location that you control • The actor becomes en garde.",
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
        passive("Costs 1 less with a Villain as your Leader.", passives=[Cheaper(Is(MY_LEADER, Chars(mask=VILLAIN)))]),
        ability(
            ACTION,
            "Wound a target non-Leader at a City location who has a wound already.",
            do=[Choose(Chars(ANY, IN_CITY, none=LEADERS, extra=Wounded()), "Wound whom?"), Hurt()],
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
            "Engage the actor • Attach this card to a character here. This ability cannot be copied.",
            cost=[Engage(ACTOR)],
            do=[Choose(Chars(ANY, HERE), "On whom?", T1, False), Become(TARGET)],
            copyable=False,
            city=True,
            qual=SORCERER,
        ),
        passive(
            ("While attached, the bearer has +1 Combat, +1 Finesse and +1 Influence. As the Day ends, discard it."),
            keys=ENDS_WITH_DAY,
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
            "A target character moves to an adjacent City location.",
            do=[
                Choose(Chars(extra=CanMove()), "Move whom?"),
                Choose(Places(NEXT_TO_TARGET), "Where to?", PLACE, False),
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
            (
                "Look at the top three cards of your deck. Take one into your hand, lay one face-down at a City "
                "location of your choice and sink the third. As Dusk begins, take the face-down card into your "
                "hand if you control the location; if not, discard it."
            ),
            do=[
                Look(0, 3),
                Sort(TO_HAND, "Take which card?", 1, True),
                If(
                    Exists(Shown()),
                    [
                        Choose(Places(), "At which location does a card wait face down?", PLACE, False),
                        Sort(FACE_DOWN, "Which card waits face down?", 1, True),
                    ],
                ),
                Put(TO_BOTTOM, SHOWN),
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
            "The actor moves to a City location that is not adjacent.",
            do=[Choose(Places(NOT_ADJACENT), "Move where?", PLACE, False), MoveTo(ACTOR)],
            city=True,
        ),
        ability(
            MANEUVER,
            "When this round ends, your fighter moves to an adjacent City location.",
            do=[at_round_end(*step_aside())],
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
            "Copy a Technique of the foe, or of an attachment of the foe; its costs are yours to pay.",
            do=[PickTrick(), Copy(True)],
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
    [ability(MANEUVER, "+1 Parry for every other card in your dueling line.", do=[Values(0, 1, per=OwnLine())])],
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
            (
                "Choose a target attachment of an opponent's discard pile that is not Unique: pay its costs, "
                "take control of it and equip the actor with it."
            ),
            do=[
                Choose(Pile(ENEMY, KIND_GEAR, common=True, extra=Fits(paid=True)), "Take which attachment?"),
                Let(T2, ACTOR),
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
            "Spend 1 Renown • Draw two cards. Send this card to the Locker.",
            cost=[Gain(-1)],
            do=[Draw(2)],
            afterwards=1,
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
            (
                "When the round ends in which this was your combat card • Wound your fighter, who then moves "
                "Home engaged."
            ),
            trigger=ROUND_ENDS,
            do=[Hurt(FIGHTER), MoveTo(FIGHTER, TO_HOME, True)],
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
        passive("Wealth: worth 2 as payment. After such use send it to the Locker.", keys=TO_LOCKER_PAID),
        ability(ACTION, "Discard your hand • Draw a card.", cost=[Discard(WHOLE_HAND)], do=[Draw()]),
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
        passive(
            "Costs 1 less if the actor is a Scoundrel or a Villain.",
            passives=[Cheaper(Is(ACTOR, Chars(mask=VILLAIN | SCOUNDREL)))],
        ),
        ability(
            ACTION,
            "Engage a target opposing Mercenary; if it is engaged already, move it Home.",
            do=[
                Choose(opposing(MERCENARY), "Which Mercenary?"),
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
            ("Wound the actor, except a Strega • A target character, whoever and wherever it is, moves here."),
            cost=[Hurt(ACTOR, unless=STREGA)],
            do=[Choose(Chars(extra=CanMove(True)), "Move whom here?"), MoveTo(TARGET, TO_HERE)],
            city=True,
            qual=SORCERER,
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
            "After a character of yours moved to a City location • It moves on to an adjacent one.",
            trigger=MOVED,
            need=All(Event(EV_A, MINE), EventNumber(EV_C, 0, 4), Is(EVENT_A, Chars(MINE))),
            do=[Let(LOC, EVENT_A), Choose(Places(ADJACENT), "Move on where?", PLACE, False), MoveTo(EVENT_A)],
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
            "Destroy a target attachment that is not Unique.",
            do=[Choose(GearOn(common=True), "Destroy which attachment?"), Destroy()],
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
            ("Discard as many cards as you like • A target non-Leader of yours heals 1 wound for each of them."),
            cost=[DiscardAny("Discard another card? Each heals 1 wound.")],
            do=[
                Choose(Chars(MINE, none=LEADERS, extra=Wounded()), "Heal whom?"),
                Heal(count=0, times=NUM),
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
        passive(
            "Costs 1 less if the target is a Hero or a Scoundrel.",
            passives=[Cheaper(Is(TARGET, Chars(mask=HERO | SCOUNDREL)))],
        ),
        ability(
            ACTION,
            "Heal 1 wound of a target character.",
            cost=[Choose(Chars(extra=All(Wounded(), Suppose(Can(Price())))), "Heal whom?"), Price(late=True)],
            do=[Heal()],
        ),
    ],
    cost=1,
    values=(0, 0, 4),
)
