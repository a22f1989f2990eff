"""Positions for the law of positions: some by chance, how they are read off the table, and some that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

from intrigue.core import State
from intrigue.games.mediterranean.state.table import Mediterranean
from intrigue.games.mediterranean.words import KINDS_BY_NAME

CARD_NAMES = list(KINDS_BY_NAME)


def some(rng: Random) -> dict[str, Any]:
    seats = rng.randint(4, 6)
    goods = rng.sample([name for name in CARD_NAMES if name != "piracy"], 4 * seats)
    return {
        "seats": seats,
        "phase": "trading",
        "turn": rng.randint(1, 6),
        "order": rng.sample(range(seats), seats),
        "happiness": [rng.randint(-4, 4) for _ in range(seats)],
        "safety": [rng.randint(-4, 4) for _ in range(seats)],
        "points": [rng.randint(0, 40) for _ in range(seats)],
        "hands": [sorted(goods[seat::seats], key=CARD_NAMES.index) for seat in range(seats)],
    }


def read(state: State, given: dict[str, Any]) -> dict[str, Any]:
    assert isinstance(state, Mediterranean)
    return {
        "seats": state.seats,
        "phase": given["phase"],
        "turn": state.turn,
        "order": state.order,
        "happiness": state.happy,
        "safety": state.safe,
        "points": state.vp,
        "hands": [[CARD_NAMES[kind] for kind in held] for held in state.held],
    }


CANNOT: list[dict[str, Any]] = [
    {"hands": [["piracy", "piracy"], [], [], []]},
    {"order": [0, 0, 1, 2]},
    {"stored": [["grain red"], [], [], []], "hands": [[], [], [], []]},
]
