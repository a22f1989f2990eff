"""Servers that share a database, and which of them holds which table.

A table lives in the memory of one server at a time. On PostgreSQL every server is a row in `members` that is good for
a few seconds and renewed before they are over, by the clock of the database alone; a table belongs to the member that
`holders` names, for as long as that is one. The member judges by a clock of its own that nobody sets, from the moment
before it asked: so it always stops believing in its tables before anybody else may take them, also when it was paused
meanwhile. What it writes is checked against both rows in the same transaction.

A database in a file has one server, which holds everything (`Alone`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from .. import __version__
from ..core import BadInput, UserError
from . import lease
from .database import Down, engine_for, first_line
from .database_timeout import Watch
from .store import Store

LOG = logging.getLogger("intrigue")
RENEWALS = 3  # in the seconds that a row is good for
MARGIN = 0.1  # part of these seconds by which a member is more careful than the others
FORGOTTEN = 60.0  # seconds after which the row of somebody who is gone is removed
ADOPTED = 20  # tables that are taken over at once
TRIES = 5  # looks at a table for which several reach at once
NOW = "extract(epoch from clock_timestamp())::float8"
THERE = f"until > {NOW}"

JOIN = f"""
    insert into members (id, address, machine, key, version, leaving, until)
    values (:id, :address, :machine, :key, :version, false, {NOW} + :seconds)
    on conflict (id) do update set until = excluded.until, leaving = excluded.leaving
    returning {NOW}
"""
RENEW = f"update members set until = {NOW} + :seconds, leaving = :leaving where id = :id and {THERE} returning {NOW}"
OTHERS = f"select id, address, key, version, leaving from members where {THERE} and id <> :id order by id"
# Whoever is at our address on our machine was this server, in its life before.
SUCCEED = "delete from members where id <> :id and address = :address and machine = :machine"
CLEAR = f"delete from members where until < {NOW} - {FORGOTTEN}"
TAKE = f"""
    insert into holders (table_id, member)
    select t.id, m.id from tables t, members m where t.id = :table and m.id = :id and m.{THERE} and not m.leaving
    on conflict (table_id) do update set member = excluded.member
    where holders.member = excluded.member
    or not exists (select 1 from members where members.id = holders.member and {THERE})
    returning member
"""
FIND = f"""
    select m.id, m.address, m.key, m.version, m.leaving from holders h join members m on m.id = h.member and m.{THERE}
    where h.table_id = :table
"""
ORPHANS = f"""
    select table_id from holders h
    where not exists (select 1 from members m where m.id = h.member and m.{THERE}) order by random() limit {ADOPTED}
"""
LET_GO = "delete from holders where table_id = :table and member = :id"
HAND_OVER = "update holders set member = '' where table_id = :table and member = :id"
# Locked until the entries are written, so that nobody takes a table over between the look and the writing.
HELD = f"""
    select h.table_id from holders h, members m
    where h.table_id = any(:tables) and h.member = :id and m.id = :id and m.{THERE} for share of h
"""
LEAVE = "delete from members where id = :id"


class HomeServer(msgspec.Struct, frozen=True):
    """Another member, where a table lives."""

    id: str
    address: str
    key: str
    version: str
    leaving: bool


class Instead(msgspec.Struct, frozen=True):
    """What to ask there, where that is something else than what was asked here."""

    table: str
    path: str
    body: bytes


class Resume(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is back for a rematch, whose old table another member has: where they sat, and with which deck."""

    seat: int
    deck: str | None


class Elsewhere(UserError):
    """Another member holds the table; or, where `home` is None, nobody that can be named yet."""

    def __init__(self, home: HomeServer | None, instead: Instead | None = None) -> None:
        super().__init__("no-table-now")
        self.home = home
        self.instead = instead


class Holding(Protocol):
    """Which tables are ours."""

    alone: bool
    id: str
    epoch: int  # begins anew whenever we may have lost what we held
    others: list[HomeServer]

    def holds(self, epoch: int) -> bool:
        """Whether what we took in that epoch is still ours, at this moment."""
        ...

    async def take(self, table: str) -> int:
        """Make a table ours; returns in which epoch. Elsewhere where it is somebody else's."""
        ...

    async def find(self, table: str) -> HomeServer | None:
        """The other member that holds a table."""
        ...

    def of_other_version(self) -> HomeServer | None:
        """A member of another version of Intrigue, for what this one cannot read."""
        ...

    async def orphans(self) -> list[str]:
        """Tables whose member is gone."""
        ...

    def let_go(self, table: str, hand_over: bool = False) -> asyncio.Task[None] | None:
        """We do not need a table any more; or, handed over, somebody else has to look after it."""
        ...

    async def leave(self) -> None:
        """From now on we take no table."""
        ...

    async def end(self) -> None: ...


