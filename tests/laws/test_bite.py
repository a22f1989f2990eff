"""The laws bite: an honest toy game passes, and each of its crooked relatives is caught by the law it breaks."""

from __future__ import annotations

import pytest
from tests.laws.test_observation import watched
from tests.laws.toys import CROOKED, BidsGame, read

from intrigue.core import Event, State
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
        assert laws.known_bytes(state, seat) == laws.known_bytes(other, seat)


class Drawn(Event, frozen=True):
    gathered = "cards"
    seat: int
    count: int
    cards: tuple[str, ...] = ()


class Shown(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ([Drawn(0, 1, ("ace",)), Drawn(0, 1, ("king",))], [Drawn(0, 1, ("king",)), Drawn(0, 1, ("ace",))], True),
        ([Drawn(0, 1, ("ace",)), Drawn(0, 1, ("king",))], [Drawn(0, 1, ("king",)), Drawn(0, 1, ("two",))], False),
        ([Drawn(0, 1, ("ace",)), Drawn(0, 1, ("king",))], [Drawn(0, 2, ("ace", "king"))], False),
        ([Drawn(1, 1), Drawn(0, 1, ("ace",))], [Drawn(0, 1, ("ace",)), Drawn(1, 1)], False),
        ([Shown(0, ("ace",)), Shown(0, ("king",))], [Shown(0, ("king",)), Shown(0, ("ace",))], False),
    ],
)
def test_a_hand_does_not_tell_which_draw_brought_what_but_all_else_is_compared(
    one: list[Event], two: list[Event], same: bool
) -> None:
    """As where a scheme draws the last cards of a deck, and the Day the rest."""
    assert (laws.event_bytes(one) == laws.event_bytes(two)) == same
