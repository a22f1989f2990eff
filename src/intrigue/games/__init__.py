"""The games, listed in one place: a new one is a new folder here, a line below, and a board under `web/`."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from ..core import BadInput, Game
from ..core.refusal import did_you_mean

GAMES = ("trickery", "treachery", "trieste", "mediterranean", "fivesails")


class Games(ModuleType):
    """This package. It can be called, since `intrigue.games()` gives the names of all games, and `intrigue.games` is
    where they lie."""

    def __call__(self) -> tuple[str, ...]:
        return GAMES


sys.modules[__name__].__class__ = Games


def game(name: str) -> Game:
    """A game by its name; there is one of each."""
    if name not in GAMES:
        raise BadInput(f"There is no game '{name}'.{did_you_mean(name, GAMES)} Games: {', '.join(GAMES)}.")
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found
