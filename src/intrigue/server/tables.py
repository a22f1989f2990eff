"""The tables of a server: in memory while somebody is there, in the store always."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import AsyncIterator, Callable

from ..core import BadInput, Game, UserError, wrap
from ..table.journal import Opened, decode
from ..table.live import Denied, Live
from .bots import Bots, Turns
from .clock import Clock
from .leases import Elsewhere, Holding
from .not_found import NotFound
from .offload import Offload
from .room import Room
from .security import Buckets, could_be_code, new_code, plain
from .settings import Settings
from .store import Store
from .tasks import Tasks

LOG = logging.getLogger("intrigue")
MEGABYTE = 1 << 20


class Shut(UserError):
    """Those who run the server do not want this."""


class Tables:
    """All tables, and what each of them uses."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        games: Callable[[str], Game],
        clock: Clock,
        tasks: Tasks,
        offload: Offload,
        member: Holding,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.games = games
        self.clock = clock
        self.tasks = tasks
        self.offload = offload
        self.member = member
        self.leaving = False  # whether the server is stopping
        self.rooms: dict[str, Room] = {}
        self.hints = Turns()
        self.chats = Buckets(settings.chat_rate, 5, clock=clock.steady)
        self.closed: frozenset[str] = frozenset()  # to everybody, by those who run the server
        self.changing: set[str] = set()  # tables of which somebody is being removed
        self._loading: dict[str, asyncio.Task[Room]] = {}
        clock.on_set.append(self._wall_set)

    def _wall_set(self, by: float) -> None:
        for room in self.rooms.values():
            room.live.wall_set(by)

    async def room(self, id: str) -> Room:
        """A table by its code, from memory or from its journal."""
        self.admit(id)
        room = self.rooms.get(id)
        if room is not None and room.is_current():
            room.quiet_since = self.clock.steady()
            return room
        if id not in self._loading:
            self._loading[id] = self.tasks.background(self._load(id))
        return await asyncio.shield(self._loading[id])

    def new_room(self, live: Live) -> Room:
        """A table that is set up here. Where several servers share the tables, it lives where somebody comes to it
        first."""
        return Room(self, new_code(), live, 0, self.member.epoch, brief=not self.member.alone)

    def keeps(self, id: str) -> bool:
        """Whether a table lives here, or is just coming."""
        return id in self._loading or (id in self.rooms and self.rooms[id].is_current())

    def admit(self, id: str) -> None:
        """Raise where nobody may look for a table: Shut for one that is closed, Denied for a moment for one that is
        being changed, NotFound where no table is called that. No database is asked for what no database likes to
        hear."""
        if id in self.closed:
            raise Shut("no-entry-to-table")
        if id in self.changing:
            raise Denied("no-table-now")
        if not could_be_code(id):
            raise NotFound("no-such-table", table=wrap(plain(id)[:20]))

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """A table to look at, while nothing changes there. All that is seen of it has been written down: a table whose
        latest change was lost is loaded again."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if room.is_current():
                    yield room
                    return

    async def _load(self, id: str) -> Room:
        try:
            epoch = await self.member.take(id)
            try:
                room = await self._read(id, epoch)
            except BaseException as fault:
                self.member.let_go(id)
                other = self.member.of_other_version() if isinstance(fault, BadInput) else None
                if other is not None:  # a server that may know this game, or what is written there
                    raise Elsewhere(other) from fault
                raise
            self.cache(room)
        finally:
            del self._loading[id]
        room.wake()
        return room

    async def _read(self, id: str, epoch: int) -> Room:
        """A table that is ours, from its journal."""
        kept = await self.store.find_kept(id)
        rows = await self.store.journal(id)
        if not rows:
            raise NotFound("no-such-table", table=wrap(id[:20]))
        opened = decode(rows[0])
        if not isinstance(opened, Opened):
            raise BadInput("The journal of this table does not begin with its opening.")
        live = await self.offload.restoring(self.games(opened.game), rows, kept)
        if live.bare and kept is None:
            LOG.warning("Table %s cannot be shown any more.", id)
        room = Room(self, id, live, len(rows), epoch)
        await room.keep()
        await room.look_after()
        return room

    async def vacate(self, id: str) -> None:
        """Let go of a table, whoever is there: what is in the database is not what it was."""
        if id in self._loading:
            await asyncio.wait([self._loading[id]])
        if id in self.rooms:
            room = self.rooms[id]
            async with room.lock:
                room.drop()

    def cache(self, room: Room) -> None:
        """Where there are too many tables by now, those leave that nobody has looked at for longest."""
        self.rooms[room.id] = room
        over = sum(one.size for one in self.rooms.values()) - self.settings.table_memory * MEGABYTE
        if over > 0:
            for one in sorted(self.rooms.values(), key=lambda one: one.quiet_since):
                if over > 0 and one is not room and not one.in_use:
                    over -= one.size
                    one.drop()

    def forget(self, room: Room, hand_over: bool = False) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            if self.member.holds(room.epoch):
                self.member.let_go(room.id, hand_over)

    def tidy(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        before = self.clock.steady() - self.settings.idle_minutes * 60
        for room in list(self.rooms.values()):
            if room.quiet_since < before and not room.in_use:
                room.drop()

    def cut_off(self, visitor: str) -> None:
        """Close whatever somebody is connected by."""
        for room in list(self.rooms.values()):
            for connection in room.connections:
                if connection.visitor is not None and connection.visitor.id == visitor:
                    connection.close()

    def pause(self) -> float:
        """How long a bot takes at least, about as a person would."""
        return self.settings.bot_pause * random.uniform(0.75, 1.5)

    def say_goodbye(self) -> None:
        """Let every connection go, so that nobody has to be cut off: a poll would wait for news that never come."""
        self.leaving = True
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close()

    async def hand_over(self) -> None:
        """Let the other servers have our tables, one by one: what is being done there is done, then whoever is
        connected comes back and is led to where the table lives."""
        if self.member.alone:
            return
        await self.member.leave()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await self.drop_all(hand_over=True)

    async def drop_all(self, hand_over: bool = False) -> None:
        """Let go of every table, as soon as what is being done there is done."""
        for room in list(self.rooms.values()):
            async with room.lock:
                self.forget(room, hand_over)
                room.drop()
