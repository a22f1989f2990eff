"""Characters come into play (FIV-CREW). The Crew Cap, looked at then, is in `wounds.py`, with how they leave."""

from __future__ import annotations

from ..events import Joined
from ..state.printed import CARDS
from ..state.state import FiveSails
from .renown_control import place_name
from .wounds import count_crew


def join(st: FiveSails, i: int, seat: int, place: int) -> None:
    """A character comes into play; then the Crew Cap is checked (FIV-C-28), also after recruiting (FIV-RECRUIT-3)."""
    st.enter(i, seat, place)
    if st.events is not None:
        st.tell(Joined(seat, i, CARDS[st.kind[i]].id, place_name(st, place)))
    count_crew(st, seat)
