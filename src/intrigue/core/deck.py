"""Decks that players bring to a game, for games that are played with such."""

from __future__ import annotations

import msgspec


class SampleDeck(msgspec.Struct, frozen=True):
    """A deck to start from, as text that the game reads."""

    name: str
    text: str


class DeckFault(msgspec.Struct, frozen=True):
    """One reason why a deck cannot be played; `rule` is "" where a line could not be read."""

    rule: str
    reason: str


class DeckCard(msgspec.Struct, frozen=True):
    """Copies of a card in a deck, and the part of the deck where they belong."""

    id: str
    count: int
    group: str


class DeckReport(msgspec.Struct, frozen=True):
    """What a game says about a deck: all cards that it recognised, and everything against playing it."""

    cards: tuple[DeckCard, ...]
    faults: tuple[DeckFault, ...]
    text: str  # the cards written out anew
