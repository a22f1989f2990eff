"""Dusk: the Day is wound up (FIV-DUSK)."""

from __future__ import annotations

from ..state.actions import A_CARD, ARGUMENT, PASS
from ..state.city import CITY_PLACES
from ..state.frames import Asking, Doing
from ..state.moments import day_ends, dusk_begins
from ..state.numbers import BURIED, DUSK, FOR_GOOD, M_STAYS
from ..state.printed import CARDS
from ..state.state import FiveSails
from .discarding import cast_off, discard_from_hand
from .drawing import clear_streets, take
from .engaging import ready
from .legality import one_of_each
from .marks import has_mark
from .moving import go_home
from .phases import enter_phase
from .reactions import Flush, now
from .renown_control import unclaim
from .stats import is_brute
from .wounds import DISMISS, drop_gear, send_off


class BeginDusk(Doing):
    """FIV-DUSK-1."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        enter_phase(state, DUSK)
        state.stack.append(CleanUp())
        state.stack.append(Flush(0))
        now(state, dusk_begins(state))


class CleanUp(Doing):
    """All control ends (FIV-DUSK-2, FIV-MAP-8) but where a card forbids it (FIV-C-192), and everybody becomes en garde
    (FIV-DUSK-3), attachments too (FIV-C-30). What lies face-down goes by who has control until now (FIV-C-33). Renown
    stays where it is (FIV-C-31)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        for i in st.aside[:]:
            if st.zone[i] == BURIED:
                place = st.place[i]
                if st.control[place] == st.owner[i]:
                    take(st, i, open_to_all=False)
                else:
                    cast_off(st, st.owner[i], i, st.owner[i])
        for place in range(CITY_PLACES):
            unclaim(st, place)
        st.stack.append(ClearCity())
        st.stack.append(Flush(0))
        st.stack.append(MoveHome())
        st.stack.append(Flush(0))  # who became en garde is answered before the way Home (FIV-C-29, FIV-C-195)
        for i in st.gear[:]:
            ready(st, i)
        for i in everybody(st):
            ready(st, i)


def everybody(st: FiveSails) -> list[int]:
    """All characters in play, the First Player's first."""
    found: list[int] = []
    for seat in st.order():
        found += st.crew[seat]
    return found


class MoveHome(Doing):
    """FIV-DUSK-3, FIV-C-29: en garde by now, all go Home at once."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        go_home(state, [i for i in everybody(state) if not has_mark(state, M_STAYS, i)], -1, tired=False)


class ClearCity(Doing):
    """City cards are discarded (FIV-DUSK-4), schemes go to the Locker (FIV-DUSK-5, FIV-SCHEME-4); hands are next, and
    then Dusk ends, which no card of the set answers, and the Day, which some do (FIV-DUSK-7)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        clear_streets(st, 0, CITY_PLACES - 1)
        for seat in range(st.seats):
            if st.schemes[seat] >= 0:
                st.to_locker(st.schemes[seat])
        st.panache = [0] * st.seats
        st.stack.append(EndOfDay())
        st.stack.append(Flush(0))
        now(st, day_ends(st))
        for seat in reversed(st.order()):
            st.stack.append(HandLimit(seat))


class HandLimit(Asking):
    """FIV-DUSK-6, FIV-C-26: down to the Leader's printed Panache (FIV-LEAD-5)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, st: FiveSails) -> int:
        return self.seat

    def asks(self, state: FiveSails) -> bool:
        if state.eliminated[self.seat]:
            return False
        return len(state.hands[self.seat]) > CARDS[state.kind[state.leaders[self.seat]]].panache

    def picks(self, st: FiveSails) -> list[int]:
        return [A_CARD + i for i in one_of_each(st, st.hands[self.seat])]

    def answer(self, st: FiveSails, seat: int, action: int) -> None:
        st.stack.append(HandLimit(seat))
        if action != PASS:
            discard_from_hand(st, seat, action & ARGUMENT, -1)

    def run(self, state: FiveSails) -> None:
        pass


class EndOfDay(Doing):
    """FIV-C-32: Brutes are discarded (FIV-BRUTE-3), then lasting effects end."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        for seat in st.order():
            for i in st.crew[seat][:]:
                if st.in_play(i) and is_brute(st, i):
                    send_off(st, i, DISMISS)
        for i in st.gear[:]:
            for passive in CARDS[st.kind[i]].passives:
                if st.in_play(i) and passive.ends_with_day():
                    drop_gear(st, i)
        st.stack.append(EffectsEnd())
        st.stack.append(Flush(0))


class EffectsEnd(Doing):
    """The Day is over: nothing of it lasts (FIV-DUR-1, FIV-C-32)."""

    __slots__ = ()

    def run(self, state: FiveSails) -> None:
        st = state
        st.marks = [mark for mark in st.marks if mark.until == FOR_GOOD]
        st.used = [0] * st.size
        st.touched = [0] * st.seats
        st.place_used = 0
        st.pending.clear()
