"""Players by name. They know only the contract, so every game has them all."""

from __future__ import annotations

from ..core import BadInput, Game, Player, RandomPlayer

PLAYERS = {
    "random": "plays any legal action, each as likely as the others",
    "sensible": "knows what it wants and looks at what each action leads to",
}


def player(game: Game, name: str) -> Player:
    """A player for a game, by name."""
    if name == "random":
        return RandomPlayer()
    if name == "sensible":
        return game.bot()
    raise BadInput(f"There is no bot '{name}'. Bots: {', '.join(PLAYERS)}.")
