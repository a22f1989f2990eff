"""Characters come into play, and the Crew Cap (FIV-CREW)."""

from __future__ import annotations

from ..cards.model import DEFS
from ..events import Joined
from ..state.table import FiveSails
from .frames import A_CARD, ARGUMENT, PASS, Question
from .ground import place_name
from .harm import send_off
from .stats import crew_count, is_brute, is_leader


def join(st: FiveSails, i: int, seat: int, place: int) -> None:
    """A character comes into play; then the Crew Cap is checked (FIV-C-28)."""
    st.enter(i, seat, place)
    if st.events is not None:
        st.tell(Joined(seat, i, DEFS[st.kind[i]].id, place_name(st, place)))
    st.stack.append(Cap(seat))


class Cap(Question):
    """FIV-CREW-3, FIV-C-27: above the cap, send any non-Leader to the Locker; that is no destruction."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, st: FiveSails) -> int:
        return self.seat

    def asks(self, state: FiveSails) -> bool:
        seat = self.seat
        if state.out[seat] or len(state.crew[seat]) <= 4:
            return False
        return crew_count(state, seat) > DEFS[state.kind[state.leaders[seat]]].cap

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in st.crew[self.seat] if not is_leader(st, i) and not is_brute(st, i)]

    def why(self, st: FiveSails) -> str:
        return "Your crew is above the Crew Cap: who goes to the Locker?"

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        if action == PASS:
            return
        st.stack.append(Cap(seat))
        send_off(st, action & ARGUMENT, 0)

    def run(self, state: FiveSails) -> None:
        pass
