"""Some minutes for the whole game, and some seconds for every turn: what each seat has left.

All times are those of the table, which stands still while nobody is here (`Timing.ran`). What is shown of them follows
from what everybody can tell anyway; docs/decisions/0024-time-for-a-whole-game.md says why.
"""

from __future__ import annotations

from collections.abc import Collection


class Banks:
    """The time of all seats.

    Whoever is asked has what is left to them and `more`, and keeps what they do not use of it, up to the `whole` of the
    beginning. Where several are asked at once, nobody else can tell who has answered: the time of all of them is seen
    to run until everybody can tell that the question is over. Then each has used what they used, and whoever used no
    more than `more` has neither lost nor won anything, so that their time tells nothing of when they chose.
    """

    def __init__(self, whole: float, more: float, seats: int) -> None:
        self.whole = whole
        self.more = more
        self._left = [whole] * seats  # without what has run of the present question
        self._since: list[float | None] = [None] * seats  # by seat: since when its time runs, as everybody can tell
        self._done: list[float | None] = [None] * seats  # by seat: when it had answered, which is told to nobody
        self._asked: tuple[int, ...] = ()
        self._played: set[int] = set()  # those for whom a bot stands in, whose time does not run

    def ask(
        self, now: float, asked: tuple[int, ...], waiting: Collection[int], public: bool, back: int | None = None
    ) -> None:
        """After a move, which everybody saw if it was `public`: `asked` are those who are asked as everybody can tell,
        `waiting` those who have not answered in truth, and `back` is who took something back.

        Whoever goes on alone has still the same turn: many small steps bring no more time than one large one. Nor does
        going back: the seconds for that turn were given already, and nobody wins any by it.
        """
        if asked != self._asked or (public and len(asked) > 1):
            for seat in self._asked:
                self._settle(seat, now, len(self._asked) == 1 and back is None)
            self._asked = asked
            for seat in asked:
                self._put(seat, now)
            if back in asked and back not in self._played:
                self._left[back] -= self.more
        for seat in asked:
            if seat in waiting:
                self._done[seat] = None
            elif self._done[seat] is None:
                self._done[seat] = now

    def _put(self, seat: int, now: float) -> None:
        self._since[seat] = None if seat in self._played else now
        self._done[seat] = None

    def _settle(self, seat: int, now: float, wins: bool) -> None:
        since, done = self._since[seat], self._done[seat]
        if since is None:
            return
        rest = self._left[seat] + self.more - ((now if done is None else done) - since)
        self._left[seat] = max(0.0, min(self.whole if wins else self._left[seat], rest))
        self._since[seat] = None

    def stand_in(self, seat: int) -> None:
        """The time of a seat is over, and a bot plays for it."""
        self._played.add(seat)
        self._left[seat], self._since[seat] = 0.0, None

    def come_back(self, seat: int, now: float, waiting: Collection[int]) -> None:
        """The person is back, with the seconds for a turn."""
        self._played.discard(seat)
        if seat in self._asked:
            self._put(seat, now)
            self._done[seat] = None if seat in waiting else now

    def runs(self, seat: int) -> bool:
        """Whether the time of a seat runs, as everybody can tell."""
        return self._since[seat] is not None

    def left(self, seat: int, now: float) -> float:
        """What a seat has left, as everybody is told."""
        since = self._since[seat]
        return self._left[seat] if since is None else max(0.0, self._left[seat] + self.more - (now - since))

    def over_at(self, seat: int) -> float | None:
        """When the time of a seat is over; None where it does not run."""
        since = self._since[seat]
        return None if since is None else since + self.more + self._left[seat]
