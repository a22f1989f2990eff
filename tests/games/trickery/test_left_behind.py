"""Chests that wait while nobody is in their society, and one Tribute that carries several over the line."""

from __future__ import annotations

import pytest
from tests.games.trickery.playing import at, play


@pytest.mark.rule("TRK-CHEST-1", "TRK-C-13", "TRK-BRIBE", "TRK-BETRAY")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_chest_without_a_society_keeps_its_coins_for_whoever_comes(seats: int) -> None:
    state = at(
        seats=seats,
        societies=["thorn"] * (seats - 1) + ["machine"],
        chests={"thorn": 0, "machine": 4},
        turn=0,
    )
    play(state, f"bribe {seats}", "betray 1")  # nobody is a Machine any more, and then the second one is
    assert state.chests == [0, 4]
    for _ in range(seats - 2):
        play(state, "favour")
    play(state, "favour", "tribute 1")
    assert state.seals == [0, 2] + [0] * (seats - 2)
    assert state.chests[1] == 0


@pytest.mark.rule("TRK-C-3", "TRK-C-1", "TRK-END-2", "TRK-C-2")
@pytest.mark.parametrize("tie_rule", ["coins", "seals_then_coins"])
@pytest.mark.parametrize(
    ("paid", "coins", "winners", "seals"),
    [
        (10, [10, 0, 2, 2, 2, 2], (0, 1), [5, 5, 2, 2, 2, 2]),  # the second filling makes it
        (10, [10, 1, 2, 2, 2, 2], (1,), [5, 5, 2, 2, 2, 2]),
        (10, [11, 0, 2, 2, 2, 2], (0,), [5, 5, 2, 2, 2, 2]),
        (11, [12, 1, 2, 2, 2, 2], (0,), [5, 5, 2, 2, 2, 2]),  # of eleven one is not laid any more, and two are left
        (9, [10, 1, 2, 2, 2, 2], (), [3, 4, 1, 1, 1, 1]),
    ],
)
def test_a_tribute_of_two_fillings_and_two_who_arrive(
    tie_rule: str, paid: int, coins: list[int], winners: tuple[int, ...], seals: list[int]
) -> None:
    state = at(
        seats=6,
        societies=["thorn"] * 6,
        seals=[1, 3, 0, 0, 0, 0],
        coins=coins,
        options={"tie_rule": tie_rule},
        turn=0,
    )
    play(state, f"tribute {paid}")
    assert (tuple(state.winners), state.seals) == (winners, seals)
    assert state.coins[0] == coins[0] - min(paid, 10)
