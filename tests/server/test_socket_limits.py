"""Slow ones, many from one address, and a crowd around a table: whoever sits there gets in all the same."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Serving, refuses, until
from tests.server.test_http import TWO_BOTS
from websockets.exceptions import InvalidStatus

from intrigue.server import messages as m
from intrigue.server.limits import ConnectionLimits, Networks, place
from intrigue.server.settings import Settings

HALF = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
SOON = 0.2  # seconds; what is said here to be too long


def connected(server: Serving, text: bytes) -> socket.socket:
    found = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    found.sendall(text)
    return found


def said(one: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := one.recv(65536):
            parts.append(part)
    return b"".join(parts)


@contextlib.contextmanager
def many(server: Serving, count: int, text: bytes) -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as closing:
        yield [closing.enter_context(connected(server, text)) for _ in range(count)]


@pytest.mark.parametrize("text", [HALF, HALF_BODY], ids=["headers", "body"])
def test_half_a_request_is_not_waited_for(text: bytes, database: Path) -> None:
    with (
        Serving(database, AtOnce(), header_seconds=SOON, body_seconds=SOON) as server,
        connected(server, text) as slow,
    ):
        answer = said(slow)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"too long" in answer


def test_who_says_nothing_is_let_go(database: Path) -> None:
    with Serving(database, AtOnce(), header_seconds=SOON) as server, connected(server, b"") as silent:
        assert said(silent) == b""


def test_a_drop_now_and_then_does_not_help(database: Path) -> None:
    with Serving(database, AtOnce(), header_seconds=SOON) as server, connected(server, HALF) as slow:
        slow.settimeout(SOON / 10)
        heard = b"nothing yet"
        while heard:
            with contextlib.suppress(TimeoutError):
                try:
                    slow.sendall(b"x")
                    heard = slow.recv(65536)
                except ConnectionError:
                    return


def test_a_second_request_has_its_own_time(database: Path) -> None:
    whole = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
    with Serving(database, AtOnce(), header_seconds=SOON) as server, connected(server, whole) as slow:
        while b"alive" not in slow.recv(65536):
            pass
        slow.sendall(HALF)
        assert said(slow).startswith(b"HTTP/1.1 408 ")


def test_an_answer_that_nobody_reads_is_given_up(database: Path) -> None:
    """The one who asks for everything and reads nothing is let go, and does not stay in the count."""
    asked = b"GET /api/games/fivesails HTTP/1.1\r\nHost: x\r\n\r\n" * 200
    with Serving(database, AtOnce(), body_seconds=SOON) as server, contextlib.closing(socket.socket()) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(asked)
        eventually(lambda: len(server.guard) > 0)
        eventually(lambda: len(server.guard) == 0)


def test_half_requests_make_room_for_whole_ones(database: Path) -> None:
    with (
        Serving(database, AtOnce(), address_connections=4) as server,
        many(server, 12, HALF) as slow,
        server.client() as ada,
    ):
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with server.socket(table.id, ada) as live:
            assert until(live, m.Hello).now.table.you is not None
            assert len(server.guard) <= 4
            assert all(said(one) == b"" for one in slow[:8])  # those that had waited longest


def test_whoever_has_an_answer_and_asks_nothing_more_makes_room(database: Path) -> None:
    whole, heard = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n", b"HTTP/1.1 200"
    with Serving(database, AtOnce(), address_connections=1) as server, connected(server, whole) as done:
        assert done.recv(65536).startswith(heard)
        with connected(server, whole) as another:
            assert another.recv(65536).startswith(heard)
            assert heard not in said(done)  # it has hung up


def test_who_is_busy_is_not_sent_away(database: Path) -> None:
    with Serving(database, AtOnce(), address_connections=4, visitor_connections=4) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with contextlib.ExitStack() as closing:
            lives = [closing.enter_context(server.socket(table.id, ada)) for _ in range(4)]
            with connected(server, b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n") as fifth:
                assert said(fifth) == b""
            for number, live in enumerate(lives):
                live.send(f'{{"type":"ping","ref":"{number}"}}')
                assert until(live, m.Pong).ref == str(number)


def test_the_descriptors_are_never_all_used(database: Path) -> None:
    with Serving(database, AtOnce(), sockets=20) as server, many(server, 60, HALF), server.client() as ada:
        assert ada.create("trickery", 3, bots=TWO_BOTS).stage == "playing"
        assert len(server.guard) <= 20


def test_a_crowd_of_strangers_leaves_room_for_players(database: Path) -> None:
    with Serving(database, AtOnce(), max_connections=4, seat_reserve=50.0) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        strangers = [server.client(name) for name in ("Ben", "Cleo", "Dan")]
        with server.socket(table.id, strangers[0]), server.socket(table.id, strangers[1]):
            with pytest.raises(InvalidStatus) as refused, server.socket(table.id, strangers[2]):
                pass
            assert refused.value.response.status_code == 429
            with server.socket(table.id, ada) as live:
                assert until(live, m.Hello).now.table.you is not None
        eventually(lambda: server.hub.connections.total() == 0)


def test_requests_are_limited_for_each_address(database: Path) -> None:
    with Serving(database, AtOnce(), request_rate=0.1, request_burst=10, address_share=2.0) as server:
        with refuses("no-more-requests"):
            for _ in range(5):
                server.client().lobby()  # whoever they say they are
                server.client().lobby()
        server.time.ahead += 200
        server.client().lobby()


def test_coming_again_and_again_counts_as_asking(database: Path) -> None:
    with Serving(database, AtOnce(), request_rate=0.1, request_burst=6) as server, server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)

        def come_again() -> None:
            for _ in range(8):
                with server.socket(table.id, ada) as live:
                    until(live, m.Hello)

        with pytest.raises(InvalidStatus) as refused:
            come_again()
        assert refused.value.response.status_code == 429


def test_messages_are_limited_for_each_address(database: Path) -> None:
    with (
        Serving(database, AtOnce(), message_rate=0.1, message_burst=5, address_share=1.0) as server,
        server.client() as ada,
    ):
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        with server.socket(table.id, ada) as one, server.socket(table.id, ada) as other:
            until(one, m.Hello)
            until(other, m.Hello)
            for _ in range(5):
                one.send('{"type":"ping","ref":"r"}')
            assert all(until(one, m.Pong) for _ in range(5))
            other.send('{"type":"ping","ref":"r"}')
            assert until(other, m.Refused).ref == "r"


def test_the_crowd() -> None:
    settings = Settings(max_connections=8, address_connections=4, visitor_connections=2, seat_reserve=50.0)
    crowd = ConnectionLimits(settings)
    assert crowd.enter("ada", "home", seated=True)
    assert crowd.enter("ada", "home", seated=True)
    assert not crowd.enter("ada", "home", seated=True), "so many of one visitor"
    assert not crowd.enter("ben", "home", seated=False), "half of an address is for players"
    assert crowd.enter("ben", "home", seated=True)
    assert crowd.enter("cleo", "home", seated=True)
    assert not crowd.enter("dan", "home", seated=True), "so many of one address"
    assert not crowd.enter("dan", "away", seated=False), "half of everything is for players"
    assert crowd.enter("dan", "away", seated=True)
    for who in ("ada", "ada", "ben", "cleo"):
        crowd.leave(who, "home")
    crowd.leave("dan", "away")
    assert crowd.total() == 0
    assert crowd.enter("ben", "home", seated=False)


@pytest.mark.parametrize(
    ("host", "where"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_where_somebody_comes_from(host: str, where: str) -> None:
    assert place(host) == where


def test_places() -> None:
    some = Networks("10.0.0.0/8, ::1,192.0.2.1, proxy")
    for inside in ("10.1.2.3", "::1", "192.0.2.1", "::ffff:192.0.2.1", "proxy"):
        assert inside in some
    for outside in ("192.0.2.2", "::2", "elsewhere", ""):
        assert outside not in some
    assert "anywhere" in Networks("*")
    assert "127.0.0.1" not in Networks("")
