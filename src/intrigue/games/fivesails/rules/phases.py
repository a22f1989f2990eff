"""The Days and their phases (FIV-DAY-1)."""

from __future__ import annotations

from typing import Final

from ..events import Phase
from ..state.layout import PHASES
from ..state.state import FiveSails

LAST: Final = 5  # FIV-VICTORY-4
RENOWN_TO_WIN: Final = 7  # FIV-VICTORY-3


def enter_phase(st: FiveSails, phase: int) -> None:
    st.phase = phase
    if st.events is not None:
        st.tell(Phase(st.day, PHASES[phase]))
