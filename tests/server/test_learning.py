"""Guided first games over the wire: the same guide as in the terminal, at a table that is a table like any other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.serving import AtOnce, Serving, refuses
from tests.table.pointing import part

import intrigue
from intrigue.client import LiveTable
from intrigue.core import Game
from intrigue.core.phrase import notation
from intrigue.server import messages as m

GAMES = [game for game in map(intrigue.game, intrigue.games()) if game.course is not None]
each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def lessons(table: LiveTable) -> Iterator[m.LessonInfo]:
    """Each lesson as it is said; then what it wants is done, or it is read."""
    for _ in table:
        if table.lesson is not None:
            lesson = table.lesson
            yield lesson
            if lesson.wanted:
                table.act(lesson.wanted[0])
            else:
                table.hear()
        elif not table.table.learning:
            return


@each
def test_every_course_is_played_through_and_leaves_a_game(server: Serving, game: Game) -> None:
    assert game.course is not None
    with server.client("Ada") as ada:
        info = ada.learn(game.name)
        assert (info.stage, info.you, info.learning, info.commitment) == ("playing", game.course.learner, True, None)
        said: dict[int, str] = {}
        facts = {lesson.id: lesson.facts for lesson in game.course.lessons}
        with ada.live(info.id) as table:
            for lesson in lessons(table):
                if lesson.number not in said:
                    found = {path: part(table.view, path) for path in facts[lesson.id]}
                    assert found == facts[lesson.id], lesson.id
                said[lesson.number] = lesson.id
            assert list(said.values()) == [lesson.id for lesson in game.course.lessons]
            assert list(said) == list(range(1, len(said) + 1))
            assert not table.over
            assert table.choices
            table.act(table.choices[0].say)  # from here on anything goes
        assert not ada.table(info.id).learning


def test_a_wrong_try_is_answered_and_changes_nothing(server: Serving) -> None:
    with server.client("Ada") as ada:
        id = ada.learn("trickery").id
        with ada.live(id) as table:
            for lesson in lessons(table):
                if lesson.id != "favour":
                    continue
                before, seen = msgspec.json.encode(table.view), table.seen
                others = [choice.say for choice in table.choices if choice.say not in lesson.wanted]
                assert others
                for say in others:
                    with refuses("lesson-favour.no"):
                        table.act(say)
                assert (msgspec.json.encode(table.view), table.seen) == (before, seen)
                with refuses("TRK|no-"):
                    table.act("favour now")  # what the rules do not know is refused by them
                hint = table.hint()
                assert (hint.say, notation(hint.reason)) == (lesson.wanted[0], notation(lesson.words))
                break


def test_steps_of_one_decision_are_looked_at_one_by_one(server: Serving) -> None:
    with server.client("Ada") as ada, ada.live(ada.learn("mediterranean").id) as table:
        for lesson in lessons(table):
            if lesson.id == "offer":
                before = msgspec.json.encode(table.view)
                with refuses("lesson-offer.no"):
                    table.act("give grain red", "want timber", "post")
                assert msgspec.json.encode(table.view) == before
                table.act("give grain red", "want wool", "post")
                assert table.lesson is not None
                assert table.lesson.wanted == ["pass"]
                break


def test_a_course_goes_on_after_a_restart(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        id, token = ada.learn("treachery").id, ada.token
        with ada.live(id) as table:
            for lesson in lessons(table):
                if lesson.id == "down":
                    break
        [mine] = ada.lobby().mine
        assert (mine.id, mine.learning) == (id, True)
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada:
        assert ada.lobby().mine[0].learning
        with ada.live(id) as table:
            assert table.lesson == lesson
            assert next(one.id for one in lessons(table)) == "down"


def test_what_was_read_stays_read(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        id, token = ada.learn("treachery").id, ada.token
        with ada.live(id) as table:
            table.hear()
            assert table.lesson is not None
            assert table.lesson.number == 2
            table.ask(m.Hear("late", 1))  # it was read already
            assert table.lesson.number == 2
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada, ada.live(id) as table:
        assert table.lesson is not None
        assert table.lesson.number == 2


def test_whoever_has_enough_plays_on_without_a_guide(server: Serving) -> None:
    with server.client("Ada") as ada:
        id = ada.learn("trickery").id
        with ada.live(id) as table:
            table.hear(leave=True)
            assert table.lesson is None
            table.act("choose machine")
            with refuses("no-lesson-here"):
                table.hear()
        assert not ada.table(id).learning
        with (
            refuses("no-lesson-here"),
            ada.live(ada.create("trickery", 3, bots={1: "gentle", 2: "gentle"}).id) as other,
        ):
            other.hear()


def other_course(monkeypatch: pytest.MonkeyPatch, **steps: str) -> None:
    """The course of Trickery as somebody else might write it."""
    game = intrigue.game("trickery")
    assert game.course is not None
    changed = [
        msgspec.structs.replace(lesson, do=(steps[lesson.id],)) if lesson.id in steps else lesson
        for lesson in game.course.lessons
    ]
    monkeypatch.setitem(game.__dict__, "_course", msgspec.structs.replace(game.course, lessons=tuple(changed)))


def test_a_course_that_has_changed_is_said_to_be_lost(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        id, token = ada.learn("trickery").id, ada.token
        with ada.live(id) as table:
            next(lesson for lesson in lessons(table) if lesson.id == "favour")
        assert (ada.table(id).learning, ada.table(id).lost) == (True, False)
    other_course(monkeypatch, society="choose machine")
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada, ada.live(id) as table:
        assert (table.table.learning, table.table.lost, table.lesson) == (False, True, None)
        table.hear(leave=True)  # that is understood
        assert not table.table.lost
        table.act("favour")
    with Serving(database, AtOnce()) as server, server.client("Ada", token) as ada:
        assert (ada.table(id).learning, ada.table(id).lost) == (False, False)


def test_nobody_is_stuck_where_a_lesson_wants_what_is_not_possible(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    other_course(monkeypatch, society="choose rose")
    with server.client("Ada") as ada, ada.live(ada.learn("trickery").id) as table:
        table.hear()
        assert (table.table.learning, table.table.lost, table.lesson) == (False, True, None)
        turns = (table for _ in table if table.choices)
        for _, _ in zip(range(3), turns, strict=False):
            table.act(table.choices[0].say)  # anything goes, and no later lesson comes back
            assert (table.table.learning, table.table.lost, table.lesson) == (False, True, None)


def test_taking_back_goes_back_in_the_course(server: Serving) -> None:
    with server.client("Ada") as ada, ada.live(ada.learn("trickery").id) as table:
        for lesson in lessons(table):
            if lesson.id == "tribute":
                table.take_back()
                assert table.lesson is not None
                assert table.lesson.id == "back"
                break


def test_a_learner_sits_alone_and_others_see_no_lesson(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Mallory") as mallory:
        id = ada.learn("trickery").id
        for seat in (None, 0, 1):
            with refuses("no-seat-once-begun"):
                mallory.sit(id, seat)
        assert id not in [table.id for table in (*mallory.lobby().open, *mallory.lobby().running)]
        with mallory.live(id) as watched:
            assert watched.lesson is None
            with refuses("no-acting-from-outside"):
                watched.hear()
        ada.leave(id)  # a bot takes over, and nobody is taught any more
        assert not ada.table(id).learning


def test_a_finished_course_can_be_replayed_and_played_on(server: Serving) -> None:
    with server.client("Ada") as ada:
        id = ada.learn("treachery").id
        with ada.live(id) as table:
            for _ in lessons(table):
                pass
            table.act(table.choices[0].say)
            for _ in table:
                if table.choices:
                    table.act(table.choices[0].say)
        assert ada.replay(id).table.stage == "over"
        assert '"seed":' in ada.record(id)
        assert not ada.fork(id, 3, 0).learning
        assert not ada.rematch(id).learning
