"""How sure a figure is: the intervals hold as often as they say, alone and together."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable

import pytest

import intrigue
from intrigue.lab.chance import Share, apart, at_once, average, difference, paired_difference, student, table, wilson
from intrigue.lab.simulate import Comparison
from intrigue.lab.summary import compare_kinds
from intrigue.lab.tournament import Cup, Even, Meeting, cross_table, mean, standings


@pytest.mark.parametrize(
    ("free", "outside", "expected"),
    [  # from tables of Student's distribution
        (1, 0.05, 12.706),
        (2, 0.05, 4.303),
        (3, 0.01, 5.841),
        (9, 0.05, 2.262),
        (10, 0.0001, 6.211),
        (30, 0.05, 2.042),
        (200, 0.05, 1.972),
        (10_000, 0.05, 1.960),
        (10_000, 0.005, 2.807),
    ],
)
def test_students_distribution_is_that_of_the_tables(free: int, outside: float, expected: float) -> None:
    assert student(free, outside) == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize("won", [0, 1, 19, 20])
def test_a_share_stays_between_nothing_and_all(won: int) -> None:
    low, high = Share(20, won).interval
    assert 0 <= low <= won / 20 <= high <= 1
    assert high - low > 0.1


def test_without_games_nothing_is_known() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert apart(Share(), Share(3, 1)) == (0.0, -1.0, 1.0)


def test_the_difference_of_two_shares_stays_between_minus_one_and_one() -> None:
    shift, low, high = apart(Share(5, 5), Share(5, 0))
    assert shift == 1
    assert 0 < low < high <= 1
    assert apart(Share(5, 0), Share(5, 5)) == (-1, -high, -low)
    shift, low, high = apart(Share(400, 200), Share(400, 200))
    assert low < shift == 0 < high < 0.1


def test_paired_differences_know_how_sure_they_are() -> None:
    step = paired_difference("x", [1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    assert (step.mean, step.before, step.after) == (1, 2, 3)
    assert not step.clear  # three games may all go the same way by chance
    assert paired_difference("x", [1.0] * 40, [2.0] * 40).clear
    assert not paired_difference("x", [0.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0]).clear
    assert not paired_difference("x", [0.0, 0.0], [1.0, 2.0]).clear  # two games are very few
    same = paired_difference("x", [1.0, 2.0], [1.0, 2.0])
    assert (same.low, same.high) == (0, 0)


def test_what_the_same_deals_are_worth_is_told() -> None:
    luck = random.Random(2)
    before = [luck.gauss(40, 10) for _ in range(400)]
    felt = [value - (5 if luck.random() < 0.3 else 0) for value in before]  # a change that few games feel
    other = [luck.gauss(38.5, 10) for _ in range(400)]
    close, far = paired_difference("x", before, felt), paired_difference("x", before, other)
    assert close.unpaired is not None
    assert far.unpaired is not None
    assert close.error < close.unpaired / 3
    assert 0.9 < far.error / far.unpaired < 1.1
    assert close.unpaired == pytest.approx(10 * (2 / 400) ** 0.5, rel=0.1)


def test_shares_never_differ_by_more_than_all() -> None:
    few = paired_difference("x", [0.0] * 4, [1.0, 1.0, 1.0, 0.0], share=True)
    assert few.high == 1
    assert few.low > -1
    [wide] = at_once([few], looked_at=1000)
    assert (wide.low, wide.high) == (-1, 1)
    [again] = at_once([wide])  # what was cut off is not lost
    assert (again.low, again.high) == (few.low, few.high)
    assert paired_difference("x", [0.0] * 4, [10.0, 10.0, 10.0, 0.0]).high > 10


def test_intervals_that_hold_together_are_wider_the_more_there_are() -> None:
    one = difference("x", 500, 1.0, 0.25, 499)
    assert one.high - one.mean == pytest.approx(0.25 * student(499))
    [alone] = at_once([one])
    assert alone == one
    ten, thousand = at_once([one] * 10)[0], at_once([one], looked_at=1000)[0]
    assert thousand.low < ten.low < alone.low
    assert ten.mean - ten.low == pytest.approx(ten.high - ten.mean)
    assert (ten.at_once, thousand.at_once) == (10, 1000)
    low, high = Share(400, 100).interval
    for row in table([("x", Share(400, 100))] * 10):
        assert 0 < row.low < low < row.share < high < row.high
        assert row.at_once == 10
    assert table([("x", Share(400, 100))], looked_at=10)[0].low == row.low
    mean_, low, high = average([1, 2, 3, 4])
    assert average([1, 2, 3, 4], 10)[1] < low < mean_ == 2.5 < high
    assert average([7]) == (7, 7, 7)


def test_all_intervals_of_a_table_hold_at_once_in_95_of_100_tables() -> None:
    """Ten columns of few, skewed and unlike figures; all in all, chance is to break one in twenty tables."""
    luck = random.Random(3)
    tables, broken = 400, 0
    for _ in range(tables):
        columns = [[luck.expovariate(1) - luck.expovariate(1) for _ in range(12)] for _ in range(10)]
        rows = [paired_difference("x", [0.0] * 12, column) for column in columns]
        broken += any(one.clear for one in at_once(rows))
    assert broken <= 0.09 * tables


TABLES = 300
FEW_FALSE = 27  # of 300 tables at 5 % there are more only once in five hundred times
COIN = 1 / 2


def test_the_highest_of_many_shares_is_seldom_clear_where_all_are_alike() -> None:
    """Eight kinds that win alike, as in a table of Heroes; each by itself, and against the others."""
    luck = random.Random(4)
    alone = shares = against = 0
    for _ in range(TABLES):
        kinds = {f"kind {kind}": Share(60, sum(luck.random() < COIN for _ in range(60))) for kind in range(8)}
        alone += any(not low <= COIN <= high for low, high in (one.interval for one in kinds.values()))
        shares += any(not row.low <= COIN <= row.high for row in table(kinds.items()))
        everybody = Share(60 * 8, sum(one.won for one in kinds.values()))
        rows = compare_kinds(intrigue.game("trickery"), Comparison(everybody, kinds))
        against += any(row.more_low > 0 or row.more_high < 0 for row in rows)
    assert alone > 2 * FEW_FALSE
    assert shares <= FEW_FALSE
    assert against <= FEW_FALSE


def test_no_bot_is_better_than_another_where_all_are_alike() -> None:
    luck = random.Random(6)
    bots = tuple("abcdef")
    cup = Cup("trickery", 4, bots, 1, {}, 12)
    alone = pairs = places = 0
    for _ in range(TABLES // 5):
        met = [
            Meeting(one, other, deal, (float(luck.random() < COIN), float(luck.random() < COIN)))
            for one, other in cup.pairs()
            for deal in range(12)
        ]
        alone += any(not even.low <= COIN <= even.high for even in map(taken(met), cup.pairs()))
        pairs += any(not even.low <= COIN <= even.high for even in cross_table(cup, met).values())
        places += any(not row.share.low <= COIN <= row.share.high for row in standings(cup, met))
    assert alone > FEW_FALSE // 2
    assert pairs <= FEW_FALSE // 5
    assert places <= FEW_FALSE // 5


def taken(met: list[Meeting]) -> Callable[[tuple[str, str]], Even]:
    """What a pair took, by itself."""
    return lambda pair: mean([one.share for one in met if (one.first, one.second) == pair])


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0], ids=["two games apart", "half alike", "two games alike"])
@pytest.mark.parametrize("strength", [0.5, 0.8, 0.95])
def test_what_a_bot_took_lies_in_its_interval_nineteen_times_of_twenty(alike: float, strength: float) -> None:
    luck = random.Random(5)
    tries, held = 400, 0
    for _ in range(tries):
        shares = []
        for _ in range(40):
            one = luck.random() < strength
            other = one if luck.random() < alike else luck.random() < strength
            shares.append((one + other) / 2)
        found = mean(shares)
        assert 0 <= found.low <= found.mean <= found.high <= 1
        held += found.low <= strength <= found.high
    assert held >= 0.92 * tries


def test_who_won_all_may_still_lose() -> None:
    found = mean([1.0] * 10)
    assert found.high == 1
    assert 0.7 < found.low < 0.9
    assert statistics.fmean([1.0] * 10) == found.mean
