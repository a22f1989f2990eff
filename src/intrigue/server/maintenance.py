"""The house around the tables: it carries out the orders of those who run the server, notes who was here, and clears
out what nobody has touched for long, where that is wanted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from functools import partial

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..core import BadInput, Phrase, UserError
from ..core.phrase import phrase
from ..table import seating
from . import forgetting, orders, schema
from .clock import Clock
from .database import Down
from .leases import Elsewhere
from .security import new_id
from .settings import Settings
from .store import Store
from .tables import Tables
from .visitors import Visitors

LOG = logging.getLogger("intrigue")
LOOK = 2.0  # seconds between looks at the orders
SWEEP = 3600.0  # seconds between rounds with the broom
BREATH = 1.0  # seconds between two portions: whoever plays comes first
PORTION = 5  # tables that are removed at once
VISITORS = 200  # visitors that are removed at once
DAY = 24 * 3600.0
FAULTS = (sa.exc.SQLAlchemyError, Down, OSError)  # the database is away; everything stays as it was
ENDED = ("over", "closed", "gathering")  # games that somebody may still go on with are never cleared out


Find = Callable[[float, Connection], list[str]]
Remove = Callable[[float, list[str], Connection], None]


class Maintenance:
    def __init__(self, settings: Settings, store: Store, clock: Clock, tables: Tables, visitors: Visitors) -> None:
        self._settings = settings
        self._store = store
        self._clock = clock
        self._tables = tables
        self._visitors = visitors
        self.marks: frozenset[str] = frozenset()  # digests of the cookies of those who are banned
        self.networks: tuple[orders.Network, ...] = ()
        self.on_change: list[Callable[[], object]] = []
        self._standing: list[orders.Order] | None = None
        self._noted: set[str] = set()  # visitors whose visit was noted today
        self._day = 0.0
        self._swept = 0.0
        self._away = False

    # ------------------------------------------------------------------ orders

    async def rounds(self) -> None:
        while True:
            try:
                await self.look()
                await self._note_visits()
                await self._sweep_now_and_then()
                self._away = False
            except FAULTS as fault:
                if not self._away:
                    LOG.warning("The house waits for the database: %s", str(fault).splitlines()[0])
                self._away = True
            except Exception:
                LOG.exception("A round of the house went wrong.")
            await asyncio.sleep(LOOK)

    async def ready(self) -> None:
        """The orders are known, before anybody is let in."""
        if self._standing is None:
            with contextlib.suppress(*FAULTS):
                await self.look(obey=False)

    async def look(self, obey: bool = True) -> None:
        """Read the orders, and see to it that they are followed."""
        found, marks = await self._store.read(read_orders)
        if found != self._standing:
            before, self._standing = self._tables.closed, found
            networks = [orders.network(order.who) for order in found if order.kind == "address"]
            self._tables.closed = frozenset(order.who for order in found if order.kind == "table")
            self.networks = tuple(one for one in networks if one is not None)
            self.marks = frozenset(marks)
            for id in self._tables.closed - before:
                await self._tables.vacate(id)
            for changed in self.on_change:
                changed()
        for order in found if obey else ():
            if order.kind == "forget":
                await self.forget(order.who)

    def refuses(self, address: str, mark: str | None, table: str | None) -> Phrase | None:
        """Why somebody is not let in: from this address, with this digest of a cookie, to this table."""
        if mark in self.marks:
            return phrase("no-entry")
        found = orders.network(address) if self.networks else None
        if found is not None and any(one.version == found.version and found.subnet_of(one) for one in self.networks):  # type: ignore[arg-type]
            return phrase("no-entry")
        return phrase("no-entry-to-table") if table in self._tables.closed else None

    # ------------------------------------------------------------------ forgetting

    async def forget(self, visitor: str) -> None:
        """Remove all that is known of a visitor. What is interrupted is begun again with the next look."""
        await self._store.write(lambda connection: forgetting.cross_out(connection, visitor))
        self._visitors.dismiss(visitor)
        done = True
        for id in await self._store.read(lambda connection: forgetting.tables_with(connection, visitor)):
            done &= await self._forget_at(id, visitor)
        if not done:
            return  # other servers have some of the tables, and do it there; whoever finds none left is the last
        await self._store.write(lambda connection: forgetting.fulfil(connection, visitor))
        LOG.info("A visitor was forgotten, as ordered.")

    async def _forget_at(self, id: str, visitor: str) -> bool:
        """False where another server has the table."""
        with contextlib.suppress(BadInput, UserError):  # they are not there any more, or it cannot be played any more
            room = await self._tables.room(id)
            await room.change(lambda live, now: seating.leave(live, visitor, now))
        self._tables.changing.add(id)
        try:
            await self._tables.vacate(id)
            await self._tables.member.take(id)  # nobody else may have it in memory meanwhile
            changed = await self._store.read(lambda connection: forgetting.without(connection, id, visitor, new_id()))
            await self._store.write(lambda connection: forgetting.put(connection, visitor, changed), held=id)
        except Elsewhere:
            return False
        except BadInput as bad:
            LOG.warning("Table %s stays as it is: %s", id, bad)
        finally:
            self._tables.changing.discard(id)
            self._tables.member.let_go(id)
        return True

    # ------------------------------------------------------------------ visits

    async def _note_visits(self) -> None:
        """Note who was here, once a day."""
        here = list(self._visitors.seen - self._noted)
        self._visitors.seen.clear()
        now = self._clock.now()
        if now - self._day > DAY:
            self._day = now
            self._noted.clear()
        self._noted.update(here)
        for first in range(0, len(here), VISITORS):
            try:
                await self._store.write(partial(note, ids=here[first : first + VISITORS], now=now))
            except FAULTS:
                self._noted.difference_update(here[first:])  # when they come again
                raise

    # ------------------------------------------------------------------ clearing out

    async def _sweep_now_and_then(self) -> None:
        if self._settings.keep_days and time.monotonic() - self._swept > SWEEP:
            self._swept = time.monotonic()
            async with self._store.turn("sweeping") as mine:
                if mine:
                    await self.sweep(BREATH)

    async def sweep(self, pause: float = 0.0) -> tuple[int, int]:
        """Remove what nobody has touched for `keep_days`: tables whose game is over or never began, and visitors who
        sit nowhere and were not here either. Returns how many of each."""
        before = self._clock.now() - self._settings.keep_days * DAY
        tables = visitors = 0
        async for id in self._remove_in_portions(old_tables, remove_tables, before, pause):
            await self._tables.vacate(id)
            tables += 1
        async for id in self._remove_in_portions(old_visitors, remove_visitors, before, pause):
            self._visitors.dismiss(id)
            visitors += 1
        if tables or visitors:
            LOG.info("Cleared out: %d tables, %d visitors.", tables, visitors)
        return tables, visitors

    async def _remove_in_portions(self, find: Find, remove: Remove, before: float, pause: float) -> AsyncIterator[str]:
        """Whatever is old is removed, in small portions."""
        while found := await self._store.read(partial(find, before)):
            await self._store.write(partial(remove, before, found))
            for id in found:
                yield id
            await asyncio.sleep(pause)


def note(connection: Connection, ids: list[str], now: float) -> None:
    """These visitors were here."""
    connection.execute(sa.update(schema.visitors).where(schema.visitors.c.id.in_(ids)).values(seen=now))


def read_orders(connection: Connection) -> tuple[list[orders.Order], list[str]]:
    """The orders, and the digests of the cookies of those who are banned."""
    v, o = schema.visitors, schema.orders
    query = sa.select(v.c.token).join(o, (o.c.who == v.c.id) & (o.c.kind == "visitor"))
    return orders.standing(connection), [row[0] for row in connection.execute(query)]


def is_old(before: float) -> sa.ColumnElement[bool]:
    """And in nobody's memory: whoever has let go of a table does not write it again."""
    t, h = schema.tables, schema.holders
    return sa.and_(t.c.stage.in_(ENDED), t.c.touched < before, ~sa.exists().where(h.c.table_id == t.c.id))


