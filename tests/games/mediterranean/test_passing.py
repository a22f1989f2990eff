"""In rounds, trading is over once everybody has passed, one right after the other: passes belong to seats."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from intrigue.core.passing import Passing
from intrigue.games.mediterranean.rules import floor
from intrigue.games.mediterranean.rules.floor import TradingFloor
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.lab.fuzz import Case, Findings, play
from intrigue.lab.laws import LawBroken

from .playing import GAME, act, at

plain_only = pytest.mark.skipif(floor.__file__.endswith(".so"), reason="compiled methods cannot be replaced")


def passed(state: Mediterranean) -> list[int]:
    phase = GAME.manners.passing(state)
    assert isinstance(phase, Passing)
    assert phase.playing == 0b1111
    return [seat for seat in range(4) if phase.passed >> seat & 1]


@pytest.mark.rule("MED-TRD-5", "MED-C-66")
def test_who_has_passed_in_a_row_is_known_by_seat() -> None:
    state = at(hands=[["wool red"], ["art white"], [], []], order=[2, 0, 3, 1])
    act(state, 2, "pass")
    assert passed(state) == [2]
    act(state, 0, "give wool red")  # nobody has seen that
    assert passed(state) == [2]
    act(state, 0, "want art", "post")
    assert passed(state) == []
    act(state, 0, "pass")  # a turn in which something happened
    assert passed(state) == []
    act(state, 3, "pass")
    act(state, 1, "pass")
    act(state, 2, "pass")
    assert passed(state) == [1, 2, 3]
    act(state, 0, "pass")
    assert GAME.manners.passing(state) is None  # trading is over


@pytest.mark.rule("MED-C-66")
def test_live_nobody_passes() -> None:
    assert GAME.manners.passing(at(options={"floor": "live"})) is None


def obeys(*seeds: int) -> None:
    for seed in seeds:
        play(GAME, Case(GAME.name, 4, seed, {"laps": 3, "turns": 1}, []), Findings(), strict=0)


@pytest.mark.rule("MED-TRD-5", "MED-C-66")
@pytest.mark.parametrize("seed", range(3))
def test_random_games_obey_the_law_of_passing(seed: int) -> None:
    obeys(seed)


@plain_only
@pytest.mark.parametrize("wrong", ["busy", "seats"])
def test_the_law_notices_a_floor_that_closes_too_soon(wrong: str) -> None:
    right = TradingFloor.next_seat

    def next_seat(self: TradingFloor, state: Mediterranean, busy: bool) -> None:
        if wrong == "busy":  # whatever has happened in between
            right(self, state, False)
        elif self.quiet == state.seats - 2 and not busy:  # without the last one
            floor.begin_closing(state)
        else:
            right(self, state, busy)

    with patch.object(TradingFloor, "next_seat", next_seat), pytest.raises(LawBroken, match="law of passing"):
        obeys(*range(9))
