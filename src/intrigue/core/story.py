"""What is told of a game, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from .event import Event
from .phrase import Words
from .result import Result
from .state import S


class Story(Generic[S]):
    def of(self, event: Event) -> Words:
        """What is told of an event."""
        raise NotImplementedError

    def chapter(self, events: Sequence[Event]) -> list[Words]:
        """What is told of an action, from all that came of it: what goes without saying is left out, what belongs
        together is one sentence."""
        return [self.of(event) for event in events]

    def result(self, state: S) -> Result:
        """How a game that is over ended."""
        raise NotImplementedError
