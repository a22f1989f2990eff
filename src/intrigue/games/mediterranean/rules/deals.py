"""Offers and deals: what may be offered, drafted step by step, taken, and what then changes hands.

A deal happens only if both can fulfil it, at once and whole (MED-TRD-1, MED-TRD-2). Goods go by their true names,
except that a Piracy card goes as spices or gold (MED-TRD-4).
"""

from __future__ import annotations

from typing import Final

from ..cards.face import ENVOYS, FREE_SPEECH, ISOLATION, VIRTUE
from ..cards.goods import (
    BAD,
    BLUE,
    CARD_NAMES,
    GOLD,
    GOOD_NAMES,
    GOOD_OF,
    GOODS,
    IDEA_NAMES,
    IDEA_OF,
    IDEAS,
    PIRACY,
    PIRATE,
    SPICES,
    passes_as,
)
from ..events import Dealt, Declined, Drafted, Enquired, Envoy, Posted, Withdrawn
from ..state.parts import BLANK, Draft, Offer
from ..state.table import Mediterranean, in_order, less
from .actions import (
    AS_GOLD,
    AS_SPICES,
    ASK,
    BACK,
    CHANGE,
    CLEAR,
    COUNTER,
    DECLINE,
    DEMAND,
    ENQUIRE,
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
    TAKE,
    TO,
    TO_ALL,
    WANT,
    WITHDRAW,
)

