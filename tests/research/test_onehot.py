"""Words one-hot, numbers as they are or scaled."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import intrigue
from intrigue import BadInput
from intrigue.core.columns import block, flag, number, things, word
from intrigue.core.rng import seeded

np: Any = pytest.importorskip("numpy", reason="numpy is not here: install the research extra")

from intrigue.research import vector  # noqa: E402
from intrigue.research.onehot import OneHot  # noqa: E402

BLOCKS = (
    block("table", number("coins", 10, -10), word("phase", ("day", "night"))),
    things("players", 2, word("card", ("duke", "fool", "king")), flag("asked")),
)
NAMES = [
    *("table.coins", "table.phase=day", "table.phase=night"),
    *("players[0].there", "players[0].card=duke", "players[0].card=fool", "players[0].card=king", "players[0].asked"),
    *("players[1].there", "players[1].card=duke", "players[1].card=fool", "players[1].card=king", "players[1].asked"),
]
GIVEN = [-5, 2, 1, 3, 1, 0, 0, 0]
WIDE = [-5, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0]


def test_a_word_is_a_column_for_each_word_and_none_is_all_zeros() -> None:
    wide = OneHot(BLOCKS)
    assert wide.names == NAMES
    made = wide(np.array(GIVEN, np.int16))
    assert made.dtype == np.float32
    assert made.tolist() == WIDE


def test_numbers_can_go_from_0_to_1() -> None:
    assert OneHot(BLOCKS, scaled=True)(np.array(GIVEN, np.int16)).tolist() == [0.25, *WIDE[1:]]


@pytest.mark.parametrize("shape", [(), (1,), (5,), (3, 4)])
def test_any_leading_shape_will_do(shape: tuple[int, ...]) -> None:
    numbers = np.broadcast_to(np.array(GIVEN, np.int16), (*shape, len(GIVEN)))
    made = OneHot(BLOCKS)(numbers)
    assert made.shape == (*shape, len(WIDE))
    assert (made == np.array(WIDE)).all()


def test_the_array_is_given_or_made_once() -> None:
    wide, numbers = OneHot(BLOCKS), np.zeros((3, len(GIVEN)), np.int16)
    first = wide(np.broadcast_to(np.array(GIVEN, np.int16), numbers.shape))
    assert wide(numbers) is first
    assert not first.any()
    out = np.ones((3, len(WIDE)), np.float32)
    assert wide(numbers, out) is out
    assert not out.any()


def test_odd_arrays_are_refused_in_a_sentence() -> None:
    wide, numbers = OneHot(BLOCKS), np.zeros((3, len(GIVEN)), np.int16)
    with pytest.raises(BadInput, match="has 8 columns"):
        wide(numbers[:, :5])
    for out in (
        np.zeros((2, len(WIDE)), np.float32),
        np.zeros((3, len(WIDE))),
        np.zeros((len(WIDE), 3), np.float32).T,
    ):
        with pytest.raises(BadInput, match=r"float32 in one piece with the shape \(3, 13\)"):
            wide(numbers, out)


@pytest.mark.parametrize("workers", [0, 2])
def test_many_games_are_observed_so(workers: int) -> None:
    with vector.make("trickery", games=3, seats=4, seed=2, workers=workers, one_hot=True) as env:
        wide, rng = pickle.loads(pickle.dumps(OneHot(env.blocks))), seeded(1)
        assert env.reset() is env.observation
        for _ in range(60):
            assert env.observation.dtype == np.float32
            assert (env.observation == wide(env.numbers)).all()
            named = dict(zip(env.names, env.observation[0].tolist(), strict=True))
            state = env.__getstate__()["kept"][0][0]
            seat, game = int(env.seat[0]), intrigue.game("trickery")
            societies = [player.society for player in state.view(seat).players]
            for distance in range(4):
                society = societies[(seat + distance) % 4]
                assert named[f"players[{distance}].society=thorn"] == (society == "thorn")
                assert named[f"players[{distance}].society=machine"] == (society == "machine")
            assert named["table.seats"] == 4
            assert game.observer is not None
            env.step(env.sample(rng))
