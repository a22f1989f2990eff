"""What a layout is made of: the shapes that a view, or a part of it, can have, and how each becomes columns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

NO_NUMBER = -2.0  # a dash in a list of numbers


class Shape(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """One node of a layout. `optional` nodes may be missing in a view; None then stands in their place."""

    optional: bool = False

    @property
    def width(self) -> int:
        raise NotImplementedError

    def write(self, value: Any, out: list[float]) -> None:
        raise NotImplementedError

    def names(self, name: str) -> Iterator[str]:
        raise NotImplementedError

    def leaves(self, name: str) -> Iterator[tuple[str, Shape]]:
        yield name, self


class Number(Shape, tag="number", omit_defaults=True):
    low: int = 0  # as seen
    high: int = 0

    @property
    def width(self) -> int:
        return 1 + self.optional

    def write(self, value: Any, out: list[float]) -> None:
        if self.optional:
            out.append(float(value is not None))
        out.append(float(value or 0))

    def names(self, name: str) -> Iterator[str]:
        if self.optional:
            yield f"{name}?"
        yield name


class Flag(Number, tag="flag", omit_defaults=True):
    high: int = 1


class Word(Shape, tag="word", omit_defaults=True):
    words: list[str] = []

    @property
    def width(self) -> int:
        return 1

    def write(self, value: Any, out: list[float]) -> None:
        out.append(0.0 if value is None else float(place(tuple(self.words)).get(value, len(self.words)) + 1))

    def names(self, name: str) -> Iterator[str]:
        yield name


class Bag(Shape, tag="bag", omit_defaults=True):
    words: list[str] = []

    @property
    def width(self) -> int:
        return len(self.words) + 1

    def write(self, value: Any, out: list[float]) -> None:
        counts = [0.0] * self.width
        places = place(tuple(self.words))
        for word in value or ():
            counts[places.get(word, len(self.words))] += 1
        out += counts

    def names(self, name: str) -> Iterator[str]:
        for word in self.words:
            yield f"{name}[{word}]"
        yield f"{name}[other]"


class Words(Word, tag="words", omit_defaults=True):
    length: int = 0

    @property
    def width(self) -> int:
        return self.length + 1

    def write(self, value: Any, out: list[float]) -> None:
        there = (value or ())[: self.length]
        out.append(float(len(value or ())))
        for word in there:
            super().write(word, out)
        out += [0.0] * (self.length - len(there))

    def names(self, name: str) -> Iterator[str]:
        yield f"{name}.length"
        for at in range(self.length):
            yield f"{name}[{at}]"


class Numbers(Shape, tag="numbers", omit_defaults=True):
    length: int = 0

    @property
    def width(self) -> int:
        return self.length + 1

    def write(self, value: Any, out: list[float]) -> None:
        there = [NO_NUMBER if item is None else float(item) for item in (value or ())[: self.length]]
        out.append(float(len(value or ())))
        out += there
        out += [-1.0] * (self.length - len(there))

    def names(self, name: str) -> Iterator[str]:
        yield f"{name}.length"
        for at in range(self.length):
            yield f"{name}[{at}]"


class Rows(Shape, tag="rows", omit_defaults=True):
    length: int = 0
    each: Any = None  # a Shape

    @property
    def width(self) -> int:
        return 1 + self.length * int(self.each.width)

    def write(self, value: Any, out: list[float]) -> None:
        there = (value or ())[: self.length]
        out.append(float(len(value or ())))
        for item in there:
            self.each.write(item, out)
        out += [0.0] * ((self.length - len(there)) * self.each.width)

    def names(self, name: str) -> Iterator[str]:
        yield f"{name}.length"
        for at in range(self.length):
            yield from self.each.names(f"{name}[{at}]")

    def leaves(self, name: str) -> Iterator[tuple[str, Shape]]:
        yield f"{name}.length", Number(high=self.length)
        yield from self.each.leaves(f"{name}[0..{self.length - 1}]")


class Group(Shape, tag="group", omit_defaults=True):
    fields: dict[str, Any] = {}  # Shapes

    @property
    def width(self) -> int:
        return self.optional + sum(int(shape.width) for shape in self.fields.values())

    def write(self, value: Any, out: list[float]) -> None:
        if self.optional:
            out.append(float(value is not None))
        if value is None:
            out += [0.0] * (self.width - self.optional)
            return
        for name, shape in self.fields.items():
            shape.write(part(value, name), out)

    def names(self, name: str) -> Iterator[str]:
        if self.optional:
            yield f"{name}?"
        for part, shape in self.fields.items():
            yield from shape.names(f"{name}.{part}" if name else part)

    def leaves(self, name: str) -> Iterator[tuple[str, Shape]]:
        if self.optional:
            yield f"{name}?", Flag()
        for part, shape in self.fields.items():
            yield from shape.leaves(f"{name}.{part}" if name else part)


def part(value: Any, name: str) -> Any:
    """One part of a struct, a dictionary or a tuple."""
    if isinstance(value, dict):
        return value.get(name)
    return value[int(name)] if isinstance(value, tuple | list) else getattr(value, name, None)


SHAPES = {
    "number": Number,
    "flag": Flag,
    "word": Word,
    "bag": Bag,
    "words": Words,
    "numbers": Numbers,
    "rows": Rows,
    "group": Group,
}


def shape_from(data: dict[str, Any]) -> Shape:
    """A shape as it was written to a file."""
    rest = {name: value for name, value in data.items() if name != "kind"}
    if "each" in rest:
        rest["each"] = shape_from(rest["each"])
    if "fields" in rest:
        rest["fields"] = {name: shape_from(value) for name, value in rest["fields"].items()}
    made: Shape = SHAPES[data["kind"]](**rest)
    return made


@cache
def place(words: tuple[str, ...]) -> dict[str, int]:
    return {word: at for at, word in enumerate(words)}
