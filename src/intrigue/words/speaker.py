"""Turns what is meant into words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime.resolver import Pattern, TextElement

from ..core import Card, Game
from ..core.numbering import short_path, written_at
from ..core.phrase import PLAIN, Argument, Phrase, Words, fill_names, notation
from ..core.refusal import Refusal
from ..core.rulebook import ENGLISH
from ..games import GAMES, game
from .catalogue import Catalogue, catalogue

THING = re.compile(r"([a-z_]+):([\w-]+)")


class Speaker:
    """Says what happens at one table in one language. A thing has the name that the catalogue gives it, and a seat that
    of its player.

    Whatever the catalogue lacks is said in English, and what has no words at all by its notation: never nothing.
    """

    def __init__(
        self,
        game: Game | None,
        names: Sequence[str] = (),
        language: str = ENGLISH,
        otherwise: str = ENGLISH,
        room: Path | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.languages = tuple(dict.fromkeys((language, otherwise)))
        self.room = room
        self.faults: list[str] = []  # what could not be said as it should

    @property
    def catalogues(self) -> list[Catalogue]:
        return [catalogue(self.game, language, self.room) for language in self.languages]

    def say(self, words: Words) -> str:
        if isinstance(words, str):
            return fill_names(words, self.names)
        if words.kind == PLAIN:
            return self.say(str(words.args["text"]))
        return self.message(words.kind, words.args) or self.without_words(words)

    def has(self, kind: str) -> bool:
        return any(book.find(kind) for book in self.catalogues)

    def text(self, kind: str, **args: Argument) -> str:
        return self.say(Phrase(kind, args))

    def part(self, kind: str, part: str, args: dict[str, Argument] | None = None) -> str:
        """What a catalogue says beside the name of something, such as the text of a card; "" where it says nothing."""
        return self.message(kind, args or {}, part)

    def message(self, kind: str, args: dict[str, Any], part: str = "") -> str:
        """`card-bribe.text` is what the catalogue says beside `card-bribe`, so a phrase may mean that too."""
        if "." in kind and not part:
            kind, _, part = kind.partition(".")
        for book in self.catalogues:
            found = book.find(kind)
            pattern: Pattern | None = None
            if found is not None:
                pattern = found.attributes.get(part) if part else found.value
            if pattern is not None:
                return self.format(book, kind, pattern, args)
        return ""

    def format(self, book: Catalogue, kind: str, pattern: Pattern, args: dict[str, Any]) -> str:
        given: dict[str, Any] = {}
        for name, value in args.items():
            self.fill(book, given, name, value)
        words, errors = book.bundle.format_pattern(pattern, given)
        if errors:
            self.faults.append(f"{kind} in {book.language}: {errors[0]}")
            return self.without_words(Phrase(kind, args))
        return str(words)

    def fill(self, book: Catalogue, given: dict[str, Any], name: str, value: Argument) -> None:
        """An argument as the format knows it. Of a thing a catalogue may use the id (`$card-id`) and whatever else it
        says of it (`$society-short`), of several things their number (`$winners-count`)."""
        if isinstance(value, Phrase):
            given[name] = self.say(value)
        elif isinstance(value, tuple | list):
            parts: list[str] = []
            for one in value:
                inner: dict[str, Any] = {}
                self.fill(book, inner, "one", one)
                parts.append(str(inner["one"]))
            given[name], given[f"{name}-count"] = book.join_list(parts), len(parts)
        elif isinstance(value, str) and (thing := THING.fullmatch(value)):
            kind, id = thing[1], thing[2]
            given[name], given[f"{name}-id"] = self.thing(kind, id), id
            found = book.find(f"{kind}-{id}")
            for part, pattern in found.attributes.items() if found is not None else ():
                if isinstance(pattern, TextElement):  # others have arguments of their own
                    given[f"{name}-{part}"] = pattern.value
        else:
            given[name] = value

    def thing(self, kind: str, id: str) -> str:
        if kind == "seat":
            return self.seat(int(id))
        name = self.message(f"{kind}-{id}", {})
        if not name:
            self.faults.append(f"{kind}:{id} has no name")
        return name or id

    def seat(self, number: int) -> str:
        return fill_names(f"{{{number}}}", self.names)

    def without_words(self, words: Phrase) -> str:
        self.faults.append(notation(words))
        return notation(words)


def cards(game: Game, language: str = ENGLISH) -> tuple[Card, ...]:
    """The cards of a game with their words in a language."""
    speaker = Speaker(game, language=language)
    return tuple(with_words(speaker, card) for card in game.cards())


def with_words(speaker: Speaker, card: Card) -> Card:
    if card.name:
        return card
    numbers: dict[str, Argument] = {**card.facts, **card.data}
    text = speaker.say(card.words) if card.words else speaker.part(f"card-{card.id}", "text", numbers)
    return msgspec.structs.replace(card, name=speaker.thing("card", card.id), text=text)


def wordless(game: Game, language: str = ENGLISH) -> list[str]:
    """A sentence for each card that lacks words in a language, with the file and the line where the card is written."""
    found: list[str] = []
    for card in game.cards():
        speaker = Speaker(game, language=language, otherwise=language)
        text = with_words(speaker, card).text
        for lacking in dict.fromkeys([*speaker.faults, *([] if text else [f"card-{card.id}.text"])]):
            catalogue = short_path(game.folder / "words" / f"{language}.ftl")
            found.append(
                f"{written_at(game.folder, card.id)}: the card '{card.id}' lacks words, {lacking}, in {catalogue}."
            )
    return found


def of_game(game: Game, what: str, language: str = ENGLISH) -> str:
    """What a game says of itself, "" where its catalogue says nothing: its `title`; its `special`, what is special
    about it, in one sentence; its `primer`, what a newcomer needs; its `notation`, how facts on cards are to be read.
    """
    voice = Speaker(game, language=language)
    return voice.text(what) if voice.has(what) else ""


def in_english(refusal: Refusal) -> str:
    """The reason of a refusal; its rule tells whose rulebook, and so whose catalogue."""
    owner = next((game(name) for name in GAMES if refusal.rule in game(name).rulebook), None)
    return Speaker(owner, SEATS).say(refusal.reason)  # without a game: what all of them say


SEATS = [f"seat {number}" for number in range(1, 11)]
