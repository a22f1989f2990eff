"""Runs a benchmark on the package of another clone or build, to compare before and after."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".build" / "compiled"
TABLES = {"trickery": 4, "treachery": 3, "trieste": 3, "mediterranean": 4, "fivesails": 3}  # seats


def run_on(
    tree: Path, module: str, *arguments: str, under: tuple[str, ...] = (), folder: Path = ROOT, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a module of this package on the `intrigue` of a tree: a clone, or a folder that holds the package. `under` is
    a program that runs Python. Exits with what it said if it fails."""
    package = tree / "src" if (tree / "src").is_dir() else tree
    path = os.pathsep.join(map(str, (package.resolve(), ROOT)))
    command = [*under, sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command, env={**os.environ, **environment, "PYTHONPATH": path}, cwd=folder, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stderr)
    return done


def print_figures(name: str, what: str, figures: list[float], form: str = ",.0f") -> None:
    """A line with the figures of one or two trees, and their ratio."""
    ratio = f": {figures[0] / figures[1]:.2f}" if len(figures) > 1 else ""
    print(f"{name}: {what} " + " against ".join(f"{one:{form}}" for one in figures) + ratio, flush=True)
