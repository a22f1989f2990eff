"""The people at a table: who sits where, who is host, what they brought, and what they do about each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec

from .journal import Brought, Muted, Opened, Said, Seated, SentAway, Shared, SignedOut, StoodIn, Urged

PeopleEntry = Seated | Shared | SignedOut | SentAway | Muted | Urged | Brought | Said | StoodIn


class Seat:
    """Who sits in a seat: nobody, a bot, or a person on one or more devices."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.bot: str | None = None
        self.visitors: list[str] = []
        self.stand_in = False

    @property
    def person(self) -> bool:
        return bool(self.visitors)


class People:
    """Everybody at one table."""

    def __init__(self, opened: Opened) -> None:
        self.seats = [Seat() for _ in range(opened.seats)]
        self.hosts = {opened.host}
        self.arrived: dict[str, float] = {}  # by device: since when it sits here
        self.links: set[str] = set()  # that were used
        self.away: set[str] = set()  # who cannot sit down here any more
        self.muted: set[str] = set()
        self.talk = opened.public  # whether those who only watch may speak
        self.lines: Counter[int | str | None] = Counter()  # said so far: by seat, and of those who watch by visitor
        self.urged: dict[int, dict[int | None, Urged]] = {}  # by seat: who does not want to wait for it any longer
        self.decks: dict[int, str] = {}  # by seat: what its person has brought

    # ------------------------------------------------------------------ what can be asked

    @property
    def names(self) -> list[str]:
        return [seat.name or f"seat {number + 1}" for number, seat in enumerate(self.seats)]

    @property
    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.name is None]

    @property
    def human_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def seat_of(self, visitor: str | None) -> int | None:
        if visitor is not None:
            for number, seat in enumerate(self.seats):
                if visitor in seat.visitors:
                    return number
        return None

    def is_muted(self, visitor: str) -> bool:
        """Whether somebody was muted; a person is muted on all their devices."""
        own = self.seat_of(visitor)
        return not self.muted.isdisjoint([visitor] if own is None else self.seats[own].visitors)

    def must_ask(self, seat: int) -> list[int]:
        """The people who have to agree when a seat takes back: all others, but for those who are away."""
        return [n for n, other in enumerate(self.seats) if other.visitors and n != seat and not other.stand_in]

    def has_to_ask(self, seat: int) -> bool:
        """Whether there is any of them."""
        for number, other in enumerate(self.seats):
            if other.visitors and number != seat and not other.stand_in:
                return True
        return False

    # ------------------------------------------------------------------ what happens

    def apply(self, entry: PeopleEntry, has_begun: bool) -> None:
        """Work out what follows from an entry; `has_begun` is whether the cards are dealt."""
        match entry:
            case Seated():
                self._sit(entry, has_begun)
            case Shared():
                self.seats[entry.seat].visitors.append(entry.visitor)
                self.arrived[entry.visitor] = entry.at
                self.links.add(entry.link)
            case SignedOut():
                devices = self.seats[entry.seat].visitors
                devices.remove(entry.visitor)
                if entry.visitor in self.hosts:  # the person is still here
                    self.hosts = {devices[0]}
            case SentAway():
                self.away.update(entry.visitors)
            case Muted():
                self._mute(entry)
            case Urged():
                self.urged.setdefault(entry.seat, {})[entry.by] = entry
            case Brought():
                self.decks[entry.seat] = entry.deck
            case Said():
                self.lines[entry.who if entry.seat is None else entry.seat] += 1
            case StoodIn():
                self.seats[entry.seat].stand_in = entry.on
                self.urged.pop(entry.seat, None)

    def _sit(self, entry: Seated, has_begun: bool) -> None:
        seat = self.seats[entry.seat]
        if not has_begun:
            self.decks.pop(entry.seat, None)  # whoever brought it takes it along
        left = self.hosts.intersection(seat.visitors)
        seat.name, seat.bot, seat.stand_in = entry.name, entry.bot, False
        seat.visitors = [] if entry.visitor is None else [entry.visitor]
        self.urged.pop(entry.seat, None)
        if entry.visitor is not None:
            self.arrived[entry.visitor] = entry.at
        if left and not any(self.hosts.intersection(other.visitors) for other in self.seats):
            self.hosts = set()
        if not self.hosts and self.human_seats:  # somebody must be able to start the game
            self.hosts = {self.seats[self.human_seats[0]].visitors[0]}

    def _mute(self, entry: Muted) -> None:
        if entry.name is None:
            self.talk = not entry.on
        elif entry.on:
            self.muted.update(entry.visitors)
        else:
            self.muted.difference_update(entry.visitors)

    def wait_only_for(self, asked: Collection[int], moved: int | None) -> None:
        """After a move: nobody waits for a seat that is not asked any more, nor for the one that `moved`."""
        for seat in list(self.urged):
            if seat not in asked or seat == moved:
                del self.urged[seat]

    def wall_set(self, by: float) -> None:
        """Somebody has set the clock on the wall: nobody has waited longer for that, nor shorter."""
        for wishes in self.urged.values():
            for who, wish in wishes.items():
                wishes[who] = msgspec.structs.replace(wish, at=wish.at + by)
