"""Options of a game as they are typed: `--options`, and `--decks` for the games that are played with decks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from ..core import BadInput, Game
from ..core.options import parse

Command = TypeVar("Command", bound=Callable[..., Any])

with_decks: Callable[[Command], Command] = click.option(
    "--decks",
    metavar="A,B",
    help="Where a game has decks, who plays which, by seats: names or files, with commas between.",
)


def options(game: Game, text: str, decks: str | None) -> dict[str, Any]:
    """The options that were typed; what they may be is for the game to say."""
    given = parse(game.options_type, text)
    if decks is not None:
        name = game.deck_option
        if name is None:
            raise BadInput(f"{game.title} is played without decks of one's own.")
        if name in given:
            raise BadInput("Decks are given twice, with --decks and with --options.")
        given[name] = "/".join(deck(part.strip()) for part in decks.split(","))
    return given


def deck(part: str) -> str:
    """A deck by its name, or out of a file, its lines joined as the option wants them."""
    file = Path(part)
    if not part or not file.is_file():
        return part
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadInput(f"{part} is not a text file.") from None
    return ";".join(line.partition("#")[0].replace("/", " ").strip() for line in lines)
