"""Modules of the Python API under the names they had in 0.1. They work for one release, with a warning."""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

MODULES = {
    "core.course": "core.tutorial",
    "core.drawing": "core.terminal",
    "core.manners": "core.table_policy",
    "core.notes": "core.lab_hooks",
    "core.offers": "core.choice_cache",
    "core.prints": "core.tunables",
    "core.refusing": "core.refusals",
    "core.scene": "core.view_cache",
    "core.wording": "core.labels",
    "lab.composing": "lab.puzzle_maker",
    "lab.holding": "lab.puzzle_check",
    "lab.weighing": "lab.choice_values",
    "players.search_several": "players.search_parallel",
    "research.doors": "research.common",
    "research.sheet": "research.game_sheet",
    "research.sight": "research.observe",
    "research.working": "research.execution",
    "table.changes": "table.diff",
    "table.company": "table.moderation",
    "table.earlier": "table.checkpoints",
    "table.home": "table.local",
    "table.kept": "table.archive",
    "table.ledger": "table.projection",
    "table.names": "table.lookalikes",
}


def warn(old: str, new: str, level: int = 3) -> None:
    warnings.warn(f"{old} is called {new} now", DeprecationWarning, stacklevel=level)


def old_names(module: ModuleType, names: dict[str, str]) -> Callable[[str], Any]:
    """A `__getattr__` for a module in which these names have changed."""

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module '{module.__name__}' has no attribute '{name}'")
        warn(f"{module.__name__}.{name}", names[name])
        return getattr(module, names[name])

    return find


class OldModules(MetaPathFinder, Loader):
    """Finds a renamed module by its old name."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, old = name.partition(".")
        return ModuleSpec(name, self) if package == "intrigue" and old in MODULES else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        new = f"intrigue.{MODULES[spec.name.partition('.')[2]]}"
        warn(spec.name, new, level=2)
        self._spec = importlib.import_module(new).__spec__
        return sys.modules[new]

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self._spec  # the import system has put its own there


sys.meta_path.append(OldModules())
