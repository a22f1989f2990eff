"""How a game looks in a terminal."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from .phrase import Voice, Words
from .view import Choice, View

V = TypeVar("V", bound=View, default=Any)


class Drawing(Generic[V]):
    """Made from what a seat may see, and from nothing else."""

    signs: ClassVar[tuple[tuple[Words, Words], ...]] = ()  # signs and short words that `draw` uses, and their meanings
    phrases: ClassVar[tuple[tuple[str, Words], ...]] = ()  # what may be said besides the choices, and what it does

    def draw(self, view: V, voice: Voice) -> Any:
        """The table as something that Rich can print in 80 columns."""
        raise NotImplementedError

    def portrait(self, view: V, seat: int) -> tuple[tuple[Words, Words], ...]:
        """What the viewer knows of a player, line by line with a title, to be shown when asked for."""
        return ()

    def listed(self, view: V) -> tuple[Choice, ...]:
        """The choices that are listed by themselves; the others can be said, and are listed when asked for."""
        return view.choices

    def examples(self, view: V) -> tuple[str, ...]:
        """Examples of what may be said now besides the choices that are listed."""
        return ()

    def obvious(self, view: V) -> bool:
        """Whether a question has one answer and nothing to look at first, so that it need not be asked."""
        return len(view.choices) == 1

    def interval(self, view: V) -> bool:
        """Whether there is something to look at before others go on, though nothing is to be decided."""
        return False
