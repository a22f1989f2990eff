"""Load tests: simulated players play all games to the end, and nothing is refused or lost."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.patience import PATIENCE, eventually
from tests.server.serving import AtOnce, Serving

import intrigue
from benchmarks import simulated_players
from benchmarks.load import bottleneck, load, options_by_game, raise_errors
from benchmarks.simulated_players import (
    POLLING,
    WATCHED,
    LiveClient,
    Measurements,
    ServerMessage,
    SimulatedPlayers,
    Table,
)

SHORT: dict[str, dict[str, Any]] = {
    "trickery": {"max_turns": 4},
    "trieste": {"max_turns": 3},
    "mediterranean": {"turns": 1, "floor": "rounds", "laps": 2},
}
POLLED_AND_WATCHED = POLLING * WATCHED - 1  # the number of a table with a player who polls and a spectator


def is_varied(done: Measurements) -> bool:
    """Whether everything has happened that players do now and then; a short game may be over before."""
    return all((done.reconnects, done.chats, done.update_times, done.lobby_times))


async def play(
    players: SimulatedPlayers,
    games: int,
    server: Serving,
    pace: float,
    is_enough: Callable[[Measurements], bool] = lambda _: True,
) -> None:
    """Until so many games have ended and it is enough; the server's clock advances at some pace."""
    done = players.measured
    table = await players.in_thread(players.set_up_table, POLLED_AND_WATCHED)
    tasks = [
        asyncio.create_task(players.play_games(POLLED_AND_WATCHED, table)),
        asyncio.create_task(players.poll_lobby()),
    ]
    async with asyncio.timeout(PATIENCE):
        while sum(done.games.values()) < games or not is_enough(done):
            await asyncio.sleep(0.02)
            server.time.ahead += pace
            await raise_errors(tasks)
    await players.stop(tasks)


@pytest.mark.parametrize("name", intrigue.games())
def test_every_game_moves_and_ends_and_nothing_is_refused_or_lost(
    server: Serving, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulated_players, "RECONNECTS", 0.1)
    monkeypatch.setattr(simulated_players, "CHATS", 0.1)
    game = intrigue.game(name)
    players = SimulatedPlayers(server.address, [game], None, 0, SHORT)
    players.measured.on = True
    asyncio.run(play(players, 2 if name in SHORT else 1, server, 0.02, is_varied))
    done = players.measured
    assert done.moves > game.default_seats  # the shortest games end in the third round
    assert (done.refusals, done.lost_updates) == ({}, 0)
    assert len(done.answer_times) == done.moves


def nowhere() -> SimulatedPlayers:
    return SimulatedPlayers("http://nowhere", [], None, 0)


def test_choices_that_come_without_items_are_answered() -> None:
    player = LiveClient(nowhere(), Table("x", intrigue.game("trickery"), []), 0)
    player.receive(ServerMessage("hello", now={"table": {"stage": "playing"}, "view": {"choices": []}, "question": 1}))
    player.wake_up.clear()
    assert player.question is None
    player.receive(ServerMessage("news", change={"view": {"choices": [[{"say": "pass"}]]}, "question": [2]}))
    assert player.wake_up.is_set()
    assert player.question == (2, [{"say": "pass"}])


def test_a_gap_is_noticed() -> None:
    players = nowhere()
    player = LiveClient(players, Table("x", intrigue.game("trickery"), []), None)
    player.receive(ServerMessage("hello", [{"n": 1, "type": "seated"}], now={"table": {"stage": "playing"}}))
    player.receive(ServerMessage("news", [{"n": 3, "type": "seated"}], change={}))
    assert players.measured.lost_updates == 1


def test_the_bottleneck_is_named() -> None:
    for server, own, spare, think, rate_limit_hits, why in [
        (0.95, 0.3, 0.5, 2, 0, "the one core of the server"),
        (0.5, 0.95, 0.3, 2, 0, "this program is the bottleneck"),
        (0.1, 0.1, 0.0, 2, 0, "other programs"),
        (0.1, 0.1, 1.5, 2, 0, "thinking sets the pace"),
        (0.1, 0.1, 1.5, 0, 0, "waiting is the bottleneck"),
        (0.95, 0.95, 0.0, 0, 3, "rate limits of the server"),
    ]:
        assert why in bottleneck(server, own, spare, think, rate_limit_hits)


def test_messages_refused_by_a_rate_limit_are_counted(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulated_players, "CHATS", 1)
    with Serving(database, AtOnce(), chat_rate=0.01) as server:
        players = SimulatedPlayers(server.address, [intrigue.game("trickery")], 3, 0, {"trickery": {"max_turns": 20}})
        players.measured.on = True
        asyncio.run(play(players, 1, server, 0))
    assert players.measured.rate_limit_hits > 0
    assert players.measured.rate_limit_hits == players.measured.refusals["no-talking-so-fast"]


def test_options_go_to_the_games_that_have_them() -> None:
    games = [intrigue.game("trickery"), intrigue.game("fivesails")]
    assert options_by_game(games, "max_turns=3,turns=1") == {"trickery": {"max_turns": 3}, "fivesails": {}}


# ---------------------------------------------------------------------- the command


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benchmarks.load", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_it_measures() -> None:
    for seconds in ("2", "10", "100"):
        done = run("--tables", "3", "--game", "trickery", "--think", "0", "--seconds", seconds, "--seats", "3")
        assert done.returncode == 0, done.stderr
        if "another player's update: p50" in done.stdout and "The lobby: p50" in done.stdout:
            break  # a busy machine needs longer to have anything to measure
    assert re.search(r"^[\d,]+ moves a second \([\d,]+ in \d+\.\d s", done.stdout, re.MULTILINE)
    assert re.search(r"its answer: p50 [\d.]+ ms, p99 [\d.]+ ms", done.stdout)
    assert "A move costs the server" in done.stdout
    assert "0 updates were lost" in done.stdout
    assert "refused" not in done.stdout


def test_it_can_be_interrupted() -> None:
    command = [sys.executable, "-m", "benchmarks.load", "--tables", "2", "--seconds", "60"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        eventually(lambda: len(children(process.pid)) > 0)
        (server,) = children(process.pid)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in said
    eventually(lambda: not Path(f"/proc/{server}").exists())


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        ("--game all --seats 3", "not 3"),
        ("--game trieste --seats 4", "not 4"),
        ("--game chess", "no game"),
        ("--database no-such-folder/x.db", "There is no folder no-such-folder"),
        ("--database mysql://nowhere", "The database cannot be mysql://"),
    ],
)
def test_bad_input_gets_a_sentence(flags: str, why: str) -> None:
    done = CliRunner().invoke(load, flags.split())
    assert done.exit_code == 2
    assert why in done.output
    assert "Traceback" not in done.output
