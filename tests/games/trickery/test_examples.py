"""The worked examples of the rulebook, played out. Ada sits in seat 1, Ben in seat 2, Cleo in seat 3."""

from __future__ import annotations

import pytest
from tests.games.trickery.playing import at, can, forbids, play

from intrigue.games.trickery.state import Trickery

THORN, MACHINE = 0, 1


def cards(state: Trickery) -> set[str]:
    """The cards that the seat on turn may play in one way or another."""
    return {text.split()[0] for text in can(state)}


@pytest.mark.rule("TRK-EX-1")
def test_alone_in_a_society() -> None:
    state = at(societies=["thorn", "machine", "machine"])
    for target in (1, 2, 3):
        assert forbids(state, f"betray {target}") == "TRK-BETRAY"
        assert forbids(state, f"build {target}") == "TRK-BUILD"
        assert forbids(state, f"outdo {target}") == "TRK-OUTDO"
    assert cards(state) == {"bribe", "favour", "tribute"}
    assert state.why_not(0, "bribe 2") is None
    assert state.why_not(0, "bribe 3") is None


@pytest.mark.rule("TRK-EX-2")
def test_a_penniless_ally_can_be_helped_but_not_robbed() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[2, 0, 2])
    assert forbids(state, "betray 2") == "TRK-BETRAY"
    assert "betray" not in cards(state)
    play(state, "build 2")
    assert state.coins == [2, 2, 2]


@pytest.mark.rule("TRK-EX-3")
def test_a_betrayal() -> None:
    state = play(at(societies=["thorn", "thorn", "machine"], coins=[3, 1, 2]), "betray 2")
    assert state.coins == [4, 0, 2]
    assert state.sides == [MACHINE, THORN, MACHINE]


@pytest.mark.rule("TRK-EX-4")
def test_a_favour_without_a_coin() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[0, 2, 2], chests={"thorn": 4, "machine": 1})
    pool = state.coin_pool
    play(state, "favour")
    assert state.chests == [4, 1]
    assert state.coins == [2, 2, 2]
    assert state.coin_pool == pool - 2
    assert state.seals == [0, 0, 0]


@pytest.mark.rule("TRK-EX-5")
def test_a_favour_with_a_coin() -> None:
    state = play(at(societies=["thorn", "thorn", "machine"], coins=[2, 2, 2], chests={"thorn": 1}), "favour")
    assert state.chests == [2, 0]
    assert state.coins == [3, 2, 2]


@pytest.mark.rule("TRK-EX-6")
def test_a_favour_that_fills_the_chest() -> None:
    state = at(
        seats=4, societies=["thorn", "thorn", "thorn", "machine"], coins=[1, 2, 2, 2], chests={"thorn": 4, "machine": 2}
    )
    pool = state.coin_pool
    play(state, "favour")
    assert state.seals == [2, 1, 1, 0]
    assert state.seal_pool == 32
    assert state.chests == [0, 2]
    assert state.coins == [2, 2, 2, 2]
    assert state.coin_pool == pool + 5 - 2
    assert not state.over


@pytest.mark.rule("TRK-EX-6")
def test_a_favour_that_fills_the_chest_and_ends_the_game() -> None:
    state = at(societies=["thorn", "thorn", "thorn"], coins=[1, 2, 2], seals=[0, 4, 0], chests={"thorn": 4})
    pool = state.coin_pool
    play(state, "favour")
    assert state.seals == [2, 5, 1]
    assert state.coins == [0, 2, 2]
    assert state.chests == [0, 0]
    assert state.coin_pool == pool + 5
    assert state.result is not None
    assert state.result.winners == (1,)


@pytest.mark.rule("TRK-EX-7")
def test_without_a_coin_nothing_can_be_paid() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[0, 2, 2])
    assert forbids(state, "tribute 1") == "TRK-TRIBUTE"
    assert forbids(state, "bribe 3") == "TRK-C-5"
    assert forbids(state, "outdo 2") == "TRK-C-4"
    assert cards(state) == {"betray", "build", "favour"}


@pytest.mark.rule("TRK-EX-8")
def test_an_outdone_ally_still_gets_the_seal() -> None:
    state = at(societies=["thorn", "thorn", "machine"], chests={"thorn": 4})
    play(state, "outdo 2")
    assert state.seals == [2, 1, 0]
    assert state.sides == [THORN, MACHINE, MACHINE]
    assert state.chests == [0, 0]
    assert state.coins == [1, 2, 2]


@pytest.mark.rule("TRK-EX-9")
def test_when_a_pause_is_impossible_and_when_it_is_all_that_is_left() -> None:
    fresh = at(societies=["thorn", "thorn", "machine"])
    assert forbids(fresh, "pause") == "TRK-PAUSE-1"
    assert "pause" not in can(fresh)
    everything = ["betray", "build", "bribe", "favour", "tribute", "outdo"]
    spent = at(societies=["thorn", "thorn", "machine"], played=[everything, [], []])
    assert can(spent) == ["pause"]
    for text in ("betray 2", "build 2", "bribe 3", "favour", "tribute 1", "outdo 2"):
        assert forbids(spent, text) == "TRK-ACT-1"


@pytest.mark.rule("TRK-EX-10")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_nobody_to_bribe(turn: int) -> None:
    state = at(seats=4, societies=["machine"] * 4, turn=turn)
    assert "bribe" not in cards(state)
    for target in (1, 2, 3, 4):
        assert forbids(state, f"bribe {target}") == "TRK-BRIBE"


@pytest.mark.rule("TRK-EX-11")
@pytest.mark.parametrize(
    ("coins", "winners"), [([3, 1, 9], (0,)), ([2, 2, 9], (1,)), ([2, 1, 9], (0, 1))], ids=["actor", "ally", "both"]
)
def test_two_reach_five_together(coins: list[int], winners: tuple[int, ...]) -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=coins, seals=[3, 4, 0], chests={"thorn": 4})
    play(state, "tribute 1")
    assert state.seals == [5, 5, 0]
    assert state.result is not None
    assert state.result.winners == winners
    assert state.result.rule == "TRK-END-2"


@pytest.mark.rule("TRK-EX-12")
def test_a_tribute_that_fills_the_chest_twice() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[8, 2, 2], chests={"thorn": 3})
    pool = state.coin_pool
    play(state, "tribute 8")
    assert state.seals == [4, 2, 0]
    assert state.chests == [1, 0]
    assert state.coins == [0, 2, 2]
    assert state.coin_pool == pool + 10
    assert not state.over


@pytest.mark.rule("TRK-EX-13")
def test_a_tribute_that_ends_the_game_on_the_way() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[3, 4, 2], seals=[4, 4, 0], chests={"thorn": 4})
    play(state, "tribute 3")
    assert state.seals == [6, 5, 0]
    assert state.coins == [2, 4, 2]
    assert state.chests == [0, 0]
    assert state.result is not None
    assert state.result.winners == (1,)
    assert state.result.scores == (6, 5, 0)
    assert state.result.rule == "TRK-END-2"


@pytest.mark.rule("TRK-EX-14")
def test_a_bribe() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[2, 2, 2], chests={"thorn": 4, "machine": 4})
    play(state, "bribe 3")
    assert state.coins == [1, 2, 3]
    assert state.sides == [THORN, THORN, THORN]
    assert state.chests == [4, 4]
    assert state.seals == [0, 0, 0]
