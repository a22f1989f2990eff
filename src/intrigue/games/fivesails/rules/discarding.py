"""Discarding (FIV-KEY-5): what somebody casts off, and what answers it."""

from __future__ import annotations

from ..events import Discarded
from ..state.moments import made_discard, played_or_discarded
from ..state.printed import CARDS
from ..state.state import FiveSails
from .moments import later


def cast_off(st: FiveSails, seat: int, i: int, cause: int = -1) -> None:
    """A seat discards a card, wherever it lies: that can be answered like a card that was played (FIV-C-154). `cause`
    is the seat whose effect it was (FIV-C-181), -1 for costs and payment (FIV-C-63)."""
    st.to_discard(i)
    later(st, played_or_discarded(st, card=i, seat=seat))
    if cause >= 0:
        later(st, made_discard(st, card=i, seat=seat, cause=cause))


def discard_from_hand(st: FiveSails, seat: int, i: int, cause: int) -> None:
    """A hand card is discarded."""
    card = CARDS[st.kind[i]]
    if st.events is not None:
        st.tell(Discarded(seat, i, card.id))
    cast_off(st, seat, i, cause)
