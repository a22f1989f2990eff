"""The laws bite: an honest toy game passes, and each of its crooked relatives is caught by the law it breaks."""

from __future__ import annotations

import pytest
from tests.laws.test_observation import watched
from tests.laws.toys import CROOKED, BidsGame, read

from intrigue.core import State
from intrigue.core.rng import seeded
from intrigue.lab import laws
from intrigue.lab.fuzz import Case, Findings, play
from intrigue.lab.laws import LawBroken


def put_through(game: BidsGame) -> None:
    for number in range(12):
        for seats in game.seats:
            play(game, Case(game.name, seats, number, {}, []), Findings(), strict=1)
    for seats in game.seats:
        pairs = laws.same_knowledge(game, seats, {}, range(200))
        assert pairs > 100  # else the check would be empty
        sights = laws.Sights(game)
        for number in range(30):
            watched(game, seats, {}, number, sights)
    for one in range(7):
        laws.positions(game, {"seats": 2, "hands": [[one, one + 1], [one + 2]], "won": [0, 1]}, read)


def test_the_honest_game_obeys_every_law() -> None:
    put_through(BidsGame())


@pytest.mark.parametrize(("law", "game"), CROOKED, ids=[type(game).__name__ for _, game in CROOKED])
def test_a_crooked_game_is_caught(law: str, game: BidsGame) -> None:
    with pytest.raises(LawBroken) as caught:
        put_through(game)
    assert caught.value.law == law, caught.value


def test_every_law_has_a_game_that_breaks_it() -> None:
    named = {"ends", "legality", "sameness", "words", "secrecy", "imagination", "conservation"}
    named |= {"positions", "passing", "observation"}
    assert {law for law, _ in CROOKED} == named


def test_a_loser_cannot_be_told_apart_by_generator() -> None:
    """The generator is hidden from everyone: two states that differ in it alone look alike to all."""
    game = BidsGame()
    state: State = game.new(3, 5)
    other = state.clone()
    other.rng = seeded(99)
    for seat in laws.viewers(state):
        assert laws.known(state, seat) == laws.known(other, seat)
