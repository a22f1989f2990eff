"""Deals: which offers to take, which to make, and what to hand over."""

from __future__ import annotations

from typing import Final

from ..cards.goods import BAD, GOLD, GOOD_OF, GOODS, PIRACY, SPICES, VENUS
from ..rules.actions import AGREE, BACK, DECLINE, ENQUIRE, ENVOY, ENVOY_TO, HAND, REFUSE, TAKE, WITHDRAW
from ..rules.drafts import STANDING, may_pass
from ..rules.ending import final_score
from ..rules.terms import find, one_seat, tradable
from ..state.boxes import slot_promised, target_promised
from ..state.parts import Offer
from ..state.state import Mediterranean
from .mind import Mind, Other
from .plan import Plan
from .promises import cost, favours, worth

ENOUGH: Final = 0.4  # gain that makes a deal worth while
FEW: Final = 6  # cards from which it makes up pairs to offer
SOUGHT: Final = 4  # goods of which it asks for pairs


def take_gain(mind: Mind, offer: Offer) -> float:
    """What an offer is worth to a seat that hands over the cards it likes least."""
    gives: list[int] = []
    for good in offer.wants:
        kind = mind.cheapest(good, gives)
        if kind < 0:
            if good < SPICES or PIRACY not in mind.st.loose(mind.seat) or PIRACY in gives:
                return -99.0
            kind = PIRACY
        gives.append(kind)
    known, unknown = mind.comes(offer.seat, offer.goods)
    gain = mind.value(gives, known, unknown) - mind.value([], [], [])
    gain += offer.pays - offer.asks
    return gain + promise_gain(mind, offer.seat, offer.promises, mind.seat, offer.demands)


def promise_gain(mind: Mind, maker: int, promises: tuple[int, ...], taker: int, demands: tuple[int, ...]) -> float:
    """What the promises of an offer are worth to the one of the two who thinks about it."""
    st, seat = mind.st, mind.seat
    gain = 0.0
    for code in promises:
        if seat == maker:
            gain -= cost(st, maker, code)
        elif target_promised(code) == seat:
            gain += worth(st, maker, code)
    for code in demands:
        if seat == taker:
            gain -= cost(st, taker, code)
        elif target_promised(code) == seat:
            gain += worth(st, taker, code)
    return gain


def best_take(mind: Mind, actions: list[int]) -> int:
    best = -1
    most = ENOUGH
    for action in actions:
        if TAKE <= action < DECLINE:
            offer = find(mind.st, action - TAKE)
            if offer is not None:
                gain = take_gain(mind, offer)
                if gain > most:
                    most = gain
                    best = action
    return best


def hand_over(mind: Mind, actions: list[int]) -> int:
    """The card whose idea it likes least, the Piracy card above all."""
    best = actions[0]
    least = 1e9
    for action in actions:
        if action == BACK:
            continue
        kind = action - HAND
        worth = -50.0 if kind == PIRACY else mind.idea[kind]
        if worth < least:
            least = worth
            best = action
    return best


def stale_offer(mind: Mind, actions: list[int], lap: int) -> int:
    """An own offer that would not be a gain any more, that asked for a point and found nobody, or that may bring back
    what nobody wants."""
    for action in actions:
        if WITHDRAW <= action < WITHDRAW + 10000:
            offer = find(mind.st, action - WITHDRAW)
            if offer is not None and (own_gain(mind, offer) < 0.1 or (lap == 2 and offer.asks > 0 and offer.goods)):
                return action
            if offer is not None and offer.to & shunned_seats(mind, offer.wants):
                return action
    return -1


def shunned_seats(mind: Mind, goods: tuple[int, ...]) -> int:
    """The seats, as bits, that are known to hold what one does not want to get for some of these goods."""
    bits = 0
    for other in range(mind.st.seats):
        if other != mind.seat and mind.dreads(other, goods):
            bits |= 1 << other
    return bits


def own_gain(mind: Mind, offer: Offer) -> float:
    """What it gains if one of its own offers is taken."""
    gives = list(offer.gives)
    gain = mind.value(gives, [], list(offer.wants)) - mind.value([], [], [])
    gain += offer.asks - offer.pays
    if offer.promises == () and offer.demands == ():
        return gain
    return gain + promise_gain(mind, mind.seat, offer.promises, one_seat(offer.to, mind.st.seats), offer.demands)


