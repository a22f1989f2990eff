"""`make quick`: what one runs while working. Lint, types, and the tests of the rooms in which something has changed.

`make quick ROOM=games/trieste` takes that room instead. Types are checked of everything, but mypy remembers what has
not changed; so after the first time it takes seconds.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from house import BIN, PYTHON, Trouble, told

TESTS = Path("tests")
BESIDES = {"core": ["laws"], "tools": [], "docs": [], "web": []}  # rooms that also have tests elsewhere
ALWAYS = "core"


def changed() -> list[Path]:
    """What is not committed yet; where everything is, what the last commit changed."""
    status = git("status", "--porcelain", "--untracked-files=all")
    names = [line[3:].split(" -> ")[-1].strip('"') for line in status]
    return [Path(name) for name in names or git("diff", "--name-only", "HEAD~1")]


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], capture_output=True, text=True)
    if done.returncode:
        raise Trouble("What changed is asked of git, which does not answer; name a room: make quick ROOM=games/trieste")
    return done.stdout.splitlines()


def rooms(files: list[Path]) -> list[str]:
    """The folders of tests that are about these files."""
    found: list[str] = []
    for file in files:
        parts = file.parts[2:-1] if file.parts[:2] == ("src", "intrigue") else file.parts[1:-1]
        if file.parts[0] not in ("src", "tests"):
            parts = file.parts[:1]
        for depth in (2, 1):  # a room of its own, as a game has, or the one that it is in
            room = "/".join(parts[:depth])
            if room and (TESTS / room).is_dir() and not (depth == 1 and room == "games"):
                found += [room, *BESIDES.get(room, [])]
                break
    return sorted(set(found)) or [ALWAYS]


def main() -> None:
    chosen = [name.removeprefix("tests/").strip("/") for name in sys.argv[1:]] or rooms(changed())
    for room in chosen:
        if not (TESTS / room).exists():
            raise Trouble(f"There is no room tests/{room}.")
    steps = [
        [str(BIN / "ruff"), "check", "-q", "."],
        [str(BIN / "ruff"), "format", "-q", "--check", "."],
        [str(BIN / "lint-imports"), "--no-logo"],
        [str(PYTHON), "tools/copies.py"],
        [str(PYTHON), "tools/fields.py", "check"],
        [str(BIN / "mypy")],
        [str(PYTHON), "-m", "pytest", "-q", "-n", "2", *[str(TESTS / room) for room in chosen]],
    ]
    print(f"Lint, types, and the tests of {', '.join(chosen)} ...", flush=True)
    for step in steps:
        if subprocess.run(step).returncode:
            raise Trouble(f"Not yet: {Path(step[0]).name} has something to say.")


if __name__ == "__main__":
    told(main)
