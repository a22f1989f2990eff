"""Players by name. They know only the contract, so every game has them all."""

from __future__ import annotations

from ..core import BadInput, Game, Player, RandomPlayer
from .gentle import Gentle
from .search import Search

PLAYERS = {
    "random": "plays any legal action, each as likely as the others",
    "gentle": "means well, but is often distracted",
    "sensible": "knows what it wants and looks at what each action leads to",
    "sharp": "looks ahead in a few hundred imagined games",
    "ruthless": "looks ahead in a few thousand imagined games, and takes its time",
}
ROUNDS = {"sharp": 300, "ruthless": 3000}


def player(game: Game, name: str) -> Player:
    """A player for a game, by name. All are the same for the same seed: search is limited by rounds, not by time."""
    if name == "random":
        return RandomPlayer()
    if name == "gentle":
        return Gentle(game.bot())
    if name == "sensible":
        return game.bot()
    if name in ROUNDS:
        return Search(
            rounds=ROUNDS[name], seconds=0.0, guide=game.bot(), depth=8, blind=0.1, explore=0.7, dreams=game.dreams
        )
    raise BadInput(f"There is no bot '{name}'. Bots: {', '.join(PLAYERS)}.")
