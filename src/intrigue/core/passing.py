"""Phases that end by passing: who has passed since somebody last acted."""

from __future__ import annotations

from .part import Part


class Passing(Part):
    """Passes belong to seats and are not counted: whoever passes twice has passed once. It never changes; what happens
    gives another one.

    `phase` tells one such phase of a game from the next. Seats are bits.
    """

    __slots__ = ("phase", "playing", "passed")
    phase: int
    playing: int  # the seats that take part, and must all pass
    passed: int  # those that have, since somebody last acted

    def __init__(self, phase: int, playing: int, passed: int) -> None:
        self.phase = phase
        self.playing = playing
        self.passed = passed

    def passes(self, seat: int) -> Passing:
        return Passing(self.phase, self.playing, self.passed | 1 << seat)

    def acts(self) -> Passing:
        """Somebody did something: all have to pass anew."""
        return Passing(self.phase, self.playing, 0)

    def leaves(self, seat: int) -> Passing:
        """A seat takes part no longer."""
        return Passing(self.phase, self.playing & ~(1 << seat), self.passed & ~(1 << seat))

    def over(self) -> bool:
        return self.passed == self.playing


def open_phase(phase: int, seats: list[int]) -> Passing:
    """A phase begins, and these seats are in it."""
    playing = 0
    for seat in seats:
        playing |= 1 << seat
    return Passing(phase, playing, 0)
