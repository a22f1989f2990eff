"""The names of all that can be printed on a card: kinds, factions, stats, traits, abilities, who acts, moments."""

from __future__ import annotations

from typing import Final

DASH: Final = -1000  # a printed dash: a value of its own, never changed, 0 where a number is needed (FIV-DASH-3)

# kinds of card
LEADER: Final = 0
CHARACTER: Final = 1
SCHEME: Final = 2
ATTACHMENT: Final = 3
RISK: Final = 4
EVENT: Final = 5
KIND_NAMES: Final = ("leader", "character", "scheme", "attachment", "risk", "event")

# factions
VODACCE: Final = 0
EISEN: Final = 1
MONTAIGNE: Final = 2
CASTILLE: Final = 3
USSURA: Final = 4
NEUTRAL: Final = 5
CITY: Final = 6
FACTIONS: Final = ("vodacce", "eisen", "montaigne", "castille", "ussura", "neutral", "city")

# stats
COMBAT: Final = 0
FINESSE: Final = 1
INFLUENCE: Final = 2
RESOLVE: Final = 3
STATS: Final = ("combat", "finesse", "influence", "resolve")

# combat values
RIPOSTE: Final = 0
PARRY: Final = 1
THRUST: Final = 2
VALUES: Final = ("riposte", "parry", "thrust")

# traits that abilities ask for; all others are labels only (FIV-CARD-6)
TRAITS: Final = (
    "Leader",
    "Mercenary",
    "Red Hand",
    "Thug",
    "Sorcerer",
    "Strega",
    "Duelist",
    "Musketeer",
    "Pirate",
    "Scoundrel",
    "Hero",
    "Villain",
    "Diplomat",
    "Weapon",
    "Armor",
    "Attire",
    "Melee",
    "Ranged",
    "Eisenfaust",
    "Artifact",
    "Sorcery",
)
LEADERS: Final = 1 << 0
MERCENARY: Final = 1 << 1
RED_HAND: Final = 1 << 2
THUG: Final = 1 << 3
SORCERER: Final = 1 << 4
STREGA: Final = 1 << 5
DUELIST: Final = 1 << 6
MUSKETEER: Final = 1 << 7
PIRATE: Final = 1 << 8
SCOUNDREL: Final = 1 << 9
HERO: Final = 1 << 10
VILLAIN: Final = 1 << 11
DIPLOMAT: Final = 1 << 12
WEAPON: Final = 1 << 13
ARMOR: Final = 1 << 14
ATTIRE: Final = 1 << 15
MELEE: Final = 1 << 16
RANGED: Final = 1 << 17
EISENFAUST: Final = 1 << 18
ARTIFACT: Final = 1 << 19
SORCERY: Final = 1 << 20

# kinds of ability
ACTION: Final = 0
REACTION: Final = 1
TECHNIQUE: Final = 2
MANEUVER: Final = 3
PLOT: Final = 4  # a scheme's text above the bar
REVEALED: Final = 5  # "when revealed"
FORCED: Final = 6
SETUP: Final = 7
ABILITY_NAMES: Final = (
    "action",
    "reaction",
    "technique",
    "maneuver",
    "scheme",
    "revealed",
    "forced",
    "setup",
    "passive",
)

# who acts
NOBODY: Final = 0
ITSELF: Final = 1  # the character that the ability is printed on
BEARER_ACTS: Final = 2
ONE_OF_YOURS: Final = 3  # a character of yours, to be chosen
YOUR_FIGHTER: Final = 4
YOUR_LEADER: Final = 5

# how often
DAILY: Final = 0
EACH_DUEL: Final = 1
FREELY: Final = 2

# moments at which abilities can answer; what a Moment of each kind is about, the functions in `moments` say
CHALLENGED: Final = 0
TARGETED: Final = 1
RISK_SHOWN: Final = 2
ABILITY_SHOWN: Final = 3
STYLE_SHOWN: Final = 4  # a Technique or Maneuver
CARD_SHOWN: Final = 5  # a combat card
ACCEPTED: Final = 6
REFUSED: Final = 7
MOVES: Final = 8
MOVED: Final = 9
ACTED: Final = 10
PRESSED: Final = 11
PRESSURE_WON: Final = 12
CLAIMED: Final = 13
DESTROYED: Final = 14
WOUNDED: Final = 15
EQUIPPED: Final = 16
MADE_DISCARD: Final = 17
RENOWN_ADDED: Final = 18
SORCERY_DONE: Final = 19
SORCERY_PLAYED: Final = 20
PLAYED_OR_DISCARDED: Final = 21
PLAN_PLAYED: Final = 22
TO_LOCKER: Final = 23
DUEL_BEGINS: Final = 24
ROUND_BEGINS: Final = 25
ROUND_ENDS: Final = 26
DUEL_ENDS: Final = 27
DRAMA_BEGINS: Final = 28
DRAMA_ENDS: Final = 29
DUSK_BEGINS: Final = 30
DAY_ENDS: Final = 31
PLANNING_ENDS: Final = 32
CITY_SHOWN: Final = 33
COMBAT_CARD_PLAYED: Final = 34
PAYING: Final = 35  # no moment of its own: whoever pays is offered what answers it
MOMENTS: Final = 36
