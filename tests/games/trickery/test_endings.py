"""What golden games show of how the game ends."""

from __future__ import annotations

import pytest
from tests.games import golden

from intrigue.games.trickery.state import Trickery


def final(name: str) -> Trickery:
    state = golden.final("trickery", name)
    assert isinstance(state, Trickery)
    return state


def most(what: list[int], among: list[int]) -> list[int]:
    return [seat for seat in among if what[seat] == max(what[other] for other in among)]


@pytest.mark.rule("TRK-END-1")
def test_one_player_reached_five_seals_alone() -> None:
    state = final("alone")
    (winner,) = state.winners
    assert [seat for seat in range(state.seats) if state.seals[seat] >= 5] == [winner]


@pytest.mark.rule("TRK-END-2", "TRK-C-1")
def test_several_reached_five_and_coins_decided() -> None:
    state = final("coins")
    tied = [seat for seat in range(state.seats) if state.seals[seat] >= 5]
    assert len(tied) > 1
    assert state.winners == most(state.coins, tied)
    assert state.seals[state.winners[0]] < max(state.seals)  # seals would have decided otherwise


@pytest.mark.rule("TRK-END-2")
def test_several_reached_five_and_won_together() -> None:
    state = final("together")
    tied = [seat for seat in range(state.seats) if state.seals[seat] >= 5]
    assert len(state.winners) > 1
    assert state.winners == most(state.coins, tied)


@pytest.mark.rule("TRK-C-1")
def test_several_reached_five_and_seals_decided() -> None:
    state = final("seals")
    tied = [seat for seat in range(state.seats) if state.seals[seat] >= 5]
    assert state.options.tie_rule == "seals_then_coins"
    assert state.winners == most(state.seals, tied)
    assert len(state.winners) == 1
    assert state.winners != most(state.coins, tied)  # coins would have decided otherwise


@pytest.mark.rule("TRK-C-17")
@pytest.mark.parametrize(
    ("name", "level", "together"),
    [
        ("limit_seals", False, False),
        ("limit_coins", True, False),
        ("limit_together", True, True),
    ],
)
def test_the_turn_limit_was_reached(name: str, level: bool, together: bool) -> None:
    state = final(name)
    assert state.turns_left == 0
    assert max(state.seals) < 5
    leaders = most(state.seals, list(range(state.seats)))
    assert (len(leaders) > 1) == level
    assert state.winners == most(state.coins, leaders)
    assert (len(state.winners) > 1) == together
