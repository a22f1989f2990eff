"""The combat card of a round, in the dueling line (FIV-DUEL-9), and the threat that it makes."""

from __future__ import annotations

from ..events import CombatCard, Threat, ThreatDropped
from ..state.duel import DUEL
from ..state.frames import Asking
from ..state.moments import card_shown, combat_card_played, played_or_discarded
from ..state.printed import CARDS
from ..state.state import FiveSails
from .moments import later
from .reactions import now


class Fencer(Asking):
    """Base of what a side is asked in its round."""

    __slots__ = ("side",)
    side: int

    def __init__(self, side: int) -> None:
        self.side = side

    def who(self, st: FiveSails) -> int:
        return st.duel.of(self.side).seat


def play_card(st: FiveSails, side: int, i: int, gambled: bool) -> None:
    """A combat card goes into the dueling line (FIV-DUEL-9). It costs nothing (FIV-DUEL-12), be it a risk or not
    (FIV-RISK-4)."""
    duel = st.duel
    duel.first_card_due = False
    duel.card = i
    st.to_line(i, side, gambled)
    seat = duel.of(side).seat
    if st.events is not None:
        st.tell(CombatCard(seat, i, CARDS[st.kind[i]].id, gambled))
    later(st, played_or_discarded(st, card=i, seat=seat))  # FIV-C-154
    now(st, combat_card_played(st, card=i, seat=seat))
    now(st, card_shown(st, card=i, seat=seat))


def burn(st: FiveSails, i: int) -> None:
    """FIV-SELF-4, FIV-C-61: a combat card that destroys itself goes to the discard pile; its values still count."""
    keep_values(st, i)
    st.to_discard(i)


def keep_values(st: FiveSails, i: int) -> None:
    """A combat card of this round is about to leave the dueling line: it was played, and counts (FIV-C-108)."""
    duel = st.duel
    line = st.lines[duel.side]
    if duel.stage == DUEL and i in line and line.index(i) >= duel.line_start:
        duel.kept = duel.kept.printed_too(CARDS[st.kind[i]].values)


def tell_threat(st: FiveSails) -> None:
    """How much threat there is now, on whom."""
    duel = st.duel
    if st.events is not None:
        names = [CARDS[st.kind[duel.of(side).fighter]].id if duel.of(side).fighter >= 0 else "" for side in range(2)]
        st.tell(Threat((duel.challenger.pool, duel.defender.pool), (names[0], names[1])))


def drop_threat(st: FiveSails, side: int) -> None:
    """Nobody is there to face what is in a pool: it is gone, and wounds nobody."""
    one = st.duel.of(side)
    if one.pool > 0:
        if st.events is not None:
            st.tell(ThreatDropped(side, CARDS[st.kind[one.fighter]].id, one.pool))
        one.pool = 0
