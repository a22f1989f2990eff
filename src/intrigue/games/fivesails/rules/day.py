"""The Day and its five phases (FIV-DAY-1), and what Leaders do before the first."""

from __future__ import annotations

from ..state.layout import DAWN
from ..state.names import SETUP
from ..state.parts import NO_MOMENT
from ..state.printed import CARDS
from ..state.state import FiveSails
from .calendar import enter_phase
from .drama import BeginDrama
from .drawing import deal_city
from .dusk import Dusk, Plunder
from .frames import Auto
from .planning import BeginPlanning
from .windows import Flush, announce


class SetUp(Auto):
    """What Leaders do before the first Dawn."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: FiveSails) -> None:
        st = state
        seat = self.seat
        if seat + 1 < st.seats:
            st.stack.append(SetUp(seat + 1))
        leader = st.leaders[seat]
        for ability in CARDS[st.kind[leader]].abilities:
            if ability.kind == SETUP:
                announce(st, seat, leader, ability, NO_MOMENT, 0)


class NewDay(Auto):
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
        for place in range(st.first_place(), st.last_place() + 1):
            deal_city(st, place)


def close(st: FiveSails) -> None:
    """What comes after High Drama."""
    st.stack.append(NewDay())
    st.stack.append(Dusk())
    st.stack.append(Plunder())
