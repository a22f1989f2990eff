"""Positions for the law of positions: some by chance, how they are read off the table, and some that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

from intrigue.core import State
from intrigue.games.trickery.notation import CARD_IDS
from intrigue.games.trickery.state import SOCIETIES, Trickery


def some(rng: Random) -> dict[str, Any]:
    seats = rng.randint(3, 6)
    return {
        "seats": seats,
        "societies": [rng.choice(SOCIETIES) for _ in range(seats)],
        "coins": [rng.randint(0, 3) for _ in range(seats)],
        "seals": [rng.randint(0, 4) for _ in range(seats)],
        "played": [
            sorted(rng.sample(list(CARD_IDS), rng.randint(0, 3)), key=list(CARD_IDS).index) for _ in range(seats)
        ],
        "chests": {"thorn": rng.randint(0, 4), "machine": rng.randint(0, 4)},
        "turns_left": rng.randint(1, 300),
    }


def read(state: State, given: dict[str, Any]) -> dict[str, Any]:
    assert isinstance(state, Trickery)
    return {
        "seats": state.seats,
        "societies": [SOCIETIES[side] for side in state.sides],
        "coins": state.coins,
        "seals": state.seals,
        "played": [[id for id, card in CARD_IDS.items() if not hand >> card.number & 1] for hand in state.hands],
        "chests": dict(zip(SOCIETIES, state.chests, strict=True)),
        "turns_left": state.turns_left,
    }


CANNOT: list[dict[str, Any]] = [
    {"societies": ["thorn"] * 3, "coins": [36, 0, 0]},
    {"societies": ["thorn"] * 3, "seals": [5, 5, 5]},
    {"societies": ["thorn"] * 3, "chests": {"thorn": 6}},
    {"societies": ["thorn"] * 3, "played": [["bribe", "bribe"], [], []]},
    {"turn": 1},
    {"societies": ["thorn"] * 3, "options": {"start_player": 1}, "turns_left": 299, "turn": 0},
]
