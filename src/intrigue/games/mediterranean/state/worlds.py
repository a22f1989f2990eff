"""Dealing the goods anew for somebody who cannot see them all.

What is known of another hand: how many cards of each pile (production and deals are public), how many of each good at
least (`claims`; spices and gold may be the Piracy card), some cards for certain (`known`), and of some cards that they
show no Venus arrow (`plain`). Everything else comes blindly from the cards that are nowhere in sight.
"""

from __future__ import annotations

from ....core.rng import Rng
from ..cards.goods import (
    BLUE,
    GOLD,
    GOOD_OF,
    GOODS,
    IDEA_OF,
    KINDS,
    LUXURY,
    PILE,
    PILE_OF,
    PILES,
    PIRACY,
    SPICES,
)


def deal_hidden(
    seat: int,
    hidden: list[int],
    sizes: list[list[int]],
    known: list[tuple[int, ...]],
    claims: list[int],
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
    need = [0] * (seats * GOODS)
    for p in range(seats):
        if p == seat:
            continue
        for good in range(GOODS):
            bare = plain[p * GOODS + good]
            for kind in hands[p]:
                if GOOD_OF[kind] == good and IDEA_OF[kind] != BLUE:
                    bare -= 1
            pool = pools[PILE_OF[good]]
            while bare > 0:
                draw_plain(pool, good, hands[p])
                bare -= 1
        counts = [0] * (GOODS + 1)
        for kind in hands[p]:
            counts[GOOD_OF[kind]] += 1
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


def draw_plain(pool: list[int], good: int, hand: list[int]) -> None:
    """A card of that good without a Venus arrow."""
    i = len(pool) - 1
    while i > 0 and (GOOD_OF[pool[i]] != good or IDEA_OF[pool[i]] == BLUE):
        i -= 1
    hand.append(pool.pop(i))


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
