"""What abilities have left behind, asked by card."""

from __future__ import annotations

from ..state.state import FiveSails


def marked(st: FiveSails, what: int, card: int) -> bool:
    for mark in st.marks:
        if mark.what == what and mark.card == card:
            return True
    return False
