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

import msgspec

from ..core import BadInput, Game, Unsaid, wrapped
from ..core.record import Record
from ..games import game as game_by_name
from ..table import seating
from ..table.journal import AnyEntry, Opened, decode
from ..table.kept import Kept, keep
from ..table.live import HOUSE_BOT, Denied, Live, restored
from ..table.table import BOT_SEED_BITS
from . import messages as m
from . import metrics, wire
from .bots import Bots, Turns
from .house import House
from .limits import Crowd
from .room import Room
from .security import Buckets, could_be_code, digest, guest_name, new_code, new_id, new_token, plain, same
from .settings import Settings
from .store import Down, Store, Visitor

LOG = logging.getLogger("intrigue")
T = TypeVar("T")
LOBBY = 100  # tables that a lobby lists of each kind
REMEMBERED = 10_000  # visitors kept in memory
FADED = 1_000  # tokens kept in memory that were replaced
FADING = 60.0  # seconds after which such a token is one that nobody knows
DAY = 24 * 3600.0
COLLECTED = 90  # rounds between two collections of garbage
ROUND = 20.0  # seconds between looks at what is due
LOADED = 2  # games that are loaded at once
KEPT = 2  # games that are kept at once; apart, so that no game waits for its end until others are loaded


class Absent(Unsaid):
    """There is no such thing here."""


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
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.games = games
        self.now = now
        self.steady = steady  # seconds that nobody sets back, for limits
        self.awake_since = now()
        self.leaving = False
        self.rooms: dict[str, Room] = {}
        self.connections = Crowd(settings)
        self.hints = Turns()
        self.reviews = Turns()
        self.chats = Buckets(settings.chat_rate, 5, clock=steady)
        self.house = House(self)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._visitors: OrderedDict[str, Visitor] = OrderedDict()
        self._faded: OrderedDict[str, float] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._carried: set[asyncio.Task[Any]] = set()
        self._loaders = ThreadPoolExecutor(LOADED, "load")
        self._keepers = ThreadPoolExecutor(KEPT, "keep")
        self._quick = ThreadPoolExecutor(1, "quick")
        store.observe = metrics.COMMITTED.add

    # ------------------------------------------------------------------ running

    def start(self) -> None:
        self.background(self._rounds())
        self.background(self.house.rounds())
        self.background(metrics.listen())

    def say_goodbye(self) -> None:
        """Let every connection go, so that nobody has to be cut off: a poll would wait for news that never come."""
        self.leaving = True
        for room in self.rooms.values():
            for connection in room.connections:
                connection.close()

    async def close(self) -> None:
        """Stop what is going on; whatever was decided is being written down to its end."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._carried, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                room.drop()
        for threads in (self._loaders, self._keepers, self._quick):
            threads.shutdown(wait=False, cancel_futures=True)
        await self.bots.close()
        await self.store.close()

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault is not None and not isinstance(fault, Denied | Absent | BadInput | Down):
            LOG.error("Something went wrong.", exc_info=fault)

    async def loading(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that takes a while beside everything else, so that the lobby does not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._loaders, work, *given)

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

    async def look_after(self) -> None:
        """Wake the tables that have something to do although nobody looks at them."""
        for id in await self.store.due(self.now()):
            try:
                (await self.room(id)).wake()
            except Exception as bad:  # whatever is wrong with one table, the others go on
                LOG.warning("Table %s cannot go on: %s", id, bad)
                await self.store.never_due(id)

    def _tidy(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        before = self.now() - self.settings.idle_minutes * 60
        for room in list(self.rooms.values()):
            if not room.connections and room.quiet_since < before and not room.lock.locked():
                room.drop()

    def pause(self) -> float:
        """How long a bot takes at least, about as a person would."""
        return self.settings.bot_pause * random.uniform(0.75, 1.5)

    # ------------------------------------------------------------------ tables

    async def room(self, id: str) -> Room:
        """A table by its code, from memory or from its journal."""
        self.house.admit(id)
        if id in self.rooms:
            self.rooms[id].quiet_since = self.now()
            return self.rooms[id]
        if not could_be_code(id):  # no database is asked for what no database likes to hear
            raise Absent("no-such-table", table=wrapped(plain(id)[:20]))
        if id not in self._loading:
            self._loading[id] = self.background(self._load(id))
        return await asyncio.shield(self._loading[id])

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Room]:
        """A table to look at, while nothing changes there. All that is seen of it has been written down: a table whose
        latest change was lost is loaded again."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if not room.gone:
                    yield room
                    return

    async def _load(self, id: str) -> Room:
        try:
            kept = await self.store.kept(id)
            rows = await self.store.journal(id)
            if not rows:
                raise Absent("no-such-table", table=wrapped(id[:20]))
            opened = decode(rows[0])
            if not isinstance(opened, Opened):
                raise BadInput("The journal of this table does not begin with its opening.")
            live = await self.loading(restored, self.games(opened.game), rows, self.awake_since, kept)
            if live.bare and kept is None:
                LOG.warning("Table %s cannot be shown any more.", id)
            room = Room(self, id, live, len(rows))
            await room.keep()
            self.rooms[id] = room
        finally:
            del self._loading[id]
        room.wake()
        return room

    async def vacate(self, id: str) -> None:
        """Let go of a table, whoever is there: what is in the database is not what it was."""
        if id in self._loading:
            await asyncio.wait([self._loading[id]])
        if id in self.rooms:
            room = self.rooms[id]
            async with room.lock:
                room.drop()

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

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
        room = Room(self, new_code(), live, 0)
        await room.change(settle)
        self.rooms[room.id] = room
        room.wake()
        return room

    def deal(self, live: Live, host: str, now: float) -> None:
        """Deal from a fresh secret that nobody knows."""
        seating.start(live, host, secrets.token_bytes(32), secrets.randbits(BOT_SEED_BITS), now)

    async def again(self, visitor: Visitor, id: str) -> Room:
        """The rematch: the first to ask sets the table up, the others find their seats at it."""
        async with self.reading(id) as old:
            seat = old.live.seat_of(visitor.id)
            if seat is None:
                raise Denied("no-rematch-for-others")
            if not old.live.over:
                raise Denied("no-rematch-yet")
        async with old.rematch:
            if old.live.next is None:
                await self._set_up_again(visitor, old, seat)
        room = await self.room(old.live.next or "")
        await room.change(self._resume(visitor, old, seat))
        return room

    async def _set_up_again(self, visitor: Visitor, old: Room, seat: int) -> None:
        opened = old.live.opened
        entries = seating.setting(
            old.live.game,
            opened.seats,
            visitor.id,
            self.now(),
            options=opened.options,
            bots={number: other.bot for number, other in enumerate(old.live.seats) if other.bot},
            clock=opened.clock,
            amount=opened.amount,
        )
        fresh = await self.set_up(visitor, old.live.game, entries, self._resume(visitor, old, seat))
        await old.change(lambda live, now: seating.play_again(live, fresh.id, now))

    def _resume(self, visitor: Visitor, old: Room, seat: int) -> Callable[[Live, float], None]:
        def settle(live: Live, now: float) -> None:
            free = seat if seat in live.open_seats else None
            if not live.begun or live.seat_of(visitor.id) is None:
                seating.sit(live, visitor.id, visitor.name, free, now)
                if seat in old.live.decks and live.seat_of(visitor.id) not in live.decks:
                    seating.bring(live, visitor.id, old.live.decks[seat], now)
            if not live.open_seats and not live.begun:
                self.deal(live, next(iter(live.hosts)), now)

        return settle

    async def fork(self, visitor: Visitor, id: str, wanted: m.Fork) -> Room:
        """Play on from a moment of a finished game, against bots."""
        async with self.reading(id) as old:
            live, seats = old.live, old.live.opened.seats
            record = self.played(live, "no-playing-on-yet")
        if not 0 <= wanted.move < len(record.lines):
            raise Denied("no-such-moment", last=len(record.lines) - 1)
        if not 0 <= wanted.seat < seats:
            raise Denied("no-such-seat", number=wanted.seat + 1)
        bots = {number: HOUSE_BOT for number in range(seats) if number != wanted.seat}
        entries = seating.setting(live.game, seats, visitor.id, self.now(), options=live.played_with, bots=bots)
        before = [(line.seat - 1, line.do) for line in record.lines[: wanted.move]]
        seed = record.seed
        assert isinstance(seed, bytes)

        def settle(fresh: Live, now: float) -> None:
            seating.sit(fresh, visitor.id, visitor.name, wanted.seat, now)
            seating.start(fresh, visitor.id, seed, secrets.randbits(BOT_SEED_BITS), now, before)

        return await self.set_up(visitor, live.game, entries, settle)

    def finished(self, live: Live, otherwise: str) -> Kept:
        """What was kept of a game; Denied when it is not over, or was not kept."""
        if not live.over:
            raise Denied(otherwise)
        if live.kept is None:
            past = wire.past(live)
            raise Denied("no-game-kept") if past is None else Denied.by(past.note)
        return live.kept

    def played(self, live: Live, otherwise: str) -> Record:
        """The record of a game that these rules can play again."""
        kept, past = self.finished(live, otherwise), wire.past(live)
        if past is not None:
            raise Denied.by(past.note)
        return kept.played()

    async def lobby(self, visitor: Visitor | None) -> m.Lobby:
        mine = [] if visitor is None else await self.store.tables_of(visitor.id, LOBBY)
        found = {row.id: (sitter.seat, sitter.host) for row, sitter, _ in mine}
        tables = await self.store.open_tables(self.now() - DAY, LOBBY)
        return m.Lobby(
            open=[self._listed(row.summary, *found.get(row.id, (None, False))) for row in tables],
            mine=[self._listed(row.summary, sitter.seat, sitter.host, kept) for row, sitter, kept in mine],
        )

    def _listed(self, summary: bytes, seat: int | None, host: bool, kept: bool = False) -> m.TableInfo:
        info = msgspec.json.decode(summary, type=m.TableInfo)
        room = self.rooms.get(info.id)
        seats = info.seats
        if room is not None:
            seats = [msgspec.structs.replace(s, here=room.live.timing.here(s.seat)) for s in seats]
        return msgspec.structs.replace(info, you=seat, host=host, seats=seats, past=self._past(info, kept))

    def _past(self, info: m.TableInfo, kept: bool) -> m.Past | None:
        try:
            game = self.games(info.game)
        except BadInput:  # it is not played here any more
            return None
        if info.rules is None or info.rules == game.version:
            return None
        return wire.bygone(game, info.rules, info.stage, kept)

    # ------------------------------------------------------------------ visitors

    async def visitor(self, token: str | None) -> Visitor | None:
        """Who has this token."""
        if not token or len(token) > 100:
            return None
        mark = digest(token)
        known = self._visitors.get(mark)
        if known is None:
            found = await self.store.visitor(mark)
            if found is None or not same(found[1], mark):
                return None
            known = found[0]
            self._remember(mark, known)
        self.house.saw(known.id)
        return known

    def dismiss(self, visitor: str) -> None:
        """Somebody is not known here any more."""
        for mark in [mark for mark, known in self._visitors.items() if known.id == visitor]:
            del self._visitors[mark]

    async def new_visitor(self) -> tuple[Visitor, str]:
        """Somebody new, and the token that only they get."""
        token = new_token()
        visitor = Visitor(new_id(), guest_name())
        await self.store.add_visitor(visitor.id, digest(token), visitor.name, self.now())
        self._remember(digest(token), visitor)
        return visitor, token

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        await self.store.rename(visitor.id, name)
        renamed = Visitor(visitor.id, name)
        for mark, known in self._visitors.items():
            if known.id == visitor.id:
                self._visitors[mark] = renamed
        return renamed

    async def new_cookie(self, visitor: Visitor) -> str:
        """Another token for a visitor. The one before lets nobody in any more."""
        token = new_token()
        await self.store.new_token(visitor.id, digest(token))
        for mark in [mark for mark, known in self._visitors.items() if known.id == visitor.id]:
            del self._visitors[mark]
            self._faded[mark] = self.steady()
        while len(self._faded) > FADED:
            self._faded.popitem(last=False)
        self._remember(digest(token), visitor)
        return token

    def faded(self, token: str | None) -> bool:
        """Whether a token was replaced a moment ago: what comes with it was on its way meanwhile, and is nobody new."""
        at = self._faded.get(digest(token)) if token else None
        return at is not None and self.steady() < at + FADING

    async def log_out(self, visitor: Visitor) -> None:
        """Make the cookie of a visitor worthless, and cut off whoever came in with it."""
        await self.new_cookie(visitor)
        for room in list(self.rooms.values()):
            for connection in room.connections:
                if connection.visitor is not None and connection.visitor.id == visitor.id:
                    connection.close()

    def _remember(self, mark: str, visitor: Visitor) -> None:
        self._visitors[mark] = visitor
        if len(self._visitors) > REMEMBERED:
            self._visitors.popitem(last=False)
