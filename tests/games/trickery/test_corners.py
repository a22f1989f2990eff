"""Corners of Trickery & Deceit that are seldom come to: purses that fill a chest again and again, whose victory it is,
refusals where two rules forbid, and what the log tells of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trickery.playing import GAME, at, can, forbids, look, new, play

from intrigue.core import BadInput, Event
from intrigue.games.trickery import events as ev
from intrigue.games.trickery.state import Trickery


def told(state: Trickery, kind: type[Event], seat: int | None = None) -> list[Any]:
    return [event for event in state.events_for(seat) if isinstance(event, kind)]


@pytest.mark.rule("TRK-C-3", "TRK-CHEST-1", "TRK-END-1", "TRK-C-2")
@pytest.mark.parametrize(
    ("paid", "seals", "left", "chest"),
    [(1, [2, 1, 0], 11, 0), (5, [2, 1, 0], 7, 4), (6, [4, 2, 0], 6, 0), (10, [4, 2, 0], 2, 4), (12, [6, 3, 0], 1, 0)],
)
def test_a_purse_that_fills_the_chest_again_and_again(paid: int, seals: list[int], left: int, chest: int) -> None:
    """From a chest of four: the first coin fills it, then every fifth, until somebody has won."""
    state = at(societies=["thorn", "thorn", "machine"], coins=[12, 0, 0], chests={"thorn": 4}, turn=0)
    play(state, f"tribute {paid}")
    assert (state.seals, state.coins[0], state.chests) == (seals, left, [chest, 0])
    assert state.over == (paid == 12)
    assert [event.seals for event in told(state, ev.Payout)] == [(2, 1, 0)] * (seals[0] // 2)
    assert len(told(state, ev.Laid)) == 12 - left


@pytest.mark.rule("TRK-END-1", "TRK-END-2", "TRK-C-1", "TRK-C-23")
@pytest.mark.parametrize("card", ["tribute 1", "favour", "outdo 2", "outdo 3"])
def test_the_one_who_fills_the_chest_may_make_another_win(card: str) -> None:
    """Also whoever is about to be driven out: the game ends before that."""
    state = at(
        seats=4,
        societies=["thorn", "thorn", "thorn", "machine"],
        seals=[0, 4, 3, 4],
        chests={"thorn": 4},
        turn=0,
    )
    play(state, card)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((1,), "TRK-END-1")
    assert (state.seals, state.sides) == ([2, 5, 4, 4], [0, 0, 0, 1])
    assert state.coins == [1, 2, 2, 2]
    assert told(state, ev.Turned) == []
    assert told(state, ev.Gave) == []
    assert len(told(state, ev.Ended)) == 1


@pytest.mark.rule("TRK-C-1", "TRK-END-2", "TRK-C-12")
@pytest.mark.parametrize(
    ("coins", "winners"),
    [([3, 2, 2, 2, 2, 2], (0, 1, 2, 3, 4, 5)), ([1, 2, 2, 0, 2, 1], (1, 2, 4)), ([6, 2, 2, 2, 2, 2], (0,))],
)
def test_six_may_reach_five_seals_with_one_coin(coins: list[int], winners: tuple[int, ...]) -> None:
    state = at(seats=6, societies=["machine"] * 6, seals=[4] * 6, coins=coins, chests={"machine": 4}, turn=0)
    play(state, "tribute 1")
    assert (state.seals, state.seal_pool) == ([6, 5, 5, 5, 5, 5], 5)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == (winners, "TRK-END-2")


@pytest.mark.rule("TRK-BETRAY", "TRK-C-13", "TRK-C-9")
def test_after_a_betrayal_one_pays_into_the_other_chest() -> None:
    state = at(societies=["thorn", "thorn", "machine"], coins=[1, 1, 0], chests={"thorn": 4, "machine": 3}, turn=0)
    play(state, "betray 2", "favour", "favour", "tribute 2")
    assert (state.chests, state.seals) == ([4, 0], [2, 0, 1])
    assert told(state, ev.Stole) == [ev.Stole(0, 1)]
    assert told(state, ev.Payout) == [ev.Payout(0, "machine", (2, 0, 1))]


@pytest.mark.rule("TRK-BRIBE", "TRK-EX-10", "TRK-C-10")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_last_enemy_is_bribed_and_nobody_is_left_to_bribe(seats: int) -> None:
    state = at(seats=seats, societies=["thorn"] * (seats - 1) + ["machine"], turn=0)
    play(state, f"bribe {seats}")
    assert set(state.sides) == {0}
    assert (state.coins[0], state.coins[-1], state.chests) == (1, 3, [0, 0])
    assert not [text for text in can(state) if text.startswith("bribe")]
    assert forbids(state, "bribe 1") == "TRK-BRIBE"
    assert [(event.seat, event.society) for event in told(state, ev.Turned)] == [(seats - 1, "thorn")]


@pytest.mark.rule("TRK-ACT-2", "TRK-C-4", "TRK-C-5", "TRK-C-6", "TRK-C-7", "TRK-C-8")
@pytest.mark.parametrize(
    ("given", "text", "rule"),
    [
        ({"societies": ["thorn", "machine", "machine"], "coins": [0, 2, 2]}, "outdo 2", "TRK-C-4"),
        ({"societies": ["thorn", "machine", "machine"]}, "outdo 2", "TRK-OUTDO"),
        ({"societies": ["thorn", "thorn", "machine"]}, "outdo 3", "TRK-OUTDO"),
        ({"societies": ["thorn", "thorn", "machine"]}, "outdo 1", "TRK-C-7"),
        ({"societies": ["thorn", "thorn", "thorn"], "coins": [0, 2, 2]}, "bribe 2", "TRK-C-5"),
        ({"societies": ["thorn", "thorn", "machine"]}, "bribe 2", "TRK-BRIBE"),
        ({"societies": ["thorn", "thorn", "machine"], "coins": [2, 0, 2]}, "betray 2", "TRK-BETRAY"),
        ({"societies": ["thorn", "machine", "machine"]}, "betray 2", "TRK-BETRAY"),
        ({"societies": ["thorn", "thorn", "machine"]}, "build 1", "TRK-C-6"),
        ({"societies": ["thorn", "thorn", "machine"], "coins": [1, 20, 13]}, "build 2", "TRK-C-8"),
        ({"societies": ["thorn", "thorn", "machine"], "coins": [0, 21, 13]}, "favour", "TRK-C-8"),
        ({"societies": ["thorn", "thorn", "machine"], "coins": [0, 2, 2]}, "tribute 1", "TRK-TRIBUTE"),
        ({"societies": ["thorn", "thorn", "machine"], "played": [["tribute"], [], []]}, "tribute 1", "TRK-ACT-1"),
    ],
)
def test_by_which_rule_a_card_cannot_be_played(given: dict[str, Any], text: str, rule: str) -> None:
    assert forbids(at(**given, turn=0), text) == rule


@pytest.mark.rule("TRK-SET-3", "TRK-C-15")
def test_a_pick_is_seen_by_its_owner_and_nobody_else() -> None:
    state = new(4)
    before = [look(state, seat) for seat in (None, 1, 2, 3)]
    state.apply(0, GAME.action(state, 0, "choose thorn"))
    assert [look(state, seat) for seat in (None, 1, 2, 3)] == before
    assert look(state, 0).players[0].pick == "thorn"
    assert told(state, ev.Picked) == []
    assert told(state, ev.Picked, 0) == [ev.Picked(0, "thorn")]


@pytest.mark.rule("TRK-PAUSE-1", "TRK-C-15")
def test_a_pause_says_which_cards_came_back_and_hands_are_open() -> None:
    state = at(societies=["thorn", "machine", "thorn"], played=[["betray", "outdo"], [], []], turn=0)
    assert look(state, 1).players[0].played == ("betray", "outdo")
    play(state, "pause")
    assert told(state, ev.Paused) == [ev.Paused(0, ("betray", "outdo"))]
    assert look(state, 2).players[0].hand == ("betray", "build", "bribe", "favour", "tribute", "outdo")


@pytest.mark.rule("TRK-C-19", "TRK-C-17")
@pytest.mark.parametrize(
    ("start", "turn", "left"), [(1, 0, 30), (1, 1, 29), (1, 2, 28), (3, 2, 30), (3, 0, 29), (2, 0, 28)]
)
def test_in_a_position_the_turns_left_fit_whoever_began(start: int, turn: int, left: int) -> None:
    given: dict[str, Any] = {"societies": ["thorn"] * 3, "options": {"start_player": start, "max_turns": 10}}
    state = at(**given, turn=turn)
    assert (state.turns_left, state.waiting) == (left, (turn,))
    assert at(**given, turn=turn, turns_left=left - 3).turns_left == left - 3
    with pytest.raises(BadInput, match="not the turn of"):
        at(**given, turn=turn, turns_left=left - 1)


@pytest.mark.rule("TRK-C-11", "TRK-C-8")
def test_whoever_is_passed_over_is_told_of_and_the_game_goes_on() -> None:
    """Ada is alone in her society without a coin, and the pool has too few for a Favour."""
    state = at(societies=["thorn", "machine", "machine"], coins=[0, 0, 34], turn=0)
    assert state.coin_pool == 1
    assert told(state, ev.Skipped) == [ev.Skipped(0)]
    assert (state.waiting, can(state)) == ((1,), ["betray 3"])
    play(state, "betray 3")
    assert (state.sides, state.coins) == ([0, 0, 1], [0, 1, 33])
