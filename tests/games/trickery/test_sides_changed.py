"""Trickery & Deceit where somebody changes sides in the middle: who gets what of a chest, what the pool has afterwards,
and what the log says of it, at tables of three to six."""

from __future__ import annotations

import pytest
from tests.games.trickery.playing import at, can, forbids, play

from intrigue.games.trickery import events as ev


@pytest.mark.rule("TRK-BETRAY", "TRK-CHEST-1", "TRK-C-13", "TRK-C-23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whoever_has_betrayed_the_society_gets_nothing_of_its_chest(seats: int) -> None:
    """Seat 1 leaves the Thorns with a coin of seat 2, who then lays the fifth coin of their chest."""
    state = at(seats=seats, societies=["thorn"] * seats, chests={"thorn": 4}, turn=0)
    play(state, "betray 2", "tribute 1")
    assert state.seals == [0, 2, *[1] * (seats - 2)]
    assert state.coins[:2] == [3, 0]
    (payout,) = [event for event in state.events_for(None) if isinstance(event, ev.Payout)]
    assert payout.seals == (0, 2, *[1] * (seats - 2))


@pytest.mark.rule("TRK-BRIBE", "TRK-C-10", "TRK-CHEST-1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whoever_was_bribed_over_pays_for_the_new_society(seats: int) -> None:
    """The coin of the bribe may be the very one that fills the other chest, for both of them."""
    state = at(
        seats=seats,
        societies=["thorn", *["machine"] * (seats - 1)],
        coins=[1, 0, *[0] * (seats - 2)],
        chests={"thorn": 4, "machine": 4},
        turn=0,
    )
    play(state, "bribe 2")
    assert state.coins[:2] == [0, 1]
    play(state, "favour")
    assert (state.seals[:3], state.chests) == ([1, 2, 0], [0, 4])
    assert state.coins[1] == 2


@pytest.mark.rule("TRK-OUTDO", "TRK-C-22", "TRK-C-8")
def test_a_chest_that_is_filled_makes_cards_of_the_next_possible_again() -> None:
    """All coins are out but one: nobody Builds or calls in a Favour, until five come back."""
    state = at(
        seats=3,
        societies=["thorn", "thorn", "machine"],
        coins=[9, 12, 9],
        chests={"thorn": 4},
        turn=0,
    )
    assert state.coin_pool == 1
    assert forbids(state, "build 2") == "TRK-C-8"
    assert "favour" in can(state)  # its own coin fills the chest first
    play(state, "outdo 2")
    assert (state.coin_pool, state.sides, state.seals) == (6, [0, 1, 1], [2, 1, 0])
    play(state, "build 3")
    assert (state.coin_pool, state.coins) == (4, [8, 12, 11])


@pytest.mark.rule("TRK-END-2", "TRK-C-1", "TRK-C-2")
@pytest.mark.parametrize(("rule", "winners"), [("coins", (1, 2)), ("seals_then_coins", (0,))])
def test_six_seals_and_two_with_five_by_either_rule(rule: str, winners: tuple[int, ...]) -> None:
    """Seat 1 lays the coin and stands at six; the two fellows stand at five and are richer, both alike."""
    state = at(
        seats=4,
        societies=["thorn", "thorn", "thorn", "machine"],
        coins=[1, 3, 3, 5],
        seals=[4, 4, 4, 4],
        chests={"thorn": 4},
        turn=0,
        options={"tie_rule": rule},
    )
    play(state, "tribute 1")
    assert state.result is not None
    assert state.seals == [6, 5, 5, 4]
    assert state.result.winners == winners
