"""The three things that can happen to a character (TRE-EFF-1 to TRE-EFF-3). A move has a direction."""

from __future__ import annotations

from typing import Final

HEAL: Final = 1
UP: Final = 2
DOWN: Final = 4
ATTACK: Final = 8
MOVE: Final = UP | DOWN
