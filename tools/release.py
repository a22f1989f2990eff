"""Checks the packages: builds the sdist, builds the wheel from it, installs the wheel in an empty environment and uses
it there as a person would. All of it happens outside the clone, with environments that hold what `pip` puts there and
nothing else, and without Node: the page is inside.

    python tools/release.py [--python PYTHON] [--quick]

PYTHON is another interpreter to build for. `--quick` takes what `make compiled` has compiled already where it fits.
The packages and their bill of materials lie in `.build/release` afterwards.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
import zipfile
from collections import Counter
from email import message_from_string
from pathlib import Path

import bom
import compiling
import engine
from house import BIN, KEPT, PYTHON, ROOT, Trouble, told

FOLDER = KEPT / "release"
LARGEST = 8_000_000  # bytes of a package
PIP = ("-m", "pip", "install", "-q", "--disable-pip-version-check")
PARTS = {".so": "compiled engine", ".pyd": "compiled engine", ".py": "Python", ".ftl": "words", ".md": "rulebooks"}
WANTED = (
    "intrigue/server/page/index.html",
    "intrigue/py.typed",
    "intrigue/games/fivesails/rulebook.md",
    "intrigue/games/trieste/rulebook.de.md",
    "intrigue/games/trieste/course.toml",
)
NOT_WANTED = re.compile(r"(^|/)(tests|node_modules|__pycache__|\.build)/|\.(c|o)$")
PLAY_OVER_THE_SOCKET = """
import sys
from intrigue.client import Client
with Client(sys.argv[1], name="Ada") as ada:
    table = ada.create("trickery", 3, bots={1: "sensible", 2: "sensible"}, seat=0)
    with ada.live(table.id) as live:
        for _ in live:
            if live.choices:
                live.act(live.choices[0].say)
    print(ada.table(table.id).stage)
