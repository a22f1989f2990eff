"""A database that does not answer is let go of.

A slow statement is ended by PostgreSQL itself. But a database that is frozen, or behind a network that swallows
everything, ends nothing, and a thread that waits for it would wait for ever. So whatever is asked of it is timed, and
when something has taken too long, all connections are cut: their threads wake with an error, nothing was committed that
had not been sent whole, and the next question goes to a new connection.
"""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
import weakref
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine

STATEMENT = 8_000  # milliseconds that a statement may take on PostgreSQL; less than what a database has in all
IDLE = 2_000  # milliseconds that a transaction may wait for whoever began it


class Watch:
    """Times what is asked of a database: `with watch: ...`. It does nothing on SQLite, which waits for no network."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._seconds = seconds
        self._open: weakref.WeakSet[Any] = weakref.WeakSet()
        self._since: dict[int, float] = {}  # by thread: when it began to wait
        self._over = threading.Event()
        if engine.dialect.name == "postgresql":
            engine.dispose()  # connections from before are not known here
            sa.event.listen(engine, "connect", lambda connection, _: self._open.add(connection))
            threading.Thread(target=self._look, name="watch", daemon=True).start()

    def __enter__(self) -> None:
        self._since[threading.get_ident()] = time.monotonic()

    def __exit__(self, *_: object) -> None:
        del self._since[threading.get_ident()]

    def end(self) -> None:
        self._over.set()

    def _look(self) -> None:
        while not self._over.wait(self._seconds / 10):
            before = time.monotonic() - self._seconds
            if any(since < before for since in list(self._since.values())):
                for connection in list(self._open):
                    cut(connection)


def cut(connection: Any) -> None:
    """End a connection from outside, while a thread waits for it."""
    with contextlib.suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as twin:
        twin.shutdown(socket.SHUT_RDWR)


def settle_postgres(connection: Any, _: Any) -> None:
    """By a statement and not by an option, for proxies in front of PostgreSQL do not know all options."""
    connection.execute(f"SET statement_timeout = {STATEMENT}")
    connection.commit()


def end_idle_transactions(connection: Any, _: Any) -> None:
    """Whoever was paused in the middle of a transaction must not keep the others from the tables it was about."""
    connection.execute(f"SET idle_in_transaction_session_timeout = {IDLE}")
    connection.commit()
