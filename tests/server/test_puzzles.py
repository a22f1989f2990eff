"""Puzzles over the wire: what the seat sees and no more, until somebody has answered."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.server.serving import Serving

import intrigue
from intrigue.lab.puzzle import load_shipped
from intrigue.server import http_types

GAME = intrigue.game("trickery")


def shown(server: Serving, number: int) -> dict[str, Any]:
    answer = server.raw("GET", f"/api/puzzles/trickery/{number}")
    assert answer.status == 200
    found: dict[str, Any] = msgspec.json.decode(answer.body)
    return found


def test_a_puzzle_is_what_its_seat_sees_and_was_told(server: Serving) -> None:
    for number, puzzle in enumerate(load_shipped(GAME)[:4], 1):
        found = shown(server, number)
        state = puzzle.state(GAME)
        seat = puzzle.seat - 1
        assert found["view"] == msgspec.json.decode(msgspec.json.encode(state.view(seat)))
        assert [choice["say"] for choice in found["view"]["choices"]]
        assert sorted(one.do for one in puzzle.verdicts) == sorted(one["say"] for one in found["view"]["choices"])
        assert state.events is not None
        told = [face for one in state.events if (face := one.seen_by(seat)) is not None]
        assert [event for item in found["items"] for event in item["events"]] == msgspec.json.decode(
            msgspec.json.encode(told)
        )
        assert [one["seat"] for one in found["seats"] if one["bot"] is None] == [seat]
        assert len({one["name"] for one in found["seats"]}) == puzzle.seats
        hidden = {"seed", "moves", "check", "luck", "verdicts", "why", "kind"}
        assert hidden.isdisjoint(found), "what the file knows beside that stays here"


def test_the_verdict_comes_with_an_answer(server: Serving) -> None:
    puzzle = load_shipped(GAME)[0]
    for one in puzzle.verdicts:
        answer = server.raw(
            "POST",
            "/api/puzzles/trickery/1",
            msgspec.json.encode(http_types.PuzzleAnswer(one.do)),
            Content_Type="application/json",
            Origin=server.address,
        )
        verdict = msgspec.json.decode(answer.body, type=http_types.PuzzleVerdict)
        assert verdict.right == (one is puzzle.best)
        assert [found.do for found in verdict.verdicts] == [known.do for known in puzzle.verdicts]
        assert all(found.low <= found.chance <= found.high for found in verdict.verdicts)
        assert verdict.why
        assert verdict.worlds == puzzle.worlds


def test_a_book_has_what_every_puzzle_is_told_one_by_one(server: Serving) -> None:
    book = msgspec.json.decode(server.raw("GET", "/api/puzzles/trickery").body)
    assert len(book["puzzles"]) == len(book["answers"]) == len(load_shipped(GAME))
    for number, puzzle in enumerate(load_shipped(GAME), 1):
        if number < 4:
            assert book["puzzles"][number - 1] == shown(server, number)
        answer = msgspec.convert(book["answers"][number - 1], http_types.PuzzleVerdict)
        assert (answer.right, answer.verdicts[0].do, answer.worlds) == (True, puzzle.best.do, puzzle.worlds)
    assert {"seed", "moves", "check", "luck"}.isdisjoint({*book["puzzles"][0], *book["answers"][0]}), "no deal leaves"
    for name in intrigue.games():
        if not load_shipped(intrigue.game(name)):
            assert msgspec.json.decode(server.raw("GET", f"/api/puzzles/{name}").body) == {"puzzles": [], "answers": []}


def test_what_is_not_there_is_said(server: Serving) -> None:
    assert server.raw("GET", "/api/puzzles/trickery/0").status == 404
    assert server.raw("GET", "/api/puzzles/trickery/x").status == 404
    assert "no-such-puzzle" in server.raw("GET", f"/api/puzzles/trickery/{len(load_shipped(GAME)) + 1}").reason
    assert "no-such-game" in server.raw("GET", "/api/puzzles/whist/1").reason
    assert "no-such-game" in server.raw("GET", "/api/puzzles/whist").reason
    told = server.raw(
        "POST",
        "/api/puzzles/trickery/1",
        b'{"do":"outdo everybody"}',
        Content_Type="application/json",
        Origin=server.address,
    )
    assert (told.status, "no-such-text" in told.reason) == (409, True)


def test_the_puzzle_of_the_day_changes_with_the_day(server: Serving) -> None:
    today = msgspec.json.decode(server.raw("GET", "/api/puzzles").body, type=http_types.PuzzleDay)
    server.time.ahead += 24 * 3600
    tomorrow = msgspec.json.decode(server.raw("GET", "/api/puzzles").body, type=http_types.PuzzleDay)
    assert today.game is not None
    assert today.day < tomorrow.day
    [before], [after] = ([one for one in day.shelves if one.game == "trickery"] for day in (today, tomorrow))
    assert after.today == before.today % before.count + 1
    assert {one.game for one in today.shelves} == {
        name for name in intrigue.games() if load_shipped(intrigue.game(name))
    }