class Alone:
    """Everything is ours."""

    alone = True
    id = ""
    epoch = 0

    def __init__(self) -> None:
        self.others: list[HomeServer] = []

    def holds(self, epoch: int) -> bool:
        return True

    async def take(self, table: str) -> int:
        return 0

    async def find(self, table: str) -> HomeServer | None:
        return None

    def of_other_version(self) -> HomeServer | None:
        return None

    async def orphans(self) -> list[str]:
        return []

    def let_go(self, table: str, hand_over: bool = False) -> asyncio.Task[None] | None:
        return None

    async def leave(self) -> None:
        pass

    async def end(self) -> None:
        pass


def awake() -> float:
    """Seconds that nobody sets, and that go on while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Member:
    """One of the servers at a PostgreSQL."""

    alone = False

    def __init__(
        self,
        database: str,
        address: str,
        seconds: float,
        steady: Callable[[], float] = awake,
        version: str = __version__,
    ) -> None:
        """BadInput where a server is at this database that wants it for itself."""
        self.id = secrets.token_hex(8)
        self.key = secrets.token_hex(32)
        self.address = address
        self.epoch = 0
        self.others: list[HomeServer] = []
        self.leaving = False
        self._version = version
        self._seconds = seconds
        self._steady = steady
        self._until = float("-inf")
        self._apart = 0.0  # the clock of the database, less ours
        self._away = False
        self._over = threading.Event()
        self._letting_go: dict[str, asyncio.Task[None]] = {}
        self._engine = engine_for(database, connecting=seconds)
        self._watch = Watch(self._engine, seconds)
        self._connection: Connection | None = None
        self._store: Store | None = None
        self._lock()

    def _lock(self) -> None:
        for left in reversed(range(lease.TRIES)):
            try:
                self._connect()
                return
            except sa.exc.SQLAlchemyError as error:
                raise BadInput(f"The database cannot be used: {first_line(error)}") from None
            except BadInput:
                if not left:
                    self.close()
                    raise
            time.sleep(lease.BETWEEN)

    def join(self, store: Store) -> None:
        """Become a member. From now on, all that the store writes into journals is of tables that we hold."""
        self._store = store
        store.writer.fence = self._fence
        try:
            self.renew()
        except sa.exc.SQLAlchemyError as error:
            raise BadInput(f"The database cannot be used: {first_line(error)}") from None
        threading.Thread(target=self._renewing, name="member", daemon=True).start()

    # ------------------------------------------------------------------ being a member

    def holds(self, epoch: int) -> bool:
        return epoch == self.epoch and self._steady() < self._until

    def now(self) -> float:
        """The time by the clock of the database, as far as we know it."""
        return self._steady() + self._apart

    def renew(self) -> None:
        """We are here. Where that was not said in time, others may have what we held: then all begins anew."""
        asked = self._steady()
        connection = self._connect()
        mine = {"id": self.id, "seconds": self._seconds}
        found = connection.execute(sa.text(RENEW), {**mine, "leaving": self.leaving}).first()
        if found is None:
            self._until = float("-inf")
            self.epoch += 1
            named = {"address": self.address, "machine": machine(), "key": self.key, "version": self._version}
            asked = self._steady()
            found = connection.execute(sa.text(JOIN), {**mine, **named}).one()
            connection.execute(sa.text(SUCCEED), {"id": self.id, **named})
            connection.execute(sa.text(CLEAR))
        self._apart = found[0] - asked
        self._until = asked + self._seconds * (1 - MARGIN)
        self.others = [HomeServer(*row) for row in connection.execute(sa.text(OTHERS), {"id": self.id})]

    def _connect(self) -> Connection:
        """A connection of our own. It holds the lock of the database together with the other members: a server of the
        kind that wants a database for itself finds it taken, and takes it from nobody."""
        if self._connection is None:
            connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            if not connection.execute(sa.text(lease.SHARED)).scalar_one():
                connection.close()
                raise BadInput(lease.TAKEN.format(where=self._engine.url.render_as_string(hide_password=True)))
            self._connection = connection
        return self._connection

    def _renewing(self) -> None:
        while not self._over.wait(self._seconds / RENEWALS):
            try:
                with self._watch:
                    self.renew()
                if self._away:
                    LOG.info("The database is back; this server is a member again.")
                self._away = False
            except (sa.exc.SQLAlchemyError, BadInput) as error:
                if not self._away:
                    LOG.warning("This server cannot say that it is here: %s", first_line(error))
                self._away = True
                self._disconnect()

    def _disconnect(self) -> None:
        held, self._connection = self._connection, None
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            if held is not None:
                held.invalidate()
                held.close()

    async def leave(self) -> None:
        self.leaving = True
        with contextlib.suppress(Down):
            await self._do("update members set leaving = true where id = :id")

    async def end(self) -> None:
        self._over.set()
        self._until = float("-inf")
        with contextlib.suppress(Down, TimeoutError):  # it is over with our row in any case
            async with asyncio.timeout(self._seconds):
                await asyncio.gather(*self._letting_go.values(), return_exceptions=True)
                await self._do(LEAVE)

    def close(self) -> None:
        """Let go of the database."""
        self._over.set()
        self._watch.end()
        self._disconnect()
        self._engine.dispose()

    # ------------------------------------------------------------------ holding tables

    async def take(self, table: str) -> int:
        if table in self._letting_go:
            await asyncio.wait([self._letting_go[table]])
        for _ in range(TRIES):
            epoch = self.epoch
            if not self.holds(epoch) or self.leaving:
                raise Elsewhere(await self.find(table))
            if await self._first(TAKE, table=table) is not None:
                return epoch
            home = await self.find(table)
            if home is not None:
                raise Elsewhere(home)
            if await self._first("select 1 from tables where id = :table", table=table) is None:
                return epoch  # there is no such table; whoever loads it will find that out
        raise Elsewhere(None)

    async def find(self, table: str) -> HomeServer | None:
        row = await self._first(FIND, table=table)
        home = None if row is None else HomeServer(*row)
        if home is not None and home.id != self.id:
            return home
        staying = [other for other in self.others if not other.leaving]
        return self._heir(table, staying) if self.leaving and home is None and staying else None

    def of_other_version(self) -> HomeServer | None:
        return next((one for one in self.others if one.version != self._version and not one.leaving), None)

    def _heir(self, table: str, staying: list[HomeServer]) -> HomeServer:
        """Who takes a table that we do not take any more: always the same one, as long as it stays."""
        return max(staying, key=lambda one: hashlib.sha256(f"{one.id} {table}".encode()).digest())

    async def orphans(self) -> list[str]:
        if self.leaving or not self.holds(self.epoch):
            return []
        assert self._store is not None
        return await self._store.read(lambda connection: [row[0] for row in connection.execute(sa.text(ORPHANS))])

    def let_go(self, table: str, hand_over: bool = False) -> asyncio.Task[None] | None:
        async def now() -> None:
            try:
                await self._do(HAND_OVER if hand_over else LET_GO, table=table)
            except Down:
                pass  # it is over with our row
            finally:
                del self._letting_go[table]

        if table not in self._letting_go:
            self._letting_go[table] = asyncio.get_running_loop().create_task(now())
        return self._letting_go[table]

    def _fence(self, connection: Connection, tables: list[str]) -> None:
        """Raise where one of these tables is not ours, as the database knows it."""
        rows = connection.execute(sa.text(HELD), {"tables": tables, "id": self.id})
        missing = set(tables) - {row[0] for row in rows}
        if missing:
            raise Fenced(f"{len(missing)} of these tables are held by another server.")

    # ------------------------------------------------------------------ asking

    async def _first(self, statement: str, **given: object) -> tuple[Any, ...] | None:
        assert self._store is not None

        def run(connection: Connection) -> tuple[Any, ...] | None:
            row = connection.execute(sa.text(statement), {"id": self.id, **given}).first()
            return None if row is None else tuple(row)

        return await self._store.transact(run)

    async def _do(self, statement: str, **given: object) -> None:
        assert self._store is not None
        await self._store.transact(
            lambda connection: connection.execute(sa.text(statement), {"id": self.id, **given}).rowcount
        )


class Fenced(Exception):
    """Another server may have told otherwise meanwhile."""


def machine() -> str:
    return socket.gethostname()[:64]
