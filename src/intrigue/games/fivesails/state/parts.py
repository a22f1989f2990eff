"""What lies in the state besides numbers and frames."""

from __future__ import annotations

from typing import Any, Final

from ....core.part import Part
from ....core.state import Frame


class Moment(Part):
    """Something that happened and can be answered: see the list of moments for what it is about.

    What is judged about it afterwards is kept as it was then (FIV-LKI-1): whose the card in question was and where,
    where everybody stood, and whom it concerned.
    """

    __slots__ = ("what", "a", "b", "c", "whose", "at", "people", "sides", "places", "concerned")
    what: int
    a: int
    b: int
    c: int
    whose: int  # who controlled the card it is about, -1 nobody
    at: int  # where it happened: the place it is about, or where its card was; -1 nowhere
    people: tuple[int, ...]  # the characters in play, and for each of them
    sides: tuple[int, ...]  # its controller
    places: tuple[int, ...]  # and where it stood
    concerned: tuple[int, ...]  # of an ability that is over: who was targeted by it, and who stood beside them

    def __init__(
        self,
        what: int,
        a: int,
        b: int,
        c: int,
        whose: int,
        at: int,
        people: tuple[int, ...],
        sides: tuple[int, ...],
        places: tuple[int, ...],
        concerned: tuple[int, ...],
    ) -> None:
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.whose = whose
        self.at = at
        self.people = people
        self.sides = sides
        self.places = places
        self.concerned = concerned

    def where(self, card: int) -> int:
        """Where a character stood then, -1 if it was not in play."""
        for k in range(len(self.people)):
            if self.people[k] == card:
                return self.places[k]
        return -1

    def beside(self, card: int) -> list[int]:
        """Who stood where a character stood then, that one included."""
        place = self.where(card)
        return [self.people[k] for k in range(len(self.people)) if place >= 0 and self.places[k] == place]

    def turned_to(self, b: int) -> Moment:
        """The same moment with another second card: whom it is about has changed."""
        people, sides, places = self.people, self.sides, self.places
        return Moment(self.what, self.a, b, self.c, self.whose, self.at, people, sides, places, self.concerned)


NO_MOMENT: Final = Moment(-1, -1, -1, -1, -1, -1, (), (), (), ())


class Mark(Part):
    """Something that an ability left behind. `until` says when it ends; `serial` which use made it, 0 if
    that is over."""

    __slots__ = ("what", "card", "number", "seat", "until", "serial", "then")
    what: int
    card: int
    number: int
    seat: int
    until: int
    serial: int
    then: Moment  # what is judged by it later, as it was when it was made

    def __init__(
        self, what: int, card: int, number: int, seat: int, until: int, serial: int, then: Moment = NO_MOMENT
    ) -> None:
        self.what = what
        self.card = card
        self.number = number
        self.seat = seat
        self.until = until
        self.serial = serial
        self.then = then

    def of_nobody(self) -> Mark:
        """The same when the use that made it is over and cannot be cancelled any more."""
        return Mark(self.what, self.card, self.number, self.seat, self.until, 0, self.then)


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
