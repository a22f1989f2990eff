"""What a finished game leaves behind: its record, and all that each pair of eyes was told and shown.

Rules change; a game that is over does not. So at its end everything that may still be asked about it is written down as
it was, and shown from there: nobody has to play it again for that, and no later version of the rules can spoil it.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from ..core import TABLE, View, Words
from ..core.record import Record, act, decode
from .diff import apply, change
from .streams import Chapter, Item, Streams

if TYPE_CHECKING:
    from .projection import TableProjection

EFFORT = 3  # of packing: as small as with more, for these texts, and many times quicker


class KeptStream(msgspec.Struct, frozen=True):
    """What one viewer was told, up to the end of the game, and the view that it has since then."""

    items: list[Item]
    view: msgspec.Raw


class Glimpse(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A moment as a viewer saw it: after how many actions, who acted where that could be seen, the number of the item
    that told of it (0 for none), and what had changed in the view."""

    move: int
    seat: int | None
    item: int
    change: Any


class KeptStep(msgspec.Struct, frozen=True, gc=False):
    """A moment of the game told again; the view is as JSON has it."""

    move: int
    seat: int | None
    events: list[Any]
    story: list[Words]
    view: Any


class ArchivedGame(msgspec.Struct, frozen=True):
    """A finished game as it is kept: `rules` is the version that it was played under, `options` are those that
    everybody was shown. The rest is packed: the record, and for each viewer, spectators first, what it was told and the
    moments that it saw."""

    rules: int
    options: dict[str, Any]
    record: bytes
    told: bytes
    frames: bytes

    @property
    def text(self) -> str:
        """The record as it is published."""
        return lzma.decompress(self.record).decode()

    def digest(self) -> bytes:
        """What tells it from any other."""
        found = hashlib.blake2b(self.record)
        for part in (self.told, self.frames):
            found.update(part)
        return found.digest()

    def as_record(self) -> Record:
        return decode(self.text)

    def told_to(self, viewer: int) -> KeptStream:
        return msgspec.json.decode(part(self.told, viewer), type=KeptStream)

    def steps(self, viewer: int) -> Iterator[KeptStep]:
        """The beginning, then each action of which the viewer was told."""
        items = self.told_to(viewer).items
        view = None
        for frame in msgspec.json.decode(part(self.frames, viewer), type=list[Glimpse]):
            view = apply(view, frame.change)
            what = items[frame.item - 1].what if frame.item else None
            chapter = what if isinstance(what, Chapter) else Chapter([], [])
            yield KeptStep(frame.move, frame.seat, chapter.events, chapter.story, view)


def keep(projection: TableProjection) -> ArchivedGame:
    """Write a finished game down: it is played again, once, while every pair of eyes looks on."""
    table, streams = projection.table, projection.streams
    assert table is not None
    record = table.record
    frames: dict[int, list[Glimpse]] = {viewer: [] for viewer in streams.viewers}
    views: dict[int, View | None] = dict.fromkeys(streams.viewers)
    chapters = {viewer: streams.chapters(viewer) for viewer in streams.viewers}
    state = record.start(projection.game, events=False)
    for move in range(len(record.lines) + 1):
        actor, sealed = TABLE, False
        if move:
            line = record.lines[move - 1]
            actor = line.seat - 1
            sealed = state.stack[-1].is_sealed(state, actor)
            act(projection.game, state, move, line)
        for viewer in streams.viewers:
            if move and move not in chapters[viewer]:
                continue
            view = state.view(None if viewer == TABLE else viewer)
            seat = None if actor == TABLE or (sealed and actor != viewer) else actor  # who chose is nobody's business
            frames[viewer].append(Glimpse(move, seat, chapters[viewer].get(move, 0), change(views[viewer], view)))
            views[viewer] = view
    told = [
        KeptStream(streams.items[viewer], msgspec.Raw(msgspec.json.encode(projection.view(viewer))))
        for viewer in frames
    ]
    return ArchivedGame(
        rules=record.header.rules,
        options=projection.options,
        record=lzma.compress(record.encode().encode(), preset=EFFORT),
        told=lzma.compress(msgspec.json.encode(told), preset=EFFORT),
        frames=lzma.compress(msgspec.json.encode(list(frames.values())), preset=EFFORT),
    )


def part(packed: bytes, viewer: int) -> msgspec.Raw:
    """One viewer's part of what is packed."""
    return msgspec.json.decode(lzma.decompress(packed), type=list[msgspec.Raw])[viewer + 1]


class Retold(Streams):
    """The streams of a game that is over, from what was kept: each is read when somebody asks for it."""

    def __init__(self, seats: int, kept: ArchivedGame) -> None:
        super().__init__(seats)
        self.items = Shelf(kept)


class Shelf(dict[int, list[Item]]):
    def __init__(self, kept: ArchivedGame) -> None:
        super().__init__()
        self._kept = kept

    def __missing__(self, viewer: int) -> list[Item]:
        self[viewer] = items = self._kept.told_to(viewer).items
        return items
