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
    SAFE,
    SPICES,
    set_value,
)
from ..rules.goods import set_points, slights
from ..rules.terms import tradable
from ..state.hands import less
from ..state.numbers import WAREHOUSE
from ..state.state import Mediterranean
from ..state.tracks import LEVELS, side_of, step_of
from .planner import TURN, turning

SUSPICION: Final = 0.35  # a card that comes out of another hand is worse than the average of its good
EAGER: Final = 0.5  # how much more a good seems worth to somebody who asks for it
DEAD: Final = 0.6  # what it costs to hold Piracy
DOUBT: Final = 0.25  # how much less than one's own guess others may think an exchange is worth


class Mind:
    """One seat's view of what cards are worth in this turn."""

    __slots__ = (
        "st",
        "seat",
        "last",
        "idea",
        "mean",
        "keep",
        "spare",
        "counts",
        "ideas",
        "held",
        "gov_way",
        "rel_way",
        "worth",
        "room",
    )
    st: Mediterranean
    seat: int
    last: bool  # the last turn: nothing is worth keeping
    idea: list[float]  # what spending a kind does besides its set
    mean: list[float]  # the same for an unknown card of a good
    keep: list[float]  # what storing a kind is worth
    spare: list[float]  # that, less what spending it would do besides its set; nothing where it cannot be stored
    counts: list[int]
    ideas: float
    held: list[int]
    gov_way: int
    rel_way: int
    worth: list[list[int]]  # by good: points for so many cards, less what others' developments take from them
    room: int  # in the warehouse

    def __init__(self, st: Mediterranean, seat: int) -> None:
        self.st = st
        self.seat = seat
        self.last = st.turn >= st.options.turns
        self.held = list(st.held[seat])
        self.counts = st.good_counts(seat)
        self.gov_way = way(st, seat, religious=False)
        self.rel_way = way(st, seat, religious=True)
        self.idea = idea_values(st, seat, self.gov_way, self.rel_way)
        self.mean = mean_values(st, seat, self.gov_way, self.rel_way)
        self.room = st.room(seat)
        lost = [slights(st, seat, good) for good in range(GOODS)]
        for other in range(st.seats):
            if other != seat and st.powers[other] & MARS_ORTHODOXY:
                lost[DYE] += 1
                lost[ART] += 1
        self.worth = [worth_of(good, lost[good]) for good in range(GOODS)]
        self.keep = []
        self.spare = []
        for kind in range(KINDS):
            worth = 0.0
            if not self.last and kind != PIRACY:
                good = GOOD_OF[kind]
                worth = 1.5 if good < BASICS else 2.6 if good < SPICES else 3.6
                worth += 0.6 * self.idea[kind] if self.idea[kind] < 0.0 else 0.9 * self.idea[kind]
            self.keep.append(worth)
            self.spare.append(worth - self.idea[kind] if KEEPS[kind] and kind != PIRACY else 0.0)
        self.ideas = 0.0
        for kind in self.held:
            self.ideas += self.idea[kind]

    def sets(self, counts: list[int]) -> float:
        total = 0
        for good in range(GOODS):
            total += self.worth[good][counts[good]]
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
        """What the best use of the warehouse adds to spending everything: the three or four best gains."""
        first, second, third, fourth = 0.0, 0.0, 0.0, 0.0
        for kind in hand:
            gain = self.spare[kind]
            if gain <= fourth:
                continue
            row = self.worth[GOOD_OF[kind]]
            held = counts[GOOD_OF[kind]]
            gain -= float(row[held] - row[held - 1])
            if gain > first:
                first, second, third, fourth = gain, first, second, third
            elif gain > second:
                second, third, fourth = gain, second, third
            elif gain > third:
                third, fourth = gain, third
            elif gain > fourth:
                fourth = gain
        return first + second + third + (fourth if self.room > WAREHOUSE else 0.0)

    def store_gain(self, kind: int) -> float:
        """How much better it is to store a card than to spend it with those of its good that are not stored."""
        if kind == PIRACY:
            return 0.0
        row = self.worth[GOOD_OF[kind]]
        held = max(1, self.st.loose_counts(self.seat)[GOOD_OF[kind]])
        return self.keep[kind] - self.idea[kind] - float(row[held] - row[held - 1])

    def comes(self, other: int, goods: tuple[int, ...]) -> tuple[list[int], list[int]]:
        """What another seat would hand over for some goods: the cards that it is likely to get rid of, as far as one
        knows that it holds them, Piracy above all; and the rest as goods of which one knows no more."""
        left = list(self.st.knows[self.seat * self.st.seats + other])
        known: list[int] = []
        unknown: list[int] = []
        for good in goods:
            worst = -1
            for kind in left:
                if kind == PIRACY:
                    if good >= SPICES:
                        worst = kind
                        break
                elif GOOD_OF[kind] == good and (worst < 0 or self.idea[kind] < self.idea[worst]):
                    worst = kind
            if worst >= 0 and worst != PIRACY and self.idea[worst] > self.mean[good] - SUSPICION:
                worst = -1
            if worst >= 0:
                left.remove(worst)
                known.append(worst)
            else:
                unknown.append(good)
        return (known, unknown)

    def dreads(self, other: int, goods: tuple[int, ...]) -> bool:
        """Whether another seat is known to hold what one would not like to get for these goods."""
        if self.st.knows[self.seat * self.st.seats + other] == ():
            return False
        known, _ = self.comes(other, goods)
        return len(known) > 0

    def cheapest(self, good: int, taken: list[int]) -> int:
        """The card of a good that one would rather hand over; -1 when there is none. What is stored stays there, and
        with Venetian Virtue what shows misery does."""
        best = -1
        least = 1e9
        left = self.st.loose(self.seat)
        for kind in less(left, tuple(taken)) if taken else left:
            if GOOD_OF[kind] == good and self.idea[kind] < least and tradable(self.st, self.seat, kind):
                least = self.idea[kind]
                best = kind
        return best


