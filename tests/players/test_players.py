from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest
from tests.laws.test_shapes import Duels
from tests.laws.toys import BidsGame

import intrigue
from intrigue import BadInput
from intrigue.core import Lookahead, Player, RandomPlayer, State, decide, play_on, seeded
from intrigue.games.treachery.state import Treachery
from intrigue.players import PLAYERS, player
from intrigue.players.search import Search, Worlds
from intrigue.players.search_compare import Compare
from intrigue.players.search_parallel import Several
from intrigue.players.search_tree import Trees

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


def searches(guide: Player, rounds: int) -> list[Search]:
    """Every way of looking ahead."""
    return [
        Compare(guide, guide, rounds, look=Lookahead(depth=6)),
        Trees(guide, guide, rounds, look=Lookahead(depth=6, blind=0.1, dreams=0.4)),
        Trees(guide, guide, rounds, look=Lookahead("one tree", depth=6, blind=0.1)),
    ]


@pytest.mark.parametrize("name", [*PLAYERS, "search:40", "search:0.002s"])
def test_every_player_plays_legally_to_the_end(name: str) -> None:
    bot = player(GAME, name)
    if isinstance(bot, Search) and bot.rounds:
        bot.rounds = 40  # how long they think is not the point
    state = GAME.new(3, 1)
    rng = seeded(1)
    while not state.over and state.moves < 12:
        seat = state.mover()
        state.apply(seat, decide(bot, state, seat, rng))
    assert state.moves == 12


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))])
def test_a_player_can_be_copied_and_pickled(way: Callable[[Player], Player]) -> None:
    for game in map(intrigue.game, intrigue.games()):
        state = game.new(seed=2, events=False)
        for name in (*PLAYERS, "search:20", "search:20@2"):
            bot = player(game, name)
            other = way(bot)
            assert type(other) is type(bot)
            if isinstance(bot, Search) and isinstance(other, Search):
                assert (other.rounds, other.seconds, type(other.guide)) == (bot.rounds, bot.seconds, type(bot.guide))
            if name in ("gentle", "sensible") or (name == "search:20" and game is GAME):
                seat = state.mover()
                assert decide(other, state, seat, seeded(3)) == decide(bot, state, seat, seeded(3))


class Stubborn(Player):
    """A player as somebody may write one, with attributes of its own."""

    def __init__(self, place: int) -> None:
        self.place = place


def test_a_player_of_ones_own_can_be_copied_too() -> None:
    assert copy.copy(Stubborn(3)).place == copy.deepcopy(Stubborn(3)).place == 3


@pytest.mark.parametrize("name", ["clever", "search:", "search:0", "search:0s", "search:-3", "search:1e9s", "Sharp"])
def test_an_unknown_player_gets_a_sentence(name: str) -> None:
    with pytest.raises(BadInput, match=f"no bot '{name}'.*Bots: random, gentle, sensible, sharp, ruthless; search:500"):
        player(GAME, name)


def test_the_ladder_stands_up() -> None:
    """Gentle beats random, sensible beats gentle, and a short search beats sensible; fair would be a quarter."""
    assert share(player(GAME, "gentle"), RandomPlayer(), 100) > 0.4
    assert share(player(GAME, "sensible"), player(GAME, "gentle"), 100) > 0.35
    assert share(player(GAME, "search:20"), GAME.bot(), 16) > 0.4


@pytest.mark.parametrize("way", range(3))
def test_a_search_limited_by_rounds_is_the_same_for_the_same_seed(way: int) -> None:
    state = GAME.new(4, 3, events=False)
    play_some(10, state)
    search = searches(GAME.bot(), 50)[way]
    seat = state.mover()
    assert len({decide(search, state, seat, seeded(5)) for _ in range(3)}) == 1


@pytest.mark.parametrize("way", range(3))
def test_a_search_limited_by_time_stops(way: int) -> None:
    search = searches(GAME.bot(), 0)[way]
    search.seconds = 0.02
    state = GAME.new(4, 3, events=False)
    assert decide(search, state, 0, seeded(5)) in state.legal(0)


def test_without_any_time_to_compare_the_sensible_choice_stands() -> None:
    state = GAME.new(4, 3, events=False)
    play_some(10, state)
    seat = state.mover()
    found = Compare(GAME.bot(), GAME.bot(), seconds=1e-9).weigh(state.imagine(seat, seeded(1)), seat, seeded(2))
    assert found[0].action == GAME.bot().rank(state.imagine(seat, seeded(1)), seat, seeded(2))[0]
    assert {prospect.trials for prospect in found} == {0}


@pytest.mark.parametrize("way", range(3))
def test_a_search_takes_the_win_that_is_there(way: int) -> None:
    state = GAME.position({"societies": ["thorn", "machine", "machine"], "chests": {"thorn": 3}, "seals": [3, 4, 4]})
    assert state.say(0, decide(searches(GAME.bot(), 100)[way], state, 0, seeded(1))) == "tribute 2"


