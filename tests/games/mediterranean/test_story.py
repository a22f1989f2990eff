"""Whatever changes on the table is told: whoever only reads the log knows how the table looks.

In games by chance an account is kept from the public events alone, and compared with what a seat sees after every
event. A change that nobody tells, a wrong number and a wrong seat are all noticed.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from intrigue.core.event import Event
from intrigue.core.phrase import notation
from intrigue.games.mediterranean import events as ev
from intrigue.games.mediterranean.cards.developments import BY_ID
from intrigue.games.mediterranean.cards.face import ALTAR_POINTS, RELIGIOUS
from intrigue.games.mediterranean.cards.goods import BASICS, GOOD_NAMES, PILE_NAMES, PILE_OF
from intrigue.games.mediterranean.state.state import Mediterranean
from intrigue.games.mediterranean.view import MediterraneanView

from .playing import GAME, act, at, new, told

RIGHT = ("democracy", "venus")
TERMS = ("seat", "gives", "pays", "wants", "asks", "promises", "demands", "says", "seeks")
LUXURY = ("spices", "gold")


def pile_of(name: str) -> str:
    """The pile of a good, a card or a pile by their names."""
    word = name.partition(" ")[0]
    return PILE_NAMES[PILE_OF[GOOD_NAMES.index(word)]] if word in GOOD_NAMES else word


class Hands:
    """What the log has told of everybody's goods (MED-C-54): how many of each pile, and of which goods at least."""

    def __init__(self, seats: int) -> None:
        self.piles: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.goods: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.shown: list[Counter[str]] = [Counter() for _ in range(seats)]  # spices and gold that all have seen

    def claim(self, seat: int, goods: Counter[str]) -> None:
        self.goods[seat] |= goods

    def lose(self, seat: int, names: tuple[str, ...]) -> None:
        self.piles[seat].subtract(pile_of(name) for name in names)
        self.goods[seat] -= Counter(names)
        self.shown[seat] -= Counter(names)

    def pass_on(self, giver: int, taker: int, goods: tuple[str, ...]) -> None:
        self.lose(giver, goods)
        self.piles[taker].update(pile_of(good) for good in goods)
        self.goods[taker].update(goods)

    def hear(self, event: Event) -> None:
        match event:
            case ev.Produced(seat, piles, _):
                self.piles[seat].update(pile_of(name) for name in piles)
                self.goods[seat].update(name for name in piles if name in GOOD_NAMES)
            case ev.ShowedHand(seat, goods):
                self.claim(seat, Counter(goods))
            case ev.ShowedLuxury(seat, spices, gold):
                self.shown[seat] |= Counter({"spices": spices, "gold": gold})  # others may be in the warehouse
                self.claim(seat, self.shown[seat])
            case ev.Dealt() as deal:
                self.pass_on(deal.maker, deal.taker, deal.gives)
                self.pass_on(deal.taker, deal.maker, deal.wants)
            case ev.Envoy(seat, target, good, _):
                self.pass_on(seat, target, (good,))
            case ev.Spent(seat, cards, _):
                self.lose(seat, tuple(card.partition(" ")[0] for card in cards))
                if "piracy" in cards:  # whatever was said of spices and gold may have been this (MED-C-69)
                    for good in LUXURY:
                        self.goods[seat].pop(good, None)
                self.claim(seat, self.shown[seat])

    def compare(self, view: MediterraneanView) -> None:
        for player in view.players:
            piles, goods = self.piles[player.seat], self.goods[player.seat]
            assert player.cards == piles.total()
            assert {one.good: one.count for one in player.goods} == dict(goods)
            assert {one.good: one.count for one in player.shown} == dict(self.shown[player.seat])
            for pile, hidden in (("civic", player.hidden_civic), ("luxury", player.hidden_luxury)):
                assert hidden == piles[pile] - sum(goods[good] for good in goods if pile_of(good) == pile)


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
        self.hands = Hands(seats)

    def move(self, seat: int, gov: int = 0, rel: int = 0, happy: int = 0, safe: int = 0, points: int = 0) -> None:
        """Markers stay on their tracks (MED-TRK-4), and nobody has less than nothing (MED-C-18)."""
        for track, (steps, most) in enumerate(((gov, 9), (rel, 9), (happy, 8), (safe, 8))):
            least = -10 if track < 2 else -8
            self.tracks[seat][track] = max(least, min(most, self.tracks[seat][track] + steps))
        self.points[seat] = max(0, self.points[seat] + points)

    def hear(self, event: Event) -> None:
        self.hands.hear(event)
        match event:
            case ev.Round(number):
                self.round = number
            case ev.TradingOpens():
                self.deals = 0
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
            case ev.Declined(seat, number, maker):
                if self.taker.get(number) == seat:
                    del self.taker[number]
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
            self.hands.claim(offer.seat, Counter(offer.gives))  # who offers something has it (MED-C-26)
            if offer.taker is not None:
                self.hands.claim(offer.taker, Counter(offer.wants))
            assert len(offer.declined) == self.declined[offer.number]
            assert offer.taker == self.taker.get(offer.number)
        self.hands.compare(view)


