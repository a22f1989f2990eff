"""Positions that were written by hand."""

from __future__ import annotations

from typing import Any, Generic

from .state import S


class Positions(Generic[S]):
    def arrange(self, state: S, given: dict[str, Any]) -> None:
        """Change a new game into the position described, its first frame on the stack, but let nothing go on yet.

        What is given is there afterwards, unchanged; BadInput where that is not possible, or makes no sense."""
        raise NotImplementedError

    def introduce(self, state: S) -> None:
        """Tell what everybody knows who sits down there, as the events of a deal would."""
