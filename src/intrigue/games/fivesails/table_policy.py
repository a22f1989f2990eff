"""Whom a table waits for."""

from __future__ import annotations

from ...core.passing import Passing
from ...core.table_policy import Manners
from .rules.drama import Turn
from .state.actions import PASS
from .state.numbers import DRAMA
from .state.state import FiveSails


class FiveSailsManners(Manners[FiveSails]):
    def passing(self, state: FiveSails) -> Passing | None:
        return state.passing if state.phase == DRAMA else None

    def passes(self, state: FiveSails, seat: int, action: int) -> bool | None:
        return action == PASS if isinstance(state.stack[-1], Turn) else None
