"""Time at a live table: how long a decision may take, who is here, and since when. Time itself is handed in."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from .bank import Banks
from .journal import AnyEntry, Clock, Timed

BY_CORRESPONDENCE = ("hours", "days")
MINUTE = 60.0
RELAXED = 3 * 60.0
QUICK = 30.0
HOUR = 3600.0
DAY = 24 * HOUR
ABSENT = 15 * 60.0  # without a clock: how long others wait for somebody who is gone before a bot stands in
PATIENCE = 60.0  # how long a request to take back stays open, and bots hold still for it
URGED = 5 * 60.0  # without a clock: what somebody has left whom the others will not wait for any longer
HASTE = 2.0  # what is left of each wait of the game's own clock when no person has anything to do any more
GRACE = 10 * 60.0  # by correspondence: what everybody has at least after the server was down


class Timing:
    """The clock of one table.

    With a live clock (relaxed, quick, bank) time runs only while at least one person is here: a table that everybody
    has left, or whose server was down, waits as it is. By correspondence time runs always.

    All times are those of the clock on the wall, as journals have them. Only what takes hours and days is measured by
    it: when it is set, everything else is set with it (`wall_set`), for nobody has had more or less time by that.
    """

    def __init__(self, clock: Clock, amount: int, seats: int, awake_since: float, more: int = 0) -> None:
        self.by_correspondence = clock in BY_CORRESPONDENCE
        self.none = clock == "none"
        self.banks = Banks(amount * MINUTE, float(more), seats) if clock == "bank" else None
        self._moment = 0.0  # the table's own time at the latest entry that tells it
        self.limit: float | None = {
            "none": None,
            "bank": None,
            "relaxed": RELAXED,
            "quick": QUICK,
            "hours": amount * HOUR,
            "days": amount * DAY,
        }[clock]
        self.asked_at = 0.0  # when the present question was put, as everybody could see
        self.back_asked_at = 0.0  # when somebody asked to take back
        self.awake_since = awake_since
        self._connections = [0] * seats
        self._here = [False] * seats
        self._gone_since = [awake_since] * seats
        self._company_since: float | None = None  # since when somebody has been here without a break
        self._empty_since = awake_since
        self._empty = 0.0  # seconds without company, up to when somebody last came
        self._ran = 0.0  # seconds with company, before this server had the table
        self._set_at = awake_since  # when the game's own clock was set,
        self._set_empty = 0.0  # and how long nobody had been here by then

    def wall_set(self, by: float) -> None:
        """Somebody has set the clock on the wall, or it was not looked at while the machine slept."""
        if not self.by_correspondence:
            self.asked_at += by
        if self._company_since is not None:
            self._company_since += by
        self._gone_since = [since + by for since in self._gone_since]
        self.back_asked_at += by
        self.awake_since += by
        self._empty_since += by
        self._set_at += by

    def ran(self, now: float) -> float:
        """The table's own time: so many seconds somebody was here, all in all, whatever the clock on the wall says."""
        return self._ran + max(0.0, now - self.awake_since - self._alone(now))

    def stamp(self, entry: AnyEntry) -> AnyEntry:
        """An entry with that time, where it matters: as the journal says, or as it is now. What went by between the
        latest entry and the loading of a table is nobody's."""
        if self.banks is None or not isinstance(entry, Timed):
            return entry
        if entry.ran is not None:
            self._ran = self._moment = entry.ran
            return entry
        self._moment = round(self.ran(entry.at), 3)
        return msgspec.structs.replace(entry, ran=self._moment)

    def ask(self, asked: tuple[int, ...], waiting: Collection[int], public: bool, back: int | None) -> None:
        """After a move: see `Banks.ask`."""
        if self.banks is not None:
            self.banks.ask(self._moment, asked, waiting, public, back)

    def stood_in(self, seat: int, on: bool, waiting: Collection[int]) -> None:
        """A bot stands in for somebody, or no longer."""
        if self.banks is not None and on:
            self.banks.stand_in(seat)
        elif self.banks is not None:
            self.banks.come_back(seat, self._moment, waiting)

    def here(self, seat: int) -> bool:
        return self._connections[seat] > 0

    def all_here(self) -> list[bool]:
        """The same for all seats; another list when somebody has come or gone."""
        return self._here

    def arrive(self, seat: int, now: float) -> None:
        if not any(self._connections):
            self._empty = self._alone(now)
            self._company_since = now
            if not self.by_correspondence:
                self.asked_at = min(self.asked_at, now)  # a journal may be from before the clock was set back
        self._count(seat, 1)

    def depart(self, seat: int, now: float) -> None:
        self._count(seat, -1)
        if not self._connections[seat]:
            self._gone_since[seat] = now
        if not any(self._connections):
            self._company_since = None
            self._empty_since = now

    def _count(self, seat: int, more: int) -> None:
        self._connections[seat] += more
        self._here = [count > 0 for count in self._connections]

    def _alone(self, now: float) -> float:
        """Seconds that nobody was here, all in all."""
        return self._empty + (now - self._empty_since if self._company_since is None else 0.0)

    def set_alarm(self, now: float) -> None:
        """The game's own clock begins to run toward its next move."""
        self._set_at = max(now, self.awake_since)
        self._set_empty = self._alone(self._set_at)

    def alarm_at(self, seconds: float) -> float | None:
        """When a clock that was set to so many seconds is due. It too stands still while nobody is here."""
        if self._company_since is None:
            return None
        return self._set_at + seconds + self._empty - self._set_empty

    def anybody(self, but: int | None = None) -> bool:
        return any(count for seat, count in enumerate(self._connections) if seat != but)

    def deadline(self) -> float | None:
        """When the time for the present question is over; None when there is no limit or the clock stands still."""
        if self.limit is None:
            return None
        if self.by_correspondence:
            return max(self.asked_at + self.limit, self.awake_since + min(self.limit, GRACE))
        if self._company_since is None:
            return None
        return max(self.asked_at, self._company_since) + self.limit

    def over_at(self, seat: int) -> float | None:
        """When the time of a seat that is asked is over."""
        if self.banks is None:
            return self.deadline()
        over = self.banks.over_at(seat)
        if over is None or self._company_since is None:
            return None
        return over - self._ran + self.awake_since + self._empty

    def absent_at(self, seat: int) -> float | None:
        """When a bot stands in for somebody who is gone, where no clock runs. Only where another person is here, and
        has waited so long: who plays alone finds the game as it was left, and who comes first waits for the rest."""
        if not self.none or self.here(seat) or self._company_since is None:
            return None
        return max(self._gone_since[seat], self._company_since) + ABSENT

    def lapses_at(self) -> float:
        """When a request to take back has been open for long enough."""
        return self.back_asked_at + PATIENCE

    def runs(self, seat: int) -> bool:
        """Whether the time of a seat that is asked runs just now."""
        if self._company_since is None and not self.by_correspondence:
            return False
        return not self.none if self.banks is None else self.banks.runs(seat)

    def left_to(self, seat: int, asked: bool, now: float) -> float | None:
        """What a seat has left, as everybody is told: of the whole game, or of the question that it is asked."""
        if self.banks is not None:
            return self.banks.left(seat, self.ran(now))
        return self.left(now) if asked else None

    def left(self, now: float) -> float | None:
        """The seconds left for the present question, as everybody is told; None without a limit for each."""
        if self.limit is None:
            return None
        deadline = self.deadline()
        return self.limit if deadline is None else max(0.0, min(self.limit, deadline - now))
