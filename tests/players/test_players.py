from __future__ import annotations

import pytest
from tests.laws.test_shapes import Duels
from tests.laws.toys import BidsGame

import intrigue
from intrigue import BadInput
from intrigue.core import Player, RandomPlayer, decide, play_on, seeded
from intrigue.players import PLAYERS, player
from intrigue.players.search import Search

GAME = intrigue.game("trickery")


def share(one: Player, other: Player, games: int, seats: int = 4) -> float:
    """How much of the victories one player takes against others of a kind, changing seats from game to game."""
    won = 0.0
    for index in range(games):
        state = GAME.new(seats, index // seats, events=False)
        players = [other] * seats
        players[index % seats] = one
        play_on(state, players, seeded(index))
        result = state.result
        assert result is not None
        won += result.share(index % seats)
    return won / games


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_plays_legally_to_the_end(name: str) -> None:
    if name == "ruthless":
        bot: Player = Search(40, 0.0, GAME.bot(), 8, 0.1, 0.7, 0.0)
    else:
        bot = player(GAME, name)
    state = GAME.new(3, 1)
    rng = seeded(1)
    while not state.over and state.moves < 12:
        seat = state.mover()
        state.apply(seat, decide(bot, state, seat, rng))
    assert state.moves == 12


def test_an_unknown_player_gets_a_sentence() -> None:
    with pytest.raises(BadInput, match=r"no bot 'clever'\. Bots: random, gentle, sensible, sharp, ruthless"):
        player(GAME, "clever")


def test_the_ladder_stands_up() -> None:
    """Gentle beats random, sensible beats gentle, and a short search beats sensible; fair would be a quarter."""
    assert share(player(GAME, "gentle"), RandomPlayer(), 100) > 0.4
    assert share(player(GAME, "sensible"), player(GAME, "gentle"), 100) > 0.35
    assert share(Search(60, 0.0, GAME.bot(), 8, 0.1, 0.7, 0.0), GAME.bot(), 60) > 0.3


def test_a_search_limited_by_rounds_is_the_same_for_the_same_seed() -> None:
    state = GAME.new(4, 3, events=False)
    play_some(10, state)
    search = Search(50, 0.0, GAME.bot(), 6, 0.1, 0.7, 0.0)
    seat = state.mover()
    assert len({decide(search, state, seat, seeded(5)) for _ in range(3)}) == 1


def test_a_search_limited_by_time_stops() -> None:
    search = Search(0, 0.02, GAME.bot(), 6, 0.1, 0.7, 0.5)
    state = GAME.new(4, 3, events=False)
    assert decide(search, state, 0, seeded(5)) in state.legal(0)


def test_a_search_takes_the_win_that_is_there() -> None:
    state = GAME.position({"societies": ["thorn", "machine", "machine"], "chests": {"thorn": 3}, "seals": [3, 4, 4]})
    search = Search(100, 0.0, GAME.bot(), 4, 0.1, 0.7, 0.0)
    assert state.say(0, decide(search, state, 0, seeded(1))) == "tribute 2"


def test_what_a_seat_cannot_know_changes_no_decision() -> None:
    """Two states that a seat cannot tell apart lead a search to the same choice."""
    game = BidsGame()
    search = Search(60, 0.0, RandomPlayer(), 5, 1.0, 0.7, 0.4)
    for seed in range(10):
        state = game.new(3, seed)
        other = state.imagine(1, seeded(seed + 100))
        assert decide(search, state, 1, seeded(7)) == decide(search, other, 1, seeded(7))


def test_sealed_choices_are_searched_without_a_special_case() -> None:
    """With the highest card a bidder bids it or keeps it; the search must come to the end of every kind of game."""
    for game in (BidsGame(), Duels()):
        state = game.new(2, 1)
        rng = seeded(1)
        search = Search(30, 0.0, RandomPlayer(), 5, 1.0, 0.7, 0.3)
        while not state.over:
            seat = state.mover()
            state.apply(seat, decide(search, state, seat, rng))


def play_some(moves: int, state: intrigue.State) -> None:
    rng = seeded(2)
    while state.moves < moves:
        seat = state.mover()
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