def own_word(mind: Mind, actions: list[int]) -> int:
    """With Isolationism, about a deal that waits for its word: it asks, and then agrees if it still gains; else -1."""
    for action in actions:
        if AGREE <= action < REFUSE:
            offer = find(mind.st, action - AGREE)
            assert offer is not None
            if ENQUIRE + offer.number in actions:
                return ENQUIRE + offer.number
            gain = own_gain(mind, offer)
            for kind in offer.handed:  # of these it was told no more than which push toward Venus
                if VENUS[kind]:
                    gain += mind.idea[kind] - mind.mean[GOOD_OF[kind]]
            return action if gain > 0.0 else REFUSE + offer.number
    return -1


def make_plan(mind: Mind, lap: int) -> Plan | None:
    """The best offer it can think of that it has not made yet."""
    st, seat = mind.st, mind.seat
    standing = [offer for offer in st.offers if offer.seat == seat]
    if len(standing) >= STANDING:
        return None
    now = mind.value([], [], [])
    gives = givable(mind)
    calls = [good_of(mind, kind) for kind in gives]
    others = [Other(st, another) for another in range(st.seats) if another != seat]
    best = Best(standing)
    for wants in wishes(mind, others, now):
        shun = shunned_seats(mind, tuple(wants))
        askers = [other for other in others if not shun >> other.seat & 1 and other.holds(wants)]
        if not askers:
            continue
        for i in range(len(gives)):
            for j in range(-1, i if i < FEW and len(wants) == 1 else 0):
                give = [gives[i]] if j < 0 else [gives[i], gives[j]]
                if calls[i] in wants or (j >= 0 and calls[j] in wants):
                    continue
                gain = mind.value(give, [], wants) - now
                if gain < ENOUGH or gain <= best.most - 3.0:
                    continue
                plan = fair(mind, give, wants, gain, askers, lap)
                if plan is not None:
                    plan.to = everybody_but(st, seat, shun) if shun else 0
                    best.hear(plan)
    for other in others:
        hear_promises(mind, other, gives, now, best)
    return best.plan


def wishes(mind: Mind, others: list[Other], now: float) -> list[list[int]]:
    """What it may ask for: each good that somebody has, and pairs of those that would help it most."""
    found: list[list[int]] = []
    ranked: list[tuple[float, int]] = []
    for good in range(GOODS):
        for other in others:
            if other.counts[good] > 0:
                found.append([good])
                ranked.append((now - mind.value([], [], [good]), good))
                break
    ranked.sort()
    best = [good for _, good in ranked[:SOUGHT]]
    for i in range(len(best)):
        for j in range(i, len(best)):
            found.append([min(best[i], best[j]), max(best[i], best[j])])
    return found


def everybody_but(st: Mediterranean, seat: int, shun: int) -> int:
    return ((1 << st.seats) - 1) & ~shun & ~(1 << seat)


def hear_promises(mind: Mind, other: Other, gives: list[int], now: float, best: Best) -> None:
    """Offers to one seat in which an ability is promised, for points or a good; or asked for, for a point or a card."""
    st, seat, whom = mind.st, mind.seat, other.seat
    for code in favours(st, seat, whom):
        theirs = worth(st, seat, code)
        mine = -cost(st, seat, code)
        points = min(int(theirs - ENOUGH - 0.01), st.vp[whom], 3)
        if points > 0:
            best.hear(Plan([], [], asks=points, gain=mine + points, other=theirs - points, to=1 << whom, promise=code))
        for good in range(GOODS):
            if other.counts[good] > 0 and not mind.dreads(whom, (good,)):
                gain = mind.value([], [], [good]) - now + mine
                if gain > ENOUGH:
                    best.hear(
                        Plan([], [good], gain=gain, other=other.gain([], [good]) + theirs, to=1 << whom, promise=code)
                    )
    for code in favours(st, whom, seat):
        mine = worth(st, whom, code)
        theirs = -cost(st, whom, code)
        points = int(ENOUGH - theirs + 0.01) + 1
        if points <= min(3, st.vp[seat]):
            best.hear(Plan([], [], pays=points, gain=mine - points, other=theirs + points, to=1 << whom, demand=code))
        for kind in gives[:FEW]:
            gain = mind.value([kind], [], []) - now + mine
            if gain > ENOUGH and kind != PIRACY:
                gets = other.gain([GOOD_OF[kind]], [])
                best.hear(Plan([kind], [], gain=gain, other=gets + theirs, to=1 << whom, demand=code))


