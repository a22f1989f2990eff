"""A request to take a decision back: who asks, who has agreed, and who was told no."""

from __future__ import annotations

from .journal import BackAnswered, BackAsked
from .people import People
from .streams import Streams


class TakeBackRequest:
    def __init__(self) -> None:
        self.asker: int | None = None
        self.agreed: set[int] = set()
        self.refused: dict[int, int] = {}  # by seat: how many actions it knew of when it was told no

    def apply(self, entry: BackAsked | BackAnswered, people: People, streams: Streams) -> None:
        if isinstance(entry, BackAsked):
            self.asker, self.agreed = entry.seat, set()
        elif entry.yes:
            self.agreed.add(entry.seat)
            if self.asker is not None and self.agreed.issuperset(people.must_ask(self.asker)):
                self.asker = None  # everybody knows by now that it is settled
        elif self.asker is not None:
            if entry.seat != self.asker:
                self.refused[self.asker] = streams.known_actions(self.asker)
            self.asker = None

    def is_refused(self, seat: int, streams: Streams) -> bool:
        """Whether a seat was told no, and knows of no action since."""
        return seat in self.refused and self.refused[seat] == streams.known_actions(seat)
