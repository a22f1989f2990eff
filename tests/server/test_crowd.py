"""`intrigue load` plays all games as people would: they move and end, and nothing is refused or lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.patience import PATIENCE
from tests.server.serving import AtOnce, Serving

import intrigue
from intrigue.cli import crowd, load
from intrigue.cli import intrigue as command
from intrigue.cli.crowd import POLLS, WATCHED, Crowd, Guest, Heard, Measured, Setting

SHORT: dict[str, dict[str, Any]] = {
    "trickery": {"max_turns": 4},
    "trieste": {"max_turns": 3},
    "mediterranean": {"turns": 1, "floor": "rounds", "laps": 2},
}
POLLED_AND_WATCHED = POLLS * WATCHED - 1  # the number of a table where somebody polls and somebody watches


def lively(done: Measured) -> bool:
    """Whether all has happened that people do now and then: a short game may be over before."""
    return all((done.reconnects, done.talks, done.news, done.lobby))


async def play(
    crowd: Crowd, games: int, server: Serving, pace: float, wanted: Callable[[Measured], bool] = lambda _: True
) -> None:
    """Until so many games have ended and what is wanted has happened, while time goes on at some pace."""
    done = crowd.measured
    table = await crowd.beside(crowd.sit_down, POLLED_AND_WATCHED)
    tasks = [
        asyncio.create_task(crowd.keep_playing(POLLED_AND_WATCHED, table)),
        asyncio.create_task(crowd.look_around()),
    ]
    async with asyncio.timeout(PATIENCE):
        while sum(done.games.values()) < games or not wanted(done):
            await asyncio.sleep(0.02)
            server.time.ahead += pace
            for task in tasks:
                if task.done():
                    await task
    crowd.stop()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("name", intrigue.games())
def test_every_game_moves_and_ends_and_nothing_is_refused_or_lost(
    server: Serving, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "RECONNECTS", 0.1)
    monkeypatch.setattr(crowd, "TALKS", 0.1)
    game = intrigue.game(name)
    people = Crowd(server.address, [game], None, 0, SHORT)
    people.measured.on = True
    asyncio.run(play(people, 2 if name in SHORT else 1, server, 0.02, lively))
    done = people.measured
    assert done.moves > game.default_seats  # the shortest games end in the third round
    assert (done.refused, done.lost) == ({}, 0)
    assert len(done.acts) == done.moves


def test_choices_that_come_without_news_are_answered() -> None:
    """Others' doings can bring something to do of which there is nothing to tell."""
    player = Guest(Crowd("http://nowhere", [], None, 0), Setting("x", intrigue.game("trickery"), []), 0)
    player._hear(Heard("hello", now={"table": {"stage": "playing"}, "view": {"choices": []}, "question": 1}))
    player.stir.clear()
    assert player.asked is None
    player._hear(Heard("news", change={"view": {"choices": [[{"say": "pass"}]]}, "question": [2]}))
    assert player.stir.is_set()
    assert player.asked == (2, [{"say": "pass"}])


def test_a_gap_is_noticed() -> None:
    people = Crowd("http://nowhere", [], None, 0)
    player = Guest(people, Setting("x", intrigue.game("trickery"), []), None)
    player._hear(Heard("hello", [{"n": 1, "type": "seated"}], now={"table": {"stage": "playing"}}))
    player._hear(Heard("news", [{"n": 3, "type": "seated"}], change={}))
    assert people.measured.lost == 1


def test_what_the_limit_was_is_measured() -> None:
    for server, own, spare, think, limited, why in [
        (0.95, 0.3, 0.5, 2, 0, "the one core of the server"),
        (0.5, 0.95, 0.3, 2, 0, "this program is the limit"),
        (0.1, 0.1, 0.0, 2, 0, "other programs"),
        (0.1, 0.1, 1.5, 2, 0, "thinking sets the pace"),
        (0.1, 0.1, 1.5, 0, 0, "waiting is the limit"),
        (0.95, 0.95, 0.0, 0, 3, "rates of the settings"),
    ]:
        assert why in load.limit(server, own, spare, think, limited)


def test_rates_in_the_way_are_counted(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "TALKS", 1)
    with Serving(database, AtOnce(), chat_rate=0.01) as server:
        people = Crowd(server.address, [intrigue.game("trickery")], 3, 0, {"trickery": {"max_turns": 20}})
        people.measured.on = True
        asyncio.run(play(people, 1, server, 0))
    assert people.measured.limited > 0
    assert people.measured.limited == people.measured.refused["no-talking-so-fast"]


def test_options_go_to_the_games_that_have_them() -> None:
    text = "max_turns=3,turns=1"
    assert load.chosen_for(intrigue.game("trickery"), text) == {"max_turns": 3}
    assert load.chosen_for(intrigue.game("fivesails"), text) == {}


def test_seats_must_fit_every_game() -> None:
    done = CliRunner().invoke(command, ["load", "--game", "all", "--seats", "3"])
    assert done.exit_code == 2
    assert "not 3" in done.output
