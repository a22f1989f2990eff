"""The difference between one view and the next, as plain JSON: a game's views say nearly the same again and again.

A list of one element is a new value. A list of three (from, to, values) stands for a list of which only a part is new.
An object changes some fields of a struct, or some places of a list; an empty one changes nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec


def change(old: Any, new: Any) -> Any:
    """What has to be said to whoever knows `old`, so that they know `new`."""
    if type(old) is not type(new):
        return [new]
    if isinstance(new, msgspec.Struct):
        config = type(new).__struct_config__
        if config.array_like or config.omit_defaults:
            return [new]
        fields = zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True)
        both = ((written, getattr(old, name), getattr(new, name)) for name, written in fields)
        return {written: change(before, after) for written, before, after in both if before != after}
    if not isinstance(new, list | tuple):
        return [new]
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(at): change(before, after) for at, (before, after) in pairs if before != after}
    least = min(len(old), len(new))
    head = next((at for at in range(least) if old[at] != new[at]), least)
    tail = next((at for at in range(least - head) if old[-1 - at] != new[-1 - at]), least - head)
    return [head, len(old) - tail, new[head : len(new) - tail]]


def changed(old: Any, change: Any) -> Any:
    """The new value, as JSON has it, from the old one. `old` stays as it is; the new one shares what is the same."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        start, end, values = change
        return [*old[:start], *values, *old[end:]]
    if not change:
        return old
    if isinstance(old, dict):
        return {**old, **{name: changed(old[name], inside) for name, inside in change.items()}}
    new = list(old)
    for at, inside in change.items():
        new[int(at)] = changed(old[int(at)], inside)
    return new
