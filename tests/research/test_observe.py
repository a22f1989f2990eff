"""What a seat observes and may do, as arrays: from the observer, never from a view."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import intrigue
from intrigue.core import Game, View, seeded
from intrigue.core.columns import each_column

np: Any = pytest.importorskip("numpy", reason="numpy is not here: install the research extra")

from intrigue.research.observe import Sight  # noqa: E402

GAMES = [name for name in intrigue.games() if intrigue.game(name).observer is not None]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_is_what_the_observer_writes_and_no_view_is_built(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, rng = intrigue.game(name), seeded(2)
    sight = Sight(game)
    low, high = sight.bounds
    assert len(sight.names) == sight.width == len(low) == len(list(each_column(sight.blocks)))

    def look(*_: object) -> View:
        raise AssertionError("a view was built")

    monkeypatch.setattr(type(game), "look", look)
    state = game.new(game.seats[-1], 3, events=False)
    kept = []
    for _ in range(60):
        for seat in range(state.seats):
            numbers, mask = sight.observation(state, seat), sight.mask(state, seat, 2)
            assert (numbers.dtype, mask.dtype) == (np.int16, np.int8)
            assert ((low <= numbers) & (numbers <= high)).all()
            assert mask.shape == (len(sight.actions) + 2,)
            legal = [sight.actions.action(int(index)) for index in np.flatnonzero(mask)]
            assert legal == state.legal(seat)
            kept.append((numbers, numbers.tobytes(), state.clone(), seat))
        if state.over:
            break
        actions = state.actions(state.mover())
        state.apply_unchecked(state.mover(), actions[rng.below(len(actions))])
    other = pickle.loads(pickle.dumps(copy.deepcopy(sight)))
    for numbers, content, then, seat in reversed(kept):  # arrays are the caller's own, and nothing is left in them
        assert numbers.tobytes() == content == other.observation(then, seat).tobytes()


def test_a_sight_is_of_the_game_that_it_was_made_for() -> None:
    game: Game = intrigue.game("trickery")
    assert pickle.loads(pickle.dumps(Sight(game))).game is game
