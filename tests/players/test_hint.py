from __future__ import annotations

import pytest

import intrigue
from intrigue.core import Phrase, Words, decide, seeded
from intrigue.core.phrase import wrapped
from intrigue.games import GAMES
from intrigue.lab.laws import spoken
from intrigue.players.hint import hint

CHANCES = {"hint-chance", "hint-close", "hint-next", "hint-instead"}


def kinds(reason: Words) -> list[str]:
    """The kind of a hint, and those of the hints in it."""
    told = wrapped(reason)
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
            spoken(game, advice.reason)
            given += bool(CHANCES.intersection(kinds(advice.reason)))
        state.do(seat, actions[0] if seat < 0 else decide(game.bot(), state, seat, rng))


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
            state.do(seat, decide(game.bot(), state, seat, rng))
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
            if "hint-close" in kinds(advice.reason):
                assert wrapped(advice.reason).args["reason"] == game.bot().explain(known, seat, advice.action)
                stayed += 1
        state.do(seat, decide(game.bot(), state, seat, rng))
    assert stayed
