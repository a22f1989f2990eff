"""What a table tells of what has changed: it adds up to what is there, whatever happens to a connection."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.patience import eventually
from tests.server.serving import AtOnce, Serving
from tests.server.test_socket import act, three_people
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import intrigue
from intrigue import client as client_
from intrigue.client import Client, LiveTable, Refused, Sofar
from intrigue.server import messages as m
from intrigue.server.broadcast import Snapshot
from intrigue.server.connection import Connection
from intrigue.server.store import Visitor
from intrigue.table.diff import Misfit, change

ACTIONS = 12


def agrees(game: LiveTable, client: Client) -> bool:
    """Whether somebody who has followed a table knows what the same one sees who comes now."""
    game.wait(0.02)
    whole = client.poll(game.id)
    return (game.view, game.items, game.question, game.can_take_back, game.table.stage) == (
        whole.view,
        whole.items,
        whole.question,
        whole.can_take_back,
        whole.table.stage,
    )


@pytest.mark.parametrize("name", intrigue.games())
def test_a_table_is_followed_by_what_changes(database: Path, name: str) -> None:
    """By everybody at it and by a spectator; in the middle connections break, and the table is loaded anew."""
    luck, seats = random.Random(name), intrigue.game(name).seats[0]
    with Serving(database, AtOnce()) as server:
        people = [server.client(f"Player {seat}") for seat in range(seats)]
        id = people[0].create(name, seats, seat=0, start=False).id
        for client in people[1:]:
            client.sit(id)
        seen = {client: client.table(id).you for client in people}
        people[0].start(id)
        watching = Client(server.address)
        followers = [(client.live(id), client) for client in [*people, watching]]
        for number in range(ACTIONS):
            asked = [game for game, client in followers if game.choices and client is not watching]
            game = luck.choice(asked)
            game.act(luck.choice(game.choices).say)
            if number == ACTIONS // 2:
                for one, _ in followers:
                    assert one._socket is not None
                    one._socket.close()
            if number == 2 * ACTIONS // 3:
                server.inside(forget(server, id))
            for follower in followers:
                eventually(partial(agrees, *follower))
        assert [game.table.you for game, _ in followers] == [*seen.values(), None]
        for game, _ in followers:
            game.close()


async def forget(server: Serving, id: str) -> None:
    server.hub.tables.rooms[id].drop()


def spoil(crooked: Callable[[bytes], bytes | None], monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Change, or swallow, the first news that is sent from now on; what it was."""
    meant: list[bytes] = []
    send = Connection.send

    def spoiling(self: Connection, data: bytes) -> None:
        if data.startswith(b'{"type":"news"') and self.lasting and not meant:
            meant.append(data)
            data = crooked(data) or b""
        if data:
            send(self, data)

    monkeypatch.setattr(Connection, "send", spoiling)
    return meant


CROOKED: list[Callable[[bytes], bytes | None]] = [
    lambda data: None,
    lambda data: altered(data, before=1),
    lambda data: altered(data, change={"nothing": [1]}),
    lambda data: altered(data, change={"view": {"players": {"9": [1]}}}),
    lambda data: altered(data, change={"view": {"choices": [5, 9, []]}}),
    lambda data: altered(data, change={"table": {"seats": [None]}}),
    lambda data: altered(data, change=7),
    lambda data: altered(data, items=[{"type": "said", "n": 99, "at": 0, "seat": 0, "name": "A", "text": "B"}]),
]


def altered(data: bytes, **what: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(data), **what})


