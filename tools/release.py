"""A proof of the packages: `release.py sdist` or `wheel` builds one, installs it in an empty environment, and uses it
there as a person would, far from the clone. The sdist is built without Node: the page is inside. The bill of materials
is written beside them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from email import message_from_string
from pathlib import Path

import bom
from house import BIN, KEPT, PYTHON, ROOT, Trouble, told

FOLDER = KEPT / "release"
LARGEST = 8_000_000  # bytes of a package
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


def said(command: list[str], *, input: str | None = None, folder: Path | None = None, **environment: str) -> str:
    """What a command prints; trouble if it fails."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("INTRIGUE", "PYTHONPATH"))}
    done = subprocess.run(
        command, input=input, cwd=folder, env={**clean, **environment}, capture_output=True, text=True
    )
    if done.returncode:
        raise Trouble(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def without_node(folder: Path) -> str:
    """A path on which there is everything but Node."""
    folder.mkdir(parents=True)
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else []:
            if program.name not in ("node", "npm", "npx") and not (folder / program.name).exists():
                (folder / program.name).symlink_to(program)
    return str(folder)


def built(kind: str, out: Path) -> Path:
    """The package, made from the clone as `pip` and `build` make it."""
    command = ["-m", "build", "--sdist", "--no-isolation", "--outdir", str(out), "."]
    if kind == "wheel":
        command = ["-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps", "-w", str(out), "."]
    said([str(PYTHON), *command], folder=ROOT)
    [package] = out.iterdir()
    return package


def look_inside(package: Path) -> None:
    """Contents, size and metadata."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as file:
            names = file.namelist()
            [about] = [name for name in names if name.endswith("/METADATA")]
            text = file.read(about).decode()
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


def installed(package: Path, folder: Path) -> Path:
    """An empty environment with the package; where its programs are."""
    said([sys.executable, "-m", "venv", str(folder / "venv")])
    programs = folder / "venv" / BIN.name
    began = time.monotonic()
    path = without_node(folder / "path")
    pip = [str(programs / PYTHON.name), "-m", "pip", "install", "-q", "--disable-pip-version-check", str(package)]
    said(pip, folder=folder, PATH=path)
    print(f"installed in an empty environment, without Node, in {time.monotonic() - began:.0f} s", flush=True)
    return programs


def use(programs: Path, folder: Path) -> None:
    """Play, serve, simulate, look at the types."""
    command, python = str(programs / "intrigue"), str(programs / PYTHON.name)
    home = {"INTRIGUE_DATA": str(folder / "data")}
    version = said([command, "--version"], folder=folder).strip()
    print(version)
    check(("(compiled)" in version) == (shutil.which("cc") is not None), f"this is {version}")
    ended = said([command, "play", "trickery", "--seed", "7"], input="1\n" * 500, folder=folder, **home)
    check("wins" in ended or "winner" in ended, f"the game did not end: {ended[-500:]}")
    print("a game in the terminal was played to its end")
    simulated = said([command, "simulate", "trickery", "--games", "200"], folder=folder, **home)
    check("200" in simulated, "nothing was simulated")
    print("200 games were simulated")
    serve(command, python, folder, home)
    (folder / "user.py").write_text(TYPED)
    types = said([str(ROOT / BIN / "mypy"), "--strict", "--python-executable", python, "user.py"], folder=folder)
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
            stage = said([python, "-c", PLAY_OVER_THE_SOCKET, found[0]], folder=folder).strip()
            check(stage == "over", f"the game over the socket is {stage}")
            print("the page is served, and a game was played over the socket")
        finally:
            server.terminate()


def main() -> None:
    kind = sys.argv[1] if len(sys.argv) == 2 else ""
    if kind not in ("sdist", "wheel"):
        raise Trouble("release.py takes sdist or wheel.")
    folder = (FOLDER / kind).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "package").mkdir(parents=True)
    began = time.monotonic()
    package = built(kind, folder / "package")
    print(f"built in {time.monotonic() - began:.0f} s", flush=True)
    look_inside(package)
    use(installed(package, folder), folder)
    shutil.rmtree(folder / "venv")


if __name__ == "__main__":
    told(main)
