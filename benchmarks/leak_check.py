"""Compares what clients received with the journals of a server: no acknowledged action is lost or stored twice, every
game replays, and no byte that a viewer received depends on what that viewer may not know.

For the last, a state is imagined after every journal entry from what the viewer knows. Each view that was sent, whole
or as a diff, must equal one of the imagined views to the byte, in their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
import sqlalchemy as sa

from intrigue.core import TABLE, BadInput, Game, Rng, View
from intrigue.core.record import verify
from intrigue.games import game as game_by_name
from intrigue.server import schema, serialize
from intrigue.server.database import engine_for
from intrigue.table.diff import change
from intrigue.table.journal import Acted, AnyEntry, Dealt, Opened, Said, decode
from intrigue.table.live import Live


class ViewPart(msgspec.Struct, frozen=True):
    """The part of a Sight, or of a diff of one, that is checked."""

    view: msgspec.Raw = msgspec.Raw(b"")


class SentMessage(msgspec.Struct):
    """The parts of a message that are checked, as raw bytes."""

    type: str
    items: msgspec.Raw = msgspec.Raw(b"[]")
    now: ViewPart = ViewPart()
    before: int = 0
    look: int = 0
    change: ViewPart | tuple[ViewPart] = ViewPart()


def read_journals(database: str) -> dict[str, list[AnyEntry]]:
    """The journal entries of all tables. Raises BadInput if a number is missing."""
    engine, j = engine_for(database), schema.journal
    found: dict[str, list[AnyEntry]] = {}
    try:
        with engine.connect() as connection:
            for id, number, entry in connection.execute(
                sa.select(j.c.table_id, j.c.number, j.c.entry).order_by(j.c.table_id, j.c.number)
            ):
                entries = found.setdefault(id, [])
                if number != len(entries):
                    raise BadInput(f"The journal of table {id} has no entry {len(entries)}.")
                entries.append(decode(bytes(entry)))
    finally:
        engine.dispose()
    return found


def ref_counts(journals: Mapping[str, list[AnyEntry]]) -> Counter[str]:
    """How often the reference of each message stands in the journals."""
    return Counter(
        entry.ref for entries in journals.values() for entry in entries if isinstance(entry, Acted | Said) and entry.ref
    )


def replay(entries: list[AnyEntry]) -> Live:
    opened = entries[0]
    if not isinstance(opened, Opened):
        raise BadInput("A journal does not begin with its opening.")
    return Live(game_by_name(opened.game), entries, opened.at)


def replay_errors(entries: list[AnyEntry]) -> list[str]:
    """What is wrong with a game when it is replayed from its secret."""
    try:
        live = replay(entries)
        return [] if live.table is None else list(verify(live.table.record, live.game))
    except BadInput as bad:
        return [str(bad)]


class Transcript:
    """All messages that one viewer of a table received, in order."""

    def __init__(self, table: str, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.messages: list[bytes] = []


def leaks(entries: list[AnyEntry], transcripts: Iterable[Transcript]) -> list[str]:
    """What viewers received although it does not follow from what they may know."""
    live, found = replay(entries), []
    for transcript in transcripts:
        views = imagined_views(live.game, entries, transcript.viewer)
        items = [serialize.encode(item) for item in serialize.items(live, transcript.viewer, 0)]
        viewer = "a spectator" if transcript.viewer == TABLE else f"seat {transcript.viewer + 1}"
        who = f"Table {transcript.table}, {viewer}"
        at = 0
        for data in transcript.messages:
            sent = msgspec.json.decode(data, type=SentMessage)
            if sent.type not in ("hello", "news"):
                continue
            for item in msgspec.json.decode(sent.items, type=list[msgspec.Raw]):
                number = msgspec.json.decode(item)["n"]
                if number > len(items) or items[number - 1] != bytes(item):
                    found.append(f"{who}: item {number} differs from the journal: {bytes(item)!r}")
            after = first_match(views, at, sent)
            if after is None:
                found.append(
                    f"{who}: received a view that does not follow from what it knows, after entry {at}: {data[:300]!r}"
                )
                break
            at = after
    return found


def imagined_views(game: Game, entries: list[AnyEntry], viewer: int) -> list[View | None]:
    """The view after each entry, each of a state imagined from what the viewer knows."""
    begin = next((number for number, entry in enumerate(entries) if isinstance(entry, Dealt)), len(entries)) + 1
    eyes, rng = None if viewer == TABLE else viewer, Rng(begin)
    views: list[View | None] = [None] * (begin - 1)
    if begin > len(entries):
        return [None] * len(entries)
    live = Live(game, entries[:begin], entries[0].at)
    for number in range(begin, len(entries) + 1):
        if number > begin:
            live.write(entries[number - 1])
        state = live.state
        views.append(None if state is None else state.imagine(eyes, rng).view(eyes))
    return views


def first_match(views: list[View | None], at: int, sent: SentMessage) -> int | None:
    """The first entry from `at` on after which this message could be sent; None if there is none."""
    part = sent.change[0] if isinstance(sent.change, tuple) else sent.now if sent.type == "hello" else None
    if part is not None:
        shown = bytes(part.view)
        return next((n for n in range(at, len(views)) if serialize.encode(views[n]) == shown), None)
    assert not isinstance(sent.change, tuple)
    shown = bytes(sent.change.view)
    if not shown:
        return at
    before = views[at]
    for n in range(at, len(views)):
        if views[n] != before and serialize.encode(change(before, views[n])) == shown:
            return n
    return None
