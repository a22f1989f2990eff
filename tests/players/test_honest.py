"""No bot of any game acts on what its seat cannot know."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.core import decide, seeded
from intrigue.players import player

BOTS = ("random", "gentle", "sensible", "search:8")
STATES = 6  # of each game, from its opening to its later turns
APART = 9  # actions between two of them


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", intrigue.games())
def test_states_that_a_seat_cannot_tell_apart_get_the_same_decision(name: str, bot: str) -> None:
    game = intrigue.game(name)
    mind, sensible, rng = player(game, bot), game.bot(), seeded(1)
    if bot.startswith("search"):
        mind.depth = 6  # type: ignore[attr-defined]  # how far it looks is not the point
    state = game.new(game.seats[0], 11, events=False)
    tried = 0
    while not state.over and tried < STATES:
        seat = state.mover()
        if state.moves % APART == 0 and len(state.actions(seat)) > 1:
            other = state.imagine(seat, seeded(1000 + tried))
            assert decide(mind, state, seat, seeded(tried)) == decide(mind, other, seat, seeded(tried))
            tried += 1
        state.apply_unchecked(seat, decide(sensible, state, seat, rng))
    assert tried >= 2
