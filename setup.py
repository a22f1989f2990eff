"""Builds packages: the engine compiled where it can be (`tools/compiling.py`), and the page in the browser inside.

Everything else is in pyproject.toml. An editable install is always plain: a compiled module beside edited source would
shadow it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import compiling
from house import PAGE

COMPILING = {"bdist_wheel", "build", "build_ext", "install"}  # not for metadata, nor an editable install
NO_PAGE = """
The page in the browser is not built, so a package made now would serve nothing to look at.
Build it with `make page` (it needs Node 20 or newer), or take a released package, which has it inside.
For a package without the page, set INTRIGUE_PAGE=0.
"""


def want_page() -> None:
    """A package has the page inside, or somebody has said that it need not."""
    if not (PAGE / "index.html").is_file() and os.environ.get("INTRIGUE_PAGE") != "0":
        sys.exit(NO_PAGE)


class PackageModules(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            want_page()
        super().run()


class PackageSource(sdist):
    def run(self) -> None:
        want_page()
        super().run()


setup(
    ext_modules=compiling.extensions(os.environ.get("INTRIGUE_OPT", "3")) if COMPILING.intersection(sys.argv) else [],
    cmdclass={"build_ext": compiling.BuildEngine, "build_py": PackageModules, "sdist": PackageSource},
)
