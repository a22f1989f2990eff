"""PettingZoo's own conformance tests on every game, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import intrigue
from intrigue import BadInput, Illegal

pytest.importorskip("pettingzoo", reason="PettingZoo is not here: install the research extra")

from pettingzoo.test import api_test, render_test, seed_test

from intrigue.research import pettingzoo

EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")  # it is a dict
TABLES = [
    (name, seats) for name in intrigue.games() for seats in sorted({intrigue.game(name).seats[at] for at in (0, -1)})
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_api_test_passes(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(name, seats), num_cycles=25)
    assert [str(w.message) for w in caught if not str(w.message).startswith(EXPECTED)] == []


@pytest.mark.parametrize("name", intrigue.games())
def test_the_official_seed_test_passes(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name), num_cycles=25)


@pytest.mark.parametrize("name", intrigue.games())
def test_the_official_render_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode))
    assert "seat_0" in capsys.readouterr().out


def played(name: str, seed: int) -> Any:
    env = pettingzoo.env(name)
    env.reset(seed=seed)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    return env, rewards


@pytest.mark.parametrize("name", intrigue.games())
def test_rewards_are_the_share_of_the_victory_less_the_fair_share(name: str) -> None:
    env, rewards = played(name, 3)
    result = env.unwrapped.state_.result
    assert result is not None
    assert sum(rewards.values()) == pytest.approx(0)
    for seat, reward in enumerate(rewards[f"seat_{seat}"] for seat in range(len(rewards))):
        assert reward == pytest.approx(result.share(seat) - 1 / len(rewards))


@pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"]
)
@pytest.mark.parametrize("name", intrigue.games())
def test_an_environment_that_was_copied_in_a_game_goes_on_the_same(name: str, way: Callable[[Any], Any]) -> None:
    """As vectorised environments copy them, and send them to other processes."""
    assert way(pettingzoo.env(name)).unwrapped.game is intrigue.game(name)  # before the first game
    env = pettingzoo.env(name)
    env.reset(seed=5)
    for _ in range(6):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    other = way(env)
    for number in range(6):
        assert other.agent_selection == env.agent_selection
        seen, seen_there = env.last()[0], other.last()[0]
        assert all((seen[part] == seen_there[part]).all() for part in seen)
        legal = seen["action_mask"].nonzero()[0]
        for one in (env, other):
            one.step(int(legal[number % len(legal)]))
    for one in (env, other):
        one.reset()  # the next deal follows from the seed as well
    assert env.unwrapped.state_.save() == other.unwrapped.state_.save()


def test_a_sealed_choice_does_not_change_what_others_observe() -> None:
    env = pettingzoo.raw_env("trickery", seats=3)
    env.reset(seed=1)
    first = env.agent_selection
    other = next(agent for agent in env.agents if agent != first)
    before = env.observe(other)
    env.step(env.actions.index(env.game.action(env.state_, env.agents.index(first), "choose thorn")))
    after = env.observe(other)
    assert all((before[key] == after[key]).all() for key in before)


def test_without_a_seed_the_next_game_is_another_one_but_follows_from_the_last_seed() -> None:
    def two() -> list[bytes]:
        env = pettingzoo.raw_env("treachery")
        env.reset(seed=8)
        first = env.state_.save()
        env.reset()
        return [first, env.state_.save()]

    assert two() == two()
    assert two()[0] != two()[1]


def test_an_illegal_action_is_refused_or_ends_the_game_behind_the_guards() -> None:
    raw = pettingzoo.raw_env("trickery")
    raw.reset(seed=1)
    with pytest.raises(Illegal):
        raw.step(0)
    with pytest.raises(BadInput, match="has to choose"):
        raw.step(None)
    guarded = pettingzoo.env("trickery")
    guarded.reset(seed=1)
    guarded.step(0)
    assert all(guarded.terminations.values())


def test_odd_wishes_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="no render mode"):
        pettingzoo.env("trickery", render_mode="rgb_array")
    with pytest.raises(BadInput, match="no game"):
        pettingzoo.env("chess")
    with pytest.raises(BadInput, match="3 to 6 players"):
        pettingzoo.env("trickery", seats=9)
    with pytest.raises(BadInput, match="no option"):
        pettingzoo.env("trickery", options={"colour": "blue"})
    env = pettingzoo.env("trickery")
    env.reset()
    with pytest.raises(BadInput, match="Nothing to draw"):
        env.render()
