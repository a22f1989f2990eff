"""Whoever looks for the tests of a card finds them: in the file of its deck and kind, as `cards/lists` has them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from intrigue.games.fivesails.cards import lists

FILES = sorted((Path(__file__).parent / "cards").glob("test_*.py"))
LISTS = Path(lists.__file__).parent


def listed(deck: str, kind: str, letters: str = "a_to_z") -> set[str]:
    """The cards of a deck and kind whose ids begin with these letters."""
    cards = re.findall(r'^card\([^"]*"(\w+)"', (LISTS / deck / f"{kind}.py").read_text(encoding="utf-8"), re.MULTILINE)
    return {card for card in cards if letters[0] <= card[0] <= letters[-1]}


def strangers(text: str, cards: set[str]) -> list[str]:
    """The tests in a file that cite none of these cards."""
    tests = [one for one in ast.parse(text).body if isinstance(one, ast.FunctionDef) and one.name.startswith("test_")]
    cited = {
        test.name: {
            ast.literal_eval(id)
            for mark in test.decorator_list
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.card"
            for id in mark.args
        }
        for test in tests
    }
    return [name for name, found in cited.items() if not found & cards]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_of_cards_has_tests_of_its_cards_alone(file: Path) -> None:
    cards = listed(*file.stem.removeprefix("test_").split("_", 2))
    assert strangers(file.read_text(encoding="utf-8"), cards) == []


def test_a_test_of_another_card_is_noticed() -> None:
    text = '@pytest.mark.card("fivesails", "raton")\ndef test_one() -> None: ...\n\n\ndef test_two() -> None: ...\n'
    assert strangers(text, {"raton", "sanjay"}) == ["test_two"]
    assert strangers(text, {"sanjay"}) == ["test_one", "test_two"]
    assert listed("castille", "characters", "r") == {
        card for card in listed("castille", "characters") if card[0] == "r"
    }
