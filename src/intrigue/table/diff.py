"""The difference between one view and the next, as plain JSON: a game's views say nearly the same again and again.

A list of one element is a new value. A list of three (from, to, values) stands for a list of which only a part is new.
An object changes some fields of a struct, or some places of a list; an empty one changes nothing.

Tables are told this way, and finished games are kept this way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

Made = dict[int, tuple[Any, Any, Any]]  # by the identity of the new: the old, the new, and what changes
Fields = tuple[str, ...] | None  # of a struct, as they are written; none of lists; None for what is told whole
FIELDS: Final[dict[type, Fields]] = {tuple: (), list: (), **dict.fromkeys((str, int, bool, float, dict, type(None)))}
ENCODE: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode
RAW: Final = msgspec.Raw
TUPLE: Final[Callable[[Any], tuple[Any, ...]]] = astuple
UNKNOWN: Final[tuple[str, ...]] = ("",)  # the fields of a kind that nobody has looked at yet
SHARED: Final = 3  # how deep the parts go that several see alike: fields of a view, and what these list


class Misfit(ValueError):
    """A change that was made for something else than what is to be changed."""


def change(old: Any, new: Any, made: Made | None = None) -> Any:
    """What has to be said to whoever knows `old`, so that they know `new`.

    Where several change who have parts in common, `made` holds the changes of those parts from one to the next; in
    writing from the second on, for most parts are one's own."""
    kind = type(new)
    if type(old) is not kind:
        return [new]
    fields = FIELDS.get(kind, UNKNOWN)
    if fields is UNKNOWN:
        fields = fields_of(kind)
    return [new] if fields is None else difference(fields, old, new, made, 0)


def difference(fields: tuple[str, ...], old: Any, new: Any, made: Made | None, deep: int) -> Any:
    """What has changed of several things, by their names, or by their places where they have none."""
    if fields:
        return differences(fields, TUPLE(old), TUPLE(new), made, deep)
    if len(old) != len(new):
        return part(tuple(old), tuple(new))
    return differences(fields, tuple(old), tuple(new), made, deep)


def differences(
    fields: tuple[str, ...], old: tuple[Any, ...], new: tuple[Any, ...], made: Made | None, deep: int
) -> dict[str, Any]:
    """Nothing is compared as a whole before it is compared part by part: that would be done again at every step."""
    found: dict[str, Any] = {}
    for at in range(len(new)):
        was, now = old[at], new[at]
        if was is now:
            continue
        kind = type(now)
        inner: Fields = None
        if kind is not int and kind is not str and type(was) is kind:
            inner = FIELDS.get(kind, UNKNOWN)
            if inner is UNKNOWN:
                inner = fields_of(kind)
        if inner is None:
            if was != now:
                found[fields[at] if fields else str(at)] = [now]
            continue
        if (deep >= SHARED or not deep) and kind is tuple and was == now:  # short lists, mostly the same, made anew
            continue
        if made is None or not deep or deep >= SHARED:
            differs = difference(inner, was, now, None if deep >= SHARED else made, deep + 1)
            if differs:
                found[fields[at] if fields else str(at)] = differs
            continue
        both = made.get(id(now))
        if both is None or both[0] is not was:
            differs = difference(inner, was, now, made, deep + 1)
            made[id(now)] = was, now, differs
        else:
            differs = both[2]
            if differs and type(differs) is not RAW:
                differs = RAW(ENCODE(differs))
                made[id(now)] = was, now, differs
        if differs:
            found[fields[at] if fields else str(at)] = differs
    return found


def part(old: tuple[Any, ...], new: tuple[Any, ...]) -> list[Any]:
    """The part of a list that is new, where it has become longer or shorter."""
    least, head, tail = min(len(old), len(new)), 0, 0
    while head < least and (old[head] is new[head] or old[head] == new[head]):
        head += 1
    while tail < least - head and (old[-1 - tail] is new[-1 - tail] or old[-1 - tail] == new[-1 - tail]):
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


def apply(old: Any, change: Any) -> Any:
    """The new value, as JSON has it, from the old one. `old` stays as it is; the new one shares what is the same.
    Raises Misfit where the change is about something that is not there."""
    match change:
        case [new]:
            return new
        case [int(start), int(end), list(values)] if isinstance(old, list) and 0 <= start <= end <= len(old):
            return [*old[:start], *values, *old[end:]]
        case dict() if isinstance(old, dict) and change.keys() <= old.keys():
            return {**old, **{name: apply(old[name], inside) for name, inside in change.items()}}
        case dict() if isinstance(old, list) and all(at.isdecimal() and int(at) < len(old) for at in change):
            new = list(old)
            for at, inside in change.items():
                new[int(at)] = apply(old[int(at)], inside)
            return new
        case dict() if not change:
            return old
    raise Misfit("A change does not fit what it is to change.")
