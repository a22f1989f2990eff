"""What can happen at the table, and who sees what of it. Goods are named by their good, cards by good and idea."""

from __future__ import annotations

from typing import ClassVar

from ...core.event import Event


class SideChosen(Event, frozen=True):
    """A seat picked the side of a track to start on. Only that seat sees this."""

    seat: int
    side: str


class Began(Event, frozen=True):
    """The start spaces of all seats, and the order of play drawn by lot."""

    government: tuple[str, ...]
    religion: tuple[str, ...]
    order: tuple[int, ...]


class Round(Event, frozen=True):
    number: int


class Produced(Event, frozen=True):
    """Goods come in: how many of each pile, civic ones by their names where everybody can tell them. The owner also
    sees the cards."""

    seat: int
    piles: tuple[str, ...]
    cards: tuple[str, ...] = ()


class Named(Event, frozen=True):
    """The owner of a Free Market names a civic good to produce."""

    seat: int
    good: str


class TradingOpens(Event, frozen=True):
    lap: int  # 0: live, all at once


class Floor(Event, frozen=True):
    """A seat has the floor."""

    quiet: ClassVar[bool] = True
    seat: int
    lap: int


class Drafted(Event, frozen=True):
    """The owner of a draft changed it. Only that seat sees this."""

    quiet: ClassVar[bool] = True
    seat: int
    step: str


class Posted(Event, frozen=True):
    """An offer is on the floor: who may take it (nobody named: everybody), what is given for what."""

    seat: int
    number: int
    to: tuple[int, ...]
    gives: tuple[str, ...]
    pays: int
    wants: tuple[str, ...]
    asks: int
    promises: tuple[str, ...]
    demands: tuple[str, ...]
    says: tuple[str, ...]
    seeks: tuple[str, ...]


class Withdrawn(Event, frozen=True):
    """An offer is gone: taken back by its maker, or because it cannot be fulfilled any more."""

    seat: int
    number: int
    lapsed: bool


class Declined(Event, frozen=True):
    """A seat says no to an offer of `maker`."""

    seat: int
    number: int
    maker: int


class Weighed(Event, frozen=True):
    """`taker` would take an offer of somebody with Isolationism, who may ask first and then agrees or not."""

    seat: int
    taker: int
    number: int


class Refused(Event, frozen=True):
    """The maker of an offer does not agree; the offer stands."""

    seat: int
    taker: int
    number: int


class Released(Event, frozen=True):
    """Whoever was about to take an offer of `maker` does not, or cannot any more; the offer stands."""

    seat: int
    number: int
    maker: int


class Dealt(Event, frozen=True):
    """A deal is done, at once and whole. Each of the two also sees the cards that changed hands."""

    maker: int
    taker: int
    number: int
    gives: tuple[str, ...]
    pays: int
    wants: tuple[str, ...]
    asks: int
    promises: tuple[str, ...]
    demands: tuple[str, ...]
    to_taker: tuple[str, ...] = ()
    to_maker: tuple[str, ...] = ()


class Enquired(Event, frozen=True):
    """Isolationism: a seat asks after Venus arrows in what `holder` would hand over; it alone hears the answer, how
    many there are and on which goods."""

    seat: int
    holder: int
    number: int
    venus: int | None = None
    goods: tuple[str, ...] = ()


class Envoy(Event, frozen=True):
    """Foreign Envoys: a card is handed over that cannot be refused. The two of them see which."""

    seat: int
    target: int
    good: str
    card: str = ""


class ShowedHand(Event, frozen=True):
    """A seat holds its basic and civic goods open. The basic ones are known already; `goods` are the others."""

    seat: int
    goods: tuple[str, ...]


class ShowedLuxury(Event, frozen=True):
    """A seat lets everybody see its spices and gold. The Piracy card it may keep hidden."""

    seat: int
    spices: int
    gold: int


class Cube(Event, frozen=True):
    """A cube is laid on a card or lifted from it; `what` says which. Sealed ones only their owner sees."""

    seat: int
    what: str
    laid: bool


