"""Faults are sentences: whatever is sent, and whatever becomes of the database."""

from __future__ import annotations

import contextlib
import logging
import random
import socket
import sqlite3
import string
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from tests.patience import PATIENCE, eventually
from tests.server.postgres import Cluster
from tests.server.serving import AtOnce, Serving, refuses, told, until
from tests.server.test_http import TWO_BOTS
from websockets.exceptions import ConnectionClosed, InvalidStatus

from intrigue.client import Client
from intrigue.core import BadInput
from intrigue.core.phrase import notation
from intrigue.server import http_types
from intrigue.server import messages as m
from intrigue.server.api import ADDRESSES
from intrigue.server.store import Store

NASTY = [
    "%00",
    "%ff%fe",
    "%ed%a0%80",
    "..%2f..%2fetc",
    "%0d%0aX:%20y",
    "'%20or%201=1--",
    "a" * 3000,
    "a" * 9000,
    "%F0%9F%98%80",
    "-1",
    "null",
    "%7B0%7D",
]
ORIGINS = [
    "http://[",
    "http://[::1",
    "null",
    "",
    "http://",
    "//",
    "http://x:99999999",
    "\xff\xfe",
    "http://[v1.x]",
    "a" * 3000,
]
COOKIES = ["", "=", "\xff", "x" * 101, "x" * 5000, "a; b; c=", '"\\000"', "%00", "intrigue=" * 50]
BODIES = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff\xfe",
    b"[" * 8000,
    b'{"name":"\\ud800"}',
    b'{"name":"\\u0000"}',
    b'{"name":"' + b"x" * 9000 + b'"}',
    b'{"game":"trickery","seats":1e999}',
    b'{"game":"\\u0000","seats":3}',
    b'{"game":"trickery","seats":3,"options":{"x":{"y":[[[1]]]}}}',
    b'{"type":"act","ref":"\\u0000","do":"\\ud800","question":-1}',
    b'{"type":"act","ref":"r","do":"' + b"a " * 4000 + b'","question":99999999999999999999}',
    b'{"type":"chat","ref":"r","text":"\\u0000\\u202e"}',
    b'{"seat":-99999999999999999999}',
    b'{"move":-1,"seat":-1}',
    b'{"token":"\\u0000"}',
    b'{"text":"\\u0000"}',
]


def hostile(table: str, seed: int, count: int) -> Iterator[bytes]:
    """Whole requests, byte by byte as they are sent."""
    luck = random.Random(seed)
    paths = [address.path for address in ADDRESSES] + [
        "/api/tables/{id}/live",
        "/",
        "/{id}",
        "/livez",
        "/readyz",
        "/metrics",
    ]
    for _ in range(count):
        path = luck.choice(paths)
        for part in ("id", "name", "language"):
            path = path.replace(f"{{{part}}}", luck.choice([table, "trickery", "en", *NASTY]))
        if luck.random() < 0.4:
            asked = luck.choices(["since", "look", "version", "eyes", "language"], k=2)
            path += "?" + "&".join(f"{name}={luck.choice(NASTY)}" for name in asked)
        method = luck.choice(["GET", "GET", "POST", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "FOO"])
        headers = {"Host": luck.choice(["x", "[", "[::1", "x:y", "\xff", "a b"]), "Connection": "close"}
        if luck.random() < 0.5:
            headers["Origin"] = luck.choice(ORIGINS)
        if luck.random() < 0.5:
            headers["Cookie"] = "intrigue=" + luck.choice(COOKIES)
        if luck.random() < 0.3:
            headers |= {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
            headers["Sec-WebSocket-Key"] = luck.choice(["x", "dGhlIHNhbXBsZSBub25jZQ==", "\xff"])
            method = "GET"
        for name in ("X-Forwarded-For", "X-Request-ID", "Accept-Encoding", "Content-Type", "If-None-Match", "Range"):
            if luck.random() < 0.2:
                headers[name] = luck.choice([*ORIGINS, *COOKIES])
        body = luck.choice(BODIES) if method == "POST" else b""
        if body or method == "POST":
            headers["Content-Length"] = luck.choice([str(len(body))] * 9 + ["-1"])
        lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in headers.items()]]
        yield "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body


