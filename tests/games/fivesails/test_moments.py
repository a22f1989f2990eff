"""Moments are made in one place, each kind by the function of its name."""

from __future__ import annotations

import ast
from pathlib import Path

from intrigue.games import fivesails
from intrigue.games.fivesails.state import names
from intrigue.games.fivesails.state.names import MOMENTS, PAYING

FOLDER = Path(fivesails.__file__).parent


def called(tree: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def test_each_kind_of_moment_is_made_by_one_function_of_its_name() -> None:
    made: dict[str, str] = {}
    for function in ast.parse((FOLDER / "state/moments.py").read_text(encoding="utf-8")).body:
        if isinstance(function, ast.FunctionDef):
            for call in called(function):
                if ast.unparse(call.func) == "happens":
                    kind = ast.unparse(call.args[1])
                    assert kind not in made
                    made[kind] = function.name.removeprefix("when_")
    assert made == {kind: kind.lower() for kind in made}
    assert sorted([vars(names)[kind] for kind in made] + [PAYING]) == list(range(MOMENTS))


def test_nobody_else_makes_moments() -> None:
    makers = {
        file.relative_to(FOLDER).as_posix()
        for file in FOLDER.rglob("*.py")
        for call in called(ast.parse(file.read_text(encoding="utf-8")))
        if ast.unparse(call.func).rpartition(".")[2] in ("Moment", "happens")
    }
    assert makers == {"state/moments.py", "state/parts.py"}  # where there is none, and the same about another card
