"""What is known of a visitor, and how it is forgotten: in the database, around the tables."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..table import forgetting, journal
from ..table.archive import ArchivedGame
from ..table.journal import AnyEntry
from . import messages as m
from . import orders, schema, serialize

# every column that says who somebody is; a test finds those that are missing here
PERSONAL = {
    ("visitors", "id"),
    ("tables", "opened_by"),
    ("sitters", "visitor_id"),
    ("links", "visitor_id"),
    ("orders", "who"),
}


class Mention(msgspec.Struct, frozen=True):
    """An entry of a journal that is by somebody or about them."""

    table: str
    number: int
    entry: msgspec.Raw


class Place(msgspec.Struct, frozen=True):
    """A table where somebody is, or was."""

    table: str
    game: str
    stage: str
    created: float
    touched: float
    seat: int | None
    host: bool
    opened: bool  # by them
    same_seat: list[str]  # other visitors there: mostly other devices of the same person


class Known(msgspec.Struct, frozen=True):
    """All that is known of a visitor."""

    id: str
    name: str
    cookie_digest: str
    created: float
    seen: float | None
    orders: list[orders.Order]
    tables: list[Place]
    entries: list[Mention]


class Rewritten(msgspec.Struct, frozen=True):
    """A table without somebody: what has to be written."""

    id: str
    stranger: str
    entries: list[tuple[int, bytes]]  # by number
    kept: ArchivedGame | None
    summary: bytes


def tables_with(connection: Connection, visitor: str) -> list[str]:
    """The tables that know a visitor: where they sit, which they opened, and where their mark is in the journal."""
    t, s = schema.tables, schema.sitters
    queries: list[sa.Select[Any]] = [
        sa.select(s.c.table_id).where(s.c.visitor_id == visitor),
        sa.select(t.c.id).where(t.c.opened_by == visitor),
        sa.select(schema.journal.c.table_id).where(has_mark(connection, visitor)),
    ]
    return sorted({row[0] for query in queries for row in connection.execute(query)})


def has_mark(connection: Connection, visitor: str) -> sa.ColumnElement[bool]:
    """Whether a visitor's mark is in an entry. It is long and random: there is no other with these letters."""
    entry = schema.journal.c.entry
    if connection.dialect.name == "sqlite":
        return sa.func.instr(entry, visitor.encode()) > 0
    return sa.func.position(sa.literal(visitor.encode()).op("in")(entry)) > 0


def find(connection: Connection, visitor: str) -> Known | None:
    v, t, s, j = schema.visitors, schema.tables, schema.sitters, schema.journal
    about = connection.execute(sa.select(v.c.name, v.c.token, v.c.created, v.c.seen).where(v.c.id == visitor)).first()
    if about is None:
        return None
    places, entries = [], []
    for id in tables_with(connection, visitor):
        row = connection.execute(sa.select(t).where(t.c.id == id)).one()
        sitters = connection.execute(sa.select(s.c.visitor_id, s.c.seat, s.c.host).where(s.c.table_id == id)).all()
        own, host = next(((seat, host) for who, seat, host in sitters if who == visitor), (None, False))
        beside = [who for who, seat, _ in sitters if who != visitor and seat is not None and seat == own]
        game = msgspec.json.decode(row.summary, type=m.TableInfo).game
        opened = row.opened_by == visitor
        places.append(Place(id, game, row.stage, row.created, row.touched, own, host, opened, beside))
        query = sa.select(j.c.number, j.c.entry).where(j.c.table_id == id, has_mark(connection, visitor))
        for number, entry in connection.execute(query.order_by(j.c.number)):
            entries.append(Mention(id, number, msgspec.Raw(bytes(entry))))
    given = [order for order in orders.standing(connection) if order.who == visitor]
    return Known(visitor, about.name, about.token, about.created, about.seen, given, places, entries)


def without(connection: Connection, table: str, visitor: str, stranger: str) -> Rewritten:
    """A table without somebody."""
    j, k, t = schema.journal, schema.kept, schema.tables
    rows = connection.execute(sa.select(j.c.number, j.c.entry).where(j.c.table_id == table).order_by(j.c.number)).all()
    before: list[AnyEntry] = [journal.decode(bytes(row.entry)) for row in rows]
    after, work = forgetting.forget(before, visitor, stranger)
    pairs = zip(rows, before, after, strict=True)
    entries = [(row.number, journal.encode(new)) for row, old, new in pairs if new is not old]
    left = connection.execute(sa.select(k).where(k.c.table_id == table)).first()
    kept = None
    if left is not None:
        kept = ArchivedGame(left.rules, msgspec.json.decode(left.options), left.record, left.told, left.frames)
        kept = forgetting.forget_kept(kept, after, visitor, stranger, work.alias)
    summary = connection.execute(sa.select(t.c.summary).where(t.c.id == table)).scalar_one()
    info = msgspec.json.decode(summary, type=m.TableInfo)
    seats = [msgspec.structs.replace(s, name=work.alias) if s.seat in work.held else s for s in info.seats]
    return Rewritten(table, stranger, entries, kept, serialize.encode(msgspec.structs.replace(info, seats=seats)))


def put(connection: Connection, visitor: str, changed: Rewritten) -> None:
    """Write a table down without somebody."""
    j, k, t, s, n = schema.journal, schema.kept, schema.tables, schema.sitters, schema.links
    for number, entry in changed.entries:
        connection.execute(sa.update(j).where(j.c.table_id == changed.id, j.c.number == number).values(entry=entry))
    if changed.kept is not None:
        values = {"record": changed.kept.record, "told": changed.kept.told}
        connection.execute(sa.update(k).where(k.c.table_id == changed.id).values(values))
    here = sa.update(t).where(t.c.id == changed.id)
    connection.execute(here.values(summary=changed.summary))
    connection.execute(here.where(t.c.opened_by == visitor).values(opened_by=changed.stranger))
    connection.execute(sa.delete(s).where(s.c.table_id == changed.id, s.c.visitor_id == visitor))
    connection.execute(sa.delete(n).where(n.c.table_id == changed.id, n.c.visitor_id == visitor))


def cross_out(connection: Connection, visitor: str) -> None:
    """What is known of a visitor apart from tables. Their cookie is worth nothing from now on."""
    connection.execute(sa.delete(schema.visitors).where(schema.visitors.c.id == visitor))
    orders.recall(connection, "visitor", visitor)


def fulfil(connection: Connection, visitor: str) -> None:
    """Nothing is left of them, nor of the order to forget them."""
    cross_out(connection, visitor)
    orders.recall(connection, "forget", visitor)
