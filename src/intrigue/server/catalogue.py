"""Writes `docs/api.md` from the types: `python -m intrigue.server.catalogue [FILE]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from ..core import Phrase
from ..players.review import Alternative, Decision, TurningPoint
from . import http_types
from . import messages as m
from .api import ADDRESSES
from .typescript import structs

INTRO = """# The API

An Intrigue server uses HTTP for tables and WebSockets for play; the browser page uses nothing else. This page is made
from the types in the source (`python -m intrigue.server.catalogue`); `/api/openapi.json` describes the HTTP side.

From Python, `intrigue.client` does all of it; [a bot of thirty lines](examples/bot.py) shows how. In another language:

1. `GET /api/me` answers with your name and a cookie. Send the cookie with everything: it identifies you.
2. `POST /api/tables` with `{"game": "trickery", "seats": 3, "bots": {"1": "sensible", "2": "sensible"}}` creates a
   table and starts the game; `POST /api/tables/CODE/sit` joins one.
3. Connect a WebSocket to `/api/tables/CODE/live?since=0&version=VERSION`. The first message is a `hello` with all that
   your seat knows; `now` is what it sees. `news` follows with [diffs](#diffs).
4. When `now.view.choices` is not empty, send
   `{"type": "act", "ref": "anything unique", "do": CHOICE.say, "question": Q}`, where Q is the current `now.question`:
   an answer to an older one is late. The answer is `done` or `refused`.
5. After a lost connection, connect with `since=N`, the number of your last item, to get what you missed. An
   unanswered message can be sent again under the same `ref`: it is carried out once. So can one that was refused as
   `no-more-requests`, a moment later.

Without WebSockets, `GET /api/tables/CODE/poll?since=N&look=L&version=VERSION` waits for news, where L is the
`look` of the latest `hello` or `news`, and `POST /api/tables/CODE/send` takes the same messages.

Messages have version VERSION. Other versions are refused.

Seats count from 0. Texts come as a `Phrase`: a kind, and arguments by name, among them things as boards know them
(`seat:2`, `card:bribe`). `GET /api/games/NAME/words/en` has words for every kind, in the format of Project Fluent;
a client in Python uses `intrigue.Speaker`. In plain texts, `{2}` stands for the name of seat 2. HTTP errors are a
`Problem`: the `reason`, and perhaps the id of a `rule`. Banned visitors get status 403 with `no-entry`; a closed table
answers `no-entry-to-table` to everybody.

## Diffs

`news` has a `change`, which turns what you see (at first the `now` of the `hello`) into what you see afterwards:

| change | of | means |
| --- | --- | --- |
| `[value]` | anything | it is `value` now |
| `[from, to, values]` | a list | its elements from `from` up to and without `to` are replaced by `values` |
| `{"name": change, ...}` | an object | these fields change, the others stay |
| `{"3": change, ...}` | a list | the elements at these places, counted from 0, change; the others stay |
| `{}` | anything | nothing changes |

`{"view": {"players": {"1": {"coins": [4], "hand": [2, 3, []]}}, "choices": [[]]}, "question": [7]}` gives the second
player four coins, takes the third card from their hand, leaves nothing to choose and asks another question. If a full
snapshot is shorter, it comes instead: `[{"table": ..., "view": ..., ...}]`.

Revisions are numbered: `before` is the revision that `news` changes, `look` the new one. If `before` is not your `look`
and the message is not a full snapshot, or if a change does not fit, something was lost: connect again. To check a
client, compare its state with the `hello` of a second connection. In Python `apply` of `intrigue.table.diff` does it,
in twenty lines.
""".replace("VERSION", str(m.VERSION))


def page() -> str:
    parts = [INTRO, "## Addresses\n", addresses()]
    for title, words, union in [
        ("What you send to a table", m.ToServer, m.AnyToServer),
        ("What a table sends", m.ToClient, m.AnyToClient),
        ("Items of a stream", m.Item, m.AnyItem),
    ]:
        parts += [f"## {title}\n", doc_of(words)]
        parts += [describe(kind, 3) for kind in get_args(union)]
    parts += ["## Everything else\n", *[describe(kind, 3) for kind in others()]]
    return "\n".join(parts).rstrip() + "\n"


def addresses() -> str:
    lines = ["| address | takes | gives | |", "| --- | --- | --- | --- |"]
    for served in ADDRESSES:
        query = "?" + "&".join(name for name, _ in served.query) if served.query else ""
        takes = "" if served.takes is None else type_name(served.takes)
        lines.append(
            f"| `{served.method} {served.path}{query}` | {takes} | {type_name(served.gives)} | {served.says} |"
        )
    lines.append(
        "| `WebSocket /api/tables/{id}/live?since&version` | what you send | what a table sends | The live side. |"
    )
    return "\n".join(lines) + "\n"


def others() -> list[type[msgspec.Struct]]:
    """The types that neither of the lists above has, in the order of the source."""
    listed = {*get_args(m.AnyToServer), *get_args(m.AnyToClient), *get_args(m.AnyItem)}
    bases = {m.Wire, m.Item, m.ToClient, m.ToServer}
    found = [*structs(m, m.Wire), *structs(http_types, m.Wire)]
    shown = [kind for kind in found if kind not in listed and kind not in bases]
    return [*shown, Phrase, Decision, Alternative, TurningPoint]


def describe(kind: type[msgspec.Struct], level: int) -> str:
    config = kind.__struct_config__
    lines = [f"{'#' * level} {config.tag or kind.__name__}\n"]
    own = doc_of(kind)
    if own:
        lines.append(own)
    hints = get_type_hints(kind, include_extras=True)
    rows = []
    if config.tag is not None:
        rows.append(f'| `{config.tag_field}` | `"{config.tag}"` | |')
    for field in msgspec.structs.fields(kind):
        rows.append(f"| `{field.name}` | {type_name(hints[field.name])} | {default(field)} |")
    if rows:
        lines += ["| field | type | if left out |", "| --- | --- | --- |", *rows]
    return "\n".join(lines) + "\n"


def doc_of(kind: type[Any]) -> str:
    words = kind.__dict__.get("__doc__") or ""
    return " ".join(words.split()) + "\n" if words else ""


def default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return ""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}`"


def type_name(kind: Any) -> str:
    """A type in a word or two."""
    origin, inside = get_origin(kind), get_args(kind)
    if kind is Any:
        return "anything"
    if kind is type(None):
        return "null"
    if origin is Literal:
        return " or ".join(f'`"{value}"`' for value in inside)
    if hasattr(kind, "__metadata__"):
        meta = kind.__metadata__[0]
        if meta.max_length is not None:
            return f"{type_name(inside[0])}, at most {meta.max_length} characters"
        return f"{type_name(inside[0])} from {meta.ge} to {meta.le}"
    if origin is list:
        return f"list of {type_name(inside[0])}"
    if origin is dict:
        return f"object: {type_name(inside[0])} to {type_name(inside[1])}"
    if len(inside) > 1:
        if set(inside) == set(get_args(m.AnyItem)):
            return "item"
        if set(inside) in (set(get_args(m.AnyToServer)), set(get_args(m.AnyToClient))):
            return "a message"
        return " or ".join(type_name(part) for part in inside)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        tag = kind.__struct_config__.tag
        return f"[{tag or kind.__name__}](#{str(tag or kind.__name__).lower()})"
    return {str: "text", int: "whole number", float: "number", bool: "true or false"}.get(kind, str(kind))


def main() -> None:
    file = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/api.md")
    file.write_text(page(), encoding="utf-8")
    print(f"{file} is written.")


if __name__ == "__main__":
    main()
