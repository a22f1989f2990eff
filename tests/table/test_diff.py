"""What changes from one view to the next, applied to the one, gives the other to the byte."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import intrigue
from intrigue.core import TABLE, Scene
from intrigue.table.diff import Made, Misfit, apply, change

ACTIONS = 60  # in each game that is followed; short ones are followed by another
OLD = {"a": 1, "b": {"c": [1, 2, 3]}, "d": None}


@pytest.mark.parametrize("name", intrigue.games())
def test_changes_lead_from_view_to_view(name: str) -> None:
    game, luck, looked = intrigue.game(name), random.Random(1), 0
    shorter = whole = 0
    while looked < ACTIONS:
        state = game.new(luck.choice(list(game.seats)), luck.randrange(1000), dict(luck.choice(game.law_options)))
        viewers = [None, *range(state.seats)]
        views = {viewer: state.view(viewer) for viewer in viewers}
        known: dict[int | None, Any] = {viewer: plain(view) for viewer, view in views.items()}
        while not state.over and looked < ACTIONS:
            seat = luck.choice(state.waiting)
            state.apply(seat, luck.choice(state.actions(seat) if seat == TABLE else state.legal(seat)))
            looked += 1
            scene, made, together = Scene(state), Made(), Made()
            before, views = views, {viewer: game.look(scene, TABLE if viewer is None else viewer) for viewer in viewers}
            for viewer, view in views.items():
                told = msgspec.json.encode(change(before[viewer], view, made))
                assert told == msgspec.json.encode(change(before[viewer], view))
                seen = [before[viewer]], [view]  # as deep as in what a table tells
                assert msgspec.json.encode(change(*seen, together)) == msgspec.json.encode(change(*seen))
                known[viewer] = apply(known[viewer], msgspec.json.decode(told))
                written = msgspec.json.encode(view)
                assert msgspec.json.encode(known[viewer]) == written
                shorter += len(told)
                whole += len(written)
    assert 0 < shorter < whole / 2


def plain(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize(
    ("change", "new"),
    [
        ([5], 5),
        ({}, OLD),
        ({"a": [2]}, {**OLD, "a": 2}),
        ({"b": {"c": [1, 2, [7, 8]]}}, {**OLD, "b": {"c": [1, 7, 8, 3]}}),
        ({"b": {"c": {"2": [9]}}}, {**OLD, "b": {"c": [1, 2, 9]}}),
        ({"b": {"c": [3, 3, [4]]}, "d": [0]}, {"a": 1, "b": {"c": [1, 2, 3, 4]}, "d": 0}),
    ],
)
def test_a_change_is_carried_out_on_a_copy(change: Any, new: Any) -> None:
    before = plain(OLD)
    assert apply(OLD, change) == new
    assert before == OLD


@pytest.mark.parametrize(
    "change",
    [
        [],
        [1, 2],
        [0, 1, []],
        {"e": [1]},
        {"a": {"b": [1]}},
        {"d": {"b": [1]}},
        {"b": {"c": {"3": [1]}}},
        {"b": {"c": {"-1": [1]}}},
        {"b": {"c": {"x": [1]}}},
        {"b": {"c": [2, 1, []]}},
        {"b": {"c": [0, 4, []]}},
        {"b": {"c": [-1, 1, []]}},
        {"b": {"c": [0.5, 1, []]}},
        {"b": {"c": [0, 1, "x"]}},
        {"b": {"c": [0, 1, []], "d": [1]}},
        None,
        "a",
        7,
    ],
)
def test_a_change_of_something_else_is_noticed(change: Any) -> None:
    before = plain(OLD)
    with pytest.raises(Misfit):
        apply(OLD, change)
    assert before == OLD
