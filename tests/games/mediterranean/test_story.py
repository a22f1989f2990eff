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
from intrigue.games.mediterranean.cards.face import ALTAR_POINTS, RELIGIOUS
from intrigue.games.mediterranean.cards.goods import BASICS, GOOD_NAMES
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.view import MediterraneanView

from .playing import GAME, at, new

RIGHT = ("democracy", "venus")
TERMS = ("seat", "gives", "pays", "wants", "asks", "promises", "demands", "says", "seeks")


class Account:
    """What the log has told so far."""

    def __init__(self, seats: int) -> None:
        self.read = 0
        self.round = 0
        self.order: tuple[int, ...] = ()
        self.points = [0] * seats
        self.tracks = [
            [0, 0, 0, 0] for _ in range(seats)
        ]  # government and religion below 0 on the left, then the moods
        self.workers: list[Counter[str]] = [Counter(GOOD_NAMES[:BASICS]) for _ in range(seats)]
        self.built: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.covered: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.offers: dict[int, ev.Posted] = {}
        self.declined: Counter[int] = Counter()
        self.taker: dict[int, int] = {}
        self.deals = 0

    def move(self, seat: int, gov: int = 0, rel: int = 0, happy: int = 0, safe: int = 0, points: int = 0) -> None:
        """Markers stay on their tracks (MED-TRK-4), and nobody has less than nothing (MED-C-18)."""
        for track, (steps, most) in enumerate(((gov, 9), (rel, 9), (happy, 8), (safe, 8))):
            least = -10 if track < 2 else -8
            self.tracks[seat][track] = max(least, min(most, self.tracks[seat][track] + steps))
        self.points[seat] = max(0, self.points[seat] + points)

    def hear(self, event: Event) -> None:
        match event:
            case ev.Round(number):
                self.round, self.deals = number, 0
            case ev.NewOrder(order):
                self.order = order
            case ev.Began(government, religion, order):
                self.order = order
                for seat, sides in enumerate(zip(government, religion, strict=True)):
                    self.tracks[seat][:2] = [0 if side in RIGHT else -1 for side in sides]
            case ev.Resolved(seat, gov, rel, happy, safe, sets, prosperity):
                self.move(seat, gov, rel, happy, safe, sets + prosperity)
            case ev.Revolt(seats):
                for seat in seats:
                    self.tracks[seat][2] = 0
            case ev.Attack(seat, _, lost):
                self.move(seat, points=-lost)
                self.tracks[seat][3] = 0
            case ev.Civic(seat, happy, safe, points):
                self.move(seat, happy=happy, safe=safe, points=points)
            case ev.ChangedSides(seat, _, _, destroyed, bonus):
                self.move(seat, points=bonus)
                self.built[seat] -= Counter(destroyed)
                self.covered[seat] -= Counter(destroyed)
            case ev.Built(seat, card):
                self.built[seat][card] += 1
                face = BY_ID[card]  # what it brings once is printed on it
                gov, rel = (0, face.push) if RELIGIOUS[face.deck] else (face.push, 0)
                self.move(seat, gov, rel, face.happy, face.safe, face.points)
            case ev.Covered(seat, card, _):
                self.covered[seat][card] += 1
            case _:
                self.hear_of_abilities(event)

    def hear_of_abilities(self, event: Event) -> None:
        match event:
            case ev.Abandoned(seat, track, side):
                self.tracks[seat][track == "religion"] = 0 if side in RIGHT else -1
            case ev.WorkerMoved(good, seat, to):
                self.workers[seat][good] -= 1
                if to is not None:
                    self.workers[to][good] += 1
            case ev.Aimed(seat, _, "sacrificial_altar", "serves"):
                self.move(seat, rel=-1, points=ALTAR_POINTS)
            case ev.Aimed(_, target, card, "strikes"):
                self.move(target, happy=BY_ID[card].all_happy, safe=BY_ID[card].all_safe)
            case ev.Aimed(seat, target, card, "works", place):
                box = BY_ID[card].boxes[place]
                self.move(target, happy=box.happy, safe=box.safe, points=box.vp)
                self.move(seat, happy=box.own_happy, safe=box.own_safe, points=box.own_vp)
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

    def producers(self, seat: int) -> dict[str, int]:
        """Rural workers, and the ovals of developments that are not covered."""
        ovals = Counter(
            GOOD_NAMES[BY_ID[card].worker]
            for card in (self.built[seat] - self.covered[seat]).elements()
            if BY_ID[card].worker >= 0
        )
        return {good: self.workers[seat][good] + ovals[good] for good in GOOD_NAMES[:BASICS]}

    def compare(self, st: Mediterranean, view: MediterraneanView) -> None:
        assert view.turn == self.round
        assert view.order == self.order
        assert view.deals == self.deals
        for player in view.players:
            assert player.points == self.points[player.seat]
            spaces = [t.step if t.side in RIGHT else -1 - t.step for t in (player.government, player.religion)]
            assert [*spaces, player.happiness, player.safety] == self.tracks[player.seat]
            assert {one.good: one.count for one in player.workers} == self.producers(player.seat)
            assert Counter(player.developments) == self.built[player.seat]
            assert Counter(player.covered) == self.covered[player.seat]
        assert [offer.number for offer in view.offers] == list(self.offers)
        for offer in view.offers:
            posted = self.offers[offer.number]
            assert [getattr(offer, name) for name in TERMS] == [getattr(posted, name) for name in TERMS]
            everybody = tuple(seat for seat in range(st.seats) if seat != offer.seat)
            assert offer.to == (posted.to or everybody)
            assert len(offer.declined) == self.declined[offer.number]
            assert offer.taker == self.taker.get(offer.number)


def follow(st: Mediterranean, account: Account, luck: Random, turn: int) -> None:
    """Play by chance until that turn is over, and compare after everything that was told."""
    while not st.over and st.turn <= turn:
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


@pytest.mark.parametrize("seed", range(9))
def test_whoever_reads_the_log_knows_how_the_table_looks(seed: int) -> None:
    st = new(4 + seed % 3, seed, turns=3, floor="live" if seed % 3 == 1 else "rounds")
    follow(st, Account(st.seats), Random(seed), 3)
    assert st.over


@pytest.mark.parametrize("seed", range(20))
def test_and_what_every_ability_did(seed: int) -> None:
    """A round among people with abilities of all kinds, all of whom use them by chance."""
    built = [
        ["secret_police", "love_feasts", "arms"],
        ["diplomat", "sacrificial_altar", "pyramids_to_mars"],
        ["propaganda", "venetian_monastery", "hymns"],
        ["ostracism", "martian_brotherhood", "gladiators"],
    ]
    st = at(phase="closing", turn=4, seed=seed, developments=built, points=[seed % 3] * 4)
    account = Account(4)
    account.round, account.order = 4, tuple(st.order)
    assert st.events is not None
    account.read = len(st.events)
    for seat, names in enumerate(built):
        account.built[seat], account.points[seat] = Counter(names), seed % 3
        account.tracks[seat][:2] = [st.gov[seat] - 10, st.rel[seat] - 10]
    follow(st, account, Random(seed), 4)
    assert [event for event in st.seen(None) if isinstance(event, ev.Aimed)]
