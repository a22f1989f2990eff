"""Many servers at one PostgreSQL serve the same tables."""

from __future__ import annotations

import contextlib
import itertools
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from starlette.types import Scope
from tests.patience import PATIENCE, eventually
from tests.server.postgres import Cluster
from tests.server.redis_engine import Redis
from tests.server.serving import AtOnce, Process, Serving, refuses, until
from tests.server.test_http import TWO_BOTS, play_out
from websockets.exceptions import ConnectionClosed

import intrigue
from intrigue.client import Client
from intrigue.core import BadInput, Game
from intrigue.core.phrase import notation
from intrigue.core.record import decode, verify
from intrigue.server import forward, orders, schema, seats
from intrigue.server import messages as m
from intrigue.server.database import engine_for
from intrigue.server.forward import THEIRS, proof
from intrigue.server.gossip import ENCODER, SILENCE, Beat, Gossip
from intrigue.server.leases import Elsewhere, Member, Resume
from intrigue.server.maintenance import DAY
from intrigue.server.security import Buckets
from intrigue.server.store import Store
from intrigue.server.visitors import SURE

TRICKERY = intrigue.game("trickery")
NUMBERS = itertools.count(1)
BREATH = 0.05  # seconds


class Pair:
    """Two servers in this process, and who plays there."""

    def __init__(self, database: str, **more: Any) -> None:
        self.database = database
        self.one = Serving(database, AtOnce(), member=True, **more)
        self.two = Serving(database, AtOnce(), member=True, **more)
        self.ada = self.one.client("Ada")
        self.there = self.two.client("Ada", self.ada.token)

    def live_in(self, server: Serving, id: str) -> None:
        """Who comes first decides where a table lives."""
        Client(server.address, token=self.ada.token).poll(id)
        assert server.hub.tables.keeps(id)

    def journal(self, id: str) -> list[bytes]:
        return self.two.inside(self.two.hub.store.journal(id))

    def stop(self) -> None:
        self.one.stop()
        self.two.stop()


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[Pair]:
    pair = Pair(cluster.database(f"members_{next(NUMBERS)}"))
    yield pair
    pair.stop()


def test_a_table_lives_in_one_and_is_reached_through_both(pair: Pair) -> None:
    table = pair.ada.create("trickery", 3, seat=0, bots=TWO_BOTS)
    assert table.stage == "playing"
    assert not pair.one.hub.tables.rooms, "it lives where somebody comes to it"
    with pair.two.client("Ada", pair.ada.token) as there, there.live(table.id) as game:
        assert table.id in pair.two.hub.tables.rooms
        with pair.one.socket(table.id, pair.ada) as socket:
            hello = until(socket, m.Hello)
            assert hello.now.table.you == 0
            assert not pair.one.hub.tables.rooms
            with pytest.raises(Elsewhere):
                pair.one.inside(pair.one.hub.member.take(table.id))
            play_out(game)
            heard = list(hello.items)
            while len(heard) < len(game.items):
                heard += until(socket, m.News).items
            assert heard == game.items
        assert pair.ada.poll(table.id).items == game.items
    assert list(verify(decode(pair.ada.record(table.id)), TRICKERY)) == []


# ---------------------------------------------------------------------- what becomes of one


