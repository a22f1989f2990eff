"""`intrigue puzzles` as people use it."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from tests.cli.test_scripts import stops_after

import intrigue
from intrigue.cli import intrigue as command
from intrigue.cli import puzzles
from intrigue.cli.streak import Streak
from intrigue.lab import jobs
from intrigue.lab.puzzle import Puzzle, load_shipped, read
from intrigue.lab.puzzle_check import Trial
from intrigue.lab.puzzle_maker import Order
from intrigue.players.hint import percent

pytestmark = pytest.mark.words
GAME = intrigue.game("trickery")


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data"


def run(*arguments: str, lines: str = "") -> Result:
    return CliRunner().invoke(command, ["puzzles", *arguments], input=lines)


def test_a_right_answer_is_told_so_with_every_verdict_and_why() -> None:
    puzzle = load_shipped(GAME)[0]
    done = run("trickery", "--number", "1", lines=f"{puzzle.best.do}\n")
    assert done.exit_code == 0
    assert "Right!" in done.output
    assert "Best is “" in done.output
    for one in puzzle.verdicts:
        assert re.search(rf"│ +{percent(one.chance)} │ +{percent(one.low)} - {percent(one.high)} │", done.output)
    assert not re.search(r"[a-z]+-[a-z]+ [a-z]+=", done.output)  # nothing is said by its notation


def test_a_wrong_answer_is_told_what_it_gives_away() -> None:
    puzzle = load_shipped(GAME)[0]
    lost = percent(puzzle.best.chance) - percent(puzzle.verdicts[-1].chance)
    done = run("trickery", "--number", "1", lines=f"{puzzle.verdicts[-1].do}\n")
    assert f"this gives away {lost} of a hundred" in done.output


def test_the_verdict_comes_after_the_answer() -> None:
    done = run("trickery", "--number", "1", lines="h\n? 1\nu\n")
    assert "you find it yourself" in done.output
    assert "bot says" not in done.output
    assert "Best is" not in done.output
    assert done.exit_code == 1  # the input ended before there was an answer


def test_one_may_leave(data: Path) -> None:
    done = run("trickery", lines="q\n")
    assert done.exit_code == 0
    assert not (data / "streak.json").exists()


def test_a_game_may_be_cut_short_and_german_spoken() -> None:
    done = run("trick", "--number", "1", "--language", "de", lines=f"{load_shipped(GAME)[0].best.do}\n")
    assert "Richtig!" in done.output
    assert "Am besten ist" in done.output


def test_the_first_answer_of_a_day_counts(data: Path) -> None:
    found = load_shipped(GAME)
    first = run("trickery", lines="1\n")
    assert "streak" in first.output
    kept = json.loads((data / "streak.json").read_text())
    again = run("trickery", lines="2\n")
    assert "Today is counted already." in again.output
    assert json.loads((data / "streak.json").read_text()) == kept
    (data / "streak.json").write_text("nonsense")
    assert run("trickery", lines="1\n").exit_code == 0
    run("trickery", "--number", str(len(found)), lines="1\n")
    assert json.loads((data / "streak.json").read_text()) == kept


def test_a_streak_goes_on_from_day_to_day_and_ends_with_a_slip() -> None:
    streak = Streak()
    for day in (1, 2, 3):
        streak = streak.after(date(2026, 11, day), True)
    assert (streak.run, streak.longest) == (3, 3)
    assert streak.after(date(2026, 11, 3), False) is streak
    assert streak.after(date(2026, 11, 4), False).run == 0
    assert streak.after(date(2026, 11, 5), True).run == 1
    assert streak.after(date(2026, 11, 5), True).longest == 3


def of_one_game(order: Order, index: int) -> list[Puzzle]:
    """As if every game had one, each of another kind."""
    found = load_shipped(GAME)[-1]
    return [msgspec.structs.replace(found, kind=str(index), difficulty=0.5 + index / 100)]


def test_making_keeps_what_it_has_when_it_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "make_puzzles", of_one_game)
    monkeypatch.setattr(puzzles, "in_order", stops_after(2, jobs.in_order))
    done = run("make", "trickery", "--count", "3", "--seed", "1", "--jobs", "1", "--out", "some.json")
    assert done.exit_code == 130
    assert "stopped early" in done.output
    assert [one.kind for one in read(tmp_path / "some.json")] == ["0", "1"]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_making_ends_with_as_many_as_were_wanted(
    processes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And they are the same, whatever the number of processes."""
    monkeypatch.setattr(puzzles, "make_puzzles", of_one_game)
    done = run("make", "trickery", "--count", "2", "--games", "50", "--seed", "1", "--jobs", processes)
    assert done.exit_code == 0
    assert "2 puzzles of Trickery & Deceit in 2 games" in done.output
    assert [one.kind for one in read(tmp_path / "puzzles.json")] == ["0", "1"]


def by_its_rules(trial: Trial) -> str | None:
    return None if trial.puzzle.rules == GAME.version else "Other rules."


def test_checking_says_what_does_not_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "find_fault", by_its_rules)
    assert run("check", "trickery", "--jobs", "1").exit_code == 0
    text = (GAME.folder / "puzzles.json").read_text()
    (tmp_path / "old.json").write_text(text.replace(f'"rules":{GAME.version}', '"rules":0', 1))
    done = run("check", "--file", "old.json", "--jobs", "1", "--json", "found.json")
    assert done.exit_code == 1
    assert "trickery 1: Other rules." in done.output
    found = json.loads((tmp_path / "found.json").read_text())
    assert [one["fault"] for one in found["puzzles"]].count(None) == len(found["puzzles"]) - 1


def hardly_of_the_first(trial: Trial) -> str | None:
    return "Not any more." if trial.puzzle.seed == load_shipped(GAME)[0].seed else by_its_rules(trial)


def test_renewing_keeps_what_holds_by_the_rules_of_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "find_fault", hardly_of_the_first)
    text = (GAME.folder / "puzzles.json").read_text()
    older = re.sub(r'"check":"\w+"', '"check":"of another table"', text.replace(f'"rules":{GAME.version}', '"rules":0'))
    (tmp_path / "old.json").write_text(older)
    done = run("check", "--file", "old.json", "--jobs", "1", "--renew")
    assert done.exit_code == 0, done.output
    assert "trickery 1: Not any more." in done.output
    assert read(tmp_path / "old.json") == [one for one in load_shipped(GAME) if one.seed != load_shipped(GAME)[0].seed]


def test_renewing_that_is_stopped_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "find_fault", by_its_rules)
    monkeypatch.setattr(puzzles, "in_order", stops_after(2, jobs.in_order))
    text = (GAME.folder / "puzzles.json").read_text().replace(f'"rules":{GAME.version}', '"rules":0')
    (tmp_path / "old.json").write_text(text)
    assert "stopped early" in run("check", "--file", "old.json", "--jobs", "1", "--renew").output
    assert (tmp_path / "old.json").read_text() == text


def test_renewing_needs_a_file() -> None:
    for given in ([], ["trickery"]):
        done = run("check", *given, "--renew")
        assert (done.exit_code, "name it with --file" in done.output) == (2, True)
