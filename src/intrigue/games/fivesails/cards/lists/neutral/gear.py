"""The attachments of no faction."""

from __future__ import annotations

from ..vocabulary import *

card(
    "breastplate",
    153,
    "Breastplate",
    ATTACHMENT,
    NEUTRAL,
    "Armor",
    [
        passive(
            "In each duel, the first wounds that the bearer would take are 1 fewer.",
            keys=PADDED,
        ),
        passive("When any wound gets through to the bearer, destroy this card.", keys=FRAIL),
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 3, 1),
)

card(
    "corpse_speak",
    154,
    "Corpse Speak",
    ATTACHMENT,
    NEUTRAL,
    "Sorcery, Unguent",
    [
        passive(
            "Only for a Sorcerer of yours. The bearer's Influence is set to 0.",
            bearer=Is(THIS, Chars(mask=SORCERER)),
            keys=ZEROES_INFLUENCE,
        ),
        ability(
            ACTION,
            (
                "Engage the bearer • The bearer plays an Action of a target risk in your discard pile as if "
                "from your hand. Send this card to the Locker."
            ),
            cost=[Engage(BEARER)],
            do=[PlayFromPile(MINE, 0, 0, True), Put(INTO_LOCKER, SELF)],
        ),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
)

card(
    "improvised_weapon",
    155,
    "Improvised Weapon",
    ATTACHMENT,
    NEUTRAL,
    "Flourish, Weapon, Melee, Ad Hoc",
    [
        ability(
            REACTION,
            ("When the round ends in which this was your combat card • Equip your fighter with it, free of charge."),
            trigger=ROUND_ENDS,
            actor=NOBODY,
            need=All(RoundCard(), InPlay(FIGHTER)),
            do=[Let(T1, SELF), Equip(FIGHTER)],
        ),
        ability(TECHNIQUE, "Destroy this card • +1 Thrust.", cost=[Destroy(SELF)], do=[Values(0, 0, 1)]),
        ability(MANEUVER, "+1 Parry.", do=[Values(0, 1)]),
    ],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 1, 1),
)

card(
    "matchlock_musket",
    156,
    "Matchlock Musket",
    ATTACHMENT,
    NEUTRAL,
    "Weapon, Ranged, Rifle",
    [
        ability(
            ACTION,
            (
                "Discard a card • Choose a target character in an adjacent City location. Its player may "
                "engage it; otherwise wound it."
            ),
            cost=[Discard()],
            do=[
                Choose(Chars(ANY, NEXT_CITY), "Aim at whom?"),
                Either(
                    "Engage {target}? If not, it is wounded.",
                    ["no", "yes"],
                    [[Hurt()], [Engage()]],
                    [None, Not(Engaged(TARGET))],
                    TARGET,
                ),
            ],
            city=True,
        )
    ],
    cost=1,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, DASH, 5),
)

card(
    "throwing_knife",
    157,
    "Throwing Knife",
    ATTACHMENT,
    NEUTRAL,
    "Weapon, Ranged, Knife",
    [ability(TECHNIQUE, "Destroy this card • +1 Thrust.", cost=[Destroy(SELF)], do=[Values(0, 0, 1)])],
    cost=0,
    stats=(DASH, DASH, DASH, DASH),
    values=(DASH, 2, 3),
)

card(
    "uppmans_jacket",
    158,
    "Uppman's Jacket",
    ATTACHMENT,
    NEUTRAL,
    "Attire, Coat, Rilasciare",
    [ability(ACTION, "Discard a card • Draw a card.", cost=[Discard()], do=[Draw()])],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
    values=(DASH, 2, 2),
)
