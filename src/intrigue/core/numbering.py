"""Cards have ids; inside a game they are small numbers, and a number belongs to its id for good.

Each game has its ids in `ids.py`, in the order in which they came into the game. The number of a card is its place
there, wherever the card is written and in whatever order the files are read; so whoever adds a card renumbers none.
What does not fit together is refused when the cards are read, with the file and the line to look at.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Protocol, TypeVar

from .refusal import BadInput


class Numbered(Protocol):
    id: str
    number: int


Card = TypeVar("Card", bound=Numbered)


def in_order(ids: ModuleType, listed: Sequence[str], written: Sequence[Card]) -> list[Card]:
    """The cards by number, each given its own. `ids` is the module that has the list."""
    places = {id: number for number, id in enumerate(listed)}
    found: dict[str, Card] = {}
    for card in written:
        if card.id in found:
            first, second = [*where(folder(ids), card.id), *["the cards"] * 2][:2]
            raise BadInput(f"{second}: there is a second card with the id '{card.id}'; the first is at {first}.")
        if card.id not in places:
            raise BadInput(
                f"{written_at(folder(ids), card.id)}: the card '{card.id}' has no number yet. "
                f"Add its id at the end of the list in {file_of(ids)}."
            )
        card.number = places[card.id]
        found[card.id] = card
    for number, id in enumerate(listed):
        if places[id] != number:
            raise BadInput(f"{listed_at(ids, id)}: the id '{id}' is in the list twice; each has one number.")
        if id not in found:
            raise BadInput(
                f"{listed_at(ids, id)}: there is no card with the id '{id}'. An id that was in a game keeps its place, "
                "and its card stays; what nobody is to play any more is left out of the decks."
            )
    return [found[id] for id in listed]


# ---------------------------------------------------------------------- where a card is written


def folder(ids: ModuleType) -> Path:
    """The folder of a game."""
    return Path(str(ids.__file__)).parent


def written_at(game: Path, id: str) -> str:
    """Where a card of the game in this folder is written, as `file:line`."""
    return next(iter(where(game, id)), short_path(game))


def where(game: Path, id: str) -> list[str]:
    """Every place where a card with this id is written: a call that is in no other and begins with the id."""
    found: list[str] = []
    for file in sorted([*game.glob("cards.py"), *(game / "cards").rglob("*.py")]):
        for call in outermost(ast.parse(file.read_text(encoding="utf-8"))):
            if call.args and isinstance(call.args[0], ast.Constant) and call.args[0].value == id:
                found.append(f"{short_path(file)}:{call.lineno}")
    return found


def outermost(node: ast.AST) -> Iterator[ast.Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child
        else:
            yield from outermost(child)


def listed_at(ids: ModuleType, id: str) -> str:
    """The last line of the list that has this id."""
    lines = Path(str(ids.__file__)).read_text(encoding="utf-8").splitlines()
    found = [number for number, line in enumerate(lines, 1) if re.search(rf'"{re.escape(id)}"', line)]
    return f"{file_of(ids)}:{found[-1]}" if found else file_of(ids)


def file_of(ids: ModuleType) -> str:
    return short_path(Path(str(ids.__file__)))


def short_path(path: Path) -> str:
    """A path as one would type it: from here, where it lies below."""
    here = Path.cwd()
    return path.relative_to(here).as_posix() if path.is_relative_to(here) else path.as_posix()
