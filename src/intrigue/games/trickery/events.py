"""What can happen at the table. Everything in this game lies open, so each event has only a public face, except the
secret pick of a society at the start."""

from __future__ import annotations

from ...core.event import Event


class Picked(Event, frozen=True):
    """A seat picked a society in secret. Only that seat sees this."""

    seat: int
    society: str


class Shown(Event, frozen=True):
    """All society cards are turned up at once."""

    societies: tuple[str, ...]


class Starts(Event, frozen=True):
    seat: int


class Played(Event, frozen=True):
    """A card is laid down; `target` is a seat, `coins` the size of a tribute."""

    seat: int
    card: str
    target: int | None = None
    coins: int | None = None


class Paused(Event, frozen=True):
    """Played cards go back to hand."""

    seat: int
    cards: tuple[str, ...]


class Skipped(Event, frozen=True):
    """A seat that can neither act nor pause loses its turn."""

    seat: int


class Stole(Event, frozen=True):
    seat: int
    victim: int


class Gave(Event, frozen=True):
    """Coins go to a seat; from the pool when `giver` is None."""

    giver: int | None
    to: int
    coins: int


class Laid(Event, frozen=True):
    """A coin goes into a chest, which now holds `chest` coins."""

    seat: int
    society: str
    chest: int


class Payout(Event, frozen=True):
    """A chest is full: seals for its society, by seat; its coins go back to the pool."""

    seat: int
    society: str
    seals: tuple[int, ...]


class Turned(Event, frozen=True):
    """A society card is turned over."""

    seat: int
    society: str


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    rule: str
