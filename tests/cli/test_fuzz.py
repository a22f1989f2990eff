"""`intrigue fuzz`: what it says, and how it ends."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from tests.cli.terminal import Terminal
from tests.laws.toys import BidsGame, Thief

import intrigue
from intrigue.cli import fuzz as fuzz_command
from intrigue.cli import intrigue as command
from intrigue.lab import fuzz as lab


@pytest.fixture(autouse=True)
def width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def run(*args: str) -> Result:
    return CliRunner().invoke(command, ["fuzz", *args])


def flat(result: Result) -> str:
    return " ".join(result.output.split())


def put_in_place(monkeypatch: pytest.MonkeyPatch, game: BidsGame) -> None:
    monkeypatch.setattr(fuzz_command, "find_game", lambda name: game)
    monkeypatch.setattr(lab, "game_named", lambda name: game)


def test_it_says_which_share_of_the_states_went_through_every_law() -> None:
    game = intrigue.game("trickery")
    share = fuzz_command.percent(lab.share(game, lab.settings(game)))
    by_default = run("trickery", "--games", "4", "--seed", "1", "--jobs", "1")
    assert f"Every law in {share} of the states, the quick ones in all." in flat(by_default)
    report = lab.fuzz("trickery", range(4), 1, lab.share(game, lab.settings(game)))
    part = fuzz_command.percent(report.checked / report.states)
    assert f"4 games, {report.actions:,} actions." in flat(by_default)
    assert f"Of {report.states:,} states {report.checked:,} ({part}) were put through every law" in flat(by_default)
    assert "No law was broken." in by_default.output
    assert by_default.exit_code == 0
    assert "Every law in 0 % of the states" in flat(run("trickery", "--games", "1", "--strict", "0", "--jobs", "1"))


def test_the_same_seed_says_the_same_whatever_the_number_of_jobs() -> None:
    said = {run("treachery", "--games", "3", "--seed", "7", "--jobs", jobs).output for jobs in ("1", "3")}
    assert len(said) == 1


def test_a_failure_is_told_as_a_test_with_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    put_in_place(monkeypatch, Thief())
    result = run("bids", "--games", "50", "--seed", "1", "--jobs", "1")
    assert result.exit_code == 1
    assert "The law of conservation was broken" in result.output
    assert "def test_bids_obeys_the_law_of_conservation() -> None:" in result.output


def test_a_failure_is_in_the_json_with_its_test(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    put_in_place(monkeypatch, Thief())
    table = tmp_path / "games.csv"
    result = run("bids", "--games", "50", "--seed", "1", "--jobs", "1", "--json", "-", "--out", str(table))
    assert result.exit_code == 1
    found = msgspec.json.decode(result.stdout, type=fuzz_command.Fuzzed)
    assert found.failure is not None
    assert found.failure.law == "conservation"
    assert found.test == lab.as_test(found.failure)
    rows = list(csv.DictReader(table.read_text().splitlines()))
    assert len(rows) == found.games
    assert [row["broken"] for row in rows] == [""] * (found.games - 1) + ["conservation"]


def test_ctrl_c_keeps_what_was_done_and_is_not_taken_for_success(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stop(work: Callable[[range], lab.Findings], tasks: list[range], jobs: int) -> Iterator[lab.Findings]:
        for task in tasks[:3]:
            yield work(task)
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz_command, "in_order", stop)
    files = ["--json", str(tmp_path / "all.json"), "--out", str(tmp_path / "games.csv")]
    result = run("trickery", "--games", "50", "--seed", "1", *files)
    assert result.exit_code == 130
    actions = lab.fuzz("trickery", range(3), 1, strict=0).actions
    assert f"3 games, {actions:,} actions before you stopped it." in flat(result)
    assert "No law was broken." in result.output
    found = msgspec.json.decode((tmp_path / "all.json").read_bytes(), type=fuzz_command.Fuzzed)
    assert (found.stopped, found.asked, found.games, found.actions) == (True, 50, 3, actions)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert [row["index"] for row in rows] == ["0", "1", "2"]
    assert sum(int(row["actions"]) for row in rows) == actions


def test_ctrl_c_while_a_failure_is_made_short_shows_the_shortest_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    put_in_place(monkeypatch, Thief())
    shrinking = lab.shrinking

    def stop(case: lab.Case) -> Iterator[lab.Case]:
        yield next(shrinking(case))
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "shrinking", stop)
    result = run("bids", "--games", "50", "--seed", "1", "--jobs", "1")
    assert result.exit_code == 130
    assert "def test_bids_obeys_the_law_of_conservation() -> None:" in result.output


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_at_a_terminal(jobs: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "fuzz", "trickery", "--games", "1000000", "--seed", "1", "--jobs", jobs)
    terminal.until("games/s")
    terminal.type("\x03", enter=False)
    terminal.until("before you stopped it")
    terminal.until("No law was broken.")
    assert terminal.close() == 130
    assert "Traceback" not in terminal.text


@pytest.mark.parametrize(
    ("part", "words"),
    [(0, "0 %"), (0.00001, "0.1 %"), (0.0213, "2.1 %"), (0.25, "25 %"), (0.9999, "99.9 %"), (1, "100 %")],
)
def test_a_share_is_never_rounded_to_none_or_all(part: float, words: str) -> None:
    assert fuzz_command.percent(part) == words