class Playing:
    """Somebody plays through one server at a table that lives in another, which has a process of its own."""

    def __init__(self, database: str) -> None:
        self.near = Serving(database, AtOnce(), member=True)
        self.far = Process(database, bot_pause=0, lease_seconds=1)
        self.ada = self.near.client("Ada")
        self.table = self.ada.create("trickery", 3, seat=0, bots=TWO_BOTS).id
        self.direct = Client(self.far.address, token=self.ada.token)
        self.direct.poll(self.table)  # who comes first decides where it lives
        self.game = self.ada.live(self.table)
        assert self.table not in self.near.hub.tables.rooms
        self.acknowledged: list[str] = []
        self.act()

    def act(self) -> None:
        """Once, when asked."""
        for game in self.game:
            if game.choices:
                say = game.choices[0].say
                game.act(say)
                self.acknowledged.append(say)
                return

    def play_out(self) -> None:
        while not self.game.over:
            self.act()

    def lives_near(self) -> bool:
        return self.table in self.near.hub.tables.rooms

    def check(self) -> None:
        """Nothing that was acknowledged is lost or doubled, and all was told as it is."""
        record = decode(self.ada.record(self.table))
        assert list(verify(record, TRICKERY)) == []
        assert [line.do for line in record.lines if line.seat == 1] == self.acknowledged
        assert self.game.items == self.ada.poll(self.table).items
        assert [item.n for item in self.game.items] == list(range(1, len(self.game.items) + 1))

    def end(self) -> None:
        self.game.close()
        self.far.kill()
        self.near.stop()


@pytest.fixture
def playing(cluster: Cluster) -> Iterator[Playing]:
    playing = Playing(cluster.database(f"members_{next(NUMBERS)}"))
    yield playing
    playing.end()


def test_one_that_was_paused_and_one_that_is_killed(playing: Playing) -> None:
    """The first does no harm when it wakes; the second is succeeded, also where nobody asks for its tables."""
    with Serving.socket(playing.far, playing.table, playing.ada) as stale:  # type: ignore[arg-type]
        until(stale, m.Hello)
        playing.far.process.send_signal(signal.SIGSTOP)
        try:
            playing.act()  # led to nobody at first, and then to whoever has taken the table over
            assert playing.lives_near()
        finally:
            playing.far.process.send_signal(signal.SIGCONT)
        with contextlib.suppress(ConnectionClosed):
            stale.send(msgspec.json.encode(m.Act("from-before", "choose thorn", 1)).decode())
        with pytest.raises(ConnectionClosed):
            until(stale, m.Done)
    seen = playing.direct.poll(playing.table).items  # it leads to where the table is now
    assert seen[: len(playing.game.items)] == playing.game.items
    playing.play_out()
    playing.check()
    other = playing.direct.create("trickery", 3, seat=0, bots=TWO_BOTS).id
    playing.direct.poll(other)
    assert other not in playing.near.hub.tables.rooms
    playing.far.kill()
    eventually(lambda: other in playing.near.hub.tables.rooms)
    assert playing.ada.table(other).stage == "playing"


def test_one_that_stops_hands_its_tables_over(pair: Pair) -> None:
    """Whoever plays notices nothing but a pause; nothing is refused. What still comes to it is led to the other."""
    table = pair.ada.create("trickery", 3, seat=0, bots=TWO_BOTS).id
    pair.live_in(pair.one, table)
    with pair.there.live(table) as game:
        assert table not in pair.two.hub.tables.rooms
        for number, _ in enumerate(game):
            if game.choices:
                game.act(game.choices[0].say)
            if number == 3:
                pair.one.inside(pair.one.hub.tables.hand_over())
                eventually(lambda: table in pair.two.hub.tables.rooms)
                new = pair.ada.create("trickery", 3, seat=0).id
                assert pair.ada.poll(table).table.id == table
                assert pair.ada.poll(new).table.you == 0
                assert not pair.one.hub.tables.rooms
                assert new in pair.two.hub.tables.rooms
                pair.one.stop()
    assert game.items == pair.there.poll(table).items
    assert list(verify(decode(pair.there.record(table)), TRICKERY)) == []


