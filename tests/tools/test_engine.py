"""Compiling: what changed and nothing else, on whatever compiler is here. A small package stands for the real one."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "tools"
sys.path.insert(0, str(TOOLS))

from setuptools import Extension  # noqa: E402

import compiling  # noqa: E402

DEALER = """
class Dealer:
    def __init__(self, cards: int) -> None:
        self.cards = cards

    def deal(self) -> int:
        self.cards -= 1
        return self.cards
"""
RULES = """
from ...core.state import Dealer

BONUS = 1


def score(dealer: Dealer) -> int:
    return dealer.deal() + BONUS
"""
ASK = """
import intrigue.core.state as core, intrigue.games.dice.rules as rules
print(core.__file__.endswith(".py"), rules.score(core.Dealer(10)))
"""
needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler here")


class Clone:
    """A clone with a core, two games and a player, and the real tools."""

    files = 0  # that were compiled to make it

    def __init__(self, folder: Path, like: Clone | None = None) -> None:
        self.folder = folder
        if like is not None:
            shutil.copytree(like.folder, folder, symlinks=True)
            return
        shutil.copytree(TOOLS, folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        self.write("pyproject.toml", "")
        for package in ("", "core/", "games/", "games/dice/", "games/cups/", "players/", "table/", "research/"):
            self.write(f"src/intrigue/{package}__init__.py", "")
        self.write("src/intrigue/table/diff.py", "")
        self.write("src/intrigue/research/batch.py", "")
        for name in compiling.CORE:
            self.write(f"src/intrigue/core/{name}.py", f"NAME = '{name}'\n")
        self.write("src/intrigue/core/state.py", DEALER)
        self.write("src/intrigue/games/dice/rules.py", RULES)
        self.write("src/intrigue/games/cups/rules.py", RULES)
        self.write("src/intrigue/players/search.py", "DEPTH = 3\n")
        self.write("src/intrigue/server/app.py", "")

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def start(self, *command: str, **environment: str) -> subprocess.Popen[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("INTRIGUE", "PYTHONPATH"))}
        return subprocess.Popen(
            [sys.executable, *(command or ("tools/engine.py",))],
            cwd=self.folder,
            env={**clean, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # Ctrl-C reaches everything that was started, as in a terminal
        )

    def make(self, **environment: str) -> int:
        """Make the tree; how many files were compiled for it."""
        with self.start(**environment) as process:
            said, _ = process.communicate()
        assert process.returncode == 0, said
        self.said = said
        found = re.search(r"(\d+) files", said)
        return int(found[1]) if found else 0

    def ask(self) -> list[str]:
        """Is the core plain, and what does a game score?"""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / ".build" / "compiled"), "INTRIGUE_PLAIN": "0"}
        command = [sys.executable, "-c", ASK]
        done = subprocess.run(command, env=environment, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path / "clone")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """A clone in which everything is compiled."""
    clone = Clone(tmp_path_factory.mktemp("built") / "clone")
    clone.files = clone.make()
    assert clone.files > 10
    assert clone.ask() == ["False", "10"]
    return clone


@needs_compiler
def test_only_what_changed_is_compiled(built: Clone, tmp_path: Path) -> None:
    clone, everything = Clone(tmp_path / "clone", built), built.files
    assert clone.make() == 0

    clone.write("src/intrigue/games/dice/rules.py", RULES.replace("BONUS = 1", "BONUS = 5"))
    assert 0 < clone.make() < everything / 2, "another game and the core are as they were"
    assert clone.ask() == ["False", "14"]

    clone.write("src/intrigue/games/dice/rules.py", RULES)
    assert clone.make() == 0, "the tree of these sources is still there"
    assert clone.ask() == ["False", "10"]

    clone.write("src/intrigue/core/state.py", DEALER.replace("cards -= 1", "cards -= 3"))
    assert clone.make() > 0
    assert clone.ask() == ["False", "8"]

    wider = DEALER.replace("self.cards = cards", "self.lots: list[int] = [7]\n        self.cards = cards")
    clone.write("src/intrigue/core/state.py", wider)
    clone.make()
    assert clone.ask() == ["False", "10"], "games know the new shape of the core"


@needs_compiler
def test_an_edit_within_the_second_is_seen(built: Clone, tmp_path: Path) -> None:
    """mypy knows a file by its size and the second it was written in; a quick machine builds in less than one."""
    clone = Clone(tmp_path / "clone", built)
    core = clone.folder / "src/intrigue/core/state.py"
    second = core.stat().st_mtime
    for taken, score in ((3, "8"), (4, "7")):
        core.write_text(DEALER.replace("cards -= 1", f"cards -= {taken}"))
        os.utime(core, (second, second))
        assert clone.make() > 0
        assert clone.ask() == ["False", score]


def test_flags_are_part_of_what_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "KEPT", tmp_path)
    monkeypatch.chdir(ROOT)
    compiler = compiling.Compiler("cc", "12", grouped=True)
    kept = compiling.folder_for("1", compiler)
    (kept / "object").touch()
    assert (compiling.folder_for("1", compiler) / "object").exists()
    monkeypatch.setenv("CFLAGS", "-O0")
    assert not (compiling.folder_for("1", compiler) / "object").exists()


def test_what_modules_need_of_the_library_is_needed_still_when_their_c_is_there_already(tmp_path: Path) -> None:
    """Where nothing is translated anew, mypyc names nothing of it."""

    def asked(*parts: str) -> list[Any]:
        group = Extension(
            "group",
            ["c/__native_rules.c", "c/list_ops.c", *[f"c/{part}/{part}_api.c" for part in parts]],
            include_dirs=["lib-rt", "c", *[f"lib-rt/{part}" for part in parts]],
        )
        built = [group, Extension("shim", ["c/rules.c"])]
        compiling.need_as_before(built, tmp_path / "needed")
        return [(extension.sources, extension.include_dirs) for extension in built]

    whole = asked("vecs")
    assert asked() == whole == asked("vecs")
    assert "c/vecs/vecs_api.c" in whole[0][0]
    assert whole[1] == (["c/rules.c"], [])


@needs_compiler
def test_a_compiler_that_does_not_know_our_flags_gets_one_file(built: Clone, tmp_path: Path) -> None:
    old = tmp_path / "old-cc"
    old.write_text('#!/bin/sh\nfor word; do [ "$word" = -fcommon ] && exit 1; done\nexec cc "$@"\n')
    old.chmod(0o755)
    clone = Clone(tmp_path / "clone", built)
    assert clone.make(CC=str(old)) > 0, "nothing of another compiler is taken"
    assert clone.ask() == ["False", "10"]
    assert not list((clone.folder / ".build" / "compiled").glob("intrigue_dice__mypyc*"))


@pytest.mark.parametrize("environment", [{"CC": "no-such-compiler"}, {"INTRIGUE_COMPILE": "0"}], ids=str)
def test_without_a_compiler_it_is_plain_python(clone: Clone, environment: dict[str, str]) -> None:
    clone.make(**environment)
    assert clone.ask() == ["True", "10"]
    if "CC" in environment:
        assert "There is no C compiler here" in clone.said


@needs_compiler
@pytest.mark.parametrize(
    ("file", "text", "environment", "said"),
    [
        ("players/search.py", "DEPTH: int = 'deep'\n", {}, "Incompatible types"),
        ("players/search.py", "import numpy_of_nobody\n", {}, "Cannot find implementation"),
        ("players/search.py", "DEPTH = 4\n", {"CC": "{broken}"}, "a wall of errors"),
    ],
    ids=["types", "import", "C"],
)
def test_a_compiler_that_fails_means_plain_python_and_a_sentence(
    clone: Clone, tmp_path: Path, file: str, text: str, environment: dict[str, str], said: str
) -> None:
    """Whoever installs a package hears one sentence; whoever compiles the engine by itself hears why."""
    broken = tmp_path / "broken-cc"
    broken.write_text('#!/bin/sh\ncase "$*" in *__native*) echo a wall of errors >&2; exit 1;; esac\nexec cc "$@"\n')
    broken.chmod(0o755)
    environment = {name: value.format(broken=broken) for name, value in environment.items()}
    clone.write(f"src/intrigue/{file}", text)
    shutil.copy2(ROOT / "setup.py", clone.folder)
    with clone.start("setup.py", "build", INTRIGUE_PAGE="0", **environment) as process:
        heard, _ = process.communicate()
    assert process.returncode == 0, heard
    assert "The engine could not be compiled; .build/engine-O3/log says why. The package is plain Python" in heard
    assert "error" not in heard
    assert said in (clone.folder / ".build" / "engine-O3" / "log").read_text()
    assert not list(clone.folder.rglob("build/**/*.so"))

    with clone.start("tools/engine.py", **environment) as process:
        heard, _ = process.communicate()
    assert process.returncode == 1
    assert said in heard
    assert "Traceback" not in heard


def test_the_page_is_looked_for_before_anything_is_compiled(clone: Clone) -> None:
    shutil.copy2(ROOT / "setup.py", clone.folder)
    with clone.start("setup.py", "build") as process:
        heard, _ = process.communicate()
    assert process.returncode == 1
    assert "The page in the browser is not built" in heard
    assert not (clone.folder / ".build").exists()


@needs_compiler
def test_modules_that_stay_plain_may_need_what_is_not_installed(clone: Clone) -> None:
    """A package is built where only `build-system.requires` is installed; mypy looks into all that is imported."""
    clone.write(
        "src/intrigue/table/live.py", "import sqlalchemy_of_nobody\n\nROOMS: int = sqlalchemy_of_nobody.rooms\n"
    )
    clone.write(
        "src/intrigue/table/diff.py",
        "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from . import live\n",
    )
    assert clone.make() > 0
    assert clone.ask() == ["False", "10"]


def test_a_stale_file_never_stays(clone: Clone) -> None:
    plain = {"INTRIGUE_COMPILE": "0"}
    clone.write("src/intrigue/games/dice/odds.py", "")
    clone.make(**plain)
    tree = clone.folder / ".build" / "compiled"
    assert (tree / "intrigue/games/dice/odds.py").exists()
    before = tree.resolve()
    (clone.folder / "src/intrigue/games/dice/odds.py").unlink()
    clone.make(**plain)
    assert not (tree / "intrigue/games/dice/odds.py").exists()
    assert (before / "intrigue/games/dice/odds.py").exists(), "whoever runs on the old tree keeps it"


# A compiler that takes its time over one of the later files. It says so when nothing can keep a signal from it:
# a shell that is about to begin something may lose one.
SLOW = """#!/bin/sh
case "$*" in *rules.c*)
  echo x >> {count}
  if [ $(wc -l < {count}) -gt 2 ] && mkdir {count}.once 2> /dev/null; then exec {python} -c "{sleep}"; fi;;
esac
exec cc "$@"
"""
SLEEP = """
import signal, time
signal.signal(signal.SIGINT, signal.SIG_DFL)
open('{asleep}', 'w').close()
time.sleep(600)
"""


@needs_compiler
def test_what_is_stopped_half_way_goes_on(clone: Clone, tmp_path: Path) -> None:
    slow, count, asleep = tmp_path / "slow-cc", tmp_path / "count", tmp_path / "asleep"
    slow.write_text(SLOW.format(python=sys.executable, count=count, sleep=SLEEP.format(asleep=asleep)))
    slow.chmod(0o755)
    with clone.start(CC=str(slow)) as process:
        while not asleep.exists():
            assert process.poll() is None, process.communicate()[0]
        os.killpg(process.pid, signal.SIGINT)
        said, _ = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in said
    assert not (clone.folder / ".build" / "compiled").exists()
    clone.make()
    assert clone.ask() == ["False", "10"]
