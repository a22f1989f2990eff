"""How Trieste can end, for its golden games."""

from __future__ import annotations

from tests.games.golden import Ending

from intrigue.core import Game, Player, RandomPlayer, Result
from intrigue.games.trieste.cards.titles import MERCHANT, WATCH
from intrigue.games.trieste.state import Trieste


def by_the_watch(state: Trieste, result: Result) -> bool:
    return state.winner == WATCH


def by_the_merchant(state: Trieste, result: Result) -> bool:
    return state.winner == MERCHANT


def one_blind(game: Game, seats: int, number: int) -> list[Player]:
    """In three games of four one of them plays blindly."""
    return [RandomPlayer() if seat == number % 4 else game.bot() for seat in range(seats)]


ENDINGS = {
    "law_and_order": Ending("TRI-WIN-1", 3, players=one_blind, few=3),
    "untold_riches": Ending("TRI-WIN-2", 3, players=one_blind, few=3),
    "nine_tails": Ending("TRI-WIN-3", 3, players=one_blind, sealed=True, few=3),
    "watch_before_others": Ending("TRI-END-1", 3, wanted=by_the_watch, players=one_blind, few=3),
    "merchant_before_thief": Ending("TRI-END-1", 3, wanted=by_the_merchant, players=one_blind, few=3),
    "turn_limit": Ending("TRI-C-24", 3, {"max_turns": 5}, players=one_blind, few=3),
    "heroes": Ending("TRI-WIN-2", 3, {"heroes": True, "factions": "chosen"}, players=one_blind, few=3),
    "unpaid_thieves_go_free": Ending(
        "TRI-WIN-3", 3, {"heroes": True, "unpaid_thief_capturable": False}, players=one_blind, few=3
    ),
}
