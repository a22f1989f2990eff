"""OpenSpiel's own simulation tests on our games, and its algorithms at work on them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import intrigue
from intrigue import BadInput

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not here: install the research extra")

import numpy as np  # noqa: E402

from intrigue.research import openspiel  # noqa: E402
from intrigue.research.common import id_of  # noqa: E402
from intrigue.research.observe import Sight  # noqa: E402
from intrigue.research.policies import BotPolicy  # noqa: E402

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
SHORT = {"mediterranean": "turns:1;laps:2;acts:4"}  # a whole game with every test at every step would take seconds


@pytest.mark.parametrize("name", intrigue.games())
def test_the_official_random_simulation_passes(name: str) -> None:
    game = pyspiel.load_game(f"intrigue_{name}", {"options": SHORT.get(name, "")})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_it_passes_at_every_number_of_seats_and_without_chance() -> None:
    for seats in range(3, 7):
        game = pyspiel.load_game("intrigue_trickery", {"players": seats, "deals": 1, "options": "start_player:2"})
        assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def walk(state: Any, visit: Any) -> None:
    visit(state)
    if not state.is_terminal():
        for action in state.legal_actions():
            walk(state.child(action), visit)


def test_information_states_have_perfect_recall_and_do_not_see_sealed_choices() -> None:
    game = openspiel.table("trickery", 3, "max_turns=1,start_player=1")
    own: dict[str, tuple[Any, ...]] = {}  # what a seat did and knew on its way to each information state

    def visit(state: Any) -> None:
        player = state.current_player()
        if player < 0:
            return
        path = []
        again = game.new_initial_state()
        for action in state.history():
            if again.current_player() == player:
                path.append((again.information_state_string(player), action))
            again.apply_action(action)
        info = state.information_state_string(player)
        assert own.setdefault(info, tuple(path)) == tuple(path)

    walk(game.new_initial_state(), visit)
    picks = [game.new_initial_state() for _ in range(2)]
    for pick, state in enumerate(picks):
        state.apply_action(state.legal_actions()[pick])
    assert picks[0].information_state_string(1) == picks[1].information_state_string(1)
    assert picks[0].information_state_string(0) != picks[1].information_state_string(0)


@pytest.mark.parametrize("name", intrigue.games())
def test_a_redealt_state_looks_the_same_to_the_player(name: str) -> None:
    game = pyspiel.load_game(f"intrigue_{name}")
    state = game.new_initial_state()
    for step in range(25):
        if state.is_terminal():  # a game of Treachery may be over so soon
            assert step > 10
            break
        player = state.current_player()
        if player >= 0:
            other = state.resample_from_infostate(player, lambda step=step: step / 25)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if game.rows:
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
        legal = state.legal_actions()
        state.apply_action(legal[step % len(legal)])


def test_tensors_of_information_states_tell_apart_what_their_strings_do_and_nothing_else() -> None:
    """On every state of a small game, for every seat: alike in one, alike in the other."""
    game = openspiel.table("trickery", 3, "max_turns=1,start_player=1")
    assert game.get_type().provides_information_state_tensor
    pairs: set[tuple[int, str, bytes]] = set()

    def visit(state: Any) -> None:
        for player in range(3):
            tensor = np.array(state.information_state_tensor(player), np.float32)
            assert tensor.shape == (game.rows * (1 + game.sight.width),)
            pairs.add((player, state.information_state_string(player), tensor.tobytes()))

    walk(game.new_initial_state(), visit)
    assert len(pairs) > 1000
    assert len(pairs) == len({pair[:2] for pair in pairs}) == len({(pair[0], pair[2]) for pair in pairs})


@pytest.mark.parametrize("name", intrigue.games())
def test_information_states_have_tensors_where_games_are_short_enough(name: str) -> None:
    game = pyspiel.load_game(f"intrigue_{name}")
    size = (1 + game.max_game_length()) * (1 + game.sight.width)
    assert game.get_type().provides_information_state_tensor == (size <= openspiel.MOST_NUMBERS)
    assert game.get_type().provides_information_state_tensor == (name == "trickery")


def test_a_story_holds_what_a_seat_did_and_then_observed() -> None:
    game = openspiel.table("trickery", 3, "max_turns=2,start_player=1")
    state = game.new_initial_state()
    step(state, 5)
    assert game.max_game_length() == 3 + 3 * 2
    rows = np.array(state.information_state_tensor(0)).reshape(game.rows, -1)
    there = [row for row in rows if row.any()]
    assert (there[-1][1:] == state.observation_tensor(0)).all()
    done = [int(row[0]) - 1 for row in there if row[0]]
    again, own = game.new_initial_state(), []
    for action in state.history():
        own += [action] if again.current_player() == 0 else []
        again.apply_action(action)
    assert done == own
    assert 1 <= len(own) < len(there)


@pytest.mark.parametrize("name", intrigue.games())
def test_observation_tensors_are_the_numbers_of_the_observer(name: str) -> None:
    game = pyspiel.load_game(f"intrigue_{name}")
    state = game.new_initial_state()
    assert not any(state.observation_tensor(0))
    step(state, 9)
    sight = Sight(intrigue.game(name))
    for player in range(game.num_players()):
        assert (np.array(state.observation_tensor(player)) == sight.observation(state.at.state, player)).all()


@pytest.mark.parametrize("name", intrigue.games())
def test_an_id_is_of_todays_rules_or_of_one_version_and_an_old_one_is_refused(
    name: str,
) -> None:
    ours = intrigue.game(name)
    assert [one for one in pyspiel.registered_names() if name in one] == [f"intrigue_{name}"]
    for rules in (0, ours.version):
        game = pyspiel.load_game(f"intrigue_{name}", {"rules": rules})
        assert game.id == id_of(ours)
        again = pickle.loads(pickle.dumps(game))
        assert (str(again), again.get_type().short_name) == (str(game), f"intrigue_{name}")
    assert f"rules={ours.version}" in str(openspiel.table(id_of(ours)))
    assert "rules=0" in str(openspiel.table(name))
    for version in (*range(1, ours.version), ours.version + 1):
        with pytest.raises(BadInput, match=f"that is '{id_of(ours)}'"):
            pyspiel.load_game(f"intrigue_{name}", {"rules": version})
    with pytest.raises(BadInput, match=f"that is '{id_of(ours)}'"):
        openspiel.table(f"{name}_v{ours.version + 1}")


def test_a_better_bot_gains_more_against_a_worse_one() -> None:
    from open_spiel.python.algorithms import exploitability

    game = openspiel.table("trickery", 3, "max_turns=1,start_player=1", END_GAME)
    conv = {
        bot: exploitability.nash_conv(game, BotPolicy(game, bot), use_cpp_br=False) for bot in ("random", "sensible")
    }
    assert 0 <= conv["sensible"] < conv["random"] <= 2


@pytest.mark.parametrize(
    ("script", "arguments"),
    [
        ("nashconv.py", ["--turns", "1", "--iterations", "20", "--seeds", "2", "--bots", "random"]),
        ("ismcts.py", ["--games", "1", "--rounds", "5"]),
    ],
)
def test_the_examples_run(script: str, arguments: list[str]) -> None:
    done = subprocess.run([sys.executable, EXAMPLES / script, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "MCCFR" in done.stdout or "The search won" in done.stdout


def test_the_table_of_nashconv_is_the_same_every_time_and_the_one_in_the_documents() -> None:
    def printed(*arguments: str) -> str:
        command = [sys.executable, str(EXAMPLES / "nashconv.py"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    short = ["--turns", "1", "--iterations", "10", "--seeds", "3", "--bots", "gentle"]
    assert printed(*short) == printed(*short)
    page = (EXAMPLES.parent / "researchers.md").read_text(encoding="utf-8")
    for row in printed("--bots", "sensible", "--seeds", "0").splitlines():
        assert row in page


WAYS: dict[str, Callable[[Any, Any], Any]] = {
    "clone": lambda game, state: state.clone(),
    "copy": lambda game, state: copy.copy(state),
    "deepcopy": lambda game, state: copy.deepcopy(state),
    "pickle": lambda game, state: pickle.loads(pickle.dumps(state)),
    "serialize": lambda game, state: game.deserialize_state(state.serialize()),
    "with its game": lambda game, state: pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )[1],
}


def step(state: Any, steps: int) -> None:
    for number in range(steps):
        legal = state.legal_actions()
        state.apply_action(legal[number * 7 % len(legal)])


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
@pytest.mark.parametrize("name", intrigue.games())
def test_a_state_that_was_written_down_goes_on_the_same(name: str, way: Callable[[Any, Any], Any]) -> None:
    game = pyspiel.load_game(f"intrigue_{name}")
    state = game.new_initial_state()
    assert str(way(game, state)) == str(state)  # before the deal
    step(state, 12)
    other = way(game, state)
    for _ in range(3):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()
        for player in range(game.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if game.rows:
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
        step(state, 1)
        step(other, 1)


END_GAME = {"seals": [4, 4, 4], "coins": [1, 1, 1], "chests": {"thorn": 4, "machine": 4}}


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_game_can_be_copied_and_pickled_wherever_it_begins(way: Callable[[Any], Any]) -> None:
    for game in (
        pyspiel.load_game("intrigue_treachery", {"seed": 4, "options": "match:true"}),
        openspiel.table("trickery", 3, "max_turns=1,start_player=1", END_GAME, seed=3),
    ):
        other = way(game)
        assert str(other) == str(game)
        assert str(other.new_initial_state()) == str(game.new_initial_state())
        assert pickle.loads(pickle.dumps(game.new_initial_state())).get_game().position == game.position


def test_a_long_story_is_remembered_and_written_as_short_as_a_new_one() -> None:
    moment = openspiel.Occasion(intrigue.game("treachery").new(2, events=False))
    first, size = moment.memory(0), len(pickle.dumps(moment))
    for action in range(2 * sys.getrecursionlimit()):
        moment = openspiel.Occasion(moment.state, moment, 0, action)
    assert moment.memory(1) == openspiel.Occasion(moment.state).memory(1)  # nothing was new to anybody else
    assert moment.memory(0) not in (first, moment.parent.memory(0) if moment.parent else first)
    assert len(pickle.dumps(moment)) == size


def test_odd_wishes_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="at least one deal"):
        openspiel.table("trickery", deals=0)
    with pytest.raises(BadInput, match="no option"):
        openspiel.table("trickery", options="colour=blue")
    with pytest.raises(BadInput, match="'coins' has 1 entries"):
        openspiel.table("trickery", position={"coins": [1]})
    with pytest.raises(BadInput, match="not a position"):
        pyspiel.load_game("intrigue_trickery", {"position": "somewhere"})
