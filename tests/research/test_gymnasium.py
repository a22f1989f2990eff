"""Gymnasium's own conformance test on every game, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import intrigue
from intrigue import BadInput, Illegal
from intrigue.core import Player, RandomPlayer, Rng, State, seeded
from intrigue.players import player

gymnasium: Any = pytest.importorskip("gymnasium", reason="Gymnasium is not here: install the research extra")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from intrigue.research.common import id_of  # noqa: E402
from intrigue.research.gymnasium import SeatEnv, name_of  # noqa: E402

NAMES = ("Trickery", "Treachery", "Trieste", "Mediterranean", "FiveSails")
EXPECTED = tuple(f"{intrigue.game(name).title} declares no observer" for name in intrigue.games())


def legal_of(info: dict[str, Any]) -> list[int]:
    found: list[int] = np.flatnonzero(info["action_mask"]).tolist()
    return found


def test_the_games_are_called_as_people_call_them() -> None:
    assert tuple(name_of(intrigue.game(name)) for name in intrigue.games()) == NAMES


def today(name: str) -> str:
    """The id of a game by today's rules."""
    return f"intrigue/{name}-v{intrigue.game(name.lower()).version}"


@pytest.mark.parametrize("name", NAMES)
def test_the_official_check_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(gymnasium.make(today(name), bots="random").unwrapped)
    assert [str(w.message) for w in caught if not str(w.message).startswith(EXPECTED)] == []
    assert "seat_0" in capsys.readouterr().out


@pytest.mark.parametrize("name", intrigue.games())
def test_an_id_is_of_todays_rules_or_of_one_version_and_an_old_one_is_refused(name: str) -> None:
    game = intrigue.game(name)
    title = f"intrigue/{name_of(game)}"
    latest = f"{title}-v{game.version}"
    assert [id for id in gymnasium.registry if id.startswith(title)] == [latest]
    for id in (title, latest, f"intrigue.research.gymnasium:{latest}"):
        env = gymnasium.make(id).unwrapped
        assert env.game is game
        assert env.id == id_of(game)
        assert env.metadata["name"] == f"intrigue_{id_of(game)}"
    if game.version > 1:
        with pytest.raises(gymnasium.error.DeprecatedEnv, match=f"{title}-v{game.version}"):
            gymnasium.make(f"{title}-v{game.version - 1}")
    with pytest.raises(gymnasium.error.VersionNotFound):
        gymnasium.make(f"{title}-v{game.version + 1}")
    with pytest.raises(BadInput, match=f"that is '{id_of(game)}'"):
        SeatEnv(f"{name}_v{game.version + 1}")


def test_no_id_warns_and_one_without_a_version_says_which_it_is() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in NAMES:
            gymnasium.make(today(name), bots="random")
            gymnasium.make(f"intrigue.research.gymnasium:{today(name)}", bots="random")
    with pytest.warns(UserWarning, match=f"Using the latest versioned environment `{today('Trieste')}`"):
        gymnasium.make("intrigue/Trieste", bots="random")


