"""Positions written by hand: what they leave out comes from a new game, and nonsense is refused in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.trickery.playing import GAME, at

import intrigue
from intrigue.core.phrase import phrase

SENTENCE = re.compile(r"[A-Z'].*\.")
SOCIETIES = ["thorn", "machine", "thorn"]


def test_an_empty_position_is_a_new_game() -> None:
    assert at().save() == GAME.new().save()
    assert at(seats=5, options={"start_player": 2}).save() == GAME.new(5, 0, {"start_player": 2}).save()


def test_everything_can_be_given() -> None:
    state = at(
        seats=4,
        options={"tie_rule": "seals_then_coins"},
        societies=["thorn", "machine", "thorn", "machine"],
        coins=[1, 2, 3, 4],
        seals=[4, 3, 2, 1],
        played=[["betray"], [], ["favour", "outdo"], ["build", "bribe", "tribute"]],
        chests={"thorn": 4, "machine": 3},
        turn=2,
        turns_left=9,
    )
    assert state.options.tie_rule == "seals_then_coins"
    assert state.sides == [0, 1, 0, 1]
    assert (state.coins, state.coin_pool) == ([1, 2, 3, 4], 35 - 10 - 7)
    assert (state.seals, state.seal_pool) == ([4, 3, 2, 1], 26)
    assert state.chests == [4, 3]
    assert state.waiting == (2,)
    assert state.turns_left == 9
    assert GAME.load(state.save()).save() == state.save()


def test_what_is_left_out_comes_from_a_new_game() -> None:
    state = at(societies=SOCIETIES, chests={"machine": 2})
    assert state.coins == [2, 2, 2]
    assert state.seals == [0, 0, 0]
    assert state.chests == [0, 2]
    assert state.coin_pool == 35 - 6 - 2
    assert state.waiting == (0,)
    assert state.turns_left == 300


def test_without_societies_they_are_yet_to_be_picked() -> None:
    state = at(seats=4, coins=[5, 0, 1, 2], seals=[4, 4, 4, 4])
    assert state.waiting == (0, 1, 2, 3)
    assert state.sides == [-1, -1, -1, -1]
    assert (state.coins, state.seals) == ([5, 0, 1, 2], [4, 4, 4, 4])
    with pytest.raises(intrigue.BadInput, match="give 'societies' too"):
        GAME.position({"coins": [5, 0, 1], "turn": 1})


def test_the_log_begins_with_the_position() -> None:
    told = [
        GAME.story.of(event)
        for event in at(societies=["machine", "thorn", "thorn"], coins=[0, 15, 20]).events_for(None)
    ]
    assert told == [phrase("tell-positioned"), phrase("tell-skipped", seat="seat:0")]


def test_turns_left_go_with_whoever_began() -> None:
    given = {"societies": SOCIETIES, "options": {"start_player": 2, "max_turns": 10}, "turns_left": 29}
    assert at(**given, turn=2).waiting == (2,)
    with pytest.raises(intrigue.BadInput, match="not the turn of seat 0"):
        at(**given, turn=0)


def test_what_is_given_is_not_shared_with_the_position() -> None:
    given: dict[str, Any] = {"societies": SOCIETIES, "coins": [3, 3, 3], "seals": [0, 0, 0], "seats": 3}
    state = GAME.position(given)
    state.apply(0, GAME.action(state, 0, "tribute 3"))
    assert given == {"societies": SOCIETIES, "coins": [3, 3, 3], "seals": [0, 0, 0], "seats": 3}


def test_a_position_can_begin_with_a_turn_passed_over() -> None:
    state = at(societies=["machine", "thorn", "thorn"], coins=[0, 15, 20])
    assert state.waiting == (1,)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seats": 2}, "3 to 6 players"),
        ({"seats": "four"}, "'seats' must be a number"),
        ({"options": ["coins"]}, "'options'"),
        ({"options": {"max_turns": 0}}, "max_turns"),
        ({"coin": [1, 1, 1]}, "coin"),
        ({"coins": [1, 1]}, "'coins' has 2 entries for 3 seats"),
        ({"seals": [1, 1, 1, 1]}, "'seals' has 4 entries"),
        ({"societies": ["thorn"]}, "'societies' has 1 entries"),
        ({"played": [[]]}, "'played' has 1 entries"),
        ({"coins": "many"}, "not a position"),
        ({"coins": [1.5, 1, 1]}, "not a position"),
        ({"coins": [30, 3, 3], "societies": SOCIETIES}, "cannot occur"),
        ({"coins": [-1, 2, 2], "societies": SOCIETIES}, "cannot occur"),
        ({"seals": [-1, 0, 0], "societies": SOCIETIES}, "cannot occur"),
        ({"seals": [5, 0, 0], "societies": SOCIETIES}, "cannot occur"),
        ({"chests": {"thorn": 5}, "societies": SOCIETIES}, "cannot occur"),
        ({"chests": {"thorn": -1}, "societies": SOCIETIES}, "cannot occur"),
        ({"played": [["bribe", "bribe"], [], []], "societies": SOCIETIES}, "only one card 'bribe'"),
        ({"chests": {"rose": 1}}, "There is no society 'rose'"),
        ({"societies": ["thorn", "rose", "thorn"]}, "There is no society 'rose'"),
        ({"played": [["joker"], [], []], "societies": SOCIETIES}, "There is no card 'joker'"),
        ({"turn": 1}, "give 'societies' too"),
        ({"turn": 3, "societies": SOCIETIES}, "'turn' is 3, but the seats are 0 to 2"),
        ({"turn": -1, "societies": SOCIETIES}, "'turn' is -1"),
        ({"turns_left": 0, "societies": SOCIETIES}, "'turns_left' is 0; it can be 1 to 300"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(given: dict[str, Any], words: str) -> None:
    with pytest.raises(intrigue.BadInput) as refused:
        GAME.position(given)
    assert words in str(refused.value)
    assert SENTENCE.fullmatch(str(refused.value))
