"""Tests wait for something to happen, and for nothing else: none of them says a number of seconds.

A test that fails on a busy machine is mostly one that gave something a time that seemed long. So whoever waits takes
PATIENCE, or `eventually`, from `tests/patience.py`; numbers under a name of their own say what they are.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
WAITS = {"join", "sleep", "set_default_timeout", "wait", "wait_for_timeout"}
BREATH = 0.1  # seconds, or as many milliseconds of a page: so long one may rest between two looks


def number(node: ast.expr | None) -> float:
    """A number that is written out; 0 for anything else."""
    known = isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not isinstance(node.value, bool)
    return float(node.value) if known else 0.0  # type: ignore[union-attr]


def hasty(source: str) -> list[str]:
    """What a test waits for by the clock: limits, pauses, and ends that are so many seconds from now."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            breath = BREATH * 1000 if name == "wait_for_timeout" else BREATH
            limits = [number(given.value) for given in node.keywords if given.arg == "timeout"]
            pauses = [number(given) for given in node.args[:1] if name in WAITS]
            if any(limits) or any(pause > breath for pause in pauses):
                found.append(ast.unparse(node))
        elif isinstance(node, ast.BinOp) and "time.monotonic()" in ast.unparse(node.left) and number(node.right):
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("folder", sorted(path.name for path in TESTS.iterdir() if path.is_dir()))
def test_no_test_counts_on_the_speed_of_the_machine(folder: str) -> None:
    for file in sorted((TESTS / folder).rglob("*.py")):
        assert hasty(file.read_text(encoding="utf-8")) == [], f"{file}: see tests/patience.py"


@pytest.mark.parametrize(
    "source",
    [
        "subprocess.run(command, timeout=60)",
        "thread.join(20)",
        "time.sleep(0.5)",
        "page.wait_for_timeout(300)",
        "end = time.monotonic() + 30",
        "expect(button).to_be_visible(timeout=5_000)",
    ],
)
def test_a_test_that_does_is_noticed(source: str) -> None:
    assert hasty(source)


@pytest.mark.parametrize(
    "source",
    ["thread.join(PATIENCE)", "time.sleep(0.01)", "', '.join(words)", "game.wait(0.05)", "run(timeout=PATIENCE)"],
)
def test_one_that_does_not_is_left_alone(source: str) -> None:
    assert hasty(source) == []
