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
from .hands import in_order, merged
from .numbers import MOST_ACTS
from .parts import BLANK

if TYPE_CHECKING:
    from .state import Mediterranean


def redeal(st: Mediterranean, seat: int, rng: Rng) -> None:
    """Other hands and warehouses, decks, drafts, sealed cubes, drawn developments (MED-C-54, MED-C-68)."""
    n = st.seats
    known: list[tuple[int, ...]] = []
    plain = [0] * (n * GOODS)
    sizes: list[list[int]] = []
    for p in range(n):
        known.append(st.knows[seat * n + p] if seat >= 0 else ())
        counts = [0] * PILES
        for kind in st.held[p]:
            counts[PILE[kind]] += 1
        sizes.append(counts)
    if seat >= 0:
        for offer in st.offers:
            if offer.enquired >> seat & 1:
                known[offer.seat] = told(offer.seat, offer.goods, offer.gives, known[offer.seat], plain)
            if offer.seat == seat and offer.examined:
                known[offer.taker] = told(offer.taker, offer.wants, offer.handed, known[offer.taker], plain)
    hidden = COPIES[:]
    for pile in st.piles:
        for kind in pile:
            hidden[kind] -= 1
    if seat >= 0:
        for kind in st.held[seat]:
            hidden[kind] -= 1
    live = st.options.floor == "live"
    hands, rest = deal_hidden(seat, hidden, sizes, known, st.claims, st.shown, plain, rng)
    for p in range(n):
        if p != seat:
            st.held[p] = tuple(hands[p])
            st.stored[p] = ()
            st.drafts[p] = BLANK
            if not live:
                st.acts[p] = st.options.acts
            elif st.acts[p] > 0:  # all can see who may not act any more
                st.acts[p] = MOST_ACTS
            st.cubes[p] = st.open_cubes[p]
            for q in range(n):
                st.knows[p * n + q] = ()
    for pile_number in range(PILES):
        st.decks[pile_number] = tuple(rest[pile_number])
    for i in range(len(st.offers)):
        offer = st.offers[i]
        if offer.seat != seat:
            answered = seat >= 0 and offer.enquired >> seat & 1 == 1
            gives = guess(st.held[offer.seat], offer.goods, offer.gives, answered, rng)
            st.offers[i] = offer.marked(gives, offer.declined, offer.enquired)
        if offer.taker >= 0 and offer.taker != seat:
            answered = offer.seat == seat and offer.examined
            handed = guess(st.held[offer.taker], offer.wants, offer.handed, answered, rng)
            st.offers[i] = st.offers[i].awaiting(offer.taker, handed, offer.examined)
    redeal_developments(st, seat, rng)


def told(
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
    return merged(tuple(left), tuple(sure))


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
    for p in range(st.seats):
        if p != seat and len(st.drawn[p]) > 0:
            choosing = True
    for deck in range(DECKS):
        cards = list(st.dev_decks[deck])
        if choosing:
            for p in range(st.seats):
                if p != seat:
                    for card in st.drawn[p]:
                        if DECK_OF[card] == deck:
                            cards.append(card)
        cards.sort()
        rng.shuffle(cards)
        if choosing:
            for p in range(st.seats):
                if p != seat:
                    mine = list(st.drawn[p])
                    for i in range(len(mine)):
                        if DECK_OF[mine[i]] == deck:
                            mine[i] = cards.pop()
                    mine.sort()
                    st.drawn[p] = tuple(mine)
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
    for p in range(seats):
        if p != seat:
            for kind in known[p]:
                pools[PILE[kind]].remove(kind)
                hands[p].append(kind)
    for p in range(seats):
        if p == seat:
            continue
        for good in range(GOODS):
            bare = plain[p * GOODS + good]
            for kind in hands[p]:
                if GOOD_OF[kind] == good and not VENUS[kind]:
                    bare -= 1
            pile = PILE_OF[good]
            room = sizes[p][pile] - sum([1 for kind in hands[p] if PILE[kind] == pile])
            while bare > 0 and room > 0 and draw_plain(pools[pile], good, hands[p]):
                bare -= 1
                room -= 1
    need = [0] * (seats * GOODS)
    for p in range(seats):
        if p == seat:
            continue
        counts = [0] * (GOODS + 1)
        for kind in hands[p]:
            counts[GOOD_OF[kind]] += 1
        for good in range(SPICES, GOODS):  # those that all have seen are no pirates
            while counts[good] < shown[p * 2 + good - SPICES]:
                draw_good(pools[LUXURY], good, hands[p])
                counts[good] += 1
        for good in range(GOODS):
            short = claims[p * GOODS + good] - counts[good]
            if short > 0:
                need[p * GOODS + good] = short
    place_piracy(seat, hands, pools[LUXURY], need, sizes, rng)
    for p in range(seats):
        if p == seat:
            continue
        for good in range(GOODS):
            pool = pools[PILE_OF[good]]
            for _ in range(need[p * GOODS + good]):
                draw_good(pool, good, hands[p])
    for p in range(seats):  # only when everybody has what they must have, the rest is blind
        if p == seat:
            continue
        counts = [0] * PILES
        for kind in hands[p]:
            counts[PILE[kind]] += 1
        for pile in range(PILES):
            for _ in range(sizes[p][pile] - counts[pile]):
                hands[p].append(pools[pile].pop())
        hands[p].sort()
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
    for p in range(seats):
        spices += need[p * GOODS + SPICES]
        gold += need[p * GOODS + GOLD]
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
    for p in range(seats):
        if PIRACY in hands[p]:  # known to be there: it stands behind a claim if there is one
            at = p * GOODS
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
    for p in range(seats):
        claimed = need[p * GOODS + good]
        if where < claimed:
            need[p * GOODS + good] -= 1
            hands[p].append(pool.pop(loose))
            return
        where -= claimed
