"""What those who run a server can do: close, ban, export, forget, and clear out what is old."""

from __future__ import annotations

import asyncio
import contextlib
import lzma
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result
from sqlalchemy.engine import Connection
from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Serving, refuses, until
from tests.server.test_http import TRICKERY, TWO_BOTS, finished
from tests.server.test_socket import act, three_people
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from intrigue.cli import intrigue as command
from intrigue.client import Client, mark
from intrigue.core import BadInput
from intrigue.core.record import decode, verify
from intrigue.server import backup, forgetting, maintenance, orders, schema
from intrigue.server import messages as m
from intrigue.server.backup import back_up
from intrigue.server.database import engine_for
from intrigue.table.forgetting import HUSHED, SOMEBODY

DAY = 24 * 3600.0


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that look for orders all the time: these tests have enough to wait for."""
    monkeypatch.setattr(maintenance, "LOOK", 0.05)


def admin(database: str | Path, *arguments: str, input: str | None = None) -> Result:
    result = CliRunner().invoke(command, ["admin", *arguments, "--database", str(database)], input=input)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def done(database: str | Path, *arguments: str) -> str:
    result = admin(database, *arguments)
    assert result.exit_code == 0, result.output
    return result.output


def no(database: str | Path, *arguments: str) -> str:
    result = admin(database, *arguments)
    assert result.exit_code == 2, result.output
    return result.output


def visitor_of(server: Serving, client: Client) -> str:
    found = server.inside(server.hub.visitors.find(client.token))
    assert found is not None
    return found.id


def answers(server: Serving, client: Client, path: str = "/api/me") -> str | None:
    """Why it is refused; None when it is not."""
    answer = server.raw("GET", path, cookie=f"intrigue={client.token}")
    if answer.status == 200:
        return None
    assert answer.status == 403
    return answer.reason


def shown_out(socket: ClientConnection) -> None:
    """The connection is closed from the other side."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    assert socket.close_code is not None


def everything(address: str) -> bytes:
    """All that is in a database, unpacked, to be searched."""
    engine = engine_for(address)
    found = []
    with engine.connect() as connection:
        for table in schema.metadata.tables.values():
            for row in connection.execute(sa.select(table)):
                for value in row:
                    packed = isinstance(value, bytes) and value.startswith(b"\xfd7zXZ")
                    found.append(lzma.decompress(value) if packed else value if isinstance(value, bytes) else b"")
                    found.append(str(value).encode() if not isinstance(value, bytes) else b"")
    engine.dispose()
    return b"\n".join(found)


# ---------------------------------------------------------------------- looking


def test_tables_and_visitors_are_listed(either: str) -> None:
    with Serving(either, AtOnce()) as server, server.client("Ada") as ada, server.client("Bea") as bea:
        id = ada.create("trickery", 3, bots=TWO_BOTS, seat=0).id
        open_ = bea.create("trieste", 3, seat=0, public=True).id
        who = visitor_of(server, ada)
        lines = done(either, "tables").splitlines()
        assert lines[0].split() == ["table", "game", "stage", "door", "set", "up", "last", "used", "seats"]
        assert {line.split()[0] for line in lines[1:]} == {id, open_}
        assert f"{id}  trickery  playing" in done(either, "tables", "--stage", "playing")
        assert open_ not in done(either, "tables", "--visitor", who)
        assert "Ada, Aurelia (bot), Basil (bot)" in done(either, "tables", "--visitor", who)
        [line] = [line for line in done(either, "visitors", "--table", id).splitlines() if line.startswith(who)]
        assert line.split()[1] == "Ada"
        assert who in done(either, "visitors", "--name", "aD")
        assert "no such visitors" in done(either, "visitors", "--name", "%")
        assert "Nobody is banned" in done(either, "orders")


# ---------------------------------------------------------------------- closing and banning


