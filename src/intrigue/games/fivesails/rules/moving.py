"""Changes of location (FIV-MOVE)."""

from __future__ import annotations

from ..cards.model import DEFS
from ..cards.names import HOLDS_GROUND, MOVED, MOVES, MUSKETEER
from ..events import MovedTo
from ..state.layout import HOME
from ..state.table import FiveSails
from .frames import Auto
from .ground import locks, place_name
from .harm import engage
from .stats import traits as traits_of
from .windows import later, listening, now


class Arrive(Auto):
    """A move that may still be called off."""

    __slots__ = ("card", "start", "to", "tired")
    card: int
    start: int
    to: int
    tired: bool

    def __init__(self, card: int, start: int, to: int, tired: bool) -> None:
        self.card = card
        self.start = start
        self.to = to
        self.tired = tired

    def run(self, state: FiveSails) -> None:
        arrive(state, self.card, self.start, self.to, self.tired)


def can_be_moved(st: FiveSails, i: int, by: int) -> bool:
    """Whether a seat's ability can move a character; some hold their ground."""
    if st.ctrl[i] == by or not traits_of(st, i) & MUSKETEER:
        return True
    for c in st.crew[st.ctrl[i]]:
        if c != i and st.place[c] == st.place[i] and DEFS[st.kind[c]].keys & HOLDS_GROUND:
            return False
    return True


def move(st: FiveSails, i: int, to: int, by: int, tired: bool) -> None:
    """FIV-MOVE-2, FIV-MOVE-3: a change of location. `tired`: it arrives engaged."""
    if not st.in_play(i) or (by >= 0 and not can_be_moved(st, i, by)):
        return
    start = st.place[i]
    if to >= HOME and to != HOME + st.ctrl[i]:  # FIV-MAP-6
        return
    if start == to:
        if tired:
            engage(st, i)
        return
    if listening(st, MOVES):
        st.stack.append(Arrive(i, start, to, tired))
        now(st, MOVES, i, start, to)
    else:
        arrive(st, i, start, to, tired)


def arrive(st: FiveSails, i: int, start: int, to: int, tired: bool) -> None:
    if not st.in_play(i) or st.place[i] != start:
        return
    st.place[i] = to
    if st.events is not None:
        st.tell(MovedTo(i, DEFS[st.kind[i]].id, place_name(st, to)))
    if tired:
        engage(st, i)
    locks(st)
    later(st, MOVED, i, start, to)


def go_home(st: FiveSails, i: int, by: int, tired: bool) -> None:
    if st.in_play(i):
        move(st, i, HOME + st.ctrl[i], by, tired)
