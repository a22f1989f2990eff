"""`intrigue learn` as people use it: by pipe, with wrong tries, left and taken up again, to the end of the game."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

import intrigue
from intrigue.cli import intrigue as command
from intrigue.cli.language import voice
from intrigue.core import Game, wrap
from intrigue.core.phrase import Argument
from intrigue.players import player
from intrigue.table import Guide, Guided

TRICKERY = intrigue.game("trickery")
NAMES = ["Ada", "Aurelia", "Basil", "Cosima"]
ON = ["1"] * 500  # the first option, until the game is over


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTRIGUE_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")


def run(*args: str, lines: list[str] | None = None) -> Result:
    return CliRunner().invoke(command, [*args], input="".join(f"{line}\n" for line in lines or []))


def learn(*args: str, lines: list[str] | None = None) -> Result:
    named = ["--name", "Ada"] if args else []
    return run("learn", *args, *named, lines=lines)


def plain(text: str) -> str:
    """Without the lines that a terminal breaks it into."""
    return " ".join(text.split())


def told(game: Game, kind: str, language: str = "en", /, **args: Argument) -> str:
    """What the terminal says at a table of this game."""
    return plain(voice(game, NAMES, language).text(kind, **args))


def numbers(said: Result) -> list[str]:
    """Which lessons were said, in order."""
    return list(dict.fromkeys(re.findall(r"^(\d+/\d+) ", said.output, re.MULTILINE)))


def typed(game: Game) -> list[str]:
    """What somebody types who does what the lessons want."""
    assert game.course is not None
    own = game.course.learner
    lines: list[str] = []
    players = [None if seat == own else player(game, "sensible") for seat in range(game.course.seats)]
    table = Guided.begin(game, [str(seat) for seat in range(game.course.seats)], players)
    assert table.guide is not None
    while True:
        while not table.asked_people():
            table.step()
        while (lesson := table.guide.lesson(table.record.lines)) is not None and not lesson.do:
            table.guide.hear(table.record.lines)
        if lesson is None:
            return lines
        (wanted, *_) = table.guide.wanted_actions(table.record.lines)
        if table.guide.speaks(table.record.lines) or not game.drawing.obvious(table.state.view(own)):
            lines.append(wanted)
        table.act(own, wanted)


@pytest.mark.parametrize("name", intrigue.games())
def test_every_course_can_be_gone_through_in_the_terminal(name: str) -> None:
    game = intrigue.game(name)
    assert game.course is not None
    said = learn(name, lines=[*typed(game), "q"])
    assert said.exit_code == 0, said.output[-300:]
    guide, of = Guide(game), len(game.course.lessons)
    for number, lesson in enumerate(game.course.lessons, 1):
        assert told(game, "term-lesson", number=number, of=of, words=guide.words(lesson)) in plain(said.output)
    assert told(game, "term-lessons-over") in plain(said.output)
    assert told(game, "term-left-guided", game=name) in plain(said.output)
    assert told(game, "term-learn-through", lessons=of) in plain(learn().output)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_tried_instead_is_answered_by_the_lesson_or_by_the_rules(language: str) -> None:
    said = learn("trickery", "--language", language, lines=["choose thorn", "bribe 2", "betray 2", "h", "q"])
    _, _, wrong, against_the_rules, hint, _ = plain(said.output).split("? > ")
    choice = told(TRICKERY, "do-favour", language, card="card:favour", coins=2)
    wanted = told(TRICKERY, "term-lesson-wants", language, number=5, words=wrap(choice))
    assert told(TRICKERY, "lesson-favour.no", language) in wrong
    assert wanted in wrong
    assert "(TRK-BETRAY)" in against_the_rules
    assert wanted in hint


def test_who_leaves_goes_on_there_and_may_begin_anew() -> None:
    learn("trickery", lines=["choose thorn", "favour", "q"])
    assert told(TRICKERY, "term-learn-at", lesson=4, lessons=9) in plain(learn().output)
    again = learn("trickery", lines=["betray 3", "q"])
    assert told(TRICKERY, "term-learn-again", title=TRICKERY.title) in plain(again.output)
    assert numbers(again) == ["4/9", "5/9", "6/9"]
    resumed = run("play", "--resume", lines=["tribute 1", "pause", "q"])  # the same game, and so the same guide
    assert numbers(resumed) == ["6/9", "7/9"]
    assert told(TRICKERY, "lesson-pause.no") in plain(resumed.output)
    assert numbers(learn("trickery", "--again", lines=["q"])) == ["1/9"]


def test_after_the_lessons_the_game_goes_on_to_its_end(tmp_path: Path) -> None:
    said = learn("trickery", lines=[*typed(TRICKERY), *ON])
    assert told(TRICKERY, "term-record") in said.output
    assert not list(tmp_path.glob("*.json"))
    assert run("verify", next(tmp_path.glob("*.jsonl")).stem).exit_code == 0
    assert numbers(learn("trickery", lines=["q"])) == ["1/9"]  # there is nothing left to go on with


def test_a_course_that_cannot_go_on_lets_one_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a change that nobody tried."""
    course = TRICKERY.course
    assert course is not None
    broken = msgspec.structs.replace(course, lessons=(msgspec.structs.replace(course.lessons[0], do=("choose both",)),))
    monkeypatch.setitem(TRICKERY.__dict__, "_course", broken)
    said = learn("trickery", lines=["choose machine", "h", "q"])
    assert told(TRICKERY, "term-lessons-lost") in plain(said.output)
    assert "(TRK" not in said.output
    assert numbers(said) == []
    assert said.output.count("? > ") == 3


def test_the_first_game_of_a_kind_offers_it_in_one_line() -> None:
    offer = told(TRICKERY, "term-learn-offer", game="trickery", minutes=5)
    assert offer in plain(run("play", "trickery", lines=["q"]).output)
    assert offer not in plain(run("play", "trickery", lines=["q"]).output)


def test_a_game_without_a_course_says_which_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(intrigue.game("trieste").__dict__, "_course", None)
    said = learn("trieste")
    assert said.exit_code == 2
    assert "Trieste has no guided game yet. There is one for: trickery, treachery, mediterranean" in said.output
    assert told(TRICKERY, "term-learn-none") in plain(learn().output)
    assert learn("chess").exit_code == 2
