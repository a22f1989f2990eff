"""The HTTP side: games, visitors, tables, seats, links, records, replays, forks; and bad input of every kind."""

from __future__ import annotations

import contextlib
import gzip
import re
from typing import Any

import msgspec
import pytest
from tests.patience import PATIENCE, eventually
from tests.server.serving import Serving, refuses

import intrigue
from intrigue.client import Client, LiveTable, Refused
from intrigue.core.record import decode, verify
from intrigue.server import messages as m

TRICKERY = intrigue.game("trickery")
TWO_BOTS = {1: "sensible", 2: "random"}


def play_out(game: LiveTable) -> LiveTable:
    """Play the first choice always, until the game is over."""
    while not game.over:
        if game.choices:
            with contextlib.suppress(Refused):  # somebody was quicker
                game.act(game.choices[0].say)
        assert game.over or game.wait(PATIENCE), "nothing goes on any more"
    return game


def finished(client: Client, **more: object) -> str:
    table = client.create("trickery", 3, bots=TWO_BOTS, seat=0, **more)
    with client.live(table.id) as game:
        play_out(game)
    return table.id


# ---------------------------------------------------------------------- games and visitors


def test_the_games_with_all_their_texts(server: Serving) -> None:
    with server.client() as ada:
        (trickery,) = [game for game in ada.games() if game.name == "trickery"]
        assert trickery.seats == [3, 4, 5, 6]
        assert {option.name for option in trickery.options} >= {"tie_rule", "max_turns"}
        assert {bot.name for bot in trickery.bots} >= {"random", "sensible"}
    page = server.raw("GET", "/api/games/trickery")
    assert len(msgspec.json.decode(page.body)["rules"]) == len(TRICKERY.rulebook.rules)
    assert len(msgspec.json.decode(page.body)["cards"]) == len(TRICKERY.cards())
    nothing = server.raw("GET", "/api/games/chess")
    assert nothing.status == 404
    assert nothing.reason.startswith("no-such-game game=(plain text=chess)")


def test_the_rulebook_comes_in_a_language(server: Serving) -> None:
    def page(query: str) -> Any:
        return msgspec.json.decode(server.raw("GET", f"/api/games/trickery{query}").body)

    german = TRICKERY.rulebook_in("de")
    assert (page("?language=de")["language"], page("?language=de")["intro"]) == ("de", german.intro)
    assert [rule["text"] for rule in page("?language=de")["rules"]] == [rule.text for rule in german.rules.values()]
    assert (page("")["language"], page("")["intro"]) == ("en", TRICKERY.rulebook.intro)
    assert server.raw("GET", "/api/games/trickery?language=xx").status == 404


def test_a_visitor_is_a_name_and_a_cookie(server: Serving) -> None:
    with server.client("Ada") as ada:
        again = server.client("Ada", ada.token)
        assert again.name == "Ada"
        assert again.token == ada.token
        again.rename("Lady  Ada\u202e\x00 ")
        assert server.client("Lady Ada", ada.token).name == "Lady Ada"
    stranger = Client(server.address, token="made up")
    assert re.fullmatch(r"Guest \d+", stranger.name)
    assert stranger.token != "made up"


@pytest.mark.parametrize("name", ["", " ", "\x00", "\u200b\u202e", "x" * 25, 7, None])
def test_a_name_that_is_none(server: Serving, name: object) -> None:
    body = msgspec.json.encode({"name": name})
    answer = server.raw("POST", "/api/me", body)
    assert answer.status == 400
    assert re.match("no-name|no-reading-that", answer.reason)


def test_health(server: Serving) -> None:
    def health() -> dict[str, object]:
        answer: dict[str, object] = msgspec.json.decode(server.raw("GET", "/api/health").body)
        return answer

    assert health()["version"] == intrigue.__version__
    eventually(lambda: health()["connections"] == 0)  # those of the tests before are about to end


# ---------------------------------------------------------------------- tables and seats


def test_against_bots_in_one_request(server: Serving) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 4, bots={0: "sensible", 1: "random", 2: "sensible"})
        assert table.stage == "playing"
        assert table.you == 3
        assert table.host
        assert [seat.bot for seat in table.seats] == ["sensible", "random", "sensible", None]
        assert table.seats[3].name == "Ada"
        assert table.commitment is not None
        assert re.fullmatch(r"[a-z2-9]{8}", table.id)


def test_a_random_seat(server: Serving) -> None:
    with server.client() as ada:
        assert len({ada.create("trickery", 6).you for _ in range(20)}) > 1


