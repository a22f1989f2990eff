"""What things are worth: goods and ideas to oneself, goods to others as far as one can tell, developments to a plan.

Everything here looks only at what a seat knows: its own cards, and what lies open.
"""

from __future__ import annotations

from typing import Final

from ..cards.face import MARS_ORTHODOXY
from ..cards.goods import (
    ART,
    BASICS,
    COPIES,
    DYE,
    GOOD_OF,
    GOODS,
    GOV,
    HAPPY,
    KEEPS,
    KINDS,
    PIRACY,
    POINTS,
    REL,
    ROWS,
    SAFE,
    SPICES,
    set_value,
)
from ..rules.scoring import set_points, slights
from ..state.table import Mediterranean
from ..state.tracks import side_of, step_of

SUSPICION: Final = 0.35  # a card that comes out of another hand is worse than the average of its good
DOUBT: Final = 0.25  # how much less than one's own guess others may think an exchange is worth


class Mind:
    """One seat's view of what cards are worth in this turn."""

    __slots__ = ("st", "seat", "last", "idea", "mean", "keep", "counts", "ideas", "held", "gov_way", "rel_way", "lost")
    st: Mediterranean
    seat: int
    last: bool  # the last turn: nothing is worth keeping
    idea: list[float]  # what spending a kind does besides its set
    mean: list[float]  # the same for an unknown card of a good
    keep: list[float]  # what storing a kind is worth
    counts: list[int]
    ideas: float
    held: list[int]
    gov_way: int
    rel_way: int
    lost: list[int]  # what others' developments take from each set of a good

    def __init__(self, st: Mediterranean, seat: int) -> None:
        self.st = st
        self.seat = seat
        self.last = st.turn >= st.variant.turns
        self.held = list(st.held[seat])
        self.counts = st.good_counts(seat)
        self.gov_way = way(st, seat, False)
        self.rel_way = way(st, seat, True)
        self.idea = idea_values(st, seat, self.gov_way, self.rel_way)
        self.mean = mean_values(self.idea)
        self.lost = [slights(st, seat, good) for good in range(GOODS)]
        for q in range(st.seats):
            if q != seat and st.powers[q] & MARS_ORTHODOXY:
                self.lost[DYE] += 1
                self.lost[ART] += 1
        self.keep = []
        for kind in range(KINDS):
            worth = 0.0
            if not self.last and kind != PIRACY:
                good = GOOD_OF[kind]
                worth = 1.5 if good < BASICS else 2.6 if good < SPICES else 3.6
                worth += 0.6 * self.idea[kind] if self.idea[kind] < 0.0 else 0.9 * self.idea[kind]
            self.keep.append(worth)
        self.ideas = 0.0
        for kind in self.held:
            self.ideas += self.idea[kind]

    def sets(self, counts: list[int]) -> float:
        total = 0
        for good in range(GOODS):
            n = counts[good]
            if n > 0:
                total += set_points(good, n, self.lost[good])
        return float(total)

    def value(self, minus: list[int], plus: list[int], plus_goods: list[int]) -> float:
        """What the hand would be worth without some cards, with others, and with unknown cards of some goods."""
        counts = self.counts[:]
        ideas = self.ideas
        hand = self.held
        if minus or plus:
            hand = self.held[:]
            for kind in minus:
                hand.remove(kind)
                counts[GOOD_OF[kind]] -= 1
                ideas -= self.idea[kind]
            for kind in plus:
                hand.append(kind)
                counts[GOOD_OF[kind]] += 1
                ideas += self.idea[kind]
        for good in plus_goods:
            counts[good] += 1
            ideas += self.mean[good] - SUSPICION
        return self.sets(counts) + ideas + self.storing(hand, counts)

    def storing(self, hand: list[int], counts: list[int]) -> float:
        """What the best use of the warehouse adds to spending everything."""
        best = [0.0] * self.st.room(self.seat)
        for kind in hand:
            if KEEPS[kind]:
                gain = self.store_gain(kind, counts)
                for i in range(len(best)):
                    if gain > best[i]:
                        old = best[i]
                        best[i] = gain
                        gain = old
        return sum(best)

    def store_gain(self, kind: int, counts: list[int]) -> float:
        """How much better it is to store a card than to spend it."""
        good = GOOD_OF[kind]
        if kind == PIRACY:
            return 0.0
        n = counts[good]
        marginal = set_points(good, n, self.lost[good]) - set_points(good, n - 1, self.lost[good])
        return self.keep[kind] - float(marginal) - self.idea[kind]

    def cheapest(self, good: int, taken: list[int]) -> int:
        """The card of a good that one would rather hand over; -1 when there is none."""
        best = -1
        least = 1e9
        left = self.held
        if taken:
            left = self.held[:]
            for kind in taken:
                left.remove(kind)
        for kind in left:
            if GOOD_OF[kind] == good and self.idea[kind] < least:
                least = self.idea[kind]
                best = kind
        return best


