"""Intrigue: five card games of intrigue, by their complete rules. Start with `games()` and `game(name)`."""

from __future__ import annotations

from . import _build
from . import _renamed as _renamed  # finds modules by their old names
from ._version import VERSION
from .core import TABLE, BadInput, Game, Illegal, Phrase, Refusal, Result, Rng, State
from .core import refusal as _refusal
from .core import state as _state
from .games import Games, game
from .words import Speaker
from .words.speaker import in_english as _in_english

__version__ = VERSION

games: Games  # the package, which was imported above and can be called

_refusal.translate = _in_english  # so that a refusal reads as a sentence at a Python prompt

COMPILED: bool = _build.is_compiled(_state)

__all__ = [
    "COMPILED",
    "TABLE",
    "BadInput",
    "Game",
    "Illegal",
    "Phrase",
    "Refusal",
    "Result",
    "Rng",
    "Speaker",
    "State",
    "game",
    "games",
]
