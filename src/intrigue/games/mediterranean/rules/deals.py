"""Offers on the floor: posted, answered, taken; and what then changes hands.

A deal happens only if both can fulfil it, at once and whole (MED-TRD-1, MED-TRD-2).
"""

from __future__ import annotations

from ..cards.face import ENVOYS, ISOLATION
from ..cards.goods import CARD_NAMES, GOOD_NAMES, GOOD_OF, IDEA_NAMES, PIRACY, VENUS
from ..events import Dealt, Declined, Drafted, Enquired, Envoy, Posted, Refused, Released, Weighed, Withdrawn
from ..state.boxes import aims, cube_on, slot_of, slot_promised, target_promised, use_promised
from ..state.hands import in_order, less, merge
from ..state.parts import BLANK, Draft, Offer
from ..state.state import Mediterranean
from .actions import (
    AGREE,
    BACK,
    CHANGE,
    CLEAR,
    COUNTER,
    DECLINE,
    ENQUIRE,
    ENVOY,
    ENVOY_TO,
    HAND,
    LAST_CALL,
    POST,
    REFUSE,
    STORE,
    TAKE,
    WITHDRAW,
)
from .drafts import candidates, counter_draft, extend_draft, reopen_draft, step_back
from .terms import (
    can_take,
    card_names,
    find,
    good_names,
    holds_on,
    one_seat,
    open_to,
    promise_names,
    stands,
    tradable,
    tradable_counts,
)


def floor_actions(st: Mediterranean, seat: int, out: list[int], answers_only: bool) -> None:
    """Answers to the offers on the floor, and what may be done with one's own."""
    if not st.offers or st.drafts[seat].taking or st.drafts[seat].pending >= 0:
        return
    counts = tradable_counts(st, seat)
    isolated = st.powers[seat] & ISOLATION
    blank = st.drafts[seat].steps == ()
    for offer in st.offers:
        if offer.seat == seat:
            if offer.taker >= 0:
                weigh_actions(offer, out)
            if not answers_only:
                out.append(WITHDRAW + offer.number)
                if blank:
                    out.append(CHANGE + offer.number)
        elif offer.taker == seat:
            out.append(DECLINE + offer.number)
        elif open_to(offer, seat):
            if can_take(st, seat, counts, offer):
                out.append(TAKE + offer.number)
            out.append(DECLINE + offer.number)
            if blank and not answers_only:
                out.append(COUNTER + offer.number)
            if isolated and offer.goods != () and offer.enquired >> seat & 1 == 0:
                out.append(ENQUIRE + offer.number)


def weigh_actions(offer: Offer, out: list[int]) -> None:
    """MED-C-79: what its maker may say to a deal that waits for the maker's word."""
    if not offer.examined:
        out.append(ENQUIRE + offer.number)
    out.append(AGREE + offer.number)
    out.append(REFUSE + offer.number)


def offer_in_question(st: Mediterranean) -> Offer | None:
    """The first offer that waits for its maker's word."""
    for offer in st.offers:
        if offer.taker >= 0:
            return offer
    return None


def act(st: Mediterranean, seat: int, action: int) -> bool:
    """Carry out an action about offers; True when others can see it."""
    draft = st.drafts[seat]
    if action == POST:
        post(st, seat, draft)
        return True
    if action == BACK:
        return note(st, seat, step_back(st, seat, draft), action)
    if action == CLEAR:
        return note(st, seat, BLANK, action)
    if HAND <= action < STORE:
        return can_hand_over(st, seat, draft, action - HAND)
    if ENVOY_TO <= action < ENVOY_TO + 8:
        send_envoy(st, seat, draft.pending - ENVOY, action - ENVOY_TO)
        return True
    if action < TAKE:
        return note(st, seat, extend_draft(st, seat, draft, action), action)
    number = action % 10000
    offer = find(st, number)
    assert offer is not None
    if action < DECLINE:
        begun = Draft(steps=(action,), taking=number)
        return complete(st, seat, begun, offer)
    if action < COUNTER:
        decline(st, seat, offer)
        return True
    if action < CHANGE:
        return note(st, seat, counter_draft(st, seat, offer), action)
    if action < WITHDRAW:
        withdraw(st, offer, lapsed=False)
        note(st, seat, reopen_draft(st, seat, offer), action)
        return True
    if action < ENQUIRE:
        withdraw(st, offer, lapsed=False)
        return True
    if action < AGREE:
        enquire(st, seat, offer)
    elif action < REFUSE:
        deal(st, offer, offer.taker, offer.handed)
    else:
        refuse(st, offer)
    return True


