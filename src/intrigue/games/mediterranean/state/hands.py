"""Cards in hand, as sorted tuples of kinds."""

from __future__ import annotations

from ..cards.goods import VENUS


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand less one card of a kind that is in it."""
    i = cards.index(kind)
    return cards[:i] + cards[i + 1 :]


def less(cards: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    """A hand less those of the other cards that are in it."""
    left = list(cards)
    for kind in others:
        for i in range(len(left)):  # most of what goes on in trading asks this: `in` and `remove` would look twice
            if left[i] == kind:
                del left[i]
                break
    return tuple(left)


def merge(cards: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    both = list(cards)
    both.extend(others)
    both.sort()
    return tuple(both)


def in_order(goods: tuple[int, ...], gives: list[int]) -> tuple[int, ...]:
    """Cards beside the goods they are called; of one good Venus arrows come first, so that the order tells nothing."""
    result: list[int] = []
    i = 0
    while i < len(goods):
        j = i
        while j < len(goods) and goods[j] == goods[i]:
            j += 1
        first = [kind for kind in gives[i:j] if VENUS[kind]]
        rest = [kind for kind in gives[i:j] if not VENUS[kind]]
        rest.sort()
        result.extend(first)
        result.extend(rest)
        i = j
    return tuple(result)
