"""What `make mutants` chooses to change, and whom it asks."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import mutants
from house import SOURCE
from mutants import Functions, laws_of, modules, node

TEXT = '''
"""A toy."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    LIMIT = 3
class Toy:
    size: int = 1
    def grow(self, by: int = 2) -> int:
        return by
'''


def test_types_are_no_rules() -> None:
    known = Functions(ast.parse(TEXT))
    assert [(name, first) for name, first, _ in known.functions] == [("Toy.grow", 8)]
    assert {start[0] for start, _ in known.idle} == {4, 7, 8}


def test_rules_are_changed_and_bots_are_not() -> None:
    names = {str(file.relative_to(SOURCE)) for file in modules()}
    assert any(name.startswith("games/trieste/") for name in names)
    assert not any(name.endswith("bot.py") for name in names)


@pytest.mark.parametrize(
    ("file", "tests", "laws"),
    [
        (
            "games/trieste/state.py",
            ["tests/games/trieste", "tests/oracles/test_trieste.py"],
            ["tests/games/test_golden.py", "tests/laws", "-k", "trieste"],
        ),
        ("core/rng.py", ["tests/core", "tests/laws"], []),
        ("server/room.py", ["tests/server"], []),
    ],
)
def test_every_room_answers_for_itself(file: str, tests: list[str], laws: list[str]) -> None:
    assert mutants.tests_of(SOURCE / file) == tests
    assert laws_of(SOURCE / file) == laws


@pytest.mark.parametrize(
    ("number", "told", "complains"),
    [
        (0, "", ""),
        (1, "FAILED tests/core/test_rng.py::test_luck - assert 1 == 2", "tests/core/test_rng.py::test_luck"),
        (4, "ERROR tests/core/test_rng.py\n1 error in 2.00s", "tests/core/test_rng.py"),  # nothing can be imported
        (4, "no tests ran in 1.00s", ""),  # there is no such test any more
        (-24, "", "a test that never ended"),
    ],
)
def test_whoever_complains_has_noticed(number: int, told: str, complains: str) -> None:
    assert mutants.complaint(subprocess.CompletedProcess([], number, told, "")) == complains


def test_what_all_tests_begin_with_cannot_be_imported() -> None:
    told = "ImportError while loading conftest 'tests/server/conftest.py'."
    done = subprocess.CompletedProcess([], 4, "", told)
    assert mutants.complaint(done) == "what all tests begin with"


def test_who_ran_a_line_is_found_again() -> None:
    assert node("tests.tools.test_mutants.test_types_are_no_rules") == (
        "tests/tools/test_mutants.py::test_types_are_no_rules"
    )
    assert node("nowhere.test_nothing") == ""  # somebody else's


def test_what_makes_no_difference_is_still_there() -> None:
    """A function that moved takes its entry along: else the excuse is lost, and nobody notices."""
    root = Path(__file__).parents[2]
    excused = tomllib.loads((root / mutants.EXCUSED).read_text(encoding="utf-8"))["equivalent"]
    assert excused
    for one in excused:
        text = (root / one["file"]).read_text(encoding="utf-8")
        lines = {
            line.strip()
            for name, first, last in Functions(ast.parse(text)).functions
            if name == one["function"]
            for line in text.splitlines()[first - 1 : last]
        }
        assert one["before"] in lines, one
