"""Positions for the law of positions: some by chance, how they are read off the table, and some that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

from intrigue.core import State
from intrigue.games.mediterranean.cards.developments import ALL, FACE
from intrigue.games.mediterranean.cards.face import DECK_LEVEL, DECK_NAMES, DECK_SIDE, RELIGIOUS
from intrigue.games.mediterranean.cards.goods import ALL_PILES, CARD_NAMES, KEEPS, PILE_NAMES
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.state.tracks import SIDES, side_of, step_of

PHASES = ("production", "trading", "closing", "development")


def some(rng: Random) -> dict[str, Any]:
    """Hands, decks and developments with every card at most as often as there are copies."""
    seats, phase = rng.randint(4, 6), rng.choice(PHASES)
    decks = [rng.sample(pile, len(pile)) for pile in ALL_PILES]
    sides = [(rng.randint(0, 1), rng.randint(0, 1)) for _ in range(seats)]
    built = built_by_chance(rng, sides)
    given: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "turn": rng.randint(2, 6),
        "order": rng.sample(range(seats), seats),
        "government": [f"{SIDES[gov]} {rng.randint(0, 9)}" for gov, _ in sides],
        "religion": [f"{SIDES[2 + rel]} {rng.randint(0, 9)}" for _, rel in sides],
        "happiness": [rng.randint(-4, 4) for _ in range(seats)],
        "safety": [rng.randint(-4, 4) for _ in range(seats)],
        "points": [rng.randint(0, 40) for _ in range(seats)],
        "developments": built,
        "covered": [[name for name in names if name in MAKERS and rng.random() < 0.5] for names in built],
        "workers": [[rng.randint(0, 1) for _ in range(5)] for _ in range(seats)],
        "civic_deck": [CARD_NAMES[decks[5].pop()] for _ in range(3)],
        "luxury_deck": [CARD_NAMES[decks[6].pop()] for _ in range(3)],
        "basic_decks": {PILE_NAMES[pile]: [CARD_NAMES[decks[pile].pop()]] for pile in range(5)},
    }
    hands = []
    for _ in range(seats):
        held = [decks[rng.randint(0, 6)].pop() for _ in range(2 if phase in ("production", "development") else 5)]
        if phase in ("production", "development"):
            held = [kind for kind in held if KEEPS[kind]]
        hands.append(sorted(held))
    given["hands"] = [[CARD_NAMES[kind] for kind in held] for held in hands]
    if phase == "closing":
        given["stored"] = [[CARD_NAMES[kind] for kind in held if KEEPS[kind]][:2] for held in hands]
    if phase == "development":
        given["revolt"] = [rng.randrange(seats)]
        given["happiness"][given["revolt"][0]] = 0
        given["safety"][rng.randrange(seats)] = 0  # somebody who was attacked
    return given


MAKERS = [face.id for face in ALL if face.worker >= 0]


def built_by_chance(rng: Random, sides: list[tuple[int, int]]) -> list[list[str]]:
    """Up to three developments that fit a seat's sides; each face once at the table, and one producer of a good."""
    left = rng.sample([face for face in ALL if DECK_LEVEL[face.deck] < 3 and not face.draws], 40)
    rows = []
    for gov, rel in sides:
        row: list[str] = []
        goods: set[int] = set()
        for face in left[:]:
            own = 2 + rel if RELIGIOUS[face.deck] else gov
            if len(row) < 3 and DECK_SIDE[face.deck] in (-1, own) and (face.worker < 0 or face.worker not in goods):
                row.append(face.id)
                goods.add(face.worker)
                left.remove(face)
        rows.append(row)
    return rows


def read(state: State, given: dict[str, Any]) -> dict[str, Any]:
    assert isinstance(state, Mediterranean)
    return {
        "seats": state.seats,
        "phase": given["phase"],
        "turn": state.turn,
        "order": state.order,
        "government": [f"{SIDES[side_of(space)]} {step_of(space)}" for space in state.gov],
        "religion": [f"{SIDES[2 + side_of(space)]} {step_of(space)}" for space in state.rel],
        "happiness": state.happy,
        "safety": state.safe,
        "points": state.vp,
        "developments": [[FACE[side].id for side in row] for row in state.devs],
        "covered": [[FACE[side].id for side in row] for row in state.covered],
        "workers": [state.workers[5 * seat : 5 * seat + 5] for seat in range(state.seats)],
        "hands": [[CARD_NAMES[kind] for kind in held] for held in state.held],
        "stored": [[CARD_NAMES[kind] for kind in stored] for stored in state.stored],
        "civic_deck": [CARD_NAMES[kind] for kind in state.decks[5][:3]],
        "luxury_deck": [CARD_NAMES[kind] for kind in state.decks[6][:3]],
        "basic_decks": {PILE_NAMES[pile]: [CARD_NAMES[state.decks[pile][0]]] for pile in range(5)},
        "revolt": [seat for seat in range(state.seats) if state.revolt >> seat & 1],
    }


CANNOT: list[dict[str, Any]] = [
    {"hands": [["piracy", "piracy"], [], [], []]},
    {"order": [0, 0, 1, 2]},
    {"order": [0, 1, 2, 9]},
    {"stored": [["grain red"], [], [], []], "hands": [[], [], [], []], "phase": "closing"},
    {"stored": [["grain red"], [], [], []], "hands": [["grain red"], [], [], []]},
    {"developments": [["library", "barracks"], [], [], []]},
    {"developments": [["library"], [], [], []], "government": ["dictatorship 0"] * 4},
    {"hands": [["dye fury"], [], [], []], "phase": "production"},
    {"drawn": [["acropolis"], [], [], []], "phase": "development", "government": ["democracy 4"] * 4},
    {"revolt": [0], "phase": "development", "turn": 1},
    {"civic_deck": ["piracy"]},
    {"workers": [[2, 1, 1, 1, 1], [1] * 5, [1] * 5, [1] * 5]},
    {"phase": "development", "turn": 2, "happiness": [-1, 0, 0, 0]},
    {"phase": "development", "turn": 3, "safety": [-1, 1, 1, 1]},
    {"phase": "development", "turn": 6, "safety": [-8, 0, 0, 0]},
    {"phase": "development", "turn": 2, "revolt": [0], "happiness": [0, -8, 0, 0]},
    {"development_decks": {DECK_NAMES[1]: ["library"]}},
]
