from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from intrigue import BadInput
from intrigue.cli.simulate import simulate as command
from intrigue.lab.jobs import in_order, pieces
from intrigue.lab.simulate import Outcome, Plan, Share, Tally, simulate

PLAN = Plan("trickery", 4, ("sensible", "random", "random", "random"), 5, {})


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    assert [PLAN.seating(index).index("sensible") for index in range(5)] == [0, 3, 2, 1, 0]


def test_the_result_does_not_depend_on_the_pieces() -> None:
    whole = simulate(PLAN, range(12))
    assert whole == [outcome for games in pieces(12, 5) for outcome in simulate(PLAN, games)]


def test_shares_have_sensible_intervals() -> None:
    none, half = Share(), Share(400, 200)
    assert none.interval == (0.0, 1.0)
    low, high = half.interval
    assert 0.45 < low < 0.5 < high < 0.55
    assert Share(50, 50).interval[1] == 1.0
    assert Share(50, 50).interval[0] < 0.95


def test_a_joint_victory_is_shared() -> None:
    tally = Tally()
    tally.add([Outcome(0, 1, ["a", "b", "a"], (0, 1), (5, 5, 0), 30, "TRK-END-2")])
    assert [tally.seats[seat].won for seat in range(3)] == [0.5, 0.5, 0]
    assert (tally.bots["a"].games, tally.bots["a"].won) == (2, 0.5)
    assert tally.endings == {"TRK-END-2": 1}


def test_work_in_several_processes_comes_back_in_order() -> None:
    assert list(in_order(abs, list(range(-20, 0)), 2)) == list(range(20, 0, -1))


def lines(*arguments: str) -> list[str]:
    done = CliRunner().invoke(command, [*arguments], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout.splitlines()


def test_the_command_gives_the_same_result_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    files = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.jsonl"
        shown = lines("trickery", "--games", "120", "--bots", "sensible,random,random", "--seed", "9", "--jobs", jobs,
                      "--out", str(file))  # fmt: skip
        assert any("sensible" in line and "%" in line for line in shown)
        assert any("seat 3" in line for line in shown)
        assert any("TRK-END-1" in line for line in shown)
        files.append(file.read_text())
    assert files[0] == files[1]
    assert len(files[0].splitlines()) == 120
    assert set(json.loads(files[0].splitlines()[0])) == {
        "index", "seed", "bots", "winners", "scores", "actions", "rule"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "no game 'chess'"),
        (["trickery", "--bots", "clever"], "no bot 'clever'"),
        (["trickery", "--bots", ","], "at least one bot"),
        (["trickery", "--seats", "9"], "3 to 6 players"),
        (["trickery", "--seats", "3", "--bots", "random,random,random,random"], "4 bots do not fit on 3 seats"),
        (["trickery", "--options", "max_turns=none"], "'max_turns' cannot be 'none'"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: list[str], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        CliRunner().invoke(command, arguments, catch_exceptions=False)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "intrigue", "simulate", "trickery", "--games", "1000000", "--bots", "random",
         "--seed", "1", "--jobs", "2", "--out", str(out)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (out.exists() and out.stat().st_size > 1000):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    assert "stopped early" in stdout, stderr
    assert "seat 1" in stdout
    assert "Traceback" not in stderr
    assert process.returncode == 0
    games = int(stdout.split(" games of")[0].replace(",", ""))
    assert len(out.read_text().splitlines()) == games > 0
