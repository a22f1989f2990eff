"""Copied passages: no more than 12 lines of ours stand in two places. `make lint` runs this.

What counts are lines of code: blank lines, remarks, docstrings, imports and lone brackets are left out. A copy in which
names, numbers and texts were changed is one too, unless it says the same line after line: that is a list.
"""

from __future__ import annotations

import ast
import io
import keyword
import re
import sys
import tokenize
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MOST = 12
SHAPES = 8  # a passage with fewer kinds of lines is a list
ROOMS = ("src/intrigue/**/*.py", "benchmarks/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css")
DATA = {  # what may be alike, and why
    "web/src/generated/*": "made from the messages of the server",
    "src/intrigue/games/**/generated.py": "made from lists of fields",
    "src/intrigue/games/*/__init__.py": "every game fills in the same contract",
    "src/intrigue/games/*/cards/lists/*": "cards are data, and some of them do nearly the same",
}
LAYOUT = {tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.COMMENT, tokenize.ENDMARKER}
NAME = re.compile(r"[A-Za-z_$][\w$]*|\d[\w.]*|'[^']*'|\"[^\"]*\"|`[^`]*`")


class Line(NamedTuple):
    number: int
    words: str
    shape: str  # the same without what can be renamed


class Copy(NamedTuple):
    """A passage that stands in two places, with the numbers of its first lines."""

    here: Path
    first: int
    there: Path
    second: int
    lines: int

    def __str__(self) -> str:
        return f"{self.here}:{self.first} and {self.there}:{self.second} have {self.lines} lines in common."


def of_python(text: str) -> Iterator[Line]:
    left_out: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        ):
            left_out.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines: dict[int, list[str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in LAYOUT and token.start[0] not in left_out:
            lines.setdefault(token.start[0], []).append(token.string)
    for number, words in lines.items():
        shape = [word if keyword.iskeyword(word) or not NAME.match(word) else "_" for word in words]
        yield Line(number, " ".join(words), " ".join(shape))


def of_page(text: str) -> Iterator[Line]:
    for left_out in (r"/\*.*?\*/", r"<!--.*?-->", r"^\s*import\b[^;]*;", r"(^|\s)//.*?$"):
        text = re.sub(left_out, lambda found: "\n" * found[0].count("\n"), text, flags=re.DOTALL | re.MULTILINE)
    for number, line in enumerate(text.splitlines(), 1):
        words = " ".join(line.split())
        yield Line(number, words, NAME.sub("_", words))


def read(path: Path) -> list[Line]:
    text = path.read_text(encoding="utf-8")
    lines = of_python(text) if path.suffix == ".py" else of_page(text)
    return [line for line in lines if NAME.search(line.words)]


def copies(files: dict[Path, list[Line]], renamed: bool) -> Iterator[Copy]:
    """The passages that stand in two places, each as long as it is."""
    places: dict[tuple[str, ...], list[tuple[Path, int]]] = {}
    for path, lines in files.items():
        said = [line.shape if renamed else line.words for line in lines]
        for at in range(len(said) - MOST):
            places.setdefault(tuple(said[at : at + MOST + 1]), []).append((path, at))
    pairs = {(one, other) for found in places.values() for one in found for other in found if one < other}
    for (here, at), (there, to) in sorted(pairs):
        if ((here, at - 1), (there, to - 1)) in pairs:
            continue
        length = MOST + 1
        while ((here, at + length - MOST), (there, to + length - MOST)) in pairs:
            length += 1
        shapes = {line.shape for line in files[here][at : at + length]}
        apart = here != there or to >= at + length
        if apart and (not renamed or len(shapes) >= SHAPES):
            yield Copy(here, files[here][at].number, there, files[there][to].number, length)


def found_in(root: Path) -> list[Copy]:
    names = [path.relative_to(root) for room in ROOMS for path in sorted(root.glob(room))]
    ours = [name for name in names if not any(fnmatch(name.as_posix(), data) for data in DATA)]
    files = {name: read(root / name) for name in ours}
    return sorted({*copies(files, renamed=False), *copies(files, renamed=True)})


def main() -> int:
    found = found_in(ROOT)
    for copy in found:
        print(copy)
    if found:
        print(f"What is needed a second time moves to where both can use it; {MOST} lines may be alike.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
