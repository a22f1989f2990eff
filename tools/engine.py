"""Makes `.build/compiled`, a tree with the package and its compiled engine that can be put on Python's path.

Each state of the sources gets a tree of its own, and `.build/compiled` points to the last one: a stale extension can
never shadow edited source, and a program that runs on an older tree keeps it. `tools/compiling.py` has the how.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from house import KEPT, PAGE, SOURCE, Trouble, content, digest, files_in, log_end, told

TREE = KEPT / "compiled"
TREES = KEPT / "trees"
MADE = ".made"  # a tree is whole when this is in it; those who wait for it look for it
SPARE = 3  # trees that stay: somebody may be running on them
OPTIMISATION = "1"  # nearly as fast to play as 3, which wheels get, and compiled in two thirds of the time
WAY = ("INTRIGUE_COMPILE", "INTRIGUE_GAMES", "INTRIGUE_GROUPS", "CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")


def files_of_package() -> list[Path]:
    """Everything that belongs to the package but the page, which is built by itself."""
    return [file for file in files_in(SOURCE) if PAGE not in file.parents]


def tree() -> Path:
    """Where the tree for the sources as they are belongs: named by them, and by the way they are compiled."""
    how = [Path("pyproject.toml"), Path("tools/engine.py"), Path("tools/compiling.py")]
    way = [os.environ.get(name, "") for name in WAY]
    return TREES / digest([*way, sys.version, content([*files_of_package(), *how])])[:16]


def is_made() -> bool:
    return (tree() / MADE).is_file()


def make() -> None:
    wanted = tree()
    if not (wanted / MADE).is_file():
        shutil.rmtree(wanted, ignore_errors=True)
        fill(wanted)
        (wanted / MADE).touch()
    point(TREE, wanted)
    for old in sorted(TREES.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-SPARE]:
        shutil.rmtree(old, ignore_errors=True)


def fill(wanted: Path) -> None:
    """The package and its extensions, with the page as it lies in the source, so that there is one of it."""
    import compiling

    try:
        extensions, top = compiling.compiled(OPTIMISATION)
    except compiling.NotCompiled as error:
        raise Trouble("\n".join([str(error), *log_end(error.log)])) from None
    for file in files_of_package():
        put(file, wanted / file.relative_to(SOURCE.parent))
    for extension in extensions:
        put(extension, wanted / extension.relative_to(top))
    (wanted / "intrigue" / "server" / "page").symlink_to(PAGE.resolve(), target_is_directory=True)


def put(file: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(file, place)


def point(name: Path, wanted: Path) -> None:
    """Make a link lead to the tree, in one step."""
    os.utime(wanted)  # it is the newest again
    if name.is_symlink() and name.resolve() == wanted.resolve():
        return
    fresh = name.with_name(f"{name.name}.{os.getpid()}")
    fresh.unlink(missing_ok=True)
    fresh.symlink_to(wanted.relative_to(name.parent), target_is_directory=True)
    if name.is_dir() and not name.is_symlink():
        shutil.rmtree(name)
    os.replace(fresh, name)


def main() -> None:
    if sys.argv[1:] == ["where"]:
        print(tree())
    else:
        make()


if __name__ == "__main__":
    told(main)
