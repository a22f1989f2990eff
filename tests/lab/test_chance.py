"""How sure a figure is: the intervals hold as often as they say, alone and together."""

from __future__ import annotations

import random
import statistics

import pytest

from intrigue.lab.chance import Difference, Share, apart, at_once, paired, student, wilson
from intrigue.lab.tournament import mean


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
    sure = paired("x", [1.0, 2.0, 3.0], [2.0, 3.0, 4.0])
    assert (sure.mean, sure.low, sure.high, sure.before, sure.after) == (1, 1, 1, 2, 3)
    assert not paired("x", [0.0, 1.0, 0.0, 1.0], [1.0, 0.0, 0.0, 1.0]).clear
    assert not paired("x", [0.0, 0.0], [1.0, 2.0]).clear  # two games are very few


def test_intervals_that_hold_together_are_wider_the_more_there_are() -> None:
    one = Difference("x", 500, 1.0, 0.5, 1.5, free=499)
    [alone] = at_once([one])
    assert (alone.low, alone.high, alone.at_once) == (0.5, 1.5, 1)
    ten, thousand = at_once([one] * 10)[0], at_once([one], looked_at=1000)[0]
    assert thousand.low < ten.low < alone.low
    assert ten.mean - ten.low == pytest.approx(ten.high - ten.mean)
    assert (ten.at_once, thousand.at_once) == (10, 1000)


def test_all_intervals_of_a_table_hold_at_once_in_95_of_100_tables() -> None:
    """Ten columns of few, skewed and unlike figures; all in all, chance is to break one in twenty tables."""
    luck = random.Random(3)
    tables, broken = 400, 0
    for _ in range(tables):
        columns = [[luck.expovariate(1) - luck.expovariate(1) for _ in range(12)] for _ in range(10)]
        rows = [paired("x", [0.0] * 12, column) for column in columns]
        broken += any(one.clear for one in at_once(rows))
    assert broken <= 0.09 * tables


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
