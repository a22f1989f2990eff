"""Characters come into play (FIV-CREW)."""

from __future__ import annotations

from ..cards.model import DEFS
from ..events import Joined
from ..state.table import FiveSails
from .ground import place_name
from .harm import count_crew


def join(st: FiveSails, i: int, seat: int, place: int) -> None:
    """A character comes into play; then the Crew Cap is checked (FIV-C-28), also after recruiting (FIV-RECRUIT-3)."""
    st.enter(i, seat, place)
    if st.events is not None:
        st.tell(Joined(seat, i, DEFS[st.kind[i]].id, place_name(st, place)))
    count_crew(st, seat)
