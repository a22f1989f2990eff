"""The numbers of actions."""

from __future__ import annotations

from typing import Final

DRAW: Final = 0  # + 0 the treasure deck, + 1 one's own deck
ROB: Final = 2  # + faction
PASS: Final = 6  # play nothing, let it be, that is all: the answer that changes nothing
REVEAL: Final = 7  # the Hero
ACCEPT: Final = 8  # what a card offers
SHIELD: Final = 9  # turn the Hero face-down to prevent a capture
DECLINE: Final = 10  # the Hero is not revealed in this phase
JOIN: Final = 12  # + faction
HERO: Final = 16  # + 0 to 2

# Most actions are a verb and a card, verb + card
ROOM: Final = 64  # of a verb, for more cards than there are
PLAY: Final = ROOM
BUY: Final = 2 * ROOM
REACT: Final = 3 * ROOM
KEEP: Final = 4 * ROOM
DROP: Final = 5 * ROOM
GIVE: Final = 6 * ROOM
CATCH: Final = 7 * ROOM
FREE: Final = 8 * ROOM
FETCH: Final = 9 * ROOM
SWAP: Final = 10 * ROOM
VERBS_END: Final = 11 * ROOM

PAY: Final = 1 << 16  # + coppers + 16 silvers + 256 golds + 4096 diamonds


def verb_in(action: int) -> int:
    return action - action % ROOM


def card_in(action: int) -> int:
    return action % ROOM
