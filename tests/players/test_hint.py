from __future__ import annotations

import pytest

import intrigue
from intrigue.core import Phrase, Words, decide, seeded
from intrigue.core.phrase import wrap
from intrigue.games import GAMES
from intrigue.lab.laws import check_words
from intrigue.players.hint import beside, clearly_better, hint
from intrigue.players.search import Prospect

CHANCES = {"hint-chance", "hint-close", "hint-same", "hint-next", "hint-instead"}


def kinds(reason: Words) -> list[str]:
    """The kind of a hint, and those of the hints in it."""
    told = wrap(reason)
    inner = [value for value in told.args.values() if isinstance(value, Phrase)]
    return [told.kind, *[kind for one in inner for kind in kinds(one) if kind.startswith("hint")]]


@pytest.mark.parametrize("name", list(GAMES))
def test_a_hint_is_possible_and_says_what_may_be_expected(name: str) -> None:
    game = intrigue.game(name)
    state, rng = game.new(game.seats[0], 4, events=False), seeded(1)
    given = 0
    while given < 1:
        seat = state.mover()
        actions = state.actions(seat)
        if seat >= 0 and len(actions) > 1:
            advice = hint(game, state.imagine(seat, rng), seat, rng, rounds=80, seconds=0)
            assert advice.action in actions
            check_words(game, advice.reason)
            given += bool(CHANCES.intersection(kinds(advice.reason)))
        state.apply_unchecked(seat, actions[0] if seat < 0 else decide(game.bot(), state, seat, rng))


def test_a_hint_that_departs_from_the_obvious_says_so() -> None:
    """Somewhere in a game of Trickery looking ahead finds something better than the sensible choice."""
    game = intrigue.game("trickery")
    rng = seeded(5)
    for deal in range(5):
        state = game.new(3, deal, events=False)
        while not state.over:
            seat = state.mover()
            if len(state.actions(seat)) > 1:
                known = state.imagine(seat, rng)
                advice = hint(game, known, seat, rng, rounds=80, seconds=0)
                if "hint-instead" in kinds(advice.reason):
                    return
            state.apply_unchecked(seat, decide(game.bot(), state, seat, rng))
    pytest.fail("no such hint in five games")


def test_a_hint_stays_with_the_obvious_where_nothing_is_clearly_better() -> None:
    """Then it names what the sensible player will do next, too, and gives one chance for one move."""
    game = intrigue.game("trickery")
    rng = seeded(5)
    state, stayed = game.new(3, 1, events=False), 0
    while not state.over and stayed < 3:
        seat = state.mover()
        if len(state.actions(seat)) > 1:
            known = state.imagine(seat, rng)
            advice = hint(game, known, seat, rng, rounds=60, seconds=0)
            assert len(CHANCES.intersection(kinds(advice.reason))) <= 1
            if {"hint-close", "hint-same"}.intersection(kinds(advice.reason)):
                assert wrap(advice.reason).args["reason"] == game.bot().explain(known, seat, advice.action)
                stayed += 1
        state.apply_unchecked(seat, decide(game.bot(), state, seat, rng))
    assert stayed


@pytest.mark.parametrize("luck", range(4))
def test_where_nothing_makes_a_difference_a_hint_says_so_and_gives_one_number(luck: int) -> None:
    """One society is as good as the other; what sets them apart in a few hundred futures is luck."""
    game, rng = intrigue.game("trickery"), seeded(luck)
    state = game.new(3, 4, events=False)
    seat = state.mover()
    advice = hint(game, state.imagine(seat, rng), seat, rng, rounds=60, seconds=0)
    told = wrap(advice.reason).args["hint"]
    assert isinstance(told, Phrase)
    assert (told.kind, list(told.args)) == ("hint-same", ["chance"])


def test_what_luck_explains_is_no_difference() -> None:
    first, second = Prospect(1, 50, 0.28, 0.0, 0.0), Prospect(2, 50, 0.25, -0.03, 0.05)
    assert not clearly_better(first, second, [first, second])
    surer = Prospect(2, 5000, 0.25, -0.03, 0.005)
    assert clearly_better(first, surer, [first, surer])
    little = Prospect(2, 500_000, 0.27, -0.01, 0.0005)
    assert not clearly_better(first, little, [first, little])


def test_the_more_choices_there_are_the_more_it_takes() -> None:
    first, second = Prospect(1, 50, 0.30, 0.0, 0.0), Prospect(2, 50, 0.19, -0.11, 0.05)
    assert clearly_better(first, second, [first, second])
    assert not clearly_better(first, second, [first, second] * 10)


def test_two_chances_that_are_told_together_differ_by_what_was_found_in_the_same_worlds() -> None:
    """One that was dropped early was tried in few worlds, perhaps in lucky ones."""
    best, dropped = Prospect(1, 200, 0.40, 0.0, 0.0), Prospect(2, 10, 0.45, -0.20, 0.05)
    assert beside(best, dropped) == pytest.approx(0.20)
