"""Seats as the observer counts them, and where the boxes of each lie."""

from __future__ import annotations

from mypy_extensions import i64

from ..state.state import Mediterranean


def away(seat: i64, other: i64, seats: i64) -> i64:
    """How far after a seat another one sits; 0 for the seat itself."""
    return other - seat if other >= seat else other - seat + seats


def first_box(state: Mediterranean, seat: int, owner: int) -> i64:
    """The row of an owner's first box, as a seat observes them: its own, then those of the others as they sit."""
    row: i64 = 0
    player = seat
    while player != owner:
        row += state.slot_count(player)
        player += 1
        if player == state.seats:
            player = 0
    return row