def follow(st: Mediterranean, account: Account, luck: Random, turn: int) -> None:
    """Play by chance until that turn is over, and compare after everything that was told."""
    while not st.over and st.turn <= turn:
        seat = luck.choice(st.waiting)
        st.apply_unchecked(seat, luck.choice(st.legal(seat)))
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
    assert [event for event in st.events_for(None) if isinstance(event, ev.Aimed)]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("MED-C-54", "MED-PROD-5")
def test_and_what_everybody_is_known_to_hold(seed: int) -> None:
    """Civic goods that were named, searched for or are one of each are told as such; so are those that are shown, and
    all of them where hands are open."""
    built = [
        ["slave_trade", "garrison_town", "dye_trade", "shipwrights"],
        ["free_market", "market_town", "foreign_envoys", "raiders"],
        ["art_trade", "wine_trade", "war_camp", "urbanize", "merchant_fleet"],
        ["imperial_city", "pilgrim_town", "venetian_virtue", "isolationism"],
    ]
    built[3].remove("isolationism" if seed % 2 else "venetian_virtue")  # of two religions
    if not seed % 2:
        built[3].remove("pilgrim_town")
    options = {"open_hands": seed % 3 == 0, "floor": "live" if seed % 4 == 3 else "rounds"}
    st = at(phase="production", turn=2, seed=seed, developments=built, options=options)
    account = Account(4)
    account.round, account.order = 2, tuple(st.order)
    for seat, names in enumerate(built):
        account.built[seat] = Counter(names)
        account.tracks[seat][:2] = [st.gov[seat] - 10, st.rel[seat] - 10]
    follow(st, account, Random(seed), 3)
    first = next(event for event in st.events_for(None) if isinstance(event, ev.Produced) and event.seat == 0)
    assert {"slaves", "dye"} <= set(first.piles)


@pytest.mark.parametrize("deck", [["slaves black", "wine red"], ["slaves black", "art white"]])
@pytest.mark.rule("MED-C-54")
def test_where_a_hidden_good_stands_in_the_log_tells_nothing(deck: list[str]) -> None:
    st = at(phase="production", turn=2, developments=[["slave_trade", "garrison_town"], [], [], []], civic_deck=deck)
    first = next(event for event in st.events_for(None) if isinstance(event, ev.Produced) and event.seat == 0)
    assert first.piles == ("salt", "timber", "wool", "grain", "ore", "civic", "slaves")


@pytest.mark.rule("MED-PROD-5")
def test_what_is_shown_is_named() -> None:
    st = at(hands=[["grain red", "wine red", "dye blue", "dye fury", "spices red"], [], [], []])
    act(st, 0, "show")
    assert told(st, ev.ShowedHand) == [ev.ShowedHand(0, ("wine", "dye", "dye"))]


@pytest.mark.rule("MED-DEV-2", "MED-DEV-4")
def test_of_what_none_is_chosen_is_told() -> None:
    st = at(phase="development", turn=2, revolt=[1], drawn=[["tax_roll"], ["tax_roll"], [], []])
    act(act(st, 0, "no government", "no religion"), 1, "neither")
    said = [notation(GAME.story.of(event)) for seat in (0, 1) for event in told(st, ev.ChoseDevelopment, seat)]
    assert said == [
        "tell-chose-no-government seat=seat:0",
        "tell-chose-no-religion seat=seat:0",
        "tell-chose-none seat=seat:1",
    ]


@pytest.mark.rule("MED-C-79")
@pytest.mark.card("mediterranean", "isolationism")
def test_whoever_asks_hears_on_which_goods_the_arrows_are() -> None:
    st = at(
        hands=[["grain blue", "grain red", "wine zealots", "salt black"], ["ore red"], [], []],
        developments=[[], ["isolationism"], [], []],
    )
    act(st, 0, "give grain blue", "give grain red", "give wine zealots", "give salt black", "want ore", "post", "pass")
    act(st, 1, "enquire 1")
    assert told(st, ev.Enquired, 1) == [ev.Enquired(1, 0, 1, 2, ("grain", "wine"))]
    assert told(st, ev.Enquired, 0) == told(st, ev.Enquired) == [ev.Enquired(1, 0, 1)]
