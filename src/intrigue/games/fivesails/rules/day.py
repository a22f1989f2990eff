"""The Day and its five phases (FIV-DAY-1), of which Dawn is the first (FIV-DAWN)."""

from __future__ import annotations

from ..state.city import first_place, last_place
from ..state.frames import Doing
from ..state.numbers import DAWN
from ..state.state import FiveSails
from .drama import BeginDrama
from .drawing import deal_city
from .dusk import BeginDusk
from .phases import enter_phase
from .planning import BeginPlanning
from .plunder import Plunder
from .reactions import Flush


class NewDay(Doing):
    """The Day begins, and Dawn with it (FIV-DAWN-1), which no card of the set answers: one City card for each location
    (FIV-DAWN-2, FIV-CITY-3), from the City Deck outward (FIV-C-12). That is all of Dawn (FIV-DAWN-3); the other phases
    follow, and unless the game ends, another Day."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        st.day += 1
        enter_phase(st, DAWN)
        close(st)
        st.stack.append(BeginDrama())
        st.stack.append(BeginPlanning())
        st.stack.append(Flush(0))
        for place in range(first_place(st.seats), last_place(st.seats) + 1):
            deal_city(st, place)


def close(st: FiveSails) -> None:
    """What comes after High Drama."""
    st.stack.append(NewDay())
    st.stack.append(BeginDusk())
    st.stack.append(Plunder())
