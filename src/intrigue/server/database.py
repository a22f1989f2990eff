"""Opening a database: SQLite by default, PostgreSQL by one setting, and its tables as this version wants them.

SQLite runs in WAL with synchronous=FULL: a commit is on the disk when it returns, so not even a power cut takes back
what somebody was told.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import alembic.util
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from ..core import BadInput, UserError
from . import revisions
from .database_timeout import settle_postgres

CONNECTING = 5.0  # seconds; PostgreSQL's own library takes no fewer than two
SECONDS = 10.0  # how long a database may take to answer
MIGRATING = 0x1277_16E0_7AB1_E501  # the number of a lock on PostgreSQL
SUPPORTED = "a file for SQLite, or an address postgresql://user:password@host/name for PostgreSQL"
OLDER = (
    "Servers of an older version use this database ({others}), and could not go on with what this version has to "
    "change there. End them first, and start this one then."
)


class Down(UserError):
    """The database cannot be used for now. Whoever asked is told so; the text, which says why, is for the log."""

    kind: str

    def __init__(self, why: str) -> None:
        super().__init__(self.kind)
        self.args = (why,)
        self.why = why


class WriteFailed(Down):
    """Something could not be written. Nobody was told of it."""

    kind = "no-writing-now"


class ReadFailed(Down):
    """Something could not be read."""

    kind = "no-looking-now"


def open_database(address: str, connecting: float) -> Engine:
    """The database at an address, its tables up to date; BadInput where it cannot be used."""
    engine = engine_for(address, connecting)
    try:
        migrate(engine)
    except sa.exc.SQLAlchemyError as error:
        raise BadInput(f"The database cannot be used: {first_line(error)}") from None
    except alembic.util.CommandError:
        raise BadInput(
            "The database cannot be used: a newer version of Intrigue has changed it. Start that version again, or "
            "give --database a backup from before it."
        ) from None
    return engine


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
