"""The three things that can happen to a character: a move has a direction (TRE-EFF-1), an attack (TRE-EFF-2) and
healing (TRE-EFF-3) have none."""

from __future__ import annotations

from typing import Final

HEAL: Final = 1
UP: Final = 2
DOWN: Final = 4
ATTACK: Final = 8
MOVE: Final = UP | DOWN
