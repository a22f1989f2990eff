"""Offers and drafts: the slips of paper on the trading floor. They never change; a new one takes their place."""

from __future__ import annotations

from ....core.part import Part


class Offer(Part):
    """A posted offer. Everybody sees it, except which cards of a good its maker means to hand over (`gives`).

    Whoever takes an offer of somebody with Isolationism waits for that one's word: then `taker` is no longer -1, and
    `handed` are the cards that would come, which only the taker sees (MED-C-79)."""

    __slots__ = (
        "number",
        "seat",
        "to",
        "goods",
        "gives",
        "pays",
        "wants",
        "asks",
        "promises",
        "demands",
        "says",
        "seeks",
        "declined",
        "enquired",
        "taker",
        "handed",
        "examined",
    )
    number: int
    seat: int
    to: int  # seats that may take it, as bits
    goods: tuple[int, ...]  # what is given, as it is called, sorted
    gives: tuple[int, ...]  # the cards meant, in the same order
    pays: int  # points given
    wants: tuple[int, ...]  # goods wanted, sorted
    asks: int  # points wanted
    promises: tuple[int, ...]  # of the maker, see boxes.py
    demands: tuple[int, ...]  # of the taker
    says: tuple[int, ...]  # ideas claimed under Freedom of Speech, true or not
    seeks: tuple[int, ...]  # ideas asked for under Freedom of Speech
    declined: int  # seats that said no, as bits
    enquired: int  # seats that asked after Venus arrows in what is given, as bits
    taker: int  # who would take it, and waits for the maker's word; or -1
    handed: tuple[int, ...]  # the cards that would come for it, in the order of the goods wanted
    examined: bool  # whether the maker has asked after Venus arrows in those

    def __init__(
        self,
        number: int,
        seat: int,
        to: int,
        goods: tuple[int, ...],
        gives: tuple[int, ...],
        pays: int,
        wants: tuple[int, ...],
        asks: int,
        promises: tuple[int, ...],
        demands: tuple[int, ...],
        says: tuple[int, ...],
        seeks: tuple[int, ...],
        declined: int,
        enquired: int,
        taker: int,
        handed: tuple[int, ...],
        examined: bool,
    ) -> None:
        self.number = number
        self.seat = seat
        self.to = to
        self.goods = goods
        self.gives = gives
        self.pays = pays
        self.wants = wants
        self.asks = asks
        self.promises = promises
        self.demands = demands
        self.says = says
        self.seeks = seeks
        self.declined = declined
        self.enquired = enquired
        self.taker = taker
        self.handed = handed
        self.examined = examined

    def with_answers(self, gives: tuple[int, ...], declined: int, enquired: int) -> Offer:
        """The same offer with other cards meant, or with more answers on it."""
        return self.copy_with(gives, declined, enquired, self.taker, self.handed, self.examined)

    def awaiting(self, taker: int, handed: tuple[int, ...], examined: bool) -> Offer:
        """The same offer with somebody who would take it, or (-1) with nobody any more."""
        return self.copy_with(self.gives, self.declined, self.enquired, taker, handed, examined)

    def copy_with(
        self, gives: tuple[int, ...], declined: int, enquired: int, taker: int, handed: tuple[int, ...], examined: bool
    ) -> Offer:
        return Offer(
            number=self.number,
            seat=self.seat,
            to=self.to,
            goods=self.goods,
            gives=gives,
            pays=self.pays,
            wants=self.wants,
            asks=self.asks,
            promises=self.promises,
            demands=self.demands,
            says=self.says,
            seeks=self.seeks,
            declined=declined,
            enquired=enquired,
            taker=taker,
            handed=handed,
            examined=examined,
        )


class Draft(Part):
    """An offer in the making, or the answer to one (`taking`). Only its owner sees it."""

    __slots__ = (
        "steps",
        "to",
        "goods",
        "gives",
        "pays",
        "wants",
        "asks",
        "promises",
        "demands",
        "says",
        "seeks",
        "pending",
        "taking",
        "handed",
    )
    steps: tuple[int, ...]  # the actions that made it, so that the last can be taken back
    to: int  # 0: everybody
    goods: tuple[int, ...]
    gives: tuple[int, ...]
    pays: int
    wants: tuple[int, ...]
    asks: int
    promises: tuple[int, ...]
    demands: tuple[int, ...]
    says: tuple[int, ...]
    seeks: tuple[int, ...]
    pending: int  # an action that still needs a seat: a promise, a demand, an envoy's card; or -1
    taking: int  # the number of the offer being taken, or 0
    handed: tuple[int, ...]  # cards picked for it so far

    def __init__(
        self,
        steps: tuple[int, ...] = (),
        to: int = 0,
        goods: tuple[int, ...] = (),
        gives: tuple[int, ...] = (),
        pays: int = 0,
        wants: tuple[int, ...] = (),
        asks: int = 0,
        promises: tuple[int, ...] = (),
        demands: tuple[int, ...] = (),
        says: tuple[int, ...] = (),
        seeks: tuple[int, ...] = (),
        pending: int = -1,
        taking: int = 0,
        handed: tuple[int, ...] = (),
    ) -> None:
        self.steps = steps
        self.to = to
        self.goods = goods
        self.gives = gives
        self.pays = pays
        self.wants = wants
        self.asks = asks
        self.promises = promises
        self.demands = demands
        self.says = says
        self.seeks = seeks
        self.pending = pending
        self.taking = taking
        self.handed = handed


BLANK = Draft()
