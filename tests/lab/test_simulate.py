from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from tests.patience import PATIENCE, eventually

from intrigue import BadInput
from intrigue.cli.simulate import simulate as command
from intrigue.lab.chance import Share
from intrigue.lab.jobs import in_order, pieces
from intrigue.lab.plan import Plan
from intrigue.lab.simulate import CardCounts, Comparison, Outcome, Tally, simulate

PLAN = Plan("trickery", 4, ("sensible", "random", "random", "random"), 5, {})


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    assert [PLAN.seating(index).index("sensible") for index in range(5)] == [0, 3, 2, 1, 0]


def test_the_result_does_not_depend_on_the_pieces() -> None:
    whole = simulate(PLAN, range(12))
    assert whole == [outcome for games in pieces(12, 5) for outcome in simulate(PLAN, games)]


def test_watching_changes_nothing_in_the_games() -> None:
    plan = Plan("treachery", 3, ("sensible", "random", "sensible"), 5, {}, watch=True)
    watched = simulate(plan, range(6))
    assert [msgspec.structs.replace(game, cards=None) for game in watched] == simulate(
        msgspec.structs.replace(plan, watch=False), range(6)
    )
    for game in watched:
        assert game.cards is not None
        assert game.turns == sum(game.cards.chosen.values())  # one card a turn
        assert all(game.cards.chosen[card] <= game.cards.could[card] for card in game.cards.chosen)


def test_cards_and_abilities_are_summed_up() -> None:
    tally = Tally()
    for index in range(2):
        cards = CardCounts(Counter(oath=3, feud=1), Counter(oath=2), Counter(asher=2))
        tally.add([Outcome(index, 1, ["a", "b"], (0,), (5, 4), 30, "TRE-END-1A", 12 + index, cards=cards)])
    assert (tally.could["oath"], tally.chosen["oath"], tally.worked["asher"]) == (6, 4, 4)
    assert tally.worked_in["asher"] == 2
    assert tally.turns == [12, 13]


def test_what_a_game_notes_is_summed_up() -> None:
    tally = Tally()
    for index, noted in enumerate(({"deals": 4.0}, {"deals": 8.0, "revolts": 1.0}, {"deals": 6.0})):
        tally.add([Outcome(index, 1, ["a", "b"], (0,), (5, 4), 30, "MED-END-1", cards=CardCounts(noted=noted))])
    assert (tally.noted["deals"].mean, tally.noted["deals"].some) == (6, 3)
    assert tally.noted["deals"].spread == pytest.approx((8 / 3) ** 0.5)
    low, high = tally.noted["deals"].among(1)
    assert low < 6 < high
    assert (tally.noted["revolts"].games, tally.noted["revolts"].some) == (3, 1)  # also games before the first
    assert tally.noted["revolts"].mean == pytest.approx(1 / 3)


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


def test_victories_are_compared_by_what_seats_had() -> None:
    tally = Tally()
    for index in range(10):
        traits: tuple[dict[str, tuple[str, ...]], ...] = (
            {"side": ("red",), "hand of red": ("ace", "ace") if index < 4 else ("king",)},
            {"side": ("blue",)},
        )
        tally.add([Outcome(index, 1, ["a", "a"], (0 if index < 3 else 1,), (1, 0), 30, "TRK-END-1", traits=traits)])
    side, hand = tally.comparisons["side"], tally.comparisons["hand of red"]
    assert (side.all.games, side.kinds["red"].won, side.kinds["blue"].won) == (20, 3, 7)
    assert hand.kinds["ace"] == Share(4, 3)  # two of a kind count once
    more, low, high = hand.shift("ace", 1)
    assert more == 0.75
    assert 0.1 < low < 0.2
    assert 0.9 < high <= 1
    assert Comparison(Share(2, 1), {"all": Share(2, 1)}).shift("all", 1) == (0.0, -1.0, 1.0)  # nobody was without


def test_each_bot_is_compared_by_itself() -> None:
    tally = Tally()
    traits: tuple[dict[str, tuple[str, ...]], ...] = ({"side": ("red",)}, {"side": ("blue",)})
    tally.add([Outcome(0, 1, ["a", "b"], (0,), (1, 0), 30, "TRK-END-1", traits=traits)])
    assert sorted(tally.comparisons) == ["side, a", "side, b"]
    assert tally.comparisons["side, a"].kinds == {"red": Share(1, 1)}


def test_work_in_several_processes_comes_back_in_order() -> None:
    assert list(in_order(abs, list(range(-20, 0)), 2)) == list(range(20, 0, -1))


