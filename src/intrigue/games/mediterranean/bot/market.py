"""Deals: which offers to take, which to make, and what to hand over."""

from __future__ import annotations

from typing import Final

from ..cards.goods import BAD, CARD_NAMES, GOLD, GOOD_NAMES, GOOD_OF, GOODS, PIRACY, SPICES, VENUS
from ..rules.actions import (
    AGREE,
    AS_GOLD,
    AS_SPICES,
    ASK,
    BACK,
    CLEAR,
    DECLINE,
    ENQUIRE,
    ENVOY,
    ENVOY_TO,
    GIVE,
    HAND,
    PASS,
    PAY,
    POST,
    REFUSE,
    TAKE,
    WAIT,
    WANT,
    WITHDRAW,
)
from ..rules.development import final_score
from ..rules.drafts import may_pass
from ..rules.terms import find, tradable
from ..state.hands import less
from ..state.parts import BLANK, Offer
from ..state.table import Mediterranean
from .mind import Mind, Other
from .planner import box_effect

ENOUGH: Final = 0.4  # gain that makes a deal worth while
FEW: Final = 6  # cards from which it makes up pairs to offer


class Plan:
    """An offer that a seat would like to make."""

    __slots__ = ("gives", "wants", "pays", "asks", "gain", "other")
    gives: list[int]
    wants: list[int]
    pays: int
    asks: int
    gain: float
    other: float

    def __init__(self, gives: list[int], wants: list[int], pays: int, asks: int, gain: float, other: float) -> None:
        self.gives = gives
        self.wants = wants
        self.pays = pays
        self.asks = asks
        self.gain = gain
        self.other = other

    def words(self) -> str:
        """As a sentence that could be said on the floor."""
        given = ["piracy as spices" if kind == PIRACY else CARD_NAMES[kind] for kind in self.gives]
        wanted = [GOOD_NAMES[good] for good in self.wants]
        for names, points in ((given, self.pays), (wanted, self.asks)):
            if points:
                names.append(f"{points} point{'' if points == 1 else 's'}")
        return f"offer {' and '.join(given)} for {' and '.join(wanted)}"


def take_gain(mind: Mind, offer: Offer) -> float:
    """What an offer is worth to a seat that hands over the cards it likes least."""
    gives: list[int] = []
    for good in offer.wants:
        kind = mind.cheapest(good, gives)
        if kind < 0:
            if good < SPICES or PIRACY not in mind.held or PIRACY in gives:
                return -99.0
            kind = PIRACY
        gives.append(kind)
    gain = mind.value(gives, [], list(offer.goods)) - mind.value([], [], [])
    gain += offer.pays - offer.asks
    if offer.promises != () or offer.demands != ():
        gain += promise_gain(mind, offer)
    return gain


def promise_gain(mind: Mind, offer: Offer) -> float:
    st, seat = mind.st, mind.seat
    gain = 0.0
    boxes = st.slots(offer.seat)
    for code in offer.promises:
        if code >> 1 & 7 == seat:
            effect = box_effect(boxes[code >> 4])
            if boxes[code >> 4].spares:
                effect = 1.0
            gain += effect if code & 1 else -0.5 * effect
    mine = st.slots(seat)
    for code in offer.demands:
        box = mine[code >> 4]
        gain -= 0.6 if not code & 1 else 0.4 - 0.7 * box.own_vp
    return gain


def best_take(mind: Mind, options: list[int]) -> int:
    best = -1
    most = ENOUGH
    for action in options:
        if TAKE <= action < DECLINE:
            offer = find(mind.st, action - TAKE)
            if offer is not None:
                gain = take_gain(mind, offer)
                if gain > most:
                    most = gain
                    best = action
    return best


def hand_over(mind: Mind, options: list[int]) -> int:
    """The card whose idea it likes least, the Piracy card above all."""
    best = options[0]
    least = 1e9
    for action in options:
        if action == BACK:
            continue
        kind = action - HAND
        worth = -50.0 if kind == PIRACY else mind.idea[kind]
        if worth < least:
            least = worth
            best = action
    return best


def stale_offer(mind: Mind, options: list[int], lap: int) -> int:
    """An own offer that would not be a gain any more, or asked for a point and found nobody."""
    for action in options:
        if WITHDRAW <= action < WITHDRAW + 10000:
            offer = find(mind.st, action - WITHDRAW)
            if offer is not None and (own_gain(mind, offer) < 0.1 or (lap == 2 and offer.asks > 0)):
                return action
    return -1


def own_gain(mind: Mind, offer: Offer) -> float:
    """What it gains if one of its own offers is taken."""
    gives = list(offer.gives)
    gain = mind.value(gives, [], list(offer.wants)) - mind.value([], [], [])
    return gain + offer.asks - offer.pays


