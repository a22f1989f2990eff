"""What stands above a table everywhere: what one wins by, and how far everybody is."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .phrase import Words
from .view import View

V = TypeVar("V", bound=View, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Progress(Generic[V]):
    """Made from what a seat may see, and from nothing else. A table tells it after every move."""

    def aim(self, view: V) -> Words:
        """What one wins by, in one short sentence."""
        return ""

    def standing(self, view: V) -> tuple[str, ...]:
        """How far everybody is, by seat, as figures that `aim` explains; empty where there is nothing to count yet."""
        return ()

    def score_text(self, view: V, score: int) -> Words:
        """A score of the result, with what it counts."""
        return f"{score} point" if score == 1 else f"{score} points"
