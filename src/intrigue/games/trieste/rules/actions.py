"""The numbers of actions."""

from __future__ import annotations

from typing import Final

# Most actions are a verb and a card, verb + card
DRAW: Final = 0  # + 0 the treasure deck, + 1 one's own deck
ROB: Final = 2  # + faction
PASS: Final = 6  # play nothing, let it be, that is all: the answer that changes nothing
REVEAL: Final = 7  # the Hero
ACCEPT: Final = 8  # what a card offers
SHIELD: Final = 9  # turn the Hero face-down to prevent a capture
DECLINE: Final = 10  # the Hero is not revealed in this phase
JOIN: Final = 12  # + faction
HERO: Final = 16  # + 0 to 2
PLAY: Final = 64  # + card; this one and the following have room for 64 cards each
BUY: Final = 128
REACT: Final = 192
KEEP: Final = 256
DROP: Final = 320
GIVE: Final = 384
CATCH: Final = 448
FREE: Final = 512
FETCH: Final = 576
SWAP: Final = 640
PAY: Final = 1 << 16  # + coppers + 16 silvers + 256 golds + 4096 diamonds
