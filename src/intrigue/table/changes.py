"""The difference between one view and the next, as plain JSON: a game's views say nearly the same again and again.

A list of one element is a new value. A list of three (from, to, values) stands for a list of which only a part is new.
An object changes some fields of a struct, or some places of a list; an empty one changes nothing.

Tables are told this way, and finished games are kept this way.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

Made = dict[tuple[int, int], Any]
WHOLE: tuple[str, ...] = ()  # for the fields of what has none, or is told whole
FIELDS: dict[type, tuple[str, ...]] = {}  # of the structs that came up, as they are written
PLAIN = frozenset((str, int, bool, float, dict, type(None)))  # what is told whole


class Misfit(ValueError):
    """A change that was made for something else than what is to be changed."""


def change(old: Any, new: Any, made: Made | None = None) -> Any:
    """What has to be said to whoever knows `old`, so that they know `new`.

    Where several change who have parts in common, `made` holds the changes of those parts from one to the next. It is
    of use as long as all that it was used with are there."""
    kind = type(new)
    if kind in PLAIN or type(old) is not kind:
        return [new]
    fields = FIELDS[kind] if kind in FIELDS else listed(kind)
    if fields:
        both = id(old), id(new)
        if made is not None and both in made:
            return made[both]
        found = {}
        for name, was, now in zip(fields, astuple(old), astuple(new), strict=True):
            if was is not now and was != now:
                found[name] = [now] if type(now) in PLAIN else change(was, now, made)
        if made is not None:
            made[both] = found
        return found
    if kind is not tuple and kind is not list:
        return [new]
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(at): change(was, now, made) for at, (was, now) in pairs if was is not now and was != now}
    least = min(len(old), len(new))
    head = next((at for at in range(least) if old[at] != new[at]), least)
    tail = next((at for at in range(least - head) if old[-1 - at] != new[-1 - at]), least - head)
    return [head, len(old) - tail, new[head : len(new) - tail]]


def listed(kind: type) -> tuple[str, ...]:
    """The fields of a struct as they are written, where each is written whatever it holds."""
    FIELDS[kind] = WHOLE
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        if not (config.array_like or config.omit_defaults):
            FIELDS[kind] = kind.__struct_encode_fields__ or WHOLE
    return FIELDS[kind]


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
