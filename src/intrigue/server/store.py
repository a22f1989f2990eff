"""Where journals are kept: SQLite by default, PostgreSQL by one setting, one code path for both.

All writing is done by one thread, so that the event loop never waits for a disk: whatever has come in since the last
commit goes into the next one together. `await store.append(...)` returns when the entries are safe, and not before;
only then may anybody be told. On SQLite that means WAL with synchronous=FULL: a commit is on the disk when it returns,
so not even a power cut takes back what somebody was told. The cost of it is shared by all tables that act in the same
moment.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import alembic.command
import alembic.config
import alembic.util
import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from ..core import BadInput
from ..table.kept import Kept
from . import schema

Rows = list[dict[str, Any]]
T = TypeVar("T")
BATCH = 1000  # jobs that share a commit at most
READERS = 4  # threads that read


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


class Job(msgspec.Struct):
    """Something to write: `rows` of the journal, and whatever else belongs into the same transaction."""

    rows: Rows
    rest: Callable[[Connection], None] | None
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Lost(Exception):
    """Something could not be written. Nobody was told of it."""


class Store:
    def __init__(self, address: str) -> None:
        """Opens the database, and brings its tables up to date."""
        self._engine = engine_for(address)
        self.commits = 0
        self.written = 0
        try:
            migrate(self._engine)
        except sa.exc.SQLAlchemyError as error:
            raise BadInput(f"The database cannot be used: {first_line(error)}") from None
        except alembic.util.CommandError:
            raise BadInput("The database cannot be used: a newer version of Intrigue has changed it.") from None
        self._readers = ThreadPoolExecutor(READERS, "read")  # their own: nobody who works elsewhere keeps them busy
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write down what is still to be written, and let go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
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
        kept: Kept | None = None,
    ) -> None:
        """Write entries of a journal, what has changed around the table, and with its end what the game leaves behind:
        all of it or nothing. Raises Lost when it did not work."""
        rows = [
            {"table_id": table, "number": first + offset, "at": at, "entry": entry}
            for offset, (at, entry) in enumerate(entries)
        ]
        rest: Callable[[Connection], None] | None = None
        if row is not None or sitters is not None or kept is not None:

            def rest(connection: Connection) -> None:
                if row is not None:
                    put_row(connection, row, new=first == 0)
                if sitters is not None:
                    put_sitters(connection, table, sitters)
                if kept is not None:
                    put_kept(connection, table, kept)

        await self._do(rows, rest)

    async def keep(self, table: str, kept: Kept) -> None:
        """What a game leaves behind that has ended before."""
        await self._do([], lambda connection: put_kept(connection, table, kept))

    async def add_visitor(self, id: str, token: str, name: str, now: float) -> None:
        values = {"id": id, "token": token, "name": name, "created": now}
        await self._do([], lambda connection: execute(connection, sa.insert(schema.visitors).values(values)))

    async def rename(self, visitor: str, name: str) -> None:
        change = sa.update(schema.visitors).where(schema.visitors.c.id == visitor).values(name=name)
        await self._do([], lambda connection: execute(connection, change))

    async def put_due(self, table: str, due: float | None) -> None:
        """When a table has something to do next; None: never, as things stand."""
        change = sa.update(schema.tables).where(schema.tables.c.id == table).values(due=due)
        await self._do([], lambda connection: execute(connection, change))

    async def put_link(self, table: str, seat: int, token: str) -> None:
        """The private link of a seat; an older one is worth nothing from now on."""
        links = schema.links
        old = sa.delete(links).where(links.c.table_id == table, links.c.seat == seat)
        new = sa.insert(links).values(table_id=table, seat=seat, token=token)

        def replace(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(new)

        await self._do([], replace)

    async def _do(self, rows: Rows, rest: Callable[[Connection], None] | None) -> None:
        loop = asyncio.get_running_loop()
        job = Job(rows, rest, loop.create_future(), loop)
        self._jobs.put(job)
        await job.done

    def _write(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            batch, last = [job], False
            while len(batch) < BATCH:
                try:
                    more = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        try:
            with self._engine.begin() as connection:
                for job in batch:
                    if job.rest is not None:
                        job.rest(connection)
                rows = [row for job in batch for row in job.rows]
                if rows:
                    connection.execute(sa.insert(schema.journal), rows)
        except Exception as error:  # whatever a database can do
            if len(batch) > 1:  # one of them is at fault; the others must not suffer for it
                for job in batch:
                    self._commit([job])
                return
            answer(batch, Lost(first_line(error)))
            return
        self.commits += 1
        self.written += len(rows)
        answer(batch, None)

    # ------------------------------------------------------------------ reading

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return read(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def journal(self, table: str) -> list[bytes]:
        """All entries of a table; [] when there is no such table."""
        j = schema.journal
        query = sa.select(j.c.entry).where(j.c.table_id == table).order_by(j.c.number)
        return await self._read(lambda connection: [bytes(row[0]) for row in connection.execute(query)])

    async def kept(self, table: str) -> Kept | None:
        """What a finished game has left behind."""
        k = schema.kept
        query = sa.select(k.c.rules, k.c.options, k.c.record, k.c.told, k.c.frames).where(k.c.table_id == table)
        row = await self._read(lambda connection: connection.execute(query).first())
        return None if row is None else Kept(row[0], msgspec.json.decode(row[1]), *map(bytes, row[2:]))

    async def finished(self, table: str, visitor: str | None) -> tuple[Row, int | None, bool] | None:
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

    async def links(self, table: str) -> list[tuple[int, str]]:
        """The private links of a table: seat and digest."""
        query = sa.select(schema.links.c.seat, schema.links.c.token).where(schema.links.c.table_id == table)
        return await self._read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def open_tables(self, since: float, most: int) -> list[Row]:
        """Tables that anybody may join, the latest first; those that nobody has touched since then are forgotten."""
        t = schema.tables
        query = sa.select(t).where(t.c.public, t.c.stage == "gathering", t.c.open_seats > 0, t.c.touched > since)
        return await self._rows(query.order_by(t.c.touched.desc()).limit(most))

    async def tables_of(self, visitor: str, most: int) -> list[tuple[Row, Sitter, bool]]:
        """The tables where a visitor sits, the latest first, and of each whether its game was kept."""
        t, s, k = schema.tables, schema.sitters, schema.kept
        query = sa.select(t, s.c.seat, s.c.host, k.c.table_id.is_not(None)).select_from(
            t.join(s, s.c.table_id == t.c.id).outerjoin(k, k.c.table_id == t.c.id)
        )
        query = query.where(s.c.visitor_id == visitor).order_by(t.c.touched.desc()).limit(most)
        found = await self._read(lambda connection: connection.execute(query).all())
        return [(Row(*row[:9]), Sitter(visitor, row[9], row[10]), bool(row[11])) for row in found]

    async def unfinished(self, visitor: str, since: float) -> int:
        """How many tables a visitor has set up since then that are not over, and has not left."""
        t, s = schema.tables, schema.sitters
        query = sa.select(sa.func.count()).select_from(t.join(s, s.c.table_id == t.c.id))
        query = query.where(t.c.opened_by == visitor, s.c.visitor_id == visitor)
        query = query.where(t.c.stage != "over", t.c.created > since)
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def due(self, now: float, most: int = 100) -> list[str]:
        """Tables that have something to do."""
        t = schema.tables
        query = sa.select(t.c.id).where(t.c.due <= now).order_by(t.c.due).limit(most)
        return await self._read(lambda connection: [row[0] for row in connection.execute(query)])

    async def _rows(self, query: sa.Select[Any]) -> list[Row]:
        return await self._read(lambda connection: [Row(*row) for row in connection.execute(query)])


def execute(connection: Connection, statement: sa.Executable) -> None:
    connection.execute(statement)


def put_row(connection: Connection, row: Row, new: bool) -> None:
    values = msgspec.structs.asdict(row)
    t = schema.tables
    connection.execute(sa.insert(t).values(values) if new else sa.update(t).where(t.c.id == row.id).values(values))


def put_sitters(connection: Connection, table: str, sitters: Sequence[Sitter]) -> None:
    connection.execute(sa.delete(schema.sitters).where(schema.sitters.c.table_id == table))
    if sitters:
        rows = [{"table_id": table, **msgspec.structs.asdict(sitter)} for sitter in sitters]
        connection.execute(sa.insert(schema.sitters), rows)


def put_kept(connection: Connection, table: str, kept: Kept) -> None:
    values = {**msgspec.structs.asdict(kept), "table_id": table, "options": msgspec.json.encode(kept.options)}
    connection.execute(sa.insert(schema.kept).values(values))


def answer(batch: list[Job], fault: Lost | None) -> None:
    """Wake whoever waits for these jobs; one call for each loop, which is one for all."""
    loops = {job.loop for job in batch}
    for loop in loops:
        mine = [job.done for job in batch if job.loop is loop]
        try:
            loop.call_soon_threadsafe(settle, mine, fault)
        except RuntimeError:  # the loop is gone, and with it whoever waited
            continue


def settle(futures: list[asyncio.Future[None]], fault: Lost | None) -> None:
    for future in futures:
        if future.done():
            continue
        if fault is None:
            future.set_result(None)
        else:
            future.set_exception(fault)


# ---------------------------------------------------------------------- opening


SUPPORTED = "a file for SQLite, or an address postgresql://user:password@host/name for PostgreSQL"


def engine_for(address: str) -> Engine:
    """What talks to the database at an address; BadInput where there can be none."""
    kind, named, rest = address.partition("://")
    kind = kind.partition("+")[0]
    if not named or kind == "sqlite":
        file = place(Path(rest.removeprefix("/") if named else address))
        engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)))
        sa.event.listen(engine, "connect", settle_sqlite)
        return engine
    if kind not in ("postgres", "postgresql"):
        raise BadInput(f"The database cannot be {kind}://; it is {SUPPORTED}.")
    try:
        return sa.create_engine(f"postgresql+psycopg://{rest}", pool_pre_ping=True)
    except ModuleNotFoundError:
        raise BadInput("PostgreSQL needs its driver: pip install 'intrigue[postgres]'.") from None
    except (sa.exc.ArgumentError, ValueError):  # not quoted: it may hold a password
        raise BadInput(f"The address of the database cannot be read; it is {SUPPORTED}.") from None


def place(path: Path) -> Path:
    """A file for SQLite in a folder that is there. Folders are not made: a slip of the pen would make a new database,
    and the games would seem to be gone."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder; the database needs a file.")
    if not path.parent.is_dir():
        raise BadInput(f"There is no folder {path.parent} for the database {path.name}.")
    return path.absolute()


def settle_sqlite(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the tables of the database up to date, or up to a revision."""
    config = alembic.config.Config()
    config.set_main_option("script_location", "intrigue.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, revision)


def first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".") + "."
