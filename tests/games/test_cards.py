"""How cards are written down, in all games."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import intrigue

GAMES = Path(intrigue.__file__).parent / "games"


def card_lists(game: str) -> list[Path]:
    """The files with a game's cards: a module, or all those of a package."""
    return sorted({*(GAMES / game).glob("cards.py"), *(GAMES / game / "cards").rglob("*.py")})


def is_boolean(given: ast.expr) -> bool:
    return isinstance(given, ast.Constant) and isinstance(given.value, bool)


@pytest.mark.parametrize("game", intrigue.games())
def test_cards_say_what_is_so_and_what_is_not(game: str) -> None:
    """A bare True or False among the arguments says nothing: it has its name."""
    assert card_lists(game)
    bare = [
        f"{file.name}:{node.lineno}: {ast.unparse(node)}"
        for file in card_lists(game)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and any(is_boolean(given) for given in node.args)
    ]
    assert bare == []
