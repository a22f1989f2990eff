"""The phases of a Day (FIV-DAY-1)."""

from __future__ import annotations

from ..events import Phase
from ..state.numbers import PHASES
from ..state.state import FiveSails


def enter_phase(st: FiveSails, phase: int) -> None:
    st.phase = phase
    if st.events is not None:
        st.tell(Phase(st.day, PHASES[phase]))
