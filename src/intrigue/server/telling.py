"""What is told at a table: what each pair of eyes sees, how that differs from what they saw before, and who is sent it.

All of it is worked out once, however many look through the same eyes, and nothing of it is kept for other eyes but
changes of parts that both have seen.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from ..core import TABLE
from ..table.changes import Made, change
from . import messages as m
from . import wire

if TYPE_CHECKING:
    from ..table.live import Live
    from .store import Visitor

BACKLOG = 200  # messages that may wait for a slow connection
Eyes = tuple[int, bool]  # a viewer, and whether it is a host


class Connection:
    """One connection: whose it is, through which eyes it looks, and what it has been sent."""

    def __init__(self, visitor: Visitor | None, lasting: bool = True) -> None:
        self.visitor = visitor
        self.lasting = lasting  # as long as it lasts, its person is here; a poll is over with its answer
        self.viewer: int = TABLE
        self.sent = 0  # the number of the last item
        self.face: Face | None = None  # the rest, as it was last sent
        self.outbox: deque[bytes | None] = deque()
        self.closed = False
        self.answering = asyncio.Lock()  # held from a message to its answer
        self._awaited: asyncio.Future[None] | None = None

    def reply(self, data: bytes) -> None:
        """Send an answer, even while the connection is being closed: whoever acted is told what became of it."""
        if len(self.outbox) < BACKLOG:
            self._put(data)

    def send(self, data: bytes) -> None:
        if len(self.outbox) >= BACKLOG:  # it does not keep up; when it comes back it gets what it missed
            self.close()
        elif not self.closed:
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
        """What is to be sent next; None at the end. One at a time may wait for it."""
        while not self.outbox:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self.outbox.popleft()


class Face:
    """What is seen through one pair of eyes apart from the items, and how it differs from what was seen before."""

    def __init__(self, sight: m.Sight, before: Face | None, differs: Any) -> None:
        self.sight = sight
        self.before = before
        self._differs = differs
        # Nobody who comes back to a table that was loaded anew may take one look for another.
        self.look: int = 1 + secrets.randbits(28) if before is None else before.look + 1
        self._size: int = 0 if before is None else before._size  # of it all, about
        self._change: bytes | None = None
        if before is not None:
            before.before = None  # nobody is further behind than that

    def news(self, known: Face | None) -> bytes:
        """What to say to whoever knows another face."""
        if known is self:
            return b"{}"
        if known is None or known is not self.before:
            return self._whole()
        if self._change is None:
            self._change = wire.encode(self._differs)
            if 2 * len(self._change) > self._size:
                self._change = min(self._change, self._whole(), key=len)
        return self._change

    def _whole(self) -> bytes:
        whole = b"[%b]" % wire.encode(self.sight)
        self._size = len(whole)
        return whole


class Telling:
    """What has been seen of a table so far, and what is new."""

    def __init__(self, id: str, live: Live) -> None:
        self.id = id
        self.live = live
        self._faces: dict[Eyes, Face] = {}  # what was last seen through them
        self._tables: dict[Eyes, m.TableInfo] = {}  # the table as they see it, until something changes around it
        self._here: list[bool] = []  # who was here then

    def look_around(self) -> None:
        """Something has changed around the table: it is not as anybody has seen it."""
        self._tables.clear()

    def tell(self, connections: list[Connection], left: float | None) -> None:
        """Send everyone what is new to them; nothing to those for whom nothing has changed."""
        faces: dict[Eyes, Face] = {}
        made: Made = {}
        told: dict[tuple[Face, Face | None, int], bytes] = {}  # by what is seen now, and what was known before
        items: wire.Written = {}
        for connection in connections:
            eyes = self._eyes(connection)
            face = faces.get(eyes)
            if face is None:
                face = faces[eyes] = self._face(eyes, made)
            length: int = self.live.streams.length(connection.viewer)
            if face is connection.face and connection.sent == length:
                continue
            known = (face, connection.face, connection.sent)
            news = told.get(known)
            if news is None:
                news = told[known] = self._news(connection, face, left, items)
            connection.sent, connection.face = length, face
            connection.send(news)

    def face(self, connection: Connection) -> Face:
        """What a connection sees now."""
        return self._face(self._eyes(connection), None)

    def news(self, connection: Connection, left: float | None) -> bytes:
        """What is new to one connection."""
        return self._news(connection, self.face(connection), left, {})

    def hello(self, connection: Connection, since: int, left: float | None) -> bytes:
        """All that there is to see, and the items after `since`."""
        face = self.face(connection)
        items = wire.items(self.live, connection.viewer, since)
        connection.sent, connection.face = self.live.streams.length(connection.viewer), face
        return wire.encode(m.Hello(m.VERSION, face.look, face.sight, items, left))

    def _eyes(self, connection: Connection) -> Eyes:
        return connection.viewer, connection.visitor is not None and connection.visitor.id in self.live.hosts

    def _face(self, eyes: Eyes, made: Made | None) -> Face:
        """What these eyes see now; the same as before where nothing has changed for them. `made` are changes that other
        eyes have seen too."""
        live, viewer = self.live, eyes[0]
        here = live.timing.all_here()
        if here != self._here:
            self._tables.clear()
            self._here = here
        table = self._tables.get(eyes)
        if table is None:
            table = self._tables[eyes] = wire.table_info(self.id, live, viewer, eyes[1])
        if viewer == TABLE:
            sight = m.Sight(table, live.view(viewer), False, 0)
        else:
            sight = m.Sight(table, live.view(viewer), live.can_take_back(viewer), live.questions[viewer].id)
        before = self._faces.get(eyes)
        differs = None if before is None else change(before.sight, sight, made)
        if before is not None and not differs:
            return before
        face = self._faces[eyes] = Face(sight, before, differs)
        return face

    def _news(self, connection: Connection, face: Face, left: float | None, known: wire.Written) -> bytes:
        """What is new to a connection that sees this face. `known` are items that others are told at this moment."""
        before = face.look if connection.face is None else connection.face.look
        items = wire.written(self.live, connection.viewer, connection.sent, known)
        return wire.encode(m.News(before, face.look, msgspec.Raw(face.news(connection.face)), items, left))
