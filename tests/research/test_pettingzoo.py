"""PettingZoo's own conformance tests on every game, turn by turn and all at once, and what they do not ask."""

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

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from tests.laws.toys import KEEP, Bidding, Bids, BidsGame

from intrigue.core import Frame, seeded
from intrigue.research import pettingzoo
from intrigue.research.common import id_of

EXPECTED = (
    "Observation is not a NumPy array",  # it is a dict
    "Observation space for each agent probably should be",
    *[f"{intrigue.game(name).title} declares no observer" for name in intrigue.games()],
)
TABLES = [
    (name, seats) for name in intrigue.games() for seats in sorted({intrigue.game(name).seats[at] for at in (0, -1)})
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_api_test_passes(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(name, seats), num_cycles=25)
    assert [str(w.message) for w in caught if not str(w.message).startswith(EXPECTED)] == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_official_parallel_test_passes(name: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        parallel_api_test(pettingzoo.parallel_env(name, seats), num_cycles=60)
    assert [str(w.message) for w in caught if not str(w.message).startswith(EXPECTED)] == []


@pytest.mark.parametrize("name", intrigue.games())
def test_the_official_parallel_seed_test_passes(name: str) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(name), num_cycles=25)


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


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
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
    raw: Any = pettingzoo.raw_env("trickery")
    raw.reset(seed=1)
    with pytest.raises(Illegal):
        raw.step(0)
    with pytest.raises(BadInput, match="has to choose"):
        raw.step(None)
    with pytest.raises(BadInput, match="whole number, not 'bribe'"):
        raw.step("bribe")
    with pytest.raises(BadInput, match="has actions 0 to"):
        raw.step(len(raw.actions))
    guarded = pettingzoo.env("trickery")
    guarded.reset(seed=1)
    offender = guarded.agent_selection
    guarded.step(0)
    assert all(guarded.terminations.values())
    assert guarded.infos[offender]["refused"]
    rewards = {}
    for agent in guarded.agent_iter():
        _, rewards[agent], _, _, _ = guarded.last()
        guarded.step(None)
    assert rewards == {agent: pytest.approx(-1 / 3 if agent == offender else 0) for agent in guarded.possible_agents}
    with pytest.raises(BadInput, match="all have left: begin another"):
        guarded.step(None)
    assert list(guarded.agent_iter()) == []
    guarded.reset()
    assert guarded.infos[offender] == {}


def test_nothing_comes_before_the_first_game() -> None:
    envs: list[Any] = [pettingzoo.env("trickery"), pettingzoo.parallel_env("trickery")]
    for env in envs:
        with pytest.raises(BadInput, match=r"Begin with reset\(\)"):
            env.step(0)
    with pytest.raises(BadInput, match=r"Begin with reset\(\)"):
        next(iter(pettingzoo.env("trickery").agent_iter()))


@pytest.mark.parametrize("name", intrigue.games())
def test_an_environment_says_by_which_rules_it_is_played(name: str) -> None:
    game = intrigue.game(name)
    for make in (pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env):
        env = make(id_of(game))
        assert env.unwrapped.id == id_of(game) == f"{name}_v{game.version}"
        assert str(env) == env.metadata["name"] == f"intrigue_{id_of(game)}"
        with pytest.raises(BadInput, match=f"that is '{id_of(game)}'"):
            make(f"{name}_v{game.version - 1}")


@pytest.mark.parametrize("name", intrigue.games())
def test_columns_have_names_and_true_bounds(name: str) -> None:
    env = pettingzoo.env(name)
    space = env.observation_space("seat_0")["observation"]
    assert len(env.names) == len(set(env.names)) == space.shape[0]
    assert space.dtype == np.int16
    observer = intrigue.game(name).observer
    if observer is not None:
        columns = [column for block in observer.blocks for _ in range(block.rows) for column in block.columns]
        assert space.low.tolist() == [column.low for column in columns]
        assert space.high.tolist() == [column.high for column in columns]


# ---------------------------------------------------------------------- all at once


def rest(env: Any, masks: dict[str, Any], chosen: dict[str, int]) -> dict[str, int]:
    """What is chosen, and the first legal action of everybody else."""
    return {agent: chosen.get(agent, int(masks[agent]["action_mask"].argmax())) for agent in env.agents}


@pytest.mark.parametrize("name", intrigue.games())
def test_whoever_is_not_asked_can_only_wait(name: str) -> None:
    env, rng = pettingzoo.parallel_env(name), seeded(2)
    seen, _ = env.reset(seed=3)
    waited = together = 0
    for _ in range(60):
        state = env.state_
        for agent, seat in env.seat_of.items():
            legal = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            expected = [env.actions.index(action) for action in state.legal(seat)]
            assert legal == (expected or [env.wait])
        waited += len(env.agents) - len(state.waiting)
        together += len(state.waiting) > 1
        picked = {}
        for agent in env.agents:
            legal = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            picked[agent] = legal[rng.below(len(legal))]
        seen, rewards, terminated, truncated, _ = env.step(picked)
        assert not any(truncated.values())
        assert sum(rewards.values()) == pytest.approx(0)
        if any(terminated.values()):
            result = env.state_.result
            assert result is not None
            assert all(terminated.values())
            assert [rewards[f"seat_{seat}"] for seat in range(len(rewards))] == pytest.approx(
                [result.share(seat) - 1 / len(rewards) for seat in range(len(rewards))]
            )
            assert env.agents == []
            seen, _ = env.reset()
    assert waited
    assert together or name in ("treachery", "trieste")


def test_all_picks_of_a_step_are_made_and_nobody_sees_another_before_it() -> None:
    """With two seats that choose at once, what one observes does not depend on what the other chooses in that step."""
    env = pettingzoo.parallel_env("trickery", seats=3)
    seen, _ = env.reset(seed=1)
    assert len(env.state_.waiting) == 3
    before = env.state_.save()
    picks = np.flatnonzero(seen["seat_0"]["action_mask"]).tolist()
    assert len(picks) == 2
    for pick in picks:
        after, *_ = env.step(rest(env, seen, {"seat_1": pick}))
        society = env.names.index("players[0].society")
        assert after["seat_1"]["observation"][society] == picks.index(pick) + 1
        again, _ = env.reset(seed=1)
        assert env.state_.save() == before
        for agent, parts in seen.items():
            assert all((again[agent][part] == parts[part]).all() for part in parts)


def test_picks_in_several_steps_are_not_seen_before_all_are_in() -> None:
    env = pettingzoo.parallel_env(Slow(), seats=2)
    told = []
    for other in (0, 1):
        seen, _ = env.reset(seed=4)
        legal = np.flatnonzero(seen["seat_1"]["action_mask"])
        after, *_ = env.step(rest(env, seen, {"seat_1": int(legal[other])}))
        told.append(after["seat_0"])
        top = env.state_.stack[-1]
        assert isinstance(top, Twice)
        assert [len(picks) for picks in top.picks] == [1, 1]
    assert all((told[0][part] == told[1][part]).all() for part in told[0])


class Twice(Bidding):
    """A bid that is made in two steps: the same card, twice."""

    __slots__ = ()

    def menu(self, state: Any, seat: int, picked: tuple[int, ...]) -> list[int]:
        return state.hands[seat][:] if not picked else list(picked) if len(picked) == 1 else []

    def holding(self, picks: tuple[tuple[int, ...], ...]) -> Any:
        return Twice(picks)


class Slow(BidsGame):
    bidding = Twice


class Rush(Frame[Bids]):
    """Whoever is first keeps; then the other is asked the like alone."""

    __slots__ = ("left",)

    def __init__(self, left: tuple[int, ...]) -> None:
        self.left = left

    def mover(self, state: Bids) -> int:
        return self.left[0]

    def seats(self, state: Bids) -> tuple[int, ...]:
        return self.left

    def actions(self, state: Bids, seat: int) -> list[int]:
        return [KEEP] if seat in self.left else []

    def choose(self, state: Bids, seat: int, action: int) -> None:
        state.stack.append(Alone(tuple(other for other in self.left if other != seat)))


class Alone(Rush):
    __slots__ = ()


class Rushed(BidsGame):
    def setup(self, seats: int, options: Any, rng: Any) -> Bids:
        state = super().setup(seats, options, rng)
        state.stack = [Rush((0, 1))]
        return state


def test_who_comes_first_is_drawn_by_lot_and_nobody_answers_a_question_that_was_not_asked() -> None:
    env, late = pettingzoo.parallel_env(Rushed()), []
    for seed in range(20):
        seen, _ = env.reset(seed=seed)
        seen, _, _, _, infos = env.step(rest(env, seen, {}))
        assert isinstance(env.state_.stack[-1], Alone)
        assert env.state_.moves == 1
        [agent] = [agent for agent in infos if "refused" in infos[agent]]
        assert seen[agent]["action_mask"][KEEP] == 1
        late.append(agent)
    assert set(late) == {"seat_0", "seat_1"}


def test_what_others_have_made_impossible_is_not_done_and_that_is_said() -> None:
    """Live trading in the Mediterranean: seats act in any order, and who comes first is drawn by lot."""
    env, rng = pettingzoo.parallel_env("mediterranean", options={"floor": "live"}), seeded(3)
    late = done = 0
    for seed in range(40):
        seen, _ = env.reset(seed=seed)
        while env.agents and late < 3:
            picked = {}
            for agent in env.agents:
                legal = np.flatnonzero(seen[agent]["action_mask"]).tolist()
                picked[agent] = legal[rng.below(len(legal))]
            moves = env.state_.moves
            asked = [agent for agent in env.agents if picked[agent] != env.wait]
            seen, _, _, _, infos = env.step(picked)
            refused = [agent for agent in infos if "refused" in infos[agent]]
            assert env.state_.moves - moves == len(asked) - len(refused)
            assert set(refused) < set(asked)
            late, done = late + len(refused), done + 1
        if late >= 3:
            break
    assert late >= 3
    assert done > late


def test_whoever_does_what_is_not_legal_pays_and_nothing_is_done() -> None:
    env = pettingzoo.parallel_env("trickery", seats=4)
    seen, _ = env.reset(seed=1)
    before = env.state_.save()
    _, rewards, terminated, _, infos = env.step(rest(env, seen, {"seat_1": env.wait, "seat_2": 0}))
    assert rewards == {"seat_0": 0, "seat_1": -0.25, "seat_2": -0.25, "seat_3": 0}
    assert all(terminated.values())
    assert env.state_.save() == before
    assert [agent for agent in infos if "refused" in infos[agent]] == ["seat_1", "seat_2"]
    with pytest.raises(BadInput, match="all have left"):
        env.step({})
    strict = pettingzoo.parallel_env("trickery", seats=4, illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(Illegal):
        strict.step(rest(strict, seen, {"seat_1": strict.wait}))
    assert strict.state_.save() == before
    strict.step(rest(strict, seen, {}))
    assert strict.state_.moves == 4
    with pytest.raises(BadInput, match="an action of each of seat_0, seat_1, seat_2, seat_3"):
        strict.step({"seat_0": 0})


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("name", intrigue.games())
def test_a_parallel_environment_that_was_copied_goes_on_the_same(name: str, way: Callable[[Any], Any]) -> None:
    env = pettingzoo.parallel_env(name)
    seen, _ = env.reset(seed=5)
    for _ in range(4):
        seen, *_ = env.step(rest(env, seen, {}))
    other = way(env)
    for _ in range(4):
        actions = rest(env, seen, {})
        seen, seen_there = (one.step(actions)[0] for one in (env, other))
        assert all((seen[agent][part] == seen_there[agent][part]).all() for agent in seen for part in seen[agent])
    for one in (env, other):
        one.reset()
    assert env.state_.save() == other.state_.save()


def test_odd_wishes_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="no render mode"):
        pettingzoo.env("trickery", render_mode="rgb_array")
    with pytest.raises(BadInput, match="no way with illegal actions 'forgive'; there are end, raise"):
        pettingzoo.parallel_env("trickery", illegal="forgive")
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
