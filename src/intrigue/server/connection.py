"""Whoever is connected to a table, and what is on its way to them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from ..core import TABLE

if TYPE_CHECKING:
    from .broadcast import Snapshot
    from .fast_socket import Shortcut
    from .store import Visitor

BACKLOG = 200  # messages that may wait for a slow connection


class Connection:
    """One connection: whose it is, through which eyes it looks, and what it has been sent."""

    def __init__(self, visitor: Visitor | None, lasting: bool = True) -> None:
        self.visitor = visitor
        self.lasting = lasting  # as long as it lasts, its person is here; a poll is over with its answer
        self.viewer: int = TABLE
        self.sent = 0  # the number of the last item
        self.face: Snapshot | None = None  # the rest, as it was last sent
        self.shortcut: Shortcut | None = None  # where there is a shorter way out than by the outbox
        self.outbox: deque[bytes | None] = deque()
        self.closed = False
        self.answering = asyncio.Lock()  # held from a message to its answer
        self._taken = False  # whether something was taken out of the outbox that may not be sent yet
        self._awaited: asyncio.Future[None] | None = None

    def send(self, data: bytes) -> None:
        if self.closed:
            return
        if self.shortcut is not None and not self.outbox and not self._taken and self.shortcut.write(data):
            return
        if len(self.outbox) >= BACKLOG:  # it does not keep up; when it comes back it gets what it missed
            self.close()
        else:
            self._put(data)

    def reply(self, data: bytes) -> None:
        """Send an answer, even while the connection is being closed: whoever acted is told what became of it."""
        if not self.closed:
            self.send(data)
        elif len(self.outbox) < BACKLOG:
            self._put(data)

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._put(None)

    def _put(self, data: bytes | None) -> None:
        self.outbox.append(data)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None at the end. One at a time may wait for it, and what it got before is sent."""
        self._taken = False
        while not self.outbox:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        self._taken = True
        return self.outbox.popleft()
