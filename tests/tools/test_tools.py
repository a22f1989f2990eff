"""The tools around the house: setting up, and what is run while working."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))

import house  # noqa: E402
import packages  # noqa: E402
import page  # noqa: E402
import proofs  # noqa: E402
import quick  # noqa: E402


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(house.ROOT)


def test_to_play_one_needs_little() -> None:
    playing, compiling, sharing, developing, proving = (packages.wanted(kind) for kind in packages.KINDS)
    assert set(playing) < set(compiling) < set(sharing) < set(developing) < set(proving)
    assert not [name for name in playing if name.startswith(("mypy[", "pytest", "numpy", "ray"))]
    assert any(name.startswith("mypy[mypyc]") for name in compiling)


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(house.Trouble, match=r"needs Python 3\.11 or newer"):
        house.at_home()


def test_a_step_that_fails_is_a_sentence_with_the_end_of_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "LOGS", tmp_path)
    with pytest.raises(house.Trouble, match="No luck") as trouble:
        house.run("step", [sys.executable, "-c", "print('first'); print('last words'); exit(3)"], "No luck.")
    assert "last words" in str(trouble.value)
    with pytest.raises(house.Trouble, match="No luck"):
        house.run("step", ["no-such-program"], "No luck.")


@pytest.mark.parametrize(("said", "why"), [(0, "it is not here"), (18, "this is Node 18")])
def test_without_node_the_way_out_is_named(said: int, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "is_built", lambda: False)
    monkeypatch.setattr(page, "packages_are_there", lambda: False)
    monkeypatch.setattr(page, "version_of_node", lambda: said)
    with pytest.raises(house.Trouble, match=why) as trouble:
        page.ensure()
    assert "make terminal" in str(trouble.value)


def test_a_broken_environment_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "VENV", tmp_path / "venv")
    monkeypatch.setattr(packages, "PYTHON", tmp_path / "venv" / "bin" / "python")
    commands: list[list[str]] = []
    monkeypatch.setattr(packages, "run", lambda name, command, trouble: commands.append(command))
    (tmp_path / "venv" / "bin").mkdir(parents=True)  # somebody pressed Ctrl-C in the middle
    (tmp_path / "venv" / "leftover").touch()
    with pytest.raises(OSError):  # the stand-in for venv makes nothing, so there is no place for the mark
        packages.ensure("play")
    assert not (tmp_path / "venv" / "leftover").exists()
    assert [command[1:3] for command in commands] == [["-m", "venv"], ["-m", "pip"]]


def test_files_are_told_apart_by_what_is_in_them(tmp_path: Path) -> None:
    (tmp_path / "one").write_text("1")
    first = house.content(house.files_in(tmp_path))
    (tmp_path / "one").touch()
    assert house.content(house.files_in(tmp_path)) == first
    (tmp_path / "two").write_text("")
    assert house.content(house.files_in(tmp_path)) != first


@pytest.mark.parametrize(
    ("changed", "rooms"),
    [
        ("src/intrigue/games/trieste/rules/turn.py", ["games/trieste"]),
        ("tests/games/trickery/test_rules.py", ["games/trickery"]),
        ("src/intrigue/core/state.py", ["core", "laws"]),
        ("src/intrigue/server/hub.py", ["server"]),
        ("tools/page.py", ["tools"]),
        ("docs/players.md", ["docs"]),
        ("LICENSE", ["core"]),
    ],
)
def test_quick_finds_the_room(changed: str, rooms: list[str]) -> None:
    assert quick.rooms([Path(changed)]) == rooms


def test_a_proof_that_holds_is_not_made_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "FOLDER", tmp_path)
    count = tmp_path / "count"
    code = f"print(42); open({str(count)!r}, 'a').write('x')"
    step = proofs.Step("toy", [sys.executable, "-c", code])
    assert proofs.prove("toys", step, "one")
    assert proofs.prove("toys", step, "one")
    assert count.read_text() == "x"
    assert "42" in (tmp_path / "toys" / "toy.txt").read_text()
    assert proofs.prove("toys", step, "two"), "other sources want another proof"
    assert count.read_text() == "xx"
    failing = proofs.Step("toy", [sys.executable, "-c", "exit(1)"])
    assert not proofs.prove("toys", failing, "three")
    assert proofs.prove("toys", step, "three"), "one that failed is tried again"


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_no_package_is_made_without_the_page(kind: str, tmp_path: Path) -> None:
    """A clone in which nobody has built the page."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes(Path(name).read_bytes())
    for name in ("compiling.py", "house.py"):
        (tmp_path / "tools").mkdir(exist_ok=True)
        (tmp_path / "tools" / name).write_bytes((TOOLS / name).read_bytes())
    (tmp_path / "src" / "intrigue").mkdir(parents=True)
    (tmp_path / "src" / "intrigue" / "__init__.py").touch()
    (tmp_path / "src" / "intrigue" / "_version.py").write_text('VERSION = "0.1.0"\n')
    (tmp_path / "src" / "intrigue" / "games").mkdir()
    code = f"from setuptools.build_meta import build_{kind}; build_{kind}('.')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, env={"INTRIGUE_COMPILE": "0"}
    )
    assert done.returncode != 0
    assert "make page" in done.stderr
    with_leave = {"INTRIGUE_COMPILE": "0", "INTRIGUE_PAGE": "0"}
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, env=with_leave)
    assert done.returncode == 0, done.stderr


def test_nothing_lies_in_the_source_that_no_program_reads() -> None:
    """Such as what a merge has left behind."""
    read = {".py", ".typed", ".md", ".ftl", ".toml", ".json"}
    odd = [file for file in house.files_in(house.SOURCE, "page") if file.suffix not in read]
    assert odd == []
