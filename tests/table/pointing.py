"""What lessons point at."""

from __future__ import annotations

from typing import Any

import msgspec

from intrigue.core import View


def is_there(thing: str, view: View) -> bool:
    """Whether something that is pointed at is on the table, for the eyes of this view."""
    kind, _, name = thing.partition(":")
    if kind == "seat":
        return name.isdigit() and int(name) < view.seats
    if kind == "view":
        return part(msgspec.to_builtins(view), name) not in (None, MISSING)
    return any(thing in choice.about for choice in view.choices)


MISSING = object()


def part(of: Any, path: str) -> Any:
    """What lies at a path in a view, `players.0.hand`; MISSING where nothing does."""
    for name in path.split("."):
        if isinstance(of, dict):
            of = of.get(name, MISSING)
        elif isinstance(of, list | tuple) and name.isdigit() and int(name) < len(of):
            of = of[int(name)]
        else:
            return MISSING
    return of