@pytest.mark.parametrize("number", range(len(CROOKED)))
def test_a_gap_and_a_crooked_change_are_noticed(database: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving(database, AtOnce()) as server:
        ada, ben, cleo, id = three_people(server)
        with ben.live(id) as game:
            meant = spoil(CROOKED[number], monkeypatch)
            for client in (ben, cleo, ada):
                act(client, id, "choose thorn")
            act(ada, id, "favour")
            assert len(meant) == 1
            eventually(lambda: agrees(game, ben))
            assert [item.n for item in game.items] == [*range(1, game.seen + 1)]


def test_what_one_knows_stays_where_news_do_not_fit() -> None:
    known = Sofar()
    table = m.TableInfo("t", "trickery", "", "playing", False, "none", {}, [], False, 0)
    known.take_in(m.Hello(m.VERSION, 5, m.Sight(table, {"coins": 1}, False, 1), []))
    for crooked in (
        m.News(4, 6, {"view": {"coins": [2]}}, []),
        m.News(5, 6, {"view": {"cards": [2]}}, []),
        m.News(5, 6, {"view": {"coins": [2]}}, [m.BackAsked(7, 0.0, 0)]),
    ):
        with pytest.raises(Misfit):
            known.take_in(crooked)
        assert (known.view, known.look, known.items) == ({"coins": 1}, 5, [])
    known.take_in(m.News(5, 6, {"view": {"coins": [2]}}, []))
    assert (known.view, known.look) == ({"coins": 2}, 6)
    whole = msgspec.to_builtins(m.Sight(table, None, True, 3))
    known.take_in(m.News(1, 9, [whole], []))
    assert (known.view, known.look, known.question) == (None, 9, 3)


class Heard(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, visitor: Visitor | None) -> None:
        super().__init__(visitor)
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)


def test_a_change_is_worked_out_once_for_all_who_look_alike(server: Serving) -> None:
    ada, ben, cleo, id = three_people(server)
    for client in (ada, ben, cleo):
        act(client, id, "choose thorn")
    room = server.hub.tables.rooms[id]
    visitor = Visitor(room.live.people.seats[1].visitors[0], "Ben")
    bens, others = [Heard(visitor), Heard(visitor)], [Heard(None), Heard(None)]
    for connection in (*bens, *others):
        server.inside(room.join(connection, 0))
    ada.send(id, m.Act("r", "favour", room.live.questions[0].id))
    for one, two in (bens, others):
        assert b'"items":[{"type"' in one.heard[-1]
        assert one.heard[-1] is two.heard[-1]
    assert bens[0].heard[-1] != others[0].heard[-1]


def as_told(sight: m.Sight) -> Any:
    return msgspec.json.decode(msgspec.json.encode(sight))


def test_it_comes_whole_where_that_is_shorter() -> None:
    table = m.TableInfo("t", "", "", "playing", False, "none", {}, [], False, 0)
    face = Snapshot(m.Sight(table, list(range(100)), False, 1), None, None)
    sights = [m.Sight(table, [9] * 100, False, 1), m.Sight(table, [*[9] * 99, 8], False, 1)]
    other = Snapshot(sights[0], face, change(face.sight, sights[0]))
    assert msgspec.json.decode(other.news(face)) == [as_told(other.sight)]
    last = Snapshot(sights[1], other, change(sights[0], sights[1]))
    assert last.news(other) == b'{"view":{"99":[8]}}'
    assert last.news(last) == b"{}"
    assert msgspec.json.decode(last.news(face)) == [as_told(last.sight)]
    assert [one.look - face.look for one in (face, other, last)] == [0, 1, 2]


def test_a_client_of_another_version_gets_a_sentence(server: Serving) -> None:
    ada, _, _, id = three_people(server)
    address = f"{server.address.replace('http', 'ws')}/api/tables/{id}/live?since=0"
    for older in ("", "&version=2", "&version=x"):
        answer = server.raw("GET", f"/api/tables/{id}/poll?since=0{older}")
        assert answer.status == 400
        assert f"version {m.VERSION}" in answer.reason
        with pytest.raises(InvalidStatus) as refused, connect(address + older):
            pass
        assert refused.value.response.status_code == 400
        assert f"version {m.VERSION}".encode() in (refused.value.response.body or b"")
    hello = m.Hello(m.VERSION - 1, 1, m.Sight(ada.table(id), None, False, 0), [])
    with pytest.raises(Refused, match=f"version {m.VERSION - 1}"):
        Sofar().take_in(hello)


def test_what_only_some_may_know_is_not_compressed(server: Serving) -> None:
    ada, _, _, id = three_people(server)
    for _ in range(10):
        ada.send(id, m.Chat(client_.mark(), "x" * 290))
    answer = server.raw("GET", f"/api/tables/{id}/poll?version={m.VERSION}", accept_encoding="gzip")
    assert len(answer.body) > 3_000
    assert "content-encoding" not in answer.headers
    assert server.raw("GET", "/api/games", accept_encoding="gzip").headers["content-encoding"] == "gzip"
