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


def pack(value: Any) -> Any:
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [v if type(v) is int else pack(v) for v in value]  # most of a state is plain numbers
    if isinstance(value, tuple):
        return {"tuple": [v if type(v) is int else pack(v) for v in value]}
    if isinstance(value, dict):
        return {"map": [[pack(k), pack(v)] for k, v in value.items()]}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, Part):
        return {type(value).__name__: {name: pack(getattr(value, name)) for name in fields(type(value))}}
    raise TypeError(f"a state may not hold a {type(value).__name__}")


def unpack(value: Any, kinds: Kinds) -> Any:
    if isinstance(value, list):
        return [unpack(v, kinds) for v in value]
    if not isinstance(value, dict):
        return value
    ((name, inside),) = value.items()
    if name == "tuple":
        return tuple(unpack(v, kinds) for v in inside)
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