def test_only_bots_and_the_host_watches(server: Serving) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 3, bots={0: "random", 1: "random", 2: "random"})
        assert table.you is None
        assert table.host
        with ada.live(table.id) as game:
            play_out(game)
        assert ada.table(table.id).stage == "over"


def test_friends_gather_at_a_table(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben, server.client("Zoe") as zoe:
        table = ada.create("trickery", 3, seat=1, public=True)
        assert table.stage == "gathering"
        assert table.id in [open.id for open in ben.lobby().open]
        assert table.id in [mine.id for mine in ada.lobby().mine]
        joined = ben.sit(table.id)
        assert (joined.you, joined.host) == (0, False)
        with refuses("no-start-but-by-host") as refused:
            ben.start(table.id)
        assert refused.value.status == 409
        with refuses("no-start-with-open-seats"):
            ada.start(table.id)
        ada.sit(table.id, 2, "random")
        assert table.id not in [open.id for open in zoe.lobby().open]
        with refuses("no-seat-free"):
            zoe.sit(table.id)
        assert ada.start(table.id).stage == "playing"
        with refuses("no-seat-once-begun"):
            zoe.sit(table.id)
        assert [mine.id for mine in ben.lobby().mine] == [table.id]
        assert zoe.lobby().mine == []


def test_standing_up_again(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        table = ada.create("trickery", 3, seat=0, bots={2: "random"})
        ben.sit(table.id)
        left = ada.leave(table.id)
        assert left.you is None
        assert not left.host
        assert ben.table(table.id).host
        assert ada.lobby().mine == []
        with refuses("no-seat-of-yours"):
            ada.leave(table.id)
        ben.sit(table.id, 0, "random")
        ben.start(table.id)
        assert ben.leave(table.id).seats[1].bot == "sensible"


def test_the_lobby_does_not_show_private_tables(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        table = ada.create("trickery", 3)
        assert table.id not in [open.id for open in ben.lobby().open]
        assert ben.table(table.id).id == table.id


def test_the_lobby_shows_running_public_tables_to_those_who_do_not_play(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        seen = ada.create("trickery", 3, bots=TWO_BOTS, public=True)
        unseen = ada.create("trickery", 3, bots=TWO_BOTS)
        running = [table.id for table in ben.lobby().running]
        assert seen.id in running
        assert unseen.id not in running
        assert seen.id not in [table.id for table in ada.lobby().running]
        assert all(table.you is None and not table.host for table in ben.lobby().running)


def test_a_seat_follows_its_private_link_to_another_device(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ada's phone") as phone:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        token = ada.link(table.id)
        claimed = phone.claim(table.id, token)
        assert claimed.you == table.you
        assert not claimed.host
        with ada.live(table.id) as here, phone.live(table.id) as there:
            there.act(there.choices[0].say)
            own = there.items[-1]
            eventually(lambda: here.wait(0.05) is not None and own in here.items)
        with refuses("no-seat-of-yours"):
            server.client("Zoe").link(table.id)


def test_links_of_other_tables_and_made_up_ones_are_worth_nothing(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Zoe") as zoe:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        other = ada.create("trickery", 3, bots=TWO_BOTS)
        token, foreign = ada.link(table.id), ada.link(other.id)
        for wrong in (foreign, "", "guess", token[:-1], "x" * 100):
            with refuses("no-such-link"):
                zoe.claim(table.id, wrong)
        assert zoe.claim(table.id, token).you == table.you


# ---------------------------------------------------------------------- after the game


def test_the_record_is_published_when_the_game_is_over_and_verifies(server: Serving) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        for path in ("record", "replay", "replay?eyes=0"):
            answer = server.raw("GET", f"/api/tables/{table.id}/{path}")
            assert answer.status == 409
            assert re.match("no-(record|replay|review)-yet", answer.reason)
        with ada.live(table.id) as game:
            play_out(game)
        record = decode(ada.record(table.id))
        assert list(verify(record, TRICKERY)) == []
        assert record.header.commitment == table.commitment
        assert record.header.players == [seat.name for seat in table.seats]
        answer = server.raw("GET", f"/api/tables/{table.id}/record")
        assert "attachment" in answer.headers["content-disposition"]


def test_a_replay_shows_what_each_pair_of_eyes_knew(server: Serving) -> None:
    with server.client() as ada:
        id = finished(ada)
        record = decode(ada.record(id))
        own, watching = ada.replay(id, 0), ada.replay(id)
        assert own.eyes == 0
        assert watching.eyes is None
        assert own.steps[0].move == watching.steps[0].move == 0
        assert own.steps[-1].move == watching.steps[-1].move == len(record.lines)
        assert own.steps[-1].view["result"]["winners"] == own.result["winners"]
        picks = [step for step in own.steps if any(event["type"] == "picked" for event in step.events)]
        assert len(picks) == 1
        assert not any(event["type"] == "picked" for step in watching.steps for event in step.events)
        assert [step.move for step in watching.steps[:2]] == [0, 3]
        assert watching.steps[1].seat is None  # who chose last was nobody's business
        assert all(step.seat is not None for step in watching.steps[2:])
        for step in watching.steps:
            seen = record.replay(TRICKERY, step.move).view(None)
            assert msgspec.json.encode(step.view) == msgspec.json.encode(seen)
        with refuses("no-such-seat number=4"):
            ada.replay(id, 3)
    assert server.raw("GET", f"/api/tables/{id}/replay?eyes=zero").status == 400
    plain = server.raw("GET", f"/api/tables/{id}/replay")
    packed = server.raw("GET", f"/api/tables/{id}/replay", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 4


def test_a_review_judges_a_few_more_decisions_each_time(server: Serving) -> None:
    with server.client() as ada:
        running = ada.create("trickery", 3, bots=TWO_BOTS, seat=0)
        with refuses("no-replay-yet|no-review-yet|no-playing-on-yet"):
            ada.review(running.id)
        id = finished(ada)
        record = decode(ada.record(id))
        seen = 0
        while True:
            found = ada.review(id)
            assert len(found.decisions) > seen
            seen = len(found.decisions)
            if found.next is None:
                break
            assert found.next == seen < found.total
        assert found.total == seen
        for one in found.decisions:
            line = record.lines[one.move]
            assert (one.seat, one.do) == (line.seat - 1, line.do)
            assert 0 <= one.lost <= 1
        last = found.decisions[-1]
        assert last.move == len(record.lines) - 1
        assert last.chance in (0.0, 1.0)  # the game was over then
        assert all(moment.move in {one.move for one in found.decisions} for moment in found.moments)


def test_playing_on_from_a_moment(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Zoe") as zoe:
        id = finished(ada)
        record = decode(ada.record(id))
        fork = zoe.fork(id, 5, 1)
        assert (fork.you, fork.stage) == (1, "playing")
        assert [seat.bot for seat in fork.seats] == ["sensible", None, "sensible"]
        with zoe.live(fork.id) as game:
            play_out(game)
        assert [line.do for line in decode(zoe.record(fork.id)).lines[:5]] == [line.do for line in record.lines[:5]]
        assert list(verify(decode(zoe.record(fork.id)), TRICKERY)) == []
        for move in (-1, len(record.lines)):
            with refuses(f"no-such-moment last={len(record.lines) - 1}$"):
                zoe.fork(id, move, 0)
        for seat in (3, -1):
            with refuses(f"no-such-seat number={seat + 1}$"):
                zoe.fork(id, 3, seat)
        with refuses("no-replay-yet|no-review-yet|no-playing-on-yet"):
            zoe.fork(ada.create("trickery", 3, bots=TWO_BOTS).id, 1, 0)


def test_a_rematch_alone_begins_at_once(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Zoe") as zoe:
        id = finished(ada, options={"max_turns": 3})
        with refuses("no-rematch-for-others"):
            zoe.rematch(id)
        fresh = ada.rematch(id)
        assert (fresh.stage, fresh.you, fresh.options["max_turns"]) == ("playing", 0, 3)
        assert ada.table(id).next == fresh.id
        assert ada.rematch(id).id == fresh.id
        with refuses("no-rematch-yet"):
            ada.rematch(fresh.id)


def test_a_rematch_begins_when_all_are_back_in_their_seats(server: Serving) -> None:
    with server.client("Ada") as ada, server.client("Ben") as ben:
        clock: dict[str, Any] = {"clock": "bank", "clock_amount": 15, "clock_more": 20}
        table = ada.create("trickery", 3, seat=0, bots={2: "random"}, options={"max_turns": 1}, **clock)
        ben.sit(table.id)
        ada.start(table.id)
        with ada.live(table.id) as one, ben.live(table.id) as two:

            def both_play() -> bool:
                for game in (one, two):
                    game.wait(0.02)
                    if game.choices and not game.over:
                        game.act(game.choices[0].say)
                return one.over and two.over

            eventually(both_play)
        fresh = ben.rematch(table.id)
        assert (fresh.stage, fresh.you) == ("gathering", 1)
        assert (fresh.clock, fresh.clock_amount, fresh.clock_more) == ("bank", 15, 20)
        assert ada.rematch(table.id).id == fresh.id
        assert ada.table(fresh.id).stage == "playing"
        assert [seat.name for seat in ada.table(fresh.id).seats][:2] == ["Ada", "Ben"]


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (b"", 400, "no-reading-that"),
        (b"{", 400, "no-reading-that"),
        (b"\xff\xfe", 400, "no-reading-that"),
        (b"[]", 400, "no-reading-that"),
        (b'{"game":"trickery"}', 400, "seats"),
        (b'{"game":"trickery","seats":3,"cheat":true}', 400, "cheat"),
        (b'{"game":"chess","seats":3}', 400, "no game 'chess'"),
        (b'{"game":"trickery","seats":2}', 400, "3 to 6 players"),
        (b'{"game":"trickery","seats":1e9}', 400, "3 to 6 players|no-reading-that"),
        (b'{"game":"trickery","seats":3,"seat":3}', 409, "no-such-seat number=4"),
        (b'{"game":"trickery","seats":3,"seat":-1}', 409, "no-such-seat number=0"),
        (b'{"game":"trickery","seats":3,"bots":{"0":"random"},"seat":0}', 409, "no-room-beside"),
        (b'{"game":"trickery","seats":3,"bots":{"7":"random"}}', 400, "no seat 8"),
        (b'{"game":"trickery","seats":3,"bots":{"x":"random"}}', 400, "no-reading-that"),
        (b'{"game":"trickery","seats":3,"bots":{"1":"god"}}', 400, "no bot 'god'"),
        (b'{"game":"trickery","seats":3,"options":{"max_turns":-1}}', 400, "max_turns"),
        (b'{"game":"trickery","seats":3,"options":{"max_turns":"many"}}', 400, "max_turns"),
        (b'{"game":"trickery","seats":3,"options":{"x":{"y":[]}}}', 400, "no option 'x'"),
        (b'{"game":"trickery","seats":3,"clock":"blitz"}', 400, "no-reading-that"),
        (b'{"game":"trickery","seats":3,"clock":"days","clock_amount":31}', 400, "no-reading-that"),
        (b'{"game":"trickery","seats":3,"clock":"bank","clock_amount":0}', 400, "no-reading-that"),
        (b'{"game":"trickery","seats":3,"clock":"bank","clock_more":4}', 400, "no-reading-that"),
        (b'{"game":"trickery","seats":3,"clock":"bank","clock_more":61}', 400, "no-reading-that"),
        (b'{"game":"trickery","seats":3,"options":' + b"[" * 2000 + b"]" * 2000 + b"}", 400, "no-reading-that"),
        (b'{"game":"trickery","seats":3,"options":{"x":' + b"[" * 7000 + b"]" * 7000 + b"}}", 400, "no-reading-that"),
    ],
)
def test_a_table_that_cannot_be(server: Serving, body: bytes, status: int, why: str) -> None:
    answer = server.raw("POST", "/api/tables", body)
    assert answer.status == status
    assert re.search(why, answer.reason)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/nothere1"),
        ("GET", "/api/tables/nothere1/record"),
        ("GET", "/api/tables/nothere1/replay"),
        ("GET", "/api/tables/nothere1/poll"),
        ("POST", "/api/tables/nothere1/start"),
        ("POST", "/api/tables/nothere1/link"),
        ("POST", "/api/tables/%00/start"),
        ("GET", "/api/tables/..%2f..%2fetc"),
        ("GET", "/api/tables/" + "x" * 3000),
        ("GET", "/api/nothing"),
        ("PUT", "/api/me"),
        ("DELETE", "/api/tables"),
    ],
)
def test_what_is_not_there(server: Serving, method: str, path: str) -> None:
    answer = server.raw(method, path)
    assert answer.status == 404
    assert answer.reason


def test_since_must_be_a_number(server: Serving) -> None:
    with server.client() as ada:
        table = ada.create("trickery", 3, bots=TWO_BOTS)
        for since in ("-1", "x", "1.5", "9" * 30, "%D9%A3"):
            answer = server.raw("GET", f"/api/tables/{table.id}/poll?since={since}&version={m.VERSION}")
            assert answer.status == 400
            assert "whole number" in answer.reason


def test_the_page_or_how_to_build_it(server: Serving) -> None:
    for path in ("/", "/table/abcdefgh"):
        answer = server.raw("GET", path)
        assert (answer.status == 200 and b"<!doctype html>" in answer.body) or (
            answer.status == 503 and b"make page" in answer.body
        )
