"""How sure a figure is: shares with Wilson's interval, differences with Student's, and many of them at once."""

from __future__ import annotations

import math
import statistics
from functools import cache

import msgspec

OUTSIDE = 0.05  # the chance that an interval misses: these are 95 % intervals
Z = 1.96  # of a normal distribution so much lies within so many standard errors
MANY = 1000  # from so many degrees of freedom on, Student's distribution is the normal one for our purposes


def wilson(mean: float, games: float) -> tuple[float, float]:
    """The interval of a share, which stays between 0 and 1 and sensible near both."""
    if not games:
        return (0.0, 1.0)
    middle = (mean + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * math.sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return (max(0.0, middle - reach), min(1.0, middle + reach))


class Share(msgspec.Struct):
    """How much of the victories somebody took: the mean, with a 95 % interval."""

    games: int = 0
    won: float = 0.0

    @property
    def mean(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.mean, self.games)

    def add(self, won: float) -> None:
        self.games += 1
        self.won += won


class Row(msgspec.Struct):
    """A share of something, out of so many."""

    name: str
    of: int
    share: float
    low: float
    high: float


def row(name: str, share: Share) -> Row:
    return Row(name, share.games, share.mean, *share.interval)


def apart(those: Share, others: Share) -> tuple[float, float, float]:
    """How much more those take than the others, with its interval: Newcombe's, made of Wilson's, between -1 and 1."""
    if not those.games or not others.games:
        return (0.0, -1.0, 1.0)
    (low, high), (other_low, other_high) = those.interval, others.interval
    shift = those.mean - others.mean
    down = math.hypot(those.mean - low, other_high - others.mean)
    up = math.hypot(high - those.mean, others.mean - other_low)
    return (shift, max(-1.0, shift - down), min(1.0, shift + up))


# ---------------------------------------------------------------------- differences


class Difference(msgspec.Struct):
    """How much something differs, on average, and how sure that is; `before` and `after` where both were played. With
    95 % the interval holds together with those of all `at_once` comparisons that were looked at."""

    name: str
    games: int
    mean: float
    low: float
    high: float
    before: float | None = None
    after: float | None = None
    free: int = 0  # degrees of freedom: how well its spread is known
    at_once: int = 1

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


def paired(name: str, before: list[float], after: list[float]) -> Difference:
    """The mean difference between pairs of games that share their deals."""
    steps = [b - a for a, b in zip(before, after, strict=True)]
    mean, reach, free = statistics.fmean(steps), math.inf, len(steps) - 1
    if free:
        reach = student(free) * statistics.stdev(steps) / math.sqrt(len(steps))
    averages = statistics.fmean(before), statistics.fmean(after)
    return Difference(name, len(steps), mean, mean - reach, mean + reach, *averages, free)


def at_once(rows: list[Difference], looked_at: int = 0) -> list[Difference]:
    """The same with intervals so wide that with 95 % all of them hold: each may miss but its part of the 5 %, which is
    Bonferroni's way. `looked_at` is how many there were, where only some of them are shown."""
    count = max(len(rows), looked_at)
    found = []
    for one in rows:
        wider = student(one.free, OUTSIDE / count) / student(one.free) if one.free else 1.0
        low, high = (one.mean + (end - one.mean) * wider for end in (one.low, one.high))
        found.append(msgspec.structs.replace(one, low=low, high=high, at_once=count))
    return found


def sureness(one: Difference) -> float:
    """How far a difference is from nothing, in halves of its interval."""
    reach = (one.high - one.low) / 2
    return abs(one.mean) / reach if reach > 0 else 0.0


@cache
def student(free: int, outside: float = OUTSIDE) -> float:
    """How many standard errors an interval reaches to either side, so that it misses with the chance `outside`. `free`
    are the degrees of freedom: few games make their own spread unsure too."""
    if free >= MANY:
        return statistics.NormalDist().inv_cdf(1 - outside / 2)
    low, high = 0.0, 1.0
    while beyond(high, free) > outside:
        low, high = high, 2 * high
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if beyond(middle, free) > outside else (low, middle)
    return high


def beyond(t: float, free: int) -> float:
    """The part of Student's distribution further out than t, on both sides. (Abramowitz and Stegun 26.7.3, 26.7.4)"""
    angle = math.atan(t / math.sqrt(free))
    turn, odd = math.cos(angle) ** 2, free % 2 == 1
    term = math.sin(angle) * (math.cos(angle) if odd else 1.0)
    total = term if free > 1 else 0.0
    for step in range(3 if odd else 2, free - 1, 2):
        term *= turn * (step - 1) / step
        total += term
    return 1 - (2 / math.pi * (angle + total) if odd else total)
