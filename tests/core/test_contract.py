"""The contract, used as a newcomer would use it."""

from __future__ import annotations

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import intrigue
from intrigue import TABLE, BadInput, Illegal, Refusal
from intrigue.core import LabNotes, Manners, Wording, playout
from intrigue.core.phrase import notation
from intrigue.core.progress import Progress
from intrigue.core.rng import seeded
from intrigue.core.terminal import Drawing


@pytest.mark.words
def test_the_contract_from_end_to_end() -> None:
    assert "trickery" in intrigue.games()
    game = intrigue.game("trickery")
    assert game is intrigue.game("trickery")
    assert (game.name, game.title, game.seats) == ("trickery", "Trickery & Deceit", range(3, 7))
    assert [option.name for option in game.options] == ["tie_rule", "max_turns", "start_player"]
    assert "TRK-ACT-1" in game.rulebook
    state = game.new(seats=3, seed=7, options={})
    assert list(state.waiting) == [0, 1, 2]
    for seat in (0, 1, 2):
        action = game.action(state, seat, "choose thorn")
        assert state.say(seat, action) == "choose thorn"
        assert state.why_not(seat, "choose thorn") is None
        state.apply(seat, action)
    seat = state.mover()
    assert list(state.waiting) == [seat]
    refusal = state.why_not(seat, f"bribe {(seat + 1) % 3 + 1}")
    assert isinstance(refusal, Refusal)
    assert refusal.rule in game.rulebook
    assert str(refusal) == f"seat {(seat + 1) % 3 + 1} is not in the other society. (TRK-BRIBE)"
    assert state.view(seat).choices
    assert state.view(None).choices == ()
    assert state.events
    assert state.result is None
    copy = state.clone()
    assert copy.events is None
    assert copy.save() == state.save() == game.load(state.save()).save()
    assert state.imagine(seat, seeded(1)).view(seat) == state.view(seat)
    position = game.position({"seats": 3, "coins": [5, 0, 1], "societies": ["thorn", "machine", "thorn"]}, seed=0)
    assert position.waiting == (0,)


@pytest.mark.parametrize(
    "first",
    [
        "import intrigue",
        "import intrigue.games",
        "import intrigue.games.trickery",
        "from intrigue.games import game",
        "from intrigue import games",
    ],
)
def test_the_games_are_named_by_the_package_that_they_lie_in(first: str) -> None:
    """Whatever is imported first: `intrigue.games()` names them, and `intrigue.games.trickery` is one of them."""
    rest = """
import sys, intrigue, intrigue.games.trickery, intrigue.games.trieste as trieste
assert intrigue.games is sys.modules["intrigue.games"]
assert intrigue.games() == ("trickery", "treachery", "trieste", "mediterranean", "fivesails")
assert intrigue.games.trickery.GAME is intrigue.game("trickery")
assert intrigue.games.trieste is trieste
assert "games" in intrigue.__all__
"""
    subprocess.run([sys.executable, "-c", f"{first}\n{rest}"], check=True)


def test_the_words_of_the_contract_mean_one_thing() -> None:
    """What a class of the core is called, nothing else in the house is called."""
    defined: dict[str, set[str]] = {}
    package = Path(intrigue.__file__).parent
    for file in package.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                defined.setdefault(node.name, set()).add(file.relative_to(package).as_posix())
    core = {name: files for name, files in defined.items() if any(file.startswith("core/") for file in files)}
    assert {"Game", "State", "Frame", "Event", "Scene", "Story"} <= set(core)
    assert {name: files for name, files in core.items() if len(files) > 1} == {}


@pytest.mark.words
def test_what_cannot_be_gets_a_sentence() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        intrigue.game("chess")
    game = intrigue.game("trickery")
    with pytest.raises(BadInput, match="for 3 to 6 players, not 2"):
        game.new(seats=2)
    with pytest.raises(BadInput, match="at most 63 bits"):
        game.new(3, seed=1 << 64)
    with pytest.raises(BadInput, match="at least 16 bytes"):
        game.new(3, seed=b"short")
    state = game.new(3)
    for seat in (TABLE, 3, 77, -5):
        with pytest.raises(Illegal, match="There is no seat"):
            state.apply(seat, 448)
    with pytest.raises(Illegal, match="“dance”"):
        game.action(state, 0, "dance")
    with pytest.raises(BadInput, match="'seats' must be a number"):
        game.position({"seats": "four"})
    with pytest.raises(BadInput, match="'options' must be a table"):
        game.position({"options": 3})


def test_recording_can_be_off() -> None:
    state = intrigue.game("trickery").new(3, events=False)
    state.apply(0, state.legal(0)[0])
    assert state.events is None
    assert state.events_for(0) == []


