"""Many games at once: the same games whoever does the work, nothing done that is not legal, outcomes as the rules have
them."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import signal
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.laws.toys import BidsGame

import intrigue
from intrigue import BadInput, Illegal
from intrigue.core.rng import seeded

np: Any = pytest.importorskip("numpy", reason="numpy is not here: install the research extra")

from intrigue.research import vector  # noqa: E402
from intrigue.research.common import observer_of  # noqa: E402
from intrigue.research.observe import Sight  # noqa: E402

GAMES = [name for name in intrigue.games() if intrigue.game(name).observer is not None]
STEPS = 300 if intrigue.COMPILED else 60
ARRAYS = ("observation", "numbers", "mask", "choices", "count", "seat", "action", "reward", "done")


@pytest.fixture
def made() -> Iterator[Callable[..., vector.VectorEnv]]:
    """Makes environments, and closes them at the end."""
    envs = []

    def make(*given: Any, **named: Any) -> vector.VectorEnv:
        envs.append(vector.make(*given, **named))
        return envs[-1]

    yield make
    for env in envs:
        env.close()


Made = Callable[..., vector.VectorEnv]


def contents(env: vector.VectorEnv) -> dict[str, bytes]:
    return {name: getattr(env, name).tobytes() for name in ARRAYS if hasattr(env, name)}


def played(env: vector.VectorEnv, steps: int = STEPS, seed: int = 5) -> list[dict[str, bytes]]:
    rng, story = seeded(seed), []
    env.reset()
    for _ in range(steps):
        env.step(env.sample(rng))
        story.append(contents(env))
    return story


@pytest.mark.parametrize("rows", [False, True], ids=["mask", "rows"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_happens_with_any_number_of_workers(name: str, rows: bool, made: Made) -> None:
    alone = played(made(name, games=7, seed=4, rows=rows))
    for workers in (1, 3):
        assert played(made(name, games=7, seed=4, rows=rows, workers=workers)) == alone


def test_what_a_place_is_dealt_follows_from_the_seed_alone(made: Made) -> None:
    one, same, other = (made("trickery", games=3, seed=seed) for seed in (1, 1, 2))
    assert played(one) == played(same) != played(other)
    one.reset()
    assert len({state.save() for state, *_ in one.__getstate__()["kept"]}) == 3


@pytest.mark.parametrize(("name", "options"), [*[(name, {}) for name in GAMES], ("trickery", {"max_turns": 1})])
def test_the_arrays_say_what_the_games_say(name: str, options: dict[str, Any], made: Made) -> None:
    """The same games are played beside it by `apply`, and looked at one by one."""
    env, rows = (made(name, games=3, seed=3, options=options, rows=rows) for rows in (False, True))
    rng, sight = seeded(1), Sight(intrigue.game(name))
    env.reset(), rows.reset()
    states = [copy.copy(state) for state, *_ in env.__getstate__()["kept"]]
    ended = shared = 0
    for _ in range(STEPS * 2):
        for place, state in enumerate(states):
            seat = int(env.seat[place])
            assert seat in state.waiting
            assert (env.observation[place] == sight.observation(state, seat)).all()
            assert (env.mask[place] == sight.mask(state, seat)).all()
            assert env.count[place] == env.mask[place].sum() == rows.count[place]
            assert len({row.tobytes() for row in rows.choices[place][: rows.count[place]]}) == rows.count[place]
            assert not rows.choices[place][rows.count[place] :].any()
        picked = env.sample(rng).copy()
        numbers = [sight.actions.action(int(index)) for index in picked]
        offered = [state.actions(int(seat)) for state, seat in zip(states, env.seat, strict=True)]
        for place, state in enumerate(states):
            state.apply(int(env.seat[place]), numbers[place])
        rows.step([offer.index(number) for offer, number in zip(offered, numbers, strict=True)])
        _, reward, done = env.step(picked)
        assert (rows.observation == env.observation).all()
        kept = env.__getstate__()["kept"]
        for place, state in enumerate(states):
            assert done[place] == state.over
            assert reward[place].sum() == pytest.approx(0)
            result = state.result
            if result is None:
                assert not reward[place].any()
                assert kept[place][0].save() == state.save()
            else:
                ended += 1
                shared += len(result.winners) > 1
                shares = [result.share(seat) - 1 / state.seats for seat in range(state.seats)]
                assert reward[place].tolist() == pytest.approx(shares)
                states[place] = copy.copy(kept[place][0])
                assert states[place].moves == 0
    assert ended or name != "trickery"
    assert shared or not options


@pytest.mark.parametrize("workers", [0, 2])
def test_an_illegal_action_is_named_and_nothing_is_done(workers: int, made: Made) -> None:
    for rows in (False, True):
        env = made("trickery", games=4, seed=2, workers=workers, rows=rows)
        env.reset()
        env.step(env.sample(seeded(1)))
        before, states = contents(env), [state.save() for state, *_ in env.__getstate__()["kept"]]
        wrong = env.sample(seeded(2)).copy()
        before["action"] = env.action.tobytes()
        for bad in (env.count[2] if rows else int(np.argmin(env.mask[2])), -1, 1 << 40):
            wrong[2] = bad
            with pytest.raises(Illegal, match=rf"Game 2, seat {env.seat[2]}: (row|action) {bad} is not legal"):
                env.step(wrong)
            assert contents(env) == before
            assert [state.save() for state, *_ in env.__getstate__()["kept"]] == states


def test_a_worker_that_is_killed_ends_the_step_with_a_sentence_and_leaves_nobody(made: Made) -> None:
    before = set(multiprocessing.active_children())
    env = made("trickery", games=6, seed=2, workers=3)
    env.reset()
    actions = env.sample(seeded(1)).copy()
    mine = set(multiprocessing.active_children()) - before
    assert len(mine) == 3
    second = next(process for process in mine if process.name == "games 1")
    assert second.pid is not None
    os.kill(second.pid, signal.SIGKILL)
    second.join()
    with pytest.raises(RuntimeError, match=r"The process that plays games 2 to 3 has ended \(status -9\)"):
        env.step(actions)
    assert not any(process.is_alive() for process in mine)
    for go_on in (lambda: env.step(actions), lambda: env.sample(seeded(1)), env.reset):
        with pytest.raises(RuntimeError, match="closed: make it anew"):
            go_on()


def test_closing_leaves_no_process() -> None:
    before = set(multiprocessing.active_children())
    with vector.make("trickery", games=2, workers=2) as env:
        env.reset()
        assert len(set(multiprocessing.active_children()) - before) == 2
    assert set(multiprocessing.active_children()) == before
    vector.make("trickery", games=2, workers=1).reset()  # nobody holds it
    assert set(multiprocessing.active_children()) == before


@pytest.mark.parametrize(
    "actions",
    [[0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], ["a", "b", "c"], [True, False, True], None, 7],
    ids=["too few", "too deep", "floats", "texts", "flags", "none", "one"],
)
def test_odd_actions_are_refused_in_a_sentence(actions: Any, made: Made) -> None:
    env = made("trickery", games=3)
    with pytest.raises(BadInput, match="Begin with reset"):
        env.step([0, 0, 0])
    with pytest.raises(BadInput, match="Begin with reset"):
        env.sample(seeded(1))
    env.reset()
    with pytest.raises(BadInput, match="A step takes 3 whole numbers"):
        env.step(actions)


def test_any_whole_numbers_will_do(made: Made) -> None:
    for kind in (np.int8, np.uint16, np.int32, np.int64, list):
        env = made("trickery", games=3, seed=1)
        env.reset()
        picked = env.sample(seeded(4))
        env.step(picked.tolist() if kind is list else picked.astype(kind))
        assert [state.moves for state, *_ in env.__getstate__()["kept"]] == [1, 1, 1]
    env.step(np.stack([env.sample(seeded(4)), env.action], axis=1)[:, 0])  # not in one piece


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"games": 0}, "at least one game"),
        ({"games": 2.5}, "at least one game"),
        ({"seats": 9}, "3 to 6 players"),
        ({"seed": 1 << 70}, "63 bits"),
        ({"workers": -1}, "0 workers or more"),
        ({"options": {"colour": "blue"}}, "no option"),
        ({"game": "chess"}, "no game"),
        ({"game": "trickery_v999"}, r"today's, which have version \d+: that is 'trickery_v\d+'"),
    ],
)
def test_odd_wishes_are_refused_in_a_sentence(given: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        vector.make(**{"game": "trickery", **given})


@pytest.mark.parametrize("workers", [0, 2])
def test_arrays_stay_where_they_are(workers: int, made: Made) -> None:
    env, rng = made("trickery", games=4, workers=workers, one_hot=True), seeded(3)
    before = {name: getattr(env, name) for name in ARRAYS if hasattr(env, name)}
    places = {name: array.ctypes.data for name, array in before.items()}
    assert env.reset() is env.observation
    for _ in range(50):
        observation, reward, done = env.step(env.sample(rng))
        assert (observation is env.observation, reward is env.reward, done is env.done) == (True, True, True)
    for name, array in before.items():
        assert getattr(env, name) is array
        assert array.ctypes.data == places[name]


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_the_same(name: str, workers: int, way: str, made: Made) -> None:
    env = made(name, games=3, seed=6, workers=workers, one_hot=True)
    with WAYS[way](env) as other:  # before the first game
        assert other.reset().tobytes() == env.reset().tobytes()
    rng = seeded(7)
    for _ in range(40):
        env.step(env.sample(rng))
    with WAYS[way](env) as other:
        assert other.workers == workers
        again = rng.clone()
        told = contents(env)
        told.pop("action")
        assert {name: content for name, content in contents(other).items() if name != "action"} == told
        for _ in range(STEPS):
            env.step(env.sample(rng))
            other.step(other.sample(again))
            assert contents(other) == contents(env)


@pytest.mark.parametrize("workers", [0, 2])
def test_a_copy_in_the_step_in_which_a_game_ended_tells_of_it_until_the_next(workers: int, made: Made) -> None:
    env, rng = made("trickery", games=8, seed=1, workers=workers), seeded(2)
    env.reset()
    while not env.done.any():
        env.step(env.sample(rng))
    with pickle.loads(pickle.dumps(env)) as other:
        assert other.reward.any()
        again = rng.clone()
        for _ in range(2):
            env.sample(rng), other.sample(again)
            assert contents(other) == contents(env)
            env.step(env.action), other.step(other.action)
            assert contents(other) == contents(env)


@pytest.mark.parametrize("rows", [False, True], ids=["mask", "rows"])
def test_every_legal_action_is_drawn_about_as_often(rows: bool, made: Made) -> None:
    env, rng = made("trickery", games=4, seed=9, rows=rows), seeded(11)
    env.reset()
    for _ in range(6):
        env.step(env.sample(rng))
    draws = 4000
    for chance in (seeded(12), np.random.default_rng(12)):
        counted: list[dict[int, int]] = [{} for _ in range(4)]
        for _ in range(draws):
            for place, action in enumerate(env.sample(chance).tolist()):
                counted[place][action] = counted[place].get(action, 0) + 1
        for place in range(4):
            legal = range(int(env.count[place])) if rows else np.flatnonzero(env.mask[place]).tolist()
            assert sorted(counted[place]) == list(legal)
            expected = draws / len(legal)
            unlike = sum((count - expected) ** 2 / expected for count in counted[place].values())
            assert unlike < len(legal) + 5 * (2 * len(legal)) ** 0.5  # chi-square, five deviations


def test_things_are_views_of_the_numbers(made: Made) -> None:
    env = made("trickery", games=2, seats=4, one_hot=True)
    env.reset()
    players = env.things("players")
    assert players.shape == (2, 6, len(env.blocks[1].columns))
    assert players[:, :, 0].tolist() == [[1, 1, 1, 1, 0, 0]] * 2
    assert np.shares_memory(players, env.numbers)
    with pytest.raises(BadInput, match="has no block 'ships'; it has table, players"):
        env.things("ships")


class Unobserved(BidsGame):
    """A game that declares no observer."""

    name = "unobserved"
    title = "Unobserved"
    observer = None  # type: ignore[assignment]

    def cards(self) -> tuple[Any, ...]:
        return ()


def test_a_game_without_an_observer_is_read_from_its_views_and_that_is_said_once(made: Made) -> None:
    game = Unobserved()
    with pytest.warns(UserWarning, match="Unobserved declares no observer, so what a seat observes is read"):
        env = made(game, games=2, seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert observer_of(game) is env.plan.observer
        assert len(played(env)) == STEPS
    state, *_ = env.__getstate__()["kept"][0]
    told = dict(zip(env.names, env.observation[0].tolist(), strict=True))
    seat = int(env.seat[0])
    assert told["view.seat"] == seat
    assert told["view.deck"] == len(state.deck)
    assert [told[f"view.won[{place}]"] for place in range(2)] == state.won
