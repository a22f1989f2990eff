"""What all doors for researchers have in common: which game is meant, under which rules, and who observes it."""

from __future__ import annotations

import re
import warnings
from functools import cache

from ..core import BadInput, Game
from ..core.observer import Observer
from ..games import game as game_named


def id_of(game: Game) -> str:
    """The game with the version of its rules: what was learned or measured is about this one."""
    return f"{game.name}_v{game.version}"


def game_of(id: str | Game) -> Game:
    """A game by its name, or by its id if that is of today's rules; or itself."""
    if isinstance(id, Game):
        return id
    named = re.fullmatch(r"(.+)_v([0-9]+)", id) if isinstance(id, str) else None
    if named is None:
        return game_named(id)
    game = game_named(named[1])
    if id_of(game) != id:
        raise BadInput(
            f"'{id}' is {game.title} by other rules than today's, which have version {game.version}: "
            f"that is '{id_of(game)}', or '{game.name}' for whichever rules there are."
        )
    return game


@cache
def observer_of(game: Game) -> Observer:
    """Who observes a game: its own observer, or one that reads views, which is slow."""
    if game.observer is not None:
        return game.observer
    from .viewing import ViewObserver

    warnings.warn(
        f"{game.title} declares no observer, so what a seat observes is read from its view, which is slow. "
        "See docs/researchers.md for how to declare one.",
        stacklevel=2,
    )
    return ViewObserver(game)
