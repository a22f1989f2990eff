"""One server for one database: two would each believe that they alone know how the tables stand.

Nothing would be lost, for a journal cannot have two entries of one number, but at a table that is open in both
everybody would wait for everybody. So a server holds a lock as long as it runs, of a kind that is let go of when its
process dies, however it dies: on SQLite that of a file beside the database, on PostgreSQL an advisory lock of a
connection of its own.
"""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path
from typing import IO, Protocol

import sqlalchemy as sa

from ..core import BadInput
from .store import engine_for, first_line

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TRIES, BETWEEN = 8, 0.25  # a server that is just ending gets so many chances, and seconds between them
KEY = 0x1277_16E0_7AB1_E500  # the number of the lock on PostgreSQL; every database there has its own
TAKEN = (
    "Another server has this database open ({where}), and only one may. End that one first, or give this one a "
    "database of its own: --database."
)


class Lease(Protocol):
    def take(self) -> bool:
        """Whether it is ours; taken again where it was lost."""
        ...

    def let_go(self) -> None: ...


def hold(address: str, tries: int = TRIES) -> Lease:
    """The lease of a database; BadInput when another server has it."""
    engine = engine_for(address)
    lease: Lease
    if engine.dialect.name == "sqlite":
        lease, where = OfFile(Path(f"{engine.url.database}.lock")), str(engine.url.database)
    else:
        lease, where = OfPostgres(engine), engine.url.render_as_string(hide_password=True)
    for left in reversed(range(tries)):
        if lease.take():
            return lease
        if left:
            time.sleep(BETWEEN)
    lease.let_go()
    raise BadInput(TAKEN.format(where=where))


class OfFile:
    """A lock on a file. The file stays; only whether it is locked means something."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        if self._file is None:
            try:
                self._file = self._path.open("ab")
            except OSError as error:
                raise BadInput(f"The database cannot be used: {self._path}: {error.strerror}.") from None
            try:
                lock(self._file)
            except BlockingIOError:
                self.let_go()
            except OSError:  # a disk that knows no locks; better to serve there than not at all
                pass
        return self._file is not None

    def let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def lock(file: IO[bytes]) -> None:
    """BlockingIOError when somebody else has it."""
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    else:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None


class OfPostgres:
    """An advisory lock. It is gone with its connection, so it has to be taken again after the database was away; by
    then another server may have it."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._held: sa.Connection | None = None

    def take(self) -> bool:
        try:
            if self._held is not None:
                self._held.execute(sa.text("SELECT 1"))
                return True
            connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            if connection.execute(sa.text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}).scalar_one():
                self._held = connection
            else:
                connection.close()
        except sa.exc.SQLAlchemyError as error:
            self.let_go()
            raise BadInput(f"The database cannot be used: {first_line(error)}") from None
        return self._held is not None

    def let_go(self) -> None:
        held, self._held = self._held, None
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            if held is not None:
                held.invalidate()
                held.close()
        self._engine.dispose()
