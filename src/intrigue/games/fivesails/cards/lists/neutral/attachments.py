"""The attachments of no faction."""

from __future__ import annotations

from ....state.frames import FIRST
from ....state.names import (
    ACTION,
    ATTACHMENT,
    DASH,
    MANEUVER,
    NEUTRAL,
    NOBODY,
    REACTION,
    ROUND_ENDS,
    SORCERER,
    TECHNIQUE,
)
from ...attachment_steps import Equip
from ...build import ability, card, passive
from ...card_passives import Frail, NoInfluence, Padded
from ...card_steps import INTO_LOCKER, Discard, Draw, Put
from ...character_steps import Destroy, Engage, Hurt
from ...conditions import All, InPlay, Is, Not
from ...deck_steps import PlayFromPile
from ...duel_steps import Values
from ...flow import Choose, Either
from ...memory import Let
from ...moment_conditions import RoundCard
from ...selections import ANY, BEARER, FIGHTER, MINE, NEXT_CITY, SELF, TARGET, THIS, Chars
from ...table_conditions import Engaged

card(
    "breastplate",
    153,
    "Breastplate",
    ATTACHMENT,
    NEUTRAL,
    "Armor",
    [
        passive([Padded()]),
        passive([Frail()]),
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
            bearer=Is(THIS, Chars(traits=SORCERER)),
            passives=[NoInfluence()],
        ),
        ability(
            ACTION,
            cost=[Engage(BEARER)],
            do=[PlayFromPile(MINE, same_actor=True), Put(INTO_LOCKER, SELF)],
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
            trigger=ROUND_ENDS,
            actor=NOBODY,
            need=All(RoundCard(), InPlay(FIGHTER)),
            do=[Let(FIRST, SELF), Equip(FIGHTER)],
        ),
        ability(TECHNIQUE, cost=[Destroy(SELF)], do=[Values(thrust=1)]),
        ability(MANEUVER, do=[Values(parry=1)]),
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
            cost=[Discard()],
            do=[
                Choose(Chars(ANY, NEXT_CITY), "ask-aim-at-whom"),
                Either(
                    "ask-engage-or-wounded",
                    ["do-no", "do-yes"],
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
    [ability(TECHNIQUE, cost=[Destroy(SELF)], do=[Values(thrust=1)])],
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
    [ability(ACTION, cost=[Discard()], do=[Draw()])],
    cost=1,
    stats=(DASH, DASH, 1, DASH),
    values=(DASH, 2, 2),
)
