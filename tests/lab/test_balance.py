"""The balance report: what it counts, that its intervals are honest, and that it is the same whatever does the work."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from tests.lab.test_agent import first
from tests.patience import PATIENCE, eventually

import intrigue
from intrigue.cli.balance import PIECE, balance
from intrigue.core import RandomPlayer, seeded
from intrigue.lab import balance as lab
from intrigue.lab.questions import deviations, ladder
from intrigue.lab.stories import Denied, Question, Story, leader, watch

PLAN = Question("trickery", 3, ("sensible",) * 3, 5, {})


def run(*arguments: str) -> Any:
    return CliRunner().invoke(balance, [*arguments], catch_exceptions=False)


@pytest.mark.parametrize("name", intrigue.games())
def test_every_game_can_be_watched(name: str) -> None:
    game = intrigue.game(name)
    seats = game.seats[0]
    [story] = watch(Question(name, seats, ("random",) * seats, 1, {}), range(1))
    cards = {card.id for card in game.cards()}
    assert sum(story.decisions) == story.actions
    assert story.forced <= story.actions <= story.options
    for seat in range(seats):
        assert set(story.used[seat]) <= set(story.could[seat]) <= cards
    assert any(story.used) == any(story.could)
    assert set(story.leaders) <= set(range(-1, seats))


def test_the_same_question_has_the_same_answer_and_deals_are_shared() -> None:
    first = watch(PLAN, range(6))
    assert first == watch(PLAN, range(3)) + watch(PLAN, range(3, 6))
    changed = watch(Question("trickery", 3, ("sensible",) * 3, 5, {}, {"favour": {"coins": 3}}), range(6))
    assert [story.seed for story in first] == [story.seed for story in changed]
    assert [story.actions for story in first] != [story.actions for story in changed]


def test_a_denied_card_is_not_used_while_there_is_anything_else() -> None:
    game = intrigue.game("trickery")
    state = game.position({"seats": 3, "societies": ["thorn", "thorn", "machine"], "coins": [0, 2, 2]})
    free = game.bot()
    assert state.say(0, free.choose(state, 0, seeded(1))) == "favour"
    assert state.say(0, Denied(free, "favour").choose(state, 0, seeded(1))) != "favour"
    given = {"seats": 3, "societies": ["thorn", "machine", "machine"], "coins": [0, 2, 2]}
    state = game.position(given)
    assert [state.say(0, a) for a in state.legal(0)] == ["favour"]
    assert state.say(0, Denied(RandomPlayer(), "favour").choose(state, 0, seeded(1))) == "favour"


def story(index: int, winners: tuple[int, ...], could: list[list[str]], used: list[list[str]]) -> Story:
    return Story(
        index=index,
        seed=index,
        bots=["a", "b"],
        winners=winners,
        scores=(0, 0),
        actions=10 + index,
        turns=None,
        rule="TRK-END-1",
        decisions=[5, 5 + index],
        options=30,
        forced=1,
        widest=4,
        could=could,
        used=used,
        leaders=[-1, 0, 1, winners[0]],
        traits=[{"side": ("left",)}, {"side": ("right",)}],
    )


def test_the_effect_of_a_card_is_adjusted_for_the_seat() -> None:
    # seat 0 always wins, and has the card more often: by itself the card does nothing
    games = [
        story(n, (0,), [["favour"] if n % 4 else [], ["favour"] if n % 4 == 0 else []], [[], []]) for n in range(40)
    ]
    [row] = lab.cards(intrigue.game("trickery"), games)
    assert row.drawn is not None
    assert row.drawn.mean == pytest.approx(0)
    assert (row.could, row.used, row.rot) == (0.5, 0, 1)
    # a card that wins from either seat
    games = [
        story(n, (n % 2,), [["favour"]] * 2, [["favour"] if n % 2 == s else [] for s in (0, 1)]) for n in range(40)
    ]
    [row] = lab.cards(intrigue.game("trickery"), games)
    assert row.drawn is None  # everybody has it
    assert row.played is not None
    assert row.played.mean == 1
    assert row.played.clear


def test_leads_and_lengths() -> None:
    games = [story(n, (1,), [[], []], [[], []]) for n in range(10)]
    found = lab.lead(games)
    assert found is not None
    assert found.changes == 1
    assert [row.share for row in found.kept] == [0, 1, 1]
    assert lab.spread([1, 2, 2, 5]).bins == [(1, 1), (2, 2), (3, 0), (4, 0), (5, 1)]
    assert sum(count for _, count in lab.spread(list(range(1000))).bins) == 1000
    assert (leader([0.5, 0.3]), leader([0.4, 0.39, 0.2])) == (0, -1)


def test_paired_differences_know_how_sure_they_are() -> None:
    sure = lab.paired("x", [1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    assert (sure.mean, sure.low, sure.high, sure.before, sure.after) == (1, 1, 1, 2, 3)
    assert not lab.paired("x", [0.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0]).clear
    rows = [lab.Difference("a", 9, 1, -1, 3), lab.Difference("b", 9, 0.1, 0.09, 0.11)]
    assert lab.most_moved("step", rows).name == "step: b"


def test_the_questions_of_ladder_and_deviations() -> None:
    game = intrigue.game("trickery")
    assert [name for name, _ in ladder(game, PLAN, 50)] == [
        "gentle against random",
        "sensible against gentle",
        "search:50 against sensible",
        "search:100 against search:50",
        "search:200 against search:100",
    ]
    names = [name for name, _ in deviations(game, PLAN, ("favour",))]
    assert {"tie_rule seals_then_coins", "max_turns 99", "favour: coins 1", "favour: coins 3"} <= set(names)


def test_a_report_with_everything(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[favour]\ncoins = 3\n")
    page, data = tmp_path / "r.html", tmp_path / "r.json"
    further = ["--deny", "favour,betray", "--ladder", "--deviations", "--deviate", "build", "--cards"]
    files = [str(tmp_path / "cards.toml"), "--html", str(page), "--json", str(data)]
    done = run("trickery", "--games", "24", "--few", "10", "--seed", "3", "--jobs", "1", *further, *files)
    assert done.exit_code == 0
    assert "coins 3 instead of 2" in done.output
    report = json.loads(data.read_bytes())
    assert report["games"] == 24
    assert sum(row["share"] for row in report["by_seat"]) == pytest.approx(1)
    assert {row["name"] for row in report["denied"]} == {"Call in a favour", "Betray your allies"}
    assert len(report["ladder"]) == 2
    assert report["deviations"]
    shorter = next(row for row in report["differences"] if row["name"] == "length, in actions")
    assert shorter["high"] < 0  # a larger favour makes for a shorter game
    text = page.read_text()
    plots = re.findall('<svg.*?</svg>|<div class="plot".*?</div>', text)
    for plot in plots:
        ElementTree.fromstring(plot)
    assert len(plots) >= 6
    assert "http" not in text  # it needs nothing else
    assert "<script" not in text


def test_the_report_does_not_depend_on_what_does_the_work(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not here: install the ray extra")
    reports = []
    for name, arguments in (
        ("one", ["--jobs", "1"]),
        ("two", ["--jobs", "2"]),
        ("ray", ["--ray", "local", "--jobs", "2"]),
    ):
        file = tmp_path / f"{name}.json"
        assert run("trickery", "--games", "30", "--seed", "3", "--json", str(file), *arguments).exit_code == 0
        reports.append(file.read_bytes())
    assert reports[0] == reports[1] == reports[2]


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    data, played = tmp_path / "r.json", tmp_path / "log"
    bots = f"{first(tmp_path)},random,random"  # the first of them keeps a log, so that we know how far it is
    command = ["balance", "trickery", "--games", "1000000", "--jobs", "1", "--json", str(data), "--minutes", "0"]
    started = subprocess.Popen(
        [sys.executable, "-m", "intrigue", *command, "--bots", bots], stdout=subprocess.PIPE, text=True
    )
    eventually(lambda: played.exists() and played.read_text().count('"over"') > 2 * PIECE)
    started.send_signal(signal.SIGINT)
    out, _ = started.communicate(timeout=PATIENCE)
    assert started.returncode == 0
    assert "stopped early" in out
    assert 2 <= json.loads(data.read_bytes())["games"] < 1000000


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game"),
        (["trickery", "--bots", "deep"], "There is no bot"),
        (["trickery", "--deny", "chess"], "has no card 'chess'"),
        (["trickery", "--deviate", "betray"], "'betray' says nothing that could be changed"),
        (["trickery", "--seats", "2"], "3 to 6 players"),
        (["trickery", "--html", "no-such-folder/report.html"], "There is no folder no-such-folder for report.html"),
        (["trickery", "--seats", "3", "--bots", "random,random,random,random"], "Name one to 3 bots"),
    ],
)
def test_odd_wishes_are_refused_in_a_sentence(arguments: list[str], sentence: str) -> None:
    with pytest.raises(intrigue.BadInput, match=sentence):
        run(*arguments)


def test_without_a_file_the_page_lies_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("treachery", "--games", "4", "--jobs", "1").exit_code == 0
    assert (tmp_path / "treachery-balance.html").read_text().startswith("<!doctype html>")
