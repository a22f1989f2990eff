"""The law of positions, for every listed game: what is given lies there unchanged, what cannot be is refused in a
sentence, and the log begins with the position.

A game's `tests/games/<game>/positions.py` says how: `some` makes positions by chance, `read` reads one off the table by
itself, and `CANNOT` lists some that contradict themselves.
"""

from __future__ import annotations

import re
from importlib import import_module
from random import Random
from typing import Any

import pytest

import intrigue
from intrigue.core import Game, Positioned
from intrigue.lab import laws

GAMES = [intrigue.game(name) for name in intrigue.games()]
ROOMS = {name: import_module(f"tests.games.{name}.positions") for name in intrigue.games()}
CANNOT = [(game, given) for game in GAMES for given in ROOMS[game.name].CANNOT]
SENTENCE = re.compile(r"[A-Za-z0-9'].*\.", re.DOTALL)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_is_given_lies_there_unchanged(game: Game) -> None:
    room = ROOMS[game.name]
    for seed in range(60):
        laws.positions(game, room.some(Random(seed)), room.read)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_is_given_stays_the_giver_s(game: Game) -> None:
    room = ROOMS[game.name]
    given, kept = room.some(Random(1)), room.some(Random(1))
    state = game.position(given, 1)
    for _ in range(20):
        if not state.over:
            seat = state.mover()
            state.apply(seat, state.legal(seat)[-1])
    assert given == kept


@pytest.mark.parametrize(("game", "given"), CANNOT, ids=[f"{game.name}-{n}" for n, (game, _) in enumerate(CANNOT)])
def test_what_contradicts_itself_is_refused_in_a_sentence(game: Game, given: dict[str, Any]) -> None:
    for seed in range(10):
        with pytest.raises(intrigue.BadInput) as no:
            game.position(given, seed)
        assert SENTENCE.fullmatch(str(no.value))


def spoiled(rng: Random, given: Any) -> Any:
    """Something like it, one thing in it being too much, too little, of another kind or misspelt."""
    if isinstance(given, dict) and given:
        key = rng.choice(sorted(given))
        return {**given, key: spoiled(rng, given[key])}
    if isinstance(given, list | tuple):
        row = list(given)
        if row and rng.random() < 0.5:
            place = rng.randrange(len(row))
            return [*row[:place], spoiled(rng, row[place]), *row[place + 1 :]]
        return rng.choice([[*row, *row[:1]], row[1:], row + row, []])
    if isinstance(given, str):
        return rng.choice(["", "zzz", given.upper(), f"{given} ", 3, None])
    return rng.choice([-1, 0, 1, 99, 10**12, None, "a", [], {}])


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_was_spoiled_is_refused_in_a_sentence_or_lies_there(game: Game) -> None:
    refused: list[str] = []
    for seed in range(120):
        rng = Random(seed)
        given = ROOMS[game.name].some(rng)
        for _ in range(rng.randint(1, 3)):
            given = spoiled(rng, given)
        try:
            state = game.position(given, seed)
        except intrigue.BadInput as no:
            refused.append(str(no))
            continue
        state.check()
        assert state.over or all(state.legal(seat) for seat in state.waiting)
    assert 0 < len(refused) < 120
    assert all(SENTENCE.fullmatch(sentence) for sentence in refused)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_nothing_given_is_a_new_game_with_its_own_log(game: Game) -> None:
    state, new = game.position({}, 3), game.new(seed=3)
    assert state.save() == new.save()
    assert state.events_for(None) == new.events_for(None)
    assert not any(isinstance(event, Positioned) for event in state.events_for(0))
