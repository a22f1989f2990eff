"""What was sent to people, held against what is in the journals: nothing that was acknowledged is lost or there twice,
every game can be played again, and no byte of what somebody was shown depends on what they may not know.

For the last, the world is imagined anew after every entry from what that viewer knows; each view that was sent, whole
or as a change of the one before, must come out of it the same to the byte, and never an older one after a newer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
import sqlalchemy as sa

from ..core import TABLE, BadInput, Game, Rng, View
from ..core.record import verify
from ..games import game as game_by_name
from ..server import schema, wire
from ..server.database import engine_for
from ..table.changes import change
from ..table.journal import Acted, AnyEntry, Dealt, Opened, Spoke, decode
from ..table.live import Live


class Shown(msgspec.Struct, frozen=True):
    """What is looked at of a Sight, or of a change of one."""

    view: msgspec.Raw = msgspec.Raw(b"")


class Sent(msgspec.Struct):
    """What is looked at of a message: the parts as they were sent, byte for byte."""

    type: str
    items: msgspec.Raw = msgspec.Raw(b"[]")
    now: Shown = Shown()
    before: int = 0
    look: int = 0
    change: Shown | tuple[Shown] = Shown()


def journals(database: str) -> dict[str, list[AnyEntry]]:
    """All tables, as they are written down. BadInput where a number is missing."""
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


def marks(tables: Mapping[str, list[AnyEntry]]) -> Counter[str]:
    """How often each mark of a message is there."""
    return Counter(
        entry.ref for entries in tables.values() for entry in entries if isinstance(entry, Acted | Spoke) and entry.ref
    )


def played(entries: list[AnyEntry]) -> Live:
    opened = entries[0]
    if not isinstance(opened, Opened):
        raise BadInput("A journal does not begin with its opening.")
    return Live(game_by_name(opened.game), entries, opened.at)


def faults(entries: list[AnyEntry]) -> list[str]:
    """What is wrong with a game, played again from its secret."""
    try:
        live = played(entries)
        return [] if live.table is None else list(verify(live.table.record, live.game))
    except BadInput as bad:
        return [str(bad)]


class Ear:
    """All that one viewer of a table was sent, in order."""

    def __init__(self, table: str, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.heard: list[bytes] = []


def leaks(entries: list[AnyEntry], ears: Iterable[Ear]) -> list[str]:
    """What somebody was sent that is not what they may know."""
    live, found = played(entries), []
    for ear in ears:
        views = dreamt(live.game, entries, ear.viewer)
        items = [wire.encode(item) for item in wire.items(live, ear.viewer, 0)]
        who = f"Table {ear.table}, {'a spectator' if ear.viewer == TABLE else f'seat {ear.viewer + 1}'}"
        at = 0
        for data in ear.heard:
            sent = msgspec.json.decode(data, type=Sent)
            if sent.type not in ("hello", "news"):
                continue
            for item in msgspec.json.decode(sent.items, type=list[msgspec.Raw]):
                number = msgspec.json.decode(item)["n"]
                if number > len(items) or items[number - 1] != bytes(item):
                    found.append(f"{who}: item {number} is not in the journal so: {bytes(item)!r}")
            after = matched(views, at, sent)
            if after is None:
                found.append(f"{who}: was sent a view that it cannot have, after entry {at}: {data[:300]!r}")
                break
            at = after
    return found


def dreamt(game: Game, entries: list[AnyEntry], viewer: int) -> list[View | None]:
    """What a viewer could see after each entry, each time in a world imagined from what it knows."""
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


def matched(views: list[View | None], at: int, sent: Sent) -> int | None:
    """The first entry from there on after which this could be sent; None when there is none."""
    part = sent.change[0] if isinstance(sent.change, tuple) else sent.now if sent.type == "hello" else None
    if part is not None:
        shown = bytes(part.view)
        return next((n for n in range(at, len(views)) if wire.encode(views[n]) == shown), None)
    assert not isinstance(sent.change, tuple)
    shown = bytes(sent.change.view)
    if not shown:
        return at
    before = views[at]
    for n in range(at, len(views)):
        if views[n] != before and wire.encode(change(before, views[n])) == shown:
            return n
    return None
