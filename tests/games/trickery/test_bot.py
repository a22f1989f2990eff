"""The sensible player."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trickery.playing import GAME

from intrigue.core import Phrase, Player, RandomPlayer, State, Words, decide, play_on, seeded
from intrigue.core.phrase import phrase, wrap
from intrigue.lab.laws import check_words


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
        assert GAME.bot().explain(state, 0, action) == phrase("why-victory")
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
    assert words == phrase("why-defeat")


FIRST = ["betray"]  # what most of them have played


@pytest.mark.rule("TRK-PAUSE-1", "TRK-END-2", "TRK-C-1")
@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        # Coins decide between several with five seals, so the sixth and seventh are worth having.
        (
            "favour",
            {
                "societies": ["thorn", "thorn", "machine"],
                "coins": [5, 1, 2],
                "seals": [3, 4, 4],
                "chests": {"machine": 2},
                "played": [FIRST, ["bribe"], []],
            },
        ),
        # A fellow could fill the chest then, but would give the game to the richest, and that is this player.
        (
            "favour",
            {
                "societies": ["thorn", "thorn", "thorn", "thorn", "machine", "thorn"],
                "coins": [3, 2, 4, 1, 1, 1],
                "seals": [4, 4, 4, 4, 4, 4],
                "chests": {"machine": 2},
                "played": [FIRST, [], [*FIRST, "favour"], ["bribe"], [], []],
            },
        ),
        # It can fill the chest twice as soon as the fellow is gone to whom the first time would give the game.
        (
            "outdo 2",
            {
                "societies": ["thorn", "thorn", "machine"],
                "coins": [12, 2, 2],
                "seals": [2, 4, 4],
                "chests": {"thorn": 2},
                "played": [["favour"], [], []],
            },
        ),
        (
            "outdo 1",
            {
                "societies": ["thorn", "machine", "machine", "thorn", "thorn"],
                "coins": [1, 2, 2, 1, 14],
                "seals": [4, 3, 4, 3, 2],
                "chests": {"thorn": 1, "machine": 1},
                "played": [["betray", "bribe"]] * 2 + [["betray", "bribe", "favour"]] * 2 + [FIRST],
                "turn": 4,
            },
        ),
    ],
    ids=["richer", "richest", "twice", "thrice"],
)
def test_it_does_not_pause_for_one_card_when_a_victory_can_be_prepared(wanted: str, given: dict[str, Any]) -> None:
    state = GAME.position({"seats": len(given["societies"]), **given})
    seat = state.mover()
    for seed in range(5):
        assert GAME.notation.say(state, seat, decide(GAME.bot(), state, seat, seeded(seed))) == wanted


@pytest.mark.rule("TRK-PAUSE-1")
def test_it_pauses_for_one_card_where_any_other_would_fill_a_chest_for_the_others() -> None:
    state = GAME.position(
        {
            "societies": ["machine", "machine", "thorn"],
            "coins": [3, 2, 3],
            "chests": {"thorn": 1, "machine": 1},
            "played": [FIRST, FIRST, FIRST],
            "turn": 1,
        }
    )
    assert GAME.notation.say(state, 1, decide(GAME.bot(), state, 1, seeded(1))) == "pause"


def reasons(state: State, action: int) -> list[Words]:
    """What the bot says for and against an action."""
    told = wrap(GAME.bot().explain(state, 0, action)).args["reasons"]
    assert isinstance(told, tuple)
    return [one for one in told if isinstance(one, Phrase)]


@pytest.mark.rule("TRK-END-2")
def test_it_says_whose_victory_comes_near() -> None:
    given = {"societies": ["thorn", "thorn", "machine"], "seals": [4, 4, 0], "chests": {"thorn": 3}}
    pause = {"played": [FIRST, [], []]}
    state = GAME.position({**given, **pause, "coins": [3, 2, 2]})
    bribe = GAME.action(state, 0, "bribe 3")
    kinds = [wrap(one).kind for one in reasons(state, bribe)]
    assert not {"why-threat", "why-rescue", "why-next-turn"}.intersection(kinds)  # it would give the game away
    state = GAME.position({**given, **pause, "coins": [3, 6, 2]})
    assert phrase("why-threat", seat="seat:1") in reasons(state, bribe)
    outdo = GAME.action(state, 0, "outdo 2")
    assert phrase("why-next-turn") in reasons(state, outdo)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_can_explain_every_action(seats: int) -> None:
    bot = GAME.bot()
    rng = seeded(seats)
    for seed in range(5):
        state = GAME.new(seats, seed)
        while not state.over:
            seat = state.mover()
            for action in state.legal(seat):
                check_words(GAME, bot.explain(state, seat, action))
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
