"""What if a card said something else? Changed numbers, laid over the printed ones for as long as a question lasts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..core import BadInput, Game, playout, seeded

Overlay = dict[str, dict[str, int]]  # by card, then by the name of the number
LARGEST = 99
TRIALS = 3  # random games that must come to their end with changed numbers


def read(game: Game, file: Path) -> Overlay:
    """The changes in a file of JSON or TOML: `{"favour": {"coins": 3}}`. BadInput says what is wrong with it."""
    data = file.read_bytes()
    try:
        given = tomllib.loads(data.decode()) if file.suffix == ".toml" else msgspec.json.decode(data)
    except (msgspec.DecodeError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{file} cannot be read as {'TOML' if file.suffix == '.toml' else 'JSON'}: {error}.") from None
    return check(game, given)


def check(game: Game, given: Any) -> Overlay:
    """Changes that can be made to this game."""
    numbers = game.numbers()
    if not numbers:
        raise BadInput(f"The cards of {game.title} have no numbers to change; its options can be changed.")
    if not isinstance(given, dict) or not given:
        raise BadInput('Changes are a table of cards, for instance {"favour": {"coins": 3}}.')
    for card, changes in given.items():
        if card not in numbers:
            near = [known for known in numbers if str(card)[:3] in known] or list(numbers)
            raise BadInput(f"{game.title} has no card '{card}' with numbers; it has {', '.join(near[:12])}.")
        if not isinstance(changes, dict) or not changes:
            raise BadInput(f"What changes on '{card}'? For instance {{'{card}': {numbers[card]}}}.")
        for name, value in changes.items():
            if name not in numbers[card]:
                raise BadInput(f"'{card}' has no number '{name}'; it has {', '.join(numbers[card])}.")
            if not isinstance(value, int) or isinstance(value, bool) or not -LARGEST <= value <= LARGEST:
                raise BadInput(f"'{name}' of '{card}' must be a whole number up to {LARGEST}, not {value!r}.")
    overlay = {card: dict(changes) for card, changes in given.items()}
    try:
        with reprinted(game, overlay):
            for seed in range(TRIALS):
                state = game.new(game.seats[0], seed, events=False)
                playout(state, seeded(seed))
                state.check()
    except Exception as error:  # whatever the rules make of it
        raise BadInput(f"{game.title} cannot be played with these numbers: {error or type(error).__name__}.") from None
    return overlay


@contextmanager
def reprinted(game: Game, overlay: Overlay) -> Iterator[None]:
    """The game with changed numbers, and afterwards as it was."""
    before = game.numbers() if overlay else {}
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
    numbers = game.numbers()
    names = {card.id: card.name for card in game.cards()}
    return [
        f"{names.get(card, card)}: {name} {value} instead of {numbers[card][name]}"
        for card, changes in overlay.items()
        for name, value in changes.items()
    ]
