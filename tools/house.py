"""What the tools share: where things are, how a step is skipped that is done already, and how one fails in a sentence.

It runs on whatever Python somebody has, before anything is installed; so it needs nothing but the standard library, and
says so in a sentence where that Python is too old.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src/intrigue")
PAGE = SOURCE / "server" / "page"
WEB = Path("web")
KEPT = Path(".build")
LOGS = KEPT / "logs"
VENV = Path(".venv")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LAST = 12  # lines of a log that are shown when something fails


class Trouble(Exception):
    """Something cannot be done. The text says what, and the way out."""


def at_home() -> None:
    """All tools work in the clone that they lie in, wherever they are called from."""
    os.chdir(ROOT)
    if sys.version_info < (3, 11):  # noqa: UP036 (this is what tells people so)
        raise Trouble(
            f"Intrigue needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try make PYTHON=python3.11 ..."
        )


def digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def content(files: Iterable[Path]) -> str:
    """A name for what is in the files: never times, which lie after a checkout, and which deleting does not change."""
    return digest(f"{file.as_posix()} {hashlib.sha256(file.read_bytes()).hexdigest()}" for file in sorted(files))


def files_in(folder: Path, *but: str) -> list[Path]:
    """All files below a folder, but those in folders of these names."""
    return [file for file in folder.rglob("*") if not {*but, "__pycache__"} & {*file.parts} and file.is_file()]


def is_done(mark: Path, state: str) -> bool:
    return mark.is_file() and mark.read_text() == state


def run(name: str, command: list[str], trouble: str, folder: Path = Path(), **environment: str) -> None:
    """Run a step quietly. Where it fails, say what that means, and show the end of what it said."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name}.log"
    with log.open("w") as out:
        try:
            done = subprocess.run(
                command,
                cwd=folder,
                env={**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        except OSError as error:
            raise Trouble(f"{trouble}\n  {error}") from None
    if done.returncode:
        raise Trouble("\n".join([trouble, *log_end(log)]))


def log_end(log: Path) -> list[str]:
    lines = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
    return [f"The end of {log}:", *[f"  {line}" for line in lines[-LAST:]]]


def told(work: Callable[[], None]) -> None:
    """Run a tool: trouble is a sentence, and Ctrl-C is no trouble."""
    try:
        at_home()
        work()
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        print("\nStopped. What is done is kept; the next try goes on from there.", file=sys.stderr)
        sys.exit(130)
