"""The ids of all cards and Heroes, in the order in which they came into the game.

A place here is a number for good: saved games, the checks of records and the numbers of actions rest on it. Whoever
adds a card adds its id at the end; none is ever moved or taken out.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = (
    "copper",
    "silver",
    "gold",
    "diamond",
    "tax-collector",
    "patrol-officer",
    "watch-sergeant",
    "bloodhound",
    "undercover-agent",
    "raiding-party",
    "search-warrant",
    "bounty",
    "contraband-checkpoint",
    "harbour-dues",
    "hushed-up",
    "money-changer",
    "shopkeeper",
    "caravan-guard",
    "smooth-talker",
    "spice-trader",
    "guild-master",
    "business-as-usual",
    "letter-of-credit",
    "clearance-sale",
    "pardon",
    "embargo",
    "strongbox",
    "lookout",
    "street-urchin",
    "pickpocket",
    "con-artist",
    "burglar",
    "cat-burglar",
    "foxtail-captain",
    "fence",
    "diversion",
    "ambush",
    "safe-house",
    "jailbreak",
    "smoke-bomb",
)

HEROES: Final = (
    "antonia",
    "bruno",
    "zaccaria",
    "dario",
    "jacopo",
    "elettra",
    "caterina",
    "nine-tails",
    "matteo",
)