class Stored(Event, frozen=True):
    """A card goes into the warehouse or comes back. Only its owner sees this."""

    seat: int
    card: str
    stored: bool


class Passed(Event, frozen=True):
    seat: int


class Ready(Event, frozen=True):
    """A seat is done trading for this round. While cards are stored in secret, only that seat sees this."""

    seat: int


class Resumed(Event, frozen=True):
    """A seat that was done trades on after all."""

    seat: int


class Clock(Event, frozen=True):
    """The clock: `minute` and `half minute` are warnings, `last` is of the last ten seconds; then the `time` is up, and
    warehouses are `shut`."""

    what: str


class Closing(Event, frozen=True):
    """No more offers: everyone chooses the warehouse and aims abilities."""


class Spent(Event, frozen=True):
    """All cards not stored lie face-up."""

    seat: int
    cards: tuple[str, ...]
    stored: int


class Abandoned(Event, frozen=True):
    seat: int
    track: str
    side: str


class Aimed(Event, frozen=True):
    """A trade-phase ability takes effect: it `works` on its target, `strikes` with everybody else, `spares`, or (the
    altar) `serves` its owner. `box` is the place of the white box on the card, counted from 0, and `missing` are points
    that it would have cost and that were not there (MED-C-18)."""

    seat: int
    target: int
    card: str
    how: str
    box: int = 0
    missing: int = 0


class Ignored(Event, frozen=True):
    """A monastery keeps its owner out of it: out of that white box of the card."""

    seat: int
    owner: int
    card: str
    box: int = 0


class InVain(Event, frozen=True):
    """An ability finds no rural worker that it could take from its target."""

    seat: int
    target: int
    card: str


class WorkerMoved(Event, frozen=True):
    """A rural worker changes hands, or is lost when `to` is None."""

    good: str
    seat: int
    to: int | None


class Covered(Event, frozen=True):
    """A development pays for another: it produces its good no more."""

    seat: int
    card: str
    good: str


class Resolved(Event, frozen=True):
    """What the goods of a seat brought: steps on the four tracks, points for sets and for prosperity."""

    seat: int
    government: int
    religion: int
    happiness: int
    safety: int
    sets: int
    prosperity: int


class Reckoned(Event, frozen=True):
    """What developments of some name have changed about what the goods of a seat brought; it is in `Resolved` already.
    Their owners are others, or (Industry) the seat itself."""

    seat: int
    card: str
    owners: tuple[int, ...]
    happiness: int
    points: int


class ChangedSides(Event, frozen=True):
    """Revolution or conversion: what the old side had built is destroyed."""

    seat: int
    track: str
    side: str
    destroyed: tuple[str, ...]
    bonus: int


class Revolt(Event, frozen=True):
    seats: tuple[int, ...]


class Attack(Event, frozen=True):
    """Barbarians: what the die says, `twice` where it was rolled so (MED-C-45), and the points that were really lost
    (MED-C-18)."""

    seat: int
    die: int
    lost: int
    twice: bool = False


class NewOrder(Event, frozen=True):
    order: tuple[int, ...]


class ExtraDraw(Event, frozen=True):
    seat: int
    deck: str


class Drew(Event, frozen=True):
    """Development cards are drawn: from which decks, which decks had none left, and for the owner which cards (both
    faces)."""

    seat: int
    decks: tuple[str, ...]
    empty: tuple[str, ...]
    cards: tuple[str, ...] = ()


class ChoseDevelopment(Event, frozen=True):
    """A sealed choice. Only that seat sees this. Without a card none is chosen on a track, or (a victim of the revolt)
    none at all."""

    seat: int
    card: str
    track: str = ""


class Built(Event, frozen=True):
    seat: int
    card: str


class Civic(Event, frozen=True):
    """Every-turn abilities: steps and points."""

    seat: int
    happiness: int
    safety: int
    points: int


class Reshuffled(Event, frozen=True):
    pile: str


class Ended(Event, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
