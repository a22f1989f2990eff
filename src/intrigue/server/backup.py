"""A backup: the whole database as one packed file of lines, the same from SQLite and PostgreSQL and for both.

The first line says what it is, then comes each table with its columns and a line for every row, and the last line holds
a digest of all before it: a file that was cut off or damaged is noticed before anything is restored. All rows are read
in one transaction, so they are of one moment, however much is played meanwhile.

The rows are those of the revision that the database has. They are restored into tables of that revision, which are then
brought up to date: so a new Intrigue reads the backups of all earlier ones.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from .. import __version__
from ..core import BadInput
from . import lease, revisions, schema
from .database import engine_for, first_line

FORMAT = 1
PORTION = 500  # rows that are read and written at once
EFFORT = 4  # of packing: nearly as small as with more, and twice as quick
UNREADABLE = (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError, ValueError, TypeError)
Progress = Callable[[int, int], None]  # rows that are done, of how many


class Head(msgspec.Struct, frozen=True, kw_only=True):
    intrigue_backup: int  # the format of the file
    intrigue: str  # the version that wrote it
    schema: str  # the revision of the database
    made: float
    rows: dict[str, int]  # by table, in the order in which they come

    @property
    def total(self) -> int:
        return sum(self.rows.values())


class Portion(msgspec.Struct, frozen=True):
    """Before the rows of a table: its columns, and those among them that are bytes."""

    table: str
    columns: list[str]
    bytes: list[str]


class End(msgspec.Struct, frozen=True):
    sha256: str


class Occupied(BadInput):
    """Somebody else is at the database."""


# ---------------------------------------------------------------------- databases


@contextmanager
def open_existing(address: str) -> Iterator[Engine]:
    """A database that is there; faults of it are sentences."""
    if "://" not in address and not Path(address).exists():
        raise BadInput(f"There is no database {address}. Another one is named by --database.")
    engine = engine_for(address)
    try:
        yield engine
    except sa.exc.SQLAlchemyError as error:
        raise BadInput(f"The database cannot be used: {first_line(error)}") from None
    finally:
        engine.dispose()


@contextmanager
def still(engine: Engine) -> Iterator[Connection]:
    """The database as it is at one moment, for reading."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


@contextmanager
def alone(address: str) -> Iterator[Connection]:
    """The database while nobody else is at it, in one transaction: all that is done within stays, or nothing. Occupied
    where somebody is, which is mostly a server that should be stopped first."""
    engine = engine_for(address)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", take_sqlite)
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql" and others_stay(connection):
                raise Occupied(IN_USE)
            yield connection
    except sa.exc.SQLAlchemyError as error:
        if "database is locked" in str(error):
            raise Occupied(IN_USE) from None
        raise BadInput(f"The database cannot be used: {first_line(error)}") from None
    finally:
        engine.dispose()


IN_USE = "Somebody is using this database: stop the server first, and whatever else is connected to it."
LOOK_ANEW = sa.text("select pg_stat_clear_snapshot()")  # a transaction sees all its time what it saw first
OTHERS = sa.text(
    "select count(*) from pg_stat_activity "
    "where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null"
)


def others_stay(connection: Connection) -> bool:
    """Whether somebody else is at this PostgreSQL. It goes on listing who has just left for a moment, which is no
    reason to send those away who have stopped their server."""
    for left in reversed(range(lease.TRIES)):
        connection.execute(LOOK_ANEW)
        if not connection.execute(OTHERS).scalar_one():
            return False
        if left:
            time.sleep(lease.BETWEEN)
    return True


def take_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, also for changes of tables
    connection.execute("PRAGMA busy_timeout=500")
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")


def revision_of(connection: Connection) -> str:
    """The revision of a database; BadInput where there is none that is known here."""
    found = revisions.of(connection)
    if found is None:
        raise BadInput("This is no database of Intrigue.")
    if found not in [step.revision for step in revisions.all_revisions()]:
        raise BadInput(f"A newer version of Intrigue has changed this database (to {found}); use that one.")
    return found


def tables_of(connection: Connection) -> list[str]:
    """Our tables in a database, each after those that it refers to."""
    return [name for name in revisions.names(connection) if name in schema.metadata.tables]


# ---------------------------------------------------------------------- writing


def back_up(address: str, file: Path, overwrite: bool = False, progress: Progress = lambda done, of: None) -> Head:
    """Write all that is in a database to a file, which is there whole or not at all."""
    if file.is_dir():
        raise BadInput(f"{file} is a folder; a backup is a file.")
    if not file.parent.is_dir():
        raise BadInput(f"There is no folder {file.parent} for {file.name}.")
    if file.exists() and not overwrite:
        raise BadInput(f"{file} is there already. Name another file, or say --overwrite.")
    with open_existing(address) as engine, still(engine) as connection, appearing(file, overwrite) as out:
        return write(connection, out, progress)


