"""The packages that people get, built and used as they do it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_sdist_and_wheel_build_install_and_play_in_empty_environments() -> None:
    """A short form of `make release`: C that is the same as before is not compiled again."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, str(ROOT / "tools" / "release.py"), "--quick"]
    done = subprocess.run(command, env=clean, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The packages hold" in done.stdout
