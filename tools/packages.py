"""Puts Python packages into `.venv`: `packages.py play`, `compile`, `cluster`, `dev` or `proofs`, with those before.

To play one needs little and wants it soon; a gigabyte of packages to test with can wait for whoever tests.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from house import PYTHON, VENV, Trouble, digest, is_done, run, told

KINDS = ("play", "compile", "cluster", "dev", "proofs")
CLUSTER = ("postgres", "messages")  # extras of the package that many servers at once need
NO_VENV = (
    "No environment for Python packages could be made. On Debian and Ubuntu the package python3-venv is needed "
    "(sudo apt-get install python3-venv); then try again."
)
NOT_FETCHED = "The Python packages could not be fetched. Is there a network? Then try again: what is there stays."


def wanted(kind: str) -> list[str]:
    """What has to be installed, as pyproject.toml lists it."""
    import tomllib

    project = tomllib.loads(Path("pyproject.toml").read_text())
    lists = {
        "play": project["project"]["dependencies"],
        "compile": project["build-system"]["requires"],
        "cluster": [name for extra in CLUSTER for name in project["project"]["optional-dependencies"][extra]],
        "dev": project["dependency-groups"]["dev"],
        "proofs": project["dependency-groups"]["proofs"],
    }
    return [name for below in KINDS[: KINDS.index(kind) + 1] for name in lists[below]]


def are_there(kind: str) -> bool:
    return is_done(mark(kind), state(kind)) and PYTHON.exists()


def mark(kind: str) -> Path:
    return VENV / f".{kind}"


def state(kind: str) -> str:
    return digest([sys.version, *wanted(kind)])


def ensure(kind: str) -> None:
    """Make the environment where there is none, or a broken one, and install what is missing."""
    if are_there(kind):
        return
    if not works():
        shutil.rmtree(VENV, ignore_errors=True)
        run("venv", [sys.executable, "-m", "venv", str(VENV)], NO_VENV)
    pip = [str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    run(f"pip-{kind}", [*pip, *wanted(kind)], NOT_FETCHED)
    if kind == "dev":
        run("pip-intrigue", [*pip, "--no-build-isolation", "--no-deps", "-e", "."], "Intrigue could not be installed.")
    mark(kind).write_text(state(kind))


def works() -> bool:
    """Is this a whole environment, of the Python that is asked for?"""
    ask = "import sys, pip; print(sys.version)"
    try:
        done = subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True)
    except OSError:
        return False
    return done.stdout.strip() == sys.version.strip()


def main() -> None:
    kind = sys.argv[1] if len(sys.argv) == 2 else ""
    if kind not in KINDS:
        raise Trouble(f"packages.py takes one of {', '.join(KINDS)}.")
    if not are_there(kind):
        print(f"Fetching Python packages ({kind}) ...", flush=True)
        ensure(kind)


if __name__ == "__main__":
    told(main)
