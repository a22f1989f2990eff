"""The ids of all cards, in the order in which they came into the game.

A place here is a number for good: saved games, the checks of records and the numbers of actions rest on it. Whoever
adds a card adds its id at the end; none is ever moved or taken out.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = (
    "ambush",
    "ball",
    "blackmail",
    "coup",
    "decree",
    "disgrace",
    "feud",
    "gossip",
    "hunt",
    "oath",
    "poison",
    "remedy",
    "rivals",
    "succession",
)

CHARACTERS: Final = (
    "filia",
    "asher",
    "brutol",
    "gerard",
    "diane",
    "elaine",
    "lucius",
    "isolde",
    "corvin",
    "odile",
)

AGENDAS: Final = (
    "green-red",
    "green-purple",
    "green-blue",
    "red-purple",
    "red-blue",
    "purple-blue",
)