class Watched(Player[State]):
    """Plays at random and notes whom it played for."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.seats.append(seat)
        return RandomPlayer().choose(state, seat, rng)


@pytest.mark.parametrize("name", intrigue.games())
def test_one_seat_is_asked_and_bots_play_the_others(name: str) -> None:
    game, rng = intrigue.game(name), seeded(4)
    seats = game.seats[-1]
    others = [Watched() for _ in range(seats - 1)]
    env = SeatEnv(name, seats=seats, seat=1, bots=others)
    _, info = env.reset(seed=2)
    for _ in range(80):
        assert 1 in env.state.waiting
        legal = legal_of(info)
        assert [env.actions.action(index) for index in legal] == env.state.legal(1)
        observation, reward, over, truncated, info = env.step(legal[rng.below(len(legal))])
        assert (observation == env.sight.observation(env.state, 1)).all()
        assert truncated is False
        if over:
            result = env.state.result
            assert result is not None
            assert reward == pytest.approx(result.share(1) - 1 / seats)
            with pytest.raises(BadInput, match=r"begin one with reset\(\)"):
                env.step(0)
            _, info = env.reset()
        else:
            assert reward == 0
    assert [set(other.seats) for other in others] == [{seat} for seat in range(seats) if seat != 1]


def test_bots_are_named_once_for_all_or_one_by_one() -> None:
    env = SeatEnv("trickery", seats=4, seat=2, bots=["random", "sensible", "search:20"])
    assert list(env.bots) == [0, 1, 3]
    assert [type(bot) for bot in env.bots.values()] == [
        type(player(env.game, bot)) for bot in ("random", "sensible", "search:20")
    ]
    assert len(SeatEnv("trickery", seats=4, bots="gentle").bots) == 3
    with pytest.raises(BadInput, match="3 others need 3 bots, or one for all of them, not 2"):
        SeatEnv("trickery", seats=4, bots=["random", "random"])
    with pytest.raises(BadInput, match="no bot 'nobody'"):
        SeatEnv("trickery", bots="nobody")


def test_an_illegal_action_costs_the_fair_share_or_is_refused() -> None:
    env = SeatEnv("trickery", seats=4)
    env.reset(seed=1)
    before = env.state.save()
    observation, reward, over, truncated, info = env.step(0)
    assert (reward, over, truncated) == (-0.25, True, False)
    assert info["refused"]
    assert (observation == env.sight.observation(env.state, 0)).all()
    assert env.state.save() == before
    with pytest.raises(BadInput, match="begin one with reset"):
        env.step(0)
    strict = SeatEnv("trickery", seats=4, illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(Illegal):
        strict.step(0)
    assert strict.state.save() == before
    assert strict.step(legal_of(info)[0])[2] is False


def test_a_seed_fixes_the_deal_the_lots_and_the_bots() -> None:
    def story(seed: int | None, env: SeatEnv) -> list[bytes]:
        _, info = env.reset(seed=seed)
        told, over = [env.state.save()], False
        while not over:
            _, _, over, _, info = env.step(legal_of(info)[0])
            told.append(env.state.save())
        return told

    one, other = SeatEnv("trickery", bots="gentle"), SeatEnv("trickery", bots="gentle")
    assert story(7, one) == story(7, other) != story(8, SeatEnv("trickery"))
    assert story(None, one) == story(None, other) != story(7, one)


@pytest.mark.parametrize(
    "way",
    [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["copy", "deepcopy", "pickle"],
)
@pytest.mark.parametrize("name", NAMES)
def test_an_environment_that_was_copied_goes_on_the_same(name: str, way: Callable[[Any], Any]) -> None:
    env = gymnasium.make(today(name), bots="gentle").unwrapped
    _, info = env.reset(seed=5)
    for _ in range(3):
        _, _, over, _, info = env.step(legal_of(info)[0])
        assert not over
    other = way(env)
    for _ in range(3):
        told, told_there = env.step(legal_of(info)[0]), other.step(legal_of(info)[0])
        assert (told[0] == told_there[0]).all()
        assert told[1:4] == told_there[1:4]
        info = told[4]
        assert (info["action_mask"] == told_there[4]["action_mask"]).all()
        if told[2]:
            break
    for one in (env, other):
        one.reset()
    assert env.state.save() == other.state.save()


def test_what_is_drawn_is_what_a_spectator_sees() -> None:
    env = SeatEnv("trickery", render_mode="ansi")
    env.reset(seed=1)
    assert "seat_2" in env.render()
    with pytest.raises(BadInput, match="Nothing to draw"):
        SeatEnv("trickery").render()


def test_odd_wishes_are_refused_in_a_sentence() -> None:
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, "no game"),
        ({"seats": 9}, "3 to 6 players"),
        ({"seat": 3}, "no seat 3: with 3 players they go from 0"),
        ({"render_mode": "rgb_array"}, "no render mode"),
        ({"illegal": "forgive"}, "no way with illegal actions"),
        ({"options": {"colour": "blue"}}, "no option"),
    ]
    for given, why in wishes:
        with pytest.raises(BadInput, match=why):
            SeatEnv(**{"game": "trickery", **given})
    with pytest.raises(BadInput, match="has not begun"):
        SeatEnv("trickery").step(0)
    env = SeatEnv("trickery")
    env.reset()
    with pytest.raises(BadInput, match="a whole number, not 'bribe'"):
        env.step("bribe")
    with pytest.raises(BadInput, match="has actions 0 to"):
        env.step(len(env.actions))
