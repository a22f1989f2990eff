"""Law 12: observers write what they declare, secrets stay secret, and what looks different is observed differently."""

from __future__ import annotations

from typing import Any

import pytest

import intrigue
from intrigue.core import Game
from intrigue.core.rng import seeded
from intrigue.lab import laws

GAMES = [game for game in map(intrigue.game, intrigue.games()) if game.observer is not None]
MOVES = 400 if intrigue.COMPILED else 120  # of each game looked at


def watched(game: Game, seats: int, options: dict[str, Any], seed: int, sights: laws.Sights) -> None:
    state, rng = game.new(seats, seed, options, events=False), seeded(seed)
    while not state.over and state.moves < MOVES:
        for seat in range(seats):
            sights.look(state, seat)
        seat = state.waiting[rng.below(len(state.waiting))]
        actions = state.actions(seat)
        state.apply_unchecked(seat, actions[rng.below(len(actions))])


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_what_looks_different_is_observed_differently(game: Game) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        for options in game.law_options:
            sights = laws.Sights(game)
            for seed in range(2):
                watched(game, seats, options, seed, sights)
            assert len(sights.seen) > 20
