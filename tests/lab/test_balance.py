"""The balance report: what it counts, that its intervals are honest, and that it is the same whatever does the work."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import CliRunner
from tests.lab.test_agent import first
from tests.patience import PATIENCE, eventually

import intrigue
from intrigue.cli import balance as command
from intrigue.cli.balance import PIECE, Work, balance
from intrigue.core import RandomPlayer, seeded
from intrigue.core.options import choose
from intrigue.lab import balance as lab
from intrigue.lab.chance import Difference, at_once, difference, paired_difference, student, sureness
from intrigue.lab.plan import Plan
from intrigue.lab.questions import deviations, ladder
from intrigue.lab.stories import WatchedGame, leader, watch
from intrigue.players.abstaining import Abstaining

PLAN = Plan("trickery", 3, ("sensible",) * 3, 5, {})


def run(*arguments: str) -> Any:
    return CliRunner().invoke(balance, [*arguments], catch_exceptions=False)


@pytest.mark.parametrize("name", intrigue.games())
def test_every_game_can_be_watched(name: str) -> None:
    game = intrigue.game(name)
    seats = game.seats[0]
    [story] = watch(Plan(name, seats, ("random",) * seats, 1, {}), range(1))
    cards = {card.id for card in game.cards()}
    assert sum(story.decisions) == story.actions
    assert story.forced <= story.actions <= story.choices
    for seat in range(seats):
        assert set(story.used[seat]) <= set(story.could[seat]) <= cards
    assert any(story.used) == any(story.could)
    assert set(story.leaders) <= set(range(-1, seats))


def test_the_same_question_has_the_same_answer_and_deals_are_shared() -> None:
    first = watch(PLAN, range(6))
    assert first == watch(PLAN, range(3)) + watch(PLAN, range(3, 6))
    changed = watch(Plan("trickery", 3, ("sensible",) * 3, 5, {}, changes={"favour": {"coins": 3}}), range(6))
    assert [story.seed for story in first] == [story.seed for story in changed]
    assert [story.actions for story in first] != [story.actions for story in changed]


def test_a_denied_card_is_not_used_while_there_is_anything_else() -> None:
    game = intrigue.game("trickery")
    state = game.position({"seats": 3, "societies": ["thorn", "thorn", "machine"], "coins": [0, 2, 2]})
    free = game.bot()
    assert state.say(0, free.choose(state, 0, seeded(1))) == "favour"
    assert state.say(0, Abstaining(free, {"favour"}).choose(state, 0, seeded(1))) != "favour"
    given = {"seats": 3, "societies": ["thorn", "machine", "machine"], "coins": [0, 2, 2]}
    state = game.position(given)
    assert [state.say(0, a) for a in state.legal(0)] == ["favour"]
    assert state.say(0, Abstaining(RandomPlayer(), {"favour"}).choose(state, 0, seeded(1))) == "favour"


def story(index: int, winners: tuple[int, ...], could: list[list[str]], used: list[list[str]]) -> WatchedGame:
    return WatchedGame(
        index=index,
        seed=index,
        bots=["a", "b"],
        winners=winners,
        scores=(0, 0),
        actions=10 + index,
        turns=None,
        rule="TRK-END-1",
        decisions=[5, 5 + index],
        choices=30,
        forced=1,
        widest=4,
        could=could,
        used=used,
        leaders=[-1, 0, 1, winners[0]],
        traits=({"side": ("left",)}, {"side": ("right",)}),
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


def test_of_each_step_away_the_surest_difference_is_told_with_an_interval_for_all() -> None:
    wide = difference("a", 900, 1, 1, 899)
    sure = difference("b", 900, 0.1, 0.005, 899)
    steps = {"one": [wide, sure], "other": [wide] * 8}
    first, second = lab.most_moved(steps)
    assert (first.name, second.name) == ("one: b", "other: a")
    assert (first.at_once, second.at_once) == (10, 10)
    assert first.high - first.mean == pytest.approx(0.005 * student(899, 0.005))
    assert first.clear


@pytest.fixture(scope="module")
def many() -> list[WatchedGame]:
    return watch(Plan("trickery", 3, ("random",) * 3, 8, {}), range(160))


def samples(many: list[WatchedGame], seed: int) -> tuple[list[WatchedGame], list[WatchedGame]]:
    """Two halves of the same games, drawn by lot: whatever differs between them is chance."""
    order = list(range(len(many)))
    seeded(seed).shuffle(order)
    drawn = [many[at] for at in order]
    return drawn[: len(drawn) // 2], drawn[len(drawn) // 2 :]


TABLES = 200
FEW_FALSE = 20  # of 200 tables at 5 % there are more only once in ten thousand times


def test_a_table_of_comparisons_is_seldom_wrong_where_there_is_nothing_to_find(many: list[WatchedGame]) -> None:
    alone = together = 0
    for seed in range(TABLES):
        rows = lab.differences(*samples(many, seed))
        alone += any(one.clear for one in rows)
        together += any(one.clear for one in at_once(rows))
    assert alone > 2 * FEW_FALSE  # one interval in twenty misses, and a table has ten of them
    assert together <= FEW_FALSE


def test_steps_away_are_seldom_wrong_where_there_is_nothing_to_find(many: list[WatchedGame]) -> None:
    alone = together = 0
    for seed in range(TABLES // 2):
        steps = {str(step): lab.differences(*samples(many, 10 * seed + step)) for step in range(4)}
        alone += any(max(rows, key=sureness).clear for rows in steps.values())
        together += any(one.clear for one in lab.most_moved(steps))
    assert alone > TABLES // 4
    assert together <= FEW_FALSE // 2


def test_variants_are_seldom_wrong_where_there_is_nothing_to_find(many: list[WatchedGame]) -> None:
    """Four variants of the same game: the more are tried, the more find something by chance."""
    alone = together = 0
    for seed in range(TABLES // 2):
        tried = [lab.variant(str(n), [], [], *samples(many, 10 * seed + n)) for n in range(4)]
        alone += any(one.clear for variant in tried for one in at_once(variant.differences))
        together += any(one.clear for variant in lab.side_by_side(tried) for one in variant.differences)
        assert tried[0].differences[0].at_once == sum(len(variant.differences) for variant in tried)
    assert together < alone
    assert together <= FEW_FALSE // 4


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


@pytest.mark.words
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
    shorter = next(row for row in report["variants"][0]["differences"] if row["name"] == "length, in actions")
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
        [sys.executable, "-m", "intrigue", *command, "--bots", bots],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # where the tests themselves ignore it
    )
    eventually(lambda: played.exists() and played.read_text().count('"over"') > 2 * PIECE)
    while started.poll() is None:  # whoever presses it again and again loses nothing either
        started.send_signal(signal.SIGINT)
        time.sleep(0.01)
    out, err = started.communicate(timeout=PATIENCE)
    assert "Traceback" not in err
    assert started.returncode == 130
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


SOLINE = '{"soline_el_gato": {"combat": 9}}'


@pytest.mark.words
def test_a_change_that_nobody_would_feel_is_refused_and_told_where_it_would_be_felt(tmp_path: Path) -> None:
    """By default nobody has the deck of Castille."""
    (tmp_path / "cards.json").write_text(SOLINE)
    arguments = ["fivesails", "--games", "4", "--bots", "random", "--seed", "1", "--jobs", "1"]
    files = ["--cards", str(tmp_path / "cards.json"), "--json", str(tmp_path / "r.json")]
    with pytest.raises(intrigue.BadInput, match=r"Soline el Gato is in nobody's deck here\. castille has it: --decks"):
        run(*arguments, *files)
    assert run(*arguments, *files, "--decks", "castille,eisen").exit_code == 0
    report = json.loads((tmp_path / "r.json").read_bytes())
    assert report["options"] == {"decks": "castille/eisen"}
    [variant] = report["variants"]
    assert variant["differing"] > 0
    assert variant["absent"] == []


@pytest.mark.words
def test_a_card_that_is_in_nobodys_deck_is_told_beside_the_others(tmp_path: Path) -> None:
    cards = {"soline_el_gato": {"combat": 9}, "kaspar_dietrich": {"combat": 9}}
    (tmp_path / "cards.json").write_text(json.dumps(cards))
    files = ["--cards", str(tmp_path / "cards.json"), "--html", str(tmp_path / "r.html")]
    done = run("fivesails", "--games", "4", "--bots", "random", "--seed", "1", "--jobs", "1", *files)
    told = "Soline el Gato: in nobody's deck here, so that change changes nothing."
    assert told in done.output
    assert told.replace("'", "&#x27;") in (tmp_path / "r.html").read_text()


def test_all_cards_are_those_that_can_come_up() -> None:
    game = intrigue.game("fivesails")
    asked = Work(game, 10, "random", 2, 1, "", "ussura,ussura", (), "all", "", False, 0, False, "all", 2, 0, 1, None)
    assert "yevgeni" in asked.denied
    assert "soline_el_gato" not in asked.denied
    assert len(asked.denied) == len(game.dealt_from(2, choose(game.options_type, {"decks": "ussura/ussura"}, 2)))
    assert not any("soline_el_gato" in name for name in asked.steps)


@pytest.mark.parametrize("name", intrigue.games())
def test_what_comes_up_in_games_is_what_can(name: str) -> None:
    game = intrigue.game(name)
    for options in game.law_options:
        can = set(game.dealt_from(game.seats[0], choose(game.options_type, options, game.seats[0])))
        [story] = watch(Plan(name, game.seats[0], ("random",) * game.seats[0], 3, options), range(1))
        assert set().union(*story.could) <= can
        assert can <= {card.id for card in game.cards()}


def test_a_change_that_was_never_felt_is_said_to_be_one(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text('{"raiding-party": {"reach": 4}}')  # no Thief is of a higher level than 3
    files = ["--cards", str(tmp_path / "cards.json"), "--json", str(tmp_path / "r.json")]
    done = run("trieste", "--bots", "random", "--games", "4", "--seed", "1", "--jobs", "1", *files)
    assert "None of the 4 games went differently: the change was never felt." in done.output
    assert done.output.count("no game differs") >= 8
    assert "+0.000 to +0.000" not in done.output


def played_with(tmp_path: Path, *arguments: str) -> tuple[lab.Report, str]:
    (tmp_path / "cards.json").write_text('{"favour": {"coins": 3}}')
    files = ["--cards", str(tmp_path / "cards.json"), "--json", str(tmp_path / "r.json")]
    done = run("trickery", "--games", "60", "--seed", "1", "--jobs", "1", *files, *arguments)
    assert done.exit_code == 0
    return msgspec.json.decode((tmp_path / "r.json").read_bytes(), type=lab.Report), done.output


def test_only_what_is_compared_makes_intervals_wide(tmp_path: Path) -> None:
    whole, _ = played_with(tmp_path)
    narrow, said = played_with(tmp_path, "--compare", "seats, society at the end")
    assert narrow.compare == ["seats", "society at the end"]
    [all_rows], [rows] = ([one.differences for one in report.variants] for report in (whole, narrow))
    assert [one.name for one in rows] == [one.name for one in all_rows if one.name.startswith("victories ")]
    assert {one.at_once for one in rows} == {5}
    before = {one.name: one for one in all_rows}
    for one in rows:
        assert (one.mean, one.error) == (before[one.name].mean, before[one.name].error)
        assert one.high - one.low < before[one.name].high - before[one.name].low
    assert "length, in actions" not in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--deviations", "--compare", "factoin"], "has no 'factoin' to compare; it has length, decisions, shared"),
        (["--compare", "seats"], "--compare is about --cards, --deviations or --deviate"),
    ],
)
def test_what_cannot_be_compared_is_refused_before_anything_is_played(arguments: list[str], sentence: str) -> None:
    with pytest.raises(intrigue.BadInput, match=sentence):
        run("trickery", "--games", "1000000", *arguments)


@pytest.mark.words
def test_a_report_ends_with_its_answer(tmp_path: Path) -> None:
    report, said = played_with(tmp_path)
    [tried] = report.variants
    last = said.rstrip().splitlines()[-1]
    assert last == f"What if: b{tried.answer[1:]}"
    clear = [one.name for one in tried.differences if one.clear]
    assert clear
    assert all(name in last for name in clear)
    reach = max(max(-one.low, one.high) for one in tried.differences if not one.clear and one.share)
    assert f"No other share differs by more than {100 * reach:.1f} points." in last
    page = tmp_path / "r.html"
    done = run("trickery", "--games", "20", "--seed", "1", "--jobs", "1", "--deny", "betray", "--html", str(page))
    last = done.output.rstrip().splitlines()[-1]
    assert last.startswith("Without a card: ")
    assert last in page.read_text()
    done = run("trickery", "--games", "20", "--seed", "1", "--jobs", "1", "--html", str(page))
    assert done.output.rstrip().splitlines()[-1].startswith("Who wins, against a fair share: nothing differs beyond")


def test_as_many_games_as_an_answer_asks_for_show_the_difference() -> None:
    """Runs of so many games as it says, where the truth is 3 points: about four of five find them."""
    luck, found, runs = random.Random(4), 0, 200

    def rows(games: int, truth: float) -> list[Difference]:
        steps = [float(luck.random() < 0.3 + truth / 2) - float(luck.random() < 0.3 - truth / 2) for _ in range(games)]
        return at_once([paired_difference("a share", [0.0] * games, steps, share=True)], looked_at=5)

    few = rows(1000, 0.0)
    needed = lab.games_needed(few[0])
    assert needed > 1000
    assert f"About {needed:,} games would show one of 3 points" in lab.answer(few)
    for _ in range(runs):
        found += rows(needed, lab.MATTERS)[0].clear
    assert 0.72 < found / runs < 0.9


MORE, LESS = '{"favour": {"coins": 3}}', '{"favour": {"coins": 1}}'


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "more.json").write_text(MORE)
    (tmp_path / "less.json").write_text(LESS)


def variants(*arguments: str) -> list[lab.Variant]:
    arguments = ("trickery", "--games", "25", "--bots", "random", "--seed", "1", "--jobs", "1", *arguments)
    assert run(*arguments, "--json", "r.json").exit_code == 0
    return msgspec.json.decode(Path("r.json").read_bytes(), type=lab.Report).variants


@pytest.mark.words
def test_several_variants_are_played_over_the_same_deals_and_held_to_all_of_them(changed: None) -> None:
    more, less = variants("--cards", "more.json", "--cards", "less.json", "--html", "r.html")
    [alone] = variants("--cards", "less.json")
    assert (more.name, less.name) == ("more", "less")
    assert more.changes == ["Call in a favour: coins 3 instead of 2"]
    assert (less.games, less.differing) == (alone.games, alone.differing)
    count = len(more.differences) + len(less.differences)
    for one, by_itself in zip(less.differences, alone.differences, strict=True):
        assert (one.name, one.mean, one.before, one.after) == (
            by_itself.name,
            by_itself.mean,
            by_itself.before,
            by_itself.after,
        )
        assert (one.at_once, by_itself.at_once) == (count, len(alone.differences))
        assert one.low <= by_itself.low
        assert one.high >= by_itself.high
    assert more.differences[0].before == less.differences[0].before  # one game as it is for both
    text = Path("r.html").read_text()
    assert "<p>more: Call in a favour: coins 3 instead of 2.</p>" in text
    assert f"{count} comparisons were made." in text
    assert re.search(r"<td>length, in actions</td><td>more</td>.*?</tr><tr><td></td><td>less</td>", text)


@pytest.mark.words
def test_variants_stand_beside_each_other_at_the_terminal(changed: None) -> None:
    shown = run(
        "trickery", "--games", "10", "--seed", "1", "--jobs", "1", "--cards", "more.json", "--cards", "less.json"
    )
    rows = [[cell.strip() for cell in line.split("│")[1:3]] for line in shown.output.splitlines() if "│" in line]
    at = rows.index(["length, in actions", "more"])
    assert rows[at + 1] == ["length, in actions", "less"]
    assert "less: 10 of 10 games went differently." in shown.output


def test_variants_are_equally_far_when_it_is_cut_short(changed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def three_pieces(work: Any, tasks: list[Any], *_: Any) -> Any:
        yield from map(work, tasks[: 3 * 2])
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "in_order", three_pieces)
    arguments = ["--games", "1000", "--bots", "random", "--seed", "1", "--cards", "more.json", "--cards", "less.json"]
    run("trickery", *arguments, "--deny", "favour", "--json", "r.json")
    report = msgspec.json.decode(Path("r.json").read_bytes(), type=lab.Report)
    assert report.stopped
    assert (report.games, [one.games for one in report.variants]) == (2 * PIECE, [2 * PIECE] * 2)


def test_variants_are_named_by_their_files(changed: None, tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "more.json").write_text(LESS)
    names = [one.name for one in variants("--cards", "more.json", "--cards", "old/more.json", "--cards", "less.json")]
    assert names == ["more.json", str(Path("old/more.json")), "less"]
    with pytest.raises(intrigue.BadInput, match="The same file is given to --cards twice"):
        run("trickery", "--cards", "more.json", "--cards", "more.json")
    (tmp_path / "odd.json").write_text('{"chess": {"coins": 1}}')
    with pytest.raises(intrigue.BadInput, match="no card 'chess'"):
        run("trickery", "--cards", "more.json", "--cards", "odd.json")


def test_what_answers_two_questions_is_played_once(changed: None) -> None:
    """Two files that say the same; a step of --deviate that is a variant; a ladder whose first step is the game."""
    Path("same.json").write_text(MORE)
    arguments = ["--cards", "more.json", "--cards", "same.json", "--deviate", "favour"]
    more, same = variants(*arguments)
    assert more.differences == [msgspec.structs.replace(one, name=one.name) for one in same.differences]
    assert more.games == same.games == 25
    done = run("trickery", "--games", "14", "--few", "10", "--bots", "gentle,random,random", "--ladder", *SMALL)
    assert json.loads(done.stdout)["games"] == 14


SMALL = ["--seed", "1", "--jobs", "1", "--json", "-"]


def test_who_wins_early_and_who_late() -> None:
    [model] = watch(Plan("trieste", 3, ("random",) * 3, 1, {}), range(1))
    sides: list[str | None] = ["Watch", "Merchant", "Thief"]

    def ended(turns: int, *winners: int) -> WatchedGame:
        return msgspec.structs.replace(model, turns=turns, winners=winners, sides=sides)

    stories = [*[ended(3, 1)] * 3, ended(3, 2), *[ended(9, 0)] * 3, ended(12, 0, 2)]
    quick, middling, slow = lab.by_turn(stories)
    assert [(when.first, when.last) for when in (quick, middling, slow)] == [(3, 3), (4, 9), (10, 12)]
    assert {one.name: one.share for one in quick.sides} == {"Merchant": 0.75, "Thief": 0.25, "Watch": 0}
    assert {one.name: one.share for one in middling.sides} == {"Merchant": 0, "Thief": 0, "Watch": 1}
    assert {one.name: one.share for one in slow.sides} == {"Merchant": 0, "Thief": 0.5, "Watch": 0.5}
    assert sum(when.sides[0].of for when in (quick, middling, slow)) == len(stories)
    assert lab.by_turn([msgspec.structs.replace(story, turns=None) for story in stories]) == []
    assert lab.by_turn([msgspec.structs.replace(story, sides=[None] * 3) for story in stories]) == []


def test_a_report_says_who_wins_early_and_who_late(tmp_path: Path) -> None:
    page, data = tmp_path / "page.html", tmp_path / "data.json"
    shown = run("trieste", "--games", "8", "--bots", "random", "--seed", "1", "--html", str(page), "--json", str(data))
    assert "Who wins early, and who late" in shown.output
    found = json.loads(data.read_text())["by_turn"]
    assert sum(when["sides"][0]["of"] for when in found) == 8
    assert {one["name"] for one in found[0]["sides"]} == {"watch", "merchant", "thief"}
    assert "<h3>Who wins early, and who late</h3>" in page.read_text()
    assert json.loads(run("trickery", "--games", "2", "--json", "-").stdout)["by_turn"] == []
