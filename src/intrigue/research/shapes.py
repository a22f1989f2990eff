"""What a layout is made of: the shapes that a view, or a part of it, can have, and how each becomes columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

NOTHING = -1  # in the places of a list of numbers that are not there
DASH = -2  # in place of a number


@dataclass
class Shape:
    """One node of a layout. `optional` nodes may be missing in a view; None then stands in their place."""

    optional: bool = False

    @cached_property
    def width(self) -> int:
        return sum(1 for _ in self.names(""))

    def write(self, value: Any, out: list[int]) -> None:
        raise NotImplementedError

    def names(self, name: str) -> Iterator[str]:
        raise NotImplementedError


@dataclass
class Number(Shape):
    def write(self, value: Any, out: list[int]) -> None:
        if self.optional:
            out.append(value is not None)
        out.append(int(value or 0))

    def names(self, name: str) -> Iterator[str]:
        if self.optional:
            yield f"{name}?"
        yield name


@dataclass
class Word(Shape):
    words: list[str] = field(default_factory=list)

    @cached_property
    def places(self) -> dict[str, int]:
        return {word: place for place, word in enumerate(self.words)}

    def write(self, value: Any, out: list[int]) -> None:
        out.append(0 if not value else self.places.get(value, len(self.words)) + 1)

    def names(self, name: str) -> Iterator[str]:
        yield name


@dataclass
class Bag(Word):
    def write(self, value: Any, out: list[int]) -> None:
        counts = [0] * self.width
        for word in value or ():
            counts[self.places.get(word, len(self.words))] += 1
        out += counts

    def names(self, name: str) -> Iterator[str]:
        for word in self.words:
            yield f"{name}[{word}]"
        yield f"{name}[other]"


@dataclass
class Words(Word):
    length: int = 0

    def write(self, value: Any, out: list[int]) -> None:
        there = (value or ())[: self.length]
        out.append(len(value or ()))
        for word in there:
            super().write(word, out)
        out += [0] * (self.length - len(there))

    def names(self, name: str) -> Iterator[str]:
        yield f"{name}.length"
        for at in range(self.length):
            yield f"{name}[{at}]"


@dataclass
class Numbers(Shape):
    length: int = 0

    def write(self, value: Any, out: list[int]) -> None:
        there = [DASH if item is None else int(item) for item in (value or ())[: self.length]]
        out.append(len(value or ()))
        out += there
        out += [NOTHING] * (self.length - len(there))

    def names(self, name: str) -> Iterator[str]:
        yield f"{name}.length"
        for at in range(self.length):
            yield f"{name}[{at}]"


@dataclass
class Rows(Shape):
    length: int = 0
    each: Shape = field(default_factory=Shape)

    def write(self, value: Any, out: list[int]) -> None:
        there = (value or ())[: self.length]
        out.append(len(value or ()))
        for item in there:
            self.each.write(item, out)
        out += [0] * ((self.length - len(there)) * self.each.width)

    def names(self, name: str) -> Iterator[str]:
        yield f"{name}.length"
        for at in range(self.length):
            yield from self.each.names(f"{name}[{at}]")


@dataclass
class Group(Shape):
    fields: dict[str, Shape] = field(default_factory=dict)

    def write(self, value: Any, out: list[int]) -> None:
        if self.optional:
            out.append(value is not None)
        if value is None:
            out += [0] * (self.width - self.optional)
            return
        for name, shape in self.fields.items():
            shape.write(part(value, name), out)

    def names(self, name: str) -> Iterator[str]:
        if self.optional:
            yield f"{name}?"
        for part, shape in self.fields.items():
            yield from shape.names(f"{name}.{part}" if name else part)


def part(value: Any, name: str) -> Any:
    """One part of a struct, a dictionary or a tuple."""
    if isinstance(value, dict):
        return value.get(name)
    return value[int(name)] if isinstance(value, tuple | list) else getattr(value, name, None)
