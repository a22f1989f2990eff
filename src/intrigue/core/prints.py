"""What is printed on the cards, for whoever designs them."""

from __future__ import annotations

from .card import Printed


class Prints:
    """What a designer may change on the cards: numbers, and texts where rules are made from them."""

    def printed(self) -> Printed:
        """All of it, by the id of the card and by name."""
        return {}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        """Change one of these; only `Game.reprint` calls it. BadInput where it makes no sense."""
        raise NotImplementedError

    def neighbours(self, card: str, what: str) -> list[int | str]:
        """What it could say instead, one step away: a number one less and one more."""
        value = self.printed()[card][what]
        return [value - 1, value + 1] if isinstance(value, int) else []
