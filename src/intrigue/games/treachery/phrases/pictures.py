"""What the picture of an action says. It is made from the picture, so one that somebody changes says what it does.

The words are those of people wherever a picture is of a usual shape: one symbol, a row, two of one House. Any other is
told row by row.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from ....core.phrase import Phrase, phrase
from ..cards.effects import ATTACK, DOWN, HEAL, UP
from ..cards.picture import Picture, Symbol

NAMES = ((HEAL, "heal"), (UP, "up"), (DOWN, "down"), (ATTACK, "attack"))
PAIR = 2  # nobles in a House
TEXTS: Final[dict[str, Phrase]] = {}  # of the pictures that came up, by how they are drawn


@cache
def effects(marks: int) -> tuple[str, ...]:
    """What happens to a character, step by step."""
    return tuple(name for mark, name in NAMES if marks & mark)


@cache
def deed_name(marks: int) -> str:
    """The same as one thing, with words of its own: `deed:up-attack`."""
    return f"deed:{'-'.join(effects(marks)) or 'none'}"


def text(picture: Picture) -> Phrase:
    """What an action needs and does."""
    found = TEXTS.get(picture.text)
    if found is None:
        found = TEXTS[picture.text] = picture_phrase(picture)
    return found


def picture_phrase(picture: Picture) -> Phrase:
    if picture.lone:
        return phrase(f"deed-{deed_name(picture.symbols[0].effects).partition(':')[2]}.order")
    found = of_a_pair(picture) if picture.pair else of_one_row(picture) if picture.height == 1 else of_rows(picture)
    return found or row_by_row(picture)


def of_a_pair(picture: Picture) -> Phrase | None:
    """Two of one House, and what happens to them and to outsiders. Who only has to be there is not told of here."""
    pair = [symbol for symbol in picture.symbols if symbol.yellow]
    outsiders = [symbol for symbol in picture.symbols if not symbol.yellow]
    if len(pair) != PAIR or not all(symbol.effects for symbol in outsiders):
        return None
    clauses = [*of_two(pair), *[of_an_outsider(symbol, pair) for symbol in outsiders]]
    if any(clauses.count(clause) > 1 for clause in clauses):
        return None
    return phrase("do-pair", apart=abs(pair[0].row - pair[1].row), clauses=tuple(clauses))


def of_two(pair: list[Symbol]) -> list[Phrase]:
    if pair[0].effects and pair[0].effects == pair[1].effects:
        return [phrase("show-both", does=deed_name(pair[0].effects))]
    acting = [symbol for symbol in pair if symbol.effects]
    if pair[0].row == pair[1].row:
        kinds = ["show-one-of-two", "show-other-of-two"]
    else:
        highest = min(symbol.row for symbol in pair)
        kinds = ["show-upper" if symbol.row == highest else "show-lower" for symbol in acting]
    return [Phrase(kind, {"does": deed_name(symbol.effects)}) for kind, symbol in zip(kinds, acting, strict=False)]


def of_an_outsider(symbol: Symbol, pair: list[Symbol]) -> Phrase:
    highest, lowest = min(one.row for one in pair), max(one.row for one in pair)
    does = deed_name(symbol.effects)
    if symbol.row < highest:
        return phrase("show-outsider-above", does=does, rows=highest - symbol.row)
    if symbol.row > lowest:
        return phrase("show-outsider-below", does=does, rows=symbol.row - lowest)
    if symbol.row in (highest, lowest):
        return phrase("show-outsider-beside", does=does)
    return phrase("show-outsider-between", does=does)


def of_one_row(picture: Picture) -> Phrase:
    clauses = [
        phrase("show-another" if number else "show-one", does=deed_name(symbol.effects))
        for number, symbol in enumerate(picture.symbols[: picture.asked])
    ]
    return phrase("do-in-row", count=len(picture.symbols), clauses=tuple(clauses))


def of_rows(picture: Picture) -> Phrase | None:
    """Nobody's House matters, but others have to be in other rows."""
    acting = picture.symbols[: picture.asked]
    if len(acting) == 1:
        return phrase("do-with", does=deed_name(acting[0].effects), others=tuple(others(picture, acting[0].row)))
    if picture.needs != [picture.needs[0]] * 2 or [symbol.row for symbol in acting] != [0, 1]:
        return None
    upper, lower = acting
    return phrase("do-two-rows", count=picture.needs[0], upper=deed_name(upper.effects), lower=deed_name(lower.effects))


def others(picture: Picture, here: int) -> list[Phrase]:
    """Who has to be where, seen from a row in which one symbol stands for oneself."""
    found: list[Phrase] = []
    for row, need in enumerate(picture.needs):
        if row < here and need:
            found.append(phrase("show-others-above", count=need, rows=here - row))
        elif row > here and need:
            found.append(phrase("show-others-below", count=need, rows=row - here))
        elif row == here and need > 1:
            found.append(phrase("show-others-beside", count=need - 1))
    return found


def row_by_row(picture: Picture) -> Phrase:
    return phrase("do-rows", rows=tuple(of_row(number, row, picture) for number, row in enumerate(picture.rows, 1)))


def of_row(number: int, row: Sequence[Symbol], picture: Picture) -> Phrase:
    if not row:
        return phrase("show-free-row", row=number)
    white = "show-outsider" if picture.pair else "show-anybody"
    symbols = [Phrase("show-noble" if symbol.yellow else white, {"does": deed_name(symbol.effects)}) for symbol in row]
    return phrase("show-row-of", row=number, symbols=tuple(symbols))
