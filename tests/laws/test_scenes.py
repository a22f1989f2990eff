"""Several who look at one moment see what each of them sees alone, whoever looks first."""

from __future__ import annotations

import random

import pytest

import intrigue
from intrigue.core import TABLE, Scene

ACTIONS = 60


@pytest.mark.parametrize("name", intrigue.games())
def test_looking_on_with_others_shows_nothing_else(name: str) -> None:
    game, luck, looked = intrigue.game(name), random.Random(2), 0
    while looked < ACTIONS:
        state = game.new(luck.choice(list(game.seats)), luck.randrange(1000), dict(luck.choice(game.law_options)))
        viewers = [TABLE, *range(state.seats)]
        while not state.over and looked < ACTIONS:
            seat = luck.choice(state.waiting)
            state.apply(seat, luck.choice(state.actions(seat) if seat == TABLE else state.legal(seat)))
            looked += 1
            alone = {viewer: game.view(state, viewer) for viewer in viewers}
            scene = Scene(state)
            luck.shuffle(viewers)
            assert {viewer: game.look(scene, viewer) for viewer in viewers} == alone


@pytest.mark.parametrize("name", intrigue.games())
def test_whoever_only_looks_on_is_offered_nothing(name: str) -> None:
    """Also where a clock runs, and the table itself has something to do."""
    game, luck = intrigue.game(name), random.Random(4)
    for options in game.law_options:
        state = game.new(game.seats[0], luck.randrange(1000), dict(options))
        for _ in range(ACTIONS):
            if state.over:
                break
            assert state.view(None).choices == ()
            for seat in range(state.seats):
                assert bool(state.view(seat).choices) == (seat in state.waiting)
            seat = luck.choice(state.waiting)
            state.apply(seat, luck.choice(state.actions(seat)))
