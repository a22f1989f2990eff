"""Plunder: Renown is collected, and victory looked for (FIV-PLUNDER)."""

from __future__ import annotations

from ..events import RenownMoved
from ..state.city import BAZAAR, CITY_PLACES, DOCKS, FORUMS, PLACES
from ..state.frames import Doing
from ..state.numbers import PLUNDER
from ..state.state import FiveSails
from .ending import DOMINANCE, ECONOMIC, ECONOMIC_MOST, LAST, LAST_DAY, RENOWN_TO_WIN, chain, finish, most
from .phases import enter_phase


class Plunder(Doing):
    """FIV-PLUNDER: Dominance (FIV-PLUNDER-1), before anything else (FIV-TIE-2, FIV-C-2); collecting (FIV-PLUNDER-2);
    then what cards award, but none of the set does (FIV-PLUNDER-3); Economic victory, and the fifth Day
    (FIV-PLUNDER-4). These are looked for at no other time (FIV-C-1). Before the fifth Day the richest who are equal go
    on (FIV-TIE-4), and so do all others (FIV-C-3)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        enter_phase(st, PLUNDER)
        owner = st.control[FORUMS]
        if owner >= 0 and st.control[DOCKS] == owner and st.control[BAZAAR] == owner:
            finish(st, [owner], DOMINANCE)
            return
        for place in range(CITY_PLACES):
            seat = st.control[place]
            count = st.renown_on[place]
            if seat >= 0 and count > 0:
                st.renown_on[place] = 0
                st.renown[seat] += count
                if st.events is not None:
                    st.tell(RenownMoved(PLACES[place], f"seat {seat}", count))
        rich = [seat for seat in st.living() if st.renown[seat] >= RENOWN_TO_WIN]
        if rich:
            top = most(st.renown, rich)
            if len(top) == 1:
                finish(st, top, ECONOMIC if len(rich) == 1 else ECONOMIC_MOST)
                return
        if st.day == LAST:
            nothing = [0] * st.seats
            chain(st, rich if rich else st.living(), nothing, nothing, LAST_DAY)
