"""The TypeScript types of the page, made from the types of the wire and from every game's view and events.

python -m intrigue.server.typescript           write web/src/generated/types.ts
python -m intrigue.server.typescript --check   say whether it is still true
"""

from __future__ import annotations

import inspect
import json
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from ..core.event import Event
from ..core.phrase import Phrase
from ..core.result import Result
from ..core.view import Choice, View
from ..games import GAMES
from ..players.review import Alternative, Decision, TurningPoint
from ..table.journal import REMARKS
from . import http_types, messages

FILE = Path("web/src/generated/types.ts")  # of the clone in which it is run
HEAD = """\
// Made by `python -m intrigue.server.typescript` from the Python types. Do not edit: change those and make it anew.
"""
# What the wire leaves open because each game fills it in, said more closely; and unions by their name.
FILLED_IN = {
    ("Hello", "items"): "AnyItem[]",
    ("News", "items"): "AnyItem[]",
    ("Sight", "view"): "AnyView | null",
    ("Step", "view"): "AnyView",
    ("Puzzle", "view"): "AnyView",
    ("Told", "events"): "GameEvent[]",
    ("Step", "events"): "GameEvent[]",
    ("Replay", "result"): "Result | null",
}
PLAIN: list[tuple[type[types.Type], str]] = [
    (types.AnyType, "unknown"),
    (types.NoneType, "null"),
    (types.BoolType, "boolean"),
    (types.IntType, "number"),
    (types.FloatType, "number"),
    (types.StrType, "string"),
]
Kinds = list[type[msgspec.Struct]]


class Page:
    """The declarations, one after the other. A game's own types carry its name before theirs, since two games may
    both have, say, a `Chest`."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.parts: list[str] = [HEAD]

    def declare(self, kinds: Kinds, prefix: str = "") -> None:
        for kind in kinds:
            if kind not in self.names:
                self.names[kind] = kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__
        self.parts += [self.interface(kind) for kind in kinds]

    def union(self, name: str, kinds: Kinds) -> None:
        parts = [self.names[kind] for kind in kinds]
        line = f"export type {name} = {' | '.join(parts)};"
        self.parts.append(
            line if len(line) <= 120 else f"export type {name} =" + "".join(f"\n  | {p}" for p in parts) + ";"
        )
        self.parts.append("")

    def interface(self, kind: type[msgspec.Struct]) -> str:
        shape = types.type_info(kind)
        assert isinstance(shape, types.StructType)
        lines = comment(kind.__doc__ or "") if own_words(kind) else []
        lines.append(f"export interface {self.names[kind]} {{")
        if shape.tag is not None:
            lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
        # What we receive is always complete; in what the page sends it may leave out what has a default.
        partial = shape.forbid_unknown_fields or kind.__struct_config__.omit_defaults
        for field in shape.fields:
            mark = "?" if partial and not field.required else ""
            written = FILLED_IN.get((kind.__name__, field.name)) or self.write_type(field.type)
            lines.append(f"  {field.encode_name}{mark}: {written};")
        return "\n".join([*lines, "}", ""])

    def write_type(self, shape: types.Type) -> str:
        if isinstance(shape, types.Metadata):
            return self.write_type(shape.type)
        for kind, name in PLAIN:
            if isinstance(shape, kind):
                return name
        match shape:
            case types.LiteralType(values):
                return " | ".join(json.dumps(value) for value in values)
            case types.UnionType(parts):
                return " | ".join(self.write_type(part) for part in parts)
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                inner = self.write_type(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case types.TupleType(items):
                return f"[{', '.join(self.write_type(item) for item in items)}]"
            case types.DictType(key, value):
                return f"Record<{self.write_type(key)}, {self.write_type(value)}>"
            case types.StructType(struct):
                return self.names[struct]
        raise TypeError(f"No TypeScript is known for {shape}.")


def comment(words: str) -> list[str]:
    lines = textwrap.wrap(" ".join(words.split()), 116)
    if len(lines) == 1 and len(lines[0]) <= 113:
        return [f"/** {lines[0]} */"]
    return ["/**", *[f" * {line}" for line in lines], " */"]


def own_words(kind: type[msgspec.Struct]) -> bool:
    return bool(kind.__doc__) and all(kind.__doc__ != base.__doc__ for base in kind.__mro__[1:])


def structs(module: Any, base: type[msgspec.Struct] = msgspec.Struct) -> Kinds:
    """The structs that a module defines, as they stand in its file."""
    found = [kind for _, kind in inspect.getmembers(module, inspect.isclass) if kind.__module__ == module.__name__]
    return sorted((kind for kind in found if issubclass(kind, base)), key=lambda kind: inspect.getsourcelines(kind)[1])


def members(union: Any) -> Kinds:
    """The structs of a union, in order."""
    return list(union.__args__)


def write() -> str:
    """The whole file."""
    page = Page()
    page.declare([Phrase, Choice, Result, Alternative, Decision, TurningPoint])
    wire = [*structs(messages), *structs(http_types)]
    bases: Kinds = [messages.Wire, messages.Item, messages.ToClient, messages.ToServer]
    page.declare([kind for kind in wire if kind not in bases])
    page.union("AnyItem", members(messages.AnyItem))
    page.union("AnyToClient", members(messages.AnyToClient))
    page.union("AnyToServer", members(messages.AnyToServer))
    page.parts.append("/** A game's event; each game's own union says what it may be. */")
    page.parts.append("export interface GameEvent {\n  type: string;\n}\n")
    shown: Kinds = []
    for name in GAMES:
        prefix = name.capitalize()
        room = f"intrigue.games.{name}"
        view, events = import_module(f"{room}.view"), import_module(f"{room}.events")
        page.declare(structs(view), prefix)
        page.declare(structs(events, Event), prefix)
        page.union(f"{prefix}Event", structs(events, Event))
        shown += structs(view, View)
    page.union("AnyView", shown)
    for limit in ("VERSION", "NAME", "CHAT"):
        page.parts.append(f"export const {limit} = {getattr(messages, limit)};")
    page.parts.append(f"export const REMARKS: readonly Say['remark'][] = {json.dumps(REMARKS)};")
    return "\n".join(page.parts) + "\n"


def main(arguments: list[str]) -> int:
    text = write()
    if arguments == ["--check"]:
        if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
            return 0
        print(f"{FILE} is not what the types say; run python -m intrigue.server.typescript.", file=sys.stderr)
        return 1
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    print(f"Wrote {FILE}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
