"""Actions as stable texts: the same in every language, in records, protocols and tests."""

from __future__ import annotations

from ...core.notation import Notation
from .cards import ARGUMENTS, CARDS, ActionCard
from .rules import PAUSE, PICK
from .state import COINS, SOCIETIES, Trickery

CARD_IDS = {card.id: card for card in CARDS}


class TrickeryNotation(Notation[Trickery]):
    def say(self, state: Trickery, seat: int, action: int) -> str:
        if action >= PICK:
            return f"choose {SOCIETIES[action - PICK]}"
        if action == PAUSE:
            return "pause"
        card, argument = CARDS[action // ARGUMENTS], action % ARGUMENTS
        if card.targets_seat():
            return f"{card.id} {argument + 1}"
        return f"{card.id} {argument}" if argument else card.id

    def read(self, state: Trickery, seat: int, text: str) -> int | None:
        word, _, rest = text.partition(" ")
        if word == "pause" and not rest:
            return PAUSE
        if word == "choose" and rest in SOCIETIES:
            return PICK + SOCIETIES.index(rest)
        card = CARD_IDS.get(word)
        if card is None:
            return None
        if not card.targets_seat() and not card.counts_coins():
            return None if rest else card.number * ARGUMENTS
        if not (rest.isascii() and rest.isdigit()) or len(rest) > 2:
            return None
        number = int(rest)
        if card.targets_seat():
            return card.number * ARGUMENTS + number - 1 if 1 <= number <= state.seats else None
        return card.number * ARGUMENTS + number if number < ARGUMENTS else None


def range_of(card: ActionCard) -> range:
    """The numbers that the actions of a card may have: a seat to name, or the coins of a tribute."""
    first = card.number * ARGUMENTS
    if card.targets_seat():
        return range(first, first + 6)
    return range(first + 1, first + 1 + COINS) if card.counts_coins() else range(first, first + 1)
