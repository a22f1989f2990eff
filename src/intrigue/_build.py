"""Which build is running. Installed with a C compiler the engine is compiled; its source lies beside it.

With INTRIGUE_PLAIN=1 in the environment the source is run even then, to compare the two builds in one installation.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent


class _SourceFirst:
    """Finds our modules as source, where Python would take a compiled extension first."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        package, _, rest = name.partition(".")
        if package != __package__ or not rest:
            return None
        source = ROOT.joinpath(*rest.split(".")).with_suffix(".py")
        return importlib.util.spec_from_file_location(name, source) if source.is_file() else None


if os.environ.get("INTRIGUE_PLAIN") == "1":
    sys.meta_path.insert(0, _SourceFirst)


def is_compiled(module: ModuleType) -> bool:
    return not (module.__file__ or "").endswith(".py")
