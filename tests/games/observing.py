"""What a seat observes, read back by the names of the columns: words as words ("" for none), numbers as numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from intrigue.core import State
from intrigue.core.columns import Column, each_column

Value = int | str


def observed(state: State, seat: int) -> dict[str, Value]:
    """All columns of what a seat observes."""
    observer = state.game.observer
    assert observer is not None
    columns = list(each_column(observer.blocks))
    out = vec[i16]([i16(0)] * len(columns))
    observer.write(state, seat, out, 0)
    return {name: read(column, int(number)) for (name, column), number in zip(columns, out, strict=True)}


def offered(state: State, seat: int) -> dict[str, dict[str, Value]]:
    """The legal actions of a seat by their texts, each with the columns of its row that are not 0."""
    observer = state.game.observer
    assert observer is not None
    rows = {}
    for action in state.legal(seat):
        out = vec[i16]([i16(0)] * len(observer.choice.columns))
        observer.write_choice(state, seat, action, out, 0)
        read_back = zip(observer.choice.columns, out, strict=True)
        rows[state.say(seat, action)] = {
            column.name: read(column, int(number)) for column, number in read_back if number
        }
    return rows


def read(column: Column, number: int) -> Value:
    if not column.words:
        return number
    return column.words[number - 1] if number else ""


def some(found: dict[str, Value], start: str) -> dict[str, Value]:
    """What is not 0 among the columns whose names begin so, by the rest of their names."""
    return {name.removeprefix(start): value for name, value in found.items() if name.startswith(start) and value}