@pytest.mark.parametrize("way", range(3))
def test_a_search_finds_what_its_guide_does_not(way: int) -> None:
    """Led by a player who picks blindly, it still takes the win."""
    state = GAME.position({"societies": ["thorn", "machine", "machine"], "chests": {"thorn": 3}, "seals": [3, 4, 4]})
    search = searches(RandomPlayer(), 600)[way]
    found = search.weigh(state.imagine(0, seeded(1)), 0, seeded(1))
    assert state.say(0, found[0].action) == "tribute 2"
    assert found[0].worth == 1.0
    assert found[0].trials > 20


def test_choices_are_compared_in_the_same_worlds() -> None:
    """A choice that can make no difference is as good as the sensible one to the last digit, whatever the luck."""
    game = intrigue.game("trickery")
    state = game.new(4, 3, events=False)
    found = Compare(game.bot(), game.bot(), 40).weigh(state.imagine(0, seeded(1)), 0, seeded(2))
    assert {prospect.trials for prospect in found} == {20}
    assert sorted(prospect.action for prospect in found) == state.legal(0)


@pytest.mark.parametrize("way", range(3))
def test_what_a_seat_cannot_know_changes_no_decision(way: int) -> None:
    """Two states that a seat cannot tell apart lead a search to the same choice."""
    game = BidsGame()
    search = searches(RandomPlayer(), 60)[way]
    for seed in range(10):
        state = game.new(3, seed)
        other = state.imagine(1, seeded(seed + 100))
        assert decide(search, state, 1, seeded(7)) == decide(search, other, 1, seeded(7))


@pytest.mark.parametrize("way", range(3))
def test_sealed_choices_are_searched_without_a_special_case(way: int) -> None:
    """With the highest card a bidder bids it or keeps it; the search must come to the end of every kind of game."""
    for game in (BidsGame(), Duels()):
        state = game.new(2, 1)
        rng = seeded(1)
        search = searches(RandomPlayer(), 30)[way]
        while not state.over:
            seat = state.mover()
            state.apply(seat, decide(search, state, seat, rng))


def play_some(moves: int, state: intrigue.State) -> None:
    rng = seeded(2)
    while state.moves < moves:
        seat = state.mover()
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


class Suspicious(Player):
    """Finds a world e times as likely if its luck is odd."""

    def belief(self, world: State, seat: int) -> float:
        return 1.0 if world.rng.state % 2 else 0.0


def test_likely_worlds_come_oftener() -> None:
    state = GAME.new(3, 1, events=False)
    state.rng = seeded(7)
    rng = seeded(1)
    plain = Worlds(state, 0, Suspicious(), 0, rng)
    weighed = Worlds(state, 0, Suspicious(), 4, rng)
    evenly = sum(plain.next(rng).rng.state % 2 for _ in range(1000))
    oftener = sum(weighed.next(rng).rng.state % 2 for _ in range(1000))
    assert 400 < evenly < 600
    assert 660 < oftener < 800  # e / (1 + e) is 0.73


def test_in_treachery_the_agenda_behind_what_was_done_is_suspected() -> None:
    """Others' agendas are secret; after a few turns each, the true ones come up far oftener than by chance."""
    game = intrigue.game("treachery")
    rng, right, tried = seeded(3), 0, 0
    for deal in range(10):
        state = game.new(2, deal, events=False)
        assert isinstance(state, Treachery)
        while not state.over and state.turns < 6:
            state.apply_unchecked(state.mover(), decide(game.bot(), state, state.mover(), rng))
        if not state.over:
            worlds = Worlds(state, 0, game.bot(), 4, rng)
            for _ in range(50):
                world = worlds.next(rng)
                assert isinstance(world, Treachery)
                right += world.goals[1] == state.goals[1]
                tried += 1
    assert tried
    assert right / tried > 0.4  # by chance it would be a tenth


def test_several_processes_find_the_same_for_the_same_seed() -> None:
    """And all that they tried counts."""
    state = GAME.new(4, 3, events=False)
    seat = state.mover()
    known = state.imagine(seat, seeded(1))
    bot = player(GAME, "search:64@2")
    assert isinstance(bot, Several)
    once, again = bot.weigh(known, seat, seeded(2)), bot.weigh(known, seat, seeded(2))
    assert [(one.action, one.trials, one.worth) for one in once] == [
        (one.action, one.trials, one.worth) for one in again
    ]
    assert sorted(one.action for one in once) == sorted(state.actions(seat))
    assert min(one.trials for one in once) >= 4  # two worlds at least, in both processes
    alone = player(GAME, "search:32")
    assert isinstance(alone, Compare)
    assert sum(one.trials for one in once) == 2 * sum(one.trials for one in alone.weigh(known, seat, seeded(2)))
