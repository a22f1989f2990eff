"""Where journals are kept: SQLite by default, PostgreSQL by one setting, one code path for both.

All writing is done by one thread, so that the event loop never waits for a disk: whatever has come in since the last
commit goes into the next one together. `await store.append(...)` returns when the entries are safe, and not before;
only then may anybody be told. On SQLite that means WAL with synchronous=FULL: a commit is on the disk when it returns,
so not even a power cut takes back what somebody was told. The cost of it is shared by all tables that act in the same
moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import queue
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import alembic.util
import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from ..core import BadInput, Unsaid
from ..table.kept import Kept
from . import revisions, schema
from .watch import Watch, end_idle_transactions, settle_postgres

LOG = logging.getLogger("intrigue")
Rows = list[dict[str, Any]]
T = TypeVar("T")
BATCH = 1000  # jobs that share a commit at most
PULSE = "pulse"
CONNECTING = 5.0  # seconds; PostgreSQL's own library takes no fewer than two
SECONDS = 10.0  # how long a database may take to answer
GOING_ON = ("gathering", "playing")  # the stages of a table that is not done with
READERS = 4  # threads that read
BETWEEN = 0.1  # seconds between two looks whether it is our turn
MIGRATING = 0x1277_16E0_7AB1_E501  # the number of a lock on PostgreSQL


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


class Job(msgspec.Struct):
    """Something to write: `rows` of the journal, and whatever else belongs into the same transaction."""

    rows: Rows
    rest: Callable[[Connection], object] | None
    held: str | None  # the table that it is about, where only whoever holds that may write it
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Down(Unsaid):
    """The database cannot be used for now. Whoever asked is told so; the text, which says why, is for the log."""

    kind: str

    def __init__(self, why: str) -> None:
        super().__init__(self.kind)
        self.args = (why,)
        self.why = why


class Lost(Down):
    """Something could not be written. Nobody was told of it."""

    kind = "no-writing-now"


class Unread(Down):
    """Something could not be read."""

    kind = "no-looking-now"


class Store:
    def __init__(self, address: str, seconds: float = SECONDS) -> None:
        """Opens the database, and brings its tables up to date. From then on it has so many seconds for an answer."""
        self._engine = engine_for(address, connecting=seconds)
        self._seconds = seconds
        self.commits = 0
        self.written = 0
        self.observe: Callable[[float], None] = lambda seconds: None  # is told how long each commit took
        self.fence: Callable[[Connection, list[str]], None] | None = None  # raises where these tables are not ours
        try:
            migrate(self._engine)
        except sa.exc.SQLAlchemyError as error:
            raise BadInput(f"The database cannot be used: {first_line(error)}") from None
        except alembic.util.CommandError:
            raise BadInput(
                "The database cannot be used: a newer version of Intrigue has changed it. Start that version again, or "
                "give --database a backup from before it."
            ) from None
        self._watch = Watch(self._engine, seconds)
        if self._engine.dialect.name == "postgresql":
            sa.event.listen(self._engine, "connect", end_idle_transactions)
        self._readers = ThreadPoolExecutor(READERS, "read")  # their own: nobody who works elsewhere keeps them busy
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="journal", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write down what is still to be written, and let go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
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
        kept: Kept | None = None,
    ) -> None:
        """Write entries of a journal, what has changed around the table, and with its end what the game leaves behind:
        all of it or nothing. Raises Lost when it did not work."""
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

        await self._do(rows, rest, held=table if first else None)  # nobody holds a table before it is there

    async def keep(self, table: str, kept: Kept) -> None:
        """What a game leaves behind that has ended before."""
        await self._do([], lambda connection: put_kept(connection, table, kept), held=table)

    async def add_visitor(self, id: str, token: str, name: str, now: float) -> None:
        values = {"id": id, "token": token, "name": name, "created": now}
        await self._do([], lambda connection: execute(connection, sa.insert(schema.visitors).values(values)))

    async def rename(self, visitor: str, name: str) -> None:
        change = sa.update(schema.visitors).where(schema.visitors.c.id == visitor).values(name=name)
        await self._do([], lambda connection: execute(connection, change))

    async def pulse(self) -> None:
        """Write a row, read it and take it away again; raises Down when that cannot be done."""
        v = schema.visitors
        here = v.c.id == PULSE
        values = {"id": PULSE, "token": PULSE, "name": PULSE, "created": 0.0}  # a token that nobody has

        def beat(connection: Connection) -> None:
            connection.execute(sa.insert(v).values(values))
            connection.execute(sa.select(v.c.name).where(here)).one()
            connection.execute(sa.delete(v).where(here))

        await self._do([], beat)

    async def put_due(self, table: str, due: float | None) -> None:
        """When a table has something to do next; None: never, as things stand."""
        change = sa.update(schema.tables).where(schema.tables.c.id == table).values(due=due)
        await self._do([], lambda connection: execute(connection, change))

    async def new_token(self, visitor: str, token: str) -> None:
        """Another token for a visitor, by its digest; the one before is worth nothing from now on."""
        change = sa.update(schema.visitors).where(schema.visitors.c.id == visitor).values(token=token)
        await self._do([], lambda connection: execute(connection, change))

    async def put_link(self, link: Link) -> None:
        """One more private link; those of its table whose time is over are forgotten."""
        links = schema.links
        old = sa.delete(links).where(links.c.table_id == link.table_id, links.c.until <= link.made)
        new = sa.insert(links).values(msgspec.structs.asdict(link))

        def replace(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(new)

        await self._do([], replace)

    async def drop_link(self, id: str) -> None:
        """A link that was used, or revoked."""
        gone = sa.delete(schema.links).where(schema.links.c.id == id)
        await self._do([], lambda connection: execute(connection, gone))

    async def write(self, work: Callable[[Connection], object], held: str | None = None) -> None:
        """Anything else that is to be written, in one transaction; where it is about a table that we hold, only if that
        is still so."""
        await self._do([], work, held)

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
            raise Unread(first_line(error)) from None
        try:
            yield held is not None
        finally:
            if held is not None:
                await asyncio.shield(loop.run_in_executor(self._readers, end, held))

    async def _do(self, rows: Rows, rest: Callable[[Connection], object] | None, held: str | None = None) -> None:
        loop = asyncio.get_running_loop()
        job = Job(rows, rest, held, loop.create_future(), loop)
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
        began = time.perf_counter()
        try:
            with self._watch, self._engine.begin() as connection:
                held = [job.held for job in batch if job.held is not None]
                if held and self.fence is not None:
                    self.fence(connection, held)
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
            LOG.error("Something could not be written: %s", first_line(error))
            answer(batch, Lost(first_line(error)))
            return
        self.observe(time.perf_counter() - began)
        self.commits += 1
        self.written += len(rows)
        answer(batch, None)

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
            raise Unread(first_line(error)) from None

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Anything else that is to be read."""
        return await self._read(work)

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

    async def links(self, table: str, now: float) -> list[Link]:
        """The private links of a table that still open, the oldest first."""
        links = schema.links
        query = sa.select(links).where(links.c.table_id == table, links.c.until > now).order_by(links.c.made)
        return await self._read(lambda connection: [Link(*row) for row in connection.execute(query)])

    async def held(self, visitor: str) -> list[Row]:
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

    async def unfinished(self, visitor: str, since: float) -> int:
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