@pytest.mark.parametrize("watch", [[], ["--watch"]], ids=["plain", "watched"])
def test_a_simulation_goes_on_where_it_was_left(watch: list[str], tmp_path: Path) -> None:
    file, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    arguments = ["trickery", "--seats", "3", "--seed", "4", "--jobs", "1", *watch, "--games"]
    lines(*arguments, "7", "--out", str(file))
    with file.open("ab") as torn:
        torn.write(b'{"index":7,"se')  # it was stopped while it wrote
    shown = lines(*arguments, "20", "--out", str(file), "--resume")
    assert shown[0].startswith("20 games")
    lines(*arguments, "20", "--out", str(whole))
    assert file.read_bytes() == whole.read_bytes()
    for wrong in (["--seed", "5"], ["--seats", "4"], ["--bots", "random"]):
        with pytest.raises(BadInput):
            lines(*arguments, "20", "--out", str(file), "--resume", *wrong)
    with pytest.raises(BadInput):
        lines("trickery", "--resume")
    file.write_bytes(b'{"something": "else"}\n')
    with pytest.raises(BadInput):
        lines(*arguments, "20", "--out", str(file), "--resume")
    assert file.read_bytes() == b'{"something": "else"}\n'  # nothing is lost


def lines(*arguments: str) -> list[str]:
    done = CliRunner().invoke(command, [*arguments], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    "content", ["dear diary", "dear diary\n{}", '{"index":0,"se\n{}', "[]", "{", "{\n", '{"index":0,"seed":12']
)
def test_a_file_that_is_no_simulation_is_left_alone(content: str, tmp_path: Path) -> None:
    (tmp_path / "diary.jsonl").write_text(content)
    with pytest.raises(BadInput, match="no games of a simulation"):
        lines("trickery", "--games", "5", "--seed", "1", "--out", str(tmp_path / "diary.jsonl"), "--resume")
    assert (tmp_path / "diary.jsonl").read_text() == content


def test_a_first_game_that_was_torn_off_is_played_again(tmp_path: Path) -> None:
    file, arguments = tmp_path / "games.jsonl", ["trickery", "--games", "3", "--seed", "1", "--jobs", "1"]
    lines(*arguments, "--out", str(file))
    whole = file.read_bytes()
    file.write_bytes(whole[: whole.index(b"winners") + 3])
    lines(*arguments, "--out", str(file), "--resume")
    assert file.read_bytes() == whole
    file.write_bytes(whole.splitlines(keepends=True)[0] + b"{")  # after whole games a brace will do
    lines(*arguments, "--out", str(file), "--resume")
    assert file.read_bytes() == whole


def test_bots_that_think_in_processes_of_their_own_can_be_simulated() -> None:
    bots = ["--bots", "search:2@2,random,random", "--options", "max_turns=1"]
    shown = lines("trickery", "--games", "51", "--jobs", "2", *bots)  # more than one piece of work
    assert any("search:2@2" in line for line in shown)


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
        "index", "seed", "bots", "winners", "scores", "actions", "rule", "turns", "traits"
    }  # fmt: skip


@pytest.mark.words
def test_watched_games_tell_of_every_card_and_ability() -> None:
    shown = lines("treachery", "--games", "4", "--seed", "1", "--jobs", "1", "--watch")
    start = shown.index(next(line for line in shown if line.startswith("Cards chosen when they could be")))
    assert any(line.startswith("Turns: ") for line in shown[:start])
    for name in ("Ambush", "Feud", "Succession", "Lady Filia", "Sister Odile"):  # those that never came up too
        assert any(name in line and "%" in line for line in shown[start:])


def test_factions_heroes_and_opening_hands_are_compared() -> None:
    shown = lines("trieste", "--games", "3", "--seed", "1", "--jobs", "1", "--options", "heroes=true,max_turns=3")
    titles = [line.strip() for line in shown if line.startswith("Victories by")]
    assert titles == [
        *[f"Victories by Hero of the {name}" for name in ("merchant", "thief", "watch")],
        "Victories by faction",
        *[f"Victories by opening hand of the {name}" for name in ("merchant", "thief", "watch")],
    ]
    assert any("watch" in line and line.count("%") == 4 for line in shown)


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


@pytest.mark.parametrize("jobs", [0, 2])
def test_ctrl_c_does_not_disturb_who_takes_a_result_in(jobs: int) -> None:
    """Or a piece would be counted and not written."""
    counted, written = [], []

    def take_in() -> None:
        for result in in_order(abs, [-1, -2, -3], jobs):
            counted.append(result)
            if result == 2:
                signal.raise_signal(signal.SIGINT)
            written.append(result)

    with pytest.raises(KeyboardInterrupt):
        take_in()
    assert counted == written == [1, 2]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    process = subprocess.Popen(
        [sys.executable, "-m", "intrigue", "simulate", "trickery", "--games", "1000000", "--bots", "random",
         "--seed", "1", "--jobs", "2", "--out", str(out)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    eventually(lambda: out.exists() and out.stat().st_size > 1000)
    process.send_signal(signal.SIGINT)
    stdout, stderr = process.communicate(timeout=PATIENCE)
    assert "stopped early" in stdout, stderr
    assert "seat 1" in stdout
    assert "Traceback" not in stderr
    assert process.returncode == 130
    games = int(stdout.split(" games of")[0].replace(",", ""))
    assert len(out.read_text().splitlines()) == games > 0
