"""Databases that earlier servers have left behind, stored as they were: each is brought up to date and played on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tests.patience import eventually
from tests.server.serving import AtOnce, Serving
from tests.server.test_http import TRICKERY
from tests.server.test_socket import act

from intrigue.client import Client
from intrigue.core.record import decode, verify
from intrigue.server import messages as m
from intrigue.server import revisions, schema
from intrigue.server.backup import back_up, restore
from intrigue.server.database import engine_for

HERE = Path(__file__).parent / "stored"
EARLIER = [step.revision for step in revisions.all_revisions()[:-1]]


class Stored(msgspec.Struct):
    """A database as it was, and who played there: two cookies, a finished game, one in the middle, one that waits."""

    address: str
    ada: str
    ben: str
    done: str
    middle: str
    waiting: str


def loaded(revision: str, address: str) -> Stored:
    kind = "postgres" if "://" in address else "sqlite"
    text = (HERE / f"{revision}.{kind}.sql").read_text()
    who, _, statements = text.partition("\n")
    if kind == "sqlite":
        with sqlite3.connect(address) as connection:
            connection.executescript(statements)
        connection.close()
    else:
        engine = engine_for(address)
        with engine.begin() as opened:
            opened.exec_driver_sql(statements.replace("%", "%%"))
        engine.dispose()
    return Stored(address, *who.split()[1:])


@pytest.fixture(params=EARLIER)
def stored(request: pytest.FixtureRequest, either: str) -> Stored:
    return loaded(request.param, either)


def test_every_earlier_revision_is_stored() -> None:
    """Before a revision is added, the one before it is stored: tests/server/stored/make.py says how."""
    assert EARLIER
    for revision in EARLIER:
        for kind in ("sqlite", "postgres"):
            text = (HERE / f"{revision}.{kind}.sql").read_text()
            assert f"VALUES('{revision}')" in text or f"VALUES ('{revision}')" in text


def test_it_is_brought_up_to_date_and_played_on(stored: Stored) -> None:
    with (
        Serving(stored.address, AtOnce()) as server,
        server.client("Ada", stored.ada) as ada,
        server.client("Ben", stored.ben) as ben,
    ):
        listed = {table.id: table for table in ada.lobby().mine}
        assert set(listed) == {stored.done, stored.middle, stored.waiting}
        ended = listed[stored.done].ended
        assert ended is not None
        assert ended.winners
        assert [table.id for table in ben.lobby().mine] == [stored.middle]
        assert list(verify(decode(ada.record(stored.done)), TRICKERY)) == []
        assert ada.replay(stored.done).steps
        said = [item.text for item in ada.poll(stored.done).items if isinstance(item, m.Said)]
        assert said == ["Well played.", "I watched."]
        middle = ada.poll(stored.middle)
        assert middle.table.stage == "playing"
        eventually(lambda: play_on((ada, ben), stored.middle))  # it goes on where it was
        assert len(ada.poll(stored.middle).items) > len(middle.items)
        ben.sit(stored.waiting)
    engine = engine_for(stored.address)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("set search_path to public"))
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert connection.execute(sa.select(schema.visitors.c.seen)).all()
    engine.dispose()


def play_on(people: tuple[Client, Client], id: str) -> bool:
    """Somebody acts, if they are asked; a bot may have to act first."""
    for client in people:
        choices = client.poll(id).view["choices"]
        if choices:
            act(client, id, choices[0]["say"])
            return True
    return False


def test_a_backup_of_an_older_database_is_restored_up_to_date(stored: Stored, tmp_path: Path) -> None:
    file, fresh = tmp_path / "backup.gz", str(tmp_path / "fresh.db")
    head = back_up(stored.address, file)
    assert head.schema in EARLIER  # it was not changed by looking at it
    restore(file, fresh)
    with Serving(fresh, AtOnce()) as server, server.client("Ada", stored.ada) as ada:
        assert list(verify(decode(ada.record(stored.done)), TRICKERY)) == []
        assert {table.id for table in ada.lobby().mine} == {stored.done, stored.middle, stored.waiting}


def test_there_is_a_way_back_for_an_older_server(stored: Stored) -> None:
    """Up, and down to where it was: the older server finds its tables, and whoever comes up again finds all games."""
    engine = engine_for(stored.address)
    with engine.begin() as connection:
        first = revisions.of(connection)
        assert first is not None
        before = sa.inspect(connection).get_table_names()
        columns = {name: [c["name"] for c in sa.inspect(connection).get_columns(name)] for name in before}
    with engine.begin() as connection:
        revisions.move(connection)
    with engine.begin() as connection:
        revisions.move(connection, first)
        assert revisions.of(connection) == first
        found = sa.inspect(connection)
        assert sorted(found.get_table_names()) == sorted(before)
        assert {name: [c["name"] for c in found.get_columns(name)] for name in before} == columns
    engine.dispose()
    with Serving(stored.address, AtOnce()) as server, server.client("Ada", stored.ada) as ada:
        assert list(verify(decode(ada.record(stored.done)), TRICKERY)) == []