class Other:
    """Another seat as one sees it: goods known to be there, and where it is heading."""

    __slots__ = ("seat", "counts", "mean")
    seat: int
    counts: list[int]
    mean: list[float]

    def __init__(self, st: Mediterranean, seat: int) -> None:
        self.seat = seat
        self.counts = st.claims[seat * GOODS : (seat + 1) * GOODS]
        self.mean = mean_values(idea_values(st, seat, way_open(st.gov[seat]), way_open(st.rel[seat])))

    def gain(self, gets: list[int], gives: list[int]) -> float:
        """What an exchange may be worth to it."""
        counts = self.counts[:]
        total = 0.0
        for good in gives:
            if counts[good] > 0:
                total -= set_value(good, counts[good]) - set_value(good, counts[good] - 1)
                counts[good] -= 1
            total -= self.mean[good] - DOUBT
        for good in gets:
            total += set_value(good, counts[good] + 1) - set_value(good, counts[good])
            counts[good] += 1
            total += self.mean[good] - SUSPICION
        return total - DOUBT


def way_open(space: int) -> int:
    """The way a seat seems to be heading on a track: 1 right, -1 left, 0 not clear."""
    if step_of(space) == 0:
        return 0
    return 1 if side_of(space) else -1


def way(st: Mediterranean, seat: int, religious: bool) -> int:
    """Where a seat heads itself: on along its side, or, near the centre, where its cards lead."""
    space = st.rel[seat] if religious else st.gov[seat]
    side = 1 if side_of(space) else -1
    if step_of(space) > 1:
        return side
    net = 0
    for kind in st.held[seat]:
        net += REL[kind] if religious else GOV[kind]
    if net * side < -1 - step_of(space):
        return -side
    return side


def idea_values(st: Mediterranean, seat: int, gov_way: int, rel_way: int) -> list[float]:
    """What spending a card of each kind does to a seat, apart from the set it is in."""
    turn = st.turn
    left = st.variant.turns - turn
    step = 1.25 if left >= 2 else 1.0 if left == 1 else 0.8
    gov = step if step_of(st.gov[seat]) < 9 else 0.3
    rel = step if step_of(st.rel[seat]) < 9 else 0.3
    misery = 1.1 + (0.9 if last_of(st.happy, seat) else 0.0)
    danger = 0.9 + (0.3 if turn >= 3 else 0.0) + (1.2 if last_of(st.safe, seat) and turn >= 2 else 0.0)
    values: list[float] = []
    for kind in range(KINDS):
        worth = float(POINTS[kind])
        worth += gov * (GOV[kind] * gov_way) + rel * (REL[kind] * rel_way)
        worth += misery * HAPPY[kind] + danger * SAFE[kind]
        values.append(worth)
    return values


def last_of(track: list[int], seat: int) -> bool:
    """Whether a seat is lowest, or nearly, on a track that decides calamities."""
    own = track[seat]
    for p in range(len(track)):
        if p != seat and track[p] < own - 1:
            return False
    return own <= 1


def mean_values(idea: list[float]) -> list[float]:
    """What an unknown card of each good does on average."""
    total = [0.0] * (GOODS + 1)
    cards = [0] * (GOODS + 1)
    for kind in range(KINDS):
        good = GOOD_OF[kind]
        total[good] += idea[kind] * COPIES[kind]
        cards[good] += COPIES[kind]
    return [total[good] / cards[good] for good in range(GOODS)]


def reach(good: int, cards: int) -> int:
    """What one more card of a good adds."""
    return set_value(good, cards + 1) - set_value(good, cards) if cards < len(ROWS[good]) else ROWS[good][0]
