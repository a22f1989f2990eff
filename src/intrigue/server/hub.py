"""All tables: in memory while somebody is there, in the store always."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from ..core import TABLE, BadInput, Game, UserError, wrap
from ..games import game as game_by_name
from ..table.journal import Opened, decode
from ..table.live import Denied
from . import messages as m
from . import metrics, serialize
from .bots import Bots, Turns
from .create_table import Opening
from .database import Down
from .finished_games import Finished
from .gossip import Gossip
from .leases import Alone, Elsewhere, Holding
from .limits import ConnectionLimits
from .lobby import Lobby
from .maintenance import Maintenance
from .not_found import NotFound
from .offload import Offload
from .puzzles import Puzzles
from .room import Room
from .security import Buckets, could_be_code, plain
from .settings import Settings
from .shelf import Shelf
from .shutdown import end
from .static import Page
from .store import Store, Visitor
from .visitors import Visitors
from .work import Work

LOG = logging.getLogger("intrigue")
T = TypeVar("T")
MEGABYTE = 1 << 20
COLLECTED = 90  # rounds between two collections of garbage
ROUND = 20.0  # seconds between looks at what is due
SET = 1.0  # seconds; who sets a clock by less has not set it
AGAIN = 300.0  # seconds until a table is looked after again that could not be loaded


class Hub:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        games: Callable[[str], Game] = game_by_name,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        member: Holding | None = None,
        gossip: Gossip | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.member: Holding = Alone() if member is None else member
        self.gossip = gossip
        self.bots = bots
        self.games = games
        self.steady = steady  # seconds that nobody sets: for limits, and for clocks of minutes
        self._wall = now
        self._apart = now() - steady()
        self.awake_since = now()
        self.leaving = False
        self.rooms: dict[str, Room] = {}
        self.on_round: list[Callable[[], object]] = []  # with every look at who else serves these tables
        self.connections = ConnectionLimits(settings)
        self.hints = Turns()
        self.reviews = Turns()
        self.chats = Buckets(settings.chat_rate, 5, clock=steady)
        self.shared = {"chats": self.chats}  # limits that hold across servers, by name
        self.page = Page()
        self.friends: str | None = None  # where others in the network get in, if they do
        self.house = Maintenance(self)
        self.visitors = Visitors(self)
        self.lobby = Lobby(self)
        self.puzzles = Puzzles(games, self.now)
        self.opening = Opening(self)
        self.finished = Finished(self)
        self.work = Work(settings.address_work / 1000)
        self.beside = Offload(self)
        self.shelf = Shelf(self.beside)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.seating: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by visitor
        self._tasks: set[asyncio.Task[Any]] = set()
        self._carried: set[asyncio.Task[Any]] = set()
        self._looking = asyncio.Lock()
        store.writer.observe = metrics.COMMITTED.add

    # ------------------------------------------------------------------ time

    def now(self) -> float:
        """The time by the clock on the wall, which journals are written by. Where somebody has set it meanwhile, the
        clocks at the tables are set with it, before they can ring."""
        wall = self._wall()
        by = wall - self.steady() - self._apart
        if abs(by) > SET:
            self._apart += by
            self.awake_since += by
            for room in self.rooms.values():
                room.live.wall_set(by)
        return wall

    # ------------------------------------------------------------------ running

    def start(self) -> None:
        self.background(self._rounds())
        if not self.member.alone:
            self.background(self.beside.warm_up())
            self.background(self._minding())
            self.background(self._adopting())
        if self.gossip is not None:
            self.background(self.gossip.run(self, self.member.id))
        self.background(self.house.rounds())
        self.background(metrics.listen())

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
        for room in list(self.rooms.values()):
            async with room.lock:
                self.forget(room, hand_over=True)
                room.drop()

    async def close(self) -> None:
        """Stop what is going on; whatever was decided is being written down to its end."""
        await end(self._tasks)
        await asyncio.gather(*self._carried, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                room.drop()
        await self.beside.close()
        await self.bots.close()
        await self.member.end()
        await self.store.close()

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_ended)
        return task

    def _task_ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Denied | NotFound | BadInput | Down | Elsewhere):
            LOG.error("Something went wrong.", exc_info=fault)

    async def run_to_completion(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._carried.add(task)  # the loop itself would forget it
        task.add_done_callback(self._carried_out)
        return await asyncio.shield(task)

    def _carried_out(self, task: asyncio.Task[Any]) -> None:
        self._carried.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, if they are still there

    async def _rounds(self) -> None:
        for number in itertools.count(1):
            try:
                await self.look_after()
                self._tidy()
                if number % COLLECTED == 0:
                    gc.collect()
            except Down:
                pass  # the store has said so
            except Exception:
                LOG.exception("A round of the tables went wrong.")
            await asyncio.sleep(ROUND)

    async def look_after(self) -> None:
        """Wake the tables that have something to do although nobody looks at them: one look at a time, since the next
        one goes by what this one has put off."""
        async with self._looking:
            for id in await self.store.due(self.now()):
                await self._wake(id)

    async def _wake(self, id: str) -> None:
        try:
            (await self.room(id)).wake()
        except Elsewhere:
            pass  # they look after it there
        except Exception as bad:  # whatever is wrong with one table, the others go on
            never = isinstance(bad, BadInput)  # damaged, or of other rules; anything else may pass
            LOG.warning("Table %s cannot go on%s: %s", id, "" if never else " now", bad)
            with contextlib.suppress(Down):
                await self.store.put_due(id, None if never else self.now() + AGAIN)

    async def _minding(self) -> None:
        """Nobody stays connected to a table that is not the true one any more, also where nothing happens at it."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 2)
            for room in list(self.rooms.values()):
                room.is_current()
            for look in self.on_round:
                look()

    async def _adopting(self) -> None:
        """Tables whose server is gone are looked after here, also where nobody comes for them."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 2)
            with contextlib.suppress(Down):
                for id in await self.member.orphans():
                    try:
                        await self.room(id)
                    except (UserError, BadInput):
                        pass  # somebody was quicker, or it cannot be played here
                    except Exception:  # whatever is wrong with one table, the others go on
                        LOG.exception("Table %s could not be taken over.", id)

    def _tidy(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        before = self.steady() - self.settings.idle_minutes * 60
        for room in list(self.rooms.values()):
            if room.quiet_since < before and not room.in_use:
                room.drop()

    def others(self) -> list[str]:
        """Addresses of further servers that serve the same tables."""
        return [f"http://{one.address}" for one in self.member.others if not one.leaving]

    def pause(self) -> float:
        """How long a bot takes at least, about as a person would."""
        return self.settings.bot_pause * random.uniform(0.75, 1.5)

    # ------------------------------------------------------------------ tables

    async def room(self, id: str) -> Room:
        """A table by its code, from memory or from its journal."""
        self.admit(id)
        room = self.rooms.get(id)
        if room is not None and room.is_current():
            room.quiet_since = self.steady()
            return room
        if id not in self._loading:
            self._loading[id] = self.background(self._load(id))
        return await asyncio.shield(self._loading[id])

    def keeps(self, id: str) -> bool:
        """Whether a table lives here, or is just coming."""
        return id in self._loading or (id in self.rooms and self.rooms[id].is_current())

    def admit(self, id: str) -> None:
        """Raise where nobody may look for a table: it is closed, or no table is called that. No database is asked for
        what no database likes to hear."""
        self.house.admit(id)
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
        live = await self.beside.restoring(self.games(opened.game), rows, kept)
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

    async def info(self, visitor: Visitor | None, id: str) -> m.TableInfo:
        """A table from outside. One whose game is over need not be in memory for that."""
        self.admit(id)
        me = None if visitor is None else visitor.id
        if id not in self.rooms:
            found = await self.store.find_finished(id, me)
            if found is not None:
                row, seat, host = found
                return self.lobby.list_entry(row.summary, seat, host, kept=True)
        async with self.reading(id) as room:
            seat = room.live.people.seat_of(me)
            return serialize.table_info(id, room.live, TABLE if seat is None else seat, me in room.live.people.hosts)

    async def log_out(self, visitor: Visitor) -> None:
        """Make the cookie of a visitor worthless, and cut off whoever came in with it."""
        await self.visitors.new_cookie(visitor, out=True)
        self.cut_off(visitor.id)

    def cut_off(self, visitor: str) -> None:
        """Close whatever somebody is connected by."""
        for room in list(self.rooms.values()):
            for connection in room.connections:
                if connection.visitor is not None and connection.visitor.id == visitor:
                    connection.close()

    @property
    def partial(self) -> bool:
        """Whether there are tables of which we do not know who is there."""
        return bool(self.member.others) and (self.gossip is None or not self.gossip.whole)
