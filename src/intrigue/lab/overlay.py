"""What if a card said something else? Changes out of files, tried and put into words."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from ..core import BadInput, Game, Phrase, Words, playout, seeded
from ..core.card import Printed
from ..core.phrase import phrase
from ..core.tunables import Misprint, check_changes, using_changes
from ..games import GAMES
from ..games import game as game_named
from ..words import Speaker

Overlay = Printed  # what changes, by card and then by the name of what is printed there
TRIALS = 3  # random games that must come to their end with changed cards


def read(game: Game, file: Path, seats: int | None = None, options: dict[str, Any] | None = None) -> Overlay:
    """The changes in a file of JSON or TOML: `{"favour": {"coins": 3}}`. BadInput says what is wrong with it, and in
    which line."""
    return read_changes(game, file, content(file), seats, options)


def read_any(file: Path) -> tuple[Game, Overlay]:
    """The changes in a file, and the game that has most of those cards: the others are none of any game."""
    given = content(file)
    cards = given.keys() if isinstance(given, dict) else set()
    game = max(map(game_named, GAMES), key=lambda one: len(cards & one.printed_values.keys()))
    if not cards & game.printed_values.keys():
        raise BadInput(f"{file}: no game has these cards. `intrigue cards GAME` shows those that a game has.")
    return game, read_changes(game, file, given)


def content(file: Path) -> Any:
    language = "TOML" if file.suffix == ".toml" else "JSON"
    try:
        text = file.read_text(encoding="utf-8")
        return tomllib.loads(text) if language == "TOML" else json.loads(text)
    except (ValueError, RecursionError) as error:  # all that these two raise are of these kinds
        raise BadInput(f"{file} cannot be read as {language}: {error}.") from None


def read_changes(
    game: Game, file: Path, given: Any, seats: int | None = None, options: dict[str, Any] | None = None
) -> Overlay:
    try:
        return check(game, given, seats, options)
    except Misprint as bad:
        text = file.read_text(encoding="utf-8")
        raise BadInput(f"{file}, line {line_of(text, bad.where)}: {bad}") from None
    except BadInput as bad:
        raise BadInput(f"{file}: {bad}") from None


def line_of(text: str, names: Sequence[str]) -> int:
    """The line in which names stand one after the other, counted from 1."""
    lines, at = [line.partition("#")[0] for line in text.splitlines()], 0
    for name in names:
        word = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
        at = next((number for number in range(at, len(lines)) if word.search(lines[number])), at)
    return at + 1


def check(game: Game, given: Any, seats: int | None = None, options: dict[str, Any] | None = None) -> Overlay:
    """Changes that can be made to this game, as it is played with so many and these options."""
    with using_changes(game, check_changes(game, given)):
        changes = game.changes
        if not changes:
            raise BadInput("Nothing is changed: this is what is printed.")
        try:
            for seed in range(TRIALS):
                state = game.new(seats, seed, options, events=False)
                playout(state, seeded(seed))
                state.check()
        except Exception as error:  # whatever the rules make of it
            raise BadInput(
                f"{game.title} cannot be played with this: {str(error).rstrip('.') or type(error).__name__}."
            ) from None
        return changes


def words(game: Game, overlay: Overlay, language: str = "en") -> list[str]:
    """The changes in words."""
    spoken = Speaker(game, language=language)
    return [spoken.say(change) for change in change_phrases(game, overlay)]


def change_phrases(game: Game, overlay: Overlay) -> tuple[Phrase, ...]:
    """The changes, to be said in any language."""
    return tuple(
        phrase("changed-card", card=f"card:{card}", what=name, now=value, before=game.printed_values[card][name])
        for card, changes in overlay.items()
        for name, value in changes.items()
    )


def notes(game: Game, overlay: Overlay, lacking: Collection[str] = ()) -> list[Words]:
    """What is otherwise with the cards at a table than printed, and which of them the bots do without."""
    found: list[Words] = []
    if overlay:
        found.append(phrase("changed-cards", changes=change_phrases(game, overlay)))
    if lacking:
        found.append(phrase("lacking-cards", cards=tuple(f"card:{card}" for card in lacking)))
    return found
