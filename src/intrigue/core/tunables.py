"""What is printed on the cards, for whoever designs them, and cards that say something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import msgspec

from .card import Printed
from .refusal import BadInput

if TYPE_CHECKING:
    from .game import Game

LARGEST = 99


class Misprint(BadInput):
    """What cannot be printed: on which card, and under which name."""

    def __init__(self, text: str, *where: str) -> None:
        super().__init__(text)
        self.where = where


class Prints:
    """What a designer may change on the cards: numbers, and texts where rules are made from them."""

    def printed_values(self) -> Printed:
        """All of it, by the id of the card and by name."""
        return {}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        """Change one of these; only `Game.change` calls it. BadInput where it makes no sense."""
        raise NotImplementedError

    def least(self, card: str, what: str) -> int:
        """No number of that name may be lower: than nothing, unless one is on some card."""
        named = [entries[what] for entries in self.printed_values().values() if what in entries]
        return -LARGEST if any(isinstance(one, int) and one < 0 for one in named) else 0

    def neighbours(self, card: str, what: str) -> list[int | str]:
        """What it could say instead, one step away: a number one less and one more."""
        value = self.printed_values()[card][what]
        return [value - 1, value + 1] if isinstance(value, int) else []

    def wrong(self, card: str, what: str, value: Any) -> str | None:
        """What a value must be that is not; None when it could be printed there."""
        if isinstance(self.printed_values()[card][what], str):
            return None if isinstance(value, str) else "a text"
        least = self.least(card, what)
        whole = isinstance(value, int) and not isinstance(value, bool)
        return None if whole and least <= value <= LARGEST else f"a whole number from {least} to {LARGEST}"


def check_changes(game: Game, given: Any) -> Printed:
    """Changes that name what there is on the cards of a game; BadInput says what is wrong with others."""
    printed = game.printed_values
    if not printed:
        raise BadInput(f"The cards of {game.title} have nothing to change; its options can be changed.")
    if not isinstance(given, dict) or not given:
        card, entries = next(iter(printed.items()))
        raise BadInput(f"Changes are a table of cards, for instance {example(card, entries)}.")
    for card, changes in given.items():
        if card not in printed:
            near = get_close_matches(str(card), printed) or list(printed)[:6]
            more = " and others" if len(near) < len(printed) else ""
            raise Misprint(f"{game.title} has no card '{card}' to change; it has {', '.join(near)}{more}.", str(card))
        if not isinstance(changes, dict) or not changes:
            raise Misprint(f"What changes on '{card}'? For instance {example(card, printed[card])}.", card)
        for name, value in changes.items():
            if name not in printed[card]:
                raise Misprint(f"'{card}' has no '{name}'; it has {', '.join(printed[card])}.", card, str(name))
            fault = game.prints.wrong(card, name, value)
            if fault:
                raise Misprint(f"'{name}' of '{card}' must be {fault}, not {value!r}.", card, name)
    return {card: dict(changes) for card, changes in given.items()}


def example(card: str, entries: dict[str, int | str]) -> str:
    return msgspec.json.encode({card: dict(list(entries.items())[:1])}).decode()


def describe_changes(changes: Any) -> str:
    """The cards of a game as a sentence calls them."""
    if not isinstance(changes, dict) or not changes:
        return "the cards as they are printed"
    return f"changed cards ({', '.join(map(str, changes))})"


@contextmanager
def using_changes(game: Game, changes: Printed) -> Iterator[None]:
    """The game with changed cards, and afterwards as it was."""
    before = game.changes
    try:
        game.change(changes)
        yield
    finally:
        game.change(before)
