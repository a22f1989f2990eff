"""Puzzles: those that come with the games hold, and what is made is made from what a seat knows."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

import intrigue
from intrigue.core import BadInput, decide, seeded
from intrigue.core.phrase import phrase
from intrigue.games import GAMES
from intrigue.lab import puzzle_maker
from intrigue.lab.choice_values import LEAD, NEAR, Weighing
from intrigue.lab.puzzle import FILE, Puzzle, encode, game_of_day, load_shipped, of_day, read
from intrigue.lab.puzzle_check import shaken, unsound
from intrigue.lab.puzzle_maker import EASY, Collection, Order, make_puzzles
from intrigue.players.hint import percent

TRICKERY = intrigue.game("trickery")
SHIPPED = [(name, number) for name in GAMES for number in range(len(load_shipped(intrigue.game(name))))]


def plainest() -> Puzzle:
    """The clearest puzzle of Trickery, so the soonest judged."""
    return max(load_shipped(TRICKERY), key=lambda one: one.lead)


# ---------------------------------------------------------------------- those that come with the games


@pytest.mark.parametrize(("name", "number"), SHIPPED)
def test_a_puzzle_is_sound(name: str, number: int) -> None:
    """It loads, judges exactly what can be chosen, shows nothing hidden, and has words in every language."""
    assert unsound(load_shipped(intrigue.game(name))[number]) is None


@pytest.mark.parametrize("name", GAMES)
def test_one_choice_is_clearly_best_in_every_puzzle(name: str) -> None:
    for one in load_shipped(intrigue.game(name)):
        best, *others = one.verdicts
        assert best.chance - others[0].chance >= LEAD - 0.001  # they are rounded
        assert all(best.low > other.high and other.low <= other.chance <= other.high for other in others)
        assert [other.chance for other in others] == sorted((other.chance for other in others), reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_not_two_numbers_for_one_thing(name: str) -> None:
    """What is told of the best choice and the next is what their verdicts say."""
    for one in load_shipped(intrigue.game(name)):
        told, best, second = one.why[0].args, *one.verdicts[:2]
        assert (told["chance"], told["less"]) == (percent(best.chance), percent(second.chance))


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_differ_and_the_easiest_come_first(name: str) -> None:
    found = load_shipped(intrigue.game(name))
    assert len({(one.seed, len(one.moves)) for one in found}) == len(found)
    assert len({(one.seed, one.kind) for one in found}) == len(found)
    assert [one.difficulty for one in found] == sorted(one.difficulty for one in found)


def test_games_that_ship_puzzles_ship_them_for_their_rules_or_not_at_all() -> None:
    assert load_shipped(TRICKERY)
    stale = msgspec.structs.replace(load_shipped(TRICKERY)[0], rules=TRICKERY.version + 1)
    assert "version" in str(unsound(stale))


def test_a_search_with_other_luck_agrees() -> None:
    assert shaken(plainest(), 7, near=30, far=50) is None


def test_a_search_with_other_luck_finds_a_puzzle_that_does_not_hold() -> None:
    best, *others = plainest().verdicts
    wrong = msgspec.structs.replace(plainest(), verdicts=(others[0], best, *others[1:]))
    assert f"'{best.do}' is best" in str(shaken(wrong, 7, near=30, far=30))


def test_renewing_leaves_out_what_cannot_be_done_any_more() -> None:
    """As an answer of somebody who is not asked for it; whether the rest still is a puzzle is judged anew."""
    one = plainest()
    moves = ("1 pass", *one.moves, "3 pass", "1 betray 1")
    assert msgspec.structs.replace(one, moves=moves, check="of another table").update(TRICKERY) == one
    assert unsound(msgspec.structs.replace(one, moves=one.moves[1:]).update(TRICKERY)) is not None


# ---------------------------------------------------------------------- what can be wrong with one


def test_a_choice_without_a_verdict_is_noticed() -> None:
    short = msgspec.structs.replace(plainest(), verdicts=plainest().verdicts[:-1])
    assert "to choose from" in str(unsound(short))


def test_another_course_of_the_game_is_noticed() -> None:
    other = msgspec.structs.replace(plainest(), seed=plainest().seed + 1, check="0" * 16)
    assert unsound(other) is not None


def test_words_that_no_catalogue_has_are_noticed() -> None:
    mute = msgspec.structs.replace(plainest(), why=(phrase("puzzle-nobody-knows"),))
    assert "no words" in str(unsound(mute))


def test_a_file_that_holds_no_puzzles_is_refused_with_a_sentence(tmp_path: Path) -> None:
    for text in ("", "{}", '[{"game": "trickery"}]', "[1]"):
        (tmp_path / FILE).write_text(text)
        with pytest.raises(BadInput, match="does not hold puzzles"):
            read(tmp_path / FILE)


def test_puzzles_are_read_as_they_were_written(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(encode(load_shipped(TRICKERY)))
    assert read(tmp_path / FILE) == load_shipped(TRICKERY)


# ---------------------------------------------------------------------- how they are made


def test_answers_about_other_cards_are_of_another_sort_but_other_seats_and_copies_are_not() -> None:
    assert puzzle_maker.sort_of("betray 3") == puzzle_maker.sort_of("betray 2") == "betray"
    assert puzzle_maker.sort_of("choose triage 73") == puzzle_maker.sort_of("choose triage 12")
    assert puzzle_maker.sort_of("play bounty") != puzzle_maker.sort_of("play fence")


def test_a_judgement_depends_on_nothing_hidden() -> None:
    """Where all that a seat cannot know is dealt anew, the same luck gives the same figures."""
    game = intrigue.game("treachery")
    state, rng = game.new(3, 1, events=False), seeded(1)
    for _ in range(12):
        state.apply_unchecked(state.mover(), decide(game.bot(), state, state.mover(), rng))
    while len(state.actions(state.mover())) < 2:
        state.apply_unchecked(state.mover(), state.actions(state.mover())[0])
    seat, found = state.mover(), []
    for deal in (1, 2):
        known = state.imagine(seat, seeded(deal))
        weighing = Weighing(game, known, seat, 5, NEAR)
        weighing.go_on(2)
        found.append((game.save(known), weighing.shares))
    assert found[0][0] != found[1][0]  # other worlds
    assert found[0][1] == found[1][1]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Order:
    """Puzzles that are made in no time, and hold accordingly."""
    small = {"GLANCE": 2, "LOOK": 8, "STARE": 8, "LOOKED_AT": 2, "ASKED": 1, "FORESEEN": 2, "AHEAD": 3}
    for name, value in {**small, "MOST_CHOICES": 3, "NEAR": 4, "FAR": 4}.items():
        monkeypatch.setattr(puzzle_maker, name, value)
    monkeypatch.setattr(puzzle_maker, "WEAKER", ("sensible",))
    monkeypatch.setattr(Weighing, "clear", lambda self: True)
    monkeypatch.setattr(puzzle_maker, "WORTH_A_LOOK", 0.01)
    monkeypatch.setattr(puzzle_maker, "shaken", lambda puzzle, seed: "It did not hold." if puzzle.seed % 2 else None)
    return Order("trickery", 3, {}, 3)


def test_what_is_made_is_sound_and_the_same_for_the_same_seed(quick: Order) -> None:
    made = [one for index in range(6) for one in make_puzzles(quick, index)]
    assert made
    assert not any(one.seed % 2 for one in made)  # what other luck does not confirm is left out
    assert made == [one for index in range(6) for one in make_puzzles(quick, index)]
    assert [unsound(one) for one in made] == [None] * len(made)
    other = msgspec.structs.replace(quick, seed=4)
    assert {one.seed for index in range(6) for one in make_puzzles(other, index)}.isdisjoint(one.seed for one in made)


def test_there_are_a_few_of_one_kind_and_half_are_easy_at_most() -> None:
    one, collection = plainest(), Collection(10)
    kinds = [msgspec.structs.replace(one, kind=f"ask {number}", difficulty=0.1) for number in range(9)]
    collection.add([one] * 5)
    assert len(collection.puzzles) == collection.few == 2
    collection.add(kinds)
    assert sum(other.difficulty < EASY for other in collection.puzzles) == 5
    collection.add([msgspec.structs.replace(other, difficulty=0.5) for other in kinds])
    assert collection.full
    hard = [other.difficulty for other in collection.by_difficulty]
    assert hard == sorted(hard)


# ---------------------------------------------------------------------- of the day


def test_the_puzzle_of_the_day_is_each_in_turn() -> None:
    day = date(2026, 11, 17)
    week = [of_day(7, day + timedelta(days=later)) for later in range(7)]
    assert sorted(week) == list(range(7))
    assert of_day(7, day) == of_day(7, day + timedelta(days=7))
    game = game_of_day(day)
    assert game is not None
    assert load_shipped(game)
