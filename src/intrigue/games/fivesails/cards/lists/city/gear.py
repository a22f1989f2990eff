"""The attachments of the City."""

from __future__ import annotations

from ..vocabulary import *

card(
    "sorte_deck",
    181,
    "Sorte Deck",
    ATTACHMENT,
    CITY,
    "Sorte, Trinket",
    [
        ability(
            REACTION,
            (
                "After a character at the bearer's location was wounded, engage this card • It heals 1 wound; "
                "with a Strega as bearer, 2."
            ),
            trigger=WOUNDED,
            need=All(EventAt(EV_A, True), Is(EVENT_A, Chars(extra=Wounded()))),
            cost=[Engage(SELF)],
            do=[If(Is(BEARER, Chars(mask=STREGA)), [Heal(EVENT_A, 2)], [Heal(EVENT_A)])],
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
)

card(
    "smuggled_item",
    187,
    "Smuggled Item",
    ATTACHMENT,
    CITY,
    "Artifact",
    [
        ability(
            ACTION,
            (
                "Destroy this card • Equip the bearer, free of charge, with an attachment out of your hand or "
                "with an available one, wherever that lies."
            ),
            cost=[Destroy(SELF)],
            do=[
                Choose(
                    Union(HandCards(KIND_GEAR, extra=Fits()), Lying(KIND_GEAR, extra=Fits())),
                    "Equip which attachment?",
                    T1,
                    False,
                ),
                Equip(ACTOR),
            ],
        )
    ],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
)

card(
    "duckfoot_pistol",
    191,
    "Duckfoot Pistol",
    ATTACHMENT,
    CITY,
    "Weapon, Ranged, Pistol",
    [
        ability(
            ACTION,
            "Destroy this card • Wound all non-Leaders at the bearer's location, your own included.",
            cost=[Destroy(SELF)],
            do=[Hurt(all=Chars(ANY, HERE, none=LEADERS))],
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
)

card(
    "burnished_cuirass",
    193,
    "Burnished Cuirass",
    ATTACHMENT,
    CITY,
    "Armor",
    [
        ability(
            TECHNIQUE, "The foe's combat card has -1 Thrust in the foe's next round.", do=[Values(0, 0, -1, foe=True)]
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, 1),
)

card(
    "eager_blade",
    195,
    "Eager Blade",
    ATTACHMENT,
    CITY,
    "Corruption, Weapon, Melee, Sword",
    [
        passive(
            "Whenever it enters a discard pile, it goes to the Grand Bazaar, where it is available.", keys=COMES_BACK
        ),
        ability(
            FORCED,
            "Once the bearer has played a combat card • Destroy this one; +1 Riposte.",
            trigger=PLAYED_CARD,
            need=All(Same(ACTOR, FIGHTER), Event(EV_C, MINE)),
            do=[Destroy(SELF), Values(1)],
        ),
    ],
    cost=1,
    stats=(1, DASH, DASH, DASH),
    unique=True,
)

card(
    "guild_triskelion",
    198,
    "Guild Triskelion",
    ATTACHMENT,
    CITY,
    "Bureaucracy, Trinket",
    [
        passive("The bearer is a Duelist.", grants=DUELIST),
        ability(
            ACTION,
            ("Engage the bearer • Challenge a target opposing character with Finesse. Only a Leader can refuse."),
            cost=[DuelistCost()],
            need=MayChallenge(FINESSE),
            do=[Challenge(FINESSE, F_LEADERS_REFUSE)],
            city=True,
        ),
    ],
    cost=2,
    stats=(DASH, 1, DASH, DASH),
)

card(
    "crystal_eye",
    200,
    "Crystal Eye",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        ability(
            FORCED,
            (
                "After you equipped somebody with it • Look through the Approach Deck of an opponent and note "
                "a card of it in secret."
            ),
            trigger=EQUIPPED,
            need=All(Same(EVENT_A, SELF), Event(EV_C, MINE)),
            do=[
                Choose(Opponents(), "Whose approach deck?", NUM, False),
                Show(all=Approach(0, True)),
                Choose(Approach(0, True), "Note which card?", T1, False, sealed=True),
                Leave(M_NOTED, FOR_GOOD, TARGET, 100 + SELF),
            ],
        ),
        ability(
            REACTION,
            "After that opponent played the noted card, today or on a later Day • Gain 1 Renown.",
            trigger=PLAN_PLAYED,
            need=Marked(M_NOTED, False),
            do=[Gain()],
        ),
    ],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
    unique=True,
)

card(
    "object_of_wonder",
    202,
    "Object of Wonder",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        passive(
            "Whoever is to be equipped with it, it always goes onto your Leader.",
            keys=LEADERS_ONLY,
        ),
        ability(
            REACTION,
            (
                "When a character of yours, neither Leader nor Mercenary, would go to the Locker • It goes "
                "into your Approach Deck instead, and this card to the Locker."
            ),
            trigger=TO_LOCKER,
            need=Is(EVENT_A, Chars(MINE, none=LEADERS | MERCENARY)),
            do=[Put(TO_APPROACH, EVENT_A), Put(INTO_LOCKER, SELF)],
        ),
    ],
    cost=2,
    stats=(DASH, 1, 1, DASH),
    unique=True,
)

card(
    "syrneth_hand",
    204,
    "Syrneth Hand",
    ATTACHMENT,
    CITY,
    "Artifact, Syrneth",
    [
        passive("It can be neither destroyed nor moved to somebody else.", keys=NEVER_MOVES | UNBREAKABLE),
        ability(
            TECHNIQUE,
            "Wound the bearer • The foe's combat card has -2 Parry in the foe's next round.",
            cost=[Hurt(ACTOR)],
            do=[Values(0, -2, foe=True)],
        ),
    ],
    cost=2,
    stats=(1, DASH, DASH, DASH),
    unique=True,
)

card(
    "captains_coat",
    206,
    "Captain's Coat",
    ATTACHMENT,
    CITY,
    "Attire, Coat",
    [
        ability(
            ACTION,
            "Engage this card • Pressure this location with Influence; if you succeed, claim it.",
            cost=[Engage(SELF)],
            do=[Pressure(), If(Won(), [Claim()])],
            city=True,
        )
    ],
    cost=3,
    stats=(DASH, DASH, DASH, DASH),
)
