"""The cards as people read them, and the numbers on them that a designer may change."""

from __future__ import annotations

from ...core.card import Card, Printed
from ...core.tunables import Prints
from .cards import CARDS, SET
from .notation import CARD_IDS


def cards() -> tuple[Card, ...]:
    return tuple(
        Card(
            id=card.id,
            kind="action",
            rule=card.rule,
            copies=6 if card in SET else 0,
            data={"coins": card.coins} if card.coins else {},
        )
        for card in CARDS
    )


class TrickeryPrints(Prints):
    def printed_values(self) -> Printed:
        return {card.id: {"coins": card.coins} for card in CARDS if card.coins}

    def reprint(self, card: str, what: str, value: int | str) -> None:
        assert isinstance(value, int)
        CARD_IDS[card].coins = value
