"""What lies in the state besides numbers and frames."""

from __future__ import annotations

from typing import Any

from ....core.part import Part
from ....core.state import Frame


class Mark(Part):
    """Something that an ability left behind. `until` says when it ends; `serial` which use made it."""

    __slots__ = ("what", "card", "number", "seat", "until", "serial")
    what: int
    card: int
    number: int
    seat: int
    until: int
    serial: int

    def __init__(self, what: int, card: int, number: int, seat: int, until: int, serial: int) -> None:
        self.what = what
        self.card = card
        self.number = number
        self.seat = seat
        self.until = until
        self.serial = serial


class Later(Part):
    """Something put off to a moment of the duel: `when` and the side whose round it is, and the steps."""

    __slots__ = ("when", "side", "rounds", "run")
    when: int
    side: int
    rounds: int
    run: Frame[Any]

    def __init__(self, when: int, side: int, rounds: int, run: Frame[Any]) -> None:
        self.when = when
        self.side = side
        self.rounds = rounds
        self.run = run


class Moment(Part):
    """Something that happened and can be answered: see the list of moments."""

    __slots__ = ("what", "a", "b", "c")
    what: int
    a: int
    b: int
    c: int

    def __init__(self, what: int, a: int, b: int, c: int) -> None:
        self.what = what
        self.a = a
        self.b = b
        self.c = c
