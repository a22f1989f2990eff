"""Positions for the law of positions: some by chance, how they are read off the table, and some that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

from intrigue.core import State
from intrigue.games.fivesails.cards.model import DEFS
from intrigue.games.fivesails.state.layout import HOME, PLACES
from intrigue.games.fivesails.state.table import FiveSails


def some(rng: Random) -> dict[str, Any]:
    """Two crews of known people in the city."""
    people = [
        ["servo_scarpa", "don_constanzo_scarpa"],
        ["uwe_zimmerman", "kaspar_dietrich"],
    ]
    sides = [
        {
            "leader": crew[-1],
            "crew": {who: rng.choice([*PLACES[1:4], "home"]) for who in crew},
            "renown": rng.randint(0, 5),
        }
        for crew in people
    ]
    return {
        "players": sides,
        "wounds": {"servo_scarpa": rng.randint(1, 2)},
        "renown": {place: rng.randint(1, 3) for place in rng.sample(PLACES[1:4], 2)},
        "control": {rng.choice(PLACES[1:4]): rng.randrange(2)},
        "day": rng.randint(1, 4),
        "first": rng.randrange(2),
    }


def read(state: State, given: dict[str, Any]) -> dict[str, Any]:
    assert isinstance(state, FiveSails)
    sides = []
    for seat, side in enumerate(given["players"]):
        where = {name(state, card): place(state.place[card]) for card in state.crew[seat]}
        crew = {who: where.get(who) for who in side["crew"]}
        sides.append({"leader": name(state, state.leaders[seat]), "crew": crew, "renown": state.renown[seat]})
    wounds = {name(state, card): state.wounds[card] for card in range(state.size) if state.wounds[card]}
    return {
        "players": sides,
        "wounds": wounds,
        "renown": {spot: state.renown_on[PLACES.index(spot)] for spot in given["renown"]},
        "control": {spot: state.control[PLACES.index(spot)] for spot in given["control"]},
        "day": state.day,
        "first": state.first,
    }


def name(state: FiveSails, card: int) -> str:
    return DEFS[state.kind[card]].id


def place(number: int) -> str:
    return "home" if number >= HOME else PLACES[number]


CANNOT: list[dict[str, Any]] = [
    {"players": [{"crew": {"nobody": "docks"}}]},
    {"wounds": {"servo_scarpa": 1}},
]
