"""Builds packages: the engine compiled where it can be (`tools/compiling.py`), and the page in the browser inside.

Everything else is in pyproject.toml. An editable install is always plain: a compiled module beside edited source would
shadow it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import compiling
from house import PAGE

COMPILING = {"bdist_wheel", "build", "build_ext", "install"}  # not for metadata, nor an editable install
OPTIMISATION = os.environ.get("INTRIGUE_OPT", "3")
PLAIN = "The package is plain Python, and works just the same."
NO_PAGE = """
The page in the browser is not built, so a package made now would serve nothing to look at.
Build it with `make page` (it needs Node 20 or newer), or take a released package, which has it inside.
For a package without the page, set INTRIGUE_PAGE=0.
"""


def check_page() -> None:
    """A package has the page inside, or somebody has said that it need not."""
    if not (PAGE / "index.html").is_file() and os.environ.get("INTRIGUE_PAGE") != "0":
        sys.exit(NO_PAGE)


class PackageModules(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            check_page()
        super().run()


class PackageSource(sdist):
    def run(self) -> None:
        check_page()
        super().run()


class BuildEngine(compiling.BuildEngine):
    """Where the compiler fails, the package is plain Python."""

    optimisation = OPTIMISATION

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except compiling.NotCompiled as error:
            print(error, PLAIN, file=sys.stderr)


def extensions() -> list[Any]:
    """The engine as extensions to compile; none where that cannot be."""
    check_page()  # first: nobody should wait for a compiler to hear that the page is missing
    try:
        return compiling.extensions(OPTIMISATION)
    except compiling.NotCompiled as error:
        print(error, PLAIN, file=sys.stderr)
        return []


setup(
    ext_modules=extensions() if COMPILING.intersection(sys.argv) else [],
    cmdclass={"build_ext": BuildEngine, "build_py": PackageModules, "sdist": PackageSource},
)
