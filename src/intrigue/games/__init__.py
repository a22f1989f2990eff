"""The games, listed in one place: a new one is a new folder here, a line below, and a board under `web/`."""

from __future__ import annotations

from importlib import import_module

from ..core import BadInput, Game

GAMES = ("trickery", "treachery", "trieste", "mediterranean", "fivesails")


def games() -> tuple[str, ...]:
    """The names of all games."""
    return GAMES


def game(name: str) -> Game:
    """A game by its name; there is one of each."""
    if name not in GAMES:
        raise BadInput(f"There is no game '{name}'. Games: {', '.join(GAMES)}.")
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
