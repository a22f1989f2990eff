"""The sensible player."""

from __future__ import annotations

import re
from typing import Any

import pytest

import intrigue
from intrigue.core import Player, RandomPlayer, decide, play_on, seeded

GAME = intrigue.game("trickery")
SENTENCE = re.compile(r"[A-Z].*\.")


@pytest.mark.parametrize(
    "given",
    [
        {"societies": ["thorn", "machine", "machine"], "seals": [3, 0, 0], "chests": {"thorn": 4}},
        {"societies": ["thorn", "thorn", "machine"], "seals": [3, 3, 0], "chests": {"thorn": 3}},
        {"societies": ["machine", "thorn", "thorn"], "seals": [1, 4, 4], "coins": [9, 3, 3], "chests": {"machine": 1}},
        {"societies": ["thorn", "thorn", "machine"], "seals": [4, 4, 0], "coins": [4, 2, 2], "chests": {"thorn": 4}},
    ],
    ids=["one coin", "two coins", "two chests", "richer"],
)
def test_it_takes_an_immediate_win(given: dict[str, Any]) -> None:
    for seed in range(10):
        state = GAME.position(given)
        action = decide(GAME.bot(), state, 0, seeded(seed))
        assert GAME.bot().explain(state, 0, action) == "It wins the game."
        state.apply(0, action)
        assert state.result is not None
        assert state.result.winners == (0,)


def test_it_does_not_hand_the_game_to_another() -> None:
    given = {"societies": ["thorn", "thorn", "machine"], "seals": [0, 4, 0], "chests": {"thorn": 4}}
    for seed in range(10):
        state = GAME.position(given)
        state.apply(0, decide(GAME.bot(), state, 0, seeded(seed)))
        assert not state.over
    state = GAME.position(given)
    words = GAME.bot().explain(state, 0, GAME.action(state, 0, "tribute 1"))
    assert words == "It would hand the game to somebody else."


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_can_explain_every_action(seats: int) -> None:
    bot = GAME.bot()
    rng = seeded(seats)
    for seed in range(5):
        state = GAME.new(seats, seed)
        while not state.over:
            seat = state.mover()
            for action in state.legal(seat):
                assert SENTENCE.fullmatch(bot.explain(state, seat, action))
            state.apply(seat, decide(bot, state, seat, rng))


def test_looking_changes_nothing() -> None:
    state = GAME.position({"societies": ["thorn", "thorn", "machine"], "played": [["favour"], [], []]})
    before = state.save()
    GAME.bot().choose(state, 0, seeded(1))
    for action in state.legal(0):
        GAME.bot().explain(state, 0, action)
    assert state.save() == before


def test_the_same_chance_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        state = GAME.new(5, 4)
        play_on(state, [GAME.bot() for _ in range(5)], seeded(9))
        games.append(state.save())
    assert games[0] == games[1]


def test_it_beats_random_players() -> None:
    """One sensible player against three random ones, in every seat equally often. An even share would be 25 %."""
    won = 0.0
    for number in range(400):
        seat = number % 4
        players: list[Player] = [GAME.bot() if p == seat else RandomPlayer() for p in range(4)]
        state = GAME.new(4, number, events=False)
        play_on(state, players, seeded(1000 + number))
        assert state.result is not None
        won += state.result.share(seat)
    assert won / 400 >= 0.45
