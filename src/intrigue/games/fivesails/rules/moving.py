"""Changes of location (FIV-MOVE)."""

from __future__ import annotations

from ..events import MovedTo
from ..state.actions import A_CARD, ARGUMENT
from ..state.city import HOME
from ..state.frames import Asking, Doing
from ..state.moments import listening, moves, when_moved
from ..state.names import MOVES
from ..state.parts import Whereabouts
from ..state.printed import CARDS
from ..state.state import FiveSails
from .engaging import engage
from .moments import answers, later
from .reactions import now
from .renown_control import locks, place_name


class Arrive(Doing):
    """A move that may still be called off."""

    __slots__ = ("card", "start", "to", "by", "tired")
    card: int
    start: int
    to: int
    by: int
    tired: bool

    def __init__(self, card: int, start: int, to: int, by: int, tired: bool) -> None:
        self.card = card
        self.start = start
        self.to = to
        self.by = by
        self.tired = tired

    def moves(self) -> int:
        return self.card

    def run(self, state: FiveSails) -> None:
        arrive(state, self)


def can_be_moved(st: FiveSails, i: int, by: int) -> bool:
    """Whether a seat's ability can move a character; some hold their ground."""
    if st.ctrl[i] == by:
        return True
    for source in st.meddlers:
        for passive in CARDS[st.kind[source]].passives:
            if passive.holds_back(st, source, i):
                return False
    return True


def move(st: FiveSails, i: int, to: int, by: int, tired: bool) -> None:
    """FIV-MOVE-2, FIV-MOVE-3: a change of location. `tired`: it arrives engaged."""
    move_all(st, [i], [to], by, tired)


def move_all(st: FiveSails, cards: list[int], places: list[int], by: int, tired: bool) -> None:
    """Characters change their locations all at once: nobody has left while others are still about to (FIV-FIRST-3)."""
    leaving: list[Arrive] = []
    for k in range(len(cards)):
        i = cards[k]
        to = places[k]
        if not st.in_play(i) or (by >= 0 and not can_be_moved(st, i, by)):
            continue
        if to >= HOME and to != HOME + st.ctrl[i]:  # FIV-MAP-6
            continue
        if st.place[i] != to:
            leaving.append(Arrive(i, st.place[i], to, by, tired))
        elif tired:
            engage(st, i)
    if not listening(st, MOVES):
        for one in leaving:
            arrive(st, one)
        return
    for k in range(len(leaving) - 1, -1, -1):
        st.stack.append(leaving[k])
    if leaving:
        st.stack.append(Leaving(tuple(leaving)))


class Leaving(Asking):
    """Some are about to leave, and each of these moves can be answered while all are still where they were. The First
    Player orders them where that could matter: where cards in play might answer more than one (FIV-C-143)."""

    __slots__ = ("movers",)
    movers: tuple[Arrive, ...]

    def __init__(self, movers: tuple[Arrive, ...]) -> None:
        self.movers = movers

    def who(self, st: FiveSails) -> int:
        return st.order()[0]

    def answerable(self, st: FiveSails) -> list[int]:
        """Those whose move somebody could answer, as far as the table shows."""
        found: list[int] = []
        if len(self.movers) > 1 and st.answerable >> MOVES & 1:
            for one in self.movers:
                moment = moves(st, card=one.card, start=one.start, goal=one.to)
                for seat in st.living():
                    if still_there(st, one) and answers(st, seat, moment, ()):
                        found.append(one.card)
                        break
        return found

    def asks(self, state: FiveSails) -> bool:
        return len(self.answerable(state)) > 1

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in self.answerable(st)]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        self.next(st, action & ARGUMENT)

    def run(self, state: FiveSails) -> None:
        self.next(state, self.movers[0].card)

    def next(self, st: FiveSails, card: int) -> None:
        rest = [one for one in self.movers if one.card != card]
        if rest:
            st.stack.append(Leaving(tuple(rest)))
        for one in self.movers:
            if one.card == card and still_there(st, one):
                now(st, moves(st, card=card, start=one.start, goal=one.to))


def still_there(st: FiveSails, one: Arrive) -> bool:
    return st.in_play(one.card) and st.place[one.card] == one.start


def arrive(st: FiveSails, one: Arrive) -> None:
    if not still_there(st, one):
        return
    i = one.card
    st.place[i] = one.to
    known = st.remembered
    if isinstance(known, Whereabouts):
        st.remembered = known.after(i, one.to)
    if st.events is not None:
        st.tell(MovedTo(i, CARDS[st.kind[i]].id, place_name(st, one.to), one.by))
    if one.tired:
        engage(st, i)
    locks(st)
    later(st, when_moved(st, card=i, start=one.start, goal=one.to))


def go_home(st: FiveSails, cards: list[int], by: int, tired: bool) -> None:
    move_all(st, cards, [HOME + st.ctrl[i] for i in cards], by, tired)
