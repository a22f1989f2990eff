"""All tables: in memory while somebody is there, in the store always."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec

from ..core import TABLE, BadInput, Game, Unsaid, wrapped
from ..core.record import Record
from ..games import game as game_by_name
from ..table import seating
from ..table.journal import AnyEntry, Opened, decode
from ..table.kept import Kept, keep
from ..table.live import HOUSE_BOT, Denied, Live, restored
from ..table.table import BOT_SEED_BITS
from . import messages as m
from . import metrics, wire
from .absent import Absent
from .bots import Bots, Turns, spare_cores
from .ending import end
from .gossip import Gossip
from .house import House
from .limits import Crowd
from .loader import Failed, Loader, unpacked
from .lobby import DAY, Lobby
from .members import Alone, Elsewhere, Holding, Instead, Resume
from .puzzles import Puzzles
from .reviewing import Reviewing
from .room import Room
from .security import Buckets, could_be_code, new_code, plain
from .settings import Settings
from .static import Page
from .store import Down, Store, Visitor
from .visitors import Visitors

LOG = logging.getLogger("intrigue")
T = TypeVar("T")
JUDGED = 200  # reviews of finished games kept in memory
MEGABYTE = 1 << 20
COLLECTED = 90  # rounds between two collections of garbage
ROUND = 20.0  # seconds between looks at what is due
SET = 1.0  # seconds; who sets a clock by less has not set it
AGAIN = 300.0  # seconds until a table is looked after again that could not be loaded
LOADED = 2  # games that are loaded at once
SHORT = 100  # entries of a journal that is read in no time
KEPT = 2  # games that are kept at once; apart, so that no game waits for its end until others are loaded


class Busy(Unsaid):
    """Too much at once."""


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
        self.connections = Crowd(settings)
        self.hints = Turns()
        self.reviews = Turns()
        self.chats = Buckets(settings.chat_rate, 5, clock=steady)
        self.shared = {"chats": self.chats}  # limits that hold across servers, by name
        self.page = Page()
        self.friends: str | None = None  # where others in the network get in, if they do
        self.house = House(self)
        self.visitors = Visitors(self)
        self.lobby = Lobby(self)
        self.puzzles = Puzzles(games, self.now)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._reviews: OrderedDict[str, Reviewing] = OrderedDict()
        self._rematches: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.seating: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by visitor
        self._tasks: set[asyncio.Task[Any]] = set()
        self._carried: set[asyncio.Task[Any]] = set()
        self._looking = asyncio.Lock()
        self._readers = ThreadPoolExecutor(LOADED, "load")
        self._loaders: asyncio.LifoQueue[Loader] = asyncio.LifoQueue()
        for _ in range(min(LOADED, spare_cores())):
            self._loaders.put_nowait(Loader())
        self._loads_elsewhere = self.member.alone  # else not before they are there
        self._keepers = ThreadPoolExecutor(KEPT, "keep")
        self._quick = ThreadPoolExecutor(1, "quick")
        store.observe = metrics.COMMITTED.add

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
            self.background(self._warming())
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
        for threads in (self._readers, self._keepers, self._quick):
            threads.shutdown(wait=False, cancel_futures=True)
        while not self._loaders.empty():
            await self._loaders.get_nowait().end()
        await self.bots.close()
        await self.member.end()
        await self.store.close()

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Denied | Absent | BadInput | Down | Elsewhere):
            LOG.error("Something went wrong.", exc_info=fault)

    async def loading(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a while beside everything else, so that the lobby does not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, *given)

    async def restoring(self, game: Game, rows: list[bytes], kept: Kept | None) -> Live:
        """A table from its journal. A long game is played again in another process, where that knows the game."""
        if kept is None and len(rows) > SHORT and self.games is game_by_name and self._loads_elsewhere:
            loader = await self._loaders.get()
            try:
                data = await loader.load(game, rows, self.awake_since)
                return await self.loading(unpacked, data, game)
            except Failed as failed:
                LOG.warning("A table could not be loaded elsewhere (%s); it is loaded here.", failed)
            finally:
                self._loaders.put_nowait(loader)
        return await self.loading(restored, game, rows, self.awake_since, kept)

    async def quickly(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a few milliseconds at most, and that waits for nothing else."""
        return await asyncio.get_running_loop().run_in_executor(self._quick, work, *given)

    async def keeping(self, live: Live) -> Kept:
        """What a finished game leaves behind."""
        return await asyncio.get_running_loop().run_in_executor(self._keepers, keep, live)

    async def see_through(self, work: Coroutine[Any, Any, T]) -> T:
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

    async def _warming(self) -> None:
        """A server that goes leaves many tables at once, and whoever waits for one does not wait for a process to
        start: those that load are started before they are needed, and until then tables are loaded here."""
        loaders = [self._loaders.get_nowait() for _ in range(self._loaders.qsize())]
        try:
            await asyncio.gather(*[loader.warm_up() for loader in loaders])
            self._loads_elsewhere = True
        finally:
            for loader in loaders:
                self._loaders.put_nowait(loader)

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
                room.stands()
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
                    except (Unsaid, BadInput):
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
        self._find(id)
        room = self.rooms.get(id)
        if room is not None and room.stands():
            room.quiet_since = self.steady()
            return room
        if id not in self._loading:
            self._loading[id] = self.background(self._load(id))
        return await asyncio.shield(self._loading[id])

    def keeps(self, id: str) -> bool:
        """Whether a table lives here, or is just coming."""
        return id in self._loading or (id in self.rooms and self.rooms[id].stands())

    def _find(self, id: str) -> None:
        """Raise where nobody may look for a table: it is closed, or no table is called that. No database is asked for
        what no database likes to hear."""
        self.house.admit(id)
        if not could_be_code(id):
            raise Absent("no-such-table", table=wrapped(plain(id)[:20]))

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """A table to look at, while nothing changes there. All that is seen of it has been written down: a table whose
        latest change was lost is loaded again."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if room.stands():
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
            self._keep_in_memory(room)
        finally:
            del self._loading[id]
        room.wake()
        return room

    async def _read(self, id: str, epoch: int) -> Room:
        """A table that is ours, from its journal."""
        kept = await self.store.kept(id)
        rows = await self.store.journal(id)
        if not rows:
            raise Absent("no-such-table", table=wrapped(id[:20]))
        opened = decode(rows[0])
        if not isinstance(opened, Opened):
            raise BadInput("The journal of this table does not begin with its opening.")
        live = await self.restoring(self.games(opened.game), rows, kept)
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

    def _keep_in_memory(self, room: Room) -> None:
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

    async def open(self, visitor: Visitor, wanted: m.NewTable) -> Room:
        """Set up a table."""
        game = self.games(wanted.game)
        entries = seating.setting(
            game,
            wanted.seats,
            visitor.id,
            self.now(),
            options=wanted.options,
            bots=wanted.bots,
            public=wanted.public,
            clock=wanted.clock,
            amount=wanted.clock_amount,
            more=wanted.clock_more if wanted.clock == "bank" else 0,
        )

        def settle(live: Live, now: float) -> None:
            seat = wanted.seat
            if seat is None and live.open_seats:
                seat = secrets.choice(live.open_seats)
            if seat is not None:
                seating.sit(live, visitor.id, visitor.name, seat, now)
            if wanted.start and not live.open_seats:
                self.deal(live, visitor.id, now)

        return await self.set_up(visitor, game, entries, settle)

    async def set_up(
        self, visitor: Visitor, game: Game, entries: list[AnyEntry], settle: Callable[[Live, float], None]
    ) -> Room:
        if await self.store.unfinished(visitor.id, self.now() - DAY) >= self.settings.visitor_tables:
            raise Busy("no-more-tables", tables=self.settings.visitor_tables)
        live = Live(game, entries, self.awake_since)
        room = Room(self, new_code(), live, 0, self.member.epoch, brief=not self.member.alone)
        await room.change(settle)
        if not room.brief:
            self._keep_in_memory(room)
            room.wake()
        return room

    def deal(self, live: Live, host: str, now: float) -> None:
        """Deal from a fresh secret that nobody knows."""
        seating.start(live, host, secrets.token_bytes(32), secrets.randbits(BOT_SEED_BITS), now)

    async def info(self, visitor: Visitor | None, id: str) -> m.TableInfo:
        """A table from outside. One whose game is over need not be in memory for that."""
        self._find(id)
        me = None if visitor is None else visitor.id
        if id not in self.rooms:
            found = await self.store.finished(id, me)
            if found is not None:
                row, seat, host = found
                return self.lobby.listed(row.summary, seat, host, kept=True)
        async with self.reading(id) as room:
            seat = room.live.seat_of(me)
            return wire.table_info(id, room.live, TABLE if seat is None else seat, me in room.live.hosts)

    async def again(self, visitor: Visitor, id: str) -> m.TableInfo:
        """The rematch: the first to ask sets the table up, the others find their seats at it."""
        async with self._rematches.setdefault(id, asyncio.Lock()):  # two who ask at once get one table
            async with self.reading(id) as old:
                live = old.live
                seat = live.seat_of(visitor.id)
                if seat is None:
                    raise Denied("no-rematch-for-others")
                if not live.over:
                    raise Denied("no-rematch-yet")
                next, deck = live.next, live.decks.get(seat)
                bots = {number: other.bot for number, other in enumerate(live.seats) if other.bot}
            if next is None:
                entries = seating.setting(
                    live.game,
                    live.opened.seats,
                    visitor.id,
                    self.now(),
                    options=live.opened.options,
                    bots=bots,
                    clock=live.opened.clock,
                    amount=live.opened.amount,
                    more=live.opened.more,
                )
                fresh = await self.set_up(visitor, live.game, entries, self._resume(visitor, seat, deck))
                await old.change(lambda live, now: seating.play_again(live, fresh.id, now))
                return await fresh.shown_to(visitor)
        try:
            return await self.resume(visitor, next, Resume(seat, deck))
        except Elsewhere as elsewhere:
            body = msgspec.json.encode(Resume(seat, deck))
            raise Elsewhere(elsewhere.home, Instead(next, f"/api/tables/{next}/resume", body)) from None

    async def resume(self, visitor: Visitor, id: str, wanted: Resume) -> m.TableInfo:
        """Somebody is back for the rematch."""
        room = await self.room(id)
        await room.change(self._resume(visitor, wanted.seat, wanted.deck))
        return await self.info(visitor, id)

    def _resume(self, visitor: Visitor, seat: int, deck: str | None) -> Callable[[Live, float], None]:
        def settle(live: Live, now: float) -> None:
            free = seat if seat in live.open_seats else None
            if not live.begun or live.seat_of(visitor.id) is None:
                seating.sit(live, visitor.id, visitor.name, free, now)
                if deck is not None and live.seat_of(visitor.id) not in live.decks:
                    seating.bring(live, visitor.id, deck, now)
            if not live.open_seats and not live.begun:
                self.deal(live, next(iter(live.hosts)), now)

        return settle

    async def fork(self, visitor: Visitor, id: str, wanted: m.Fork) -> Room:
        """Play on from a moment of a finished game, against bots."""
        record = await self.played(id, "no-playing-on-yet")
        game, seats = self.games(record.header.game), record.header.seats
        if not 0 <= wanted.move < len(record.lines):
            raise Denied("no-such-moment", last=len(record.lines) - 1)
        if not 0 <= wanted.seat < seats:
            raise Denied("no-such-seat", number=wanted.seat + 1)
        bots = {number: HOUSE_BOT for number in range(seats) if number != wanted.seat}
        entries = seating.setting(game, seats, visitor.id, self.now(), options=record.header.options, bots=bots)
        before = [(line.seat - 1, line.do) for line in record.lines[: wanted.move]]
        seed = record.seed

        def settle(fresh: Live, now: float) -> None:
            seating.sit(fresh, visitor.id, visitor.name, wanted.seat, now)
            seating.start(fresh, visitor.id, seed, secrets.randbits(BOT_SEED_BITS), now, before)

        return await self.set_up(visitor, game, entries, settle)

    async def learn(self, visitor: Visitor, game: Game) -> Room:
        """A table at which somebody learns a game, by its course."""
        entries = seating.lesson(game, visitor.id, self.now())
        course = game.course
        assert course is not None

        def settle(live: Live, now: float) -> None:
            seating.sit(live, visitor.id, visitor.name, course.learner, now)
            seating.start(live, visitor.id, course.seed, course.seed, now)

        return await self.set_up(visitor, game, entries, settle)

    async def finished(self, id: str, otherwise: str) -> tuple[m.TableInfo, Kept]:
        """A table whose game is over, and what was kept of that; Denied when it is not over, or was not kept. All of it
        is on the disk: it is read from there, and nothing is played."""
        self._find(id)
        kept = await self.store.kept(id)
        if kept is None:
            async with self.reading(id) as room:  # it may be one that is kept only now
                if not room.live.over:
                    raise Denied(otherwise)
                if room.live.kept is None:
                    past = wire.past(room.live)
                    raise Denied("no-game-kept") if past is None else Denied.by(past.note)
                kept = room.live.kept
        return await self.info(None, id), kept

    async def played(self, id: str, otherwise: str) -> Record:
        """The record of a game that these rules can play again."""
        info, kept = await self.finished(id, otherwise)
        if info.past is not None:
            raise Denied.by(info.past.note)
        return kept.played()

    def reviewing(self, id: str, record: Record) -> Reviewing:
        """How far the review of a finished game has come."""
        found = self._reviews.pop(id, None) or Reviewing(self.games(record.header.game), record)
        self._reviews[id] = found
        while len(self._reviews) > JUDGED:
            self._reviews.popitem(last=False)
        return found

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
