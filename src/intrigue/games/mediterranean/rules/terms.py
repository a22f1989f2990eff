"""What may be part of a deal: cards under their names, points, and promises about abilities.

Goods go by their true names, except that a Piracy card goes as spices or gold (MED-TRD-4), and keeps to its story
(MED-C-69).
"""

from __future__ import annotations

from ..cards.face import VIRTUE
from ..cards.goods import BAD, CARD_NAMES, GOLD, GOOD_NAMES, GOOD_OF, GOODS, PIRACY, PIRATE, SPICES
from ..state.boxes import slot_promised, target_promised, use_promised
from ..state.hands import less
from ..state.parts import Offer
from ..state.state import Mediterranean


def tradable(st: Mediterranean, seat: int, kind: int) -> bool:
    """Venetian Virtue keeps cards that show misery off the market."""
    return not (BAD[kind] and st.powers[seat] & VIRTUE)


def tradable_counts(st: Mediterranean, seat: int) -> list[int]:
    """How many of each good a seat may hand over, the Piracy card last. What is stored stays there (MED-C-57)."""
    if not st.powers[seat] & VIRTUE:
        return st.loose_counts(seat)
    counts = [0] * (GOODS + 1)
    for kind in st.loose(seat):
        if not BAD[kind]:
            counts[GOOD_OF[kind]] += 1
    return counts


def can_give(st: Mediterranean, seat: int, counts: list[int], wants: tuple[int, ...]) -> bool:
    """Whether a seat has the goods, with a Piracy card among them if its story allows."""
    luxury = False
    i = 0
    wanted = len(wants)
    while i < wanted:  # wants are sorted
        good = wants[i]
        j = i + 1
        while j < wanted and wants[j] == good:
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
    return piracy_fits(st, seat, counts, spices, gold, SPICES) or piracy_fits(st, seat, counts, spices, gold, GOLD)


def piracy_fits(st: Mediterranean, seat: int, counts: list[int], spices: int, gold: int, called: int) -> bool:
    """MED-C-69: whether so many spices and gold, the Piracy card for one of them under that name, can go without giving
    a lie away. `counts` are what a seat may hand over; what is stored counts for its story only."""
    true_spices = spices - 1 if called == SPICES else spices
    true_gold = gold - 1 if called == GOLD else gold
    if true_spices < 0 or true_gold < 0 or counts[SPICES] < true_spices or counts[GOLD] < true_gold:
        return False
    if not goes_by(st, seat, called):
        return False
    held = st.good_counts(seat)
    left_spices = max(0, st.claims[seat * GOODS + SPICES] - spices)
    left_gold = max(0, st.claims[seat * GOODS + GOLD] - gold)
    return held[SPICES] - true_spices >= left_spices and held[GOLD] - true_gold >= left_gold


def goes_by(st: Mediterranean, seat: int, good: int) -> bool:
    """MED-C-69: whether the Piracy card of a seat is on the floor under no other name than that."""
    for offer in st.offers:
        if offer.seat == seat and PIRACY in offer.gives and offer.goods[offer.gives.index(PIRACY)] != good:
            return False
        if offer.taker == seat and PIRACY in offer.handed and offer.wants[offer.handed.index(PIRACY)] != good:
            return False
    return True


def keeps_story(st: Mediterranean, seat: int, goods: tuple[int, ...], gives: tuple[int, ...]) -> bool:
    """Whether handing over these cards under these names leaves a seat with what it is taken to hold."""
    if PIRACY not in gives:
        return True
    counts = st.good_counts(seat)
    spices = st.claims[seat * GOODS + SPICES]
    gold = st.claims[seat * GOODS + GOLD]
    for kind in gives:
        counts[GOOD_OF[kind]] -= 1
    for good in goods:
        if good == SPICES:
            spices -= 1
        elif good == GOLD:
            gold -= 1
    return spices <= counts[SPICES] and gold <= counts[GOLD]


def can_promise(st: Mediterranean, owner: int, code: int) -> bool:
    """MED-ABL-3: whether a promise about an ability can still be made and kept. There are no other promises, and none
    for later (MED-C-36)."""
    slot, target, use = slot_promised(code), target_promised(code), use_promised(code)
    if target == owner or target >= st.seats or slot >= st.slot_count(owner):
        return False
    for given in st.promises[owner]:
        if slot_promised(given) == slot:
            if use_promised(given) and (use or target_promised(given) == target):
                return False
            if given == code or (use and target_promised(given) == target):
                return False
    return True


def open_to(offer: Offer, seat: int) -> bool:
    """Whether an offer is addressed to a seat that has not declined it, and nobody else is about to take it."""
    return offer.to >> seat & 1 == 1 and offer.declined >> seat & 1 == 0 and offer.taker < 0


def can_take(st: Mediterranean, seat: int, counts: list[int], offer: Offer) -> bool:
    return open_to(offer, seat) and can_give(st, seat, counts, offer.wants) and pays_and_promises(st, seat, offer)


def pays_and_promises(st: Mediterranean, seat: int, offer: Offer) -> bool:
    """Whether a seat has what an offer asks for besides goods; nobody owes points (MED-C-56)."""
    if st.vp[seat] < offer.asks:
        return False
    for code in offer.demands:
        if not can_promise(st, seat, code):
            return False
    return True


def holds_on(st: Mediterranean, offer: Offer) -> bool:
    """Whether the seat that would take an offer, and waits for its maker's word, can still do so."""
    seat = offer.taker
    if less(offer.handed, st.loose(seat)) != () or not keeps_story(st, seat, offer.wants, offer.handed):
        return False
    return pays_and_promises(st, seat, offer)


def stands(st: Mediterranean, offer: Offer) -> bool:
    """Whether its maker can still fulfil an offer."""
    seat = offer.seat
    if offer.pays > st.vp[seat] or less(offer.gives, st.loose(seat)) != ():
        return False
    if not keeps_story(st, seat, offer.goods, offer.gives):
        return False
    for code in offer.promises:
        if not can_promise(st, seat, code):
            return False
    return True


def fits_with(said: tuple[int, ...], code: int) -> bool:
    """Whether a promise goes together with others of the same offer."""
    for other in said:
        if slot_promised(other) == slot_promised(code):
            if use_promised(other) and use_promised(code):
                return False
            if target_promised(other) == target_promised(code):
                return False
    return True


def one_seat(to: int, seats: int) -> int:
    """The only seat that an offer is for, or -1."""
    for seat in range(seats):
        if to == 1 << seat:
            return seat
    return -1


def find(st: Mediterranean, number: int) -> Offer | None:
    for offer in st.offers:
        if offer.number == number:
            return offer
    return None


def good_names(goods: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([GOOD_NAMES[good] for good in goods])


def card_names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARD_NAMES[kind] for kind in kinds])


def promise_names(st: Mediterranean, owner: int, codes: tuple[int, ...]) -> tuple[str, ...]:
    """`barracks 1 on 3`, `barracks 1 not on 3`: the box, and the seat as people count."""
    if codes == ():
        return ()
    names = slot_names(st, owner)
    return tuple(
        [
            f"{names[slot_promised(code)]} {'' if use_promised(code) else 'not '}on {target_promised(code) + 1}"
            for code in codes
        ]
    )


def slot_names(st: Mediterranean, owner: int) -> list[str]:
    """Each slot by its card, numbered where a seat has several boxes of one name."""
    ids = [face.id for face in st.slot_faces(owner)]
    names: list[str] = []
    for i in range(len(ids)):
        names.append(ids[i] if ids.count(ids[i]) == 1 else f"{ids[i]} {ids[: i + 1].count(ids[i])}")
    return names