def own_word(mind: Mind, options: list[int]) -> int:
    """With Isolationism, about a deal that waits for its word: it asks, and then agrees if it still gains; else -1."""
    for action in options:
        if AGREE <= action < REFUSE:
            offer = find(mind.st, action - AGREE)
            assert offer is not None
            if ENQUIRE + offer.number in options:
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
    mine = 0
    standing: list[Offer] = []
    for offer in st.offers:
        if offer.seat == seat:
            standing.append(offer)
            mine += 1
    if mine >= 3:
        return None
    now = mind.value([], [], [])
    gives = givable(mind)
    others = [Other(st, q) for q in range(st.seats) if q != seat]
    best: Plan | None = None
    most = 0.0
    for good in range(GOODS):
        askers = [other for other in others if other.counts[good] > 0]
        if not askers:
            continue
        for i in range(len(gives)):
            for j in range(-1, i if i < FEW else 0):
                give = [gives[i]] if j < 0 else [gives[i], gives[j]]
                if GOOD_OF[gives[i]] == good or (j >= 0 and GOOD_OF[gives[j]] == good):
                    continue
                gain = mind.value(give, [], [good]) - now
                if gain < ENOUGH or gain <= most - 3.0:
                    continue
                plan = fair(mind, give, good, gain, askers, lap)
                if plan is None or repeated(plan, standing):
                    continue
                score = plan.gain + 0.7 * min(plan.other, 3.0)
                if score > most:
                    most = score
                    best = plan
    return best


def givable(mind: Mind) -> list[int]:
    """The kinds it may offer, each once, those first that it would miss least."""
    st, seat = mind.st, mind.seat
    found: list[int] = []
    for kind in mind.held:
        if kind in found or not tradable(st, seat, kind):
            continue
        if kind != PIRACY or may_pass(st, seat, BLANK, SPICES) or may_pass(st, seat, BLANK, GOLD):
            found.append(kind)
    worth = [mind.value([kind], [], []) for kind in found]
    order = sorted([(-worth[i], found[i]) for i in range(len(found))])
    return [kind for _, kind in order]


def called(mind: Mind, kind: int) -> int:
    """The good that a card goes by; Piracy goes as spices if that can be said."""
    if kind != PIRACY:
        return GOOD_OF[kind]
    return SPICES if may_pass(mind.st, mind.seat, BLANK, SPICES) else GOLD


def fair(mind: Mind, give: list[int], good: int, gain: float, askers: list[Other], lap: int) -> Plan | None:
    """An offer with points on one side if need be; None when nobody would take it."""
    goods = [called(mind, kind) for kind in give]
    best = -99.0
    rich = False
    for other in askers:
        worth = other.gain(goods, [good])
        if worth > best:
            best = worth
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
    return Plan(give, [good], pays, asks, gain, best)


def repeated(plan: Plan, standing: list[Offer]) -> bool:
    """Whether it stands on the floor already, or gives away a card that another own offer gives."""
    for offer in standing:
        if len(offer.wants) == 1 and offer.wants[0] == plan.wants[0]:
            return True
        for kind in plan.gives:
            if kind in offer.gives:
                return True
    return False


def steps_left(st: Mediterranean, seat: int, plan: Plan) -> int:
    draft = st.drafts[seat]
    return len(plan.gives) + len(plan.wants) + plan.pays + plan.asks + 1 - len(draft.steps)


def next_step(st: Mediterranean, seat: int, plan: Plan, options: list[int]) -> int:
    """The next step from the draft to the plan; a draft that leads elsewhere is torn up."""
    draft = st.drafts[seat]
    step = POST
    missing = less(tuple(plan.gives), draft.gives)
    strays = less(draft.gives, tuple(plan.gives)) != () or less(draft.wants, tuple(plan.wants)) != ()
    if strays or draft.pays > plan.pays or draft.asks > plan.asks or draft.to or draft.promises != ():
        step = CLEAR
    elif len(missing) > 0:
        step = GIVE + missing[0]
        if missing[0] == PIRACY:
            step = AS_SPICES if AS_SPICES in options else AS_GOLD
    elif len(draft.wants) < len(plan.wants):
        step = WANT + plan.wants[0]
    elif draft.pays < plan.pays:
        step = PAY
    elif draft.asks < plan.asks:
        step = ASK
    if step in options:
        return step
    if draft.steps != ():
        return CLEAR
    return PASS if PASS in options else WAIT


def envoy_card(mind: Mind, options: list[int]) -> int:
    """Foreign Envoys carry off the worst card, if it is bad enough."""
    best = -1
    least = -1.2
    for action in options:
        if ENVOY <= action < ENVOY_TO:
            kind = action - ENVOY
            worth = mind.value([], [], []) - mind.value([kind], [], [])
            if BAD[kind] and worth < least:
                least = worth
                best = action
    return best


def leader_option(st: Mediterranean, seat: int, options: list[int], base: int) -> int:
    best = options[0]
    most = -1
    for action in options:
        if base <= action < base + 8:
            points = final_score(st, action - base)
            if points > most:
                most = points
                best = action
    return best
