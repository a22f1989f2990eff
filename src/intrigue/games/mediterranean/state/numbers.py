"""Limits, and the numbers that stand for cubes and endings."""

from __future__ import annotations

from typing import Final

WAREHOUSE: Final = 3  # MED-WH-1
PRODUCERS: Final = 2  # MED-DEV-5: of one basic good
MOST_BOXES: Final = 24  # of one seat: two developments in each of six rounds, with two each; more would have no numbers

# Cubes: below these are those in boxes, see boxes.py
ABANDON_GOVERNMENT: Final = 1000
ABANDON_RELIGION: Final = 1001
SACRIFICE: Final = 1010  # + good of the rural worker

MOST_ACTS: Final = 400  # MED-C-81: of a seat on one live floor, and in one closing step; more than anybody needs

# How a game ended
MOST_POINTS: Final = 0
BY_LEVELS: Final = 1
BY_TRACKS: Final = 2
SHARED: Final = 3
