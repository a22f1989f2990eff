"""States are compared without writing them, and as strictly as if they were written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import intrigue
from intrigue.core import State
from intrigue.core.part import Part
from intrigue.core.rng import seeded
from intrigue.core.save import encode, pack
from intrigue.lab.exact import ENCODER, Exact, is_same_shape
from intrigue.lab.fuzz import random_act


class Chest(Part):
    __slots__ = ("inside",)

    def __init__(self, inside: Any) -> None:
        self.inside = inside


class Crate(Part):
    __slots__ = ("inside", "lid")

    def __init__(self, inside: Any, lid: Any) -> None:
        self.inside = inside
        self.lid = lid


class Empty(Part):
    __slots__ = ()


Namesake = type("Chest", (Chest,), {"__slots__": ()})  # nobody can tell it from a chest that was saved


PLAIN = st.sampled_from([0, 1, 2, True, False, None, "", "1", b"", b"1"])
VALUES = st.recursive(
    PLAIN | st.builds(Empty),
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.lists(inside, max_size=3).map(tuple)
        | st.dictionaries(st.sampled_from([1, 2, "a"]), inside, max_size=2)
        | st.builds(Chest, inside)
        | st.builds(Crate, inside, inside)
    ),
    max_leaves=6,
)


def relatives(value: Any) -> list[Any]:
    """Values that differ from this one as little as can be."""
    if isinstance(value, bool):
        return [int(value)]
    if isinstance(value, int):
        return [bool(value), value + 1, str(value)]
    if isinstance(value, str):
        return [value.encode(), value + "1"]
    if isinstance(value, list | tuple):
        other = tuple if isinstance(value, list) else list
        found: list[Any] = [other(value), type(value)(reversed(value)), [*value, 0]]
        for place, inside in enumerate(value):
            found += [type(value)([*value[:place], near, *value[place + 1 :]]) for near in relatives(inside)]
        return found
    if isinstance(value, dict):
        changed = [{**value, key: near} for key, inside in value.items() for near in relatives(inside)]
        return [dict(reversed(value.items())), list(value), *changed]
    if isinstance(value, Chest):
        return [
            Namesake(value.inside),
            Crate(value.inside, None),
            [value.inside],
            *[Chest(near) for near in relatives(value.inside)],
        ]
    if isinstance(value, Crate):
        return [Crate(value.lid, value.inside), *[Crate(near, value.lid) for near in relatives(value.inside)]]
    return [0, []]


def alike(one: Any, two: Any) -> bool:
    return ENCODER.encode(one) == ENCODER.encode(two) and is_same_shape(one, two)


@given(VALUES, VALUES)
@settings(max_examples=300, deadline=None, derandomize=True)
def test_values_are_alike_where_their_saved_bytes_are(value: Any, another: Any) -> None:
    saved = encode(pack(value))
    for other in [value, another, *relatives(value)]:
        assert alike(value, other) == (encode(pack(other)) == saved), (value, other)


def test_a_value_that_may_not_be_in_a_state_is_refused() -> None:
    with pytest.raises(TypeError, match="may not hold a object"):
        ENCODER.encode([object()])


@pytest.mark.parametrize("name", intrigue.games())
def test_states_are_exactly_the_same_where_their_saved_bytes_are(name: str) -> None:
    game = intrigue.game(name)
    state, rng = game.new(game.seats[0], 5, game.law_options[-1]), seeded(5)
    for _ in range(30):
        other: list[State] = [state.clone(), game.load(state.save()), state.imagine(0, rng), state.imagine(None, rng)]
        before, saved = Exact(state), state.save()
        assert [Exact(copy) == before for copy in other] == [copy.save() == saved for copy in other]
        state.apply(*random_act(state, rng))
        assert Exact(state).bytes != before.bytes
        if state.over:
            break
