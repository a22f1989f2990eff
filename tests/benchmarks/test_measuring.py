"""The other benchmarks: each can be started and says what it measures, and two trees are compared."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from benchmarks.__main__ import benchmarks
from benchmarks.trees import ROOT, TABLES, run_on


def test_they_are_listed_with_a_sentence() -> None:
    listed = subprocess.run([sys.executable, "-m", "benchmarks"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert {"load", "chaos", "peers", "engine_speed", "move_cost"} <= set(benchmarks())
    for name, text in benchmarks().items():
        assert text.endswith((".", "`make load`.", "`make chaos`.", "`make peers`.")), name
        assert re.search(rf"^{name} +{re.escape(text)}$", listed.stdout, re.MULTILINE)


@pytest.mark.parametrize("name", ["chaos", "cluster_speed", "engine_speed", "load", "move_cost", "peers", "view_cost"])
def test_they_explain_themselves(name: str) -> None:
    command = [sys.executable, "-m", f"benchmarks.{name}", "--help"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert "sage: " in done.stdout


def test_two_trees_are_compared() -> None:
    arguments = ["--tree", "src", "--against", "src", "--games", "2", "--rounds", "1", "trickery"]
    said = run_on(ROOT / "src", "benchmarks.engine_speed", *arguments).stdout
    for figure in ("decisions/s", "games/s", "clones/s"):
        line = rf"^trickery, {TABLES['trickery']}: {figure} [\d,]+ against [\d,]+: \d+\.\d\d$"
        assert re.search(line, said, re.MULTILINE), said


def test_games_may_be_named_after_the_trees() -> None:
    arguments = ["take_back", "--tree", "src", "--against", "src", "trickery"]
    said = run_on(ROOT / "src", "benchmarks.take_backs_and_loading", *arguments).stdout
    assert re.search(r"^take_back trickery: median [\d.]+ against [\d.]+: ", said, re.MULTILINE), said


def test_a_benchmark_runs_on_the_package_of_the_tree(tmp_path: Path) -> None:
    (tmp_path / "intrigue").mkdir()
    (tmp_path / "intrigue" / "__init__.py").write_text("raise SystemExit('another package')\n")
    with pytest.raises(SystemExit, match="another package"):
        run_on(tmp_path, "benchmarks.engine_speed", "--here", "trickery")
