"""How many days in a row somebody has solved the puzzle of the day, kept beside the games in progress."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec

from . import saves

FILE = "streak.json"


class Streak(msgspec.Struct, frozen=True):
    """The first answer of a day counts, whichever game it was about."""

    day: date | None = None  # the last one with an answer
    run: int = 0  # days in a row that were solved, up to then
    longest: int = 0

    def after(self, day: date, right: bool) -> Streak:
        """With the answer of a day; one that is counted already changes nothing."""
        if self.day is not None and day <= self.day:
            return self
        follows = self.day == day - timedelta(days=1)
        run = (self.run + 1 if follows else 1) if right else 0
        return Streak(day, run, max(run, self.longest))


def load() -> Streak:
    """A file that is not there, or that nobody can read, is a streak that begins."""
    try:
        return msgspec.json.decode((saves.folder() / FILE).read_bytes(), type=Streak)
    except (FileNotFoundError, msgspec.DecodeError):
        return Streak()


def keep(streak: Streak) -> None:
    folder = saves.folder()
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f"{FILE}.part"
    part.write_bytes(msgspec.json.encode(streak))
    part.replace(folder / FILE)