class Best:
    """The best of the plans that were heard, of those that go with the offers that stand already."""

    __slots__ = ("standing", "plan", "most")
    standing: list[Offer]
    plan: Plan | None
    most: float

    def __init__(self, standing: list[Offer]) -> None:
        self.standing = standing
        self.plan = None
        self.most = 0.0

    def hear(self, plan: Plan) -> None:
        score = plan.gain + 0.7 * min(plan.other, 3.0)
        if plan.gain < ENOUGH or plan.other < ENOUGH or score <= self.most or clashes(plan, self.standing):
            return
        self.most = score
        self.plan = plan


def givable(mind: Mind) -> list[int]:
    """The kinds it may offer, each once, those first that it would miss least."""
    st, seat = mind.st, mind.seat
    found: list[int] = []
    for kind in st.loose(seat):
        if kind in found or not tradable(st, seat, kind):
            continue
        if kind != PIRACY or may_pass(st, seat, SPICES) or may_pass(st, seat, GOLD):
            found.append(kind)
    worth = [mind.value([kind], [], []) for kind in found]
    order = sorted([(-worth[i], found[i]) for i in range(len(found))])
    return [kind for _, kind in order]


def good_of(mind: Mind, kind: int) -> int:
    """The good that a card goes by; Piracy goes as spices if that can be said."""
    if kind != PIRACY:
        return GOOD_OF[kind]
    return SPICES if may_pass(mind.st, mind.seat, SPICES) else GOLD


def fair(mind: Mind, give: list[int], wants: list[int], gain: float, askers: list[Other], lap: int) -> Plan | None:
    """An offer with points on one side if need be; None when nobody would take it."""
    goods = [good_of(mind, kind) for kind in give]
    best = -99.0
    rich = False
    for other in askers:
        theirs = other.gain(goods, wants)
        if theirs > best:
            best = theirs
            rich = mind.st.vp[other.seat] > 0
    pays, asks = 0, 0
    while best < ENOUGH and gain - 1.0 > ENOUGH and pays < min(3, mind.st.vp[mind.seat]):
        pays += 1
        gain -= 1.0
        best += 1.0
    if best < ENOUGH:
        return None
    if lap == 1 and rich and best > 3.0 and gain < best:
        asks = 1  # it haggles a little at first
        gain += 1.0
        best -= 1.0
    return Plan(give, wants, gain=gain, other=best, pays=pays, asks=asks)


def clashes(plan: Plan, standing: list[Offer]) -> bool:
    """Whether it stands on the floor already, gives a card or a promise that another own offer gives, or goes the other
    way: what one offer gives, another does not ask for, or both together would be a gift."""
    for offer in standing:
        for good in plan.wants:
            if good in offer.wants or good in offer.goods:
                return True
        for kind in plan.gives:
            if kind in offer.gives or GOOD_OF[kind] in offer.wants:
                return True
            if kind == PIRACY and (SPICES in offer.wants or GOLD in offer.wants):
                return True
        for code in offer.promises:
            if plan.promise >= 0 and slot_promised(code) == slot_promised(plan.promise):
                return True
        if plan.demand >= 0 and offer.demands != () and offer.to == plan.to:
            return True
    return False


def envoy_card(mind: Mind, actions: list[int]) -> int:
    """Foreign Envoys carry off the worst card, if it is bad enough."""
    best = -1
    least = -1.2
    for action in actions:
        if ENVOY <= action < ENVOY_TO:
            kind = action - ENVOY
            worth = mind.value([], [], []) - mind.value([kind], [], [])
            if BAD[kind] and worth < least:
                least = worth
                best = action
    return best


def leader_option(st: Mediterranean, seat: int, actions: list[int], base: int) -> int:
    best = actions[0]
    most = -1
    for action in actions:
        if base <= action < base + 8:
            points = final_score(st, action - base)
            if points > most:
                most = points
                best = action
    return best
