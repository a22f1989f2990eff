"""The examples in the docs, where more matters than that they run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PPO = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"
ONE_THREAD = """
import os, runpy, sys
runpy.run_path(sys.argv[1])
import numpy as np
np.ones((900, 900)) @ np.ones((900, 900))
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are counted by Linux")
def test_ppo_leaves_its_matrices_to_one_thread() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    done = subprocess.run([sys.executable, "-c", ONE_THREAD, str(PPO)], env=environment, capture_output=True, text=True)
    assert done.stdout.strip() == "1", done.stderr
