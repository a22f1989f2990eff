"""The catalogues as they lie in files."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from ..core import BadInput, Game
from ..core.rulebook import ENGLISH
from .pseudo import accent

BRITISH = "en_GB"  # no comma before the last of several
PSEUDO = "en-XA"  # English made longer and stranger by a program, to see whether a page bears another language
COMMON = Path(__file__).parent
NAMES = {"en": "English", "de": "Deutsch", PSEUDO: "Ƥşḗŭḓǿ"}


class Catalogue:
    """The words of one game in one language."""

    def __init__(self, text: str, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        self.bundle.add_resource(FluentResource(text))
        self.locale = Locale.parse(BRITISH if language in (ENGLISH, PSEUDO) else language)

    def find(self, kind: str) -> Message | None:
        return self.bundle.get_message(kind) if self.bundle.has_message(kind) else None

    def join_list(self, parts: list[str]) -> str:
        """Several things with commas; sentences stand one behind the other."""
        if parts and all(part.endswith(".") for part in parts):
            return " ".join(parts)
        return format_list(parts, locale=self.locale)


def folder(game: Game) -> Path:
    return game.folder / "words"


def languages(game: Game) -> list[str]:
    """The languages that a game has words in, English first."""
    return sorted((file.stem for file in folder(game).glob("*.ftl")), key=lambda one: (one != ENGLISH, one))


def source(game: Game | None, language: str, room: Path | None = None) -> str:
    """The words of a game in a language, those that all games share with them, as the format writes them. Without a
    game these alone: what tables and the server say. `room` is a folder with more, such as what the terminal says."""
    if language == PSEUDO:
        return accent(source(game, ENGLISH, room))
    if language not in NAMES:
        raise BadInput(f"There are no words in '{language}'; there are {', '.join(NAMES)}.")
    folders = [COMMON, *([] if game is None else [folder(game)]), *([] if room is None else [room])]
    files = [at / f"{language}.ftl" for at in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@cache
def catalogue(game: Game | None, language: str = ENGLISH, room: Path | None = None) -> Catalogue:
    return Catalogue(source(game, language, room), language)
