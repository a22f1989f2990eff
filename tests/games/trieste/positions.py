"""Positions for the law of positions and the second opinion: some by chance, how they are read off the table, and some
that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

from intrigue.core import State
from intrigue.games.trieste.cards.titles import CARDS, CHARACTER, FACTIONS, HEROES, NO_CARD, SPECIAL, THIEF, TREASURES
from intrigue.games.trieste.rules.turn import PHASES
from intrigue.games.trieste.state import FACTION_OF, PHASE_OF, Trieste

NAMES = [card.id for card in CARDS]
SIDES = ["", "down", "up", "done"]


def some(rng: Random) -> dict[str, Any]:
    """Cards wherever they can be, anywhere in the first four phases, with Heroes or without."""
    boxes = [[c.id for c in CARDS if c.faction == faction for _ in range(c.copies)] for faction in range(3)]
    treasure = [card.id for card in CARDS[:TREASURES] for _ in range(card.copies)]
    for box in (*boxes, treasure):
        rng.shuffle(box)
    phase = rng.choice(PHASES[:4])
    heroes = rng.random() < 0.4
    given: dict[str, Any] = {
        "options": {"heroes": heroes},
        "factions": rng.sample(FACTIONS, 3),
        "turn": rng.randint(1, 30),
        "phase": phase,
        "at": rng.choice(FACTIONS),
        "infamy": rng.randint(0, 8),
        "dearer": {"watch": rng.choice([0, 2, 4]), "merchant": 0, "thief": rng.choice([0, 3])},
        "dearer_next": dict.fromkeys(FACTIONS, 0),
        "guarded": False,
        "captured": [box.pop() for box in [thieves(boxes[THIEF])] for _ in range(rng.randint(0, 6))],
        "table": {},
        "unpaid": [],
    }
    if phase == "effect" and given["at"] != "watch":
        embargo = rng.choice([0, 2]) if given["at"] == "thief" else 0
        given["dearer_next"] = {"watch": embargo, "merchant": 0, "thief": rng.choice([0, 3])}
        given["guarded"] = given["at"] == "thief" and rng.random() < 0.5
    for card in given["captured"]:
        boxes[THIEF].remove(card)
    for faction, name in enumerate(FACTIONS):
        could = [id for id in boxes[faction] if CARDS[NAMES.index(id)].kind != SPECIAL]
        had_part = FACTIONS.index(name) < FACTIONS.index(given["at"])
        there = {"draw": False, "play": had_part, "payment": True, "effect": not had_part}[phase]
        if there and rng.random() < 0.8:
            card = "copper" if rng.random() < 0.1 else rng.choice(could)
            given["table"][name] = card
            (treasure if card == "copper" else boxes[faction]).remove(card)
            up = phase == "effect" or (phase == "payment" and had_part)
            if up and CARDS[NAMES.index(card)].cost > 0 and rng.random() < 0.2:
                given["unpaid"].append(name)
    given["hands"] = {
        name: ordered(deal(rng, boxes[faction], 4) + deal(rng, treasure, 6)) for faction, name in enumerate(FACTIONS)
    }
    rich = given["hands"]["merchant"]
    while worth(rich) > 9:  # nobody has won yet
        rich.remove(next(id for id in rich if id in NAMES[:TREASURES]))
    if heroes:
        given["heroes"] = {name: HEROES[3 * faction + rng.randrange(3)].id for faction, name in enumerate(FACTIONS)}
        given["sides"] = {name: rng.choice(lies(id)) for name, id in given["heroes"].items()}
    costs = {name: CARDS[NAMES.index(id)].cost + given["dearer"][name] for name, id in given["table"].items()}
    if given.get("heroes", {}).get("merchant") == "dario" and "merchant" in costs:
        costs["merchant"] -= 1  # what he takes off, if he is up
    given["unpaid"] = [name for name in given["unpaid"] if worth(given["hands"][name]) < costs[name]]
    given["known"] = {name: ordered(rng.sample(hand, len(hand) // 3)) for name, hand in given["hands"].items()}
    given["discards"] = {name: deal(rng, boxes[faction], 8) for faction, name in enumerate(FACTIONS)}
    given["decks"] = {name: deal(rng, boxes[faction], 5) for faction, name in enumerate(FACTIONS)}
    given["mint"] = deal(rng, treasure, 6)
    gone = deal(rng, treasure, 12)
    given["spent"] = {name: gone.count(name) for name in NAMES[:TREASURES]}
    return given


def worth(hand: list[str]) -> int:
    return sum(NAMES.index(id) + 1 for id in hand if id in NAMES[:TREASURES])


def thieves(box: list[str]) -> list[str]:
    return [id for id in box if CARDS[NAMES.index(id)].kind == CHARACTER]


def lies(hero: str) -> list[str]:
    """How a Hero can lie."""
    if hero in ("zaccaria", "elettra", "caterina"):
        return ["down", "done"]
    return ["down", "up", "done"] if hero == "nine-tails" else ["down", "up"]


def deal(rng: Random, box: list[str], most: int) -> list[str]:
    return [box.pop() for _ in range(rng.randint(0, min(most, len(box))))]


def ordered(cards: list[str]) -> list[str]:
    return sorted(cards, key=NAMES.index)


def read(state: State, given: dict[str, Any]) -> dict[str, Any]:
    assert isinstance(state, Trieste)
    table = {FACTIONS[f]: NAMES[card] for f, card in enumerate(state.table) if card != NO_CARD}
    heroes = [None if hero == NO_CARD else HEROES[3 * f + hero].id for f, hero in enumerate(state.heroes)]
    return {
        "options": {name: getattr(state.options, name) for name in given.get("options", {})},
        "factions": [FACTIONS[faction] for faction in state.faction_of],
        "turn": state.turn,
        "phase": PHASES[PHASE_OF[state.step]],
        "at": FACTIONS[FACTION_OF[state.step]],
        "infamy": state.infamy,
        "dearer": dict(zip(FACTIONS, state.dearer, strict=True)),
        "dearer_next": dict(zip(FACTIONS, state.dearer_next, strict=True)),
        "guarded": state.guarded,
        "captured": named(state.captured),
        "table": table,
        "unpaid": [FACTIONS[f] for f in range(3) if state.up >> f & 1 and not state.paid >> f & 1],
        "hands": by_faction(state.hands, given.get("hands")),
        "known": by_faction(state.known, given.get("known")),
        "discards": by_faction(state.discards, given.get("discards")),
        "decks": {
            name: named(state.decks[FACTIONS.index(name)][::-1])[: len(top)]
            for name, top in given.get("decks", {}).items()
        },
        "mint": named(state.mint[::-1])[: len(given.get("mint", []))],
        "spent": dict(zip(NAMES[:TREASURES], state.spent, strict=True)),
        "heroes": dict(zip(FACTIONS, heroes, strict=True)),
        "sides": {name: SIDES[side] for name, side in zip(FACTIONS, state.sides, strict=True)},
    }


def by_faction(piles: list[list[int]], wanted: dict[str, Any] | None) -> dict[str, list[str]]:
    return {name: named(piles[FACTIONS.index(name)]) for name in wanted or {}}


def named(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


THREE: dict[str, Any] = {"factions": list(FACTIONS)}
HEROES_UP = {"watch": "zaccaria", "merchant": "dario", "thief": "matteo"}
CANNOT: list[dict[str, Any]] = [
    {**THREE, "hands": {"thief": ["cat-burglar", "cat-burglar"]}, "captured": ["cat-burglar"]},
    {**THREE, "hands": {"merchant": ["gold"] * 3, "watch": ["gold"] * 2}},
    {**THREE, "hands": {"merchant": ["gold"] * 3}, "mint": ["gold", "gold"]},
    {**THREE, "known": {"watch": ["gold"]}, "hands": {"watch": ["copper"]}},
    {**THREE, "phase": "play", "table": {"watch": "bounty"}},
    {**THREE, "phase": "effect", "at": "merchant", "table": {"watch": "bounty"}},
    {**THREE, "phase": "effect", "table": {"watch": "tax-collector"}, "unpaid": ["watch"]},
    {**THREE, "phase": "effect", "unpaid": ["watch"]},
    {**THREE, "options": {"heroes": True}, "heroes": HEROES_UP, "sides": {"merchant": "done"}},
    {**THREE, "options": {"heroes": True}, "heroes": HEROES_UP, "sides": {"watch": "up"}},
    {**THREE, "options": {"heroes": True}, "infamy": 3},
    {**THREE, "infamy": 9},
    {**THREE, "phase": "effect", "at": "thief", "infamy": 9},
    {**THREE, "captured": ["lookout"] * 3 + ["street-urchin"] * 4},
    {**THREE, "phase": "end", "captured": ["lookout"] * 3 + ["street-urchin"] * 4 + ["pickpocket"] * 2},
    {**THREE, "hands": {"merchant": ["gold"] * 3 + ["silver"]}},
    {**THREE, "phase": "effect", "table": {"watch": "bounty"}, "hands": {"watch": ["gold"]}, "unpaid": ["watch"]},
    {**THREE, "phase": "effect", "table": {"watch": "bounty"}, "hands": {"watch": []}, "unpaid": ["watch", "watch"]},
    {**THREE, "at": "merchant", "hands": {"merchant": ["gold"] * 3 + ["silver"]}},
    {**THREE, "phase": "effect", "at": "watch", "dearer_next": {"watch": 2}},
    {**THREE, "phase": "payment", "at": "thief", "dearer_next": {"watch": 2}},
    {**THREE, "phase": "effect", "at": "merchant", "guarded": True},
    {**THREE, "phase": "play", "at": "thief", "guarded": True},
]
