"""Positions written by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.mediterranean.playing import GAME, at, hand

import intrigue


def test_nothing_given_is_a_new_game() -> None:
    assert GAME.position({}, 3).save() == GAME.new(4, 3).save()


def test_everything_given_is_there() -> None:
    state = at(
        seats=5,
        turn=3,
        order=[4, 3, 2, 1, 0],
        government=["dictatorship 4"] * 5,
        religion=["venus 7"] * 5,
        happiness=[1, 2, 3, -4, 0],
        safety=[0] * 5,
        points=[5, 6, 7, 8, 9],
        developments=[["library", "library"], [], [], [], []],
        hands=[["grain red"], [], [], [], ["piracy"]],
    )
    view = GAME.view(state, 0)
    assert view.turn == 3  # type: ignore[attr-defined]
    assert view.order == (4, 3, 2, 1, 0)  # type: ignore[attr-defined]
    player = view.players[0]  # type: ignore[attr-defined]
    assert (player.government.side, player.government.step, player.government.level) == ("dictatorship", 4, 1)
    assert (player.religion.side, player.religion.step, player.religion.level) == ("venus", 7, 2)
    assert player.developments == ("library", "library")
    assert hand(state, 4) == ["piracy"]
    assert state.mover() == 4


def test_hands_left_out_are_produced() -> None:
    state = GAME.position({"turn": 2})
    assert GAME.view(state, 0).players[0].cards == 5  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"turn": 7}, "turn"),
        ({"hands": [["grain red"]]}, "1 entries"),
        ({"hands": [["grain purple"], [], [], []]}, "no card"),
        ({"hands": [["piracy", "piracy"], [], [], []]}, "no more"),
        ({"government": ["mars 3"] * 4}, "no space"),
        ({"government": ["democracy 12"] * 4}, "no space"),
        ({"developments": [["castle"], [], [], []]}, "no development"),
        ({"developments": [["library"] * 3, [], [], []]}, "no more"),
        ({"happiness": [9, 0, 0, 0]}, "happiness"),
        ({"points": [-1, 0, 0, 0]}, "points"),
        ({"workers": [[3, 1, 1, 1, 1]] * 4}, "workers"),
        ({"revolt": [9]}, "revolt"),
        ({"order": [0, 0, 1, 2]}, "order"),
        ({"phase": "lunch"}, "phase"),
        ({"gold": 3}, "gold"),
        ({"stored": [["grain red"], [], [], []], "hands": [[], [], [], []]}, "store"),
        ({"developments": [["ploughs", "farmsteads", "ploughs"], [], [], []]}, "producers"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(given: dict[str, Any], word: str) -> None:
    with pytest.raises(intrigue.BadInput, match=word):
        GAME.position(given)
