"""Tokens, origins, headers and limits; and words of strangers."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from tests.patience import eventually
from tests.server.serving import AtOnce, Serving, refuses, told, until
from tests.server.test_http import TWO_BOTS
from websockets.exceptions import ConnectionClosed, InvalidStatus

from intrigue import client
from intrigue.client import Client, Refused, Sofar
from intrigue.core.phrase import notation, phrase
from intrigue.server import messages as m
from intrigue.server.connection import BACKLOG, Connection
from intrigue.server.security import Bucket, Buckets, digest, guest_name, plain, plain_name, same, welcome
from intrigue.server.static import Page
from intrigue.server.store import Visitor

NEW_TABLE = b'{"game":"trickery","seats":3,"bots":{"1":"random","2":"random"}}'


# ---------------------------------------------------------------------- tokens


def test_the_cookie_is_for_the_server_alone(server: Serving) -> None:
    (cookie,) = server.raw("GET", "/api/me").cookies
    parts = [part.strip().lower() for part in cookie.split(";")]
    assert "httponly" in parts
    assert "samesite=lax" in parts
    assert "path=/" in parts
    assert "secure" not in parts
    assert len(cookie.split("=")[1].split(";")[0]) >= 43


def test_the_cookie_is_secure_behind_https(database: Path) -> None:
    with Serving(database, AtOnce(), secure_cookies=True) as server:
        (cookie,) = server.raw("GET", "/api/me").cookies
        assert "secure" in cookie.lower()


def test_a_newcomer_whose_first_wish_is_refused_is_known_all_the_same(server: Serving) -> None:
    answer = server.raw("POST", "/api/tables", b'{"game":"trickery","seats":99}')
    assert answer.status == 400
    assert len(answer.cookies) == 1


def test_a_known_visitor_gets_no_new_cookie(server: Serving) -> None:
    with server.client() as ada:
        assert server.raw("GET", "/api/me", cookie=f"intrigue={ada.token}").cookies == []
    for path in ("/api/games", "/api/tables", "/"):
        assert server.raw("GET", path).cookies == []


def test_guests_have_numbers_of_three_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    for lot, name in ((lambda end: 0, "Guest 100"), (lambda end: end - 1, "Guest 999")):
        monkeypatch.setattr("intrigue.server.security.secrets.randbelow", lot)
        assert guest_name() == name


def test_a_fault_of_ours_is_a_sentence_and_says_nothing_of_it(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(page: Page, request: object) -> None:
        raise RuntimeError("the cellar is flooded")

    monkeypatch.setattr(Page, "answer", fails)
    with Serving(database, AtOnce()) as server:
        answer = server.raw("GET", "/")
    assert answer.status == 500
    assert answer.reason == "no-luck-on-our-side"


def test_no_token_is_kept_or_logged(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for noisy in ("uvicorn", "websockets", "sqlalchemy"):
        caplog.set_level(logging.INFO, noisy)
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada, server.client("Zoe") as zoe:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        link = ada.link(table.id)
        zoe.claim(table.id, link)
        with ada.live(table.id) as game:
            game.act(game.choices[0].say)
            game.say("Hello")
        with pytest.raises(Refused):
            zoe.claim(table.id, "wrong")
        tokens = [ada.token, zoe.token, ada.link(table.id)]
    kept = b"".join(file.read_bytes() for file in database.parent.iterdir())
    for token in (*tokens, link):
        assert token.encode() not in kept
        assert digest(token).encode() in kept or token == link  # which was used
        assert token not in caplog.text


def test_what_is_in_the_database_does_not_let_anybody_in(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client("Ada") as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        ada.link(table.id)
        with sqlite3.connect(database) as connection:
            (stolen,) = connection.execute("select token from visitors").fetchone()
            (stolen_link,) = connection.execute("select token from links").fetchone()
        thief = Client(server.address, token=stolen)
        assert thief.name != "Ada"
        with refuses("no-such-link"):
            thief.claim(table.id, stolen_link)


def test_digests_are_compared_as_a_whole() -> None:
    assert same(digest("a"), digest("a"))
    assert not same(digest("a"), digest("b"))
    assert not same(digest("a"), "é")
    assert digest("\ud800")  # whatever comes in a header


# ---------------------------------------------------------------------- origins and headers


@pytest.mark.parametrize(
    ("origin", "host", "further", "right"),
    [
        (None, "example.org", (), True),
        ("https://example.org", "example.org", (), True),
        ("http://example.org:8000", "example.org:8000", (), True),
        ("HTTPS://EXAMPLE.ORG", "example.org", (), True),
        ("https://example.org", "example.org:8000", (), False),
        ("https://example.org.evil.com", "example.org", (), False),
        ("https://evil.com", "example.org", (), False),
        ("https://evil.com", "example.org", ("https://friend.org",), False),
        ("https://friend.org", "example.org", ("https://friend.org",), True),
        ("https://friend.org/", "example.org", ("https://friend.org",), True),
        ("null", "null", (), False),
        ("null", None, (), False),
        ("", "", (), True),
        ("https://", "x", (), False),
    ],
)
def test_where_a_request_may_come_from(
    origin: str | None, host: str | None, further: tuple[str, ...], right: bool
) -> None:
    assert welcome(origin, host, further) is right


def test_a_foreign_page_can_neither_post_nor_listen(server: Serving) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        for path, body in [("/api/tables", NEW_TABLE), (f"/api/tables/{table.id}/leave", b""), ("/api/me", b"{}")]:
            answer = server.raw("POST", path, body, origin="https://evil.example", cookie=f"intrigue={ada.token}")
            assert answer.status == 403
            assert answer.reason == "no-foreign-page"
            assert answer.cookies == []
        with (
            pytest.raises(InvalidStatus) as refused,
            server.socket(table.id, ada, origin="https://evil.example"),
        ):
            pass
        assert refused.value.response.status_code == 403
        with server.socket(table.id, ada, origin=server.address) as socket:
            assert until(socket, m.Hello).now.table.you is not None


def test_further_origins_by_a_setting(database: Path) -> None:
    with Serving(database, AtOnce(), origins="https://friend.org, https://other.org") as server:
        assert server.raw("POST", "/api/tables", NEW_TABLE, origin="https://other.org").status == 200
        assert server.raw("POST", "/api/tables", NEW_TABLE, origin="https://third.org").status == 403


@pytest.mark.parametrize("path", ["/", "/table/x", "/api/games", "/api/nothing", "/api/me", "/assets/nothing.js"])
def test_every_answer_has_the_security_headers(server: Serving, path: str) -> None:
    headers = server.raw("GET", path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy.split("; ")
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert "http:" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_answers_of_the_api_are_kept_only_where_they_are_the_same_for_everybody(server: Serving) -> None:
    for path, kept in (("/api/me", "no-store"), ("/api/tables", "no-store"), ("/api/games", "public, no-cache")):
        answer = server.raw("GET", path)
        assert answer.headers["cache-control"] == kept
        assert answer.headers["content-type"] == "application/json"


# ---------------------------------------------------------------------- limits


def test_a_request_that_is_too_long(server: Serving) -> None:
    answer = server.raw("POST", "/api/tables", b"x" * 20_000)
    assert answer.status == 413
    assert answer.reason.startswith("no-more-bytes")


def test_requests_are_limited_for_each_visitor(database: Path) -> None:
    with Serving(database, AtOnce(), request_rate=0.1, request_burst=5) as server:
        ada, ben = Client(server.address), Client(server.address)
        for _ in range(5):
            ada.lobby()
        with refuses("no-more-requests") as refused:
            ada.lobby()
        assert refused.value.status == 429
        again = server.raw("GET", "/api/tables", Cookie=f"{client.COOKIE}={ada.token}").headers["retry-after"]
        assert int(again) > 0  # seconds
        ben.lobby()
        server.time.ahead += 10
        ada.lobby()


def test_messages_are_limited_for_each_connection(database: Path) -> None:
    with Serving(database, AtOnce(), message_rate=0.1, message_burst=5) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with server.socket(table.id, ada) as socket:
            until(socket, m.Hello)
            for _ in range(7):
                socket.send('{"type":"ping","ref":"r"}')
            answers: list[m.AnyToClient] = []
            while len(answers) < 7:
                message = told(socket)
                if not isinstance(message, m.News):
                    answers.append(message)
            too_much = m.Refused("r", phrase("no-more-requests"))  # whoever waits for that answer knows it
            assert answers == [m.Pong("r")] * 5 + [too_much] * 2
        with server.socket(table.id, ada) as socket:
            until(socket, m.Hello)
            with contextlib.suppress(ConnectionClosed):  # it may be closed before all are sent
                for _ in range(200):
                    socket.send('{"type":"ping","ref":"r"}')
            with pytest.raises(ConnectionClosed):
                until(socket, m.Done)


def test_whoever_says_too_much_at_once_says_it_again_a_moment_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Serving(database, AtOnce(), message_rate=2.0, message_burst=1) as server, server.client() as ada:

        def sleep(seconds: float) -> None:
            server.time.ahead += seconds

        monkeypatch.setattr(client, "time", SimpleNamespace(monotonic=time.monotonic, sleep=sleep))
        table = ada.create("trickery", 3, seat=0, bots=TWO_BOTS)
        with ada.live(table.id) as game:
            for _ in range(4):
                reason = game.why_not("pass")
                assert reason is not None
                assert "no-more-requests" not in notation(reason.reason)


def test_new_visitors_are_limited_for_each_address(database: Path) -> None:
    with Serving(database, AtOnce(), new_visitors=3.0) as server:
        statuses = [server.raw("GET", "/api/me").status for _ in range(6)]
        assert statuses == [200] * 3 + [429] * 3
        assert server.raw("GET", "/api/games").status == 200
        server.time.ahead += 20
        assert server.raw("GET", "/api/me").status == 200


def test_tables_are_limited_for_each_visitor(database: Path) -> None:
    with Serving(database, AtOnce(), visitor_tables=2) as server, server.client() as ada, server.client() as ben:
        for _ in range(2):
            ada.create("trickery", 3)
        with refuses("no-more-tables") as refused:
            ada.create("trickery", 3)
        assert refused.value.status == 429
        ben.create("trickery", 3)


def test_connections_are_limited(database: Path) -> None:
    with Serving(database, AtOnce(), visitor_connections=2, max_connections=3) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with server.socket(table.id, ada) as one, server.socket(table.id, ada):
            with pytest.raises(InvalidStatus) as refused, server.socket(table.id, ada):
                pass
            assert refused.value.response.status_code == 429
            stranger = server.client()
            with server.socket(table.id), pytest.raises(InvalidStatus), server.socket(table.id, stranger):
                pass
            one.close()
        eventually(lambda: server.hub.connections.total() == 0)
        with server.socket(table.id, ada) as socket:
            until(socket, m.Hello)


def test_talk_is_limited(database: Path) -> None:
    with Serving(database, AtOnce(), chat_rate=0.01) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        answers = [ada.send(table.id, m.Chat(f"r{number}", "Hi")) for number in range(7)]
        assert [type(answer) for answer in answers] == [m.Done] * 5 + [m.Refused] * 2
        server.time.ahead += 100
        assert ada.send(table.id, m.Chat("later", "Hi")) == m.Done("later")


def test_a_connection_that_does_not_keep_up_is_given_up() -> None:
    link = Connection(None)
    for _ in range(BACKLOG + 50):
        link.send(b"news")
    assert link.closed
    assert len(link.outbox) == BACKLOG + 1  # and the mark of its end
    link.reply(b"done")  # nobody reads that any more
    assert len(link.outbox) == BACKLOG + 1


def test_answers_of_a_connection_that_is_being_closed_are_kept_as_long_as_there_is_room() -> None:
    link = Connection(None)
    link.close()
    for _ in range(BACKLOG + 50):
        link.reply(b"done")
    assert len(link.outbox) == BACKLOG


def test_whoever_is_gone_before_the_greeting_is_not_here(database: Path) -> None:
    with Serving(database, AtOnce()) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        room = server.inside(server.hub.tables.room(table.id))
        sitter = Visitor(next(iter(room.live.people.hosts)), "Ada")
        assert room.seats(sitter)
        for visitor in (sitter, None):  # one who sits here, and one who only looks on
            gone = Connection(visitor)
            gone.close()
            server.inside(room.join(gone, 0))
            assert gone not in room.connections
            assert not any(room.live.timing.here(seat) for seat in range(3))
        here = Connection(sitter)
        server.inside(room.join(here, 0))
        assert [room.live.timing.here(seat) for seat in range(3)] == [True, False, False]


def test_buckets() -> None:
    bucket = Bucket(2.0, 3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    now = 0.0
    buckets = Buckets(1.0, 1, most=2, clock=lambda: now)
    assert [buckets.take(key) for key in "aab"] == [True, False, True]
    buckets.take("c")  # "a" was longest unused
    assert buckets.take("a")


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\u2060a\ufeff", "Ada"),
        ("\x00\x07\x1b[2J", "[2J"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("名前 😀", "名前 😀"),
        ("e" + "\u0336" * 40, "e" + "\u0336" * 3),
        ("\ue000\ud83d", ""),
        ("a\u2028b", "a b"),
    ],
)
def test_words_of_strangers(text: str, clean: str) -> None:
    assert plain(text) == clean


def test_a_name_has_no_braces_and_is_short() -> None:
    assert plain_name("{0} and {1}") == "(0) and (1)"
    assert len(plain_name("x" * 100)) == 24


def test_unencodable_text_over_the_wire(server: Serving) -> None:
    answer = server.raw("POST", "/api/me", b'{"name":"\\ud800x"}')
    assert answer.status in (200, 400)
    assert msgspec.json.decode(answer.body)


def test_polls_count_as_connections(database: Path) -> None:
    with Serving(database, AtOnce(), visitor_connections=1, poll_seconds=5.0) as server, server.client() as ada:
        table = ada.create("trickery", 3, seat=0)
        with server.socket(table.id, ada) as socket:
            until(socket, m.Hello)
            with refuses("no-more-connections"):
                ada.poll(table.id, Sofar(1))
        eventually(lambda: server.hub.connections.total() == 0)
        ada.poll(table.id)
        assert server.hub.connections.total() == 0


def test_a_table_that_was_left_no_longer_counts(database: Path) -> None:
    with Serving(database, AtOnce(), visitor_tables=1) as server, server.client() as ada, server.client() as ben:
        table = ada.create("trickery", 3)
        ada.leave(table.id)
        ada.create("trickery", 3)
        joined = ben.sit(table.id)
        assert joined.host  # nobody else is there to start it