def status(server: Serving, request: bytes) -> int:
    """The status of the answer, which may be that there is none."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(request)
        with contextlib.suppress(ConnectionResetError):
            first = line.recv(64)
            return int(first.split()[1]) if first.startswith(b"HTTP/1.1 ") else 0
    return 0


def journal(server: Serving, id: str) -> list[bytes]:
    return server.inside(server.hub.store.journal(id))


def written(message: m.AnyToServer) -> str:
    return msgspec.json.encode(message).decode()


def waiting_for(server: Serving, ada: Client) -> m.TableInfo:
    """A table where nothing happens until Ada acts."""
    table = ada.create("trickery", 3, seat=0, bots=TWO_BOTS)
    eventually(lambda: sum(b'"hand":"bot"' in entry for entry in journal(server, table.id)) == 2)
    return table


def test_whatever_is_sent_is_answered_with_a_sentence(either: str, caplog: pytest.LogCaptureFixture) -> None:
    """And changes nothing."""
    with Serving(either, AtOnce(), poll_seconds=0.0) as server, server.client() as ada:
        table = waiting_for(server, ada)
        before = journal(server, table.id)
        for request in hostile(table.id, seed=1, count=300):
            found = status(server, request)
            assert found not in (500, 501, 502), request
        assert journal(server, table.id) == before
        for nothing in ("%00", "%ed%a0%80", "%ff", "a" * 30, "%F0%9F%98%80"):
            assert server.raw("GET", f"/api/tables/{nothing}").status == 404
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_whatever_is_said_over_a_websocket_is_answered_with_a_sentence(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    luck = random.Random(1)
    with Serving(database, AtOnce()) as server, server.client() as ada:
        table = waiting_for(server, ada)
        before = journal(server, table.id)
        said = [*BODIES, *[bytes(luck.choices(range(256), k=luck.randrange(1, 200))) for _ in range(100)]]
        said += ["".join(luck.choices(string.printable, k=luck.randrange(200))).encode() for _ in range(100)]
        kinds = ["act", "chat", "hint", "here", "takeback", "answer", "whynot", "ping", "", "nothing"]
        for _ in range(100):
            rest = luck.choice(['"do":"x","question":1', '"text":""', '"yes":true', '"yes":1', "", '"do":null'])
            said.append(
                f'{{"type":"{luck.choice(kinds)}","ref":{luck.choice(["1", chr(34) * 2, "null"])},{rest}}}'.encode()
            )
        for text in said:
            with server.socket(table.id) as stranger:  # who has no seat, so nothing may come of it
                until(stranger, m.Hello)
                with contextlib.suppress(ConnectionClosed):
                    stranger.send(text if luck.random() < 0.5 else text.decode("utf-8", "replace"))
                    while not isinstance(told(stranger), m.Refused | m.Pong):
                        pass
        assert journal(server, table.id) == before
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


# ---------------------------------------------------------------------- a database that is away


@contextlib.contextmanager
def away(server: Serving) -> Iterator[None]:
    """As long as it lasts, nothing can be read or written."""
    store = server.hub.store
    engine, nowhere = store._engine, sa.create_engine("sqlite:////proc/nothing/at/all.db")
    store._engine = store.writer._engine = nowhere
    try:
        yield
    finally:
        store._engine = store.writer._engine = engine


def test_a_database_that_is_away_is_no_fault_of_whoever_asks(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        table = ada.create("trickery", 3, seat=0, bots=TWO_BOTS)
        cookie = f"intrigue={ada.token}"
        with away(server):
            for method, path, body, who in [
                ("GET", "/api/games", None, "intrigue=somebody"),
                ("GET", "/api/tables", None, cookie),
                ("GET", "/api/tables/abcdefgh", None, cookie),
                ("GET", "/api/me", None, ""),
                ("POST", "/api/me", b'{"name":"Eve"}', cookie),
                ("POST", f"/api/tables/{table.id}/link", b"", cookie),
                ("POST", f"/api/tables/{table.id}/leave", b"", cookie),
                ("POST", "/api/tables", b'{"game":"trickery","seats":3}', cookie),
            ]:
                answer = server.raw(method, path, body, cookie=who)
                assert answer.status == 503, path
                assert answer.headers["retry-after"]
                assert answer.reason.startswith(("no-looking-now", "no-writing-")), path
            with pytest.raises(InvalidStatus) as refused, server.socket("abcdefgh", ada):
                pass
            assert refused.value.response.status_code == 503
            ready = server.raw("GET", "/readyz")
            assert ready.status == 503
            assert ready.body.startswith(b"The database cannot be written: ")
            assert server.raw("GET", "/livez").status == 200
        server.time.ahead += 2
        assert server.raw("GET", "/readyz").status == 200
        assert ada.table(table.id).stage == "playing"
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


def test_who_acted_is_told_what_became_of_it(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        table = ada.create("trickery", 3, seat=0, bots=TWO_BOTS)
        with server.socket(table.id, ada) as live:
            hello = until(live, m.Hello)
            act = written(m.Act("mine", "choose thorn", hello.now.question))
            with away(server):
                live.send(act)
                refused = until(live, m.Refused)
                assert (refused.ref, notation(refused.reason)) == ("mine", "no-writing-that")
                with pytest.raises(ConnectionClosed) as closed:
                    until(live, m.Done)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
        for _ in range(2):
            with server.socket(table.id, ada) as live:
                until(live, m.Hello)
                live.send(act)
                assert until(live, m.Done).ref == "mine"
        assert sum(b"mine" in entry for entry in journal(server, table.id)) == 1


def test_a_client_goes_on_by_itself(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        table = ada.create("trickery", 3, seat=0, bots=TWO_BOTS)
        with ada.live(table.id) as live, contextlib.ExitStack() as broken:
            broken.enter_context(away(server))
            server.loop.call_soon_threadsafe(server.loop.call_later, 1.0, broken.close)
            live.act(live.choices[0].say)
        assert sum(b'"Acted"' in entry or b'"acted"' in entry for entry in journal(server, table.id)) >= 1


def test_postgres_that_is_frozen(cluster: Cluster) -> None:
    """Whoever asks is answered, nothing is done twice, and it goes on when the database does."""
    with Serving(cluster.database("frozen"), AtOnce(), database_seconds=1.0) as server, server.client() as ada:
        table = ada.create("trickery", 3, seat=0, bots=TWO_BOTS)
        question = ada.poll(table.id).question
        with cluster.frozen(), ThreadPoolExecutor() as beside:
            read = beside.submit(server.raw, "GET", "/api/tables/abcdefgh")
            answer = ada.send(table.id, m.Act("mine", "choose thorn", question))
            assert isinstance(answer, m.Refused)
            assert notation(answer.reason) == "no-writing-that"
            assert read.result(PATIENCE).status == 503
        while not isinstance(answer, m.Done):
            with contextlib.suppress(Exception):
                answer = ada.send(table.id, m.Act("mine", "choose thorn", question))
        assert sum(b'"mine"' in entry for entry in journal(server, table.id)) == 1


def test_a_database_of_a_later_version_says_the_way_out(database: Path) -> None:
    with Serving(database, AtOnce()):
        pass
    with sqlite3.connect(database) as connection:
        connection.execute("update alembic_version set version_num = 'r9999'")
    with pytest.raises(BadInput, match=r"newer version of Intrigue .* Start that version again"):
        Store(str(database))


# ---------------------------------------------------------------------- what a host sees


def test_it_is_ready_when_it_can_write(either: str) -> None:
    with Serving(either, AtOnce()) as server:
        for _ in range(3):
            assert server.raw("GET", "/readyz").status == 200
            server.time.ahead += 2
        assert server.hub.store.writer.commits == 3
        assert server.inside(server.hub.store.visitor("pulse")) is None, "nothing of it stays"
        server.loop.call_soon_threadsafe(server.hub.tables.say_goodbye)
        server.time.ahead += 2
        eventually(lambda: server.hub.tables.leaving)
        assert server.raw("GET", "/readyz").body == b"The server is stopping.\n"


def measured(server: Serving) -> dict[str, float]:
    lines = server.raw("GET", "/metrics").body.decode().splitlines()
    return {
        name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))
    }


def test_what_is_measured(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        before = measured(server)
        table = ada.create("trickery", 3, seat=0, bots=TWO_BOTS)
        with server.socket(table.id, ada) as live:
            hello = until(live, m.Hello)
            live.send(written(m.Act("a", "choose thorn", hello.now.question)))
            until(live, m.Done)
            live.send(written(m.Act("b", "choose thorn", hello.now.question)))
            until(live, m.Refused)
            after = measured(server)
        answer = server.raw("GET", "/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert after['intrigue_tables{stage="playing"}'] == 1
    assert after["intrigue_connections"] == 1
    for name in ('intrigue_moves_total{game="trickery"}', "intrigue_commit_seconds_count", "intrigue_entries_total"):
        assert after[name] > before.get(name, 0), name
    assert any(after[name] > before.get(name, 0) for name in after if name.startswith("intrigue_refused_total"))
    assert 'intrigue_thoughts_waiting{kind="move"}' in after
    text = answer.body.decode()
    for secret in (table.id, ada.token, "thorn", "Ada"):
        assert secret not in text
    assert all(line.startswith(("# HELP ", "# TYPE ", "intrigue_")) for line in text.splitlines())


@pytest.mark.parametrize(
    ("setting", "headers", "status"),
    [
        ("local", {}, 200),
        ("local", {"x_forwarded_for": "192.0.2.1"}, 403),
        ("local", {"forwarded": "for=192.0.2.1"}, 403),
        ("nobody", {}, 403),
        ("192.0.2.0/24", {}, 403),
        ("192.0.2.0/24, 127.0.0.1", {}, 200),
        ("*", {"x_forwarded_for": "192.0.2.1"}, 200),
    ],
)
def test_who_may_read_the_metrics(setting: str, headers: dict[str, Any], status: int, database: Path) -> None:
    with Serving(database, AtOnce(), metrics=setting) as server:
        assert server.raw("GET", "/metrics", **headers).status == status


def test_who_may_not_measure_is_not_told_when_something_is_written(database: Path) -> None:
    """On a server with one table that would tell when somebody has made a choice in secret."""
    with Serving(database, AtOnce()) as server, server.client() as ada:
        waiting_for(server, ada)
        own = msgspec.json.decode(server.raw("GET", "/api/health").body, type=http_types.Health)
        other = msgspec.json.decode(server.raw("GET", "/api/health", x_forwarded_for="x").body, type=http_types.Health)
    assert own.entries > 0
    assert (other.entries, other.commits) == (0, 0)


def test_requests_have_names(server: Serving) -> None:
    assert (
        server.raw("GET", "/api/games", x_request_id="from.the-proxy:1").headers["x-request-id"] == "from.the-proxy:1"
    )
    ours = {server.raw("GET", "/api/games", x_request_id="a b\t").headers["x-request-id"] for _ in range(2)}
    assert len(ours) == 2
    assert all(len(name) == 16 for name in ours)


def test_requests_are_logged_without_what_is_private(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "intrigue")
    with Serving(database, AtOnce(), log_requests=True) as server:
        server.raw("GET", "/api/tables?token=hush", cookie="intrigue=hush", authorization="hush")
    assert "GET /api/tables 200" in caplog.text
    assert "hush" not in caplog.text


# ---------------------------------------------------------------------- pages of others


def test_pages_of_named_origins_may_use_the_api(database: Path) -> None:
    with Serving(database, AtOnce(), origins="https://friend.org") as server:
        asked = server.raw(
            "OPTIONS",
            "/api/tables",
            origin="https://friend.org",
            access_control_request_method="POST",
            access_control_request_headers="content-type",
        )
        assert asked.status == 200
        assert asked.headers["access-control-allow-origin"] == "https://friend.org"
        assert asked.headers["access-control-allow-credentials"] == "true"
        got = server.raw("GET", "/api/games", origin="https://friend.org")
        assert got.headers["access-control-allow-origin"] == "https://friend.org"
        for foreign in ("https://evil.example", "null", "http://["):
            assert "access-control-allow-origin" not in server.raw("GET", "/api/games", origin=foreign).headers


def test_without_named_origins_no_page_of_others_may(server: Serving) -> None:
    assert "access-control-allow-origin" not in server.raw("GET", "/api/games", origin="https://friend.org").headers


def test_a_client_is_told_of_a_server_that_cannot_write(database: Path) -> None:
    with Serving(database, AtOnce()) as server, away(server), refuses("no-writing-now") as refused:
        Client(server.address, "Ada")
    assert refused.value.status == 503
