"""The same server on PostgreSQL: one setting, and everything holds."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tests.server.postgres import MISSING, Cluster, binaries
from tests.server.serving import AtOnce, Serving
from tests.server.test_http import TWO_BOTS, play_out
from tests.server.test_kill import kill_at_ends, play_and_kill
from tests.server.test_socket import act, three_people
from tests.server.test_store import row

import intrigue
from intrigue.core.record import decode, verify
from intrigue.server import schema
from intrigue.server.database import WriteFailed, engine_for, migrate
from intrigue.server.store import Sitter, Store


def test_the_migrations_build_the_schema(cluster: Cluster) -> None:
    engine = engine_for(cluster.database("schema"))
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_what_is_written_is_there_and_one_bad_job_harms_no_other(cluster: Cluster) -> None:
    async def run() -> None:
        store = Store(cluster.database("store"))
        await store.append("a", 0, [(1.5, b"\x00\xff")], row("a", due=3.0), [Sitter("v", 0, True)])
        results = await asyncio.gather(
            store.append("a", 0, [(0.0, b"again")]),
            *[store.append("a", number, [(0.0, b"x")]) for number in range(1, 20)],
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [WriteFailed] + [type(None)] * 19
        assert await store.journal("a") == [b"\x00\xff"] + [b"x"] * 19
        assert await store.due(3.0) == ["a"]
        assert [found.id for found in await store.open_tables(0.0, 5)] == ["a"]
        assert await store.count_unfinished("v", 0.0) == 1
        await store.close()

    asyncio.run(run())


def test_a_game_and_a_restart(cluster: Cluster) -> None:
    database = cluster.database("game")
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server)
        for client in (ada, ben, cleo):
            act(client, id, "choose thorn")
        before, token = ada.poll(id), ada.token
        link = ada.link(id)
    with Serving(database, AtOnce()) as server:
        ada = server.client("Ada", token)
        assert ada.poll(id).items == before.items
        assert [table.id for table in ada.lobby().mine] == [id]
        assert server.client("Phone").claim(id, link).you == 0
        act(ada, id, "favour")
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with ada.live(table.id) as game:
            play_out(game)
        assert list(verify(decode(ada.record(table.id)), intrigue.game("trickery"))) == []


def test_killed_and_nothing_lost(cluster: Cluster) -> None:
    play_and_kill(cluster.database("kill"), 3)


def test_killed_around_the_ends_of_games(cluster: Cluster) -> None:
    kill_at_ends(cluster.database("ends"), 2)


def test_where_it_is_missing_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pathlib.Path.glob", lambda *_: iter(()))
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="PostgreSQL is not installed"):
        binaries()
    monkeypatch.setenv("CI", "false")
    with pytest.raises(pytest.skip.Exception, match="apt-get install postgresql"):
        binaries()
    assert "PostgreSQL" in MISSING
