"""Whatever changes on the table is told: whoever only reads the log knows how the table looks.

In games by chance an account is kept from the public events alone, and compared with what a seat sees after every
event. A change that nobody tells, a wrong number and a wrong seat are all noticed.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from intrigue.core.event import Event
from intrigue.games.mediterranean import events as ev
from intrigue.games.mediterranean.cards.developments import BY_ID
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.view import MediterraneanView

from .playing import GAME, new

TERMS = ("seat", "gives", "pays", "wants", "asks", "promises", "demands", "says", "seeks")


class Account:
    """What the log has told so far."""

    def __init__(self, seats: int) -> None:
        self.read = 0
        self.round = 0
        self.order: tuple[int, ...] = ()
        self.points = [0] * seats
        self.built: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.covered: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.offers: dict[int, ev.Posted] = {}
        self.declined: Counter[int] = Counter()
        self.taker: dict[int, int] = {}
        self.deals = 0
        self.aimed = False  # an ability says what it does on its card: that is not told again

    def hear(self, event: Event) -> None:
        match event:
            case ev.Round(number):
                self.round, self.deals = number, 0
            case ev.Began(order=order) | ev.NewOrder(order):
                self.order = order
            case ev.Resolved(seat, _, _, _, _, sets, prosperity):
                self.points[seat] += sets + prosperity
            case ev.Attack(seat, _, lost):
                self.points[seat] -= lost
            case ev.Civic(seat, _, _, points):
                self.points[seat] += points
            case ev.ChangedSides(seat, _, _, destroyed, bonus):
                self.points[seat] += bonus
                self.built[seat] -= Counter(destroyed)
                self.covered[seat] -= Counter(destroyed)
            case ev.Built(seat, card):
                self.built[seat][card] += 1
                self.points[seat] += BY_ID[card].points  # what it brings once is printed on it
            case ev.Covered(seat, card, _):
                self.covered[seat][card] += 1
            case ev.Aimed():
                self.aimed = True
            case _:
                self.hear_of_offers(event)

    def hear_of_offers(self, event: Event) -> None:
        match event:
            case ev.Posted() as posted:
                self.offers[posted.number] = posted
            case ev.Withdrawn(seat, number, _):
                assert self.offers.pop(number).seat == seat
                self.taker.pop(number, None)
            case ev.Declined(_, number, maker):
                assert self.offers[number].seat == maker
                self.declined[number] += 1
            case ev.Weighed(seat, taker, number):
                assert self.offers[number].seat == seat
                self.taker[number] = taker
            case ev.Refused(_, taker, number) | ev.Released(taker, number, _):
                assert self.taker.pop(number) == taker
            case ev.Dealt() as deal:
                posted = self.offers.pop(deal.number)
                assert (posted.seat, posted.gives, posted.wants) == (deal.maker, deal.gives, deal.wants)
                self.taker.pop(deal.number, None)
                self.points[deal.maker] += deal.asks - deal.pays
                self.points[deal.taker] += deal.pays - deal.asks
                self.deals += 1
            case ev.Closing():
                self.offers.clear()
                self.taker.clear()
                self.declined.clear()

    def compare(self, st: Mediterranean, view: MediterraneanView) -> None:
        assert view.turn == self.round
        assert view.order == self.order
        assert view.deals == self.deals
        for player in view.players:
            if self.aimed:
                self.points[player.seat] = player.points
            assert player.points == self.points[player.seat]
            assert Counter(player.developments) == self.built[player.seat]
            assert Counter(player.covered) == self.covered[player.seat]
        self.aimed = False
        assert [offer.number for offer in view.offers] == list(self.offers)
        for offer in view.offers:
            posted = self.offers[offer.number]
            assert [getattr(offer, name) for name in TERMS] == [getattr(posted, name) for name in TERMS]
            everybody = tuple(seat for seat in range(st.seats) if seat != offer.seat)
            assert offer.to == (posted.to or everybody)
            assert len(offer.declined) == self.declined[offer.number]
            assert offer.taker == self.taker.get(offer.number)


@pytest.mark.parametrize("seed", range(9))
def test_whoever_reads_the_log_knows_how_the_table_looks(seed: int) -> None:
    luck = Random(seed)
    st = new(4 + seed % 3, seed, turns=3, floor="live" if seed % 3 == 1 else "rounds")
    account = Account(st.seats)
    while not st.over:
        seat = luck.choice(st.waiting)
        st.do(seat, luck.choice(st.legal(seat)))
        assert st.events is not None
        told = [happening.public for happening in st.events[account.read :] if happening.public is not None]
        account.read = len(st.events)
        for event in told:
            account.hear(event)
        if told and account.order:
            view = GAME.view(st, 0)
            assert isinstance(view, MediterraneanView)
            account.compare(st, view)