def old_tables(before: float, connection: Connection) -> list[str]:
    t = schema.tables
    query = sa.select(t.c.id).where(is_old(before)).order_by(t.c.touched).limit(PORTION)
    return [row[0] for row in connection.execute(query)]


def remove_tables(before: float, ids: list[str], connection: Connection) -> None:
    """With all that belongs to them; one that was touched after all stays."""
    t = schema.tables
    query = sa.select(t.c.id).where(t.c.id.in_(ids), is_old(before))
    still = [row[0] for row in connection.execute(query)]
    for table in (schema.holders, schema.links, schema.sitters, schema.journal, schema.kept):
        connection.execute(sa.delete(table).where(table.c.table_id.in_(still)))
    connection.execute(sa.delete(t).where(t.c.id.in_(still)))
    o = schema.orders
    connection.execute(sa.delete(o).where(o.c.kind == "table", o.c.who.in_(still)))


def is_gone(before: float) -> sa.ColumnElement[bool]:
    v, s, t, o = schema.visitors, schema.sitters, schema.tables, schema.orders
    return sa.and_(
        sa.func.coalesce(v.c.seen, v.c.created) < before,
        ~sa.exists().where(s.c.visitor_id == v.c.id),
        ~sa.exists().where(t.c.opened_by == v.c.id),
        ~sa.exists().where(o.c.who == v.c.id),  # a ban stays a ban
    )


def old_visitors(before: float, connection: Connection) -> list[str]:
    query = sa.select(schema.visitors.c.id).where(is_gone(before)).limit(VISITORS)
    return [row[0] for row in connection.execute(query)]


def remove_visitors(before: float, ids: list[str], connection: Connection) -> None:
    v = schema.visitors
    connection.execute(sa.delete(v).where(v.c.id.in_(ids), is_gone(before)))
