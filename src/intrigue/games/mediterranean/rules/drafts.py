"""Offers in the making, step by step; each step is an action, and can be taken back (MED-C-70)."""

from __future__ import annotations

from typing import Final

from ..cards.face import FREE_SPEECH, VIRTUE
from ..cards.goods import BAD, GOLD, GOOD_OF, GOODS, IDEAS, PIRACY, SPICES, passes_as
from ..state.boxes import promise_of, slot_promised, target_promised, use_promised
from ..state.hands import less
from ..state.parts import BLANK, Draft, Offer
from ..state.state import Mediterranean
from .actions import (
    AS_GOLD,
    AS_SPICES,
    ASK,
    BACK,
    CLEAR,
    DEMAND,
    ENVOY,
    ENVOY_TO,
    GIVE,
    HAND,
    NOT_ON,
    ON,
    PAY,
    POST,
    PROMISE,
    SAY,
    SEEK,
    TO,
    TO_ALL,
    WANT,
)
from .terms import can_promise, find, fits_with, goes_by, one_seat, piracy_fits, tradable, tradable_counts

MOST_CARDS: Final = 5  # on either side of an offer
MOST_POINTS: Final = 9
MOST_PROMISES: Final = 2
STANDING: Final = 3  # offers of one seat
MOST_OFFERS: Final = 2000  # in one trading phase: more than there are acts for
WANTS: Final[list[int]] = [WANT + good for good in range(GOODS)]
TO_OTHERS: Final[list[list[int]]] = [  # by seats * 8 + own seat
    [TO + other for other in range(code // 8) if other != code % 8] for code in range(56)
]


def candidates(st: Mediterranean, seat: int, draft: Draft, offer: Offer) -> list[int]:
    """The kinds that a seat may hand over for the next good that an offer wants."""
    good = offer.wants[len(draft.handed)]
    left = less(st.loose(seat), draft.handed)
    found: list[int] = []
    for kind in left:
        if kind in found or not passes_as(kind, good) or not tradable(st, seat, kind):
            continue
        if kind != PIRACY or hands_piracy(st, seat, draft, offer):
            found.append(kind)
    return found


def hands_piracy(st: Mediterranean, seat: int, draft: Draft, offer: Offer) -> bool:
    """Whether the Piracy card may go for the next good wanted, all the rest being true."""
    spices, gold = offer.wants.count(SPICES), offer.wants.count(GOLD)
    return piracy_fits(st, seat, tradable_counts(st, seat), spices, gold, offer.wants[len(draft.handed)])


def draft_actions(st: Mediterranean, seat: int, out: list[int]) -> None:
    """What may be added to a seat's draft, or done with it."""
    draft = st.drafts[seat]
    if draft.taking:
        offer = find(st, draft.taking)
        if offer is not None:
            for kind in candidates(st, seat, draft, offer):
                out.append(HAND + kind)
        out.append(BACK)
        return
    if draft.pending >= 0:
        whom_actions(st, seat, draft, out)
        out.append(BACK)
        return
    if len(draft.gives) < MOST_CARDS:
        last = -1
        held = st.loose(seat) if draft.gives == () else less(st.loose(seat), draft.gives)
        virtue = st.powers[seat] & VIRTUE
        for kind in held:
            if kind != last:
                last = kind
                if kind == PIRACY:
                    if may_pass(st, seat, SPICES):
                        out.append(AS_SPICES)
                    if may_pass(st, seat, GOLD):
                        out.append(AS_GOLD)
                elif not (virtue and BAD[kind]):
                    out.append(GIVE + kind)
    if len(draft.wants) < MOST_CARDS:
        out.extend(WANTS)
    if draft.pays < MOST_POINTS and draft.pays < st.vp[seat]:
        out.append(PAY)
    if draft.asks < MOST_POINTS:
        out.append(ASK)
    if st.devs[seat] != () and len(draft.promises) < MOST_PROMISES:
        for slot in range(st.slot_count(seat)):
            if is_open(st, seat, slot, draft.promises):
                out.append(PROMISE + slot)
    if draft.steps == ():
        return
    only = one_seat(draft.to, st.seats)
    if only >= 0 and len(draft.demands) < MOST_PROMISES:
        for slot in range(st.slot_count(only)):
            if is_open(st, only, slot, draft.demands):
                out.append(DEMAND + slot)
    if draft.demands == ():
        out.extend(TO_OTHERS[st.seats * 8 + seat])
        if draft.to:
            out.append(TO_ALL)
    out.append(BACK)
    out.append(CLEAR)
    if st.powers[seat] & FREE_SPEECH:
        for idea in range(IDEAS):
            if len(draft.seeks) < MOST_PROMISES:
                out.append(SEEK + idea)
            if len(draft.says) < MOST_CARDS:
                out.append(SAY + idea)
    if may_post(st, seat, draft):
        out.append(POST)


def whom_actions(st: Mediterranean, seat: int, draft: Draft, out: list[int]) -> None:
    pending = draft.pending
    if pending >= ENVOY:
        for other in range(st.seats):
            if other != seat:
                out.append(ENVOY_TO + other)
        return
    owner, slot = seat, pending - PROMISE
    if pending >= DEMAND:
        owner, slot = one_seat(draft.to, st.seats), pending - DEMAND
    promise_actions(st, owner, slot, draft.demands if pending >= DEMAND else draft.promises, out)


def promise_actions(st: Mediterranean, owner: int, slot: int, said: tuple[int, ...], out: list[int]) -> None:
    """What can still be promised about a box, beside what was promised before and what this offer has `said`."""
    for other in range(st.seats):
        use, no_use = promise_of(slot, other, 1), promise_of(slot, other, 0)
        if fits_with(said, use) and can_promise(st, owner, use):
            out.append(ON + other)
        if fits_with(said, no_use) and can_promise(st, owner, no_use):
            out.append(NOT_ON + other)


def is_open(st: Mediterranean, owner: int, slot: int, said: tuple[int, ...]) -> bool:
    """Whether anything is left to be promised about a box: after a promise about everybody there is not."""
    if st.promises[owner] == ():
        return True  # an offer alone says too little to leave nothing
    left: list[int] = []
    promise_actions(st, owner, slot, said, left)
    return len(left) > 0


def may_pass(st: Mediterranean, seat: int, good: int) -> bool:
    """MED-C-69: whether the Piracy card may be offered as that good. What is taken to be of the other good has to be
    there without it, whatever else the offer gives."""
    other = SPICES + GOLD - good
    return st.good_counts(seat)[other] >= st.claims[seat * GOODS + other] and goes_by(st, seat, good)


def may_post(st: Mediterranean, seat: int, draft: Draft) -> bool:
    if draft.gives == () and draft.pays == 0 and draft.promises == ():
        return False
    if draft.pays > st.vp[seat] or less(draft.gives, st.loose(seat)) != ():
        return False
    standing = 0
    for offer in st.offers:
        if offer.seat == seat:
            standing += 1
    if standing >= STANDING:
        return False
    if PIRACY in draft.gives and not may_pass(st, seat, draft.goods[draft.gives.index(PIRACY)]):
        return False
    for code in draft.promises:
        if not can_promise(st, seat, code):
            return False
    only = one_seat(draft.to, st.seats)
    for code in draft.demands:
        if only < 0 or not can_promise(st, only, code):
            return False
    return True


def extend_draft(st: Mediterranean, seat: int, draft: Draft, action: int) -> Draft:
    """The draft with one more step."""
    to, goods, gives, pays, wants, asks = draft.to, draft.goods, draft.gives, draft.pays, draft.wants, draft.asks
    promises, demands, says, seeks, pending = draft.promises, draft.demands, draft.says, draft.seeks, -1
    if GIVE <= action < GIVE + PIRACY:
        kind = action - GIVE
        goods, gives = (*goods, GOOD_OF[kind]), (*gives, kind)
    elif AS_SPICES <= action <= AS_GOLD:
        goods, gives = (*goods, SPICES if action == AS_SPICES else GOLD), (*gives, PIRACY)
    elif WANT <= action < WANT + GOODS:
        wants = tuple(sorted((*wants, action - WANT)))
    elif action == PAY:
        pays += 1
    elif action == ASK:
        asks += 1
    elif PROMISE <= action < ON or ENVOY <= action < ENVOY_TO:
        pending = action
    elif ON <= action < SEEK:
        use = 1 if action < NOT_ON else 0
        target = action - ON if use else action - NOT_ON
        if draft.pending >= DEMAND:
            demands = (*demands, promise_of(draft.pending - DEMAND, target, use))
        else:
            promises = (*promises, promise_of(draft.pending - PROMISE, target, use))
    elif SEEK <= action < SAY:
        seeks = (*seeks, action - SEEK)
    elif SAY <= action < TO:
        says = (*says, action - SAY)
    elif TO <= action < TO_ALL:
        to ^= 1 << (action - TO)
    elif action == TO_ALL:
        to = 0
    steps = (*draft.steps, action)
    return Draft(
        steps=steps,
        to=to,
        goods=goods,
        gives=gives,
        pays=pays,
        wants=wants,
        asks=asks,
        promises=promises,
        demands=demands,
        says=says,
        seeks=seeks,
        pending=pending,
    )


def step_back(st: Mediterranean, seat: int, draft: Draft) -> Draft:
    """The draft without its last step. An offer being answered is let go of."""
    if draft.taking:
        return BLANK
    again = BLANK
    for action in draft.steps[:-1]:
        again = extend_draft(st, seat, again, action)
    return again


def counter_draft(st: Mediterranean, seat: int, offer: Offer) -> Draft:
    """A draft that turns an offer round: what they give is wanted, what they want is given as far as it is there."""
    goods: list[int] = []
    gives: list[int] = []
    left = list(st.loose(seat))
    for good in offer.wants:
        for kind in left:
            if GOOD_OF[kind] == good and tradable(st, seat, kind):
                goods.append(good)
                gives.append(kind)
                left.remove(kind)
                break
    draft = extend_draft(st, seat, BLANK, TO + offer.seat)
    for kind in gives:
        draft = extend_draft(st, seat, draft, GIVE + kind)
    for good in offer.goods:
        draft = extend_draft(st, seat, draft, WANT + good)
    for _ in range(min(offer.asks, st.vp[seat])):
        draft = extend_draft(st, seat, draft, PAY)
    for _ in range(offer.pays):
        draft = extend_draft(st, seat, draft, ASK)
    return draft


def reopen_draft(st: Mediterranean, seat: int, offer: Offer) -> Draft:
    """A posted offer as a draft again, step by step, so that steps can be taken back."""
    draft = BLANK
    if offer.to != (1 << st.seats) - 1 - (1 << seat):
        for other in range(st.seats):
            if offer.to >> other & 1:
                draft = extend_draft(st, seat, draft, TO + other)
    for i in range(len(offer.gives)):
        step = GIVE + offer.gives[i]
        if offer.gives[i] == PIRACY:
            step = AS_SPICES if offer.goods[i] == SPICES else AS_GOLD
        draft = extend_draft(st, seat, draft, step)
    for good in offer.wants:
        draft = extend_draft(st, seat, draft, WANT + good)
    for _ in range(offer.pays):
        draft = extend_draft(st, seat, draft, PAY)
    for _ in range(offer.asks):
        draft = extend_draft(st, seat, draft, ASK)
    for code in offer.promises:
        draft = whom_added(st, seat, draft, PROMISE, code)
    for code in offer.demands:
        draft = whom_added(st, seat, draft, DEMAND, code)
    for idea in offer.says:
        draft = extend_draft(st, seat, draft, SAY + idea)
    for idea in offer.seeks:
        draft = extend_draft(st, seat, draft, SEEK + idea)
    return draft


def whom_added(st: Mediterranean, seat: int, draft: Draft, verb: int, code: int) -> Draft:
    begun = extend_draft(st, seat, draft, verb + slot_promised(code))
    return extend_draft(st, seat, begun, (ON if use_promised(code) else NOT_ON) + target_promised(code))
