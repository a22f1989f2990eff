"""A game's options: declared once as a struct, offered everywhere with their explanations."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from .refusal import BadInput, did_you_mean


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options. Every field has a default and, through `msgspec.Meta`, an explanation."""

    def fault(self, seats: int) -> str | None:
        """A sentence about what does not fit together, or None."""
        return None

    def public_options(self) -> dict[str, Any]:
        """What everybody at the table may know of these options."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


class Option(msgspec.Struct, frozen=True):
    """One option as it is offered to people."""

    name: str
    help: str
    default: Any
    values: str  # what may be given, in words
    choices: tuple[Any, ...] = ()  # every value, where there are few
    format: str = ""  # what a text is: "decks" are those of the seats with / between them, lines ended by ;


def declared_options(kind: type[Options]) -> tuple[Option, ...]:
    """The options of a game, for help texts and forms."""
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    options = []
    for field in msgspec.structs.fields(kind):
        about = schema[field.name]
        parts = about.get("anyOf", [about])
        words: list[str] = []
        choices: list[Any] = []
        for part in parts:
            if "enum" in part:
                words += [str(value) for value in part["enum"]]
                choices += part["enum"]
            elif part.get("type") == "boolean":
                words += ["true", "false"]
                choices += [True, False]
            elif part.get("type") == "integer":
                words.append(f"a number from {part.get('minimum', '?')} to {part.get('maximum', '?')}")
                choices = []
            elif part.get("type") == "string":
                words.append("a text")
                choices = []
        if len(parts) > 1 and any("minimum" in part for part in parts):
            choices = []
        options.append(
            Option(
                field.name,
                about.get("description", ""),
                field.default,
                " or ".join(words),
                tuple(choices),
                about.get("format", ""),
            )
        )
    return tuple(options)


def quote(value: Any) -> str:
    """A value as somebody would type it, where it is one that can be typed."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


def choose(kind: type[Options], given: dict[str, Any], seats: int) -> Options:
    """Options from a plain dict, with the defaults for what is left out; BadInput says what is wrong."""
    if not given:
        return _defaults(kind)
    names = kind.__struct_fields__
    for name in given:
        if name not in names:
            known = ", ".join(names) if names else "none"
            raise BadInput(f"There is no option '{name}'.{did_you_mean(name, names)} Options of this game: {known}.")
    try:
        options = msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        wrong = next((option for option in declared_options(kind) if f"$.{option.name}" in str(error)), None)
        if wrong is None:
            raise BadInput(f"These options do not fit: {error}.") from None
        value = quote(given[wrong.name])
        raise BadInput(f"Option '{wrong.name}' cannot be {value}; it takes {wrong.values}.") from None
    fault = options.fault(seats)
    if fault is not None:
        raise BadInput(fault)
    return options


@cache
def _defaults(kind: type[Options]) -> Options:
    return kind()


def parse(kind: type[Options], text: str) -> dict[str, Any]:
    """Read `name=value,name=value` as typed at a prompt."""
    given: dict[str, Any] = {}
    for piece in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = piece.partition("=")
        if not equals:
            raise BadInput(f"'{piece}' is not an option; write name=value, several with commas between.")
        plain = value.strip()
        if plain.lower() in ("true", "false"):
            given[name.strip()] = plain.lower() == "true"
        elif re.fullmatch(r"-?[0-9]{1,18}", plain):
            given[name.strip()] = int(plain)
        else:
            given[name.strip()] = plain
    return given