def note(st: Mediterranean, seat: int, draft: Draft, action: int) -> bool:
    st.drafts[seat] = draft
    if st.events is not None:
        st.tell(None, Drafted(seat, st.say(seat, action)), (seat,))
    return False


def post(st: Mediterranean, seat: int, draft: Draft) -> None:
    """MED-C-67: everybody hears what is offered to whom, but not which cards they are."""
    st.posted += 1
    everyone = (1 << st.seats) - 1 - (1 << seat)
    pairs = sorted([draft.goods[i] * 100 + draft.gives[i] for i in range(len(draft.gives))])
    goods = tuple([pair // 100 for pair in pairs])
    gives = in_order(goods, [pair % 100 for pair in pairs])
    offer = Offer(
        number=st.posted,
        seat=seat,
        to=draft.to or everyone,
        goods=goods,
        gives=gives,
        pays=draft.pays,
        wants=draft.wants,
        asks=draft.asks,
        promises=draft.promises,
        demands=draft.demands,
        says=draft.says,
        seeks=draft.seeks,
        declined=0,
        enquired=0,
        taker=-1,
        handed=(),
        examined=False,
    )
    st.offers.append(offer)
    st.drafts[seat] = BLANK
    assert_claims(st, offer)
    st.revealed += 1  # everybody has heard it
    if st.events is not None:
        st.tell(
            Posted(
                seat=seat,
                number=offer.number,
                to=tuple([other for other in range(st.seats) if offer.to >> other & 1 and offer.to != everyone]),
                gives=good_names(goods),
                pays=offer.pays,
                wants=good_names(offer.wants),
                asks=offer.asks,
                promises=promise_names(st, seat, offer.promises),
                demands=promise_names(st, one_seat(offer.to, st.seats), offer.demands),
                says=tuple([IDEA_NAMES[idea] for idea in offer.says]),
                seeks=tuple([IDEA_NAMES[idea] for idea in offer.seeks]),
            )
        )


def assert_claims(st: Mediterranean, offer: Offer) -> None:
    """An offer shows that its maker holds what it gives, and whoever would take it what it wants (MED-C-26)."""
    for good in offer.goods:
        st.claim(offer.seat, good, offer.goods.count(good))
    if offer.taker >= 0:
        for good in offer.wants:
            st.claim(offer.taker, good, offer.wants.count(good))


def withdraw(st: Mediterranean, offer: Offer, lapsed: bool) -> None:
    st.offers = [other for other in st.offers if other.number != offer.number]
    drop_answers(st, offer.number)
    if st.events is not None:
        st.tell(Withdrawn(offer.seat, offer.number, lapsed))


def drop_answers(st: Mediterranean, number: int) -> None:
    """Whoever is still picking cards for an offer cannot have it any more."""
    for seat in range(st.seats):
        if st.drafts[seat].taking == number:
            st.drafts[seat] = BLANK


def leave_floor(st: Mediterranean, seat: int) -> None:
    """MED-C-82: whoever is done has no offers on the floor, and takes none."""
    st.drafts[seat] = BLANK
    for offer in st.offers[:]:
        if offer.seat == seat:
            withdraw(st, offer, lapsed=False)
        elif offer.taker == seat:
            release(st, offer)


def decline(st: Mediterranean, seat: int, offer: Offer) -> None:
    """Saying no, also to what one was about to take; an offer that everybody declined is gone (MED-C-71)."""
    declined = offer.declined | 1 << seat
    if st.events is not None:
        st.tell(Declined(seat, offer.number, offer.seat))
    if offer.taker == seat:
        offer = offer.awaiting(-1, (), examined=False)
    if declined == offer.to:
        withdraw(st, offer, lapsed=True)
    else:
        replace(st, offer.with_answers(offer.gives, declined, offer.enquired))


def replace(st: Mediterranean, offer: Offer) -> None:
    for i in range(len(st.offers)):
        if st.offers[i].number == offer.number:
            st.offers[i] = offer


def enquire(st: Mediterranean, seat: int, offer: Offer) -> None:
    """Isolationism: which of the cards push toward Venus is answered truly, to the one who asks (MED-C-79)."""
    cards, holder = offer.gives, offer.seat
    if seat == offer.seat:  # about what would come for it
        cards, holder = offer.handed, offer.taker
        replace(st, offer.awaiting(offer.taker, offer.handed, examined=True))
    else:
        replace(st, offer.with_answers(offer.gives, offer.declined, offer.enquired | 1 << seat))
    arrows = tuple([kind for kind in cards if VENUS[kind]])
    at = seat * st.seats + holder
    st.knows[at] = merge(less(st.knows[at], arrows), arrows)
    st.revealed += 1
    if st.events is not None:
        goods = tuple([GOOD_NAMES[GOOD_OF[kind]] for kind in arrows])
        heard = Enquired(seat, holder, offer.number, len(arrows), goods)
        st.tell(Enquired(seat, holder, offer.number), heard, (seat,))


def venus_arrows(cards: tuple[int, ...]) -> int:
    return sum([1 for kind in cards if VENUS[kind]])


def can_hand_over(st: Mediterranean, seat: int, draft: Draft, kind: int) -> bool:
    """Whoever takes an offer picks the cards to hand over (MED-C-71)."""
    offer = find(st, draft.taking)
    assert offer is not None
    handed = (*draft.handed, kind)
    return complete(st, seat, Draft(taking=draft.taking, handed=handed), offer)


def complete(st: Mediterranean, seat: int, draft: Draft, offer: Offer) -> bool:
    """Fill in what leaves no choice; when all is picked, the deal is done."""
    while len(draft.handed) < len(offer.wants):
        kinds = candidates(st, seat, draft, offer)
        if len(kinds) != 1:
            st.drafts[seat] = draft if kinds else BLANK
            return False
        handed = (*draft.handed, kinds[0])
        draft = Draft(taking=draft.taking, handed=handed)
    st.drafts[seat] = BLANK
    if offer.wants != () and st.powers[offer.seat] & ISOLATION:
        await_word(st, offer, seat, draft.handed)
    else:
        deal(st, offer, seat, draft.handed)
    return True


def await_word(st: Mediterranean, offer: Offer, taker: int, handed: tuple[int, ...]) -> None:
    """MED-C-79: with Isolationism one may ask about what comes for one's own offer before the deal is final."""
    waiting = offer.awaiting(taker, in_order(offer.wants, list(handed)), examined=False)
    replace(st, waiting)
    drop_answers(st, offer.number)  # live, others may have been about to take it too: the first has it
    assert_claims(st, waiting)
    st.revealed += 1
    if st.events is not None:
        st.tell(Weighed(offer.seat, taker, offer.number))


def refuse(st: Mediterranean, offer: Offer) -> None:
    replace(st, offer.awaiting(-1, (), examined=False))
    if st.events is not None:
        st.tell(Refused(offer.seat, offer.taker, offer.number))


def release(st: Mediterranean, offer: Offer) -> None:
    """Whoever was about to take it does not any more."""
    replace(st, offer.awaiting(-1, (), examined=False))
    if st.events is not None:
        st.tell(Released(offer.taker, offer.number, offer.seat))


def deal(st: Mediterranean, offer: Offer, taker: int, handed: tuple[int, ...]) -> None:
    """MED-TRD-1: everything changes hands at once, points too (MED-C-56), and all hear it (MED-C-67). Afterwards offers
    that nobody can fulfil any more lapse. What the taker drafts meanwhile, waiting for the maker's word, is another
    matter (MED-C-79)."""
    maker = offer.seat
    st.offers = [other for other in st.offers if other.number != offer.number]
    st.vp[maker] += offer.asks - offer.pays
    st.vp[taker] += offer.pays - offer.asks
    st.exchange(maker, taker, offer.gives, offer.goods, handed, offer.wants)
    for code in offer.promises:
        promise(st, maker, code)
    for code in offer.demands:
        promise(st, taker, code)
    st.deals += 1
    st.revealed += 1  # cards are seen, and what two have agreed neither takes back alone (MED-ABL-3)
    if st.events is not None:
        terms = [
            Dealt(
                maker=maker,
                taker=taker,
                number=offer.number,
                gives=good_names(offer.goods),
                pays=offer.pays,
                wants=good_names(offer.wants),
                asks=offer.asks,
                promises=promise_names(st, maker, offer.promises),
                demands=promise_names(st, taker, offer.demands),
                to_taker=to_taker,
                to_maker=to_maker,
            )
            for to_taker, to_maker in (((), ()), (card_names(offer.gives), card_names(handed)))
        ]
        st.tell(terms[0], terms[1], (maker, taker))
    lapse(st)


def lapse(st: Mediterranean) -> None:
    """MED-C-71: offers that their makers cannot fulfil any more are gone; the others still show what their makers
    hold."""
    for offer in st.offers[:]:
        if not stands(st, offer):
            withdraw(st, offer, lapsed=True)
        elif offer.taker >= 0 and not holds_on(st, offer):
            release(st, offer)
    for offer in st.offers:
        assert_claims(st, offer)
    for seat in range(st.seats):
        draft = st.drafts[seat]
        if draft.taking:
            taken = find(st, draft.taking)
            possible = taken is not None and can_take(st, seat, tradable_counts(st, seat), taken)
            if not possible or less(draft.handed, st.loose(seat)) != ():
                st.drafts[seat] = BLANK
        elif less(draft.gives, st.loose(seat)) != () or draft.pays > st.vp[seat]:
            st.drafts[seat] = BLANK
        elif draft.pending >= ENVOY and draft.pending - ENVOY not in st.loose(seat):
            st.drafts[seat] = BLANK  # the card has gone before it was said where the envoys carry it (MED-C-72)


def lapse_own(st: Mediterranean, seat: int) -> None:
    """MED-C-57: a stored card is never on offer, so what its owner offers with it is taken off the floor."""
    for offer in st.offers[:]:
        if offer.seat == seat and less(offer.gives, st.loose(seat)) != ():
            withdraw(st, offer, lapsed=False)
        elif offer.taker == seat and less(offer.handed, st.loose(seat)) != ():
            release(st, offer)
    if less(st.drafts[seat].gives, st.loose(seat)) != ():
        st.drafts[seat] = BLANK


def promise(st: Mediterranean, owner: int, code: int) -> None:
    """MED-ABL-3: what was promised is done at once: the cube is laid, or never will be."""
    slot, target, use = slot_promised(code), target_promised(code), use_promised(code)
    st.promises[owner] = (*st.promises[owner], code)
    if use:
        for cubes in (st.cubes, st.open_cubes):
            kept = [cube for cube in cubes[owner] if not aims(cube) or slot_of(cube) != slot]
            kept.append(cube_on(slot, target))
            kept.sort()
            cubes[owner] = tuple(kept)
    else:
        for cubes in (st.cubes, st.open_cubes):
            cubes[owner] = tuple([cube for cube in cubes[owner] if cube != cube_on(slot, target)])


def envoy_actions(st: Mediterranean, seat: int, out: list[int]) -> None:
    """MED-C-72: Foreign Envoys, one card each trading phase, for as long as offers are made, but live not in the last
    ten seconds (MED-C-53)."""
    if not st.powers[seat] & ENVOYS or st.envoys >> seat & 1 or st.drafts[seat].steps != () or st.clock >= LAST_CALL:
        return
    last = -1
    for kind in st.loose(seat):
        if kind != last and kind != PIRACY and tradable(st, seat, kind):
            out.append(ENVOY + kind)
        last = kind


def send_envoy(st: Mediterranean, seat: int, kind: int, target: int) -> None:
    """MED-C-72: named truly, and nobody can refuse it."""
    st.envoys |= 1 << seat
    st.drafts[seat] = BLANK
    st.hand_over(seat, target, (kind,), (GOOD_OF[kind],))
    st.revealed += 1
    if st.events is not None:
        good = GOOD_NAMES[GOOD_OF[kind]]
        st.tell(Envoy(seat, target, good), Envoy(seat, target, good, CARD_NAMES[kind]), (seat, target))
    lapse(st)
