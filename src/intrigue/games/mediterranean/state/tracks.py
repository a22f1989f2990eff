"""The tracks: government, religion, happiness and safety (MED-TRK)."""

from __future__ import annotations

from typing import Final

# MED-TRK-1, MED-TRK-2, MED-C-16: a track is twenty spaces, 0 to 9 the left side from its end to its start, 10 to 19 the
# right side from its start to its end. The box between 9 and 10 is no space.
SPACES: Final = 20
LEFT_START: Final = 9
RIGHT_START: Final = 10
LEVELS: Final[list[int]] = [0, 0, 1, 1, 1, 2, 2, 2, 3, 3]  # by step
BOUND: Final = 8  # MED-TRK-3, MED-C-17: happiness and safety run from -8 to 8
SIDES: Final[list[str]] = ["dictatorship", "democracy", "mars", "venus"]


def side_of(space: int) -> int:
    """0 left, 1 right."""
    return 1 if space >= RIGHT_START else 0


def step_of(space: int) -> int:
    return space - RIGHT_START if space >= RIGHT_START else LEFT_START - space


def level_of(space: int) -> int:
    return LEVELS[step_of(space)]
