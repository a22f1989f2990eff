"""Nothing is said twice: of what one action brings about, the log has no line a second time, unless the same thing
happened twice. City of Five Sails, where every card that goes is told once besides, has a test of its own."""

from __future__ import annotations

from collections import Counter

import pytest

import intrigue
from intrigue.core import Event, RandomPlayer, decide, seeded
from intrigue.games.treachery.events import Moved
from intrigue.games.trickery.events import Laid, Payout
from intrigue.games.trieste.events import Drew

HAPPENS_TWICE: dict[str, tuple[type[Event], ...]] = {
    "trickery": (Laid, Payout),  # coin after coin into a chest, which may be full twice
    "treachery": (Moved,),  # two rows, one at a time
    "trieste": (Drew,),
    "mediterranean": (),
}
GAMES = {"trickery": 60, "treachery": 80, "trieste": 24, "mediterranean": 2}


@pytest.mark.parametrize("name", HAPPENS_TWICE)
def test_in_random_games_nothing_is_told_twice(name: str) -> None:
    game = intrigue.game(name)
    for seed in range(GAMES[name]):
        options = game.law_options[seed % len(game.law_options)]
        state, rng = game.new(game.seats[seed % len(game.seats)], seed, options), seeded(seed)
        players = [game.bot() if (seed + seat) % 3 == 0 else RandomPlayer() for seat in range(state.seats)]
        while not state.over:
            state.events = []
            seat = state.waiting[rng.below(len(state.waiting))]
            legal = state.legal(seat)
            state.apply_unchecked(
                seat, decide(players[seat], state, seat, rng) if seat >= 0 else legal[rng.below(len(legal))]
            )
            told = Counter(happening.public or happening.private for happening in state.events)
            twice = [event for event, times in told.items() if times > 1]
            assert [event for event in twice if not isinstance(event, HAPPENS_TWICE[name])] == [], (seed, state.moves)
