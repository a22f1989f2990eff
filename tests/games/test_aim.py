"""The aim, and how far everybody is: told of every view, from nothing but what its viewer sees."""

from __future__ import annotations

import pytest

import intrigue


@pytest.mark.parametrize("name", intrigue.games())
def test_every_game_says_what_one_wins_by(name: str) -> None:
    game = intrigue.game(name)
    state = game.new(game.default_seats, seed=1)
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        assert game.progress.aim(view)
        assert len(game.progress.standing(view)) in (0, state.seats)
