"""What is told at a table: what each pair of eyes sees, how that differs from what they saw before, and who is sent it.

All of it is worked out once, however many look through the same eyes, and nothing of it is kept for other eyes but
changes of parts that both have seen.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..core.state import TABLE
from ..core.view import View
from ..table.diff import ENCODE, RAW, Made, change
from ..table.streams import Chapter
from . import messages as m
from . import serialize

if TYPE_CHECKING:
    from ..table.live import Live
    from ..table.streams import Item
    from .connection import Connection

Eyes = tuple[int, bool]  # a viewer, and whether it is a host
NEWS: Final = m.News
SIGHT: Final = m.Sight
TOLD: Final[Any] = m.Told
CHAPTER: Final = Chapter
Compare = Callable[[Any, Any, Made | None], Any]


class Snapshot:
    """What is seen through one pair of eyes apart from the items, and how it differs from what was seen before."""

    def __init__(self, sight: Any, before: Snapshot | None, differs: Any) -> None:
        self.sight = sight
        self.before = before
        self._differs = differs
        # Nobody who comes back to a table that was loaded anew may take one look for another.
        self.look: int = 1 + secrets.randbits(28) if before is None else before.look + 1
        self._size: int = 0 if before is None else before._size  # of it all, about
        self._change: bytes | None = None
        self.told: tuple[Snapshot | None, int, bytes] | None = None  # the latest news of it: to whoever knew what
        if before is not None:
            before.before = None  # nobody is further behind than that

    def news(self, known: Snapshot | None) -> bytes:
        """What to say to whoever knows another face."""
        if known is self:
            return b"{}"
        if known is None or known is not self.before:
            return self._whole()
        if self._change is None:
            self._change = ENCODE(self._differs)
            if 2 * len(self._change) > self._size:
                self._change = min(self._change, self._whole(), key=len)
        return self._change

    def _whole(self) -> bytes:
        whole = b"[%b]" % ENCODE(self.sight)
        self._size = len(whole)
        return whole


class Context:
    """What follows from the table for all who look at it at one moment."""

    def __init__(self, live: Live) -> None:
        self.back: list[int] = live.can_go_back()
        guide = live.guide
        self.learner: int = TABLE if guide is None else guide.course.learner


class Broadcast:
    """What has been seen of a table so far, and what is new."""

    def __init__(self, id: str, live: Live, compare: Compare = change) -> None:
        self.id = id
        self.live = live
        self._compare = compare
        self._faces: dict[Eyes, Snapshot] = {}  # what was last seen through them
        self._tables: dict[Eyes, Any] = {}  # the table as they see it, until something changes around it
        self._seats: list[m.SeatInfo] | None = None  # who sits there, which they see alike
        self._here: list[bool] = []  # who was here then
        self._written: dict[int, tuple[Any, Any]] = {}  # chapters that somebody is told at this moment

    def look_around(self) -> None:
        """Something has changed around the table: it is not as anybody has seen it."""
        self._tables.clear()
        self._seats = None

    def tell(self, connections: list[Connection], left: serialize.TimesLeft) -> None:
        """Send everyone what is new to them; nothing to those for whom nothing has changed."""
        faces: dict[Eyes, Snapshot] = {}
        made: Made = {}
        self._written.clear()
        self._look_who_is_here()
        around = Context(self.live)
        streams = self.live.streams.items
        ready: list[tuple[Connection, bytes]] = []
        for connection in connections:
            eyes = self._eyes(connection)
            face = faces.get(eyes)
            if face is None:
                face = faces[eyes] = self._face(eyes, around, made)
            known: Snapshot | None = connection.face
            sent: int = connection.sent
            length = len(streams[eyes[0]])
            if face is known and sent == length:
                continue
            told = face.told
            if told is None or told[0] is not known or told[1] != sent:
                told = face.told = (known, sent, self._news(eyes[0], sent, known, face, left))
            connection.sent, connection.face = length, face
            ready.append((connection, told[2]))
        for face in faces.values():
            face.told = None  # what is told later has another time
        for connection, news in ready:  # all at the end: whatever is done between two calls of the system is slower
            connection.send(news)

    def face(self, connection: Connection) -> Snapshot:
        """What a connection sees now."""
        self._look_who_is_here()
        return self._face(self._eyes(connection), Context(self.live), None)

    def news(self, connection: Connection, left: serialize.TimesLeft) -> bytes:
        """What is new to one connection."""
        self._written.clear()
        return self._news(connection.viewer, connection.sent, connection.face, self.face(connection), left)

    def hello(self, connection: Connection, since: int, left: serialize.TimesLeft) -> bytes:
        """All that there is to see, and the items after `since` without what was said long ago."""
        face = self.face(connection)
        length = self.live.streams.length(connection.viewer)
        since = since if 0 <= since <= length else 0
        items, earlier = serialize.lately(self.live, connection.viewer, since)
        connection.sent, connection.face = length, face
        times = left.question, left.seats, left.running
        return ENCODE(m.Hello(m.VERSION, face.look, face.sight, items, *times, since=since, earlier=earlier))

    def _eyes(self, connection: Connection) -> Eyes:
        visitor = connection.visitor
        return connection.viewer, visitor is not None and visitor.id in self.live.people.hosts

    def _look_who_is_here(self) -> None:
        here = self.live.timing.all_here()
        if here is not self._here and here != self._here:
            self.look_around()
            self._here = here

    def _face(self, eyes: Eyes, around: Context, made: Made | None) -> Snapshot:
        """What these eyes see now; the same as before where nothing has changed for them. `made` are changes that other
        eyes have seen too."""
        live, viewer = self.live, eyes[0]
        table = self._tables.get(eyes)
        if table is None:
            if self._seats is None:
                self._seats = serialize.seat_infos(live)
            table = self._tables[eyes] = serialize.table_info(self.id, live, viewer, eyes[1], self._seats)
        view, back, question, lesson = live.view(viewer), viewer in around.back, 0, None
        if viewer != TABLE:
            question = live.questions[viewer].id
            if viewer == around.learner:
                lesson = serialize.lesson(live, viewer)
        before = self._faces.get(eyes)
        if before is None:
            face = self._faces[eyes] = Snapshot(self._sight(table, view, back, question, lesson), None, None)
            return face
        seen = before.sight
        same = seen.view is view and seen.table is table and seen.can_take_back == back and seen.question == question
        if same and seen.lesson == lesson:
            return before
        sight = self._sight(table, view, back, question, lesson)
        differs = self._compare(seen, sight, made)
        if not differs:
            return before
        face = self._faces[eyes] = Snapshot(sight, before, differs)
        return face

    def _sight(
        self,
        table: m.TableInfo,
        view: View | msgspec.Raw | None,
        back: bool,
        question: int,
        lesson: m.LessonInfo | None,
    ) -> m.Sight:
        if view is None or type(view) is RAW:  # not begun, or a finished game as it was kept
            return SIGHT(table, view, back, question)
        progress = self.live.game.progress
        return SIGHT(table, view, back, question, progress.aim(view), progress.standing(view), lesson)

    def _news(self, viewer: int, sent: int, known: Snapshot | None, face: Snapshot, left: serialize.TimesLeft) -> bytes:
        """What is new to somebody who has been sent so much and sees this face."""
        before = face.look if known is None else known.look
        items = self._items(viewer, sent)
        return ENCODE(NEWS(before, face.look, RAW(face.news(known)), items, left.question, left.seats, left.running))

    def _items(self, viewer: int, since: int) -> Any:
        """What a viewer has not seen yet. Many are told the same: that is encoded for the first of them."""
        stream: list[Item] = self.live.streams.items[viewer]
        if since != len(stream) - 1:
            return serialize.items(self.live, viewer, since)
        item = stream[since]
        what = item.what
        if type(what) is not CHAPTER:
            return [serialize.wire(item)]
        written = self._written.get(id(what))
        if written is None:
            written = self._written[id(what)] = RAW(ENCODE(what.events)), RAW(ENCODE(what.story))
        events, story = written
        return [TOLD(item.n, item.at, events, story)]
