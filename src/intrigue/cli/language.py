"""The language of the terminal: what it says itself has a catalogue of its own, beside those of the games."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from ..core import Game
from ..words import ENGLISH, PSEUDO, Speaker
from ..words.catalogue import NAMES

ROOM = Path(__file__).parent / "words"
F = TypeVar("F", bound=Callable[..., Any])


def voice(game: Game | None = None, names: Sequence[str] = (), language: str = ENGLISH) -> Speaker:
    return Speaker(game, names, language, room=ROOM)


def of_the_system() -> str:
    """The language that the system speaks, where there are words in it."""
    said = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    spoken = said.partition(".")[0].partition("_")[0].lower()
    return spoken if spoken in NAMES and spoken != PSEUDO else ENGLISH


def language(otherwise: Callable[[], str], described: str) -> Callable[[F], F]:
    """The option that says which language to speak, and what is spoken where nobody says."""
    return click.option(
        "--language",
        type=click.Choice(sorted(NAMES)),
        default=otherwise,
        metavar="LANGUAGE",
        help=f"{', '.join(sorted(NAMES))}; {described} if not given.",
    )


with_language: Callable[[Any], Any] = language(of_the_system, "that of the system")
