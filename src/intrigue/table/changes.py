"""The difference between one view and the next, as plain JSON: a game's views say nearly the same again and again.

A list of one element is a new value. A list of three (from, to, values) stands for a list of which only a part is new.
An object changes some fields of a struct, or some places of a list; an empty one changes nothing.

Tables are told this way, and finished games are kept this way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

Made = dict[tuple[int, int], Any]
Fields = tuple[str, ...] | None  # of a struct, as they are written; none of lists; None for what is told whole
FIELDS: dict[type, Fields] = {tuple: (), list: (), **dict.fromkeys((str, int, bool, float, dict, type(None)))}


class Misfit(ValueError):
    """A change that was made for something else than what is to be changed."""


def change(old: Any, new: Any, made: Made | None = None) -> Any:
    """What has to be said to whoever knows `old`, so that they know `new`.

    Where several change who have parts in common, `made` holds the changes of those parts from one to the next. It is
    of use as long as all that it was used with are there."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    fields = FIELDS[kind] if kind in FIELDS else fields_of(kind)
    if fields is None:
        return [new]
    if made is None:
        return difference(fields, old, new, None)
    both = id(old), id(new)
    found = made.get(both)
    if found is None:
        found = made[both] = difference(fields, old, new, made)
    return found


def difference(fields: tuple[str, ...], old: Any, new: Any, made: Made | None) -> Any:
    """What has changed of several things, by their names, or by their places where they have none."""
    if fields:
        return differences(fields, astuple(old), astuple(new), made)
    if len(old) != len(new):
        return part(old, new)
    return differences(fields, old, new, made)


def differences(fields: tuple[str, ...], old: Sequence[Any], new: Sequence[Any], made: Made | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for at in range(len(new)):
        was, now = old[at], new[at]
        if was is not now and was != now:
            found[fields[at] if fields else str(at)] = change(was, now, made)
    return found


def part(old: Any, new: Any) -> list[Any]:
    """The part of a list that is new, where it has become longer or shorter."""
    least, head, tail = min(len(old), len(new)), 0, 0
    while head < least and old[head] == new[head]:
        head += 1
    while tail < least - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return [head, len(old) - tail, new[head : len(new) - tail]]


def fields_of(kind: type) -> Fields:
    """The fields of something of which each is written, whatever it holds: of most structs. All else is told whole."""
    fields: Fields = None
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        fields = None if config.array_like or config.omit_defaults else kind.__struct_encode_fields__ or None
    FIELDS[kind] = fields
    return fields


def changed(old: Any, change: Any) -> Any:
    """The new value, as JSON has it, from the old one. `old` stays as it is; the new one shares what is the same.
    Raises Misfit where the change is about something that is not there."""
    match change:
        case [new]:
            return new
        case [int(start), int(end), list(values)] if isinstance(old, list) and 0 <= start <= end <= len(old):
            return [*old[:start], *values, *old[end:]]
        case dict() if isinstance(old, dict) and change.keys() <= old.keys():
            return {**old, **{name: changed(old[name], inside) for name, inside in change.items()}}
        case dict() if isinstance(old, list) and all(at.isdecimal() and int(at) < len(old) for at in change):
            new = list(old)
            for at, inside in change.items():
                new[int(at)] = changed(old[int(at)], inside)
            return new
        case dict() if not change:
            return old
    raise Misfit("A change does not fit what it is to change.")
