from __future__ import annotations

import pytest

import intrigue
from intrigue.core import decide, seeded
from intrigue.games import GAMES
from intrigue.players.hint import hint


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_is_possible_and_says_what_may_be_expected(name: str) -> None:
    game = intrigue.game(name)
    state, rng = game.new(game.seats[0], 4, events=False), seeded(1)
    given = 0
    while given < 1:
        seat = state.mover()
        options = state.options(seat)
        if seat >= 0 and len(options) > 1:
            advice = hint(game, state.imagine(seat, rng), seat, rng, rounds=80, seconds=0)
            assert advice.action in options
            assert advice.reason.endswith(".")
            given += "your chance after it is" in advice.reason
        state.do(seat, options[0] if seat < 0 else decide(game.bot(), state, seat, rng))


def test_a_hint_that_departs_from_the_obvious_says_so() -> None:
    """Somewhere in a game of Trickery looking ahead finds something better than the sensible choice."""
    game = intrigue.game("trickery")
    rng = seeded(5)
    for deal in range(5):
        state = game.new(3, deal, events=False)
        while not state.over:
            seat = state.mover()
            if len(state.options(seat)) > 1:
                known = state.imagine(seat, rng)
                advice = hint(game, known, seat, rng, rounds=80, seconds=0)
                if "looks better at first sight" in advice.reason:
                    return
            state.do(seat, decide(game.bot(), state, seat, rng))
    pytest.fail("no such hint in five games")