def engine_for(address: str, connecting: float = CONNECTING) -> Engine:
    """What talks to the database at an address; BadInput where there can be none."""
    kind, named, rest = address.partition("://")
    kind = kind.partition("+")[0]
    if not named or kind == "sqlite":
        file = place(Path(rest.removeprefix("/") if named else address))
        engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)), hide_parameters=True)
        sa.event.listen(engine, "connect", settle_sqlite)
        return engine
    if kind not in ("postgres", "postgresql"):
        raise BadInput(f"The database cannot be {kind}://; it is {SUPPORTED}.")
    try:
        engine = sa.create_engine(
            f"postgresql+psycopg://{rest}",
            pool_pre_ping=True,
            pool_timeout=SECONDS,
            hide_parameters=True,  # what is written at tables is nothing for a log
            connect_args={"connect_timeout": int(max(2, min(connecting, CONNECTING)))},
        )
        sa.event.listen(engine, "connect", settle_postgres)
        return engine
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


OLDER = (
    "Servers of an older version use this database ({others}), and could not go on with what this version has to "
    "change there. End them first, and start this one then."
)


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the tables of the database up to date, or up to a revision."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SET LOCAL statement_timeout = 0"))  # it takes as long as it takes
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))  # servers may start together
            others = revisions.served_from(connection) if revision == "head" else []
            if others and revisions.harsh(connection):
                raise BadInput(OLDER.format(others=", ".join(others)))
        revisions.move(connection, revision)


def first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return (str(cause).strip().splitlines() or [type(cause).__name__])[0].rstrip(".") + "."
