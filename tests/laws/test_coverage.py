"""Law 9: every rule, ruling and worked example is cited by a test, and every card has a test of its own. What the
source has to say of rules is in `test_citations.py`."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import intrigue

TESTS = Path(__file__).parents[1]


@cache
def cited(folder: Path, marker: str) -> set[tuple[str, ...]]:
    """The arguments of every `@pytest.mark.<marker>(...)` on a test function, read without running anything."""
    found: set[tuple[str, ...]] = set()
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{marker}":
                    values = [ast.literal_eval(argument) for argument in mark.args]
                    assert all(isinstance(value, str) for value in values), f"{file}: {ast.unparse(mark)}"
                    found.add(tuple(values))
    return found


def uncited_rules(rules: set[str], folder: Path) -> set[str]:
    return rules - {rule for rules in cited(folder, "rule") for rule in rules}


def untested_cards(name: str, cards: set[str], folder: Path) -> set[str]:
    return cards - {card for game, *cards in cited(folder, "card") if game == name for card in cards}


@pytest.mark.parametrize("name", intrigue.games())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    assert uncited_rules(set(intrigue.game(name).rulebook.rules), TESTS) == set()


@pytest.mark.parametrize("name", intrigue.games())
def test_every_card_has_a_test(name: str) -> None:
    assert untested_cards(name, {card.id for card in intrigue.game(name).cards()}, TESTS) == set()


def test_every_cited_rule_exists() -> None:
    known = {rule for name in intrigue.games() for rule in intrigue.game(name).rulebook.rules}
    assert {rule for rules in cited(TESTS, "rule") for rule in rules} - known == set()


def test_a_missing_test_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text(
        'import pytest\n@pytest.mark.rule("TOY-1")\n@pytest.mark.card("toy", "ace")\ndef test_one() -> None: ...\n'
        '@pytest.mark.rule("TOY-2")\ndef not_a_test() -> None: ...\n'
    )
    assert uncited_rules({"TOY-1", "TOY-2", "TOY-3"}, tmp_path) == {"TOY-2", "TOY-3"}
    assert untested_cards("toy", {"ace", "king"}, tmp_path) == {"king"}
    assert untested_cards("other", {"ace"}, tmp_path) == {"ace"}
