"""Dealing everything anew that somebody cannot know (MED-C-54, MED-C-68).

What is known of another hand: how many cards of each pile (production and deals are public), how many of each good at
least (`claims`; spices and gold may be the Piracy card, but for those that all have seen, `shown`), some cards for
certain (`known`), and of some cards that they do not push toward Venus (`plain`). Everything else comes blindly from
the cards that are nowhere in sight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.rng import Rng
from ..cards.developments import DECK_OF
from ..cards.face import DECKS
from ..cards.goods import (
    COPIES,
    GOLD,
    GOOD_OF,
    GOODS,
    KINDS,
    LUXURY,
    PILE,
    PILE_OF,
    PILES,
    PIRACY,
    SPICES,
    VENUS,
    passes_as,
)
from .hands import in_order, merge
from .numbers import MOST_ACTS
from .parts import BLANK

if TYPE_CHECKING:
    from .state import Mediterranean


def redeal(st: Mediterranean, seat: int, rng: Rng) -> None:
    """Other hands and warehouses, decks, drafts, sealed cubes, drawn developments (MED-C-54, MED-C-68)."""
    seats = st.seats
    known: list[tuple[int, ...]] = []
    plain = [0] * (seats * GOODS)
    sizes: list[list[int]] = []
    for other in range(seats):
        known.append(st.knows[seat * seats + other] if seat >= 0 else ())
        counts = [0] * PILES
        for kind in st.held[other]:
            counts[PILE[kind]] += 1
        sizes.append(counts)
    if seat >= 0:
        for offer in st.offers:
            if offer.enquired >> seat & 1:
                known[offer.seat] = cards_told(offer.seat, offer.goods, offer.gives, known[offer.seat], plain)
            if offer.seat == seat and offer.examined:
                known[offer.taker] = cards_told(offer.taker, offer.wants, offer.handed, known[offer.taker], plain)
    hidden = COPIES[:]
    for pile in st.piles:
        for kind in pile:
            hidden[kind] -= 1
    if seat >= 0:
        for kind in st.held[seat]:
            hidden[kind] -= 1
    live = st.options.floor == "live"
    hands, rest = deal_hidden(seat, hidden, sizes, known, st.claims, st.shown, plain, rng)
    for other in range(seats):
        if other != seat:
            st.held[other] = tuple(hands[other])
            st.stored[other] = ()
            st.drafts[other] = BLANK
            if not live:
                st.acts[other] = st.options.acts
            elif st.acts[other] > 0:  # all can see who may not act any more
                st.acts[other] = MOST_ACTS
            st.cubes[other] = st.open_cubes[other]
            for another in range(seats):
                st.knows[other * seats + another] = ()
    for pile_number in range(PILES):
        st.decks[pile_number] = tuple(rest[pile_number])
    for i in range(len(st.offers)):
        offer = st.offers[i]
        if offer.seat != seat:
            answered = seat >= 0 and offer.enquired >> seat & 1 == 1
            gives = guess(st.held[offer.seat], offer.goods, offer.gives, answered, rng)
            st.offers[i] = offer.with_answers(gives, offer.declined, offer.enquired)
        if offer.taker >= 0 and offer.taker != seat:
            answered = offer.seat == seat and offer.examined
            handed = guess(st.held[offer.taker], offer.wants, offer.handed, answered, rng)
            st.offers[i] = st.offers[i].awaiting(offer.taker, handed, offer.examined)
    redeal_developments(st, seat, rng)


def cards_told(
    holder: int, goods: tuple[int, ...], cards: tuple[int, ...], known: tuple[int, ...], plain: list[int]
) -> tuple[int, ...]:
    """What the answer to a question about Venus arrows tells: some cards exactly, of others that they have none."""
    at = holder * GOODS
    bare = [0] * GOODS
    sure: list[int] = []
    for i in range(len(cards)):
        if VENUS[cards[i]]:
            sure.append(cards[i])
        else:
            bare[goods[i]] += 1
    for good in range(GOODS):
        if bare[good] > plain[at + good]:
            plain[at + good] = bare[good]
    left = list(known)
    for kind in sure:
        if kind in left:
            left.remove(kind)
    return merge(tuple(left), tuple(sure))


def guess(
    hand: tuple[int, ...], goods: tuple[int, ...], cards: tuple[int, ...], answered: bool, rng: Rng
) -> tuple[int, ...]:
    """The cards that somebody may mean by goods, from the hand dealt to them. Of the true `cards` nothing shows but,
    where that was answered, which of them push toward Venus."""
    left = list(hand)
    found: list[int] = []
    spare = goods.count(GOLD) <= sum([1 for kind in left if GOOD_OF[kind] == GOLD])
    for i in range(len(goods)):
        fitting: list[int] = []
        for k in range(len(left)):
            if left[k] == PIRACY and goods[i] == SPICES and not spare:
                continue  # it must stand behind the gold
            if passes_as(left[k], goods[i]) and (not answered or VENUS[left[k]] == VENUS[cards[i]]):
                fitting.append(k)
        if not fitting:
            for k in range(len(left)):
                if passes_as(left[k], goods[i]):
                    fitting.append(k)
        found.append(left.pop(fitting[rng.below(len(fitting))]))
    return in_order(goods, found)


def redeal_developments(st: Mediterranean, seat: int, rng: Rng) -> None:
    choosing = False
    for other in range(st.seats):
        if other != seat and len(st.drawn[other]) > 0:
            choosing = True
    for deck in range(DECKS):
        cards = list(st.dev_decks[deck])
        if choosing:
            for other in range(st.seats):
                if other != seat:
                    for card in st.drawn[other]:
                        if DECK_OF[card] == deck:
                            cards.append(card)
        cards.sort()
        rng.shuffle(cards)
        if choosing:
            for other in range(st.seats):
                if other != seat:
                    mine = list(st.drawn[other])
                    for i in range(len(mine)):
                        if DECK_OF[mine[i]] == deck:
                            mine[i] = cards.pop()
                    mine.sort()
                    st.drawn[other] = tuple(mine)
        st.dev_decks[deck] = tuple(cards)


def deal_hidden(
    seat: int,
    hidden: list[int],
    sizes: list[list[int]],
    known: list[tuple[int, ...]],
    claims: list[int],
    shown: list[int],
    plain: list[int],
    rng: Rng,
) -> tuple[list[list[int]], list[list[int]]]:
    """The hands of all others and what is left of each pile. `hidden` counts the cards out of sight by kind."""
    seats = len(sizes)
    pools: list[list[int]] = [[] for _ in range(PILES)]
    for kind in range(KINDS):
        for _ in range(hidden[kind]):
            pools[PILE[kind]].append(kind)
    for pool in pools:
        rng.shuffle(pool)
    hands: list[list[int]] = [[] for _ in range(seats)]
    for other in range(seats):
        if other != seat:
            for kind in known[other]:
                pools[PILE[kind]].remove(kind)
                hands[other].append(kind)
    for other in range(seats):
        if other == seat:
            continue
        for good in range(GOODS):
            bare = plain[other * GOODS + good]
            for kind in hands[other]:
                if GOOD_OF[kind] == good and not VENUS[kind]:
                    bare -= 1
            pile = PILE_OF[good]
            room = sizes[other][pile] - sum([1 for kind in hands[other] if PILE[kind] == pile])
            while bare > 0 and room > 0 and draw_plain(pools[pile], good, hands[other]):
                bare -= 1
                room -= 1
    need = [0] * (seats * GOODS)
    for other in range(seats):
        if other == seat:
            continue
        counts = [0] * (GOODS + 1)
        for kind in hands[other]:
            counts[GOOD_OF[kind]] += 1
        for good in range(SPICES, GOODS):  # those that all have seen are no pirates
            while counts[good] < shown[other * 2 + good - SPICES]:
                draw_good(pools[LUXURY], good, hands[other])
                counts[good] += 1
        for good in range(GOODS):
            short = claims[other * GOODS + good] - counts[good]
            if short > 0:
                need[other * GOODS + good] = short
    place_piracy(seat, hands, pools[LUXURY], need, sizes, rng)
    for other in range(seats):
        if other == seat:
            continue
        for good in range(GOODS):
            pool = pools[PILE_OF[good]]
            for _ in range(need[other * GOODS + good]):
                draw_good(pool, good, hands[other])
    for other in range(seats):  # only when everybody has what they must have, the rest is blind
        if other == seat:
            continue
        counts = [0] * PILES
        for kind in hands[other]:
            counts[PILE[kind]] += 1
        for pile in range(PILES):
            for _ in range(sizes[other][pile] - counts[pile]):
                hands[other].append(pools[pile].pop())
        hands[other].sort()
    return hands, pools


def draw_good(pool: list[int], good: int, hand: list[int]) -> None:
    i = len(pool) - 1
    while i > 0 and GOOD_OF[pool[i]] != good:
        i -= 1
    hand.append(pool.pop(i))


def draw_plain(pool: list[int], good: int, hand: list[int]) -> bool:
    """A card of that good that does not push toward Venus; False where none is left: then it must be the pirates."""
    for i in range(len(pool) - 1, -1, -1):
        if GOOD_OF[pool[i]] == good and not VENUS[pool[i]]:
            hand.append(pool.pop(i))
            return True
    return False


def place_piracy(
    seat: int, hands: list[list[int]], pool: list[int], need: list[int], sizes: list[list[int]], rng: Rng
) -> None:
    """The Piracy card may stand behind one claim of spices or gold, anywhere, and must where the rest are too few."""
    seats = len(sizes)
    spices, gold = 0, 0
    for other in range(seats):
        spices += need[other * GOODS + SPICES]
        gold += need[other * GOODS + GOLD]
    short_spices, short_gold = spices, gold
    loose = -1
    for i in range(len(pool)):
        good = GOOD_OF[pool[i]]
        if good == SPICES:
            short_spices -= 1
        elif good == GOLD:
            short_gold -= 1
        else:
            loose = i
    for other in range(seats):
        if PIRACY in hands[other]:  # known to be there: it stands behind a claim if there is one
            at = other * GOODS
            if need[at + GOLD] > 0 and (short_gold > 0 or need[at + SPICES] == 0):
                need[at + GOLD] -= 1
            elif need[at + SPICES] > 0:
                need[at + SPICES] -= 1
            return
    if loose < 0:
        return
    if short_spices > 0:
        where = rng.below(spices)
    elif short_gold > 0:
        where = spices + rng.below(gold)
    else:
        places = len(pool)
        where = rng.below(places)  # one place for each hidden luxury card, the claims first
    if where >= spices + gold:
        return
    good = SPICES
    if where >= spices:
        good = GOLD
        where -= spices
    for other in range(seats):
        claimed = need[other * GOODS + good]
        if where < claimed:
            need[other * GOODS + good] -= 1
            hands[other].append(pool.pop(loose))
            return
        where -= claimed
