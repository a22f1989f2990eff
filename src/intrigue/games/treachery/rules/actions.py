"""The numbers of actions: first those on the cards, card * 2 + half; then come these."""

from __future__ import annotations

from typing import Final

from ..cards.characters import EVERYONE, members

PICK: Final = 128  # + character; below there is room for 64 cards
DEAL: Final = 192

# For every set of characters, the list of actions that pick one of them
PICKS: Final[list[list[int]]] = [[PICK + who for who in members(group)] for group in range(EVERYONE + 1)]
