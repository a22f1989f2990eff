"""`intrigue admin`: for those who run a server. It works on the database, beside a running server or without one."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar, get_args

import click
import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..core import BadInput
from ..server import backup as backups
from ..server import forgetting, orders, revisions, schema
from ..server import messages as m
from ..server.hub import Hub
from ..server.settings import Settings
from ..server.store import Store
from ..server.worker import Idea, Thought
from ..table.journal import Stage
from .backup import database_or_default, with_database
from .files import why_not_writable
from .screen import clean, join_names

T = TypeVar("T")
NOTICED = "A server that is running notices within a few seconds."
PATIENCE = 60.0  # seconds that a running server has to forget somebody
most: Callable[[Any], Any] = click.option(
    "--most", default=50, show_default=True, type=click.IntRange(1), metavar="N", help="List so many at most."
)
note: Callable[[Any], Any] = click.option("--note", default="", metavar="TEXT", help="Why; only you see it.")


@click.group("admin")
def admin() -> None:
    """For those who run a server: who and what is there, and what shall not be.

    Everything works beside a running server. Visitors are named by their id, tables by their code.
    """


@contextmanager
def at(database: str | None, write: bool = False) -> Iterator[Connection]:
    """The database that is meant, when it is up to date."""
    with (
        backups.open_existing(database_or_default(database)) as engine,
        engine.begin() if write else engine.connect() as connection,
    ):
        if backups.revision_of(connection) != revisions.newest():
            raise BadInput(
                "An older version of Intrigue has made this database; start the server once, then try again."
            )
        yield connection


def day(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at).isoformat(" ", "minutes")


def show(head: tuple[str, ...], rows: Sequence[tuple[str, ...]], none: str) -> None:
    """Columns as wide as they need to be: a row is a line. Names are from strangers, and shown plainly."""
    if not rows:
        click.echo(none)
        return
    lines = [head, *[tuple(clean(cell) for cell in row) for row in rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        click.echo("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


# ---------------------------------------------------------------------- who and what is there


@admin.command("tables")
@with_database
@most
@click.option("--stage", type=click.Choice(get_args(Stage)), help="Only these.")
@click.option("--visitor", metavar="ID", help="Only those where this visitor sits.")
def tables(database: str | None, most: int, stage: str | None, visitor: str | None) -> None:
    """List the tables, those last used first."""
    t, s, o = schema.tables, schema.sitters, schema.orders
    is_closed = sa.exists().where(o.c.kind == "table", o.c.who == t.c.id).label("closed")
    query = sa.select(t.c.id, t.c.stage, t.c.public, t.c.created, t.c.touched, t.c.summary, is_closed)
    query = query.order_by(t.c.touched.desc()).limit(most)
    if stage is not None:
        query = query.where(t.c.stage == stage)
    if visitor is not None:
        query = query.where(sa.exists().where(s.c.table_id == t.c.id, s.c.visitor_id == visitor))
    rows = []
    with at(database) as connection:
        for row in connection.execute(query):
            info = msgspec.json.decode(row.summary, type=m.TableInfo)
            names = [f"{seat.name or '-'}{' (bot)' if seat.bot else ''}" for seat in info.seats]
            stands = "closed" if row.closed else row.stage
            door = "public" if row.public else "private"
            rows.append((row.id, info.game, stands, door, day(row.created), day(row.touched), ", ".join(names)))
    show(("table", "game", "stage", "door", "set up", "last used", "seats"), rows, "There are no such tables.")


@admin.command("visitors")
@with_database
@most
@click.option("--name", metavar="TEXT", help="Only those with this in their name.")
@click.option("--table", metavar="CODE", help="Only those who sit at this table.")
def visitors(database: str | None, most: int, name: str | None, table: str | None) -> None:
    """List the visitors, those last here first. Where they came from is not kept: that is in the log of a proxy."""
    v, s, o = schema.visitors, schema.sitters, schema.orders
    last = sa.func.coalesce(v.c.seen, v.c.created)
    banned = sa.exists().where(o.c.kind == "visitor", o.c.who == v.c.id).label("banned")
    seats = sa.select(sa.func.count()).where(s.c.visitor_id == v.c.id).scalar_subquery()
    query = sa.select(v.c.id, v.c.name, v.c.created, last, seats, banned).order_by(last.desc()).limit(most)
    if name is not None:
        query = query.where(v.c.name.icontains(name, autoescape=True))
    if table is not None:
        query = query.where(sa.exists().where(s.c.table_id == table, s.c.visitor_id == v.c.id))
    with at(database) as connection:
        rows = [
            (id, name, day(created), day(seen), str(count), "banned" if is_banned else "")
            for id, name, created, seen, count, is_banned in connection.execute(query)
        ]
    show(("visitor", "name", "first here", "last here", "tables", ""), rows, "There are no such visitors.")


@admin.command("orders")
@with_database
def standing(database: str | None) -> None:
    """List who is banned, which tables are closed, and whom the server has yet to forget."""
    with at(database) as connection:
        found = orders.standing(connection)
    words = {"visitor": "banned visitor", "address": "banned address", "table": "closed table", "forget": "to forget"}
    rows = [(words[order.kind], order.who, day(order.at), order.note) for order in found]
    show(("order", "who", "since", "note"), rows, "Nobody is banned, and no table is closed.")


# ---------------------------------------------------------------------- what shall not be


def is_there(connection: Connection, table: sa.Table, id: str) -> bool:
    return connection.execute(sa.select(table.c.id).where(table.c.id == id)).first() is not None


def want_table(connection: Connection, code: str) -> None:
    if not is_there(connection, schema.tables, code):
        raise BadInput(f"There is no table {code}; intrigue admin tables lists them.")


def want_visitor(connection: Connection, id: str) -> None:
    if not is_there(connection, schema.visitors, id):
        raise BadInput(f"There is no visitor {id}; intrigue admin visitors lists them.")


@admin.command("close")
@click.argument("code")
@with_database
@note
def close(code: str, database: str | None, note: str) -> None:
    """Close a table: nobody can see it or play at it any more. Nothing of it is removed."""
    with at(database, write=True) as connection:
        want_table(connection, code)
        orders.give(connection, "table", code, note)
    click.echo(f"Table {code} is closed; intrigue admin reopen {code} opens it again. {NOTICED}")


@admin.command("reopen")
@click.argument("code")
@with_database
def reopen(code: str, database: str | None) -> None:
    """Open a table again that was closed."""
    with at(database, write=True) as connection:
        if not orders.recall(connection, "table", code):
            raise BadInput(f"Table {code} is not closed.")
    click.echo(f"Table {code} is open. {NOTICED}")


@admin.command("ban")
@click.argument("who")
@with_database
@note
def ban(who: str, database: str | None, note: str) -> None:
    """Do not let a visitor in any more, or anybody from an address or a network (192.0.2.7, 2001:db8::/48).

    A visitor who deletes their cookie is somebody new; an address may be shared by many.
    """
    kind, whom = orders.target_of(who)
    with at(database, write=True) as connection:
        if kind == "visitor":
            want_visitor(connection, whom)
        orders.give(connection, kind, whom, note)
    click.echo(f"{whom} is banned; intrigue admin unban {whom} lets them in again. {NOTICED}")


@admin.command("unban")
@click.argument("who")
@with_database
def unban(who: str, database: str | None) -> None:
    """Let a visitor or an address in again."""
    kind, whom = orders.target_of(who)
    with at(database, write=True) as connection:
        if not orders.recall(connection, kind, whom):
            raise BadInput(f"{whom} is not banned.")
    click.echo(f"{whom} may come in again. {NOTICED}")


# ---------------------------------------------------------------------- what is known of somebody


@admin.command("export")
@click.argument("visitor")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@with_database
def export(visitor: str, file: Path | None, database: str | None) -> None:
    """Write all that is known of a visitor as JSON, to FILE or to the standard output."""
    if file is not None and file.exists():
        raise BadInput(f"{file} is there already.")
    wrong = None if file is None else why_not_writable(file)
    if wrong is not None:
        raise BadInput(wrong)
    with at(database) as connection:
        known = forgetting.find(connection, visitor)
    if known is None:
        raise BadInput(f"There is no visitor {visitor}; intrigue admin visitors lists them.")
    text = msgspec.json.format(msgspec.json.encode(known)) + b"\n"
    if file is None:
        click.echo(text, nl=False)
    else:
        file.write_bytes(text)


@admin.command("forget")
@click.argument("visitor")
@with_database
@click.option("--yes", is_flag=True, help="Do not ask.")
def forget(visitor: str, database: str | None, yes: bool) -> None:
    """Remove all that is known of a visitor. This cannot be undone.

    Their seats become somebody's, what they wrote is removed, and a bot goes on with games that are not over. What they
    did in games stays, without their name, since no game could be checked without it; so does what others wrote of
    them.
    """
    with at(database) as connection:
        want_visitor(connection, visitor)
    if not yes:
        click.confirm(f"Forget visitor {visitor} for good?", abort=True)
    with at(database, write=True) as connection:
        orders.give(connection, "forget", visitor)
    if forget_visitor(database, visitor):
        click.echo(f"Visitor {visitor} is forgotten. Backups that were made before still know them.")
    else:
        click.echo("The server has not done it yet. It stays ordered, and is done when the server comes to it.")


def forget_visitor(database: str | None, visitor: str) -> bool:
    """Done here; or by a server, which has the tables in its hands, unless that ends meanwhile."""
    address, until = database_or_default(database), time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(backups.Occupied):
            with backups.alone(address):
                pass
            asyncio.run(forget_here(address))
        with contextlib.suppress(BadInput), at(database) as connection:
            if not any(order.kind == "forget" and order.who == visitor for order in orders.standing(connection)):
                return True
        time.sleep(0.5)
    return False


class Nobody:
    """Bots that are never asked: nobody plays here."""

    async def ask(self, thought: Thought) -> Idea | None:
        return None

    async def close(self) -> None:
        pass


async def forget_here(address: str) -> None:
    """Where no server is running: what it would do."""
    hub = Hub(Settings(), Store(address), Nobody())
    try:
        await hub.maintenance.look()
    finally:
        await hub.close()


# ---------------------------------------------------------------------- going back


@admin.command("schema")
@click.argument("revision", required=False)
@with_database
@click.option("--yes", is_flag=True, help="Do not ask.")
def to_schema(revision: str | None, database: str | None, yes: bool) -> None:
    """Say which revision the database has; or bring it back to an earlier one, for an older Intrigue.

    It needs the newer Intrigue, and no server that uses the database. Make a backup first.
    """
    address = database_or_default(database)
    known = [step.revision for step in revisions.all_revisions()]
    with backups.open_existing(address) as engine, engine.connect() as connection:
        now = backups.revision_of(connection)
    if revision is None:
        click.echo(f"The database has revision {now}; this Intrigue makes {known[-1]} of it when it serves.")
        return
    if revision not in known or revision > now:
        earlier = [name for name in known if name < now]
        raise BadInput(
            f"From revision {now} there is a way back to {join_names(earlier, 'or') if earlier else 'none'}."
        )
    for lost in revisions.lost_on_the_way(now, revision):
        click.echo(f"This is lost: {lost}.")
    if not yes:
        click.confirm(f"Go back from revision {now} to {revision}?", abort=True)
    with backups.alone(address) as connection:
        revisions.move(connection, revision)
    click.echo(f"The database has revision {revision}.")
