"""How players look ahead in a game: what measuring has shown to be strongest there. `players/search.py` does it."""

from __future__ import annotations

from typing import Literal

import msgspec


class Lookahead(msgspec.Struct, frozen=True):
    """Which way, and its settings; those of the other way are of no account."""

    way: Literal["compare", "trees", "one tree"] = "compare"
    depth: int = 1000  # decisions that a future is played on for before it is judged; by default to its end
    blind: float = 0.0  # the part of those that is taken at random
    beliefs: int = 0  # worlds weighed against each other for each that is looked into; 0: all are taken as they come
    breadth: int = 0  # compare: how many choices are tried, the most promising; 0: all
    trust: float = 1.0  # compare: standard errors by which a choice must beat the sensible one
    explore: float = 0.7  # trees: curiosity about what has done worse so far
    widen: float = 2.0  # trees: how fast more choices are tried
    dreams: float = 0.25  # trees: the part of the rounds that is dreamt for opponents
