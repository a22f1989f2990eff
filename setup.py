"""Compiles the engine with mypyc where a C compiler is there; everything else is in pyproject.toml.

The rules of the games, the core under them and the bots are compiled in one group, because calls between compiled
modules are what makes them fast. Without a compiler, or with INTRIGUE_COMPILE=0, the package is plain Python and works
just the same. An editable install is always plain: a compiled module beside edited source would shadow it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

SOURCE = Path("src/intrigue")
CORE = ["part", "passing", "rng", "state", "player"]
COMMANDS = {
    "bdist_wheel",
    "build",
    "build_ext",
    "install",
}  # not for metadata, nor an editable install
GAME = ["state", "cards", "rules", "bot"]  # files of a game, or folders of that name


def compiled_modules() -> list[str]:
    found = [SOURCE / "core" / f"{name}.py" for name in CORE]
    only = os.environ.get("INTRIGUE_GAMES", "").split()  # while working on one game: the others stay plain
    for game in sorted((SOURCE / "games").iterdir()):
        if only and game.name not in only:
            continue
        for name in GAME:
            found += [file for file in [game / f"{name}.py"] if file.is_file()]
            found += sorted(file for file in (game / name).glob("*.py") if file.name != "__init__.py")
    found += sorted((SOURCE / "players").glob("search*.py"))
    return [str(file) for file in found]


def has_compiler() -> bool:
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler
    from sysconfig import get_path

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_path("include")])
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Any]:
    if os.environ.get("INTRIGUE_COMPILE") == "0" or not COMMANDS.intersection(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("mypyc is not here: building plain Python.", file=sys.stderr)
        return []
    if not has_compiler():
        print("No C compiler: building plain Python.", file=sys.stderr)
        return []
    built: list[Any] = mypycify(compiled_modules(), opt_level=os.environ.get("INTRIGUE_OPT", "3"), debug_level="0")
    if (
        sys.platform == "linux"
    ):  # the engine calls Python's own functions all the time: straight, not by a table, is 5 % faster
        for extension in built:
            extension.extra_compile_args.append("-fno-plt")
    return built


setup(ext_modules=extensions())
