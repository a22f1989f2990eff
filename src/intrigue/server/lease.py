"""One server for one database in a file: two would each believe that they alone know how the tables stand.

Nothing would be lost, for a journal cannot have two entries of one number, but at a table that is open in both
everybody would wait for everybody. So a server holds a lock as long as it runs, of a kind that is let go of when its
process dies, however it dies: that of a file beside the database. On PostgreSQL servers share the tables (members.py).
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import IO

from ..core import BadInput
from .database import engine_for

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TRIES, BETWEEN = 8, 0.25  # a server that is just ending gets so many chances, and seconds between them
# On PostgreSQL, servers of before that knew no others held this lock alone; those of today hold it together.
SHARED = f"select pg_try_advisory_lock_shared({0x1277_16E0_7AB1_E500})"
TAKEN = (
    "Another server has this database open ({where}), and only one may. End that one first, or give this one a "
    "database of its own: --database."
)


def hold(address: str, tries: int = TRIES) -> OfFile:
    """The lease of a database in a file; BadInput when another server has it."""
    where = str(engine_for(address).url.database)
    lease = OfFile(Path(f"{where}.lock"))
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
