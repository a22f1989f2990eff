"""What people do about each other: the host sends somebody away, mutes somebody, or closes the table; those who wait
want to wait no longer; and a person signs out a device of theirs."""

from __future__ import annotations

from ..core import TABLE, wrap
from .journal import Closed, Muted, Said, Seated, SentAway, SignedOut, Urged
from .live import Denied, Live


def hosting(live: Live, visitor: str) -> None:
    live.must_be_open()
    if visitor not in live.people.hosts:
        raise Denied("no-deed-but-by-host")


def person(live: Live, visitor: str, seat: int) -> None:
    """Only somebody else can be meant, and only a person."""
    if seat not in range(len(live.people.seats)):
        raise Denied("no-such-seat", number=seat + 1)
    if not live.people.seats[seat].person:
        raise Denied("no-one-in-that-seat")
    if live.people.seat_of(visitor) == seat:
        raise Denied("no-deed-to-oneself")


def send_away(live: Live, visitor: str, seat: int, now: float) -> None:
    """Free a seat before the game begins, and keep whoever sat there from sitting down again."""
    hosting(live, visitor)
    person(live, visitor, seat)
    if live.has_begun:
        raise Denied("no-sending-away-once-begun")
    live.write(
        SentAway(at=now, seat=seat, name=live.people.names[seat], visitors=list(live.people.seats[seat].visitors))
    )
    live.write(Seated(at=now, seat=seat))


def mute(live: Live, visitor: str, on: bool, now: float, seat: int | None = None, said: int | None = None) -> None:
    """Take the word from somebody, or give it back: from a seat, from whoever said a line (by its number, as the host
    has it), or with neither from all who only watch."""
    hosting(live, visitor)
    if seat is None and said is None:
        if live.people.talk == on:
            live.write(Muted(at=now, on=on))
        return
    if seat is not None:
        person(live, visitor, seat)
        name, found = live.people.names[seat], list(live.people.seats[seat].visitors)
    else:
        own = live.people.seat_of(visitor)
        items = live.streams.items[TABLE if own is None else own]
        what = items[said - 1].what if said is not None and 0 < said <= len(items) else None
        if not isinstance(what, Said) or what.who is None:
            raise Denied("no-such-line")
        seat, name, found = live.people.seat_of(what.who), what.name, [what.who]
        if visitor in found or (seat is not None and seat == own):
            raise Denied("no-deed-to-oneself")
    if any(live.people.is_muted(one) != on for one in found):
        if not on and seat is not None:  # on whichever device they were muted
            found = list(live.people.seats[seat].visitors)
        live.write(Muted(at=now, on=on, seat=seat, name=name, visitors=found))


def close(live: Live, visitor: str, now: float) -> None:
    """Close a table. A game that others play is not only the host's: whoever has enough of it leaves."""
    hosting(live, visitor)
    if live.over:
        raise Denied("no-closing-at-the-end")
    own = live.people.seat_of(visitor)
    others = [seat for seat in live.people.human_seats if seat != own]
    if live.has_begun and others:
        raise Denied("no-closing-while-others-play", name=wrap(live.people.names[others[0]]))
    live.write(Closed(at=now))


def urge(live: Live, visitor: str, seat: int, now: float) -> None:
    """Wait no longer for somebody: unless they act within a few minutes, a bot plays for them. It takes the host, or
    all the others, and only where no clock does it by itself."""
    live.must_be_open()
    own, host = live.people.seat_of(visitor), visitor in live.people.hosts
    if own is None and not host:
        raise Denied("no-seat-of-yours")
    table = live.playing()
    person(live, visitor, seat)
    if not live.timing.none or live.alarm is not None:
        raise Denied("no-urging-beside-a-clock")
    if live.people.seats[seat].stand_in or seat not in table.state.asked_seats(TABLE):  # as everybody can tell
        raise Denied("no-waiting-for-them", name=wrap(live.people.names[seat]))
    if own not in live.people.urged.get(seat, {}):
        live.write(Urged(at=now, seat=seat, by=own, host=host))


def sign_out(live: Live, visitor: str, device: int, now: float) -> None:
    """Let a device of one's seat go, counted from 0 in the order in which they came. Each may go itself, and let go
    those that came after it: whoever got hold of a link does not drive the person away who made it."""
    seat = live.people.seat_of(visitor)
    if seat is None:
        raise Denied("no-seat-of-yours")
    devices = live.people.seats[seat].visitors
    if device not in range(len(devices)):
        raise Denied("no-such-device")
    if len(devices) == 1:
        raise Denied("no-last-device-out")
    if device < devices.index(visitor):
        raise Denied("no-older-device-out")
    live.write(SignedOut(at=now, seat=seat, visitor=devices[device]))
