"""What a card and a Hero are: identity, numbers and effect; and the tables in which the rules look them up.

`decks.py` fills the tables.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ....core.state import Frame

WATCH: Final = 0
MERCHANT: Final = 1
THIEF: Final = 2
FACTIONS: Final[tuple[str, str, str]] = ("watch", "merchant", "thief")

# Cards are numbers: 0 to 3 are the treasures, worth one more than their number, then come the faction cards.
COPPER: Final = 0
GOLD: Final = 2
DIAMOND: Final = 3
TREASURES: Final = 4
NO_CARD: Final = -1
MINTED: Final[tuple[int, ...]] = (39, 12, 4, 1)  # TRI-CMP-2
RESERVED: Final = 2  # Coppers in every opening hand, TRI-SET-2

# Kinds of cards
TREASURE: Final = 0
CHARACTER: Final = 1
ACTION: Final = 2
SPECIAL: Final = 3  # played out of turn, in reaction
KINDS: Final[tuple[str, ...]] = ("treasure", "character", "action", "special")

# What a special card reacts to
NEVER: Final = 0
CAPTURE: Final = 1  # a Thief is about to be captured
TAKING: Final = 2  # treasure is about to be taken from one's hand
RENOWN: Final = 3  # the Thief is about to gain Infamy

# What a Hero who is face-up changes
REACH: Final = 0  # captures on the table reach so many levels higher
TAX: Final = 1  # so many treasures more whenever one takes treasure
GOAL: Final = 2  # Untold Riches asks so much less
DISCOUNT: Final = 3  # characters cost so much less in the Payment Phase
WAGES: Final = 4  # treasures drawn with every capture, or with every gain of Infamy
ESCAPE: Final = 5  # turn the Hero face-down to prevent a capture
POWERS: Final = 6


class Title:
    """One title of a deck: its numbers and what it does (TRI-CMP-3). Its words are in the catalogues.

    `effect` is a list of verbs, carried out one after the other, whatever the rulebook says of what they do
    (TRI-CMP-4).
    """

    __slots__ = ("number", "id", "faction", "kind", "cost", "level", "copies", "effect", "trigger")
    number: int  # its place in `ids.CARDS`
    id: str
    faction: int
    kind: int
    cost: int
    level: int  # NO_LEVEL for all but characters: a dash is not a 0
    copies: int  # in the deck; 0 while it is left out
    effect: list[Frame[Any]]
    trigger: int

    def __init__(
        self,
        id: str,
        faction: int,
        kind: int,
        cost: int,
        level: int,
        copies: int,
        effect: list[Frame[Any]],
        trigger: int,
    ) -> None:
        self.id = id
        self.faction = faction
        self.kind = kind
        self.cost = cost
        self.level = level
        self.copies = copies
        self.effect = effect
        self.trigger = trigger


class Hero:
    """A Hero: what changes while face-up, what happens at the reveal, and when it may be revealed."""

    __slots__ = ("number", "id", "faction", "powers", "effect", "phases", "once")
    number: int  # its place in `ids.HEROES`
    id: str
    faction: int
    powers: list[int]
    effect: list[Frame[Any]]
    phases: int  # bit p is set where the Hero may be revealed in phase p
    once: bool  # turned face-down for good after its effect

    def __init__(
        self,
        id: str,
        faction: int,
        powers: list[int],
        effect: list[Frame[Any]],
        phases: int,
        once: bool,
    ) -> None:
        self.id = id
        self.faction = faction
        self.powers = powers
        self.effect = effect
        self.phases = phases
        self.once = once


NO_LEVEL: Final = -1

# Filled by cards/decks.py, by number; that of a Hero is 3 * faction + 0 to 2
CARDS: Final[list[Title]] = []
KIND: Final[list[int]] = []
COST: Final[list[int]] = []
LEVEL: Final[list[int]] = []
HEROES: Final[list[Hero]] = []
DECKS: Final[list[list[int]]] = []  # the numbers of the cards of each faction, sorted


def put(cards: list[int], card: int) -> None:
    """Put a card into a sorted hand."""
    i = len(cards)
    while i > 0 and cards[i - 1] > card:
        i -= 1
    cards.insert(i, card)


def take_out(cards: list[int], card: int) -> None:
    """Take a card from cards that may hold it."""
    for i in range(len(cards)):
        if cards[i] == card:
            del cards[i]
            return


def worth(hand: list[int]) -> int:
    """The value of the treasures in a hand."""
    total = 0
    for card in hand:
        if card >= TREASURES:
            break
        total += card + 1
    return total


def treasures(hand: list[int]) -> list[int]:
    """The different treasures in a hand: they come first, and hands are sorted."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card >= TREASURES:
            break
        if card != last:
            found.append(card)
        last = card
    return found


def coins(hand: list[int]) -> int:
    """How many treasures a hand holds; they come first, and hands are sorted, so halving finds where they end."""
    start: i64 = 0
    end: i64 = len(hand)
    while start < end:
        middle = (start + end) >> 1
        if hand[middle] < TREASURES:
            start = middle + 1
        else:
            end = middle
    return start


def playable(card: int) -> bool:
    """TRI-PLAY-2: characters, actions, Copper and Silver."""
    return card < GOLD or (card >= TREASURES and KIND[card] != SPECIAL)
