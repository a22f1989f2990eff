"""Writing a state as plain JSON and reading it back, to the byte.

Everything in a state is a value of one of a few kinds. Lists, numbers and strings are themselves; what JSON has
no word for is an object with one key: {"tuple": [...]}, {"bytes": "hex"}, {"map": [[key, value], ...]} and, for the
parts of a state, {"Name": {field: value}}.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .part import Part, fields
from .refusal import BadInput

Kinds = dict[str, type[Part]]

PLAIN = frozenset((int, bool, str, type(None)))  # what JSON has a word for


def pack(value: Any) -> Any:
    """A value as plain JSON, to be written at once: lists that are plain already are not copied."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list:
        return value if all_plain(value) else [pack(v) for v in value]
    if kind is tuple:
        return {"tuple": list(value) if all_plain(value) else [pack(v) for v in value]}
    if isinstance(value, Part):
        return {kind.__name__: pack_fields(value, fields(kind))}
    if kind is dict:
        return {"map": [[pack(k), pack(v)] for k, v in value.items()]}
    if kind is bytes:
        return {"bytes": value.hex()}
    raise TypeError(f"a state may not hold a {kind.__name__}")


def pack_fields(whole: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Some fields of a state, or of a part of it."""
    return {name: pack(getattr(whole, name)) for name in names}


def all_plain(values: list[Any] | tuple[Any, ...]) -> bool:
    return PLAIN.issuperset(map(type, values))  # most of a state is plain numbers: one call for all of them


def unpack(value: Any, kinds: Kinds) -> Any:
    """What was packed, from the JSON that was read; lists that are plain are not copied."""
    if isinstance(value, list):
        return value if all_plain(value) else [unpack(v, kinds) for v in value]
    if not isinstance(value, dict):
        return value
    ((name, inside),) = value.items()
    if name == "tuple":
        return tuple(unpack(inside, kinds))
    if name == "map":
        return {unpack(k, kinds): unpack(v, kinds) for k, v in inside}
    if name == "bytes":
        return bytes.fromhex(inside)
    return kinds[name](**{field: unpack(v, kinds) for field, v in inside.items()})


def encode(saved: Any) -> bytes:
    return msgspec.json.encode(saved)


def decode(data: bytes, what: str) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"This is not {what}: {error}.") from None
