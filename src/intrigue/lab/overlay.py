"""What if a card said something else? What is printed on it is changed for as long as a question lasts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec

from ..core import BadInput, Game, playout, seeded
from ..core.card import Printed
from ..words import cards as worded

Overlay = Printed  # what changes, by card and then by the name of what is printed there
LARGEST = 99
TRIALS = 3  # random games that must come to their end with changed cards


def read(game: Game, file: Path, seats: int | None = None, options: dict[str, Any] | None = None) -> Overlay:
    """The changes in a file of JSON or TOML: `{"favour": {"coins": 3}}`. BadInput says what is wrong with it."""
    data = file.read_bytes()
    try:
        given = tomllib.loads(data.decode()) if file.suffix == ".toml" else msgspec.json.decode(data)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{file} cannot be read as {'TOML' if file.suffix == '.toml' else 'JSON'}: {error}.") from None
    return check(game, given, seats, options)


def check(game: Game, given: Any, seats: int | None = None, options: dict[str, Any] | None = None) -> Overlay:
    """Changes that can be made to this game, as it is played with so many and these options."""
    printed = game.prints.printed()
    if not printed:
        raise BadInput(f"The cards of {game.title} have nothing to change; its options can be changed.")
    if not isinstance(given, dict) or not given:
        card, entries = next(iter(printed.items()))
        raise BadInput(f"Changes are a table of cards, for instance {example(card, entries)}.")
    for card, changes in given.items():
        if card not in printed:
            near = get_close_matches(str(card), printed) or list(printed)[:6]
            more = " and others" if len(near) < len(printed) else ""
            raise BadInput(f"{game.title} has no card '{card}' to change; it has {', '.join(near)}{more}.")
        if not isinstance(changes, dict) or not changes:
            raise BadInput(f"What changes on '{card}'? For instance {example(card, printed[card])}.")
        for name, value in changes.items():
            if name not in printed[card]:
                raise BadInput(f"'{card}' has no '{name}'; it has {', '.join(printed[card])}.")
            fault = wrong(printed, card, name, value)
            if fault:
                raise BadInput(f"'{name}' of '{card}' must be {fault}, not {value!r}.")
    overlay = {card: dict(changes) for card, changes in given.items()}
    try:
        with reprinted(game, overlay):
            for seed in range(TRIALS):
                state = game.new(seats, seed, options, events=False)
                playout(state, seeded(seed))
                state.check()
    except Exception as error:  # whatever the rules make of it
        raise BadInput(
            f"{game.title} cannot be played with this: {str(error).rstrip('.') or type(error).__name__}."
        ) from None
    return overlay


def wrong(printed: Printed, card: str, name: str, value: Any) -> str | None:
    """What a value must be that is not; None when it could be printed. No number may be lower than nothing, where none
    of its name is."""
    if isinstance(printed[card][name], str):
        return None if isinstance(value, str) else "a text"
    named = [entries[name] for entries in printed.values() if name in entries]
    least = -LARGEST if any(isinstance(one, int) and one < 0 for one in named) else 0
    whole = isinstance(value, int) and not isinstance(value, bool)
    return None if whole and least <= value <= LARGEST else f"a whole number from {least} to {LARGEST}"


def example(card: str, entries: dict[str, int | str]) -> str:
    return msgspec.json.encode({card: dict(list(entries.items())[:1])}).decode()


@contextmanager
def reprinted(game: Game, overlay: Overlay) -> Iterator[None]:
    """The game with changed cards, and afterwards as it was."""
    before = game.prints.printed() if overlay else {}
    try:
        for card, changes in overlay.items():
            for name, value in changes.items():
                game.reprint(card, name, value)
        yield
    finally:
        for card, changes in overlay.items():
            for name in changes:
                game.reprint(card, name, before[card][name])


def words(game: Game, overlay: Overlay) -> list[str]:
    """The changes in words."""
    printed = game.prints.printed()
    names = {card.id: card.name for card in worded(game)}
    return [
        f"{names.get(card, card)}: {name} {value} instead of {printed[card][name]}"
        for card, changes in overlay.items()
        for name, value in changes.items()
    ]
