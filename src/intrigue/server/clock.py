"""The time at a server."""

from __future__ import annotations

from collections.abc import Callable

SET = 1.0  # seconds; who sets a clock by less has not set it


class Clock:
    """`now` is the time by the clock on the wall, which journals are written by; `steady` are seconds that nobody sets,
    for limits and for clocks of minutes."""

    def __init__(self, now: Callable[[], float], steady: Callable[[], float]) -> None:
        self.steady = steady
        self.awake_since = now()
        self.on_set: list[Callable[[float], None]] = []  # they are told by how much the wall clock was set
        self._wall = now
        self._apart = now() - steady()

    def now(self) -> float:
        """Where somebody has set the clock meanwhile, the clocks at the tables are set with it, before they can
        ring."""
        wall = self._wall()
        by = wall - self.steady() - self._apart
        if abs(by) > SET:
            self._apart += by
            self.awake_since += by
            for follow in self.on_set:
                follow(by)
        return wall
