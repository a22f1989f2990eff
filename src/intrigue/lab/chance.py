"""How sure a figure is: shares with Wilson's interval, differences with Student's, and many of them at once.

Who looks at many figures will find one that looks clear where there is nothing to find, and who picks the largest will
find it large. So wherever figures stand in a table, or one of many is picked, their intervals are so wide that with
95 % *all* of them hold: each may miss but its part of the 5 %, which is Bonferroni's way. `at_once` says of how many.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable
from functools import cache

import msgspec

OUTSIDE = 0.05  # the chance that an interval misses: these are 95 % intervals
MANY = 1000  # from so many degrees of freedom on, Student's distribution is the normal one for our purposes


def wilson(mean: float, games: float, at_once: int = 1) -> tuple[float, float]:
    """The interval of a share, which stays between 0 and 1 and sensible near both."""
    if not games:
        return (0.0, 1.0)
    z = student(MANY, OUTSIDE / at_once)
    middle = (mean + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(mean * (1 - mean) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return (max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))  # whatever is lost in rounding


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

    def among(self, at_once: int) -> tuple[float, float]:
        """The interval of one of so many."""
        return wilson(self.mean, self.games, at_once)

    def add(self, won: float) -> None:
        self.games += 1
        self.won += won


class Row(msgspec.Struct):
    """A share of something, out of so many. The interval holds together with those of all `at_once` rows."""

    name: str
    of: int
    share: float
    low: float
    high: float
    at_once: int = 1


def table(shares: Iterable[tuple[str, Share]], looked_at: int = 0) -> list[Row]:
    """Shares that are looked at together. `looked_at` is how many there are, where these are but some of them."""
    named = list(shares)
    count = max(len(named), looked_at)
    return [Row(name, share.games, share.mean, *share.among(count), count) for name, share in named]


def row(name: str, share: Share) -> Row:
    """A share that stands by itself."""
    [alone] = table([(name, share)])
    return alone


def average(values: list[int] | list[float], at_once: int = 1) -> tuple[float, float, float]:
    """The mean of numbers with its interval."""
    mean, free = statistics.fmean(values), len(values) - 1
    error = statistics.stdev(values) / math.sqrt(len(values)) if free else 0.0
    reach = student(max(1, free), OUTSIDE / at_once) * error
    return (mean, mean - reach, mean + reach)


def apart(those: Share, others: Share, at_once: int = 1) -> tuple[float, float, float]:
    """How much more those take than the others, with its interval: Newcombe's, made of Wilson's, between -1 and 1."""
    if not those.games or not others.games:
        return (0.0, -1.0, 1.0)
    (low, high), (other_low, other_high) = those.among(at_once), others.among(at_once)
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
    error: float = 0.0  # the standard error of the mean
    unpaired: float | None = None  # the same, had each of the two been played over deals of its own
    free: int = 0  # degrees of freedom: how well its spread is known
    share: bool = False  # of shares, which cannot differ by more than 1
    at_once: int = 1

    @property
    def clear(self) -> bool:
        return self.low > 0 or self.high < 0


def difference(name: str, games: int, mean: float, error: float, free: int, share: bool = False) -> Difference:
    """A difference that is looked at by itself."""
    [alone] = at_once([Difference(name, games, mean, mean, mean, error=error, free=free, share=share)])
    return alone


def paired_difference(name: str, before: list[float], after: list[float], share: bool = False) -> Difference:
    """The mean difference between pairs of games that share their deals. For the spread, one pair more is thought to
    have gone as far as the furthest did, in either direction: three that all went the same way may have been lucky."""
    steps = [b - a for a, b in zip(before, after, strict=True)]
    furthest = max(map(abs, steps))
    error = statistics.stdev([*steps, furthest, -furthest]) / math.sqrt(len(steps))
    found = difference(name, len(steps), statistics.fmean(steps), error, len(steps) - 1, share)
    found.before, found.after = statistics.fmean(before), statistics.fmean(after)
    if len(steps) > 1:
        found.unpaired = math.sqrt((statistics.variance(before) + statistics.variance(after)) / len(steps))
    return found


def at_once(rows: list[Difference], looked_at: int = 0) -> list[Difference]:
    """The same, to be looked at together. `looked_at` is how many there were, where only some of them are shown."""
    count = max(len(rows), looked_at)
    found = []
    for one in rows:
        reach = one.error * student(one.free, OUTSIDE / count) if one.free else math.inf
        most = 1.0 if one.share else math.inf
        low, high = max(-most, one.mean - reach), min(most, one.mean + reach)
        found.append(msgspec.structs.replace(one, low=low, high=high, at_once=count))
    return found


def sureness(one: Difference) -> float:
    """How far a difference is from nothing, in halves of its own interval."""
    reach = one.error * student(one.free) if one.free else math.inf
    return abs(one.mean) / reach if reach > 0 else math.inf if one.mean else 0.0


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