MOST_CARDS: Final = 5  # on either side of an offer
MOST_POINTS: Final = 9
MOST_PROMISES: Final = 2
STANDING: Final = 3  # offers of one seat
MOST_OFFERS: Final = 2000  # in one trading phase
WANTS: Final[list[int]] = [WANT + good for good in range(GOODS)]
TO_OTHERS: Final[list[list[int]]] = [  # by seats * 8 + own seat
    [TO + other for other in range(code // 8) if other != code % 8] for code in range(56)
]

# ---------------------------------------------------------------------- what may be offered


def tradable(st: Mediterranean, p: int, kind: int) -> bool:
    """Venetian Virtue keeps cards that show misery off the market."""
    return not (BAD[kind] and st.powers[p] & VIRTUE)


def tradable_counts(st: Mediterranean, p: int) -> list[int]:
    """How many of each good a seat may hand over, the Piracy card last."""
    counts = [0] * (GOODS + 1)
    if st.powers[p] & VIRTUE:
        for kind in st.held[p]:
            if not BAD[kind]:
                counts[GOOD_OF[kind]] += 1
    else:
        for kind in st.held[p]:
            counts[GOOD_OF[kind]] += 1
    return counts


def can_give(st: Mediterranean, p: int, counts: list[int], wants: tuple[int, ...]) -> bool:
    """Whether a seat has the goods, with a Piracy card among them if its story allows."""
    luxury = False
    i = 0
    n = len(wants)
    while i < n:  # wants are sorted
        good = wants[i]
        j = i + 1
        while j < n and wants[j] == good:
            j += 1
        if counts[good] < j - i:
            if good < SPICES or counts[PIRATE] == 0:
                return False
            luxury = True
        i = j
    if not luxury:
        return True
    spices, gold = 0, 0
    for good in wants:
        if good == SPICES:
            spices += 1
        elif good == GOLD:
            gold += 1
    return piracy_fits(st, p, spices, gold)


def piracy_fits(st: Mediterranean, p: int, spices: int, gold: int) -> bool:
    """MED-C-69: whether so many spices and gold, the Piracy card for one of them, can go without giving a lie away."""
    counts = st.good_counts(p)
    if counts[PIRATE] == 0 or spices + gold > counts[SPICES] + counts[GOLD] + 1:
        return False
    left_spices = max(0, st.claims[p * GOODS + SPICES] - spices)
    left_gold = max(0, st.claims[p * GOODS + GOLD] - gold)
    as_spices = counts[SPICES] - (spices - 1) >= left_spices and spices > 0 and counts[GOLD] - gold >= left_gold
    as_gold = counts[GOLD] - (gold - 1) >= left_gold and gold > 0 and counts[SPICES] - spices >= left_spices
    return as_spices or as_gold


def keeps_story(st: Mediterranean, p: int, goods: tuple[int, ...], gives: tuple[int, ...]) -> bool:
    """Whether handing over these cards under these names leaves a seat with what it is taken to hold."""
    if PIRACY not in gives:
        return True
    counts = st.good_counts(p)
    spices = st.claims[p * GOODS + SPICES]
    gold = st.claims[p * GOODS + GOLD]
    for kind in gives:
        counts[GOOD_OF[kind]] -= 1
    for good in goods:
        if good == SPICES:
            spices -= 1
        elif good == GOLD:
            gold -= 1
    return spices <= counts[SPICES] and gold <= counts[GOLD]


def can_promise(st: Mediterranean, owner: int, code: int) -> bool:
    """MED-ABL-3: whether a promise about an ability can still be made and kept."""
    slot, target, use = code >> 4, code >> 1 & 7, code & 1
    if target == owner or target >= st.seats or slot >= st.slot_count(owner):
        return False
    for given in st.promises[owner]:
        if given >> 4 == slot:
            if given & 1 and (use or given >> 1 & 7 == target):
                return False
            if given == code or (use and given >> 1 & 7 == target):
                return False
    return True


def open_to(offer: Offer, p: int) -> bool:
    """Whether an offer is addressed to a seat that has not declined it."""
    return offer.to >> p & 1 == 1 and offer.declined >> p & 1 == 0


def can_take(st: Mediterranean, p: int, counts: list[int], offer: Offer) -> bool:
    if not open_to(offer, p) or st.vp[p] < offer.asks or not can_give(st, p, counts, offer.wants):
        return False
    for code in offer.demands:
        if not can_promise(st, p, code):
            return False
    return True


def stands(st: Mediterranean, offer: Offer) -> bool:
    """Whether its maker can still fulfil an offer."""
    p = offer.seat
    if offer.pays > st.vp[p] or less(offer.gives, st.held[p]) != () or not keeps_story(st, p, offer.goods, offer.gives):
        return False
    for code in offer.promises:
        if not can_promise(st, p, code):
            return False
    return True


# ---------------------------------------------------------------------- drafting


def candidates(st: Mediterranean, p: int, draft: Draft, offer: Offer) -> list[int]:
    """The kinds that a seat may hand over for the next good that an offer wants."""
    good = offer.wants[len(draft.handed)]
    left = less(st.held[p], draft.handed)
    found: list[int] = []
    for kind in left:
        if kind in found or not passes_as(kind, good) or not tradable(st, p, kind):
            continue
        if kind != PIRACY or hands_piracy(st, p, draft, offer):
            found.append(kind)
    return found


def hands_piracy(st: Mediterranean, p: int, draft: Draft, offer: Offer) -> bool:
    """Whether the Piracy card may go for the next good wanted, all the rest being true."""
    counts = st.good_counts(p)
    spices = st.claims[p * GOODS + SPICES]
    gold = st.claims[p * GOODS + GOLD]
    for good in offer.wants:
        counts[good] -= 1
        if good == SPICES:
            spices = max(0, spices - 1)
        elif good == GOLD:
            gold = max(0, gold - 1)
    counts[offer.wants[len(draft.handed)]] += 1  # which the Piracy card stands for
    return counts[SPICES] >= spices and counts[GOLD] >= gold


def draft_options(st: Mediterranean, p: int, out: list[int]) -> None:
    """What may be added to a seat's draft, or done with it."""
    draft = st.drafts[p]
    if draft.taking:
        offer = find(st, draft.taking)
        if offer is not None:
            for kind in candidates(st, p, draft, offer):
                out.append(HAND + kind)
        out.append(BACK)
        return
    if draft.pending >= 0:
        whom_options(st, p, draft, out)
        out.append(BACK)
        return
    if len(draft.gives) < MOST_CARDS:
        last = -1
        held = st.held[p] if draft.gives == () else less(st.held[p], draft.gives)
        virtue = st.powers[p] & VIRTUE
        for kind in held:
            if kind != last:
                last = kind
                if kind == PIRACY:
                    if may_pass(st, p, draft, SPICES):
                        out.append(AS_SPICES)
                    if may_pass(st, p, draft, GOLD):
                        out.append(AS_GOLD)
                elif not (virtue and BAD[kind]):
                    out.append(GIVE + kind)
    if len(draft.wants) < MOST_CARDS:
        out.extend(WANTS)
    if draft.pays < MOST_POINTS and draft.pays < st.vp[p]:
        out.append(PAY)
    if draft.asks < MOST_POINTS:
        out.append(ASK)
    if st.devs[p] != () and len(draft.promises) < MOST_PROMISES:
        for slot in range(st.slot_count(p)):
            out.append(PROMISE + slot)
    if draft.steps == ():
        return
    only = one_seat(draft.to, st.seats)
    if only >= 0 and len(draft.demands) < MOST_PROMISES:
        for slot in range(st.slot_count(only)):
            out.append(DEMAND + slot)
    if draft.demands == ():
        out.extend(TO_OTHERS[st.seats * 8 + p])
        if draft.to:
            out.append(TO_ALL)
    out.append(BACK)
    out.append(CLEAR)
    if st.powers[p] & FREE_SPEECH:
        for idea in range(IDEAS):
            if len(draft.seeks) < MOST_PROMISES:
                out.append(SEEK + idea)
            if len(draft.says) < MOST_CARDS:
                out.append(SAY + idea)
    if may_post(st, p, draft):
        out.append(POST)


def whom_options(st: Mediterranean, p: int, draft: Draft, out: list[int]) -> None:
    pending = draft.pending
    if pending >= ENVOY:
        for other in range(st.seats):
            if other != p:
                out.append(ENVOY_TO + other)
        return
    owner, slot = p, pending - PROMISE
    if pending >= DEMAND:
        owner, slot = one_seat(draft.to, st.seats), pending - DEMAND
    said = draft.demands if pending >= DEMAND else draft.promises
    for other in range(st.seats):
        code = slot * 16 + other * 2
        if fits_with(said, code + 1) and can_promise(st, owner, code + 1):
            out.append(ON + other)
        if fits_with(said, code) and can_promise(st, owner, code):
            out.append(NOT_ON + other)


def fits_with(said: tuple[int, ...], code: int) -> bool:
    """Whether a promise goes together with others of the same offer."""
    for other in said:
        if other >> 4 == code >> 4 and (other & code & 1 or other >> 1 == code >> 1):
            return False
    return True


def one_seat(to: int, seats: int) -> int:
    """The only seat that an offer is for, or -1."""
    for p in range(seats):
        if to == 1 << p:
            return p
    return -1


def may_pass(st: Mediterranean, p: int, draft: Draft, good: int) -> bool:
    """MED-C-69: whether the Piracy card may be offered as that good."""
    count = 1
    for other in draft.goods:
        if other == good:
            count += 1
    return st.honest(p, good, count)


def may_post(st: Mediterranean, p: int, draft: Draft) -> bool:
    if draft.gives == () and draft.pays == 0 and draft.promises == ():
        return False
    if draft.pays > st.vp[p] or st.posted >= MOST_OFFERS or less(draft.gives, st.held[p]) != ():
        return False
    standing = 0
    for offer in st.offers:
        if offer.seat == p:
            standing += 1
    if standing >= STANDING:
        return False
    if PIRACY in draft.gives:
        spices, gold = draft.goods.count(SPICES), draft.goods.count(GOLD)
        if not st.honest(p, SPICES, spices) or not st.honest(p, GOLD, gold):
            return False
        counts = st.good_counts(p)
        claimed_spices = max(st.claims[p * GOODS + SPICES], spices)
        claimed_gold = max(st.claims[p * GOODS + GOLD], gold)
        if claimed_spices + claimed_gold > counts[SPICES] + counts[GOLD] + 1:
            return False
        for kind in draft.gives:
            counts[GOOD_OF[kind]] -= 1
        if claimed_spices - spices > counts[SPICES] or claimed_gold - gold > counts[GOLD]:
            return False
    for code in draft.promises:
        if not can_promise(st, p, code):
            return False
    only = one_seat(draft.to, st.seats)
    for code in draft.demands:
        if only < 0 or not can_promise(st, only, code):
            return False
    return True


def drafted(st: Mediterranean, p: int, draft: Draft, action: int) -> Draft:
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
            demands = (*demands, (draft.pending - DEMAND) * 16 + target * 2 + use)
        else:
            promises = (*promises, (draft.pending - PROMISE) * 16 + target * 2 + use)
    elif SEEK <= action < SAY:
        seeks = (*seeks, action - SEEK)
    elif SAY <= action < TO:
        says = (*says, action - SAY)
    elif TO <= action < TO_ALL:
        to ^= 1 << (action - TO)
    elif action == TO_ALL:
        to = 0
    steps = (*draft.steps, action)
    return Draft(steps, to, goods, gives, pays, wants, asks, promises, demands, says, seeks, pending, 0, ())


def step_back(st: Mediterranean, p: int, draft: Draft) -> Draft:
    """The draft without its last step. An offer being answered is let go of."""
    if draft.taking:
        return BLANK
    again = BLANK
    for action in draft.steps[:-1]:
        again = drafted(st, p, again, action)
    return again


# ---------------------------------------------------------------------- posting and taking


def find(st: Mediterranean, number: int) -> Offer | None:
    for offer in st.offers:
        if offer.number == number:
            return offer
    return None


def floor_options(st: Mediterranean, p: int, answers_only: bool, out: list[int]) -> None:
    """Answers to the offers on the floor, and what may be done with one's own."""
    if not st.offers or st.drafts[p].taking or st.drafts[p].pending >= 0:
        return
    counts = tradable_counts(st, p)
    isolated = st.powers[p] & ISOLATION
    blank = st.drafts[p].steps == ()
    for offer in st.offers:
        if offer.seat == p:
            if not answers_only:
                out.append(WITHDRAW + offer.number)
                if blank:
                    out.append(CHANGE + offer.number)
        elif open_to(offer, p):
            if can_take(st, p, counts, offer):
                out.append(TAKE + offer.number)
            out.append(DECLINE + offer.number)
            if blank and not answers_only:
                out.append(COUNTER + offer.number)
            if isolated and offer.goods != () and offer.enquired >> p & 1 == 0:
                out.append(ENQUIRE + offer.number)


def act(st: Mediterranean, p: int, action: int) -> bool:
    """Carry out an action about offers; True when others can see it."""
    draft = st.drafts[p]
    if action == POST:
        post(st, p, draft)
        return True
    if action == BACK:
        return note(st, p, step_back(st, p, draft), action)
    if action == CLEAR:
        return note(st, p, BLANK, action)
    if HAND <= action < HAND + 80:
        return picked(st, p, draft, action - HAND)
    if ENVOY_TO <= action < ENVOY_TO + 8:
        send_envoy(st, p, draft.pending - ENVOY, action - ENVOY_TO)
        return True
    if action < TAKE:
        return note(st, p, drafted(st, p, draft, action), action)
    number = action % 10000
    offer = find(st, number)
    assert offer is not None
    if action < DECLINE:
        begun = Draft((action,), 0, (), (), 0, (), 0, (), (), (), (), -1, number, ())
        return complete(st, p, begun, offer)
    if action < COUNTER:
        decline(st, p, offer)
        return True
    if action < CHANGE:
        return note(st, p, countered(st, p, offer), action)
    if action < WITHDRAW:
        withdraw(st, offer, False)
        note(st, p, reopened(st, p, offer), action)
        return True
    if action < ENQUIRE:
        withdraw(st, offer, False)
        return True
    enquire(st, p, offer)
    return True


def note(st: Mediterranean, p: int, draft: Draft, action: int) -> bool:
    st.drafts[p] = draft
    if st.events is not None:
        st.tell(None, Drafted(p, st.game.say(st, p, action)), (p,))
    return False


def post(st: Mediterranean, p: int, draft: Draft) -> None:
    st.posted += 1
    everyone = (1 << st.seats) - 1 - (1 << p)
    pairs = sorted([draft.goods[i] * 100 + draft.gives[i] for i in range(len(draft.gives))])
    goods = tuple([pair // 100 for pair in pairs])
    gives = in_order(goods, [pair % 100 for pair in pairs])
    offer = Offer(
        st.posted,
        p,
        draft.to or everyone,
        goods,
        gives,
        draft.pays,
        draft.wants,
        draft.asks,
        draft.promises,
        draft.demands,
        draft.says,
        draft.seeks,
        0,
        0,
    )
    st.offers.append(offer)
    st.drafts[p] = BLANK
    assert_claims(st, offer)
    st.revealed += 1  # everybody has heard it
    if st.events is not None:
        st.tell(
            Posted(
                p,
                offer.number,
                tuple([q for q in range(st.seats) if offer.to >> q & 1 and offer.to != everyone]),
                good_names(goods),
                offer.pays,
                good_names(offer.wants),
                offer.asks,
                promise_names(st, p, offer.promises),
                promise_names(st, one_seat(offer.to, st.seats), offer.demands),
                tuple([IDEA_NAMES[idea] for idea in offer.says]),
                tuple([IDEA_NAMES[idea] for idea in offer.seeks]),
            )
        )


def assert_claims(st: Mediterranean, offer: Offer) -> None:
    """An offer shows that its maker holds what it gives (MED-C-26)."""
    for good in offer.goods:
        st.claim(offer.seat, good, offer.goods.count(good))


def countered(st: Mediterranean, p: int, offer: Offer) -> Draft:
    """A draft that turns an offer round: what they give is wanted, what they want is given as far as it is there."""
    goods: list[int] = []
    gives: list[int] = []
    left = list(st.held[p])
    for good in offer.wants:
        for kind in left:
            if GOOD_OF[kind] == good and tradable(st, p, kind):
                goods.append(good)
                gives.append(kind)
                left.remove(kind)
                break
    draft = drafted(st, p, BLANK, TO + offer.seat)
    for kind in gives:
        draft = drafted(st, p, draft, GIVE + kind)
    for good in offer.goods:
        draft = drafted(st, p, draft, WANT + good)
    for _ in range(min(offer.asks, st.vp[p])):
        draft = drafted(st, p, draft, PAY)
    for _ in range(offer.pays):
        draft = drafted(st, p, draft, ASK)
    return draft


def reopened(st: Mediterranean, p: int, offer: Offer) -> Draft:
    """A posted offer as a draft again, step by step, so that steps can be taken back."""
    draft = BLANK
    if offer.to != (1 << st.seats) - 1 - (1 << p):
        for other in range(st.seats):
            if offer.to >> other & 1:
                draft = drafted(st, p, draft, TO + other)
    for i in range(len(offer.gives)):
        step = GIVE + offer.gives[i]
        if offer.gives[i] == PIRACY:
            step = AS_SPICES if offer.goods[i] == SPICES else AS_GOLD
        draft = drafted(st, p, draft, step)
    for good in offer.wants:
        draft = drafted(st, p, draft, WANT + good)
    for _ in range(offer.pays):
        draft = drafted(st, p, draft, PAY)
    for _ in range(offer.asks):
        draft = drafted(st, p, draft, ASK)
    for code in offer.promises:
        draft = whom_added(st, p, draft, PROMISE, code)
    for code in offer.demands:
        draft = whom_added(st, p, draft, DEMAND, code)
    for idea in offer.says:
        draft = drafted(st, p, draft, SAY + idea)
    for idea in offer.seeks:
        draft = drafted(st, p, draft, SEEK + idea)
    return draft


def whom_added(st: Mediterranean, p: int, draft: Draft, verb: int, code: int) -> Draft:
    target = code >> 1 & 7
    begun = drafted(st, p, draft, verb + (code >> 4))
    return drafted(st, p, begun, (ON if code & 1 else NOT_ON) + target)


def withdraw(st: Mediterranean, offer: Offer, lapsed: bool) -> None:
    st.offers = [other for other in st.offers if other.number != offer.number]
    for p in range(st.seats):
        if st.drafts[p].taking == offer.number:
            st.drafts[p] = BLANK
    if st.events is not None:
        st.tell(Withdrawn(offer.seat, offer.number, lapsed))


def decline(st: Mediterranean, p: int, offer: Offer) -> None:
    """Saying no; an offer that everybody declined is gone."""
    declined = offer.declined | 1 << p
    if st.events is not None:
        st.tell(Declined(p, offer.number))
    if declined == offer.to:
        withdraw(st, offer, True)
    else:
        replace(st, offer.marked(offer.gives, declined, offer.enquired))


def replace(st: Mediterranean, offer: Offer) -> None:
    for i in range(len(st.offers)):
        if st.offers[i].number == offer.number:
            st.offers[i] = offer


def enquire(st: Mediterranean, p: int, offer: Offer) -> None:
    """Isolationism: which of the cards have Venus arrows is answered truly, to the one who asks."""
    replace(st, offer.marked(offer.gives, offer.declined, offer.enquired | 1 << p))
    st.revealed += 1
    if st.events is not None:
        st.tell(Enquired(p, offer.number), Enquired(p, offer.number, venus_arrows(offer)), (p,))


def venus_arrows(offer: Offer) -> int:
    return sum([1 for kind in offer.gives if IDEA_OF[kind] == BLUE])


def picked(st: Mediterranean, p: int, draft: Draft, kind: int) -> bool:
    offer = find(st, draft.taking)
    assert offer is not None
    handed = (*draft.handed, kind)
    return complete(st, p, Draft((), 0, (), (), 0, (), 0, (), (), (), (), -1, draft.taking, handed), offer)


def complete(st: Mediterranean, p: int, draft: Draft, offer: Offer) -> bool:
    """Fill in what leaves no choice; when all is picked, the deal is done."""
    while len(draft.handed) < len(offer.wants):
        kinds = candidates(st, p, draft, offer)
        if len(kinds) != 1:
            st.drafts[p] = draft if kinds else BLANK
            return False
        handed = (*draft.handed, kinds[0])
        draft = Draft((), 0, (), (), 0, (), 0, (), (), (), (), -1, draft.taking, handed)
    deal(st, offer, p, draft.handed)
    return True


def deal(st: Mediterranean, offer: Offer, taker: int, handed: tuple[int, ...]) -> None:
    """Everything changes hands at once. Afterwards offers that nobody can fulfil any more lapse."""
    maker = offer.seat
    st.drafts[taker] = BLANK
    st.offers = [other for other in st.offers if other.number != offer.number]
    st.vp[maker] += offer.asks - offer.pays
    st.vp[taker] += offer.pays - offer.asks
    st.hand_over(maker, taker, offer.gives, offer.goods)
    st.hand_over(taker, maker, handed, offer.wants)
    for code in offer.promises:
        promise(st, maker, code)
    for code in offer.demands:
        promise(st, taker, code)
    st.deals += 1
    if offer.gives != () or handed != ():
        st.revealed += 1
    if st.events is not None:
        terms = [
            Dealt(
                maker,
                taker,
                offer.number,
                good_names(offer.goods),
                offer.pays,
                good_names(offer.wants),
                offer.asks,
                promise_names(st, maker, offer.promises),
                promise_names(st, taker, offer.demands),
                to_taker,
                to_maker,
            )
            for to_taker, to_maker in (((), ()), (card_names(offer.gives), card_names(handed)))
        ]
        st.tell(terms[0], terms[1], (maker, taker))
    lapse(st)


def lapse(st: Mediterranean) -> None:
    """Offers that their makers cannot fulfil any more are gone; the others still show what their makers hold."""
    for offer in st.offers[:]:
        if stands(st, offer):
            assert_claims(st, offer)
        else:
            withdraw(st, offer, True)
    for p in range(st.seats):
        draft = st.drafts[p]
        if draft.taking:
            taken = find(st, draft.taking)
            possible = taken is not None and can_take(st, p, tradable_counts(st, p), taken)
            if not possible or less(draft.handed, st.held[p]) != ():
                st.drafts[p] = BLANK
        elif less(draft.gives, st.held[p]) != () or draft.pays > st.vp[p]:
            st.drafts[p] = BLANK


def promise(st: Mediterranean, owner: int, code: int) -> None:
    """MED-ABL-3: what was promised is done at once: the cube is laid, or never will be."""
    slot, target, use = code >> 4, code >> 1 & 7, code & 1
    st.promises[owner] = (*st.promises[owner], code)
    if use:
        for cubes in (st.cubes, st.open_cubes):
            kept = [cube for cube in cubes[owner] if cube >= 1000 or cube // 8 != slot]
            kept.append(slot * 8 + target)
            kept.sort()
            cubes[owner] = tuple(kept)
    else:
        for cubes in (st.cubes, st.open_cubes):
            cubes[owner] = tuple([cube for cube in cubes[owner] if cube != slot * 8 + target])


# ---------------------------------------------------------------------- envoys


def envoy_options(st: Mediterranean, p: int, out: list[int]) -> None:
    """Foreign Envoys: one card each trading phase, before its last moments (MED-C-53)."""
    if not st.powers[p] & ENVOYS or st.envoys >> p & 1 or st.drafts[p].steps != ():
        return
    last = -1
    for kind in st.held[p]:
        if kind != last and kind != PIRACY and tradable(st, p, kind):
            out.append(ENVOY + kind)
        last = kind


def send_envoy(st: Mediterranean, p: int, kind: int, target: int) -> None:
    st.envoys |= 1 << p
    st.drafts[p] = BLANK
    st.hand_over(p, target, (kind,), (GOOD_OF[kind],))
    st.revealed += 1
    if st.events is not None:
        good = GOOD_NAMES[GOOD_OF[kind]]
        st.tell(Envoy(p, target, good), Envoy(p, target, good, CARD_NAMES[kind]), (p, target))
    lapse(st)


# ---------------------------------------------------------------------- names for events


def good_names(goods: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([GOOD_NAMES[good] for good in goods])


def card_names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARD_NAMES[kind] for kind in kinds])


def promise_names(st: Mediterranean, owner: int, codes: tuple[int, ...]) -> tuple[str, ...]:
    """`barracks 1 on 3`, `barracks 1 not on 3`: the box, and the seat as people count."""
    if codes == ():
        return ()
    names = slot_names(st, owner)
    return tuple([f"{names[code >> 4]} {'' if code & 1 else 'not '}on {(code >> 1 & 7) + 1}" for code in codes])


def slot_names(st: Mediterranean, owner: int) -> list[str]:
    """Each slot by its card, numbered where a seat has several boxes of one name."""
    ids = [face.id for face in st.slot_faces(owner)]
    names: list[str] = []
    for i in range(len(ids)):
        names.append(ids[i] if ids.count(ids[i]) == 1 else f"{ids[i]} {ids[: i + 1].count(ids[i])}")
    return names
