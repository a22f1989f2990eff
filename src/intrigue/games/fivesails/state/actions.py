"""What an action is: a number, its kind and what it is about."""

from __future__ import annotations

from typing import Final

# actions: kind << SHIFT | argument
SHIFT: Final = 10
ARGUMENT: Final = (1 << SHIFT) - 1
PASS: Final = 0
YES: Final = 1
GAMBLE: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
GO_HOME: Final = 5
A_CARD: Final = 1 << SHIFT
A_PLACE: Final = 2 << SHIFT
A_SEAT: Final = 3 << SHIFT
A_NUMBER: Final = 4 << SHIFT
A_MOVE: Final = 5 << SHIFT
A_EQUIP: Final = 6 << SHIFT
A_RECRUIT: Final = 7 << SHIFT
A_CHALLENGE: Final = 8 << SHIFT
A_CLAIM: Final = 9 << SHIFT
A_BRUTE: Final = 10 << SHIFT
A_PAY: Final = 11 << SHIFT
A_DRAW: Final = 12 << SHIFT
A_INTERVENE: Final = 13 << SHIFT
A_KIND: Final = 14 << SHIFT  # a card by its name, where its number would tell something
A_ABILITY: Final = 15 << SHIFT  # + slot << SHIFT + card
LENT: Final = 4  # slots from here on are lent Techniques