def test_a_closed_table_is_closed_at_once_and_can_be_opened_again(either: str) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada, server.client("Bea") as bea:
        id = ada.create("trickery", 3, bots={1: "sensible"}, seat=0, public=True).id
        assert [table.id for table in bea.lobby().open] == [id]
        with server.socket(id, ada) as socket:
            until(socket, m.Hello)
            done(either, "close", id, "--note", "spam")
            shown_out(socket)
        eventually(lambda: id not in server.hub.tables.rooms)
        for path in ("", "/record", "/replay", f"/poll?version={m.VERSION}"):
            assert answers(server, ada, f"/api/tables/{id}{path}") == "no-entry-to-table"
        with refuses("no-entry-to-table"):
            bea.sit(id)
        assert bea.lobby().open == []
        assert ada.lobby().mine == []
        assert "spam" in done(either, "orders")
        assert f"{id}  trickery  closed" in done(either, "tables")
        done(either, "reopen", id)
        eventually(lambda: answers(server, ada, f"/api/tables/{id}") is None)
        bea.sit(id)
        assert "is not closed" in no(either, "reopen", id)
        assert "There is no table" in no(either, "close", "nowhere")


def test_a_closed_table_does_nothing_by_itself(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id = ada.create("trickery", 3, bots=TWO_BOTS, seat=0, clock="hours").id
        server.time.ahead += 30 * DAY
        assert server.inside(server.hub.store.due(server.time())) == [id]
        done(database, "close", id)
        assert server.inside(server.hub.store.due(server.time())) == []


def test_whoever_waits_at_a_table_that_is_closed_is_told(database: Path) -> None:
    with Serving(database, AtOnce(), poll_seconds=60.0) as server, server.client() as ada:
        id = ada.create("trickery", 3, seat=0).id
        hello = ada.poll(id)
        path = f"/api/tables/{id}/poll?version={m.VERSION}&since={len(hello.items)}&look={hello.look}"
        with ThreadPoolExecutor() as threads:
            answer = threads.submit(server.raw, "GET", path, cookie=f"intrigue={ada.token}")
            eventually(lambda: server.hub.tables.rooms[id].connections)
            done(database, "close", id)
            assert (answer.result(PATIENCE).status, answer.result().reason) == (403, "no-entry-to-table")


def test_a_banned_visitor_is_shown_out_and_told_why(either: str) -> None:
    with Serving(either, AtOnce()) as server:
        ada, ben, _, id = three_people(server)
        who = visitor_of(server, ada)
        with server.socket(id, ada) as socket, server.socket(id, ben) as other:
            until(socket, m.Hello)
            done(either, "ban", who)
            shown_out(socket)
            act(ben, id, "choose thorn")  # nobody else notices
            until(other, m.News)
        for path in ("/api/me", "/api/tables", f"/api/tables/{id}"):
            assert answers(server, ada, path) == "no-entry"
            assert answers(server, ben, path) is None
        assert answers(server, ada, "/api/words/en") is None  # the page has to be able to say it
        with pytest.raises(Exception, match="403"), server.socket(id, ada):
            pass
        assert "banned" in done(either, "visitors", "--name", "Ada")
    with Serving(either, AtOnce()) as server:  # also from the first moment on
        assert answers(server, ada) == "no-entry"
        done(either, "unban", who)
        eventually(lambda: answers(server, ada) is None)
        assert "is not banned" in no(either, "unban", who)
        assert "There is no visitor" in no(either, "ban", "nobody")


def test_an_address_or_a_network_is_banned(either: str) -> None:
    with Serving(either, AtOnce()) as server, server.client() as ada:
        for wide in ("127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.1"):
            done(either, "ban", wide)
            eventually(lambda: answers(server, ada) == "no-entry")
            done(either, "unban", wide)
            eventually(lambda: answers(server, ada) is None)
        for elsewhere in ("192.0.2.7", "2001:db8::/32"):
            done(either, "ban", elsewhere)
        eventually(lambda: len(server.hub.maintenance.networks) == 2)
        assert answers(server, ada) is None
        assert "is everybody" in no(either, "ban", "0.0.0.0/0")


# ---------------------------------------------------------------------- what is known of somebody


def spoken(server: Serving) -> tuple[Client, Client, str, str, str]:
    """Ada and Zebedee know each other from a finished game, one in the middle, and one where Zebedee only watched."""
    ada, zeb = server.client("Ada"), server.client("Zebedee")
    over = zeb.create("trickery", 3, bots={2: "sensible"}, seat=0, options={"max_turns": 1}).id
    ada.sit(over)
    zeb.send(over, m.Chat(mark(), "Xyzzy, says Z."))
    zeb.start(over)
    while zeb.table(over).stage != "over":
        for client in (zeb, ada):
            choices = client.poll(over).view["choices"]
            if choices:
                act(client, over, choices[0]["say"])
    zeb.send(over, m.Chat(mark(), "Xyzzy again."))
    ada.send(over, m.Chat(mark(), "Goodbye."))
    middle = zeb.create("trickery", 3, bots={2: "sensible"}, seat=0).id
    ada.sit(middle)
    zeb.start(middle)
    act(zeb, middle, "choose thorn")
    zeb.link(middle)
    watched = ada.create("trickery", 3, bots=TWO_BOTS, seat=0, public=True).id
    zeb.send(watched, m.Chat(mark(), "Xyzzy from outside."))
    return ada, zeb, over, middle, watched


def test_all_that_is_known_of_a_visitor_is_exported(either: str, tmp_path: Path) -> None:
    with Serving(either, AtOnce()) as server:
        _, zeb, over, middle, watched = spoken(server)
        who = visitor_of(server, zeb)
        file = tmp_path / "zeb.json"
        done(either, "export", who, str(file))
        known = msgspec.json.decode(file.read_bytes(), type=forgetting.Known)
        assert (known.id, known.name) == (who, "Zebedee")
        assert {place.table for place in known.tables} == {over, middle, watched}
        assert {(place.table, place.seat, place.opened) for place in known.tables} >= {
            (over, 0, True),
            (watched, None, False),
        }
        entries = [bytes(entry.entry).decode() for entry in known.entries]
        assert sum("Xyzzy" in entry for entry in entries) == 3
        assert any("choose thorn" in entry for entry in entries)
        assert not any("Goodbye" in entry for entry in entries)  # said by somebody else
        assert msgspec.json.decode(done(either, "export", who)) == msgspec.json.decode(file.read_bytes())
        assert "is there already" in no(either, "export", who, str(file))
        assert "There is no visitor" in no(either, "export", "nobody")


@pytest.mark.parametrize("serving", [True, False], ids=["serving", "stopped"])
def test_a_visitor_is_forgotten_and_every_record_still_verifies(either: str, serving: bool) -> None:
    """By a server that has all of it in memory, and without any server."""
    with Serving(either, AtOnce()) as server:
        ada, zeb, over, middle, watched = spoken(server)
        who, before = visitor_of(server, zeb), ada.record(over)
        replay, story = ada.replay(over), ada.poll(over).items
        if serving:
            done(either, "forget", who, "--yes")
            assert server.inside(server.hub.visitors.find(zeb.token)) is None
            assert ada.table(over).seats[0].name == SOMEBODY
            server.time.ahead += DAY  # so that the table is written down for the lobby once more
            ada.send(over, m.Chat(mark(), "Goodbye."))
    if not serving:
        done(either, "forget", who, "--yes")
    left = everything(either)
    for trace in (who, "Zebedee", "Xyzzy"):
        assert trace.encode() not in left, trace
    with Serving(either, AtOnce()) as server, server.client("Ada", ada.token) as ada:
        again = server.client("Zoe", zeb.token)  # whose cookie says nothing any more
        assert again.lobby().mine == []
        record = ada.record(over)
        assert list(verify(decode(record), TRICKERY)) == []
        assert decode(record).header.players == [SOMEBODY, *decode(before).header.players[1:]]
        assert record.partition("\n")[2] == before.partition("\n")[2]  # and nothing else of it has changed
        assert ada.replay(over).steps == replay.steps
        told = ada.poll(over).items
        assert len(told) == len(story) + serving
        assert [(item.name, item.text) for item in told if isinstance(item, m.Said)] == [
            (SOMEBODY, HUSHED),
            (SOMEBODY, HUSHED),
            *[("Ada", "Goodbye.")] * (1 + serving),
        ]
        assert [seat.name for seat in ada.table(over).seats][:2] == [SOMEBODY, "Ada"]
        seats = ada.table(middle).seats
        assert seats[0].bot  # which plays on
        assert seats[1].name == "Ada"
        listed = {table.id: [seat.name for seat in table.seats] for table in ada.lobby().mine}
        assert listed[over][0] == SOMEBODY
        act(ada, middle, "choose thorn")
        last = ada.poll(watched).items[-1]
        assert isinstance(last, m.Said)
        assert last.text == HUSHED
    engine = engine_for(either)
    with engine.connect() as connection:
        assert orders.standing(connection) == []
        assert connection.execute(sa.select(schema.links)).all() == []
    engine.dispose()
    assert "There is no visitor" in no(either, "forget", who, "--yes")


def test_whoever_was_just_at_the_database_keeps_nobody_from_forgetting(
    either: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is just ending is neither asked to do it nor waited for in vain: it is done here."""
    with Serving(either, AtOnce()) as server:
        who = visitor_of(server, server.client("Zebedee"))
    chances = iter([True])
    alone = backup.alone

    def ending(address: str) -> contextlib.AbstractContextManager[Connection]:
        if next(chances, False):
            raise backup.Occupied("It is just ending.")
        return alone(address)

    monkeypatch.setattr(backup, "alone", ending)
    assert "is forgotten" in done(either, "forget", who, "--yes")
    assert who.encode() not in everything(either)


def test_two_who_are_forgotten_at_one_table_are_told_apart(database: Path) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, _, id = three_people(server)
        for client in (ada, ben):
            done(database, "forget", visitor_of(server, client), "--yes")
        rest = [row for row in everything(str(database)).split(b"\n") if b'"dealt"' in row]
        assert b'["Somebody","Somebody 2","Cleo"]' in rest[0]
        assert len(server.client().table(id).seats) == 3


def test_forgetting_is_asked_for_twice(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        ada.create("trickery", 3, seat=0)
        who = visitor_of(server, ada)
        assert admin(database, "forget", who, input="n\n").exit_code == 1
        assert answers(server, ada) is None
        assert "Nobody is banned" in done(database, "orders")


def test_every_column_about_a_person_is_known_to_forgetting() -> None:
    """Whoever adds a table that says who somebody is has to say how they are forgotten there."""
    telling = {"visitor", "visitor_id", "opened_by", "who", "visitors"}
    found = {
        (table.name, column.name)
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.name in telling or "visitor" in column.name or (table.name, column.name) == ("visitors", "id")
    }
    assert found == forgetting.PERSONAL


# ---------------------------------------------------------------------- clearing out


def test_what_nobody_has_touched_for_long_is_cleared_out(either: str) -> None:
    with Serving(either, AtOnce(), keep_days=30.0) as server:
        ada, ben, guest = (server.client(name) for name in ("Ada", "Ben", "Guest"))
        old = [finished(ben, options={"max_turns": 1}) for _ in range(7)]
        waits = ben.create("trickery", 3, seat=0, public=True).id
        goes_on = ada.create("trickery", 3, bots={1: "sensible"}, seat=0).id
        cleo = server.client("Cleo")
        cleo.sit(goes_on)
        ada.start(goes_on)
        guest.lobby()
        server.time.ahead += 20 * DAY
        fresh = finished(ada, options={"max_turns": 1})
        eventually(lambda: not server.hub.visitors.seen)
        assert server.inside(server.hub.maintenance.sweep()) == (0, 0)
        server.time.ahead += 20 * DAY
        assert server.inside(server.hub.maintenance.sweep()) == (8, 2)  # Ben, and the guest
        for id in (*old, waits):
            assert server.raw("GET", f"/api/tables/{id}").status == 404
        assert {table.id for table in ada.lobby().mine} == {goes_on, fresh}
        assert list(verify(decode(ada.record(fresh)), TRICKERY)) == []
        assert [table.id for table in cleo.lobby().mine] == [goes_on]  # who sits somewhere stays
        assert server.inside(server.hub.maintenance.sweep()) == (0, 0)
        assert ben.lobby().mine == []
    engine = engine_for(either)
    with engine.connect() as connection:
        left = {name: connection.execute(sa.select(table)).all() for name, table in schema.metadata.tables.items()}
    engine.dispose()
    for name in ("journal", "kept", "sitters", "links"):
        assert {row.table_id for row in left[name]} <= {goes_on, fresh}


def test_nothing_is_cleared_out_unless_somebody_wants_it(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id = finished(ada, options={"max_turns": 1})
        server.time.ahead += 5000 * DAY
        server.inside(server.hub.maintenance._sweep_now_and_then())
        assert ada.table(id).stage == "over"


def test_the_broom_goes_round_by_itself(database: Path) -> None:
    with Serving(database, AtOnce(), keep_days=1.0) as server, server.client() as ada:
        id = finished(ada, options={"max_turns": 1})
        server.time.ahead += 3 * DAY
        server.hub.maintenance._swept = -maintenance.SWEEP * 2
        eventually(lambda: server.raw("GET", f"/api/tables/{id}").status == 404)


def test_a_visit_is_noted_once_a_day(database: Path) -> None:
    def seen() -> list[float | None]:
        engine = engine_for(str(database))
        with engine.connect() as connection:
            found = [row[0] for row in connection.execute(sa.select(schema.visitors.c.seen))]
        engine.dispose()
        return found

    with Serving(database, AtOnce()) as server, server.client() as ada:
        ada.lobby()
        ada.lobby()
        eventually(lambda: seen() == [server.time()])
        first = server.time()
        server.time.ahead += DAY / 2
        ada.lobby()
        asyncio.run_coroutine_threadsafe(server.hub.maintenance._note_visits(), server.loop).result(PATIENCE)
        assert seen() == [first]
        server.time.ahead += DAY
        eventually(lambda: (ada.lobby(), seen() == [server.time()])[1])


# ---------------------------------------------------------------------- revisions


def test_the_way_back_says_what_is_lost(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        id = finished(ada, options={"max_turns": 1})
        assert "stop the server" in no(database, "schema", "0002", "--yes")
    assert "has revision" in done(database, "schema")
    told = done(database, "schema", "0001", "--yes")
    assert "This is lost: bans and closed tables" in told
    assert "This is lost: what finished games have left behind" in told
    assert "start the server once" in no(database, "tables")
    assert "way back to none" in no(database, "schema", "0002")
    back_up(str(database), database.with_suffix(".gz"))
    with Serving(database, AtOnce()) as server, server.client("Ada", ada.token) as ada:
        assert list(verify(decode(ada.record(id)), TRICKERY)) == []


def test_addresses() -> None:
    assert orders.target_of("192.0.2.7") == ("address", "192.0.2.7")
    assert orders.target_of("192.0.2.7/24") == ("address", "192.0.2.0/24")
    assert orders.target_of("::ffff:192.0.2.7") == ("address", "192.0.2.7")
    assert orders.target_of("2001:db8::1") == ("address", "2001:db8::1")
    assert orders.target_of("abc") == ("visitor", "abc")
    with pytest.raises(BadInput, match="everybody"):
        orders.target_of("::/0")