@contextmanager
def appearing(file: Path, overwrite: bool) -> Iterator[IO[bytes]]:
    """A file that has its name when it is whole, and not before. Nobody else may read it: it holds secrets."""
    handle, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        if not overwrite and file.exists():  # made by somebody else meanwhile
            raise BadInput(f"{file} is there already. Name another file, or say --overwrite.")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def write(connection: Connection, out: IO[bytes], progress: Progress) -> Head:
    revision = revision_of(connection)
    lasting = [name for name in tables_of(connection) if name not in schema.FLEETING]
    found = [sa.Table(name, sa.MetaData(), autoload_with=connection) for name in lasting]
    rows = {str(table.name): count(connection, table) for table in found}
    head = Head(intrigue_backup=FORMAT, intrigue=__version__, schema=revision, made=time.time(), rows=rows)
    digest = hashlib.sha256()
    with gzip.GzipFile("", "wb", EFFORT, out) as packed:

        def put(content: Any) -> None:
            line = msgspec.json.encode(content) + b"\n"
            digest.update(line)
            packed.write(line)

        put(head)
        done = 0
        for table in found:
            kinds = [isinstance(column.type, sa.LargeBinary) for column in table.columns]
            names = [str(column.name) for column in table.columns]
            put(
                Portion(str(table.name), names, [name for name, is_bytes in zip(names, kinds, strict=True) if is_bytes])
            )
            query = sa.select(table).order_by(*table.primary_key.columns).execution_options(yield_per=PORTION)
            for portion in connection.execute(query).partitions():
                for row in portion:
                    values = zip(row, kinds, strict=True)
                    put([plain(value) if is_bytes and value is not None else value for value, is_bytes in values])
                done += len(portion)
                progress(done, head.total)
        packed.write(msgspec.json.encode(End(digest.hexdigest())) + b"\n")
    return head


def plain(value: bytes) -> str | dict[str, str]:
    """Bytes as JSON has them: most are text, and stay so; that packs best."""
    try:
        return bytes(value).decode()
    except UnicodeDecodeError:
        return {"base64": b64encode(value).decode()}


def decode_value(value: Any) -> bytes:
    return value.encode() if isinstance(value, str) else b64decode(value["base64"])


def count(connection: Connection, table: sa.Table | sa.TableClause) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


# ---------------------------------------------------------------------- reading


def restore(file: Path, address: str, replace: bool = False, progress: Progress = lambda done, of: None) -> Head:
    """Put a backup into an empty database, or in place of what is there; all of it or nothing."""
    head = check(file)
    path = Path(address) if "://" not in address else None
    new = path is not None and not path.exists()
    try:
        with alone(address) as connection:
            make_room(connection, replace)
            revisions.move(connection, head.schema)
            fill(connection, file, head, progress)
            revisions.move(connection)
    except BaseException:
        if new and path is not None:  # it was not there, so nothing is lost
            for rest in ("", "-wal", "-shm"):
                path.with_name(path.name + rest).unlink(missing_ok=True)
        raise
    return head


def check(file: Path) -> Head:
    """What a file says that it is, when all of it is there and as it was written."""
    damaged = f"{file} is not a whole backup of Intrigue"
    try:
        lines = unpack(file)
        first = next(lines, b"")
        head = msgspec.json.decode(first, type=Head)
        if head.intrigue_backup > FORMAT or head.schema not in [step.revision for step in revisions.all_revisions()]:
            raise BadInput(
                f"{file} was written by a newer Intrigue ({head.intrigue}); this is {__version__}. Take one that is at "
                f"least as new."
            )
        digest, last, rows = hashlib.sha256(first), b"", 0
        for line in lines:
            if last:
                digest.update(last)
                rows += last.startswith(b"[")
            last = line
        if msgspec.json.decode(last, type=End).sha256 != digest.hexdigest() or rows != head.total:
            raise BadInput(f"{damaged}: it has changed since it was written.")
    except UNREADABLE as error:
        raise BadInput(f"{damaged}: {first_line(error)}") from None
    return head


def unpack(file: Path) -> Iterator[bytes]:
    with gzip.open(file, "rb") as lines:
        yield from lines


def make_room(connection: Connection, replace: bool) -> None:
    there = tables_of(connection)
    for name in there:
        if not replace and count(connection, sa.table(name)):
            raise BadInput(
                "There is something in this database already. Name an empty one by --database; or, to throw away all "
                "that is in this one, say --replace."
            )
    for name in reversed(there):
        sa.Table(name, sa.MetaData()).drop(connection)
    sa.Table("alembic_version", sa.MetaData()).drop(connection, checkfirst=True)


def fill(connection: Connection, file: Path, head: Head, progress: Progress) -> None:
    target = sa.table("")
    binary: set[int] = set()
    waiting: list[dict[str, Any]] = []
    done = 0

    def insert() -> None:
        nonlocal done
        if waiting:
            connection.execute(sa.insert(target), waiting)
        done += len(waiting)
        waiting.clear()
        progress(done, head.total)

    lines = unpack(file)
    next(lines)
    for line in lines:
        if not line.startswith(b"["):
            insert()
            if b'"sha256"' in line[:20]:
                break
            part = msgspec.json.decode(line, type=Portion)
            target = sa.Table(part.table, sa.MetaData(), autoload_with=connection)
            binary = {place for place, name in enumerate(part.columns) if name in part.bytes}
            columns = part.columns
            continue
        values = msgspec.json.decode(line)
        for place in binary:
            values[place] = None if values[place] is None else decode_value(values[place])
        waiting.append(dict(zip(columns, values, strict=True)))
        if len(waiting) >= PORTION:
            insert()
