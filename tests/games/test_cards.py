"""How cards are written down, in all games."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import intrigue

GAMES = Path(intrigue.__file__).parent / "games"

# Whose one number needs no name: it is how many there are of what the call is about.
SELF_EVIDENT = {
    "trieste": {"Demand", "Gain", "LoseInfamy", "MakeDearer", "MayGain", "Muster", "Rob", "Take", "Waste"},
    "fivesails": {
        *("Discard", "Draw", "ExtraActions", "Gain", "InPressure", "Reveal", "StatIf", "Threat", "ValueIf"),
    },
}
# A card begins with its name and the number printed on it, or the points that it is worth.
ENTRIES = {"fivesails": {"card"}, "mediterranean": {"Face"}}


def card_lists(game: str) -> list[Path]:
    """The files with a game's cards: a module, or all those of a package."""
    return sorted({*(GAMES / game).glob("cards.py"), *(GAMES / game / "cards").rglob("*.py")})


def calls(file: Path, listed: bool = False) -> Iterator[ast.Call]:
    """What a file calls; or only what it lists, outside of functions and classes."""
    for statement in ast.parse(file.read_text(encoding="utf-8")).body:
        if not (listed and isinstance(statement, ast.FunctionDef | ast.ClassDef)):
            yield from (node for node in ast.walk(statement) if isinstance(node, ast.Call))


def is_boolean(given: ast.expr) -> bool:
    return isinstance(given, ast.Constant) and isinstance(given.value, bool)


def is_number(given: ast.expr) -> bool:
    number = given.operand if isinstance(given, ast.UnaryOp) else given
    return isinstance(number, ast.Constant) and type(number.value) is int


@pytest.mark.parametrize("game", intrigue.games())
def test_cards_say_what_is_so_and_what_is_not(game: str) -> None:
    """A bare True or False among the arguments says nothing: it has its name."""
    assert card_lists(game)
    bare = [
        f"{file.name}:{node.lineno}: {ast.unparse(node)}"
        for file in card_lists(game)
        for node in calls(file)
        if any(is_boolean(given) for given in node.args)
    ]
    assert bare == []


@pytest.mark.parametrize("game", intrigue.games())
def test_cards_say_what_their_numbers_are(game: str) -> None:
    """A number among the arguments has its name, unless it is the only one and says itself what it is."""
    bare: set[str] = set()
    unnamed: list[str] = []
    for file in card_lists(game):
        for node in calls(file, listed=True):
            called = ast.unparse(node.func)
            numbers = sum(is_number(given) for given in node.args)
            if numbers == 0 or called == "range":
                continue
            bare.add(called)
            others = 0 if called in ENTRIES.get(game, ()) else sum(is_number(word.value) for word in node.keywords)
            if numbers + others > 1:
                unnamed.append(f"{file.name}:{node.lineno}: {ast.unparse(node)}")
    assert bare == SELF_EVIDENT.get(game, set()) | ENTRIES.get(game, set())
    assert unnamed == []
