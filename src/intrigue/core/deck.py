"""Decks that players bring to a game, for games that are played with such."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from .phrase import Words, phrase
from .refusal import BadInput

LOT = "random"  # in place of a deck: a sample deck drawn by lot
LINES, COPIES = 200, 500  # of a deck that is read at all, several times what any game needs
FAULTS = 20  # that are told of a deck


class SampleDeck(msgspec.Struct, frozen=True):
    """A deck to start from, as text that the game reads."""

    name: str
    text: str


class DeckFault(msgspec.Struct, frozen=True):
    """One reason why a deck cannot be played; `rule` is "" where a line could not be read."""

    rule: str
    reason: Words


class DeckCard(msgspec.Struct, frozen=True):
    """Copies of a card in a deck, and the part of the deck where they belong, named as `show-group-leader`."""

    id: str
    count: int
    group: str


class DeckReport(msgspec.Struct, frozen=True):
    """What a game says about a deck: all cards that it recognised, and everything against playing it."""

    cards: tuple[DeckCard, ...]
    faults: tuple[DeckFault, ...]
    text: str  # the cards written out anew


def first(faults: Sequence[DeckFault]) -> tuple[DeckFault, ...]:
    """As many faults as somebody wants to read, and how many more there are."""
    more = len(faults) - FAULTS
    told = tuple(faults[:FAULTS])
    return told if more <= 0 else (*told, DeckFault("", phrase("no-more-faults", faults=more)))


def decks_by_seat(option: str, seats: int) -> list[str]:
    """The decks by seat in an option that carries them, "" where the house chooses."""
    if option.strip() == LOT:
        return [LOT] * seats
    parts = [part.strip() for part in option.split("/")]
    return (parts + [""] * seats)[:seats]


def with_decks(option: str, seats: int, decks: Mapping[int, str]) -> str:
    """That option with the decks that some seats have brought, written with line breaks, in place of theirs."""
    parts = decks_by_seat(option, seats)
    for seat, deck in decks.items():
        parts[seat] = ";".join(filter(None, map(str.strip, deck.replace("/", " ").splitlines())))
    return "/".join(parts)


class Decks:
    """What a game thinks of the decks that are brought to it."""

    def samples(self) -> tuple[SampleDeck, ...]:
        """Decks to start from; () where nobody brings a deck."""
        return ()

    def report(self, text: str) -> DeckReport:
        """What the rules say about a deck that somebody wrote."""
        raise BadInput("Nobody brings a deck of their own to this game.")
