"""What is kept of tables and visitors: journals first of all. One code path for SQLite and PostgreSQL.

What is read is read by a few threads, what is written by one (`writer.py`): `await store.append(...)` returns when the
entries are safe, and not before; only then may anybody be told.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..table.archive import ArchivedGame
from . import schema
from .database import SECONDS, ReadFailed, first_line, open_database
from .database_timeout import Watch, end_idle_transactions
from .writer import Writer

LOG = logging.getLogger("intrigue")
T = TypeVar("T")
PULSE = "pulse"
GOING_ON = ("gathering", "playing")  # the stages of a table that is not done with
READERS = 4  # threads that read
BETWEEN = 0.1  # seconds between two looks whether it is our turn


class Visitor(msgspec.Struct, frozen=True):
    id: str
    name: str


class Row(msgspec.Struct, frozen=True):
    """A table as the lobby finds it."""

    id: str
    stage: str
    public: bool
    open_seats: int
    opened_by: str
    created: float
    touched: float
    due: float | None
    summary: bytes


class Sitter(msgspec.Struct, frozen=True):
    visitor_id: str
    seat: int | None
    host: bool


class Link(msgspec.Struct, frozen=True):
    """A private link of a seat: whoever made it says where it leads, by where they sit."""

    id: str
    table_id: str
    visitor_id: str
    token: str
    made: float
    until: float


class Store:
    def __init__(self, address: str, seconds: float = SECONDS) -> None:
        """Opens the database, and brings its tables up to date. From then on it has so many seconds for an answer."""
        self._engine = open_database(address, connecting=seconds)
        self._seconds = seconds
        self._watch = Watch(self._engine, seconds)
        if self._engine.dialect.name == "postgresql":
            sa.event.listen(self._engine, "connect", end_idle_transactions)
        self._readers = ThreadPoolExecutor(READERS, "read")  # their own: nobody who works elsewhere keeps them busy
        self.writer = Writer(self._engine, self._watch)

    async def close(self) -> None:
        """Write down what is still to be written, and let go."""
        await self.writer.close()
        self._watch.end()
        self._readers.shutdown(wait=False, cancel_futures=True)
        self._engine.dispose()

    # ------------------------------------------------------------------ writing

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[tuple[float, bytes]],
        row: Row | None = None,
        sitters: Sequence[Sitter] | None = None,
        kept: ArchivedGame | None = None,
    ) -> None:
        """Write entries of a journal, what has changed around the table, and with its end what the game leaves behind:
        all of it or nothing. Raises WriteFailed when it did not work."""
        rows = [
            {"table_id": table, "number": first + offset, "at": at, "entry": entry}
            for offset, (at, entry) in enumerate(entries)
        ]
        rest: Callable[[Connection], object] | None = None
        if row is not None or sitters is not None or kept is not None:

            def rest(connection: Connection) -> None:
                if row is not None:
                    put_row(connection, row, new=first == 0)
                if sitters is not None:
                    put_sitters(connection, table, sitters)
                if kept is not None:
                    put_kept(connection, table, kept)

        await self.writer.write(rows, rest, held=table if first else None)  # nobody holds a table before it is there

    async def keep(self, table: str, kept: ArchivedGame) -> None:
        """What a game leaves behind that has ended before."""
        await self.writer.write([], lambda connection: put_kept(connection, table, kept), held=table)

    async def add_visitor(self, id: str, token: str, name: str, now: float) -> None:
        values = {"id": id, "token": token, "name": name, "created": now}
        await self.writer.write([], lambda connection: execute(connection, sa.insert(schema.visitors).values(values)))

    async def rename(self, visitor: str, name: str) -> None:
        change = sa.update(schema.visitors).where(schema.visitors.c.id == visitor).values(name=name)
        await self.writer.write([], lambda connection: execute(connection, change))

    async def pulse(self) -> None:
        """Write a row, read it and take it away again; raises Down when that cannot be done."""
        v = schema.visitors
        here = v.c.id == PULSE
        values = {"id": PULSE, "token": PULSE, "name": PULSE, "created": 0.0}  # a token that nobody has

        def beat(connection: Connection) -> None:
            connection.execute(sa.insert(v).values(values))
            connection.execute(sa.select(v.c.name).where(here)).one()
            connection.execute(sa.delete(v).where(here))

        await self.writer.write([], beat)

    async def put_due(self, table: str, due: float | None) -> None:
        """When a table has something to do next; None: never, as things stand."""
        change = sa.update(schema.tables).where(schema.tables.c.id == table).values(due=due)
        await self.writer.write([], lambda connection: execute(connection, change))

    async def new_token(self, visitor: str, token: str) -> None:
        """Another token for a visitor, by its digest; the one before is worth nothing from now on."""
        change = sa.update(schema.visitors).where(schema.visitors.c.id == visitor).values(token=token)
        await self.writer.write([], lambda connection: execute(connection, change))

    async def put_link(self, link: Link) -> None:
        """One more private link; those of its table whose time is over are forgotten."""
        links = schema.links
        old = sa.delete(links).where(links.c.table_id == link.table_id, links.c.until <= link.made)
        new = sa.insert(links).values(msgspec.structs.asdict(link))

        def replace(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(new)

        await self.writer.write([], replace)

    async def drop_link(self, id: str) -> None:
        """A link that was used, or revoked."""
        gone = sa.delete(schema.links).where(schema.links.c.id == id)
        await self.writer.write([], lambda connection: execute(connection, gone))

    async def write(self, work: Callable[[Connection], object], held: str | None = None) -> None:
        """Anything else that is to be written, in one transaction; where it is about a table that we hold, only if that
        is still so."""
        await self.writer.write([], work, held)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Something that is read and written at once, and that may wait for others: not in turn with the journals."""
        return await self._read(work, begin=True)

    @contextlib.asynccontextmanager
    async def turn(self, name: str, tries: int = 1) -> AsyncIterator[bool]:
        """One at a time in all servers of this database: whether it is our turn. On SQLite there is only one server."""
        if self._engine.dialect.name != "postgresql":
            yield True
            return
        key = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)
        loop = asyncio.get_running_loop()

        def ask() -> Connection | None:
            connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            try:
                if connection.execute(sa.select(sa.func.pg_try_advisory_lock(key))).scalar_one():
                    return connection
            except sa.exc.SQLAlchemyError:
                connection.invalidate()
                raise
            connection.close()
            return None

        def end(connection: Connection) -> None:
            with contextlib.suppress(sa.exc.SQLAlchemyError), connection:
                connection.execute(sa.select(sa.func.pg_advisory_unlock(key)))

        held: Connection | None = None
        try:
            while held is None and tries > 0:
                held, tries = await loop.run_in_executor(self._readers, ask), tries - 1
                if held is None and tries:
                    await asyncio.sleep(BETWEEN)
        except sa.exc.SQLAlchemyError as error:
            raise ReadFailed(first_line(error)) from None
        try:
            yield held is not None
        finally:
            if held is not None:
                await asyncio.shield(loop.run_in_executor(self._readers, end, held))

    # ------------------------------------------------------------------ reading

    async def _read(self, read: Callable[[Connection], T], begin: bool = False) -> T:
        def run() -> T:
            with self._watch, self._engine.begin() if begin else self._engine.connect() as connection:
                return read(connection)

        try:
            async with asyncio.timeout(
                2 * self._seconds
            ):  # a disk that hangs cannot be let go of, but whoever asked can
                return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except (sa.exc.SQLAlchemyError, TimeoutError) as error:
            LOG.error("Something could not be read: %s", first_line(error))
            raise ReadFailed(first_line(error)) from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Anything else that is to be read."""
        return await self._read(work)

    async def journal(self, table: str) -> list[bytes]:
        """All entries of a table; [] when there is no such table."""
        j = schema.journal
        query = sa.select(j.c.entry).where(j.c.table_id == table).order_by(j.c.number)
        return await self._read(lambda connection: [bytes(row[0]) for row in connection.execute(query)])

    async def find_kept(self, table: str) -> ArchivedGame | None:
        """What a finished game has left behind."""
        k = schema.kept
        query = sa.select(k.c.rules, k.c.options, k.c.record, k.c.told, k.c.frames).where(k.c.table_id == table)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else ArchivedGame(row[0], msgspec.json.decode(row[1]), *map(bytes, row[2:]))

    async def find_finished(self, table: str, visitor: str | None) -> tuple[Row, int | None, bool] | None:
        """A table whose game is over and was kept, where a visitor sat there, and whether as the host; None for any
        other table."""
        t, s, k = schema.tables, schema.sitters, schema.kept
        query = sa.select(t, s.c.seat, s.c.host).select_from(
            t.join(k, k.c.table_id == t.c.id).outerjoin(
                s, sa.and_(s.c.table_id == t.c.id, s.c.visitor_id == (visitor or ""))
            )
        )
        query = query.where(t.c.id == table, t.c.stage == "over")
        row = await self._read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return Row(*row[:9]), row[9], bool(row[10])

    async def visitor(self, token: str) -> tuple[Visitor, str] | None:
        """Who has the token with this digest; also the digest as it is kept."""
        v = schema.visitors
        query = sa.select(v.c.id, v.c.name, v.c.token).where(v.c.token == token)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else (Visitor(row[0], row[1]), row[2])

    async def links(self, table: str, now: float) -> list[Link]:
        """The private links of a table that still open, the oldest first."""
        links = schema.links
        query = sa.select(links).where(links.c.table_id == table, links.c.until > now).order_by(links.c.made)
        return await self._read(lambda connection: [Link(*row) for row in connection.execute(query)])

    async def joined_tables(self, visitor: str) -> list[Row]:
        """The tables of others where a visitor sits and the game is not over."""
        t, s = schema.tables, schema.sitters
        query = sa.select(t).select_from(t.join(s, s.c.table_id == t.c.id))
        query = query.where(s.c.visitor_id == visitor, s.c.seat.is_not(None), t.c.opened_by != visitor)
        return await self._rows(query.where(t.c.stage.in_(GOING_ON)))

    async def open_tables(self, since: float, most: int) -> list[Row]:
        """Tables that anybody may join, the latest first; those that nobody has touched since then are forgotten."""
        return await self._public("gathering", schema.tables.c.open_seats > 0, since, most)

    async def running_tables(self, since: float, most: int) -> list[Row]:
        """Games that anybody may watch, the latest move first; those where nothing happened since then are left out."""
        return await self._public("playing", sa.true(), since, most)

    async def _public(self, stage: str, such: sa.ColumnElement[bool], since: float, most: int) -> list[Row]:
        t = schema.tables
        query = sa.select(t).where(t.c.public, t.c.stage == stage, such, t.c.touched > since, is_open())
        return await self._rows(query.order_by(t.c.touched.desc()).limit(most))

    async def tables_of(self, visitor: str, most: int) -> list[tuple[Row, Sitter, bool]]:
        """The tables where a visitor sits, the latest first, and of each whether its game was kept."""
        t, s, k = schema.tables, schema.sitters, schema.kept
        query = sa.select(t, s.c.seat, s.c.host, k.c.table_id.is_not(None)).select_from(
            t.join(s, s.c.table_id == t.c.id).outerjoin(k, k.c.table_id == t.c.id)
        )
        query = query.where(s.c.visitor_id == visitor, is_open()).order_by(t.c.touched.desc()).limit(most)
        found = await self._read(lambda connection: connection.execute(query).all())
        return [(Row(*row[:9]), Sitter(visitor, row[9], row[10]), bool(row[11])) for row in found]

    async def count_unfinished(self, visitor: str, since: float) -> int:
        """How many tables a visitor has set up since then that are not over, and has not left."""
        t, s = schema.tables, schema.sitters
        query = sa.select(sa.func.count()).select_from(t.join(s, s.c.table_id == t.c.id))
        query = query.where(t.c.opened_by == visitor, s.c.visitor_id == visitor)
        query = query.where(t.c.stage.in_(GOING_ON), t.c.created > since)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def due(self, now: float, most: int = 100) -> list[str]:
        """Tables that have something to do."""
        t = schema.tables
        query = sa.select(t.c.id).where(t.c.due <= now, is_open()).order_by(t.c.due).limit(most)
        return await self._read(lambda connection: [row[0] for row in connection.execute(query)])

    async def _rows(self, query: sa.Select[Any]) -> list[Row]:
        return await self._read(lambda connection: [Row(*row) for row in connection.execute(query)])


def execute(connection: Connection, statement: sa.Executable) -> None:
    connection.execute(statement)


def is_open() -> sa.ColumnElement[bool]:
    """Whether a table was not closed by those who run the server."""
    o = schema.orders
    return ~sa.exists().where(o.c.kind == "table", o.c.who == schema.tables.c.id)


def put_row(connection: Connection, row: Row, new: bool) -> None:
    values = msgspec.structs.asdict(row)
    t = schema.tables
    connection.execute(sa.insert(t).values(values) if new else sa.update(t).where(t.c.id == row.id).values(values))


def put_sitters(connection: Connection, table: str, sitters: Sequence[Sitter]) -> None:
    connection.execute(sa.delete(schema.sitters).where(schema.sitters.c.table_id == table))
    if sitters:
        rows = [{"table_id": table, **msgspec.structs.asdict(sitter)} for sitter in sitters]
        connection.execute(sa.insert(schema.sitters), rows)


def put_kept(connection: Connection, table: str, kept: ArchivedGame) -> None:
    values = {**msgspec.structs.asdict(kept), "table_id": table, "options": msgspec.json.encode(kept.options)}
    connection.execute(sa.insert(schema.kept).values(values))
