"""States can be copied and pickled like anything else in Python, on either build."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.laws.toys import BidsGame

import intrigue
from intrigue.core import BadInput, Game, Player, Rng, State, seeded


def pickled(one: Any, protocol: int) -> Any:
    return pickle.loads(pickle.dumps(one, protocol))


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {number}": partial(pickled, protocol=number) for number in (0, 2, pickle.HIGHEST_PROTOCOL)},
}
GAMES = [*[intrigue.game(name) for name in intrigue.games()], BidsGame()]
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def played(state: State, moves: int, seed: int) -> State:
    rng = seeded(seed)
    for _ in range(moves):
        if not state.over:
            seat = state.mover()
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    return state


@every_way
@every_game
def test_a_copy_is_the_same_game_and_goes_its_own_way(game: Game, way: Callable[[Any], Any]) -> None:
    state = played(game.new(seed=3), 3 if game.name == "bids" else 25, 1)
    before, told = state.save(), list(state.events or [])
    other = way(state)
    assert type(other) is type(state)
    assert (other.save(), other.events) == (before, told)
    assert played(other, 10, 2).save() != before
    assert (state.save(), state.events) == (before, told)
    assert played(state, 10, 2).save() == other.save()
    assert state.events == other.events


@every_way
def test_a_copy_records_events_only_where_the_state_did(way: Callable[[Any], Any]) -> None:
    state = intrigue.game("trickery").new(3, events=False)
    assert way(state).events is None
    state.events = []
    assert way(state).events == []


@every_way
def test_a_sealed_game_keeps_its_secret(way: Callable[[Any], Any]) -> None:
    state = intrigue.game("treachery").new(2, bytes(range(32)))
    assert way(state).save() == state.save()
    assert way(state.rng).word() == state.rng.word()


@every_way
def test_what_a_state_is_made_of_can_be_copied_too(way: Callable[[Any], Any]) -> None:
    rng = seeded(4)
    other = way(rng)
    assert [rng.word() for _ in range(3)] == [other.word() for _ in range(3)]
    for frame in intrigue.game("fivesails").new(2, 1).stack:
        assert type(way(frame)) is type(frame)


@every_way
def test_there_is_one_of_each_listed_game(way: Callable[[Any], Any]) -> None:
    for name in intrigue.games():
        game = intrigue.game(name)
        assert way(game) is game
        assert way(game.new(seed=1)).game is game
    assert type(way(BidsGame())) is BidsGame


def test_a_pickle_of_other_rules_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    game = intrigue.game("trickery")
    old = pickle.dumps(game.new(3))
    monkeypatch.setattr(type(game), "version", 99)
    with pytest.raises(BadInput, match="this is version 99"):
        pickle.loads(old)


class Grudge(Player[State]):
    """A player that remembers something, as some do between two decisions."""

    __slots__ = ("against", "counted")

    def __init__(self) -> None:
        self.against = 2
        self.counted = [1, 2]

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        return state.actions(seat)[0]


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, partial(pickled, protocol=2), partial(pickled, protocol=5)])
def test_a_copy_of_a_player_remembers_what_it_did(way: Callable[[Any], Any]) -> None:
    """Protocols below 2 cannot pickle what is compiled and does not say how."""
    one = Grudge()
    one.against = 5
    other = way(one)
    assert (type(other), other.against, other.counted) == (Grudge, 5, [1, 2])
