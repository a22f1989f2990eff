"""Cards are engaged, and become en garde again (FIV-STATE)."""

from __future__ import annotations

from ..events import Engaged, EnGarde
from ..state.numbers import LINE, PLAY
from ..state.printed import CARDS
from ..state.state import FiveSails
from .stats import gear_of


def engage(st: FiveSails, i: int) -> None:
    """FIV-STATE-2: a card in play is turned sideways, one in the dueling line included (FIV-DUEL-9)."""
    if (st.zone[i] == PLAY or st.zone[i] == LINE) and not st.engaged[i]:
        st.engaged[i] = 1
        if st.events is not None:
            st.tell(Engaged(i, CARDS[st.kind[i]].id))


def ready(st: FiveSails, i: int) -> None:
    """A card becomes en garde, and can be engaged again (FIV-STATE-4); some attachments watch for that."""
    if st.zone[i] != PLAY or not st.engaged[i]:
        return
    for attachment in gear_of(st, i):
        for passive in CARDS[st.kind[attachment]].passives:
            if passive.keeps_engaged(st, attachment):
                return
    st.engaged[i] = 0
    if st.events is not None:
        st.tell(EnGarde(i, CARDS[st.kind[i]].id))
    for attachment in gear_of(st, i):
        for passive in CARDS[st.kind[attachment]].passives:
            passive.bearer_en_garde(st, i)
