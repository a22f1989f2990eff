"""One table on the network: whoever is connected to it, what they are sent, and the bots that play there.

Everything that changes a table goes through `change`, one at a time: it is decided, written down, and only then told.
Whoever looks at a table waits for that too, so nobody ever sees what could still be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ..core import TABLE
from ..table import journal
from ..table.archive import ArchivedGame
from ..table.live import Denied, Live
from . import logs, serialize
from . import messages as m
from .broadcast import Broadcast
from .connection import Connection
from .database import WriteFailed
from .metrics import MOVED, QUICK
from .store import Row, Sitter, Visitor
from .worker import Idea, Thought, sensible

if TYPE_CHECKING:
    from .tables import Tables

LOG = logging.getLogger("intrigue")
T = TypeVar("T")
TOUCH = 60.0  # seconds; how exact the lobby knows when a table was last used
POLL_ABSENCE = 15.0  # seconds between two polls of somebody who is still here
GLANCE = 0.5  # seconds at least before a bot that had nothing to do looks up again
BREATH = 5.0  # seconds before a bot whose thinking failed is asked again
TABLE_ALONE, ENTRY, ACTION = 60_000, 600, 500  # bytes: of a fresh table, an entry, and an action for each who is told
AROUND = (  # entries after which a table looks different from outside
    journal.Opened,
    journal.Seated,
    journal.Shared,
    journal.SignedOut,
    journal.SentAway,
    journal.Muted,
    journal.Urged,
    journal.Closed,
    journal.Brought,
    journal.Dealt,
    journal.Heard,
    journal.StoodIn,
    journal.Ended,
    journal.Again,
)


class StaleTable(Denied):
    """The table as it is here is not the true one any more; it is loaded again."""

    def __init__(self) -> None:
        super().__init__("no-table-now")


class Unwritten(Denied):
    """What somebody wanted could not be written down, so it was not done."""

    def __init__(self) -> None:
        super().__init__("no-writing-that")


class Room:
    def __init__(self, tables: Tables, id: str, live: Live, written: int, epoch: int = 0, brief: bool = False) -> None:
        self.tables = tables
        self.id = id
        self.epoch = epoch  # in which we took it; see members.py
        self.brief = brief  # it is only set up here, and lives where somebody comes to it first
        self.live = live
        self.telling = Broadcast(id, live)
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.gone = False
        self.quiet_since = tables.clock.steady()  # when somebody last asked for it
        self.size = TABLE_ALONE + self._weight(live.entries[:written])
        self._written = written
        self._touched = 0.0
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._pollers: dict[str, tuple[int, asyncio.TimerHandle]] = {}

    @property
    def in_use(self) -> bool:
        """Whether somebody looks at this table, something is being done there, or bots play on."""
        return bool(self.connections or self._pollers or self._thinking) or self.lock.locked()

    def _weight(self, entries: list[journal.AnyEntry]) -> int:
        """The bytes that entries of a table take in memory, about, with what everybody was told of them."""
        acted = sum(isinstance(entry, journal.Acted) for entry in entries)
        told = 0 if self.live.bare else ACTION * acted * len(self.live.streams.viewers)
        return told + ENTRY * len(entries)

    # ------------------------------------------------------------------ changing

    async def change(self, do: Callable[[Live, float], T]) -> T:
        """Let `do` change the table, write down what it did, and tell everybody. Raises Denied when nothing was done.

        It is carried out to its end even if whoever asked for it does not wait any longer.
        """
        return await self.tables.tasks.run_to_completion(self._change(do))

    async def _change(self, do: Callable[[Live, float], T], connection: Connection | None = None, since: int = 0) -> T:
        async with self.lock:
            if not self.is_current():
                raise StaleTable
            try:
                result = do(self.live, self.tables.clock.now())
            except BaseException as error:
                if not isinstance(error, Denied) or len(self.live.entries) != self._written:
                    self.drop()  # half done is not done: the journal knows better
                raise
            around = await self._save()
            if not self.is_current():  # it is written, but what there is to tell others may know better by now
                return result
            if around:
                self._reseat()
            if connection is not None:
                self._greet(connection, since)
            self._tell()
        self.wake()
        return result

    def is_current(self) -> bool:
        """Whether this is the true table, at this moment. It is not if another server may have taken it over."""
        if not self.gone and not self.tables.member.holds(self.epoch):
            self.drop()
        return not self.gone

    async def shown_to(self, visitor: Visitor) -> m.TableInfo:
        """The table from outside, as it has been written."""
        async with self.lock:
            if not self.is_current():
                raise StaleTable
            return serialize.table_info(self.id, self.live, self.viewer(visitor), visitor.id in self.live.people.hosts)

    async def _save(self) -> bool:
        """Write down what is new; returns whether the table looks different from outside now."""
        new = self.live.entries[self._written :]
        if not new:
            return False
        around = any(isinstance(entry, AROUND) for entry in new)
        now = self.tables.clock.now()
        row = sitters = None
        if around or self.live.timing.by_correspondence or now - self._touched > TOUCH:
            row = self._row(now)
            self._touched = now
        if around:
            sitters = self._sitters()
        kept = await self._left_behind()
        entries = [(entry.at, journal.encode(entry)) for entry in new]
        try:
            await self.tables.store.append(self.id, self._written, entries, row, sitters, kept)
        except WriteFailed as fault:
            LOG.error("Table %s could not be written: %s", self.id, fault)
            self.drop()
            raise Unwritten from None
        self._written += len(new)
        MOVED.add(self.live.game.name, sum(isinstance(entry, journal.Acted) for entry in new))
        self.size += self._weight(new)
        self.live.kept = self.live.kept or kept
        if around:
            self.telling.look_around()
        return around

    async def keep(self) -> None:
        """Keep a game that ended when that was not done yet."""
        kept = await self._left_behind()
        if kept is not None:
            try:
                await self.tables.store.keep(self.id, kept)
            except WriteFailed as fault:  # there will be another time
                LOG.error("What table %s leaves behind could not be written: %s", self.id, fault)
            self.live.kept = kept

    async def look_after(self) -> None:
        """A table by correspondence that could be loaded is looked after, even if it was given up before."""
        if self.live.timing.by_correspondence and self.live.has_begun and not self.live.over:
            with contextlib.suppress(WriteFailed):  # there will be another time
                await self.tables.store.put_due(self.id, self._due(self.tables.clock.now()))

    def _due(self, now: float) -> float | None:
        """When this table has something to do next, even if nobody looks at it."""
        if not self.live.timing.by_correspondence:
            return None
        return now if self.live.bots_asked and self._worth_it() else self.live.next_tick

    async def _left_behind(self) -> ArchivedGame | None:
        """What there is to keep of a game that is over, unless that is done already."""
        live = self.live
        if not live.over or live.kept is not None or live.table is None:
            return None
        try:
            return await self.tables.offload.keeping(live)
        except Exception:  # a fault of ours; the game has ended all the same
            LOG.exception("What table %s leaves behind could not be put together.", self.id)
            return None

    def drop(self) -> None:
        """Forget this table; it is loaded from its journal when somebody asks for it."""
        self.gone = True
        self.tables.forget(self)  # which lets others have it
        self._stop()
        for connection in self.connections:
            connection.close()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()
        for _, timer in self._pollers.values():
            timer.cancel()

    def _row(self, now: float) -> Row:
        live = self.live
        info = serialize.table_info(self.id, live, TABLE, host=False)
        info = msgspec.structs.replace(info, seats=[msgspec.structs.replace(seat, here=False) for seat in info.seats])
        return Row(
            id=self.id,
            stage=live.stage,
            public=live.opened.public,
            open_seats=len(live.people.open_seats),
            opened_by=live.opened.host,
            created=live.opened.at,
            touched=now,
            due=self._due(now),
            summary=serialize.encode(info),
        )

    def _sitters(self) -> list[Sitter]:
        live = self.live
        if live.closed:
            return []  # nobody finds it among their tables any more
        found = {host: Sitter(host, None, host=True) for host in live.people.hosts}
        for number, seat in enumerate(live.people.seats):
            for visitor in seat.visitors:
                found[visitor] = Sitter(visitor, number, visitor in live.people.hosts)
        return list(found.values())

    # ------------------------------------------------------------------ telling

    def _tell(self) -> None:
        """Send everyone what is new to them."""
        self.telling.tell(self.connections, self._left())

    def _left(self) -> serialize.TimesLeft:
        return serialize.left(self.live, self.tables.clock.now())

    def _greet(self, connection: Connection, since: int) -> None:
        if connection.closed:  # gone before it was greeted
            if connection.viewer != TABLE:
                self.live.timing.depart(connection.viewer, self.tables.clock.now())
            return
        connection.send(self.telling.hello(connection, since, self._left()))
        self.connections.append(connection)

    def _reseat(self) -> None:
        """Whoever has changed seats looks through other eyes, and is told all that those have seen."""
        now = self.tables.clock.now()
        for connection in self.connections:
            viewer = self.viewer(connection.visitor)
            if viewer == connection.viewer:
                continue
            if viewer != TABLE and connection.lasting:
                self.live.timing.arrive(viewer, now)
            if connection.viewer != TABLE and connection.lasting:
                self.live.timing.depart(connection.viewer, now)
            connection.viewer = viewer
            connection.send(self.telling.hello(connection, 0, self._left()))

    def viewer(self, visitor: Visitor | None) -> int:
        seat = self.live.people.seat_of(None if visitor is None else visitor.id)
        return TABLE if seat is None else seat

    def seats(self, visitor: Visitor | None) -> bool:
        """Whether somebody sits here."""
        return self.viewer(visitor) != TABLE

    # ------------------------------------------------------------------ coming and going

    async def join(self, connection: Connection, since: int) -> None:
        """A connection begins: it gets what it missed, and the seat is its person's again."""

        def arrive(live: Live, now: float) -> None:
            connection.viewer = self.viewer(connection.visitor)
            if connection.viewer != TABLE:
                live.timing.arrive(connection.viewer, now)
                live.come_back(connection.viewer, now)

        await self.tables.tasks.run_to_completion(self._change(arrive, connection, since))

    async def part(self, connection: Connection) -> None:
        """A connection is gone."""
        connection.close()
        if connection not in self.connections:
            return
        self.connections.remove(connection)

        def depart(live: Live, now: float) -> None:
            self.quiet_since = self.tables.clock.steady()
            if connection.viewer != TABLE:
                live.timing.depart(connection.viewer, now)

        if not self.gone:
            await self.change(depart)

    async def poll(self, visitor: Visitor | None, since: int, look: int, seconds: float) -> bytes | None:
        """What is new after item `since` and look `look`; waits for something to happen, but not for ever. None when
        the table has to be loaded again: what is here may never have been written down."""
        connection = Connection(visitor, lasting=False)

        def arrive(live: Live, now: float) -> bool:
            connection.viewer = self.viewer(visitor)
            self._still_polling(connection)
            if connection.viewer != TABLE:
                live.come_back(connection.viewer, now)
            behind = live.streams.length(connection.viewer) - since
            if since <= 0 or behind < 0:
                return True
            return behind > serialize.LINES and serialize.lately(live, connection.viewer, since)[1] > 0

        try:
            anew = await self.change(arrive)
        except StaleTable:
            return None
        async with self.lock:
            if not self.is_current():
                return None
            if anew:
                return self.telling.hello(connection, 0, self._left())
            connection.sent = since
            face = self.telling.face(connection)
            if look == face.look:
                connection.face = face
            if look != face.look or self.live.streams.length(connection.viewer) > since:
                return self.telling.news(connection, self._left())
            self.connections.append(connection)
        try:
            async with asyncio.timeout(seconds):
                data = await connection.next()
            if data is not None:
                return data
        except TimeoutError:
            pass
        finally:
            if connection in self.connections:
                self.connections.remove(connection)
        async with self.lock:
            return self.telling.news(connection, self._left()) if self.is_current() else None

    def _still_polling(self, connection: Connection) -> None:
        """Whoever polls is here until no poll has come for a while."""
        if connection.visitor is None or connection.viewer == TABLE:
            return
        id, now = connection.visitor.id, self.tables.clock.now()
        self.live.timing.arrive(connection.viewer, now)  # first, so that nobody is ever gone between two polls
        if id in self._pollers:
            seat, timer = self._pollers.pop(id)
            timer.cancel()
            self.live.timing.depart(seat, now)
        wait = self.tables.settings.poll_seconds + POLL_ABSENCE
        timer = asyncio.get_running_loop().call_later(wait, self._polls_no_more, id)
        self._pollers[id] = (connection.viewer, timer)

    def _polls_no_more(self, id: str) -> None:
        seat, _ = self._pollers.pop(id)
        self.tables.tasks.background(self.change(lambda live, now: live.timing.depart(seat, now)))

    # ------------------------------------------------------------------ bots and time

    def wake(self) -> None:
        """After every change: let bots think who are asked, and see when time is up."""
        if self.gone or self.brief:
            return
        if self._worth_it():
            for seat in self.live.bots_asked:
                if seat not in self._thinking:
                    self._thinking[seat] = self.tables.tasks.background(self._think(seat))
        if self._timer is not None:
            self._timer.cancel()
        due = self.live.next_tick
        if due is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, due - self.tables.clock.now()), self._time_is_up)

    def _worth_it(self) -> bool:
        """Bots do not play on by themselves where nobody looks and no person will be asked again."""
        return bool(self.connections or self._pollers) or any(
            not self.live.people.seats[seat].stand_in for seat in self.live.people.human_seats
        )

    def _time_is_up(self) -> None:
        self.tables.tasks.background(self.change(lambda live, now: live.tick(now)))

    async def _think(self, seat: int) -> None:
        logs.AT_TABLE.set(self.id)
        logs.REQUEST.set("")  # whoever woke it does not answer for what the bot does
        try:
            if seat not in self.live.bots_asked:
                return  # taken back meanwhile
            if self.live.alarm is not None:
                await self._look_on(seat)
                return
            question = self.live.questions[seat].number
            idea, _ = await asyncio.gather(self._idea(seat), asyncio.sleep(self.tables.pause()))

            def act(live: Live, now: float) -> None:
                if live.questions[seat].number == question and seat in live.bots_asked:
                    live.act_for(seat, self._bot_choice(seat, idea), now)

            await self.change(act)
        except Denied:
            pass  # the table is being loaded again
        except Exception:
            LOG.exception("A bot at table %s could not act.", self.id)
            await asyncio.sleep(BREATH)
        finally:
            del self._thinking[seat]
            self.wake()

    async def _idea(self, seat: int) -> Idea | None:
        scripted = self.live.scripted_action(seat)
        if scripted is not None:
            return Idea(scripted)
        knowledge, luck = self.live.knowledge(seat)
        name, game, state = self.live.bot_name(seat), self.live.game, self.live.state
        assert state is not None
        actions = state.actions(seat)
        thought = Thought(game.name, name, seat, msgspec.Raw(knowledge), luck, lacking=self.live.lacking, whose=self.id)
        idea = await self.tables.bots.ask(thought)
        if idea is not None and idea.action in actions:
            return idea
        QUICK.add()
        try:
            return await self.tables.offload.quickly(sensible, game, thought)
        except Exception:  # a fault of that bot; the others must not wait for it
            LOG.exception("The sensible bot of %s could not choose.", game.name)
            return None

    async def _look_on(self, seat: int) -> None:
        """Where everybody acts at once: the bot looks up after a while and does what seems good then, or nothing."""
        live = self.live
        rest = self.tables.pause() * self._pace(seat)
        while rest > 0 and self._pace(seat) > 0:  # it may turn out that there is no time to lose
            await asyncio.sleep(min(rest, GLANCE))
            rest -= GLANCE
        if live.alarm is None or seat not in live.bots_asked:
            return
        idea = await self._idea(seat)

        def act(live: Live, now: float) -> bool:
            assert live.state is not None
            if live.alarm is None or seat not in live.bots_asked:
                return True
            waiting = live.game.manners.wait_action
            if idea is None or idea.action == waiting or idea.action not in live.state.actions(seat):
                return False
            live.act_for(seat, idea.action, now)
            return True

        if not await self.change(act):
            await asyncio.sleep(GLANCE)

    def _pace(self, seat: int) -> float:
        live = self.live
        if live.is_hurried or live.alarm is None or live.state is None:
            return 0.0
        return live.game.manners.pace(live.state, seat)

    def _bot_choice(self, seat: int, idea: Idea | None) -> int:
        """What the bot has chosen; another move only where that is not possible any more."""
        assert self.live.state is not None
        actions = self.live.state.legal(seat)
        if idea is not None and idea.action in actions:
            return idea.action
        return actions[self.live.playing().luck(seat).below(len(actions))]
