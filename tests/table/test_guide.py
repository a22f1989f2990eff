"""Guided first games: every course is played through by the engine as it is written, on every way that it allows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.table.pointing import is_there, part

import intrigue
from intrigue.core import BadInput, Game, Phrase
from intrigue.core.record import Line, decode
from intrigue.core.tutorial import Course, Lesson, read
from intrigue.players import player
from intrigue.table import Astray, Guide, Guided
from intrigue.words import Speaker, languages, source

GAMES = [game for game in map(intrigue.game, intrigue.games()) if game.course is not None]
NAMES = ["Ada", "Basil", "Cosima", "Dorian", "Esther", "Florian"]
each = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def course_of(game: Game) -> Course:
    assert game.course is not None
    return game.course


def sit_down(game: Game) -> Guided:
    course = course_of(game)
    players = [None if seat == course.learner else player(game, "sensible") for seat in range(course.seats)]
    return Guided.begin(game, NAMES[: course.seats], players)


def guide_of(table: Guided) -> Guide:
    assert table.guide is not None
    return table.guide


def until_asked(table: Guided) -> None:
    """The others act, and what the script says of them is possible."""
    course, guide = course_of(table.game), guide_of(table)
    while not table.state.over and not table.asked_people():
        seat = table.bot_asked
        assert seat is not None
        done = sum(line.seat == seat + 1 for line in table.record.lines)
        script = course.script.get(seat + 1, ())
        if done < len(script):
            refusal = table.state.why_not(seat, script[done])
            assert refusal is None, f"seat {seat + 1} cannot '{script[done]}': {refusal}"
            assert guide.scripted_action(table.state, table.record.lines, seat) is not None
        table.step()


def lessons(table: Guided, ways: dict[int, int]) -> Iterator[tuple[Lesson, tuple[str, ...]]]:
    """Take a learner through a course: each lesson as it is said, and what is to be done. Where a step (by its number)
    can be done in several ways, the first one is taken unless `ways` names another."""
    guide, step = guide_of(table), 0
    until_asked(table)
    while (lesson := guide.lesson(table.record.lines)) is not None:
        assert not table.state.over
        wanted = guide.wanted_actions(table.record.lines)
        yield lesson, wanted if lesson.do else ()
        if lesson.do:
            heard = guide.heard
            guide.hear(table.record.lines)
            assert guide.heard == heard, "what is to be done is not done by being read"
            table.act(table.asked_people()[0], wanted[ways.get(step, 0)])
            step += 1
            until_asked(table)
        else:
            guide.hear(table.record.lines)


def every_way(course: Course) -> list[dict[int, int]]:
    """The first way, and each other one that a step allows."""
    steps = [lesson.fine(number) for lesson in course.lessons for number in range(len(lesson.do))]
    return [{}, *({step: way} for step, fine in enumerate(steps) for way in range(1, len(fine)))]


@each
def test_every_way_through_a_course_can_be_played_and_leaves_a_game_to_finish(game: Game) -> None:
    for ways in every_way(course_of(game)):
        table, said = sit_down(game), list[Lesson]()
        for lesson, wanted in lessons(table, ways):
            view = table.state.view(course_of(game).learner)
            assert view.choices, lesson.id
            missing = set(wanted) - {choice.say for choice in view.choices}
            assert not missing, f"{lesson.id}: {missing} cannot be done; there is {[c.say for c in view.choices]}"
            things = guide_of(table).points(view, table.record.lines)
            assert [thing for thing in things if not is_there(thing, view)] == [], lesson.id
            if lesson not in said:  # steps within it change them
                seen = msgspec.json.decode(msgspec.json.encode(view))
                assert {path: part(seen, path) for path in lesson.facts} == lesson.facts, lesson.id
            said.append(lesson)
        assert not table.state.over
        assert table.asked_people() == [course_of(game).learner]
        for seat, script in course_of(game).script.items():
            done = [line.do for line in table.record.lines if line.seat == seat]
            assert tuple(done[: len(script)]) == script, f"seat {seat} does not come to the end of its script"


@each
def test_what_the_lesson_is_not_about_is_answered_and_not_done(game: Game) -> None:
    table, tried = sit_down(game), 0
    voices = [Speaker(game, NAMES, language, otherwise=language) for language in languages(game)]
    for lesson, wanted in lessons(table, {}):
        if not lesson.do:
            continue
        before = msgspec.json.encode(table.record.lines)
        for choice in table.state.view(course_of(game).learner).choices:
            if choice.say not in wanted:
                with pytest.raises(Astray) as astray:
                    table.act(course_of(game).learner, choice.say)
                assert all(len(voice.say(astray.value.reason)) > 20 for voice in voices)
                tried += 1
        assert msgspec.json.encode(table.record.lines) == before
    assert tried > 5
    assert [voice.faults for voice in voices] == [[] for _ in voices]


@each
def test_lessons_are_few_and_short_and_said_in_every_language(game: Game) -> None:
    course = course_of(game)
    assert 5 <= len(course.lessons) <= 10
    assert len({lesson.id for lesson in course.lessons}) == len(course.lessons)
    assert course.minutes <= 10
    for language in languages(game):
        voice = Speaker(game, NAMES, language, otherwise=language)
        for lesson in course.lessons:
            guide = Guide(game)
            for answer in ("", ".no") if lesson.do else ("",):
                said = voice.say(guide.words(lesson, answer))
                assert len(re.findall(r"[.!?](?:\s|$)", said)) <= 2, f"{lesson.id}{answer} in {language}: {said}"
                assert len(said) <= 260, f"{lesson.id}{answer} in {language} is long"
        assert voice.faults == []


@each
def test_notes_are_few_and_short_and_about_what_there_is(game: Game) -> None:
    course = course_of(game)
    view = game.new(course.seats, 1).view(0)
    assert 2 <= len(course.notes) <= 6
    assert len({note.id for note in course.notes}) == len(course.notes)
    for language in languages(game):
        voice = Speaker(game, NAMES, language, otherwise=language)
        for note in course.notes:
            said = voice.say(Phrase(note.kind))
            assert len(re.findall(r"[.!?](?:\s|$)", said)) <= 2, f"{note.id} in {language}: {said}"
            assert len(said) <= 260, f"{note.id} in {language} is long"
            if note.on.startswith("view:"):
                assert hasattr(view, note.on[5:].partition(".")[0]), note.id
            else:
                assert f"\n{note.on} =" in source(game, language), note.id
            parts = [point[5:].partition(".")[0] for point in note.points if point.startswith("view:")]
            assert all(hasattr(view, one) for one in parts), note.id
        assert voice.faults == []


@each
def test_a_course_goes_on_from_its_record_and_one_number(game: Game) -> None:
    table = sit_down(game)
    for lesson, wanted in lessons(table, {}):
        again = Guided(game, decode(table.record.encode()), table.players, table.bot_seed, guide_of(table).heard)
        guide = guide_of(again)
        assert guide.lesson(again.record.lines) == lesson
        assert guide.wanted_actions(again.record.lines) == wanted or not wanted


def test_a_game_that_went_another_way_is_played_on_without_a_guide() -> None:
    game = intrigue.game("trickery")
    table = sit_down(game)
    until_asked(table)
    other = decode(table.record.encode())
    other.lines = []
    strange = Guided(game, other, table.players, table.bot_seed)
    strange.guide = None
    strange.act(0, "choose machine")
    again = Guided(game, decode(strange.record.encode()), table.players, table.bot_seed)
    assert again.guide is None


def test_taking_back_goes_back_in_the_course() -> None:
    table = sit_down(intrigue.game("trickery"))
    for lesson, _ in lessons(table, {}):
        if lesson.id == "tribute":
            break
    table.take_back(0)
    now = guide_of(table).lesson(table.record.lines)
    assert now is not None
    assert now.id == "back"
    with pytest.raises(Astray):
        table.act(0, "favour")
    table.act(0, "betray 4")


def test_a_file_that_is_no_course_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "course.toml"
    assert read(file) is None
    file.write_text("seats = 'many'", encoding="utf-8")
    with pytest.raises(BadInput, match=r"course.toml is not a course"):
        read(file)


@each
def test_a_guide_knows_the_step_it_is_at_and_speaks_when_a_lesson_begins(game: Game) -> None:
    guide = Guide(game)
    steps = [(number, step) for number, one in enumerate(guide.course.lessons) for step in range(len(one.do))]
    steps.append((len(guide.course.lessons), 0))
    unasked = msgspec.structs.replace(game.new(game.default_seats, 1).view(0), choices=())
    for done, (number, step) in enumerate(steps):
        lines = [Line(guide.course.seat, "done", "")] * done
        assert guide.place(lines) == (number, step)
        guide.heard = number
        assert guide.speaks(lines) == (step == 0 and number < len(guide.course.lessons))
        assert not guide.is_lost(unasked, lines)  # nobody is lost who is not asked