"""
TYPED = """
import intrigue
state: intrigue.State = intrigue.game("trickery").new(seats=4, seed=7)
reveal_type(state.legal(0))
"""


def check(true: bool, otherwise: str) -> None:
    if not true:
        raise Trouble(f"The package is not right: {otherwise}")


def output(command: list[str], *, input: str | None = None, folder: Path | None = None, **environment: str) -> str:
    """What a command prints; trouble if it fails."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("INTRIGUE", "PYTHONPATH"))}
    done = subprocess.run(
        command, input=input, cwd=folder, env={**clean, **environment}, capture_output=True, text=True
    )
    if done.returncode:
        raise Trouble(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def path_without_node(folder: Path) -> str:
    """A path on which there is everything but Node."""
    folder.mkdir(parents=True)
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else []:
            if program.name not in ("node", "npm", "npx") and not (folder / program.name).exists():
                (folder / program.name).symlink_to(program)
    return str(folder)


def make_environment(folder: Path, python: str) -> Path:
    """An empty environment; its Python."""
    output([python, "-m", "venv", str(folder)])
    return folder / BIN.name / PYTHON.name


def build_sdist(folder: Path, python: str) -> Path:
    """The sdist of the clone, by an environment that has `build` and nothing else."""
    bare = make_environment(folder / "building", python)
    output([str(bare), *PIP, "build"], folder=folder)
    output([str(bare), "-m", "build", "--sdist", "--outdir", str(folder / "package"), str(ROOT)], folder=folder)
    [package] = (folder / "package").glob("*.tar.gz")
    return package


def build_wheel(sdist: Path, folder: Path, python: str, quick: bool) -> Path:
    """The wheel as `pip` makes it from the sdist. `quick` skips C that was compiled before, and never mypy or mypyc."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "source", filter="data")
    [source] = (folder / "source").iterdir()
    environment = {"PATH": path_without_node(folder / "path")}
    if quick:
        environment["INTRIGUE_OPT"] = engine.OPTIMISATION
        share_objects(ROOT / compiling.cache(engine.OPTIMISATION), source / compiling.cache(engine.OPTIMISATION))
    bare = make_environment(folder / "packing", python)
    command = [str(bare), "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps"]
    output([*command, "-w", str(folder / "package"), str(source)], folder=folder, **environment)
    [package] = (folder / "package").glob("*.whl")
    return package


def share_objects(ours: Path, theirs: Path) -> None:
    """Object files by the content of their C."""
    if (ours / "objects").is_dir():
        shutil.copytree(ours / "objects", theirs / "objects", copy_function=os.link)
        shutil.copy2(ours / "way", theirs / "way")


def look_inside(package: Path) -> None:
    """Contents, size and metadata."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as file:
            names = file.namelist()
            [about] = [name for name in names if name.endswith("/METADATA")]
            text = file.read(about).decode()
            print_parts(file.infolist())
    else:
        with tarfile.open(package) as archive:
            names = [name.partition("/")[2].removeprefix("src/") for name in archive.getnames()]
            member = archive.extractfile(f"{package.name.removesuffix('.tar.gz')}/PKG-INFO")
            assert member is not None
            text = member.read().decode()
    for name in WANTED:
        check(name in names, f"{name} is missing")
    check(any(re.fullmatch(r"intrigue/server/page/assets/.*\.js", name) for name in names), "the page has no scripts")
    strange = [name for name in names if NOT_WANTED.search(name)]
    check(not strange, f"it contains {strange[:5]}")
    size = package.stat().st_size
    check(size < LARGEST, f"it has {size:,} bytes")
    fields = message_from_string(text)
    for field in ("Name", "Version", "Summary", "License-Expression", "Requires-Python", "Classifier", "Requires-Dist"):
        check(bool(fields[field]), f"its metadata has no {field}")
    check("# Intrigue" in text, "it has no description")
    print(f"{package.name}: {size:,} bytes, {len(names)} files", flush=True)
    list_materials(fields.get_all("Requires-Dist", []))


def print_parts(files: list[zipfile.ZipInfo]) -> None:
    """What the bytes of a wheel are."""
    sizes: Counter[str] = Counter()
    for file in files:
        if file.filename.startswith("intrigue/server/page/"):
            sizes["the page"] += file.compress_size
        else:
            sizes[PARTS.get(Path(file.filename).suffix, "the rest")] += file.compress_size
    print(", ".join(f"{part} {size / 1e6:.2f} MB" for part, size in sizes.most_common()))


def list_materials(wanted: list[str]) -> None:
    """What is in it, for whoever has to know: beside the package, as it is published with it."""
    file = bom.write(FOLDER)
    bill = json.loads(file.read_text())
    listed = {plain(part["name"]) for part in bill["components"] if part["scope"] == "required"}
    needed = {plain(re.split(r"[^\w.-]", name)[0]) for name in wanted if "extra ==" not in name}
    check(needed <= listed, f"{needed - listed} is not in its bill of materials: make lock")
    print(f"{file.name}: {len(bill['components'])} components")


def plain(name: str) -> str:
    """A name of a package as the registry compares them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def install(package: Path, folder: Path, python: str) -> Path:
    """An empty environment with the package; where its programs are."""
    began = time.monotonic()
    own = make_environment(folder / "venv", python)
    output([str(own), *PIP, str(package)], folder=folder)
    print(f"installed in an empty environment in {time.monotonic() - began:.0f} s", flush=True)
    return own.parent


def use(programs: Path, folder: Path) -> None:
    """Play, serve, simulate, look at the types."""
    command, python = str(programs / "intrigue"), str(programs / PYTHON.name)
    home = {"INTRIGUE_DATA": str(folder / "data")}
    version = output([command, "--version"], folder=folder).strip()
    print(version)
    check(("(compiled)" in version) == (shutil.which("cc") is not None), f"this is {version}")
    ended = output([command, "play", "trickery", "--seed", "7"], input="1\n" * 500, folder=folder, **home)
    check("wins" in ended or "winner" in ended, f"the game did not end: {ended[-500:]}")
    print("a game in the terminal was played to its end")
    simulated = output([command, "simulate", "trickery", "--games", "200"], folder=folder, **home)
    check("200" in simulated, "nothing was simulated")
    print("200 games were simulated")
    serve(command, python, folder, home)
    (folder / "user.py").write_text(TYPED)
    types = output([sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "user.py"], folder=folder)
    check('Revealed type is "list[int]"' in types.replace("builtins.", ""), f"mypy says {types}")
    print("its types are seen")


def serve(command: str, python: str, folder: Path, home: dict[str, str]) -> None:
    """The page, and a game over the socket."""
    environment = {**os.environ, **home, "PYTHONUNBUFFERED": "1", "PYTHONPATH": ""}
    with subprocess.Popen(
        [command, "serve", "--port", "0", "--bot-pause", "0", "--message-rate", "1000", "--message-burst", "1000"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.search(r"http://[^ ]*:\d+", line)
            check(found is not None, f"it does not serve: {line}")
            assert found is not None
            page = urllib.request.urlopen(found[0]).read().decode()
            script = re.search(r'src="(/assets/[^"]*\.js)"', page)
            check(script is not None, "there is no page")
            assert script is not None
            urllib.request.urlopen(found[0] + script[1]).read()
            stage = output([python, "-c", PLAY_OVER_THE_SOCKET, found[0]], folder=folder).strip()
            check(stage == "over", f"the game over the socket is {stage}")
            print("the page is served, and a game was played over the socket")
        finally:
            server.terminate()


def check_packages(folder: Path, python: str, quick: bool) -> None:
    sdist = build_sdist(folder, python)
    look_inside(sdist)
    wheel = build_wheel(sdist, folder, python, quick)
    look_inside(wheel)
    use(install(wheel, folder, python), folder)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--python", default=sys.executable)
    asked.add_argument("--quick", action="store_true")
    options = asked.parse_args()
    began = time.monotonic()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="intrigue-release-") as outside:
        check_packages(Path(outside), options.python, options.quick)
        for package in (Path(outside) / "package").iterdir():
            shutil.copy2(package, FOLDER)
    print(f"The packages hold, in {time.monotonic() - began:.0f} s.")


if __name__ == "__main__":
    told(main)
