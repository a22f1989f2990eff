from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from intrigue.core.rng import INCREMENT, LIMIT, MASK, MULTIPLIER, Rng, Sealed, commitment, seeded

SECRET = bytes(range(32))
GOLDEN_FAST = [59, 80, 75, 78, 99, 80, 70, 92]


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("rng", [seeded(1), seeded(SECRET)], ids=["fast", "sealed"])
@pytest.mark.parametrize("n", [2, 3, 7, 52])
def test_every_number_below_n_is_equally_likely(rng: Rng, n: int) -> None:
    counts = Counter(rng.below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert chi_squared(list(counts.values())) < 2.5 * n + 15


def test_every_order_is_equally_likely_across_neighbouring_seeds() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(4800):
        cards = [0, 1, 2, 3]
        seeded(seed).shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_squared(list(counts.values())) < 55  # 23 degrees of freedom; 55 is far beyond chance


def test_below_throws_back_what_would_favour_some_answers() -> None:
    """With n just above half of 2**32 a generator that only scales would double some answers."""
    rng, n = seeded(5), LIMIT
    assert all(0 <= rng.below(n) < n for _ in range(1000))
    n = (1 << 31) - (1 << 29)  # three eighths: some answers would come up three times, others twice
    thirds = Counter(seeded(seed).below(n) % 3 for seed in range(6000))
    assert chi_squared(list(thirds.values())) < 20


def before(word: int, below: int) -> Rng:
    """A fast generator whose next word is this one; `below` are the bits that do not show."""
    return Rng((((word ^ word >> 15) << 30 | below) - INCREMENT) * pow(MULTIPLIER, -1, MASK + 1))


def test_a_shuffle_draws_card_by_card_also_where_a_draw_is_thrown_back() -> None:
    for size in (0, 1, 2, 7, 52, 200):
        unfair = (1 << 32) % size if size else 0
        rngs = [seeded(size), *[before(0, below) for below in range(20)]]
        for rng in rngs:
            slow, quick = rng.clone(), rng.clone()
            cards, by_hand = list(range(size)), list(range(size))
            quick.shuffle(cards)
            for last in range(size - 1, 0, -1):
                place = slow.below(last + 1)
                by_hand[last], by_hand[place] = by_hand[place], by_hand[last]
            assert cards == by_hand
            assert quick.state == slow.state
        if unfair:  # a word of 0 is one of those that `below` does not take
            assert before(0, 1).word() == 0
            one, two = before(0, 1), before(0, 1)
            one.word()
            assert two.below(size) == one.below(size)


@pytest.mark.parametrize("n", [0, -1, LIMIT + 1])
def test_below_refuses_what_makes_no_sense(n: int) -> None:
    with pytest.raises(ValueError, match="makes no sense"):
        seeded(1).below(n)


def test_the_same_seed_gives_the_same_numbers_and_another_does_not() -> None:
    def numbers(seed: int | bytes) -> list[int]:
        rng = seeded(seed)
        return [rng.below(1000) for _ in range(20)]

    assert numbers(7) == numbers(7)
    assert len({tuple(numbers(seed)) for seed in (7, 8, -7, 2**70, SECRET, SECRET[::-1])}) == 6


def test_a_clone_goes_its_own_way() -> None:
    for rng in (seeded(1), seeded(SECRET)):
        copy = rng.clone()
        drawn = [rng.below(100) for _ in range(10)]
        assert [copy.below(100) for _ in range(10)] == drawn
        assert type(copy) is type(rng)


def test_the_fast_generator_is_fixed_for_ever() -> None:
    """Records hold seeds, so these numbers may never change."""
    rng = seeded(42)
    assert [rng.below(100) for _ in range(8)] == GOLDEN_FAST


def test_the_sealed_stream_is_what_the_documentation_says() -> None:
    rng = seeded(SECRET)
    words = [
        int.from_bytes(hashlib.sha256(b"intrigue stream" + SECRET + i.to_bytes(8, "big")).digest()[:4], "big")
        for i in range(5)
    ]
    assert [rng.word() for _ in range(5)] == words
    assert isinstance(rng, Sealed)
    assert rng.state == 5
    assert commitment(SECRET) == hashlib.sha256(b"intrigue commitment" + SECRET).hexdigest()


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 16 bytes"):
        seeded(b"short")


def test_spawned_generators_differ_from_their_parent_and_from_each_other() -> None:
    rng = seeded(3)
    children = [rng.spawn() for _ in range(50)]
    assert len({child.state for child in children}) == 50
    assert all(type(child) is Rng for child in [*children, seeded(SECRET).spawn()])
