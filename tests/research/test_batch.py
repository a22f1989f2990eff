"""Many games at once: a copy goes on as the original does."""

from __future__ import annotations

import pickle

import numpy as np

from intrigue.core.rng import seeded
from intrigue.research import vector


def test_a_copy_made_when_games_have_just_ended_forgets_their_outcome_with_the_next_step() -> None:
    env, rng = vector.make("treachery", games=8, seed=1), seeded(2)
    env.reset()
    while not env.done.any():
        env.step(env.sample(rng))
    ended = np.flatnonzero(env.done)
    twin = pickle.loads(pickle.dumps(env))
    assert alike(twin, env)
    assert env.reward[ended].any()
    for one in (env, twin):
        one.step(one.sample(seeded(3)))
    assert not env.reward[ended].any()
    assert alike(twin, env)


def alike(one: vector.VectorEnv, other: vector.VectorEnv) -> bool:
    return bool((one.done == other.done).all() and (one.reward == other.reward).all())
