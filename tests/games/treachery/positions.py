"""Positions for the law of positions and the second opinion: some by chance, how they are read off the table, and some
that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

from intrigue.core import State
from intrigue.games.treachery.cards import agendas
from intrigue.games.treachery.cards.actions import CARDS
from intrigue.games.treachery.cards.characters import CHARACTERS, HOUSES, members
from intrigue.games.treachery.state import Treachery

EVERYBODY = [who.id for who in CHARACTERS]
EVERY_CARD = [card.id for card in CARDS]


def some(rng: Random) -> dict[str, Any]:
    """Everybody somewhere, some Wounded, at most one Killed; cards wherever."""
    seats = rng.randint(2, 4)
    height = rng.randint(1, 6)
    rows: list[list[str]] = [[] for _ in range(height)]
    for who in EVERYBODY:
        rows[rng.randrange(height)].append(who)
    hurt = rng.sample(EVERYBODY, rng.randint(0, 7))
    dead = hurt[: rng.randint(0, 1)]
    pairs = rng.sample([(one, other) for one in HOUSES for other in HOUSES if one < other], seats)
    cards = rng.sample(EVERY_CARD, len(EVERY_CARD))
    hands, shown, rest = cards[:seats], cards[seats], cards[seats + 1 :]
    gone = rng.randrange(len(rest))
    match = rng.random() < 0.3
    return {
        "seats": seats,
        "options": {"match": match},
        **({"victories": [rng.randint(0, 1) for _ in range(seats)]} if match else {}),
        "rows": [row for row in rows if row],
        "wounded": [who for who in EVERYBODY if who in hurt and who not in dead],
        "killed": dead,
        "agendas": [list(rng.sample(pair, 2)) for pair in pairs],
        "hands": hands,
        "shown": shown,
        "deck": rest[gone : rng.randint(gone, len(rest))],
        "discards": [card for card in EVERY_CARD if card in rest[:gone]],
        "second_deck": rng.random() < 0.3,
        "turn": rng.randrange(seats),
    }


def read(state: State, given: dict[str, Any]) -> dict[str, Any]:
    assert isinstance(state, Treachery)
    goals = [agendas.ALL[goal] for goal in state.goals]
    return {
        "seats": state.seats,
        "options": {name: getattr(state.options, name) for name in given.get("options", {})},
        "rows": [named(row) for row in state.rows],
        "wounded": named(state.wounded),
        "killed": named(state.killed),
        "agendas": [[HOUSES[goal.rise], HOUSES[goal.fall]] for goal in goals],
        "hands": [EVERY_CARD[card] for card in state.hands],
        "shown": EVERY_CARD[state.shown],
        "deck": [EVERY_CARD[card] for card in reversed(state.deck)][: len(given.get("deck", []))],
        "discards": [card for number, card in enumerate(EVERY_CARD) if state.discards >> number & 1],
        "second_deck": state.second != 0,
        "turn": state.active,
        "victories": state.victories,
    }


def named(group: int) -> list[str]:
    return [EVERYBODY[who] for who in members(group)]


CANNOT: list[dict[str, Any]] = [
    {"hands": ["coup", "oath"], "shown": "coup"},
    {"wounded": ["filia"], "killed": ["filia"]},
    {"agendas": [["green", "red"], ["red", "green"]]},
    {"wounded": ["filia", "filia"]},
    {"options": {"start_player": 1}, "turn": 1},
    {"victories": [1, 0]},
]
