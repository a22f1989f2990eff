"""Players by name. They know only the contract, so every game has them all."""

from __future__ import annotations

import re

from ..core import BadInput, Game, Player, RandomPlayer
from ..core.refusal import did_you_mean
from .gentle import Gentle
from .search import Search
from .search_compare import Compare
from .search_parallel import Several
from .search_tree import Trees

PLAYERS = {
    "random": "plays any legal action, each as likely as the others",
    "gentle": "means well, but is often distracted",
    "sensible": "knows what it wants and looks at what each action leads to",
    "sharp": "plays a few hundred futures on in its head, for a second at most",
    "ruthless": "plays a few thousand futures on in its head, for five seconds at most",
}
BUDGETS = {"sharp": (300, 1.0), "ruthless": (3000, 5.0)}  # futures and seconds, whichever is over first
BUDGET = re.compile(r"search:(\d{1,7}|\d{0,4}\.?\d{1,6}s)(?:@([1-9]\d?))?")


def player(game: Game, name: str) -> Player:
    """A player for a game, by name.

    Besides those in PLAYERS there are searches with a budget of their own: `search:500` plays 500 futures a decision,
    `search:0.25s` as many as a quarter of a second allows, `search:0.25s@4` in four processes at once. Players that no
    clock stops do the same for the same seed.
    """
    if name == "random":
        return RandomPlayer()
    if name == "gentle":
        return Gentle(game.bot())
    if name == "sensible":
        return game.bot()
    if name in BUDGETS:
        return search(game, *BUDGETS[name])
    budget = BUDGET.fullmatch(name)
    if budget:
        amount, several = budget[1], processes(name)
        rounds, seconds = (0, float(amount[:-1])) if amount.endswith("s") else (int(amount), 0.0)
        found = Several(game, several, rounds, seconds) if several > 1 else search(game, rounds, seconds)
        if found.rounds or found.seconds:
            return found
    raise BadInput(
        f"There is no bot '{name}'.{did_you_mean(name, PLAYERS)} Bots: {', '.join(PLAYERS)}; "
        "search:500 or search:0.25s for a budget, search:0.25s@4 for the same in 4 processes."
    )


def processes(name: str) -> int:
    """In how many processes a player of that name thinks."""
    budget = BUDGET.fullmatch(name)
    return int(budget[2] or 1) if budget else 1


def search(game: Game, rounds: int = 0, seconds: float = 0.0) -> Search:
    """A player that looks ahead in the way that is strongest in this game."""
    way = Compare if game.lookahead.way == "compare" else Trees
    return way(game.bot(), game.quick_bot(), rounds, seconds, game.lookahead)
