"""Boxes of abilities as numbers: a cube aims one at a seat (MED-ABL-1), a promise says whether it will be used on one
(MED-ABL-3). The boxes of a player are counted through; that count is the slot."""

from __future__ import annotations

from .numbers import ABANDON_GOVERNMENT


def cube_on(slot: int, target: int) -> int:
    return slot * 8 + target


def aims(cube: int) -> bool:
    """Whether a cube lies in a box at all; others stand for abandoning a side, or for a sacrifice."""
    return cube < ABANDON_GOVERNMENT


def slot_of(cube: int) -> int:
    return cube // 8


def target_of(cube: int) -> int:
    return cube % 8


def promise_of(slot: int, target: int, use: int) -> int:
    """`use` is 1 where it will be used on the target, 0 where it will not."""
    return slot * 16 + target * 2 + use


def slot_promised(code: int) -> int:
    return code >> 4


def target_promised(code: int) -> int:
    return code >> 1 & 7


def use_promised(code: int) -> int:
    return code & 1