def test_one_that_stops_does_not_wait_for_others(pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever polls through it asks another one; nothing is cut off in the middle."""
    table = pair.ada.create("trickery", 3, seat=0).id
    pair.live_in(pair.two, table)
    known = pair.ada.poll(table)
    path = f"/api/tables/{table}/poll?since={known.seen}&look={known.look}&version={m.VERSION}"
    with ThreadPoolExecutor() as beside:
        poll = beside.submit(pair.one.raw, "GET", path, cookie=f"intrigue={pair.ada.token}")
        eventually(lambda: pair.two.hub.connections.total() == 1)
        pair.one.stop()
        answer = poll.result(PATIENCE)
    assert (answer.status, answer.reason) == (503, "no-table-now")
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_one_that_only_believes_to_hold_a_table_writes_nothing(pair: Pair) -> None:
    """Its clock stands still and it says nothing any more, as after a pause; the database knows better."""
    table = pair.ada.create("trickery", 3, seat=0, bots=TWO_BOTS).id
    pair.live_in(pair.one, table)
    member = pair.one.member
    assert member is not None
    member._over.set()
    member._steady = lambda: 0.0
    eventually(lambda: table in pair.two.hub.tables.rooms)
    assert pair.one.hub.tables.rooms[table].is_current()
    before = pair.journal(table)
    with pair.one.socket(table, pair.ada) as socket:
        hello = until(socket, m.Hello)
        socket.send(msgspec.json.encode(m.Act("late", "choose thorn", hello.now.question)).decode())
        assert notation(until(socket, m.Refused).reason) == "no-writing-that"
    assert pair.journal(table) == before


def test_one_that_is_cut_off_from_the_database_lets_go_and_comes_back(pair: Pair) -> None:
    table = pair.ada.create("trickery", 3, seat=0, bots=TWO_BOTS).id
    pair.live_in(pair.one, table)
    room, member, store = pair.one.hub.tables.rooms[table], pair.one.member, pair.one.hub.store
    assert member is not None
    nowhere = sa.create_engine("postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    with pair.one.socket(table, pair.ada) as socket:
        until(socket, m.Hello)
        engines = member._engine, store._engine
        member._engine = store._engine = store.writer._engine = nowhere
        member._disconnect()
        eventually(lambda: table in pair.two.hub.tables.rooms)
        with pytest.raises(ConnectionClosed):  # also of those who only look on
            until(socket, m.Done)
    assert room.gone
    assert pair.one.raw("GET", f"/api/tables/{table}/devices", cookie=f"intrigue={pair.ada.token}").status == 503
    member._engine, store._engine = engines
    store.writer._engine = store._engine
    eventually(lambda: member.holds(member.epoch))
    assert pair.ada.poll(table).items == pair.there.poll(table).items
    assert table not in pair.one.hub.tables.rooms


def test_what_was_held_before_is_never_held_again(pair: Pair) -> None:
    """Also where nobody has taken it meanwhile: who was not heard in time cannot know that."""
    member = pair.one.member
    assert member is not None
    member._over.set()
    clock = [member._steady()]
    member._steady = lambda: clock[0]
    member.renew()
    epoch = member.epoch
    assert member.holds(epoch)
    clock[0] += pair.one.settings.lease_seconds
    assert not member.holds(epoch), "by our own clock, whatever the database says"
    engine = engine_for(pair.database)
    with engine.begin() as connection:
        connection.execute(sa.text("update members set until = 0 where id = :id"), {"id": member.id})
    engine.dispose()
    member.renew()
    assert member.holds(member.epoch)
    assert not member.holds(epoch)


# ---------------------------------------------------------------------- between members


def test_who_comes_for_a_rematch_is_led_to_the_new_table(pair: Pair) -> None:
    ben = pair.two.client("Ben")
    old = pair.ada.create("trickery", 3, seat=0, bots={2: "random"}, options={"max_turns": 1})
    pair.live_in(pair.one, old.id)
    ben.sit(old.id)
    pair.ada.start(old.id)
    with pair.ada.live(old.id) as hers, ben.live(old.id) as his:
        while not hers.over:
            for game in (hers, his):
                if game.choices:
                    game.act(game.choices[0].say)
                else:
                    game.wait(BREATH)
    new = pair.ada.rematch(old.id)
    assert (new.stage, new.you) == ("gathering", 0)
    pair.live_in(pair.two, new.id)
    found = ben.rematch(old.id)
    assert (found.id, found.stage, found.you) == (new.id, "playing", 1)
    body = msgspec.json.encode(Resume(0, None))
    for server in (pair.one, pair.two):
        asked = server.raw("POST", f"/api/tables/{new.id}/resume", body, cookie=f"intrigue={ben.token}")
        assert asked.status == 404, "that address is for members"


def test_nobody_outside_passes_for_a_member(pair: Pair) -> None:
    """A proof is for one member, one request and a short time; whoever has one is believed about the address."""
    table = pair.ada.create("trickery", 3, seat=0, public=True).id
    pair.live_in(pair.one, table)
    one, two = pair.one.member, pair.two.member
    assert one is not None
    assert two is not None
    path = f"/api/tables/{table}"

    def asked(to: Member, at: float, host: str = "192.0.2.7", signed: str = "192.0.2.7", about: str = path) -> int:
        given = proof(to.key, to.id, f"{at:.3f}", signed, "http", THEIRS, "GET", about)
        return pair.one.raw("GET", path, x_intrigue_for=f"{at:.3f} {host} http {THEIRS} {given}").status

    assert asked(one, one.now()) == 200
    assert asked(two, one.now()) == 403
    assert asked(one, one.now() - 60) == 403
    assert asked(one, one.now() + 60) == 403
    assert asked(one, one.now(), host="192.0.2.8") == 403
    assert asked(one, one.now(), about="/api/tables") == 403
    for nonsense in ("", "x", "a b c d", "nan 1.2.3.4 http own 0", "\xff"):
        assert pair.one.raw("GET", path, x_intrigue_for=nonsense).status == 403
    engine = engine_for(pair.database)
    with engine.begin() as connection:
        orders.give(connection, "address", "192.0.2.7")
    engine.dispose()
    pair.one.inside(pair.one.hub.maintenance.look())
    assert asked(one, one.now()) == 403, "banned where they come from"


def test_a_request_is_passed_on_once(pair: Pair) -> None:
    table = pair.ada.create("trickery", 3, seat=0).id
    pair.live_in(pair.two, table)
    one = pair.one.member
    assert one is not None
    at, path = f"{one.now():.3f}", f"/api/tables/{table}"
    given = proof(one.key, one.id, at, "192.0.2.7", "http", THEIRS, "GET", path)
    answer = pair.one.raw("GET", path, x_intrigue_for=f"{at} 192.0.2.7 http {THEIRS} {given}")
    assert (answer.status, answer.reason) == (503, "no-table-now")
    assert answer.headers["retry-after"]


def test_who_was_taken_for_the_one_before_is_asked_again(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that came up where another one was is no way to be refused: others learn who it is, and ask again."""
    table = pair.ada.create("trickery", 3, seat=0).id
    pair.live_in(pair.two, table)
    believed, asked = forward.is_authentic, list[str]()

    def once_not(member: Member, scope: Scope, said: str) -> bool:
        asked.append(scope["type"])
        return asked.count(scope["type"]) > 1 and believed(member, scope, said)

    monkeypatch.setattr(forward, "is_authentic", once_not)
    through_one = Client(pair.one.address, token=pair.ada.token)
    assert through_one.table(table).you == 0
    with through_one.live(table) as game:
        assert game.table.you == 0
    assert asked.count("http") > 1
    assert asked.count("websocket") > 1


def test_a_game_that_one_does_not_know_is_played_by_another(pair: Pair) -> None:
    """As during an update: each takes what it can play, and leads the others to it."""

    def none(name: str) -> Game:
        raise BadInput("This game is not known yet.")

    table = pair.ada.create("trickery", 3, seat=0).id
    with Serving(pair.database, AtOnce(), games=none, member=True, version="older", lease_seconds=1) as older:
        eventually(lambda: older.member is not None and len(older.member.others) == 2)
        with Client(older.address, token=pair.ada.token).live(table) as game:
            assert game.table.you == 0
            assert not older.hub.tables.rooms


def test_servers_that_could_not_go_on_keep_a_newer_one_from_changing_the_schema(pair: Pair) -> None:
    engine = engine_for(pair.database)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '0004'"))
    with pytest.raises(BadInput, match=r"Servers of an older version use this database \(127.0.0.1:\d+, 127"):
        Store(pair.database)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '0005'"))
    Store(pair.database)
    engine.dispose()


def test_somebody_is_forgotten_in_all_of_them(pair: Pair) -> None:
    tables = [pair.ada.create("trickery", 3, seat=0, public=True).id for _ in range(3)]
    for server, table in zip((pair.one, pair.two), tables, strict=False):
        pair.live_in(server, table)
    engine = engine_for(pair.database)
    with engine.begin() as connection:
        [me] = connection.execute(sa.select(schema.visitors.c.id).where(schema.visitors.c.name == "Ada")).one()
        orders.give(connection, "forget", me)

    def ordered() -> bool:
        with engine.connect() as connection:
            return bool(orders.standing(connection))

    def nameless(table: str) -> bool:
        return not any(b'"Ada"' in entry for entry in pair.journal(table))

    pair.one.inside(pair.one.hub.maintenance.look())
    pair.two.inside(pair.two.hub.maintenance.look())
    eventually(lambda: not ordered())
    assert all(map(nameless, tables))
    engine.dispose()


def test_seats_are_taken_one_after_the_other_in_all_of_them(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or somebody who asks two servers at once would get more than they may have."""
    monkeypatch.setattr(seats, "TRIES", 1)
    ben = pair.one.client("Ben")
    table = pair.ada.create("trickery", 3, seat=0, public=True).id
    with engine_for(pair.database).connect() as connection:
        [me] = connection.execute(sa.select(schema.visitors.c.id).where(schema.visitors.c.name == "Ben")).one()
    turn = pair.two.hub.store.turn(f"seats of {me}")
    assert pair.two.inside(turn.__aenter__())
    with refuses("no-more-requests"):
        ben.sit(table)
    pair.two.inside(turn.__aexit__(None, None, None))
    assert ben.sit(table).you is not None


# ---------------------------------------------------------------------- what they tell each other


def test_what_servers_tell_each_other(cluster: Cluster) -> None:
    redis = Redis()
    pair = Pair(
        cluster.database(f"members_{next(NUMBERS)}"), messages=redis.address, visitor_connections=3, request_rate=1.0
    )
    try:
        known_to_each_other(pair)
        table = pair.ada.create("trickery", 3, seat=0, public=True).id
        with pair.one.socket(table, pair.ada) as first, pair.one.socket(table, pair.ada) as second:
            until(first, m.Hello)
            until(second, m.Hello)
            presence_and_limits(pair, table)
            redis.kill()
            for server in (pair.one, pair.two):
                server.time.ahead += SILENCE
            eventually(lambda: pair.ada.lobby().partial and pair.there.lobby().partial)
            assert pair.two.raw("GET", "/readyz").body.startswith(b"The server is ready, without")
            assert not here(pair.there, table), "nobody knows"
            first.send('{"type":"here","ref":"a"}')
            assert until(first, m.Done)
            redis.start()
            eventually(lambda: not pair.ada.lobby().partial and here(pair.there, table))
            assert pair.two.raw("GET", "/readyz").body == b"The server is ready.\n"
            cookie = f"intrigue={pair.ada.token}"
            pair.there.log_out()
            with pytest.raises(ConnectionClosed):
                until(first, m.Done)
            assert pair.one.raw("GET", "/api/me", cookie=cookie).reason == "no-old-cookie"
    finally:
        pair.stop()
        redis.stop()


def known_to_each_other(pair: Pair) -> None:
    servers = pair.one, pair.two
    eventually(lambda: all(server.hub.member.others and not server.hub.lobby.partial for server in servers))


def here(client: Client, table: str) -> bool:
    [found] = [one for one in client.lobby().open if one.id == table]
    return found.seats[0].here


def presence_and_limits(pair: Pair, table: str) -> None:
    """Who is here is seen through both; connections and requests are counted together."""
    eventually(lambda: here(pair.there, table))
    crowd = pair.two.hub.connections
    eventually(lambda: crowd.elsewhere.total())
    [me] = [who for who, count in crowd.elsewhere.items() if count == 2]
    assert crowd.enter(me, "192.0.2.7", True)
    assert not crowd.enter(me, "192.0.2.7", True), "the fourth, of three"
    crowd.leave(me, "192.0.2.7")
    for _ in range(50):
        pair.ada.lobby()
    spent = pair.two.hub.shared["requests"]
    eventually(lambda: spent._buckets[me].left < spent.burst - 50)


def test_what_a_server_had_counted_is_gone_with_it(server: Serving) -> None:
    """It is not heard for a while, and nobody has to clean up after it."""
    pytest.importorskip("redis")
    now = [0.0]
    gossip = Gossip("redis://127.0.0.1:1", "nothing", lambda: now[0])
    gossip._connections, gossip._me = server.hub.connections, "me"
    gossip._echo = float("inf")  # our own voice is not what this is about
    for member, count in (("one", 3), ("two", 4)):
        gossip.hear(ENCODER.encode(Beat(member, {"abc": [count]}, {"visitor": count}, {})))
    assert server.hub.connections.elsewhere["visitor"] == 7
    now[0] += SILENCE - 1
    gossip.hear(ENCODER.encode(Beat("two", {}, {"visitor": 5}, {})))
    assert server.hub.connections.elsewhere["visitor"] == 8
    assert gossip.here("abc") == [3]
    now[0] += SILENCE - 1
    gossip.hear(ENCODER.encode(Beat("two", {}, {}, {})))
    assert server.hub.connections.elsewhere == {}
    assert gossip.here("abc") == []
    gossip.hear(b"nonsense")


def test_only_those_who_ask_for_much_are_told_of() -> None:
    one, two = Buckets(10.0, 20, clock=lambda: 0.0), Buckets(10.0, 20, clock=lambda: 0.0)
    one.counting = True
    for _ in range(8):
        one.take("eager")
    one.take("calm")
    assert one.take_counts(1.0, 3) == {"eager": 8}
    assert one.take_counts(1.0, 3) == {}
    two.spend({"eager": 15})
    assert [two.take("eager") for _ in range(6)] == [True] * 5 + [False]


def test_a_table_in_anybodys_memory_is_not_cleared_out(cluster: Cluster) -> None:
    pair = Pair(cluster.database(f"members_{next(NUMBERS)}"), keep_days=1)
    try:
        held, other = (pair.ada.create("trickery", 3, seat=0).id for _ in range(2))
        pair.live_in(pair.two, held)
        pair.one.time.ahead += 2 * DAY
        assert pair.one.inside(pair.one.hub.maintenance.sweep())[0] == 1
        assert pair.journal(held)
        assert not pair.journal(other)
    finally:
        pair.stop()


def test_without_messages_a_changed_cookie_is_noticed_all_the_same(pair: Pair) -> None:
    assert pair.there.name == "Ada"
    pair.ada.rename("Eve")
    assert pair.two.raw("GET", "/api/me", cookie=f"intrigue={pair.ada.token}").body == b'{"name":"Ada"}'
    pair.two.time.ahead += SURE
    assert pair.two.raw("GET", "/api/me", cookie=f"intrigue={pair.ada.token}").body == b'{"name":"Eve"}'
    assert pair.there.lobby().partial
