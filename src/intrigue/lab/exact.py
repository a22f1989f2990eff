"""Comparing states to the byte without writing them as JSON, which is what most of the time of the laws would go to."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

import msgspec

from ..core import State
from ..core.game import HEAD
from ..core.part import Part, fields


class Exact:
    """All that `save` would write of a state, for a tenth of the time. Two are equal where the saved bytes would be.

    The bytes tell true from 1, and order; the values themselves tell a list from a tuple, which look alike as bytes.
    """

    __slots__ = ("bytes", "state")

    def __init__(self, state: State) -> None:
        self.state = state  # as it is now: whoever changes it later may compare the bytes alone
        self.bytes: bytes = ENCODER.encode(contents(state))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Exact)
            and self.bytes == other.bytes
            and is_same_shape(contents(self.state), contents(other.state))
        )

    __hash__ = None  # type: ignore[assignment]


Reader = Callable[[Any], tuple[Any, ...]]

_READERS: dict[type[Any], Reader] = {}


def contents(thing: State | Part) -> tuple[Any, ...]:
    """The values of all fields of a state, or of one of its parts, in the order of their names."""
    kind = type(thing)
    known = _READERS.get(kind)
    if known is None:
        known = _READERS[kind] = reader([n for n in fields(kind) if issubclass(kind, Part) or n not in HEAD])
    return known(thing)


def reader(names: list[str]) -> Reader:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple([getattr(thing, name) for name in names])


def name_of(part: Any) -> tuple[str, tuple[Any, ...]]:
    if isinstance(part, Part):
        return type(part).__name__, contents(part)
    raise TypeError(f"a state may not hold a {type(part).__name__}")


ENCODER = msgspec.msgpack.Encoder(enc_hook=name_of)


def is_same_shape(one: Any, two: Any) -> bool:
    """Whether values whose bytes are the same are made of the same lists, tuples and parts."""
    if isinstance(one, Part) and isinstance(two, Part):
        one, two = contents(one), contents(two)
    if type(one) is not type(two):
        return False
    if isinstance(one, dict):
        one, two = list(one.values()), list(two.values())
    if not isinstance(one, list | tuple):
        return True
    # most are equal at once; but parts know only whether they are one and the same
    return all(is_same_shape(a, b) for a, b in zip(one, two, strict=True) if a is not b and a != b)
