"""Lists the benchmarks: `make measure`."""

from __future__ import annotations

import ast
from pathlib import Path

FOLDER = Path(__file__).parent


def benchmarks() -> dict[str, str]:
    """The modules that can be run, and the first sentence of each."""
    found = {}
    for file in sorted(FOLDER.glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if file != Path(__file__) and isinstance(tree.body[-1], ast.If):  # if __name__ == "__main__"
            text = " ".join((ast.get_docstring(tree) or "").split("\n\n")[0].split())
            found[file.stem] = text
    return found


if __name__ == "__main__":
    for name, text in benchmarks().items():
        print(f"{name:24} {text}")
    print('\nmake measure WHAT=NAME ARGS="--help" says more about one.')
