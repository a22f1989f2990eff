"""What abilities have left behind, asked by card or by seat."""

from __future__ import annotations

from ..state.numbers import M_NOT_FIRST
from ..state.state import FiveSails


def has_mark(st: FiveSails, what: int, card: int) -> bool:
    for mark in st.marks:
        if mark.what == what and mark.card == card:
            return True
    return False


def leads(st: FiveSails, seat: int) -> bool:
    """Whether a seat is First Player for what it is doing now: one use may be resolved as though it were not, with all
    that is played by it (FIV-C-199)."""
    if st.first != seat:
        return False
    for mark in st.marks:
        if mark.what == M_NOT_FIRST and mark.seat == seat:
            return False
    return True
