"""What can happen at the table. Cards are named by their ids, factions by their names, players by their seats.

Everything that is taken, paid, discarded, captured or shown is seen by all; only draws from a deck, and what is laid
or kept face-down, have a private face.
"""

from __future__ import annotations

from typing import ClassVar

from ...core.event import Event


class Joined(Event, frozen=True):
    """A seat plays a faction from here on."""

    seat: int
    faction: str


class Picked(Event, frozen=True):
    """A seat picked its Hero in secret. Only that seat sees this."""

    seat: int
    hero: str


class TurnBegan(Event, frozen=True):
    """Fleeting, because the table now forgets what went from the hands in the turn before."""

    fleeting: ClassVar[bool] = True
    turn: int


class Drew(Event, frozen=True):
    """Cards from a deck (`treasure` or a faction), as others see it."""

    seat: int
    deck: str
    number: int


class DrewCards(Event, frozen=True):
    """The same for the one who draws. Fleeting, because a hand does not tell in which order it was drawn."""

    fleeting: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class Refilled(Event, frozen=True):
    """The treasure discards were shuffled into a new treasure deck. Fleeting, because they lay open until then."""

    fleeting: ClassVar[bool] = True


class Shuffled(Event, frozen=True):
    """A deck was shuffled after a search."""

    deck: str


class Laid(Event, frozen=True):
    """A card was put on the table face-down."""

    seat: int
    card: str | None = None


class Passed(Event, frozen=True):
    """A seat plays nothing this turn."""

    seat: int


class TurnedUp(Event, frozen=True):
    """The card on the table is turned up; its owner has to pay `cost` for it."""

    seat: int
    card: str
    cost: int


class Paid(Event, frozen=True):
    seat: int
    treasures: tuple[str, ...]


class CannotPay(Event, frozen=True):
    """The whole hand is shown, and the card does nothing."""

    seat: int
    card: str
    hand: tuple[str, ...]


class Acts(Event, frozen=True):
    """A card on the table takes effect, and afterwards goes to the discards."""

    seat: int
    card: str


class Reacted(Event, frozen=True):
    """A card is played out of turn, from the hand."""

    seat: int
    card: str


class LetBe(Event, frozen=True):
    """A seat that was asked for a reaction lets things happen; `about` is what would have happened."""

    seat: int
    about: str


class Captured(Event, frozen=True):
    """A Thief goes to prison, from the `table`, the `hand` or the `discards`."""

    card: str
    place: str


class Escaped(Event, frozen=True):
    """A Thief was about to be captured on the `table`, in the `hand` or in the `discards`, and is not."""

    card: str
    place: str


class Missed(Event, frozen=True):
    """The Thief on the table is of a higher level than the card reaches."""

    card: str
    level: int
    reach: int


class Nobody(Event, frozen=True):
    """There is no Thief whom the card could be about: on the `table`, in the `hand`, the `discards` or in `prison`; or
    the one on the table is `unpaid`, and an option keeps such a one from being captured."""

    place: str


class Empty(Event, frozen=True):
    """What a card is about is not there: this seat has no `treasure` to take, no `cards` in hand, none of its `faction`
    to discard, no `infamy` to lose, no `deck` to draw from, finds no `better` treasure in the discards, or there is
    none left in the `mint`."""

    seat: int
    lacks: str = "treasure"


class Freed(Event, frozen=True):
    """A Thief leaves prison for the Thief's `hand` or `discards`."""

    card: str
    place: str


class Infamy(Event, frozen=True):
    """Infamy gained, or lost where `change` is below 0; the Thief now has `total`."""

    change: int
    total: int


class Hushed(Event, frozen=True):
    """The Thief was about to gain Infamy for a character, and does not."""

    card: str
    number: int


class Showed(Event, frozen=True):
    """Cards of a hand are shown to all and stay in it."""

    seat: int
    cards: tuple[str, ...]


class Took(Event, frozen=True):
    """Treasures go openly from one hand to another."""

    seat: int
    victim: int
    treasures: tuple[str, ...]


class Spared(Event, frozen=True):
    """`taker` was about to take so many treasures from this seat, and does not."""

    seat: int
    taker: int
    number: int


class Safe(Event, frozen=True):
    """Treasure would have been taken from this seat, but it is guarded."""

    seat: int


class Guarded(Event, frozen=True):
    """Nobody takes treasure from this seat for the rest of the turn."""

    seat: int


class Discarded(Event, frozen=True):
    """Cards go openly from a hand to where they belong."""

    seat: int
    cards: tuple[str, ...]


class Looked(Event, frozen=True):
    """Treasures were drawn to choose from; their owner sees which."""

    seat: int
    number: int
    treasures: tuple[str, ...] = ()


class Kept(Event, frozen=True):
    """Of the treasures drawn to choose from one went to the hand, and the rest openly to the discards."""

    seat: int
    discarded: tuple[str, ...]
    kept: str | None = None


class Exchanged(Event, frozen=True):
    """A treasure of the hand against one of the treasure discards."""

    seat: int
    gave: str
    got: str


class Found(Event, frozen=True):
    """A deck was searched; the card found is shown and goes to the hand (None: nothing was taken)."""

    seat: int
    deck: str
    card: str | None


class Dearer(Event, frozen=True):
    """The character or action that this seat plays next turn costs more: `more` in all."""

    seat: int
    more: int


class BoughtBack(Event, frozen=True):
    """A character returns from the discard pile to the hand."""

    seat: int
    card: str


class HeroShown(Event, frozen=True):
    seat: int
    hero: str


class HeroHidden(Event, frozen=True):
    """A Hero's own text has turned it face-down."""

    seat: int
    hero: str


class Ended(Event, frozen=True):
    """The game is over; nobody has won where `winner` is None."""

    winner: int | None
    rule: str
