"""Seats and the devices that sit in them: private links, signing out, and how many seats one visitor may hold."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from weakref import WeakValueDictionary

import msgspec

from ..table import moderation, seating
from ..table.clock import BY_CORRESPONDENCE
from ..table.live import Denied, Live
from . import http_types
from .clock import Clock
from .database import WriteFailed
from .limits import Busy
from .lobby import DAY
from .room import Room
from .security import digest, new_token, same
from .settings import Settings
from .store import Link, Store, Visitor
from .tables import Tables
from .visitors import Visitors

TRIES = 30  # looks whether another server is done with seating the same visitor
LINKS = 5  # of one seat that are open at a time


class Timed(msgspec.Struct):
    """What a summary says about time."""

    clock: str


class Seats:
    def __init__(self, settings: Settings, store: Store, clock: Clock, tables: Tables, visitors: Visitors) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self._tables = tables
        self._visitors = visitors
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by visitor

    async def sit(self, visitor: Visitor, room: Room, seat: int | None) -> None:
        """Take a seat, or move to another one. One after the other: who asks for many at once gets no more."""
        lock = self._locks.setdefault(visitor.id, asyncio.Lock())
        async with lock:
            async with self._tables.reading(room.id) as room:
                opened = room.live.opened
                one_more = room.live.people.seat_of(visitor.id) is None and opened.host != visitor.id
            if not one_more:
                await room.change(lambda live, now: seating.sit(live, visitor.id, visitor.name, seat, now))
                return
            async with self._store.turn(f"seats of {visitor.id}", TRIES) as mine:
                if not mine:  # they are just sitting down at a table of another server
                    raise Busy("no-more-requests")
                await self._may_hold(visitor, opened.clock in BY_CORRESPONDENCE)
                await room.change(lambda live, now: seating.sit(live, visitor.id, visitor.name, seat, now))

    async def _may_hold(self, visitor: Visitor, letters: bool) -> None:
        """Busy when a visitor holds as many seats at others' tables as one may. Games of a sitting that nobody has
        touched for a day do not count: the lobby has forgotten them too."""
        most = self._settings.visitor_letters if letters else self._settings.visitor_seats
        since, count = self._clock.now() - DAY, 0
        for row in await self._store.joined_tables(visitor.id):
            by_letters = msgspec.json.decode(row.summary, type=Timed).clock in BY_CORRESPONDENCE
            count += by_letters == letters and (letters or row.touched > since)
        if count >= most:
            raise Busy("no-more-seats", seats=most)

    # ------------------------------------------------------------------ links and devices

    async def _own_seat(self, room: Room, visitor: Visitor) -> int:
        """Where somebody sits, as it is written."""
        async with self._tables.reading(room.id) as room:
            seat = room.live.people.seat_of(visitor.id)
        if seat is None:
            raise Denied("no-seat-of-yours")
        return seat

    async def _open_links(self, room: Room, seat: int) -> list[Link]:
        """The links of a seat that can still be used: whoever made them sits there, and nobody has used them."""
        found = await self._store.links(room.id, self._clock.now())
        async with self._tables.reading(room.id) as room:
            live = room.live
            return [
                link
                for link in found
                if live.people.seat_of(link.visitor_id) == seat and link.id not in live.people.links
            ]

    async def link(self, visitor: Visitor, room: Room) -> http_types.SeatLink:
        """A private token for one's own seat."""
        seat = await self._own_seat(room, visitor)
        async with self._tables.reading(room.id) as room:
            room.live.must_be_open()
        if len(await self._open_links(room, seat)) >= LINKS:
            raise Denied("no-more-links", links=LINKS)
        token, now = new_token(), self._clock.now()
        made = Link(
            secrets.token_hex(8), room.id, visitor.id, digest(token), now, now + self._settings.link_hours * 3600
        )
        await self._store.put_link(made)
        return http_types.SeatLink(token, made.id, made.until)

    async def claim(self, visitor: Visitor, room: Room, token: str) -> str | None:
        """Bring a seat to the device that knows a token, which is used up by that. The device gets a new cookie: the
        old one may be known to others. None where it sat there already."""
        mark = digest(token)
        found = [one for one in await self._store.links(room.id, self._clock.now()) if same(one.token, mark)]
        if not found:
            raise Denied("no-such-link")

        def share(live: Live, now: float) -> bool:
            seat = live.people.seat_of(found[0].visitor_id)
            if seat is None:  # whoever made it does not sit here any more
                raise Denied("no-such-link")
            before = len(live.entries)
            seating.share(live, seat, visitor.id, now, found[0].id)
            return len(live.entries) > before

        if not await room.change(share):
            return None
        with contextlib.suppress(WriteFailed):  # the journal knows that it was used
            await self._store.drop_link(found[0].id)
        return await self._visitors.new_cookie(visitor)

    async def devices(self, visitor: Visitor, room: Room) -> http_types.Devices:
        """What sits in one's seat, and what could."""
        seat = await self._own_seat(room, visitor)
        async with self._tables.reading(room.id) as room:
            here = {connection.visitor.id for connection in room.connections if connection.visitor is not None}
            found = [
                http_types.Device(number, room.live.people.arrived[one], one in here, one == visitor.id)
                for number, one in enumerate(room.live.people.seats[seat].visitors)
            ]
        links = [http_types.OpenLink(link.id, link.made, link.until) for link in await self._open_links(room, seat)]
        return http_types.Devices(found, links)

    async def sign_out(self, visitor: Visitor, room: Room, device: int) -> http_types.Devices:
        """Let a device go; whoever let go itself sees nothing of the seat any more."""
        await room.change(lambda live, now: moderation.sign_out(live, visitor.id, device, now))
        try:
            return await self.devices(visitor, room)
        except Denied:  # it was this one
            return http_types.Devices([], [])

    async def unlink(self, visitor: Visitor, room: Room, id: str) -> http_types.Devices:
        """Revoke a link of one's own seat."""
        if id not in [link.id for link in await self._open_links(room, await self._own_seat(room, visitor))]:
            raise Denied("no-such-link")
        await self._store.drop_link(id)
        return await self.devices(visitor, room)
