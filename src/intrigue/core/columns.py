"""How the numbers that a seat observes are declared: blocks of rows of columns, each with a name, a kind and bounds.

A block is one kind of thing: the table, the players, the cards that lie about. All its rows have the same columns. A
block with more than one row begins with the column `there`: 1 in rows that hold something, 0 in the others, whose
columns are 0 as well. So an observation can be read as one vector, block after block and row after row, or as the
things of a few kinds that it tells of.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .refusal import BadInput

THERE = "there"
ROOM = "card_"  # and a number: a column that is kept for the card that will have it


class Column(msgspec.Struct, frozen=True):
    """A number from `low` to `high`; or a word: 0 for none, else 1 + its place in `words`."""

    name: str
    low: int
    high: int
    words: tuple[str, ...] = ()
    spare: bool = False  # kept for a card to come (`with_room`), and 0 until then

    @property
    def size(self) -> int:
        """How many values a word has, none included; 0 for a number."""
        return len(self.words) + 1 if self.words else 0


def number(name: str, high: int, low: int = 0) -> Column:
    return Column(name, low, high)


def flag(name: str) -> Column:
    return Column(name, 0, 1)


def word(name: str, words: tuple[str, ...]) -> Column:
    return Column(name, 0, len(words), tuple(words))


def with_room(columns: list[Column], room: int) -> list[Column]:
    """A column for each card, and room for cards to come: so many in all, and those that nobody has yet are always 0.
    A new card then moves no column that lies behind."""
    if len(columns) > room:
        raise BadInput(f"There is room for {room} cards in an observation, and {len(columns)} were given.")
    name, listed, _ = columns[0].name.partition("[")
    kept = [f"{ROOM}{number}" for number in range(len(columns), room)]
    return [*columns, *[Column(f"{name}[{one}]" if listed else one, 0, 1, spare=True) for one in kept]]


class Block(msgspec.Struct, frozen=True):
    """So many rows of one kind of thing."""

    name: str
    columns: tuple[Column, ...]
    rows: int = 1

    @property
    def width(self) -> int:
        return self.rows * len(self.columns)


def block(name: str, *columns: Column) -> Block:
    """A thing of which there is one."""
    return Block(name, columns)


def things(name: str, rows: int, *columns: Column) -> Block:
    """At most so many things of a kind."""
    return Block(name, (flag(THERE), *columns), rows)


def each_column(blocks: tuple[Block, ...]) -> Iterator[tuple[str, Column]]:
    """All columns in their order, with full names such as `players[2].coins`."""
    for block in blocks:
        for row in range(block.rows):
            place = f"{block.name}[{row}]" if block.columns[0].name == THERE else block.name
            for column in block.columns:
                yield f"{place}.{column.name}", column