class Other:
    """Another seat as one sees it: goods known to be there, where it is heading, and what it asks for."""

    __slots__ = ("seat", "counts", "mean", "asked")
    seat: int
    counts: list[int]
    mean: list[float]
    asked: list[bool]

    def __init__(self, st: Mediterranean, seat: int) -> None:
        self.seat = seat
        self.counts = st.claims[seat * GOODS : (seat + 1) * GOODS]
        self.mean = mean_values(st, seat, way_open(st.gov[seat]), way_open(st.rel[seat]))
        self.asked = [False] * GOODS
        for offer in st.offers:
            if offer.seat == seat:
                for good in offer.wants:
                    self.asked[good] = True

    def holds(self, goods: list[int]) -> bool:
        """Whether it is known to have these goods: sorted, two at most."""
        if len(goods) == 2 and goods[0] == goods[1]:
            return self.counts[goods[0]] > 1
        for good in goods:
            if self.counts[good] == 0:
                return False
        return True

    def gain(self, gets: list[int], gives: list[int]) -> float:
        """What an exchange may be worth to it."""
        counts = self.counts[:]
        total = 0.0
        for good in gives:
            if counts[good] > 0:
                total -= float(WORTH[good][counts[good]] - WORTH[good][counts[good] - 1])
                counts[good] -= 1
            total -= self.mean[good] - DOUBT
        for good in gets:
            total += float(WORTH[good][counts[good] + 1] - WORTH[good][counts[good]])
            counts[good] += 1
            total += self.mean[good] - SUSPICION + (EAGER if self.asked[good] else 0.0)
        return total - DOUBT


def way_open(space: int) -> int:
    """The way a seat seems to be heading on a track: 1 right, -1 left, 0 not clear."""
    if step_of(space) == 0:
        return 0
    return 1 if side_of(space) else -1


def way(st: Mediterranean, seat: int, religious: bool) -> int:
    """Where a seat heads itself: on along its side, or, near the centre, where its cards lead; away from it where
    Revolutionaries pay for that."""
    space = st.rel[seat] if religious else st.gov[seat]
    side = 1 if side_of(space) else -1
    if turning(st, seat, religious) > TURN:
        return -side
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
    gov = step_worth(st, st.gov[seat]) * gov_way
    rel = step_worth(st, st.rel[seat]) * rel_way
    misery, danger = misery_of(st, seat), danger_of(st, seat)
    values: list[float] = []
    for kind in range(KINDS):
        worth = float(POINTS[kind]) + gov * GOV[kind] + rel * REL[kind] + misery * HAPPY[kind] + danger * SAFE[kind]
        values.append(worth)
    values[PIRACY] = -DEAD
    return values


def mean_values(st: Mediterranean, seat: int, gov_way: int, rel_way: int) -> list[float]:
    """What spending an unknown card of each good does to a seat on average."""
    gov = step_worth(st, st.gov[seat]) * gov_way
    rel = step_worth(st, st.rel[seat]) * rel_way
    misery, danger = misery_of(st, seat), danger_of(st, seat)
    values: list[float] = []
    for good in range(GOODS):
        worth = MEAN_POINTS[good] + gov * MEAN_GOV[good] + rel * MEAN_REL[good]
        values.append(worth + misery * MEAN_HAPPY[good] + danger * MEAN_SAFE[good])
    return values


def step_worth(st: Mediterranean, space: int) -> float:
    """What a step along a track is worth; little at its end."""
    if step_of(space) == len(LEVELS) - 1:
        return 0.3
    left: int = st.options.turns - st.turn
    return 1.25 if left >= 2 else 1.0 if left == 1 else 0.8


def misery_of(st: Mediterranean, seat: int) -> float:
    """What a step of happiness is worth."""
    return 1.1 + (0.9 if last_of(st.happy, seat) else 0.0)


def danger_of(st: Mediterranean, seat: int) -> float:
    """What a step of safety is worth."""
    return 0.9 + (0.3 if st.turn >= 3 else 0.0) + (1.2 if last_of(st.safe, seat) and st.turn >= 2 else 0.0)


def last_of(track: list[int], seat: int) -> bool:
    """Whether a seat is lowest, or nearly, on a track that decides calamities."""
    own = track[seat]
    for other in range(len(track)):
        if other != seat and track[other] < own - 1:
            return False
    return own <= 1


def averages(of_kind: list[int]) -> list[float]:
    """The mean over the cards of each good."""
    total = [0] * (GOODS + 1)
    cards = [0] * (GOODS + 1)
    for kind in range(KINDS):
        total[GOOD_OF[kind]] += of_kind[kind] * COPIES[kind]
        cards[GOOD_OF[kind]] += COPIES[kind]
    return [total[good] / cards[good] for good in range(GOODS)]


def worth_of(good: int, lost: int) -> list[int]:
    """Points for 0, 1, 2 ... cards of a good, when each set loses some."""
    return WORTH[good] if lost == 0 else [set_points(good, cards, lost) for cards in range(MOST)]


MOST: Final = 26  # more cards of one good than there are
WORTH: Final[list[list[int]]] = [[set_value(good, cards) for cards in range(MOST)] for good in range(GOODS)]
MEAN_GOV: Final[list[float]] = averages(GOV)
MEAN_REL: Final[list[float]] = averages(REL)
MEAN_HAPPY: Final[list[float]] = averages(HAPPY)
MEAN_SAFE: Final[list[float]] = averages(SAFE)
MEAN_POINTS: Final[list[float]] = averages(POINTS)