@pytest.mark.parametrize("name", intrigue.games())
def test_a_game_can_be_played_by_questions_and_answers(name: str) -> None:
    game = intrigue.game(name)
    answered, applied, rng = game.new(seed=3, events=False), game.new(seed=3, events=False), seeded(3)
    question = answered.question()
    for _ in range(200):
        if question is None:
            break
        seat, legal = question
        assert (
            (seat, legal)
            == (applied.mover(), applied.legal(seat))
            == (answered.mover(), sorted(answered.actions(seat)))
        )
        action = legal[rng.below(len(legal))]
        applied.apply(seat, action)
        question = answered.answer(action)
    assert answered.save() == applied.save()


@pytest.mark.words
def test_an_answer_is_checked_and_there_are_no_questions_after_the_end() -> None:
    game = intrigue.game("trickery")
    state = game.new(3, 1, {"max_turns": 1})
    before = state.save()
    with pytest.raises(Illegal, match="First everyone picks"):
        state.answer(7)
    assert state.save() == before
    question = state.question()
    while question:
        question = state.answer(question[1][-1])
    assert state.over
    assert state.question() is None
    with pytest.raises(Illegal, match="The game is over"):
        state.answer(7)


def test_whatever_is_done_to_a_list_of_legal_actions_the_rules_stay() -> None:
    state = intrigue.game("trickery").new(3)
    legal = state.legal(0)
    legal[0] = 7
    with pytest.raises(Illegal):
        state.apply(0, 7)
    assert state.legal(0) != legal
    state.apply(0, state.legal(0)[0])
    assert state.legal(0) == []
    question = state.question()
    assert question is not None
    question[1].clear()
    state.apply(1, state.legal(1)[0])


def test_scores_say_what_they_count() -> None:
    game = intrigue.game("mediterranean")
    shown = game.new(4).view(0)
    told = [notation(game.progress.score_text(shown, score)) for score in (0, 1, 2)]
    assert told == [f"tell-points number={score}" for score in (0, 1, 2)]
    assert [Progress().score_text(shown, score) for score in (0, 1, 2)] == ["0 points", "1 point", "2 points"]


def test_a_game_that_says_nothing_of_itself_is_the_plainest() -> None:
    state = intrigue.game("trickery").new(3)
    shown = state.view(0)
    drawing: Drawing = Drawing()
    progress: Progress = Progress()
    assert (progress.aim(shown), drawing.portrait(shown, 1), progress.standing(shown)) == ("", (), ())
    assert (drawing.listed_choices(shown), drawing.examples(shown)) == (shown.choices, ())
    assert not drawing.obvious(shown)
    assert drawing.obvious(msgspec.structs.replace(shown, choices=shown.choices[:1]))
    assert not drawing.interval(shown)
    manners: Manners = Manners()
    assert manners.awaited_seats(state) == [0, 1, 2]
    assert (manners.passing(state), manners.passes(state, 0, 0), manners.alarm(state)) == (None, None, None)
    assert (manners.pace(state, 0), manners.chat_refusal(state)) == (1, None)
    words: Wording = Wording()
    assert words.about(state, 0, 0) == ()
    assert words.rule_of(state, 0, 0) == state.game.turn_rule
    assert words.cache_key(state, 0, 0) is None
    notes: LabNotes = LabNotes()
    assert (notes.turns(state), notes.triggered_cards(state, []), notes.notes(state, [])) == (None, (), {})
    assert (notes.traits(state, 0), notes.side(state, 0)) == ({}, None)


def test_a_position_is_dealt_the_same_every_time_unless_luck_is_given() -> None:
    game = intrigue.game("treachery")
    assert game.position({}).save() == game.position({}, 0).save() != game.position({}, 1).save()


def test_a_playout_says_how_many_actions_it_took() -> None:
    state = intrigue.game("trickery").new(3, 1)
    count = playout(state, seeded(1))
    assert state.over
    assert count == state.moves > 3


def test_a_mark_stays_until_something_is_shown_or_drawn() -> None:
    state = intrigue.game("trickery").new(3)
    marks = [state.undo_barrier()]
    for seat in (0, 1, 2):
        state.apply(seat, state.legal(seat)[0])
        marks.append(state.undo_barrier())
    assert marks[0] == marks[1] == marks[2] != marks[3]
    state.apply(state.mover(), state.legal(state.mover())[0])
    assert state.undo_barrier() == marks[3]


def test_source_is_never_shadowed_by_a_stale_extension() -> None:
    spec = importlib.util.find_spec("intrigue")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    extensions = list(folder.rglob("*.so")) + list(folder.rglob("*.pyd"))
    assert bool(extensions) == intrigue.COMPILED
    if folder.parent.name == "src":
        assert not extensions


def test_the_plain_build_can_be_asked_for() -> None:
    environment = {**os.environ, "INTRIGUE_PLAIN": "1"}
    code = "import intrigue, intrigue.core.state as s; print(intrigue.COMPILED, s.__file__)"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("False")
    assert done.stdout.strip().endswith("state.py")
